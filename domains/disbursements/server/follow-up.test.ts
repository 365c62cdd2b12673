import { uuidv7 } from '@egcr/contract/ids';
import { purseOf } from '@egcr/wallet/server';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { disbursementHealth } from './health.ts';
import type { DisbursementsDoor } from './index.ts';
import { followUpAll, openFunds } from './testing/open-fund.ts';

let bank: Bank;
let door: DisbursementsDoor;
let manager: TestPerson;
beforeAll(async () => {
  ({ bank, door } = await openFunds());
  manager = await bank.person('Manager');
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());
const asManager = () => ({ as: manager, role: 'super_admin', key: crypto.randomUUID() });
const stateOf = async (id: string) =>
  (await bank.call('GET', `/api/v1/admin/disbursements/${id}`, asManager())).body.state;

/** An envelope of two payments, approved by two and paid. */
async function paidEnvelope(payees?: readonly TestPerson[]): Promise<string> {
  const [id, fund] = [newId(), newId()];
  const amount = { value: '1000', assetCode: 'USD', assetScale: 2 };
  const people = payees ?? [await bank.person('Payee'), await bank.person('Payee')];
  const payments = people.map(({ userId }) => ({
    subject: newId(),
    userId,
    amountMinor: 500n,
  }));
  await bank.services.unit(async (work) => {
    await door.fill(work, { fund, amount, key: fund });
    const control = { count: 2, totalMinor: 1000n };
    const named = {
      purpose: 'grant',
      title: 'School gardens',
      asset: 'USD',
      requestedBy: null,
      decidedBy: [],
    } as const;
    await door.envelope(work, { id, fund, payments, control, ...named });
  });
  const proposed = await bank.call('POST', `/api/v1/admin/disbursements/${id}/proposal`, asManager());
  expect((await bank.approve(proposed.body)).status).toBe(201);
  while ((await stateOf(id)) === 'shipping') await bank.runJob('disbursements.ship', { envelope: id });
  return id;
}

describe('an envelope that waits', () => {
  it('and whose payments do not make its totals stays open, is told to the operator, and stops no other', async () => {
    const [broken, whole] = [await paidEnvelope(), await paidEnvelope()];
    const change = (by: number) =>
      bank.database.owner.query(
        'update disbursements.disbursement set amount_minor = amount_minor + $2 where envelope_id = $1 and position = 1',
        [broken, by],
      );
    await change(-1);
    const error = vi.spyOn(bank.services.log, 'error');
    await followUpAll(bank);
    expect([await stateOf(broken), await stateOf(whole)]).toEqual(['shipped', 'closed']);
    expect(error.mock.calls.map(([said]) => said)).toContainEqual({
      code: 'envelope_totals_differ',
      envelope: broken,
    });
    error.mockRestore();
    const sign = { name: 'disbursements.totals', state: 'failing', reason: 'envelope_totals_differ' };
    expect(await disbursementHealth(bank.services)).toEqual([sign]);
    await change(1);
    await followUpAll(bank);
    expect(await stateOf(broken)).toBe('closed');
    expect(await disbursementHealth(bank.services)).toEqual([{ name: sign.name, state: 'well' }]);
  });

  it('pays the rest where a wallet is frozen, and pays that one the day after it is open again, once', async () => {
    const [frozen, open] = [await bank.person('Frozen'), await bank.person('Open')];
    const [account = ''] = await bank.services.unit((work) =>
      bank.ledger.openAccounts(work, [purseOf(frozen.userId, 'USD')]),
    );
    const setStatus = (status: 'frozen' | 'open') =>
      bank.services.unit((work) => bank.ledger.setStatus(work, account, status));
    await setStatus('frozen');
    const id = await paidEnvelope([frozen, open]);
    const balances = async () => [await bank.balance(frozen, 'USD'), await bank.balance(open, 'USD')];
    expect(await balances()).toEqual(['0', '500']);
    const payments = async () =>
      (await bank.call('GET', `/api/v1/admin/disbursements/${id}/payments`, asManager())).body.items;
    const [failed] = await payments();
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, reason: 'recipient_unavailable' });
    await setStatus('open');
    await followUpAll(bank);
    expect(await balances()).toEqual(['0', '500']);
    bank.clock.advance(86_400 + 60);
    for (let time = 0; time < 2; time += 1) {
      await followUpAll(bank);
      await bank.runJob('disbursements.ship', { envelope: id });
    }
    await followUpAll(bank);
    expect(await balances()).toEqual(['500', '500']);
    expect(await payments()).toMatchObject([
      { state: 'paid', reason: null, next_try_at: null },
      { state: 'paid' },
    ]);
    expect(await stateOf(id)).toBe('closed');
    expect(await door.prove(bank.database.db)).toEqual([]);
  });
});
