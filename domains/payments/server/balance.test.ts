import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { feeOf } from '../contract/index.ts';
import { SETTLE_AFTER_S } from '../contract/limits.ts';
import { FOLLOW_UP } from './balance.ts';
import { openBank, ownBalance, shopIn } from './testing/bank.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const PAYMENTS = '/api/v1/payments';

describe('a merchant’s balance', () => {
  const payOut = (as: TestPerson, value: string, key: string = crypto.randomUUID()) =>
    bank.call('POST', '/api/v1/payment-balance/payouts', {
      as,
      key,
      body: { amount: jvd(value), pin: TEST_PIN },
    });

  it('is pending for a day, then available, and goes to the wallet once', async () => {
    const { merchant, payer, link } = await shops.shop();
    await shops.buy(payer, link);
    await bank.runJob(FOLLOW_UP);
    expect(await shops.balance(merchant)).toEqual(ownBalance('2475', '0'));
    expect((await payOut(merchant, '1')).body.code).toBe('insufficient_funds');
    bank.clock.advance(SETTLE_AFTER_S);
    await Promise.all([bank.runJob(FOLLOW_UP), bank.runJob(FOLLOW_UP)]);
    await bank.runJob(FOLLOW_UP);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '2475'));
    const key = crypto.randomUUID();
    const paid = await Promise.all([
      payOut(merchant, '2000', key),
      payOut(merchant, '2000', crypto.randomUUID()),
    ]);
    expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402]);
    expect(await bank.balance(merchant)).toBe('2000');
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '475'));
    const [entry] = (await bank.call('GET', '/api/v1/wallet/activity', { as: merchant })).body.items;
    expect(entry).toMatchObject({ kind: 'payments.payout', title: 'Payout of sales' });
  });

  it('of more sales than one run settles is available without waiting for the next hour', async () => {
    const { merchant, payer, link } = await shops.shop();
    const { body: paid } = await shops.buy(payer, link);
    // The same sale over and over, as it stands in the table: a test payment moves no money.
    await bank.database.owner.query(
      `insert into payments.payment (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_test, created_at, expires_at)
       select ${uuidNow}, link_id, merchant_id, payer_id, title, asset, amount, fee, true, created_at, expires_at
       from payments.payment, generate_series(1, 450) where id = $1`,
      [paid.id],
    );
    await bank.database.owner.query(
      `update payments.payment set state = 'succeeded', ended_at = created_at, available_at = created_at
       where merchant_id = $1 and is_test`,
      [merchant.userId],
    );
    const again = async () => {
      const { rows } = await bank.database.owner.query(
        'select (graphile_worker.remove_job($1)).id is not null as is_there',
        [`${FOLLOW_UP} again`],
      );
      return rows[0]?.is_there === true;
    };
    await again();
    let runs = 0;
    do {
      await bank.runJob(FOLLOW_UP);
      runs += 1;
    } while (await again());
    expect(runs).toBeGreaterThanOrEqual(3);
    const { rows } = await bank.database.pool.query(
      'select count(*)::int as count from payments.payment where merchant_id = $1 and is_test and not is_available',
      [merchant.userId],
    );
    expect(rows[0].count).toBe(0);
  });

  it('of many sales at once is what was paid less the fees, and the books are whole', async () => {
    const { merchant, link } = await shops.shop({ amount: null, asset: 'JVD' });
    const sums = Array.from({ length: 20 }, (_, at) => BigInt(1 + at * at * 37));
    await Promise.all(
      sums.map(async (sum) => {
        const buyer = await bank.person('Buyer', sum.toString());
        const { body } = await shops.start(buyer, link, { amount: jvd(sum.toString()) });
        expect((await shops.confirm(buyer, body.id)).status).toBe(200);
      }),
    );
    const net = sums.reduce((total, sum) => total + sum - feeOf(sum), 0n);
    expect(await shops.balance(merchant)).toEqual(ownBalance(net.toString(), '0'));
    const list = await bank.call('GET', `${PAYMENTS}?limit=7&payment_link=${link}`, { as: merchant });
    expect(list.body.items).toHaveLength(7);
    const rest = await bank.call('GET', `${PAYMENTS}?limit=50&after=${list.body.next}`, { as: merchant });
    expect(rest.body.items).toHaveLength(13);
    expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });
});

it('nothing is sold for a person who has deleted their account, and nothing waits for them', async () => {
  const { merchant, payer, link } = await shops.shop();
  const { body: payment } = await shops.start(payer, link);
  await bank.forget(merchant);
  expect((await shops.confirm(payer, payment.id)).body).toMatchObject({
    code: 'payment_closed',
    state: 'canceled',
  });
  expect((await shops.start(payer, link)).body).toMatchObject({ code: 'link_closed', state: 'inactive' });
});
