import type { Answers } from '@egcr/forms/contract';
import type { PageAsked } from '@egcr/server-kit/data/page';
import { prepared } from '@egcr/server-kit/prepared';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Turn } from '../contract/case-events.ts';
import { approvalInserted, stepInserted, type NewApproval } from './case-store.ts';
import type { KeptStep } from './history.ts';

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
  readonly escalate_at: Date | null;
  readonly escalated_at: Date | null;
  readonly opened_at: Date;
  readonly changed_at: Date;
  readonly decided_at: Date | null;
  readonly head_hash: Buffer;
  readonly is_sample: boolean;
  readonly is_name_withheld: boolean;
  readonly organisation_id: string | null;
}

/** The columns of a `CaseRow`. */
export const shown = sql.raw(
  `id, reference, kind, subject, form, form_version, sealed_answers, applicant_id, state, version, round, assignee_id, awaits, due_at,
   overdue_at, escalate_at, escalated_at, opened_at, changed_at, decided_at, head_hash, is_sample, is_name_withheld, organisation_id`,
);

export interface NewCase extends Omit<
  CaseRow,
  | 'sealed_answers'
  | 'round'
  | 'assignee_id'
  | 'overdue_at'
  | 'escalated_at'
  | 'opened_at'
  | 'changed_at'
  | 'decided_at'
> {
  readonly submissionId: string;
  readonly answers: Answers;
}

/** Answers nothing where the form was made a case before, or the reference is taken. */
export async function insertCase(
  { db, cipher, now }: Pick<Work, 'db' | 'cipher' | 'now'>,
  found: NewCase,
): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    insert into cases.case (
      id, reference, kind, subject, submission_id, form, form_version, sealed_answers, applicant_id, state, version, awaits, due_at,
      escalate_at, opened_at, changed_at, head_hash, is_sample, is_name_withheld, organisation_id)
    values (
      ${found.id}, ${found.reference}, ${found.kind}, ${found.subject}, ${found.submissionId}, ${found.form}, ${found.form_version},
      ${sealedAnswers(cipher, found)}, ${found.applicant_id}, ${found.state}, ${found.version},
      ${found.awaits}, ${found.due_at}, ${found.escalate_at}, ${now}, ${now}, ${found.head_hash}, ${found.is_sample},
      ${found.is_name_withheld}, ${found.organisation_id})
    on conflict do nothing
    returning ${shown}`.execute(db);
  return rows[0];
}

export function sealedAnswers(
  cipher: Work['cipher'],
  { id, answers }: Pick<NewCase, 'id' | 'answers'>,
): string {
  return cipher.seal({ table: CASE, column: 'sealed_answers', row: id }, JSON.stringify(answers));
}

/** With `isLocked` nobody else changes it until the transaction ends. */
export async function findCase(
  db: Db,
  id: string,
  lock: 'locked' | 'open' = 'open',
): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`${prepared(`cases_${lock}`)}
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
  readonly escalateAt: Date | null;
  readonly escalatedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly headHash: Buffer;
}

/** Writes a step into the history, with the approval that it gives, and what follows from it into the case, in one statement. */
export async function updateCase(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  change: CaseChange,
  { step, approval }: { readonly step: KeptStep; readonly approval: NewApproval | undefined },
): Promise<CaseRow | undefined> {
  const approved = approval && sql`, approved as (${approvalInserted({ now }, approval)})`;
  const { rows } =
    await sql<CaseRow>`${prepared(approval === undefined ? 'cases_step' : 'cases_step_approved')}
    with written as (${stepInserted({ cipher }, step)}) ${approved ?? sql``}
    update cases.case
    set state = ${change.state}, version = ${change.version}, round = ${change.round}, assignee_id = ${change.assigneeId},
      awaits = ${change.awaits}, due_at = ${change.dueAt}, overdue_at = ${change.overdueAt}, escalate_at = ${change.escalateAt}, escalated_at = ${change.escalatedAt}, decided_at = ${change.decidedAt},
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

/** Cases that are still not decided when those who lead the queue are told, some at once. */
export async function casesToEscalate(db: Db, now: Date, limit: number): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where escalate_at <= ${now} and escalated_at is null
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

export async function markEscalated({ db, now }: Pick<Work, 'db' | 'now'>, caseId: string): Promise<void> {
  await sql`update cases.case set escalated_at = ${now} where id = ${caseId}`.execute(db);
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
