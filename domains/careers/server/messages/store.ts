import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { MessageSide } from '../../contract/messages/shape.ts';

export interface MessageRow {
  readonly id: string;
  readonly application_id: string;
  readonly side: MessageSide;
  readonly written_by: string;
  /** Null where the account of the applicant is gone. */
  readonly sealed_text: string | null;
  readonly sent_at: Date;
}

const TEXT = { table: 'careers.message', column: 'sealed_text' } as const;
export const messageColumn: SealedColumn = { ...TEXT, key: ['id'] };

export function openMessage(
  cipher: Work['cipher'],
  { id, sealed_text: sealed }: Pick<MessageRow, 'id' | 'sealed_text'>,
): string {
  return sealed === null ? '' : cipher.open({ ...TEXT, row: id }, sealed);
}

export async function insertMessage(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  {
    id,
    application_id: applicationId,
    side,
    written_by: writtenBy,
    text,
  }: Pick<MessageRow, 'id' | 'application_id' | 'side' | 'written_by'> & { readonly text: string },
): Promise<void> {
  await sql`
    insert into careers.message (id, application_id, side, written_by, sealed_text, sent_at)
    values (
      ${id}, ${applicationId}, ${side}, ${writtenBy}, ${cipher.seal({ ...TEXT, row: id }, text)}, ${now})`.execute(
    db,
  );
}

/** Messages about an application, the latest first. */
export async function listMessageRows(
  db: Database,
  { applicationId, after, limit }: PageAsked<string> & { readonly applicationId: string },
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id, application_id, side, written_by, sealed_text, sent_at
    from careers.message
    where application_id = ${applicationId} and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select id, application_id, side, written_by, sealed_text, sent_at
    from careers.message
    where id = ${id}`.execute(db);
  return rows[0];
}

/** Messages that one person wrote about an application since then. */
export async function countMessages(
  db: Database,
  {
    applicationId,
    writtenBy,
    since,
  }: { readonly applicationId: string; readonly writtenBy: string; readonly since: Date },
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(sent_at) as oldest
    from careers.message
    where written_by = ${writtenBy} and sent_at > ${since} and application_id = ${applicationId}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** How many messages there are about each of some applications. */
export async function messageCounts(
  db: Database,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (applicationIds.length === 0) return new Map();
  const { rows } = await sql<{ application_id: string; count: number }>`
    select application_id, count(*)::integer as count
    from careers.message
    where application_id = any(${[...applicationIds]}::uuid[])
    group by application_id`.execute(db);
  return new Map(rows.map((row) => [row.application_id, row.count]));
}

/** The account of the applicant is gone: what both sides wrote about them is deleted. */
export async function forgetMessages(db: Database, userId: string): Promise<void> {
  await sql`
    update careers.message m
    set sealed_text = null
    from careers.application a
    where a.id = m.application_id and a.user_id = ${userId}`.execute(db);
}
