import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { LIST_LENGTH_MAX } from '../contract/limits.ts';
import type { ReferralStatus } from '../contract/rules.ts';

export interface ReferralRow {
  readonly id: string;
  readonly referrer_id: string;
  readonly referee_id: string;
  readonly status: ReferralStatus;
  readonly risk: number;
  readonly applied_at: Date;
}

const COLUMNS = sql.raw('id, referrer_id, referee_id, status, risk, applied_at');

export async function findCode(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code from referrals.referral_code where user_id = ${userId}`.execute(db);
  return rows[0]?.code;
}

/** Keeps a code for someone who has none; where the code is taken, or they have one meanwhile, nothing happens. */
export async function addCode(
  db: Database,
  { userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into referrals.referral_code (user_id, code, created_at)
    values (${userId}, ${code}, ${now})
    on conflict do nothing`.execute(db);
}

export async function findCodeOwner(db: Database, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from referrals.referral_code where code = ${code}`.execute(db);
  return rows[0]?.user_id;
}

/** Until the transaction ends nobody else applies a code: a ring of people who apply each other's at once has to be seen. */
export async function lockApplying(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('referrals.apply', 0))`.execute(db);
}

/** Whether someone stands anywhere above a person in the line of who brought whom. */
export async function isAbove(
  db: Database,
  { userId, of }: { readonly userId: string; readonly of: string },
): Promise<boolean> {
  const { rows } = await sql`
    with recursive line as (
      select referrer_id from referrals.referral where referee_id = ${of}
      union
      select above.referrer_id
      from referrals.referral above
      join line on above.referee_id = line.referrer_id
    )
    select 1 from line where referrer_id = ${userId}`.execute(db);
  return rows.length > 0;
}

export interface Crowd {
  readonly hour: number;
  readonly day: number;
  /** How many of the day came from the same network. */
  readonly sameNetwork: number;
}

/** How many people someone has brought lately. */
export async function countLately(
  db: Database,
  of: {
    readonly referrerId: string;
    readonly networkMark: string | null;
    readonly hourAgo: Date;
    readonly dayAgo: Date;
  },
): Promise<Crowd> {
  const { rows } = await sql<Crowd>`
    select
      count(*) filter (where applied_at > ${of.hourAgo})::int as hour,
      count(*)::int as day,
      count(*) filter (where network_mark = ${of.networkMark})::int as "sameNetwork"
    from referrals.referral
    where referrer_id = ${of.referrerId} and applied_at > ${of.dayAgo}`.execute(db);
  return rows[0] ?? { hour: 0, day: 0, sameNetwork: 0 };
}

export interface NewReferral {
  readonly id: string;
  readonly referrerId: string;
  readonly refereeId: string;
  readonly risk: number;
  readonly riskReasons: readonly string[];
  readonly networkMark: string | null;
  readonly now: Date;
}

/** Undefined where the person was brought before. */
export async function addReferral(db: Database, given: NewReferral): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`
    insert into referrals.referral (id, referrer_id, referee_id, risk, risk_reasons, network_mark, applied_at)
    values (
      ${given.id}, ${given.referrerId}, ${given.refereeId}, ${given.risk}, ${[...given.riskReasons]},
      ${given.networkMark}, ${given.now}
    )
    on conflict (referee_id) do nothing
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** The referral of a person who was brought; nobody else changes it until the transaction ends. */
export async function lockReferral(db: Database, refereeId: string): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`
    select ${COLUMNS} from referrals.referral where referee_id = ${refereeId} for no key update`.execute(db);
  return rows[0];
}

/** Those among some people whose own referral is not completed yet. */
export async function openReferees(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ referee_id: string }>`
    select referee_id
    from referrals.referral
    where referee_id = any (${[...new Set(people)]}::uuid[]) and status <> 'completed'`.execute(db);
  return new Set(rows.map((row) => row.referee_id));
}

export async function setStatus(
  db: Database,
  { id, status, now }: { readonly id: string; readonly status: 'verified' | 'completed'; readonly now: Date },
): Promise<void> {
  await sql`
    update referrals.referral
    set status = ${status},
      verified_at = coalesce(verified_at, ${now}),
      completed_at = case when ${status} = 'completed' then ${now}::timestamptz end
    where id = ${id}`.execute(db);
}

export async function listReferrals(
  db: Database,
  referrerId: string,
): Promise<readonly Pick<ReferralRow, 'status' | 'applied_at'>[]> {
  const { rows } = await sql<Pick<ReferralRow, 'status' | 'applied_at'>>`
    select status, applied_at
    from referrals.referral
    where referrer_id = ${referrerId}
    order by applied_at desc, id desc
    limit ${LIST_LENGTH_MAX}`.execute(db);
  return rows;
}

/** Leaves who brought whom, by ids that lead nowhere any more, and nothing that tells of the person. */
export async function forgetPerson(db: Database, userId: string): Promise<void> {
  await sql`delete from referrals.referral_code where user_id = ${userId}`.execute(db);
  await sql`update referrals.referral set network_mark = null where referee_id = ${userId}`.execute(db);
}
