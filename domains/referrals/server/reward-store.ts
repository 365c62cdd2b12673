import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface RewardRow {
  readonly id: string;
  readonly user_id: string;
  readonly amount: bigint;
  readonly asset: string;
}

/** How many rewards somebody was given since an instant, and ever. */
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
  readonly state: 'held' | 'in_review';
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
    set state = 'due'
    where state = 'held' and release_at <= ${now}
    returning id, user_id, amount, asset`.execute(db);
  return rows;
}

/** Marks a due reward as paid, in the transaction that pays it; undefined where it is not due, or was paid. */
export async function takeDueReward(db: Database, id: string): Promise<RewardRow | undefined> {
  const { rows } = await sql<RewardRow>`
    update referrals.reward
    set state = 'paid'
    where id = ${id} and state = 'due'
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
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
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

/** One of them, for a decision. */
export async function findReviewed(
  db: Database,
  id: string,
): Promise<Pick<ReviewRow, 'user_id' | 'referrer_id' | 'referee_id'> | undefined> {
  const { rows } = await sql<Pick<ReviewRow, 'user_id' | 'referrer_id' | 'referee_id'>>`
    select reward.user_id, referral.referrer_id, referral.referee_id
    from referrals.reward
    join referrals.referral on referral.id = reward.referral_id
    where reward.id = ${id} and reward.state = 'in_review'`.execute(db);
  return rows[0];
}

/** False where somebody has decided meanwhile. */
export async function decideReward(
  db: Database,
  decision: {
    readonly id: string;
    readonly state: 'held' | 'refused';
    readonly by: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update referrals.reward
    set state = ${decision.state}, decided_by = ${decision.by}, decided_at = ${decision.now}
    where id = ${decision.id} and state = 'in_review'
    returning id`.execute(db);
  return rows.length === 1;
}

/** Nobody is left to get them. */
export async function refuseRewardsOf(db: Database, userId: string): Promise<void> {
  await sql`
    update referrals.reward set state = 'refused'
    where user_id = ${userId} and state in ('held', 'in_review', 'due')`.execute(db);
}
