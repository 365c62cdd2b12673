import { userDeleted } from '@egcr/identity/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createReferrals } from './create-referrals.ts';
import { PAY_REWARD_JOB, type PayReward } from './release-rewards.ts';
import { ReferralDesk } from './testing/referral-desk.ts';

let desk: ReferralDesk;
beforeAll(async () => {
  desk = await ReferralDesk.open();
});
afterAll(() => desk.close());

const pay: PayReward = (work, { key }) =>
  Promise.resolve({ id: key, reference: '', postedAt: work.now, isRepeat: false });
const composed = (given: { readonly pay?: PayReward } = {}) =>
  createReferrals({
    people: {
      contactsOf: () => Promise.resolve(undefined),
      hasCompleteProfile: () => Promise.resolve(false),
    },
    record: () => Promise.resolve(),
    ...given,
  }).domain;

/** Two rewards that have waited out their days, of the one who was brought and of the other. */
async function earned() {
  const referrer = desk.person();
  const referee = desk.person({ isVerified: true, isComplete: true });
  await desk.apply(referee, await desk.codeOf(referrer), { ip: '203.0.113.9' });
  await desk.pay(referee, desk.person());
  desk.services.movableClock.advance(14 * 24 * 3600);
  const { rows } = await desk.services.pool.query<{ id: string }>(
    'select id from referrals.reward where user_id = any ($1) order by user_id = $2',
    [[referee, referrer], referrer],
  );
  return { referrer, referee, ids: rows.map(({ id }) => id) };
}
const stateOf = async (id: string) => {
  const { rows } = await desk.services.pool.query('select state from referrals.reward where id = $1', [id]);
  return rows[0]?.state;
};
const jobsOf = async (ids: readonly string[]) => {
  const { rows } = await desk.services.pool.query(
    'select key, task_identifier as job from graphile_worker.jobs where key = any ($1)',
    [ids.map((id) => `${PAY_REWARD_JOB} ${id}`)],
  );
  return rows;
};
const release = (domain: ReturnType<typeof composed>) =>
  desk.services.unit(async (work) => domain.jobs?.['referrals.release_rewards']?.(work, {}));

it('has each due reward paid by a job of its own where a programme pays, and tells both sides', async () => {
  const { referrer, referee, ids } = await earned();
  const domain = composed({ pay });
  await release(domain);
  expect((await jobsOf(ids)).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
    ids.toSorted().map((id) => ({ key: `${PAY_REWARD_JOB} ${id}`, job: PAY_REWARD_JOB })),
  );
  const { rows } = await desk.services.pool.query(
    "select payload, audience from platform.event where topic = 'referrals.reward_due' and payload ->> 'reward_id' = any ($1) order by payload ->> 'user_id' = $2",
    [ids, referrer],
  );
  expect(rows.map(({ payload, audience }) => [payload, audience])).toEqual(
    [referee, referrer].map((user_id, n) => [
      { reward_id: ids[n], user_id, amount: '1000', asset: 'JVD' },
      [user_id],
    ]),
  );
  for (const id of ids)
    await desk.services.unit(async (work) => domain.jobs?.[PAY_REWARD_JOB]?.(work, { reward_id: id }));
  expect(await Promise.all(ids.map((id) => stateOf(id)))).toEqual(['paid', 'paid']);
});

it('leaves them due where nobody pays', async () => {
  const { ids } = await earned();
  const domain = composed();
  await release(domain);
  expect(await jobsOf(ids)).toEqual([]);
  expect(Object.keys(domain.jobs ?? {})).toEqual(['referrals.release_rewards']);
  expect(await Promise.all(ids.map((id) => stateOf(id)))).toEqual(['due', 'due']);
});

it('looks every hour, and answers four calls', () => {
  const { schedules, calls } = composed();
  expect(schedules).toEqual([{ cron: '23 * * * *', job: 'referrals.release_rewards' }]);
  expect(calls?.map(({ endpoint }) => endpoint.name)).toEqual([
    'referrals.read_referrals',
    'referrals.apply_code',
    'referrals.read_review',
    'referrals.decide_reward',
  ]);
});

it('forgets who deletes their account: code, network, and what they would still get', async () => {
  const { referrer, referee, ids } = await earned();
  const code = await desk.codeOf(referee);
  await desk.hear(told(userDeleted, { user_id: referee }));
  expect(await Promise.all(ids.map((id) => stateOf(id)))).toEqual(['refused', 'held']);
  expect(await desk.apply(desk.person(), code)).toBe('400 referral_refused');
  const { rows } = await desk.services.pool.query(
    'select network_mark from referrals.referral where referrer_id = $1',
    [referrer],
  );
  expect(rows).toEqual([{ network_mark: null }]);
});
