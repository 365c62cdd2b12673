import { userConfirmed } from '@egcr/identity/contract';
import { profileSaved } from '@egcr/profile/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { payReward, type PayReward } from './release-rewards.ts';
import { ReferralDesk } from './testing/referral-desk.ts';

let desk: ReferralDesk;

beforeAll(async () => {
  desk = await ReferralDesk.open();
});
afterAll(() => desk.close());

async function brought(facts: Parameters<ReferralDesk['person']>[0] = {}, { ip = '' } = {}) {
  const referrer = desk.person();
  const newcomer = desk.person(facts);
  await desk.apply(newcomer, await desk.codeOf(referrer), { ip });
  const status = async () => (await desk.read(referrer)).items[0]?.status;
  return { referrer, newcomer, status };
}

async function rewardsOf(userId: string): Promise<readonly { state: string; amount: bigint }[]> {
  const { rows } = await desk.services.pool.query<{ state: string; amount: bigint }>(
    'select state, amount from referrals.reward where user_id = $1',
    [userId],
  );
  return rows;
}

test('[REF-02] pending until address, profile and PIN are there, completed with a first payment', async () => {
  const { newcomer, status } = await brought();
  expect(await status()).toBe('pending_verification');
  await desk.hear(told(userConfirmed, { user_id: newcomer }));
  expect(await status()).toBe('pending_verification');
  desk.people.set(newcomer, { email: 'x@example.com', isVerified: true, isComplete: true });
  await desk.hear(told(profileSaved, { user_id: newcomer }));
  expect(await status()).toBe('verified');
  await desk.pay(newcomer, desk.person());
  expect(await status()).toBe('completed');
});

test('the person who is verified already when they apply counts as verified at once', async () => {
  const { status } = await brought({ isVerified: true, isComplete: true });
  expect(await status()).toBe('verified');
});

test('money back to the referrer, play money, cents and payments of others complete nothing (threat 3)', async () => {
  const { newcomer, referrer, status } = await brought({ isVerified: true, isComplete: true });
  await desk.pay(newcomer, referrer);
  await desk.pay(newcomer, desk.person(), 999);
  await desk.pay(desk.person(), newcomer);
  await desk.pay(null, newcomer, 100_000);
  expect(await status()).toBe('verified');
  expect(await rewardsOf(newcomer)).toEqual([]);
});

test('both sides get ten JVD once, held for fourteen days, however often the event comes', async () => {
  const { newcomer, referrer } = await brought({ isVerified: true, isComplete: true });
  const shop = desk.person();
  await Promise.all(Array.from({ length: 10 }, () => desk.pay(newcomer, shop)));
  const held = [{ state: 'held', amount: 1000n }];
  expect(await rewardsOf(newcomer)).toEqual(held);
  expect(await rewardsOf(referrer)).toEqual(held);
  desk.services.movableClock.advance(14 * 24 * 3600 - 1);
  await desk.release();
  expect(await rewardsOf(referrer)).toEqual(held);
  desk.services.movableClock.advance(1);
  await desk.release();
  await desk.release();
  expect((await rewardsOf(referrer)).map(({ state }) => state)).toEqual(['due']);
});

test('the same mailbox on both sides lets the reward wait for a person (threat 3)', async () => {
  const referrer = desk.person({ email: 'ann.lee@gmail.com' });
  const newcomer = desk.person({ email: 'a.n.n.lee+2@googlemail.com', isVerified: true, isComplete: true });
  await desk.apply(newcomer, await desk.codeOf(referrer));
  await desk.pay(newcomer, desk.person());
  expect((await rewardsOf(referrer)).map(({ state }) => state)).toEqual(['in_review']);
  desk.services.movableClock.advance(30 * 24 * 3600);
  await desk.release();
  expect((await rewardsOf(referrer)).map(({ state }) => state)).toEqual(['in_review']);
});

test('a crowd from one network within an hour is risky from the sixth on, and its first people are not (threat 3)', async () => {
  const code = await desk.codeOf(desk.person());
  const crowd = Array.from({ length: 6 }, () => desk.person({ isVerified: true, isComplete: true }));
  for (const person of crowd) await desk.apply(person, code, { ip: '203.0.113.7' });
  for (const person of crowd) await desk.pay(person, desk.person());
  const states = await Promise.all(crowd.map(async (person) => (await rewardsOf(person))[0]?.state));
  expect(states).toEqual(['held', 'held', 'held', 'held', 'held', 'in_review']);
});

test('events about people whom nobody brought change nothing', async () => {
  const [stranger, other] = [desk.person({ isVerified: true, isComplete: true }), desk.person()];
  await desk.hear(told(userConfirmed, { user_id: stranger }));
  await desk.pay(stranger, other);
  expect(await rewardsOf(stranger)).toEqual([]);
});

test('a due reward is paid once, however often its job runs', async () => {
  const { newcomer, referrer } = await brought({ isVerified: true, isComplete: true });
  await desk.pay(newcomer, desk.person());
  desk.services.movableClock.advance(14 * 24 * 3600);
  await desk.release();
  const ids = await desk.services.pool.query<{ id: string }>(
    "select id from referrals.reward where user_id = any($1) and state = 'due'",
    [[newcomer, referrer]],
  );
  const paid: string[] = [];
  const pay: PayReward = (work, { key, to, amount }) => {
    paid.push(`${to} ${amount.value}`);
    return Promise.resolve({ id: key, reference: '', postedAt: work.now, isRepeat: false });
  };
  const runs = ids.rows.flatMap(({ id }) => Array.from({ length: 5 }, () => id));
  await Promise.all(runs.map((id) => desk.services.unit((work) => payReward(pay, work, { reward_id: id }))));
  expect(paid.toSorted()).toEqual([`${newcomer} 1000`, `${referrer} 1000`].toSorted());
});

/** Rewards of people whom someone brought so long ago. */
async function earned(userId: string, count: number, ago_s: number): Promise<void> {
  const at = new Date(desk.services.clock.now().getTime() - ago_s * 1000);
  await desk.services.pool.query(
    `with brought as (
       insert into referrals.referral (id, referrer_id, referee_id, applied_at)
       select gen_random_uuid(), $1, gen_random_uuid(), $3::timestamptz + n * interval '1 microsecond' from generate_series(1, $2::int) n
       returning id)
     insert into referrals.reward (id, referral_id, user_id, amount, asset, state, created_at, release_at)
     select gen_random_uuid(), id, $1, 1000, 'JVD', 'paid', $3, $3 from brought`,
    [userId, count, at],
  );
}

const DAY_S = 24 * 3600;

test('rewards count towards those of a month for thirty days, and not a minute more', async () => {
  for (const [ago_s, isGiven] of [
    [30 * DAY_S - 60, false],
    [30 * DAY_S + 60, true],
  ] as const) {
    const { newcomer, referrer } = await brought({ isVerified: true, isComplete: true });
    await earned(referrer, 50, ago_s);
    await desk.pay(newcomer, desk.person());
    expect([ago_s, (await rewardsOf(referrer)).length]).toEqual([ago_s, isGiven ? 51 : 50]);
  }
});

test('the referrer hears of each step once, and nobody else does', async () => {
  const { newcomer, referrer } = await brought();
  desk.people.set(newcomer, { email: 'y@example.com', isVerified: true, isComplete: true });
  for (const _ of [1, 2]) await desk.hear(told(profileSaved, { user_id: newcomer }));
  for (const _ of [1, 2]) await desk.pay(newcomer, desk.person());
  const { rows } = await desk.services.pool.query(
    `select payload ->> 'status' as status, audience::text[] as audience from platform.event
     where topic = 'referrals.referral_changed' and $1 = any (audience) order by id`,
    [referrer],
  );
  expect(rows).toEqual(
    ['pending_verification', 'verified', 'completed'].map((status) => ({ status, audience: [referrer] })),
  );
});

test('a profile without a confirmed address, and an address without a profile, verify nobody', async () => {
  const [one, other] = [await brought({ isComplete: true }), await brought({ isVerified: true })];
  for (const { newcomer } of [one, other]) {
    await desk.hear(told(profileSaved, { user_id: newcomer }));
    await desk.pay(newcomer, desk.person());
  }
  expect([await one.status(), await other.status()]).toEqual([
    'pending_verification',
    'pending_verification',
  ]);
});

test.each([
  ['forty-nine rewards of this month, gets one more', 49, 29, true],
  ['fifty of this month, gets none', 50, 29, false],
  ['four hundred and ninety-nine of earlier months, gets one more', 499, 31, true],
  ['five hundred of earlier months, gets none', 500, 31, false],
] as const)(
  'who brings people, and has had %s; the one who was brought always gets theirs',
  async (_, count, days, isGiven) => {
    const { newcomer, referrer } = await brought({ isVerified: true, isComplete: true });
    await earned(referrer, count, days * DAY_S);
    await desk.pay(newcomer, desk.person());
    expect(await rewardsOf(newcomer)).toHaveLength(1);
    expect(await rewardsOf(referrer)).toHaveLength(isGiven ? count + 1 : count);
  },
);

test('the people whom one brought are listed the newest first, two hundred at most', async () => {
  const { referrer, newcomer } = await brought();
  await earned(referrer, 200, DAY_S);
  await desk.hear(told(userConfirmed, { user_id: newcomer }));
  const { items } = await desk.read(referrer);
  expect(items).toHaveLength(200);
  const times = items.map(({ created_at: at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Date(times[0] ?? '').getTime()).toBeGreaterThan(desk.services.clock.now().getTime() - 60_000);
});
