import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { claimMachine } from '../contract/claim-machine.ts';
import type { Pause } from '../contract/index.ts';

export type ClaimState = (typeof claimMachine)['states'][number];

export interface ClaimRow {
  readonly case_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly state: ClaimState;
  readonly zone: string;
  readonly policy_version: number;
  readonly benefit_minor: bigint;
  readonly first_week: string;
  /** The week that ran when it was approved, resumed or restored last; null where that was not kept. */
  readonly asked_from: string | null;
  readonly pauses: readonly Pause[];
  readonly is_sample: boolean;
  readonly claimed_at: Date;
  readonly closed_at: Date | null;
  /** When the person accepted the job that ends the claim. */
  readonly hired_at: Date | null;
  /** Its first day. Null where no job is known, and where it was told before first days were kept. */
  readonly works_from: string | null;
  readonly sealed_hire: string | null;
}

const columns = sql`
  case_id, reference, user_id, state, zone, policy_version, benefit_minor, first_week, asked_from, pauses, is_sample,
  claimed_at, closed_at, hired_at, works_from::text as works_from, sealed_hire`;

/** Adds a claim; false where the person has an active one. */
export async function insertClaim(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Omit<
    ClaimRow,
    'asked_from' | 'pauses' | 'claimed_at' | 'closed_at' | 'hired_at' | 'works_from' | 'sealed_hire'
  >,
): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    insert into support.claim
      (case_id, reference, user_id, state, zone, policy_version, benefit_minor, first_week, is_sample, claimed_at)
    values (
      ${row.case_id}, ${row.reference}, ${row.user_id}, ${row.state}, ${row.zone}, ${row.policy_version},
      ${row.benefit_minor}, ${row.first_week}, ${row.is_sample}, ${now})
    on conflict (user_id) where closed_at is null do nothing
    returning case_id`.execute(db);
  return rows.length > 0;
}

/** What tells one person from another. */
export interface Mark {
  readonly kind: 'email' | 'phone' | 'document';
  readonly text: string;
}

/** Keeps the keyed hashes of a claim; false where another active claim has one of them. */
export async function insertMarks(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { caseId, marks }: { readonly caseId: string; readonly marks: readonly Mark[] },
): Promise<boolean> {
  for (const { kind, text } of marks) {
    const { rows } = await sql<{ kind: string }>`
      insert into support.claim_mark (case_id, kind, mark_hash)
      values (${caseId}, ${kind}, ${cipher.lookup(`support.claim.${kind}`, text)})
      on conflict (kind, mark_hash) where is_active do nothing
      returning kind`.execute(db);
    if (rows.length === 0) return false;
  }
  return true;
}

/** The active claim of a person. */
export async function activeClaim(db: Database, userId: string): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select ${columns}
    from support.claim
    where user_id = ${userId} and closed_at is null`.execute(db);
  return rows[0];
}

/** The active claim of a person, or else the last one. `isLocked`: nobody else changes it or its weeks meanwhile. */
export async function newestClaim(
  db: Database,
  { userId, isLocked = false }: { readonly userId: string; readonly isLocked?: boolean },
): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select ${columns}
    from support.claim
    where user_id = ${userId}
    order by (closed_at is null) desc, case_id desc
    limit 1
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export async function findClaim(db: Database, caseId: string): Promise<ClaimRow | undefined> {
  return findClaimBy(db, { caseId });
}

export async function findClaimBy(
  db: Database,
  by: { readonly caseId: string } | { readonly reference: string },
): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    select ${columns}
    from support.claim
    where ${'caseId' in by ? sql`case_id = ${by.caseId}` : sql`reference = ${by.reference}`}`.execute(db);
  return rows[0];
}

/** Those of some claims that are active. */
export async function activeClaims(db: Database, caseIds: readonly string[]): Promise<readonly ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select ${columns}
    from support.claim
    where case_id = any(${caseIds}::uuid[]) and state = 'active'`.execute(db);
  return rows;
}

/** A claim's case has moved. One that ended leaves room for another. False where it would be a second active one. */
export async function setClaimState(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    caseId,
    state,
    isActive,
  }: { readonly caseId: string; readonly state: string; readonly isActive: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    update support.claim own
    set state = ${state}, closed_at = ${isActive ? null : now}
    where case_id = ${caseId}
      and (not ${isActive}::boolean or not exists (
        select from support.claim other
        where other.case_id <> own.case_id and other.user_id = own.user_id and other.closed_at is null))
      and (not ${isActive}::boolean or not exists (
        select from support.claim_mark mine
        join support.claim_mark other on other.kind = mine.kind and other.mark_hash = mine.mark_hash
        where mine.case_id = own.case_id and other.case_id <> own.case_id and other.is_active))
    returning case_id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    update support.claim_mark
    set is_active = ${isActive}
    where case_id = ${caseId}`.execute(db);
  return true;
}

/** Weeks are asked for from this one on. */
export async function askFrom(db: Database, { case_id: id }: ClaimRow, week: string): Promise<void> {
  await sql`
    update support.claim
    set asked_from = ${week}
    where case_id = ${id}`.execute(db);
}

/** A pause begins, or the one that lasts has ended. */
export async function setPauses(
  db: Database,
  { case_id: id }: ClaimRow,
  pauses: readonly Pause[],
): Promise<void> {
  await sql`
    update support.claim
    set pauses = ${JSON.stringify(pauses)}::jsonb
    where case_id = ${id}`.execute(db);
}

/** Claims of an account that was deleted end with it. */
export async function endClaimsOf({ db, now }: Pick<Work, 'db' | 'now'>, userId: string): Promise<void> {
  await sql`
    update support.claim_mark mark
    set is_active = false
    from support.claim claim
    where claim.case_id = mark.case_id and claim.user_id = ${userId}`.execute(db);
  await sql`
    update support.claim
    set state = 'cancelled', closed_at = ${now}
    where user_id = ${userId} and closed_at is null`.execute(db);
}

/** Claims whose weeks are asked for, and those that end when a job begins, after one of them, in their order. */
export async function certifyingClaims(
  db: Database,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select ${columns}
    from support.claim
    where (state in ('enrolled', 'active') or (works_from is not null and closed_at is null))
      and ${after === undefined ? sql`true` : sql`case_id > ${after}`}
    order by case_id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many people are supported, and how many wait. Invented claims do not count. */
export async function countClaims(
  db: Database,
): Promise<{ readonly supported: bigint; readonly waiting: bigint }> {
  const { rows } = await sql<{ supported: bigint; waiting: bigint }>`
    select
      count(*) filter (where state in ('enrolled', 'active', 'paused', 'suspended')) as supported,
      count(*) filter (where state in ('submitted', 'under_review', 'waitlisted')) as waiting
    from support.claim
    where closed_at is null and not is_sample`.execute(db);
  return rows[0] ?? { supported: 0n, waiting: 0n };
}

/** How many people are on support now, without the samples. */
export async function countSupported(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from support.claim
    where closed_at is null and not is_sample and state in ('enrolled', 'active', 'paused', 'suspended')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
