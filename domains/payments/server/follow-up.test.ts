import { notificationAsked } from '@egcr/notifications/contract';
import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FOLLOW_UP } from './balance.ts';
import { openBank, ownBalance } from './testing/bank.ts';
import { disputesIn } from './testing/disputes.ts';
import { testPaymentsIn } from './testing/test-payments.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
});
afterAll(() => bank.close());

describe('the job that makes money available', () => {
  it.each([
    [199, false],
    [200, true],
  ])('with %s payments that are due looks again at once: %s', async (many, isAgain) => {
    const { merchant, payer, link } = await shop.testShop();
    await bank.database.owner.query(
      `set session_replication_role = replica;
       insert into payments.payment
         (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_test, created_at, expires_at, state, ended_at, available_at)
       select ${uuidNow}, '${link}', '${merchant.userId}', '${payer.userId}', 'Tea', 'JVD', 100, 1, true, now(), now(), 'succeeded',
         now(), now()
       from generate_series(1, ${many});
       set session_replication_role = origin`,
    );
    await bank.runJob(FOLLOW_UP);
    const { rows } = await bank.database.owner.query(
      'select (graphile_worker.remove_job($1)).id is not null as is_there',
      [`${FOLLOW_UP} again`],
    );
    expect(rows[0]?.is_there === true).toBe(isAgain);
    const { rows: left } = await bank.database.pool.query(
      'select count(*)::int as count from payments.payment where merchant_id = $1 and not is_available',
      [merchant.userId],
    );
    expect(left).toEqual([{ count: 0 }]);
  });
});

it('a merchant whose pending money does not cover their sales waits, and nobody else does', async () => {
  const [short, other] = [await shop.shop(), await shop.shop()];
  const [shorts] = [await shop.buy(short.payer, short.link), await shop.buy(other.payer, other.link)];
  const add = (more: number) =>
    bank.database.owner.query('update payments.payment set amount = amount + $1 where id = $2', [
      more,
      shorts?.body.id,
    ]);
  await add(1);
  await shop.makeAvailable();
  expect([await shop.balance(short.merchant), await shop.balance(other.merchant)]).toEqual([
    ownBalance('2475', '0'),
    ownBalance('0', '2475'),
  ]);
  await add(-1);
  await bank.runJob(FOLLOW_UP);
  expect(await shop.balance(short.merchant)).toEqual(ownBalance('0', '2475'));
});

it('however many sales of merchants are stuck, the same run goes on with those of the others', async () => {
  const [one, another, other] = [await shop.shop(), await shop.shop(), await shop.shop()];
  await shop.buy(other.payer, other.link);
  const stuck = [
    [one, 250],
    [another, 200],
  ] as const;
  // All of them were sold before, and nothing of it is pending.
  for (const [{ merchant, payer, link }, many] of stuck)
    await bank.database.owner.query(
      `set session_replication_role = replica;
       insert into payments.payment
         (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_test, created_at, expires_at, state, ended_at, available_at)
       select ${uuidNow}, '${link}', '${merchant.userId}', '${payer.userId}', 'Tea', 'JVD', 100, 1, false, past, past, 'succeeded',
         past, past
       from generate_series(1, ${many}), (select now() - interval '1 year' as past) as sold;
       set session_replication_role = origin`,
    );
  await shop.makeAvailable();
  expect(await shop.balance(other.merchant)).toEqual(ownBalance('0', '2475'));
  const { rows } = await bank.database.pool.query(
    'select count(*)::int as count from payments.payment where merchant_id = any ($1) and not is_available',
    [stuck.map(([{ merchant }]) => merchant.userId)],
  );
  expect(rows).toEqual([{ count: 450 }]);
});

describe('notices', () => {
  const toldOf = async ({ userId }: TestPerson) => {
    const { rows } = await bank.database.pool.query(
      `select payload ->> 'kind' as kind from platform.event
       where topic = $1 and payload ->> 'user_id' = $2 and payload ->> 'kind' like 'payments.%' order by id`,
      [notificationAsked.topic, userId],
    );
    return rows.map(({ kind }) => String(kind).replace('payments.', ''));
  };
  const capture = (as: TestPerson, id: string) =>
    bank.call('POST', `/api/v1/payments/${id}/capture`, { as, key: crypto.randomUUID(), body: {} });

  it('tell a merchant of each payment, and a payer of what is charged later', async () => {
    const { merchant, payer, link } = await shop.shop();
    await shop.buy(payer, link);
    expect([await toldOf(merchant), await toldOf(payer)]).toEqual([['received'], []]);
    const held = await shop.shop({ capture: 'manual' });
    const { body } = await shop.buy(held.payer, held.link);
    expect([await toldOf(held.merchant), await toldOf(held.payer)]).toEqual([['authorized'], []]);
    await capture(held.merchant, body.id);
    expect([await toldOf(held.merchant), await toldOf(held.payer)]).toEqual([['authorized'], ['captured']]);
  });

  it('tell nobody of tests, and of their disputes', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const manual = (await shop.makeLink(merchant, { is_test: true, capture: 'manual' })).body.id;
    await shop.buy(payer, link);
    await capture(merchant, (await shop.buy(payer, manual)).body.id);
    const disputed = await shop.sent(payer, link, 'dispute_lost');
    await shop.run(disputed, 1);
    const { dispute } = await shop.read(merchant, disputed);
    expect((await disputesIn(bank).answer(merchant, dispute.id)).status).toBe(200);
    expect([await toldOf(merchant), await toldOf(payer)]).toEqual([[], []]);
  });
});

it('programs of a merchant hear that a payment which their lists do not take is canceled', async () => {
  const { merchant, payer, link } = await shop.shop();
  await bank.call('POST', '/api/v1/risk/rules', {
    as: merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, kind: 'amount', amount: jvd('2000'), action: 'block' },
  });
  const { body } = await shop.buy(payer, link);
  expect([body.state, body.is_blocked]).toEqual(['canceled', true]);
  const { rows } = await bank.database.pool.query(
    "select payload ->> 'type' as type from platform.event where topic = 'developers.event_asked' and payload -> 'object' ->> 'id' = $1",
    [body.id],
  );
  expect(rows).toEqual([{ type: 'payment.canceled' }]);
});
