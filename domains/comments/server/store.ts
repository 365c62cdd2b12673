import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { CommentState } from '../contract/index.ts';
import type { SubjectAsked } from './subjects.ts';

/** Under what a comment was written. */
export interface SubjectOf {
  readonly subject_kind: string;
  readonly subject_id: string;
}

/** A comment as readers see it; without writer and text where it stands for its replies alone. */
export interface SaidRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly writer_id: string | null;
  readonly sample_name: string | null;
  readonly text: string | null;
  readonly created_at: Date;
}

/** The newest comments of a subject, without replies. */
export async function listThread(
  db: Database,
  { kind, subject }: SubjectAsked,
  { after, limit }: PageAsked<string>,
): Promise<readonly SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select id, parent_id, case when state = 'approved' then writer_id end as writer_id,
      case when state = 'approved' then sample_name end as sample_name,
      case when state = 'approved' then text end as text, created_at
    from comments.comment
    where subject_kind = ${kind} and subject_id = ${subject} and parent_id is null
      and (state = 'approved' or exists (
        select from comments.comment as reply where reply.parent_id = comment.id and reply.state = 'approved'))
      ${after === undefined ? sql`` : sql`and id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What was replied to some comments, the oldest first. */
export async function listReplies(db: Database, ids: readonly string[]): Promise<readonly SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select id, parent_id, writer_id, sample_name, text, created_at
    from comments.comment
    where parent_id = any(${[...ids]}::uuid[]) and state = 'approved'
    order by id`.execute(db);
  return rows;
}

export async function countApproved(db: Database, { kind, subject }: SubjectAsked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from comments.comment
    where subject_kind = ${kind} and subject_id = ${subject} and state = 'approved'`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OwnRow extends SaidRow {
  readonly state: CommentState;
}

/** What a person has written under a subject, as far as they still see it. */
export async function listOwnRows(
  db: Database,
  { kind, subject, writerId, limit }: SubjectAsked & { readonly writerId: string; readonly limit: number },
): Promise<readonly OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select id, parent_id, writer_id, sample_name, text, created_at, state
    from comments.comment
    where writer_id = ${writerId} and subject_kind = ${kind} and subject_id = ${subject}
      and state in ('pending', 'approved')
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Lets one change of a person's comments and reports at a time through, until the transaction ends. */
export async function lockPerson(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comments ${userId}`}, 0))`.execute(db);
}

/** When a person wrote since, the latest first, as many as are asked for. */
export async function writtenSince(
  db: Database,
  { writerId, since, limit }: { readonly writerId: string; readonly since: Date; readonly limit: number },
): Promise<readonly Date[]> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from comments.comment
    where writer_id = ${writerId} and created_at > ${since}
    order by created_at desc
    limit ${limit}`.execute(db);
  return rows.map(({ created_at: at }) => at);
}

export async function hasSpamOf(db: Database, writerId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from comments.comment where writer_id = ${writerId} and state = 'spam' limit 1`.execute(db);
  return rows.length > 0;
}

export interface CommentRow extends SubjectOf {
  readonly id: string;
  readonly parent_id: string | null;
  readonly writer_id: string | null;
  readonly state: CommentState;
}

/** Held until the unit ends: every change of a comment, and each reply to it, does so first. */
export async function lockComment(db: Database, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select id, subject_kind, subject_id, parent_id, writer_id, state
    from comments.comment where id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function countReplies(db: Database, parentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from comments.comment where parent_id = ${parentId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewComment extends SubjectAsked {
  readonly id: string;
  readonly parentId: string | null;
  readonly writerId?: string;
  readonly sampleName?: string;
  readonly text: string;
  readonly at: Date;
}

/** It begins as its machine says: waiting. */
export async function insertComment(db: Database, row: NewComment): Promise<void> {
  await sql`
    insert into comments.comment (
      id, subject_kind, subject_id, parent_id, writer_id, sample_name, text, state, created_at)
    values (
      ${row.id}, ${row.kind}, ${row.subject}, ${row.parentId}, ${row.writerId ?? null}, ${row.sampleName ?? null},
      ${row.text}, 'pending', ${row.at})`.execute(db);
}

export async function setState(
  db: Database,
  { id, state }: { readonly id: string; readonly state: CommentState },
): Promise<void> {
  await sql`update comments.comment set state = ${state} where id = ${id}`.execute(db);
}

/** Taken back by its writer: the text is gone. */
export async function eraseText(
  db: Database,
  { id, state }: { readonly id: string; readonly state: CommentState },
): Promise<void> {
  await sql`
    update comments.comment set state = ${state}, text = '', open_reports = 0 where id = ${id}`.execute(db);
}
