import { Refusal } from '@egcr/server-kit/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { REWARDS_RELEASED_PER_DAY_MAX } from '../contract/limits.ts';
import { rewardAmount } from '../contract/reward.ts';
import { decide, readReview, type RecordDecision } from './review.ts';
import { actorOf, ReferralDesk } from './testing/referral-desk.ts';

let desk: ReferralDesk;

beforeAll(async () => {
  desk = await ReferralDesk.open();
});
afterAll(() => desk.close());

/** A referral with the same mailbox on both sides: both rewards wait for a person. */
async function risky() {
  const mailbox = `pair${desk.people.size}`;
  const referrer = desk.person({ email: `${mailbox}@example.com` });
  const referee = desk.person({ email: `${mailbox}+2@example.com`, isVerified: true, isComplete: true });
  await desk.apply(referee, await desk.codeOf(referrer));
  await desk.pay(referee, desk.person());
  const { rows } = await desk.services.pool.query<{ id: string; user_id: string }>(
    "select id, user_id from referrals.reward where user_id = any($1) and state = 'in_review'",
    [[referrer, referee]],
  );
  const rewardOf = (userId: string) => rows.find((row) => row.user_id === userId)?.id ?? 'none waits';
  return { referrer, referee, ofReferrer: rewardOf(referrer), ofReferee: rewardOf(referee) };
}

const recorded: string[] = [];

/** The state the reward has afterwards, or the code of the refusal. `meanwhile` runs before the decision is committed. */
async function decideAs(
  userId: string,
  id: string,
  decision: 'release' | 'refuse',
  meanwhile?: () => Promise<void>,
): Promise<string> {
  const record: RecordDecision = async (_work, entry) => {
    recorded.push(`${entry.action.name} ${entry.userId} ${entry.rewardId}`);
    await meanwhile?.();
  };
  try {
    const input = { params: { id }, query: undefined, body: { decision } };
    const reply = await desk.services.unit((work) => decide({ record }, work, input), {
      actor: actorOf(userId),
    });
    return reply.state;
  } catch (error) {
    if (error instanceof Refusal) return error.kind.code;
    throw error;
  }
}

const stateOf = async (id: string) => {
  const { rows } = await desk.services.pool.query<{ state: string; decided_by: string | null }>(
    'select state, decided_by from referrals.reward where id = $1',
    [id],
  );
  return rows[0];
};

describe('a reward that waits for a person', () => {
  it('is decided by neither side of its referral, neither the own reward nor the other one', async () => {
    const { referrer, referee, ofReferrer, ofReferee } = await risky();
    for (const userId of [referrer, referee])
      for (const id of [ofReferrer, ofReferee])
        for (const decision of ['release', 'refuse'] as const)
          expect(await decideAs(userId, id, decision)).toBe('reward_own');
    for (const id of [ofReferrer, ofReferee])
      expect(await stateOf(id)).toEqual({ state: 'in_review', decided_by: null });
  });

  it('still waits its fourteen days once it is released; the decision is recorded', async () => {
    const { referrer, ofReferrer } = await risky();
    const staff = desk.person();
    expect(await decideAs(staff, ofReferrer, 'release')).toBe('held');
    expect(await stateOf(ofReferrer)).toEqual({ state: 'held', decided_by: staff });
    expect(recorded).toContain(`referral_reward_released ${referrer} ${ofReferrer}`);
    await desk.release();
    expect((await stateOf(ofReferrer))?.state).toBe('held');
    desk.services.movableClock.advance(14 * 24 * 3600);
    await desk.release();
    expect((await stateOf(ofReferrer))?.state).toBe('due');
  });

  it('is decided once, also by two at the same time; a refused one never becomes due', async () => {
    const { referee, ofReferee } = await risky();
    let later: Promise<string> | undefined;
    const first = await decideAs(desk.person(), ofReferee, 'refuse', async () => {
      later = decideAs(desk.person(), ofReferee, 'release');
      // The second has read that the reward waits, and waits for the first in its turn.
      await Promise.race([later, new Promise((resolve) => setTimeout(resolve, 200))]);
    });
    expect([first, await later]).toEqual(['refused', 'reward_unknown']);
    expect(recorded.filter((entry) => entry.includes(ofReferee))).toEqual([
      `referral_reward_refused ${referee} ${ofReferee}`,
    ]);
    expect(await decideAs(desk.person(), ofReferee, 'release')).toBe('reward_unknown');
    desk.services.movableClock.advance(30 * 24 * 3600);
    await desk.release();
    expect((await stateOf(ofReferee))?.state).toBe('refused');
  });

  it('is released by one person only so often in a day, also by many decisions at once: a colleague looks at the others (attack Z4)', async () => {
    const staff = desk.person();
    const waiting: string[] = [];
    while (waiting.length < REWARDS_RELEASED_PER_DAY_MAX + 4) {
      const { ofReferrer, ofReferee } = await risky();
      waiting.push(ofReferrer, ofReferee);
    }
    const answers = await Promise.all(waiting.map((id) => decideAs(staff, id, 'release')));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(REWARDS_RELEASED_PER_DAY_MAX);
    expect(answers.filter((answer) => answer === 'release_day_reached')).toHaveLength(4);
    const left = waiting.filter((_id, at) => answers[at] === 'release_day_reached');
    const [first = '', second = '', third = '', fourth = ''] = left;
    // Refusing gives nothing away.
    expect(await decideAs(staff, first, 'refuse')).toBe('refused');
    expect(await decideAs(desk.person(), second, 'release')).toBe('held');
    expect(await decideAs(staff, third, 'release')).toBe('release_day_reached');
    desk.services.movableClock.advance(24 * 3600 + 1);
    expect(await decideAs(staff, fourth, 'release')).toBe('held');
  });

  it('is a fixed small sum: what one person can give away in a day is two hundred JVD (attack Z4)', () => {
    expect([
      rewardAmount.assetCode,
      BigInt(rewardAmount.value) * BigInt(REWARDS_RELEASED_PER_DAY_MAX),
    ]).toEqual(['JVD', 20_000n]);
  });

  it('is listed oldest first, page after page, until it is decided', async () => {
    const { ofReferrer, ofReferee } = await risky();
    const page = (after?: string) =>
      desk.services.unit((work) =>
        readReview(work, { params: undefined, query: { limit: 1, after }, body: undefined }),
      );
    const listed: string[] = [];
    let next: string | null = null;
    do {
      const reply = await page(next ?? undefined);
      expect(reply.items).toHaveLength(1);
      listed.push(...reply.items.map(({ id }) => id));
      next = reply.next;
    } while (next !== null);
    expect(listed).toEqual(listed.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining([ofReferrer, ofReferee]));
    await decideAs(desk.person(), ofReferrer, 'refuse');
    const { items } = await desk.services.unit((work) =>
      readReview(work, { params: undefined, query: { limit: 50, after: undefined }, body: undefined }),
    );
    expect(items.map(({ id }) => id)).not.toContain(ofReferrer);
    expect(items.find(({ id }) => id === ofReferee)?.reasons).toContain('same_mailbox');
  });
});
