import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { DISPUTE_WITHIN_S } from '../../contract/limits.ts';
import { FOLLOW_UP } from '../balance.ts';
import { openBank, ownBalance, shopIn } from '../testing/bank.ts';
import { disputesIn } from '../testing/disputes.ts';
import { testPaymentsIn } from '../testing/test-payments.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
let ask: ReturnType<typeof disputesIn>;
let officer: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
  ask = disputesIn(bank);
  officer = await bank.person('Odile');
});
afterAll(() => bank.close());
afterEach(() => vi.restoreAllMocks());

/** A sale of 25.00, of which the fee took 0.25; with so many cents of an earlier sale available. */
async function sold(available = 0) {
  const shop = await shops.shop();
  if (available > 0) {
    await shops.buy(shop.payer, shop.link);
    await shops.makeAvailable();
    await bank.call('POST', '/api/v1/payment-balance/payouts', {
      as: shop.merchant,
      key: crypto.randomUUID(),
      body: { amount: jvd(String(2475 - available)), pin: TEST_PIN },
    });
  }
  const { body } = await shops.buy(shop.payer, shop.link);
  return { ...shop, id: String(body.id) };
}
const balance = (as: TestPerson) => shops.balance(as);
/** Pending, available, reserved and owed. */
const figures = (...[pending, available, reserved, owed]: readonly number[]) =>
  ownBalance(String(pending), String(available), String(reserved), String(owed));
const disputed = async (sale: Awaited<ReturnType<typeof sold>>, cents: number) => {
  const { status, body } = await ask.open(sale.payer, sale.id, { amount: jvd(String(cents)) });
  expect(status).toBe(201);
  return String(body.id);
};
const decided = async (sale: Awaited<ReturnType<typeof sold>>, id: string, outcome: 'won' | 'lost') => {
  await ask.answer(sale.merchant, id);
  expect((await ask.decide(officer, id, outcome)).body.state).toBe(outcome);
};
const disputedOf = async ({ merchant, id }: Awaited<ReturnType<typeof sold>>) =>
  (await bank.call('GET', `/api/v1/payments/${id}`, { as: merchant })).body.disputed;
const sound = async () => expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);

describe('to the cent', () => {
  it.each([
    [1, 0, [2474, 0, 1, 0], { lost: [2474, 0, 0, 0], won: [2474, 1, 0, 0] }],
    [2475, 0, [0, 0, 2475, 0], { lost: [0, 0, 0, 0], won: [0, 2475, 0, 0] }],
    [2476, 0, [0, 0, 2475, 0], { lost: [0, 0, 0, 1], won: [0, 2475, 0, 0] }],
    [2476, 1, [0, 0, 2476, 0], { lost: [0, 0, 0, 0], won: [0, 2476, 0, 0] }],
    [2500, 1, [0, 0, 2476, 0], { lost: [0, 0, 0, 24], won: [0, 2476, 0, 0] }],
  ] as const)(
    'a dispute of %s cents of 2500, with %s available, keeps back what is there, and its end moves that',
    async (cents, available, kept, { lost, won }) => {
      for (const [outcome, after, counted] of [
        ['lost', lost, cents],
        ['won', won, 0],
      ] as const) {
        const sale = await sold(available);
        const id = await disputed(sale, cents);
        expect(await balance(sale.merchant)).toEqual(figures(...kept));
        expect(await disputedOf(sale)).toEqual(jvd(String(cents)));
        const before = BigInt((await bank.balance(sale.payer)) ?? '0');
        await decided(sale, id, outcome);
        expect(await balance(sale.merchant)).toEqual(figures(...after));
        expect(await disputedOf(sale)).toEqual(jvd(String(counted)));
        expect(BigInt((await bank.balance(sale.payer)) ?? '0') - before).toBe(BigInt(counted));
      }
      await sound();
    },
  );

  it('what is missing at its end is taken from what has become available since, and is owed beyond', async () => {
    const sale = await sold();
    const id = await disputed(sale, 2476);
    await shops.buy(sale.payer, sale.link);
    await shops.makeAvailable();
    expect(await balance(sale.merchant)).toEqual(figures(0, 2475, 2475, 0));
    await decided(sale, id, 'lost');
    expect(await balance(sale.merchant)).toEqual(figures(0, 2474, 0, 0));
    await sound();
  });

  it('one cent that is owed is paid by the next sale, and nothing is paid where nothing is owed', async () => {
    const sale = await sold();
    await decided(sale, await disputed(sale, 2476), 'lost');
    for (const after of [2474, 4949]) {
      await shops.buy(sale.payer, sale.link);
      await shops.makeAvailable();
      expect(await balance(sale.merchant)).toEqual(figures(0, after, 0, 0));
    }
    await sound();
  });

  it('what was kept back and is the merchant’s again pays first what they owe after another dispute', async () => {
    const sale = await sold();
    const kept = await disputed(sale, 2475);
    const { body } = await shops.buy(sale.payer, sale.link);
    const other = { ...sale, id: String(body.id) };
    await decided(other, await disputed(other, 2500), 'lost');
    expect(await balance(sale.merchant)).toEqual(figures(0, 0, 2475, 25));
    await decided(sale, kept, 'won');
    expect(await balance(sale.merchant)).toEqual(figures(0, 2450, 0, 0));
    await sound();
  });

  it('a merchant who accepts pays what their sales lack, one cent too, from their wallet alone', async () => {
    const [whole, lacking] = [await sold(), await sold()];
    expect((await ask.accept(whole.merchant, await disputed(whole, 2475))).body.state).toBe('lost');
    expect(await balance(whole.merchant)).toEqual(figures(0, 0, 0, 0));
    const id = await disputed(lacking, 2476);
    expect((await ask.accept(lacking.merchant, id)).body.code).toBe('insufficient_funds');
    await bank.fund(lacking.merchant, jvd('1'));
    expect((await ask.accept(lacking.merchant, id)).body.state).toBe('lost');
    expect([await bank.balance(lacking.merchant), await balance(lacking.merchant)]).toEqual([
      '0',
      figures(0, 0, 0, 0),
    ]);
    await sound();
  });
});

describe('at the instant', () => {
  const follow = async (now: number) => {
    vi.spyOn(bank.clock, 'now').mockReturnValue(new Date(now));
    await bank.runJob(FOLLOW_UP);
    vi.restoreAllMocks();
  };
  const stateOf = async (id: string) => {
    const { rows } = await bank.database.pool.query(
      'select state, due_at, decide_at from payments.dispute where id = $1',
      [id],
    );
    return rows[0];
  };

  it('a payment can be disputed for sixty days, and not a moment longer', async () => {
    const [first, second] = [await sold(), await sold()];
    const endedAt = async ({ payer, id }: typeof first) =>
      Date.parse((await bank.call('GET', `/api/v1/payments/${id}`, { as: payer })).body.ended_at);
    for (const [sale, late, answer] of [
      [first, 0, [409, 'dispute_late']],
      [second, -1, [201, undefined]],
    ] as const) {
      const instant = (await endedAt(sale)) + DISPUTE_WITHIN_S * 1000 + late;
      vi.spyOn(bank.clock, 'now').mockReturnValue(new Date(instant));
      const { status, body } = await ask.open(sale.payer, sale.id);
      expect([status, body.code]).toEqual(answer);
      vi.restoreAllMocks();
    }
  });

  it('a dispute without an answer is lost when its time is over', async () => {
    const sale = await sold();
    const id = await disputed(sale, 2475);
    const due = (await stateOf(id)).due_at.getTime();
    await follow(due - 1);
    expect((await stateOf(id)).state).toBe('needs_response');
    await follow(due);
    expect((await stateOf(id)).state).toBe('lost');
  });

  it('a simulated rail decides when it has looked at the answer for a minute', async () => {
    const tests = testPaymentsIn(bank);
    const { merchant, payer, link } = await tests.testShop();
    const payment = await tests.sent(payer, link, 'dispute_won');
    await tests.run(payment, 1);
    const { dispute } = await tests.read(merchant, payment);
    await ask.answer(merchant, dispute.id);
    const decide = (await stateOf(dispute.id)).decide_at.getTime();
    await follow(decide - 1);
    expect((await stateOf(dispute.id)).state).toBe('under_review');
    await follow(decide);
    expect((await stateOf(dispute.id)).state).toBe('won');
  });
});
