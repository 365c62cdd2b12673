import type { Answers } from '@egcr/forms/contract';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Turn } from '../contract/case-events.ts';

type Db = Work['db'];
const CASE = 'cases.case';

export const answersColumn: SealedColumn = { table: CASE, column: 'sealed_answers', key: ['id'] };

export interface CaseRow {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly subject: string;
  readonly form: string;
  readonly form_version: number;
  readonly sealed_answers: string | null;
  readonly applicant_id: string;
  readonly state: string;
  readonly version: number;
  readonly round: number;
  readonly assignee_id: string | null;
  readonly awaits: Turn;
  readonly due_at: Date | null;
  readonly overdue_at: Date | null;
  readonly opened_at: Date;
  readonly changed_at: Date;
  readonly decided_at: Date | null;
  readonly head_hash: Buffer;
  readonly is_sample: boolean;
  readonly is_name_withheld: boolean;
  readonly organisation_id: string | null;
}

const shown = sql.raw(
  `id, reference, kind, subject, form, form_version, sealed_answers, applicant_id, state, version, round, assignee_id, awaits, due_at,
   overdue_at, opened_at, changed_at, decided_at, head_hash, is_sample, is_name_withheld, organisation_id`,
);

export interface NewCase extends Omit<
  CaseRow,
  'sealed_answers' | 'round' | 'assignee_id' | 'overdue_at' | 'opened_at' | 'changed_at' | 'decided_at'
> {
  readonly submissionId: string;
  readonly answers: Answers;
}

/** Answers nothing where the form was made a case before, or the reference is taken. */
export async function insertCase(
  { db, cipher, now }: Pick<Work, 'db' | 'cipher' | 'now'>,
  found: NewCase,
): Promise<CaseRow | undefined> {
  const place = { table: CASE, column: 'sealed_answers', row: found.id };
  const { rows } = await sql<CaseRow>`
    insert into cases.case (
      id, reference, kind, subject, submission_id, form, form_version, sealed_answers, applicant_id, state, version, awaits, due_at,
      opened_at, changed_at, head_hash, is_sample, is_name_withheld, organisation_id)
    values (
      ${found.id}, ${found.reference}, ${found.kind}, ${found.subject}, ${found.submissionId}, ${found.form}, ${found.form_version},
      ${cipher.seal(place, JSON.stringify(found.answers))}, ${found.applicant_id}, ${found.state}, ${found.version},
      ${found.awaits}, ${found.due_at}, ${now}, ${now}, ${found.head_hash}, ${found.is_sample},
      ${found.is_name_withheld}, ${found.organisation_id})
    on conflict do nothing
    returning ${shown}`.execute(db);
  return rows[0];
}

/** With `isLocked` nobody else changes it until the transaction ends. */
export async function findCase(
  db: Db,
  id: string,
  lock: 'locked' | 'open' = 'open',
): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where id = ${id}
    ${lock === 'locked' ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export interface CaseChange {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly round: number;
  readonly assigneeId: string | null;
  readonly awaits: Turn;
  readonly dueAt: Date | null;
  readonly overdueAt: Date | null;
  readonly decidedAt: Date | null;
  readonly headHash: Buffer;
}

export async function updateCase(
  { db, now }: Pick<Work, 'db' | 'now'>,
  change: CaseChange,
): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    update cases.case
    set state = ${change.state}, version = ${change.version}, round = ${change.round}, assignee_id = ${change.assigneeId},
      awaits = ${change.awaits}, due_at = ${change.dueAt}, overdue_at = ${change.overdueAt}, decided_at = ${change.decidedAt},
      head_hash = ${change.headHash}, changed_at = ${now}
    where id = ${change.id}
    returning ${shown}`.execute(db);
  return rows[0];
}

export async function casesOf(
  db: Db,
  {
    applicantId,
    organisationId,
    only,
    after,
    limit,
  }: PageAsked<string> & {
    readonly applicantId: string;
    readonly organisationId: string | null;
    readonly only: 'waiting' | 'open' | undefined;
  },
): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where ${organisationId === null ? sql`applicant_id = ${applicantId} and organisation_id is null` : sql`organisation_id = ${organisationId}`}
      and ${only === undefined ? sql`true` : only === 'waiting' ? sql`awaits = 'applicant'` : sql`awaits <> 'nobody'`}
      and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

export interface QueueAsked extends PageAsked<string> {
  readonly kinds: readonly string[];
  /** Ids of cases that are left out. */
  readonly except: readonly string[];
  /** `open`: every state in which someone has to act. */
  readonly state: string | undefined;
  /** Null: nobody's; undefined: anybody's. */
  readonly assigneeId: string | null | undefined;
  readonly isLate: boolean;
  readonly hidesSamples: boolean;
}

export async function queueOf(db: Db, asked: QueueAsked): Promise<readonly CaseRow[]> {
  const { state, assigneeId, after } = asked;
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where kind = any(${[...asked.kinds]}::text[])
      and ${asked.except.length === 0 ? sql`true` : sql`id <> all (${[...asked.except]}::uuid[])`}
      and ${state === undefined ? sql`true` : state === 'open' ? sql`awaits <> 'nobody'` : sql`state = ${state}`}
      and ${assigneeId === undefined ? sql`true` : sql`assignee_id is not distinct from ${assigneeId}::uuid`}
      and ${asked.isLate ? sql`overdue_at is not null` : sql`true`}
      and ${asked.hidesSamples ? sql`not is_sample` : sql`true`}
      and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${asked.limit}`.execute(db);
  return rows;
}

interface QueueCounts {
  readonly kind: string;
  readonly open: bigint;
  readonly unassigned: bigint;
  readonly mine: bigint;
  readonly late: bigint;
}

/** How many cases of some kinds are open: in all, with no one, with an officer, late. */
export async function countsOf(
  db: Db,
  { kinds, officerId }: { readonly kinds: readonly string[]; readonly officerId: string },
): Promise<ReadonlyMap<string, QueueCounts>> {
  const { rows } = await sql<QueueCounts>`
    select kind, count(*) as open,
      count(*) filter (where assignee_id is null) as unassigned,
      count(*) filter (where assignee_id = ${officerId}) as mine,
      count(*) filter (where overdue_at is not null) as late
    from cases.case
    where awaits <> 'nobody' and kind = any(${[...kinds]}::text[])
    group by kind`.execute(db);
  return new Map(rows.map((row) => [row.kind, row]));
}

export async function casesByIds(db: Db, ids: readonly string[]): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Cases whose time is over and that were not marked yet, some at once. */
export async function overdueCases(db: Db, now: Date, limit: number): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where due_at <= ${now} and overdue_at is null
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

/** Of a person alone: what they asked for an organisation stays with it. */
export async function openCasesOf(db: Db, applicantId: string): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where applicant_id = ${applicantId} and organisation_id is null and sealed_answers is not null
    order by id
    for no key update`.execute(db);
  return rows;
}

export async function eraseAnswers(db: Db, caseId: string): Promise<void> {
  await sql`update cases.case set sealed_answers = null where id = ${caseId}`.execute(db);
}
