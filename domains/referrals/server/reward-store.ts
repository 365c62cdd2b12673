import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { rewardMachine, type RewardState } from '../contract/reward-machine.ts';

const { fall_due, pay, forget } = rewardMachine.events;

export interface RewardRow {
  readonly id: string;
  readonly user_id: string;
  readonly amount: bigint;
  readonly asset: string;
}

/** How many rewards someone was given since an instant, and ever. */
export async function countRewards(
  db: Database,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<{ readonly recent: number; readonly all: number }> {
  const { rows } = await sql<{ recent: number; all: number }>`
    select count(*) filter (where created_at > ${since})::int as recent, count(*)::int as all
    from referrals.reward
    where user_id = ${userId}`.execute(db);
  return rows[0] ?? { recent: 0, all: 0 };
}

export interface NewReward {
  readonly id: string;
  readonly referralId: string;
  readonly userId: string;
  readonly amountMinor: bigint;
  readonly state: RewardState;
  readonly now: Date;
  readonly releaseAt: Date;
}

export async function addReward(db: Database, given: NewReward): Promise<void> {
  await sql`
    insert into referrals.reward (id, referral_id, user_id, amount, asset, state, created_at, release_at)
    values (
      ${given.id}, ${given.referralId}, ${given.userId}, ${given.amountMinor.toString()}::bigint, 'JVD',
      ${given.state}, ${given.now}, ${given.releaseAt}
    )
    on conflict (referral_id, user_id) do nothing`.execute(db);
}

/** Makes due what has waited long enough; each is answered once. */
export async function releaseRewards(db: Database, now: Date): Promise<readonly RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    update referrals.reward
    set state = ${fall_due.moves.held}
    where state = any (${Object.keys(fall_due.moves)}::text[]) and release_at <= ${now}
    returning id, user_id, amount, asset`.execute(db);
  return rows;
}

/** Marks a due reward as paid, in the transaction that pays it; undefined where it is not due, or was paid. */
export async function takeDueReward(db: Database, id: string): Promise<RewardRow | undefined> {
  const { rows } = await sql<RewardRow>`
    update referrals.reward
    set state = ${pay.moves.due}
    where id = ${id} and state = any (${Object.keys(pay.moves)}::text[])
    returning id, user_id, amount, asset`.execute(db);
  return rows[0];
}

export interface ReviewRow extends RewardRow {
  readonly referrer_id: string;
  readonly referee_id: string;
  readonly risk: number;
  readonly risk_reasons: readonly string[];
  readonly created_at: Date;
}

/** Rewards that wait for a person, oldest first. */
export async function listReview(
  db: Database,
  { after, limit }: PageAsked<string>,
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select reward.id, reward.user_id, reward.amount, reward.asset, reward.created_at,
      referral.referrer_id, referral.referee_id, referral.risk, referral.risk_reasons
    from referrals.reward
    join referrals.referral on referral.id = reward.referral_id
    where reward.state = 'in_review' and (${after ?? null}::uuid is null or reward.id > ${after ?? null}::uuid)
    order by reward.id
    limit ${limit}`.execute(db);
  return rows;
}

interface DecidedRow extends Pick<ReviewRow, 'user_id' | 'referrer_id' | 'referee_id'> {
  readonly state: RewardState;
}

/** A reward, for a decision: nobody else decides about it until the unit ends. */
export async function lockReward(db: Database, id: string): Promise<DecidedRow | undefined> {
  const { rows } = await sql<DecidedRow>`
    select reward.user_id, reward.state, referral.referrer_id, referral.referee_id
    from referrals.reward
    join referrals.referral on referral.id = reward.referral_id
    where reward.id = ${id}
    for no key update of reward`.execute(db);
  return rows[0];
}

/**
 * How many rewards a person of the staff has released since an instant. Their own decisions follow one another from here to the end of the
 * unit, so that several at once are counted.
 */
export async function countReleasedBy(
  db: Database,
  { staffId, since }: { readonly staffId: string; readonly since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`referrals.release ${staffId}`}, 0))`.execute(db);
  const { rows } = await sql<{ released: number }>`
    select count(*)::int as released
    from referrals.reward
    where decided_by = ${staffId}::uuid and decided_at > ${since} and state in ('held', 'due', 'paid')`.execute(
    db,
  );
  return rows[0]?.released ?? 0;
}

/** Of a locked row. */
export async function decideReward(
  db: Database,
  decision: {
    readonly id: string;
    readonly state: RewardState;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    update referrals.reward
    set state = ${decision.state}, decided_by = ${decision.by}, decided_at = ${decision.now}
    where id = ${decision.id}`.execute(db);
}

/** Nobody is left to get them. */
export async function refuseRewardsOf(db: Database, userId: string): Promise<void> {
  await sql`
    update referrals.reward
    set state = ${forget.moves.held}
    where user_id = ${userId} and state = any (${Object.keys(forget.moves)}::text[])`.execute(db);
}
