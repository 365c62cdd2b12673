import { keyIn } from '@egcr/developers/testing';
import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { businessesIn, openBank } from './testing/bank.ts';
import { merchantsIn } from './testing/merchants.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());
afterEach(() => vi.restoreAllMocks());

const { ask, sell, payOut } = merchantsIn(() => bank);
const PAYOUTS = '/api/v1/payouts';
const SCHEDULES = '/api/v1/payout-schedules';
const DAY_S = 24 * 3600;

/** The clock stands still at an instant. */
const stopAt = (instant: number) => vi.spyOn(bank.clock, 'now').mockReturnValue(new Date(instant));
const listed = async (as: TestPerson, query = '', actingFor?: string) =>
  (await ask('GET', `${PAYOUTS}${query}`, as, { actingFor })).body.items;

it('a payout that waits its day is paid at the end of it, and not a moment before', async () => {
  const merchant = await bank.person('Mara');
  await sell(merchant, '2000000');
  const { body } = await payOut(merchant, '1500000');
  const due = Date.parse((await listed(merchant))[0].due_at);
  for (const [instant, balance] of [
    [due - 1, '0'],
    [due, '1500000'],
  ] as const) {
    stopAt(instant);
    await bank.runJob('payouts.settle', { payout: body.id });
    expect(await bank.balance(merchant)).toBe(balance);
  }
});

it('a payout that nobody confirmed is found among those that have expired', async () => {
  const teams = businessesIn(bank);
  const { id, owner } = await teams.firm();
  await teams.join(id, owner, 'finance');
  await sell(owner, '2000000', id);
  const { body } = await payOut(owner, '1500000', { actingFor: id });
  bank.clock.advance(7 * DAY_S);
  await bank.runJob('payouts.run');
  expect(await listed(owner, '?state=waiting', id)).toEqual([]);
  expect(await listed(owner, '?state=expired', id)).toMatchObject([{ id: body.id, state: 'expired' }]);
});

it('payouts are searched by a part of their reference; spaces are no words', async () => {
  const merchant = await bank.person('Mara');
  await sell(merchant, '10000');
  const [first, second] = [await payOut(merchant, '100'), await payOut(merchant, '200')];
  const found = async (words: string) =>
    (await listed(merchant, `?words=${encodeURIComponent(words)}`)).map(({ id }: { id: string }) => id);
  expect(await found('   ')).toEqual([second.body.id, first.body.id]);
  expect(await found(` ${String(first.body.reference).toLowerCase()} `)).toEqual([first.body.id]);
});

it('the last unit that is available can be paid out, and a key of one person reads that nobody else confirms', async () => {
  const merchant = await bank.person('Mara');
  await sell(merchant, '101');
  await payOut(merchant, '98');
  const { body: key } = await keyIn(bank)(merchant, { mode: 'live' });
  const room = await bank.call('GET', '/api/v1/payout-room', { bearer: String(key.secret) });
  expect(room.body.items).toMatchObject([{ most: jvd('1'), beyond: 'day' }]);
  expect((await payOut(merchant, '1')).body.state).toBe('paid');
});

describe('a schedule', () => {
  const plan = { cadence: 'daily', time_zone: 'Europe/Rome', minimum: jvd('5000'), pin: TEST_PIN };
  const run = (merchant: string) => bank.runJob('payouts.run_schedule', { merchant, asset: 'JVD' });

  it('pays out at its instant, from its least sum on', async () => {
    const [enough, little] = [await bank.person('Mara'), await bank.person('Mia')];
    // The fee is one percent, rounded up.
    for (const [merchant, value] of [
      [enough, '5051'],
      [little, '5050'],
    ] as const) {
      await sell(merchant, value);
      await ask('PUT', SCHEDULES, merchant, { body: plan });
    }
    const [schedule] = (await ask('GET', SCHEDULES, enough)).body.items;
    const due = Date.parse(schedule.next_at);
    stopAt(due - 1);
    await run(enough.userId);
    expect(await bank.balance(enough)).toBe('0');
    stopAt(due);
    for (const { userId } of [enough, little]) await run(userId);
    expect([await bank.balance(enough), await bank.balance(little)]).toEqual(['5000', '0']);
  });

  it('that is refused is tried again within the hour, and at its next time where that comes first', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '4000000');
    await bank.database.owner.query(
      `set session_replication_role = replica;
       insert into payouts.payout (id, merchant_id, asset, amount, state, is_scheduled, asked_by, asked_at, due_at)
       select ${uuidNow}, '${merchant.userId}', 'JVD', 1, 'held', false, '${merchant.userId}', now(), now() + interval '9 years'
       from generate_series(1, 20);
       set session_replication_role = origin`,
    );
    await ask('PUT', SCHEDULES, merchant, { body: plan });
    const nextAt = async () => Date.parse((await ask('GET', SCHEDULES, merchant)).body.items[0].next_at);
    const due = await nextAt();
    const tryAt = async (instant: number) => {
      await bank.database.owner.query('update payouts.schedule set next_at = $2 where merchant_id = $1', [
        merchant.userId,
        new Date(instant),
      ]);
      stopAt(instant);
      await run(merchant.userId);
      return ((await nextAt()) - instant) / 1000;
    };
    expect(await tryAt(due - 1800 * 1000)).toBe(1800);
    expect(await tryAt(due - 5400 * 1000)).toBe(3600);
  });
});

it('one look queues a thousand payouts and a thousand schedules that are due', async () => {
  await bank.database.owner.query(
    `set session_replication_role = replica;
     delete from payouts.payout; delete from payouts.schedule;
     insert into payouts.payout (id, merchant_id, asset, amount, state, is_scheduled, asked_by, asked_at)
     select ${uuidNow}, ${uuidNow}, 'JVD', 1, 'blocked', false, ${uuidNow}, now() from generate_series(1, 1001);
     insert into payouts.schedule (merchant_id, asset, cadence, time_zone, minimum, set_by, set_at, next_at)
     select ${uuidNow}, 'JVD', 'daily', 'Europe/Rome', 1, ${uuidNow}, now(), now() - interval '1 day' from generate_series(1, 1001);
     set session_replication_role = origin`,
  );
  await bank.runJob('payouts.run');
  const { rows } = await bank.database.owner.query(
    `select count(*) filter (where key like 'payouts.settle %')::integer as payouts,
       count(*) filter (where key like 'payouts.run_schedule %')::integer as schedules
     from graphile_worker.jobs`,
  );
  expect(rows).toEqual([{ payouts: 1000, schedules: 1000 }]);
});
