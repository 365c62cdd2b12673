import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from '../testing/bank.ts';

/* The installation of these tests lets two people move five million dollars a day. */
let bank: Bank;
let clerk: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  clerk = await bank.person('Clerk');
});
afterAll(() => bank.close());

const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });

const propose = (path: string, body: object) =>
  bank.byTwo('POST', `/api/v1/admin/wallet/${path}`, {
    as: clerk,
    role: 'super_admin',
    key: crypto.randomUUID(),
    body,
  });

/** A withdrawal of so many cents waits for the bank. */
async function waiting(cents: string): Promise<void> {
  const person = await bank.person('Amina', cents, 'EUR');
  const asked = async (path: string, body: object) =>
    bank.call('POST', `/api/v1/wallet/${path}`, {
      as: person,
      key: crypto.randomUUID(),
      body: { pin: TEST_PIN, ...body },
    });
  const details = { scheme: 'iban', holder: 'Amina', account: 'DE89370400440532013000', bank: '' };
  const account = await asked('payout-accounts', details);
  const made = await asked('withdrawals', { payout_account: account.body.id, amount: eur(cents) });
  expect(made.status).toBe(201);
}

it('files for the bank move no more in a day than the host allows, in whichever currency (attack X5)', async () => {
  await waiting('300000000');
  expect((await propose('bank-batches', { asset: 'EUR' })).body).toMatchObject({ count: 1 });
  await waiting('300000000');
  const second = await propose('bank-batches', { asset: 'EUR' });
  expect(second).toMatchObject({ status: 409, body: { code: 'day_worth_reached' } });
  const { rows } = await bank.database.pool.query(
    "select state, worth from approvals.proposal where kind = 'wallet.bank_batch' order by id",
  );
  expect(rows.map(({ state }) => state)).toEqual(['executed', 'open']);
  // These tests have no rates: a euro counts as a dollar.
  expect(rows[0].worth).toBe(300_000_000n);
  bank.clock.advance(24 * 3600 + 1);
  expect((await propose('bank-batches', { asset: 'EUR' })).body).toMatchObject({ count: 1 });
});
