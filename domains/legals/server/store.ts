import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface AcceptanceRow {
  readonly document: string;
  readonly version: string;
  readonly hash: string;
  readonly way: string;
  readonly accepted_at: Date;
}

export interface NewAcceptance {
  readonly id: string;
  readonly userId: string;
  readonly document: string;
  readonly version: string;
  readonly hash: string;
  readonly way: 'sign_up' | 'page';
  readonly language: string;
  readonly acceptedAt: Date;
  readonly now: Date;
}

/** The first time counts. */
export async function addAcceptance(db: Database, given: NewAcceptance): Promise<void> {
  await sql`
    insert into legals.acceptance (id, user_id, document, version, hash, way, language, accepted_at, recorded_at)
    values (
      ${given.id}, ${given.userId}, ${given.document}, ${given.version}, ${given.hash}, ${given.way},
      ${given.language}, ${given.acceptedAt}, ${given.now}
    )
    on conflict (user_id, document, version) do nothing`.execute(db);
}

/** Newest first; a person has a handful. */
export async function listAcceptances(db: Database, userId: string): Promise<readonly AcceptanceRow[]> {
  const { rows } = await sql<AcceptanceRow>`
    select document, version, hash, way, accepted_at
    from legals.acceptance
    where user_id = ${userId}
    order by accepted_at desc, document, version desc
    limit 500`.execute(db);
  return rows;
}

export async function forgetPerson(db: Database, userId: string): Promise<void> {
  await sql`delete from legals.acceptance where user_id = ${userId}`.execute(db);
}
