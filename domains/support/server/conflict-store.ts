import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

interface Connected {
  readonly officerId: string;
  readonly userId: string;
}

/** Keeps that an officer and a person are connected; nothing where it was said before. */
export async function insertConflict(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { officerId, userId }: Connected,
): Promise<void> {
  await sql`
    insert into support.conflict_of_interest (officer_id, user_id, declared_at)
    values (${officerId}, ${userId}, ${now})
    on conflict (officer_id, user_id) do nothing`.execute(db);
}

export async function hasConflict(db: Database, { officerId, userId }: Connected): Promise<boolean> {
  const { rows } = await sql`
    select declared_at
    from support.conflict_of_interest
    where officer_id = ${officerId} and user_id = ${userId}`.execute(db);
  return rows.length === 1;
}

/** The account of an officer or of a person is gone. */
export async function forgetConflicts(db: Database, userId: string): Promise<void> {
  await sql`
    delete from support.conflict_of_interest
    where officer_id = ${userId} or user_id = ${userId}`.execute(db);
}
