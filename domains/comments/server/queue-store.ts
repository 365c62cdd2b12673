import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { CommentReason, CommentState } from '../contract/index.ts';
import type { OwnRow, SubjectOf } from './store.ts';

export interface QueuedRow extends OwnRow, SubjectOf {
  readonly parent_text: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: CommentReason | null;
  readonly note: string;
}

const columns = sql`
  comment.id, comment.parent_id, comment.writer_id, comment.sample_name, comment.text, comment.created_at, comment.state,
  comment.subject_kind, comment.subject_id, parent.text as parent_text, comment.decided_at, comment.decided_by,
  comment.reason, comment.note`;

const withParent = sql`comments.comment left join comments.comment as parent on parent.id = comment.parent_id`;

/** `open`: what waits or is reported. */
export type QueueChoice = CommentState | 'open' | 'reported';

export async function listQueueRows(
  db: Database,
  choice: QueueChoice,
  { after, limit }: PageAsked<string>,
): Promise<readonly QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ${columns} from ${withParent}
    where ${conditionOf(choice)} ${after === undefined ? sql`` : sql`and comment.id < ${after}`}
    order by comment.id desc
    limit ${limit}`.execute(db);
  return rows;
}

function conditionOf(choice: QueueChoice) {
  if (choice === 'open') return sql`(comment.state = 'pending' or comment.open_reports > 0)`;
  return choice === 'reported' ? sql`comment.open_reports > 0` : sql`comment.state = ${choice}`;
}

export async function findQueued(db: Database, id: string): Promise<QueuedRow | undefined> {
  const { rows } = await sql<QueuedRow>`
    select ${columns} from ${withParent} where comment.id = ${id}`.execute(db);
  return rows[0];
}

export interface ReportCount {
  readonly comment_id: string;
  readonly reason: CommentReason;
  readonly count: number;
}

/** Open reports of some comments, the most frequent reason first. */
export async function countReports(db: Database, ids: readonly string[]): Promise<readonly ReportCount[]> {
  const { rows } = await sql<ReportCount>`
    select comment_id, reason, count(*)::integer as count from comments.report
    where comment_id = any(${[...ids]}::uuid[]) and not is_settled
    group by comment_id, reason
    order by count desc, reason`.execute(db);
  return rows;
}

export interface Decision {
  readonly id: string;
  readonly state: CommentState;
  readonly by: string;
  readonly at: Date;
  readonly reason: CommentReason | null;
  readonly note: string;
}

/** What an editor decided; with it the reports are settled. */
export async function keepDecision(db: Database, row: Decision): Promise<void> {
  await sql`
    update comments.comment set state = ${row.state}, decided_by = ${row.by}, decided_at = ${row.at},
      reason = ${row.reason}, note = ${row.note}, open_reports = 0
    where id = ${row.id}`.execute(db);
  await sql`
    update comments.report set is_settled = true where comment_id = ${row.id} and not is_settled`.execute(db);
}

export interface NewReport {
  readonly commentId: string;
  readonly reporterId: string;
  readonly reason: CommentReason;
  readonly at: Date;
}

/** Counted once for each person, also where it was settled meanwhile. */
export async function addReport(db: Database, row: NewReport): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into comments.report (comment_id, reporter_id, reason, reported_at)
    values (${row.commentId}, ${row.reporterId}, ${row.reason}, ${row.at})
    on conflict on constraint report_key do nothing`.execute(db);
  if (numAffectedRows === 1n)
    await sql`
      update comments.comment set open_reports = open_reports + 1 where id = ${row.commentId}`.execute(db);
}

export async function countReportsBy(
  db: Database,
  { reporterId, since }: { readonly reporterId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from comments.report
    where reporter_id = ${reporterId} and reported_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
