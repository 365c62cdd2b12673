import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { CycleState } from '../contract/cycle-machines.ts';

export interface CycleRow {
  readonly id: string;
  readonly number: number;
  readonly state: CycleState;
  readonly week_count: number;
  readonly total_minor: bigint;
  readonly envelope_id: string | null;
  readonly prepared_by: string | null;
  readonly is_sample: boolean;
  readonly made_at: Date;
  readonly changed_at: Date;
}

const columns = sql`
  id, number, state, week_count, total_minor, envelope_id, prepared_by, is_sample, made_at, changed_at`;

/** Adds a cycle in preparation; undefined where one is being prepared already. */
export async function insertCycle(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Pick<CycleRow, 'id' | 'week_count' | 'total_minor' | 'prepared_by' | 'is_sample'>,
): Promise<CycleRow | undefined> {
  const { rows } = await sql<CycleRow>`
    insert into support.cycle
      (id, number, state, week_count, total_minor, prepared_by, is_sample, made_at, changed_at)
    select ${row.id}, coalesce(max(number), 0) + 1, 'draft', ${row.week_count}, ${row.total_minor}, ${row.prepared_by},
      ${row.is_sample}, ${now}, ${now}
    from support.cycle
    on conflict do nothing
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Preparing is done by one at a time. */
export async function lockPreparing(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('support cycle', 0))`.execute(db);
}

export async function preparedCycle(db: Database): Promise<CycleRow | undefined> {
  const { rows } = await sql<CycleRow>`
    select ${columns}
    from support.cycle
    where state = 'draft'`.execute(db);
  return rows[0];
}

export async function findCycle(
  db: Database,
  by: { readonly id: string } | { readonly envelopeId: string },
): Promise<CycleRow | undefined> {
  const { rows } = await sql<CycleRow>`
    select ${columns}
    from support.cycle
    where ${'id' in by ? sql`id = ${by.id}` : sql`envelope_id = ${by.envelopeId}`}
    for no key update`.execute(db);
  return rows[0];
}

const LISTED_MAX = 50;

export async function listCycleRows(db: Database): Promise<readonly CycleRow[]> {
  const { rows } = await sql<CycleRow>`
    select ${columns}
    from support.cycle
    order by number desc
    limit ${LISTED_MAX}`.execute(db);
  return rows;
}

export async function setCycle(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    id,
    state,
    envelopeId,
  }: { readonly id: string; readonly state: CycleState; readonly envelopeId: string | null },
): Promise<void> {
  await sql`
    update support.cycle
    set state = ${state}, envelope_id = ${envelopeId}, changed_at = ${now}
    where id = ${id}`.execute(db);
}

/** A week that waits for its payment. */
export interface ReadyWeek {
  readonly id: string;
  readonly user_id: string;
  readonly policy_version: number;
  readonly benefit_minor: bigint;
  readonly earned_minor: bigint;
}

/** Accepted weeks, and those whose payment failed for good, the oldest first, locked. */
export async function readyWeeks(db: Database, limit: number): Promise<readonly ReadyWeek[]> {
  const { rows } = await sql<ReadyWeek>`
    select w.id, w.user_id, c.policy_version, w.benefit_minor, w.earned_minor
    from support.week w
    join support.claim c on c.case_id = w.case_id
    where w.state in ('accepted', 'unpaid')
    order by w.id
    limit ${limit}
    for no key update of w`.execute(db);
  return rows;
}

export async function countReady(db: Database): Promise<{ readonly count: bigint; readonly minor: bigint }> {
  const { rows } = await sql<{ count: bigint; minor: bigint }>`
    select count(*) as count, coalesce(sum(paid_minor), 0)::bigint as minor
    from support.week
    where state in ('accepted', 'unpaid')`.execute(db);
  return rows[0] ?? { count: 0n, minor: 0n };
}

export interface PlannedWeek {
  readonly id: string;
  readonly paymentId: string;
  readonly recoveredMinor: bigint;
  readonly paidMinor: bigint;
}

/** Puts weeks into a cycle, each with a payment of its own; answers how many: a week that is in another one is left out. */
export async function includeWeeks(
  db: Database,
  { cycleId, weeks }: { readonly cycleId: string; readonly weeks: readonly PlannedWeek[] },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update support.week w
    set state = 'in_cycle', cycle_id = ${cycleId}, payment_id = planned.payment_id, held_up_at = null,
      recovered_minor = planned.recovered_minor, paid_minor = planned.paid_minor
    from unnest(
      ${weeks.map(({ id }) => id)}::uuid[],
      ${weeks.map(({ paymentId }) => paymentId)}::uuid[],
      ${weeks.map(({ recoveredMinor }) => recoveredMinor.toString())}::bigint[],
      ${weeks.map(({ paidMinor }) => paidMinor.toString())}::bigint[])
      as planned (id, payment_id, recovered_minor, paid_minor)
    where w.id = planned.id and w.state in ('accepted', 'unpaid')
    returning w.id`.execute(db);
  return rows.length;
}

/** The payments of a cycle, as its envelope takes them. */
export async function paymentsOfCycle(
  db: Database,
  cycleId: string,
): Promise<readonly { readonly subject: string; readonly userId: string; readonly amountMinor: bigint }[]> {
  const { rows } = await sql<{ payment_id: string; user_id: string; paid_minor: bigint }>`
    select payment_id, user_id, paid_minor
    from support.week
    where cycle_id = ${cycleId} and state = 'in_cycle'
    order by id`.execute(db);
  return rows.map(({ payment_id: subject, user_id: userId, paid_minor: amountMinor }) => ({
    subject,
    userId,
    amountMinor,
  }));
}

/** What was decided before a cycle pays: its claims, and who decided its weeks. */
export async function decisionsIn(
  db: Database,
  cycleId: string,
): Promise<{ readonly caseIds: readonly string[]; readonly weeksDecidedBy: readonly string[] }> {
  const { rows } = await sql<{ case_ids: readonly string[]; weeks_decided_by: readonly string[] }>`
    select coalesce(array_agg(distinct case_id), '{}') as case_ids,
      coalesce(array_agg(distinct decided_by) filter (where decided_by is not null), '{}') as weeks_decided_by
    from support.week
    where cycle_id = ${cycleId} and state = 'in_cycle'`.execute(db);
  return { caseIds: rows[0]?.case_ids ?? [], weeksDecidedBy: rows[0]?.weeks_decided_by ?? [] };
}

/** A cycle was cancelled: its weeks wait for the next one. */
export async function putBack(db: Database, cycleId: string): Promise<void> {
  await sql`
    update support.week
    set state = 'accepted', cycle_id = null, payment_id = null, recovered_minor = 0, held_up_at = null
    where cycle_id = ${cycleId} and state = 'in_cycle'`.execute(db);
}

interface ToldWeek {
  readonly id: string;
  readonly case_id: string;
  readonly user_id: string;
  readonly week: string;
  readonly paid_minor: bigint;
}

/** Payments were made: answers the weeks that are paid by it now, each once. */
export async function markPaid(db: Database, paymentIds: readonly string[]): Promise<readonly ToldWeek[]> {
  const { rows } = await sql<ToldWeek>`
    update support.week
    set state = 'paid', held_up_at = null
    where payment_id = any(${paymentIds}::uuid[]) and state = 'in_cycle'
    returning id, case_id, user_id, week, paid_minor`.execute(db);
  return rows;
}

/** Payments were refused: answers the weeks that are held up for the first time. */
export async function markHeldUp(
  { db, now }: Pick<Work, 'db' | 'now'>,
  paymentIds: readonly string[],
): Promise<readonly ToldWeek[]> {
  const { rows } = await sql<ToldWeek>`
    update support.week
    set held_up_at = ${now}
    where payment_id = any(${paymentIds}::uuid[]) and state = 'in_cycle' and held_up_at is null
    returning id, case_id, user_id, week, paid_minor`.execute(db);
  return rows;
}

/** No payment of a cycle is tried any more: what is not paid goes into the next one. */
export async function markUnpaid(db: Database, cycleId: string): Promise<void> {
  await sql`
    update support.week
    set state = 'unpaid', recovered_minor = 0
    where cycle_id = ${cycleId} and state = 'in_cycle'`.execute(db);
}

/** How the weeks of a cycle stand. A week that went into a later cycle counts there. */
export async function tallyOf(
  db: Database,
  cycleIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly paid: number; readonly unpaid: number; readonly minor: bigint }>> {
  const { rows } = await sql<{ cycle_id: string; paid: bigint; unpaid: bigint; minor: bigint }>`
    select cycle_id, count(*) filter (where state = 'paid') as paid, count(*) filter (where state <> 'paid') as unpaid,
      coalesce(sum(paid_minor), 0)::bigint as minor
    from support.week
    where cycle_id = any(${cycleIds}::uuid[])
    group by cycle_id`.execute(db);
  return new Map(
    rows.map((row) => [
      row.cycle_id,
      { paid: Number(row.paid), unpaid: Number(row.unpaid), minor: row.minor },
    ]),
  );
}

/** How many weeks of claims were paid, by claim. */
export async function countPaid(
  db: Database,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ case_id: string; count: bigint }>`
    select case_id, count(*) as count
    from support.week
    where case_id = any(${caseIds}::uuid[]) and state = 'paid'
    group by case_id`.execute(db);
  return new Map(rows.map(({ case_id: id, count }) => [id, Number(count)]));
}

/** What the payments of a cycle are for. */
export async function paymentIdsOf(db: Database, cycleId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ payment_id: string }>`
    select payment_id
    from support.week
    where cycle_id = ${cycleId} and payment_id is not null`.execute(db);
  return rows.map(({ payment_id: id }) => id);
}
