import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bank, TestPerson } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';
import { exchangeDesk } from './testing/exchange-desk.ts';

let bank: Bank;
let operator: TestPerson;
let amina: TestPerson;
beforeAll(async () => {
  bank = await openBank({ hasSandbox: false });
  await bank.setRates();
  operator = await bank.person('Operator');
  amina = await bank.person('Amina', '50000');
});
afterAll(() => bank.close());

const PATH = '/api/v1/admin/wallet/liquidity';
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

const move = (direction: string, value: string, key: string = crypto.randomUUID()) =>
  bank.byTwo('POST', PATH, {
    as: operator,
    role: 'super_admin',
    key,
    body: { direction, amount: usd(value) },
  });

async function convert() {
  const body = { from: 'JVD', to: 'USD', amount: { value: '10000', assetCode: 'JVD', assetScale: 2 } };
  const { id } = (await bank.call('POST', '/api/v1/wallet/quotes', { as: amina, body })).body;
  return bank.call('POST', '/api/v1/wallet/conversions', { as: amina, key: id, body: { quote_id: id } });
}

describe('liquidity', () => {
  it('is set aside by the operator, paid out by conversions, and taken back', async () => {
    expect((await convert()).body.code).toBe('liquidity_short');
    const first = await move('in', '20000', 'one');
    expect([first.status, first.body.available]).toEqual([201, usd('20000')]);
    expect((await move('in', '20000', 'one')).body.code).toBe('proposal_decided');
    expect((await convert()).status).toBe(201);
    const { items } = (await bank.call('GET', PATH, { as: operator, role: 'super_admin' })).body;
    const of = (asset: string) => items.find((item: { asset: string }) => item.asset === asset);
    expect(of('USD').available).toEqual(usd('7133'));
    expect(of('JVD')).toMatchObject({ available: { value: '9975' }, fees: { value: '25' } });
    const tooMuch = await move('out', '7134');
    expect([tooMuch.status, tooMuch.body.code]).toEqual([402, 'insufficient_funds']);
    expect((await move('out', '7133')).body.available).toEqual(usd('0'));
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });

  it('is proposed to be taken out only as far as it is there, and is moved under its own name', async () => {
    await move('in', '100');
    const { items } = (await bank.call('GET', PATH, { as: operator, role: 'super_admin' })).body;
    const there = BigInt(items.find((item: { asset: string }) => item.asset === 'USD').available.value);
    const propose = async (direction: string, value: bigint) => {
      const body = { direction, amount: usd(String(value)) };
      const key = crypto.randomUUID();
      return (await bank.call('POST', PATH, { as: operator, role: 'super_admin', key, body })).status;
    };
    expect([
      await propose('out', there + 1n),
      await propose('out', there),
      await propose('in', there + 1n),
    ]).toEqual([402, 202, 202]);
    const { rows } = await bank.database.pool.query<{ kind: string }>(
      `select distinct t.kind from ledger.transfer t join ledger.account a on a.id in (t.debit, t.credit)
       where a.purpose = 'fx_treasury'`,
    );
    expect(rows).toEqual([{ kind: 'fx_liquidity' }]);
  });

  it('stays where it is while one of the house’s two accounts is frozen, and moves again later', async () => {
    await move('in', '100');
    const desk = exchangeDesk(bank);
    for (const purpose of ['fx_treasury', 'fx_liquidity']) {
      const account = await desk.accountOf('house', 'USD', purpose);
      await desk.setStatus(account, 'frozen');
      for (const direction of ['in', 'out'])
        expect((await move(direction, '1')).body.code).toBe('account_frozen');
      await desk.setStatus(account, 'open');
      expect((await move('out', '1')).status).toBe(201);
    }
  });

  it('is nobody else’s to see or to move', async () => {
    const body = { direction: 'in', amount: usd('1') };
    expect((await bank.call('GET', PATH)).status).toBe(401);
    expect((await bank.call('GET', PATH, { as: amina })).body.code).toBe('role_required');
    expect((await bank.call('POST', PATH, { as: amina, key: 'k', body })).body.code).toBe('role_required');
  });

  it.each([
    ['sideways', '1', 'validation_failed'],
    ['in', '0', 'invalid_amount'],
    ['in', '-1', 'invalid_amount'],
  ])('is not moved %s by %s', async (direction, value, code) => {
    const answer = await move(direction, value);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });
});
