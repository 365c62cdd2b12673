import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { FraudCategory } from '../contract/index.ts';
import type { Party, Trace, TraceKind } from '../contract/traces.ts';

type Keyed = Pick<Work, 'db' | 'cipher'>;

const RELATED_MAX = 20;

export type Outcome = 'action_taken' | 'unfounded' | 'referred';

interface NewReport {
  readonly caseId: string;
  readonly reporterId: string;
  readonly category: FraudCategory;
  readonly isMoneyMoving: boolean;
  readonly isSample: boolean;
  /** The job that it is about. */
  readonly jobId: string | null;
  readonly traces: readonly (Trace | Party)[];
}

const hashOf = (cipher: Work['cipher'], { kind, key }: Trace | Party) =>
  cipher.lookup(`fraud.trace.${kind}`, key);

export async function insertReport(
  { db, cipher, now }: Keyed & Pick<Work, 'now'>,
  { caseId, reporterId, category, isMoneyMoving, isSample, jobId, traces }: NewReport,
): Promise<void> {
  await sql`
    insert into fraud.report (case_id, reporter_id, category, is_money_moving, is_sample, job_id, reported_at)
    values (${caseId}, ${reporterId}, ${category}, ${isMoneyMoving}, ${isSample}, ${jobId}, ${now})`.execute(
    db,
  );
  for (const trace of traces)
    await sql`
      insert into fraud.trace (case_id, kind, key_hash)
      values (${caseId}, ${trace.kind}, ${hashOf(cipher, trace)})`.execute(db);
}

/** Reports of one person come after each other, so that two at once are counted as two. */
export async function lockReporter(db: Database, reporterId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fraud ${reporterId}`}, 0))`.execute(db);
}

export async function countReports(
  db: Database,
  { reporterId, since }: { readonly reporterId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from fraud.report
    where reporter_id = ${reporterId} and reported_at > ${since} and not is_sample`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Null: it is looked at again. */
export async function setOutcome(db: Database, caseId: string, outcome: Outcome | null): Promise<void> {
  await sql`update fraud.report set outcome = ${outcome} where case_id = ${caseId}`.execute(db);
}

/** Other reports that name the same link, number or address, newest first, each with what they share. */
export async function relatedReports(
  db: Database,
  caseId: string,
): Promise<readonly { readonly case_id: string; readonly kind: TraceKind }[]> {
  const { rows } = await sql<{ case_id: string; kind: TraceKind }>`
    select distinct other.case_id, other.kind
    from fraud.trace as own
    join fraud.trace as other
      on other.key_hash = own.key_hash and other.kind = own.kind and other.case_id <> own.case_id
    where own.case_id = ${caseId} and own.kind not in ('person', 'organisation')
    order by other.case_id desc, other.kind
    limit ${RELATED_MAX}`.execute(db);
  return rows;
}

interface ReportRow {
  readonly reporter_id: string;
  readonly reported_at: Date;
  readonly job_id: string | null;
}

/** Undefined where the case is no report. */
export async function findReport(db: Database, caseId: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select reporter_id, reported_at, job_id from fraud.report where case_id = ${caseId}`.execute(db);
  return rows[0];
}

/** Whether a report names one of these. */
export async function namesAny(
  { db, cipher }: Keyed,
  caseId: string,
  traces: readonly (Trace | Party)[],
): Promise<boolean> {
  const hashes = traces.map((trace) => hashOf(cipher, trace));
  const { rows } = await sql`
    select 1
    from fraud.trace
    where case_id = ${caseId} and key_hash = any(${hashes}::bytea[])
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Reports in which one of these is named, invented ones included. */
export async function reportsNaming(
  { db, cipher }: Keyed,
  traces: readonly (Trace | Party)[],
): Promise<readonly string[]> {
  if (traces.length === 0) return [];
  const hashes = traces.map((trace) => hashOf(cipher, trace));
  const { rows } = await sql<{ case_id: string }>`
    select distinct case_id
    from fraud.trace
    where key_hash = any(${hashes}::bytea[])`.execute(db);
  return rows.map((row) => row.case_id);
}

/** How many people have reported one of these, and how many of those reports led to action. Invented reports do not count. */
export async function countOnTraces(
  { db, cipher }: Keyed,
  traces: readonly Trace[],
): Promise<{ readonly reporters: number; readonly confirmed: number }> {
  const hashes = traces.map((trace) => hashOf(cipher, trace));
  const { rows } = await sql<{ reporters: bigint; confirmed: bigint }>`
    select count(distinct r.reporter_id) as reporters,
      count(distinct r.reporter_id) filter (where r.outcome = 'action_taken') as confirmed
    from fraud.trace as t
    join fraud.report as r on r.case_id = t.case_id
    where t.key_hash = any(${hashes}::bytea[]) and not r.is_sample
      and r.outcome is distinct from 'unfounded'`.execute(db);
  const [row] = rows;
  return { reporters: Number(row?.reporters ?? 0), confirmed: Number(row?.confirmed ?? 0) };
}
