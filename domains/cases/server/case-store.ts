import type { SealedColumn } from '@egcr/server-kit/reseal';
import { prepared } from '@egcr/server-kit/prepared';
import type { Work } from '@egcr/server-kit/work';
import { sql, type RawBuilder } from 'kysely';

import type { CaseActor } from '../contract/index.ts';
import type { HashedStep, KeptHead, KeptStep } from './history.ts';

type Db = Work['db'];
const EVENT = 'cases.case_event';
const MESSAGE = 'cases.case_message';

export const reasonColumn: SealedColumn = {
  table: EVENT,
  column: 'sealed_reason',
  key: ['case_id', 'number'],
};
export const textColumn: SealedColumn = { table: MESSAGE, column: 'sealed_text', key: ['id'] };

const reasonPlace = ({ case_id: id, number }: Pick<HashedStep, 'case_id' | 'number'>) => ({
  table: EVENT,
  column: 'sealed_reason',
  row: `${id}|${number}`,
});

export interface StepRow extends KeptStep {
  readonly actor: CaseActor;
}

export async function insertStep(work: Pick<Work, 'db' | 'cipher'>, step: KeptStep): Promise<void> {
  await stepInserted(work, step).execute(work.db);
}

/** What writes a step into the history, alone or within the statement that moves the case. */
export function stepInserted({ cipher }: Pick<Work, 'cipher'>, step: KeptStep): RawBuilder<unknown> {
  return sql`
    insert into cases.case_event (
      case_id, number, event, from_state, to_state, round, actor, actor_id, sealed_reason, at, hash)
    values (
      ${step.case_id}, ${step.number}, ${step.event}, ${step.from_state}, ${step.to_state}, ${step.round}, ${step.actor},
      ${step.actor_id}, ${sealedReason(cipher, step)}, ${step.at}, ${step.hash})`;
}

export function sealedReason(cipher: Work['cipher'], step: KeptStep): string | null {
  return step.reason === null ? null : cipher.seal(reasonPlace(step), step.reason);
}

interface SealedStepRow extends Omit<StepRow, 'reason'> {
  readonly sealed_reason: string | null;
}

/** All steps of some cases, each case's in their order. */
export async function stepsOf(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  caseIds: readonly string[],
): Promise<readonly StepRow[]> {
  const { rows } = await sql<SealedStepRow>`
    select case_id, number, event, from_state, to_state, round, actor, actor_id, sealed_reason, at, hash
    from cases.case_event
    where case_id = any(${[...caseIds]}::uuid[])
    order by case_id, number`.execute(db);
  return rows.map(({ sealed_reason: sealed, ...row }) => ({
    ...row,
    reason: sealed === null ? null : cipher.open(reasonPlace(row), sealed),
  }));
}

/** A step as people read it. */
export type ShownStep = Pick<
  StepRow,
  'number' | 'event' | 'to_state' | 'actor' | 'actor_id' | 'reason' | 'at'
>;

/** All that was done, written and approved in a case. */
export interface CaseRecord {
  readonly steps: readonly ShownStep[];
  readonly messages: readonly MessageRow[];
  readonly approvals: readonly ApprovalRow[];
}

/** Dates inside JSON are texts. */
type InJson<Row> = Omit<Row, 'at'> & { readonly at: string };

interface SealedRecord {
  readonly steps: readonly InJson<Omit<ShownStep, 'reason'> & Pick<SealedStepRow, 'sealed_reason'>>[];
  readonly messages: readonly InJson<SealedMessageRow>[];
  readonly approvals: readonly ApprovalRow[];
}

/** The record of a case, each part in its order, in one round trip; notes only where they are asked for. */
export async function recordOf(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  { caseId, withNotes }: { readonly caseId: string; readonly withNotes: boolean },
): Promise<CaseRecord> {
  const { rows } = await sql<SealedRecord>`${prepared('cases_record')}
    select
      (select coalesce(json_agg(step order by number), '[]')
       from (
         select number, event, to_state, actor, actor_id, sealed_reason, at
         from cases.case_event
         where case_id = ${caseId}
       ) as step) as steps,
      (select coalesce(json_agg(message order by id), '[]')
       from (
         select id, author_id, is_officer, is_note, sealed_text, at
         from cases.case_message
         where case_id = ${caseId} and (${withNotes} or not is_note)
       ) as message) as messages,
      (select coalesce(json_agg(approval order by round, at, actor_id), '[]')
       from (
         select round, actor_id, step, response, at
         from cases.approval
         where case_id = ${caseId}
       ) as approval) as approvals`.execute(db);
  const { steps = [], messages = [], approvals = [] } = rows[0] ?? {};
  return {
    steps: steps.map(({ sealed_reason: sealed, at, ...step }) => ({
      ...step,
      at: new Date(at),
      reason:
        sealed === null ? null : cipher.open(reasonPlace({ case_id: caseId, number: step.number }), sealed),
    })),
    messages: messages.map((message) => opened(cipher, { ...message, at: new Date(message.at) })),
    approvals,
  };
}

/** What one person did to a case in one round. */
export async function eventsBy(
  db: Db,
  { caseId, round, actorId }: { readonly caseId: string; readonly round: number; readonly actorId: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ event: string }>`
    select event
    from cases.case_event
    where case_id = ${caseId} and round = ${round} and actor_id = ${actorId}`.execute(db);
  return rows.map(({ event }) => event);
}

/** Cases in the order of their ids, some at once, for the person who reads all histories. */
export async function headsAfter(
  db: Db,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly (KeptHead & { readonly id: string; readonly reference: string })[]> {
  const { rows } = await sql<KeptHead & { readonly id: string; readonly reference: string }>`
    select id, reference, version, state, head_hash
    from cases.case
    where ${after === undefined ? sql`true` : sql`id > ${after}`}
    order by id
    limit ${limit}`.execute(db);
  return rows;
}

interface NewMessage {
  readonly id: string;
  readonly caseId: string;
  readonly authorId: string;
  readonly isOfficer: boolean;
  readonly isNote: boolean;
  readonly text: string;
}

export async function insertMessage(
  { db, cipher, now }: Pick<Work, 'db' | 'cipher' | 'now'>,
  { id, caseId, authorId, isOfficer, isNote, text }: NewMessage,
): Promise<void> {
  const sealed = cipher.seal({ table: MESSAGE, column: 'sealed_text', row: id }, text);
  await sql`
    insert into cases.case_message (id, case_id, author_id, is_officer, is_note, sealed_text, at)
    values (${id}, ${caseId}, ${authorId}, ${isOfficer}, ${isNote}, ${sealed}, ${now})`.execute(db);
}

interface SealedMessageRow {
  readonly id: string;
  readonly author_id: string;
  readonly is_officer: boolean;
  readonly is_note: boolean;
  readonly sealed_text: string;
  readonly at: Date;
}

export interface MessageRow extends Omit<SealedMessageRow, 'sealed_text'> {
  readonly text: string;
}

/** What was written in some cases, notes too, in its order. */
export async function messagesOf(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  caseIds: readonly string[],
): Promise<readonly (MessageRow & { readonly case_id: string })[]> {
  const { rows } = await sql<SealedMessageRow & { readonly case_id: string }>`
    select case_id, id, author_id, is_officer, is_note, sealed_text, at
    from cases.case_message
    where case_id = any(${[...caseIds]}::uuid[])
    order by id`.execute(db);
  return rows.map(({ case_id: caseId, ...row }) => ({ ...opened(cipher, row), case_id: caseId }));
}

function opened(cipher: Work['cipher'], { sealed_text: sealed, ...row }: SealedMessageRow): MessageRow {
  return { ...row, text: cipher.open({ table: MESSAGE, column: 'sealed_text', row: row.id }, sealed) };
}

export async function countMessages(
  db: Db,
  { caseId, isOfficer }: { readonly caseId: string; readonly isOfficer: boolean },
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from cases.case_message
    where case_id = ${caseId} and is_officer = ${isOfficer}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function deleteMessages(db: Db, caseId: string): Promise<void> {
  await sql`delete from cases.case_message where case_id = ${caseId}`.execute(db);
}

export interface ApprovalRow {
  readonly round: number;
  readonly actor_id: string;
  /** Which of the approvals that the kind asks for it was. */
  readonly step: string;
  readonly response: string;
}

export async function approvalsOf(db: Db, caseId: string): Promise<readonly ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`${prepared('cases_approvals')}
    select round, actor_id, step, response
    from cases.approval
    where case_id = ${caseId}
    order by round, at, actor_id`.execute(db);
  return rows;
}

/** Who has decided about some cases, in whatever round. */
export async function decidersOf(db: Db, caseIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ actor_id: string }>`
    select distinct actor_id
    from cases.approval
    where case_id = any(${caseIds}::uuid[])
    order by actor_id`.execute(db);
  return rows.map(({ actor_id: id }) => id);
}

/** An approval, with its case. */
export type NewApproval = ApprovalRow & { readonly case_id: string };

export async function insertApproval(work: Pick<Work, 'db' | 'now'>, approval: NewApproval): Promise<void> {
  await approvalInserted(work, approval).execute(work.db);
}

/** What writes an approval, alone or within the statement that moves the case. */
export function approvalInserted({ now }: Pick<Work, 'now'>, approval: NewApproval): RawBuilder<unknown> {
  return sql`
    insert into cases.approval (case_id, round, actor_id, step, response, at)
    values (${approval.case_id}, ${approval.round}, ${approval.actor_id}, ${approval.step},
      ${approval.response}, ${now})`;
}

/** How many cases of an organisation are not over: someone has to act in them. */
export async function countOpenOf(db: Db, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from cases.case
    where organisation_id = ${organisationId} and awaits <> 'nobody'`.execute(db);
  return rows[0]?.count ?? 0;
}
