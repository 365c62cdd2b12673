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
