import type { Answer, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

const PATH = '/api/v1/admin/grant-budgets';
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

let bank: GrantsBank;
let maker: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  maker = await bank.person('Maker');
});
afterAll(() => bank.close());

const staff = { role: 'super_admin' } as const;
const read = async (type: string) =>
  (await bank.call('GET', `${PATH}/${type}`, { as: maker, ...staff })).body;
const history = async (type: string) =>
  (await bank.call('GET', `${PATH}/${type}/fillings`, { as: maker, ...staff })).body.items;

function propose(
  type: string,
  amount: object = usd('5000000'),
  asked: {
    readonly as?: TestPerson;
    readonly key?: string;
    readonly pin?: 'stale';
    readonly reason?: string;
  } = {},
): Promise<Answer> {
  const { as = maker, key = crypto.randomUUID(), pin, reason = 'The board’s decision 12.' } = asked;
  const body = { amount, reason };
  return bank.call('POST', `${PATH}/${type}/fillings`, { as, key, body, ...staff, ...(pin && { pin }) });
}

describe('the budget of a programme [SYS-03] [SYS-04]', () => {
  it('is filled once a second person approves; the ledger has it, and the history says who', async () => {
    const proposed = await propose('energy');
    expect(proposed.status).toBe(202);
    expect(proposed.body).toMatchObject({
      kind: 'disbursements.budget',
      facts: [
        { name: 'source', text: 'Energy fund' },
        { name: 'amount', amount: usd('5000000') },
      ],
      reason: 'The board’s decision 12.',
    });
    expect((await read('energy')).free).toEqual(usd('0'));
    expect(await history('energy')).toEqual([]);
    expect((await bank.approve(proposed.body)).status).toBe(201);
    expect(await read('energy')).toMatchObject({
      type: 'energy',
      title: 'Energy fund',
      total: usd('5000000'),
      free: usd('5000000'),
      promised: usd('0'),
      paid: usd('0'),
    });
    expect((await bank.booksOf('energy'))?.budgetMinor).toBe(5_000_000n);
    expect(await history('energy')).toMatchObject([{ amount: usd('5000000') }]);
    const { rows } = await bank.database.owner.query(
      'select proposed_by, approved_by from disbursements.filling where fund_id = $1',
      [await bank.programmeId('energy')],
    );
    expect(rows).toEqual([{ proposed_by: maker.userId, approved_by: bank.checker.userId }]);
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
  });

  it('is not filled by the person who proposed it', async () => {
    const { body } = await propose('health');
    const own = await bank.approve(body, maker);
    expect(own.body.code).toBe('own_proposal');
    expect((await read('health')).free).toEqual(usd('0'));
  });

  it('is filled once, however many approve at the same time', async () => {
    const { body } = await propose('housing', usd('700'));
    const others = await Promise.all([1, 2, 3, 4].map((each) => bank.person(`Approver${each}`)));
    const answers = await Promise.all(others.map((as) => bank.approve(body, as)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect((await read('housing')).total).toEqual(usd('700'));
    expect(await history('housing')).toHaveLength(1);
  });

  it('is proposed once for a key', async () => {
    const key = crypto.randomUUID();
    const [one, two] = [
      await propose('mining-resources', usd('5'), { key }),
      await propose('mining-resources', usd('5'), { key }),
    ];
    expect(two.body.id).toBe(one.body.id);
  });

  it('takes dollars above zero only, and a reason, each named where it is wrong', async () => {
    const euro = await propose('energy', { value: '100', assetCode: 'EUR', assetScale: 2 });
    expect([euro.status, euro.body.errors]).toEqual([
      422,
      [{ field: 'amount.assetCode', code: 'not_offered' }],
    ]);
    for (const value of ['0', '-5', '1.5', '', '9'.repeat(40)])
      expect((await propose('energy', usd(value))).body.errors).toEqual([
        { field: 'amount.value', code: 'invalid_amount' },
      ]);
    expect((await propose('energy', usd('1'), { reason: '  ' })).body.errors).toMatchObject([
      { field: 'reason', code: 'required' },
    ]);
  });

  it('takes no more than two people may move in a day', async () => {
    const refused = await propose('energy', usd('99999999999999'));
    expect([refused.status, refused.body.code]).toEqual([409, 'day_worth_reached']);
  });

  it('is nobody’s business but the staff’s, and filling needs a PIN just entered', async () => {
    const stranger = await bank.person('Stranger');
    for (const path of ['', '/energy', '/energy/fillings'])
      expect((await bank.call('GET', `${PATH}${path}`, { as: stranger })).status).toBe(403);
    const refused = await bank.call('POST', `${PATH}/energy/fillings`, {
      as: stranger,
      key: crypto.randomUUID(),
      body: { amount: usd('1'), reason: 'Mine.' },
    });
    expect(refused.status).toBe(403);
    expect((await propose('energy', usd('1'), { pin: 'stale' })).body.code).toBe('pin_required');
    for (const type of ['nothing', 'Energy']) expect((await propose(type)).status).toBe(404);
  });

  it('stands in a list of all, page by page', async () => {
    const page = async (after = '') =>
      (await bank.call('GET', `${PATH}?limit=8${after && `&after=${after}`}`, { as: maker, ...staff })).body;
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { items, next } = await page(after);
      seen.push(...items.map(({ type }: { type: string }) => type));
      after = next;
    }
    expect(new Set(seen).size).toBe(20);
    expect(seen).toHaveLength(20);
  });
});
