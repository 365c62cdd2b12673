import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Note } from '../contract/index.ts';

type Db = Work['db'];
const TABLE = 'notes.note';

export const textColumn: SealedColumn = { table: TABLE, column: 'sealed_text', key: ['owner_id', 'about'] };

/** Whose note is meant, and about whom. */
export interface NotePlace {
  readonly ownerId: string;
  readonly about: string;
}

interface SealedNoteRow {
  readonly about: string;
  readonly sealed_text: string;
  readonly changed_at: Date;
}

function placeOf({ ownerId, about }: NotePlace) {
  return { table: TABLE, column: 'sealed_text', row: `${ownerId}|${about}` };
}

export async function notesOf(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  ownerId: string,
): Promise<readonly Note[]> {
  const { rows } = await sql<SealedNoteRow>`
    select about, sealed_text, changed_at from notes.note
    where owner_id = ${ownerId}
    order by changed_at desc, about`.execute(db);
  return rows.map(({ about, sealed_text: sealed, changed_at: changedAt }) => ({
    about,
    text: cipher.open(placeOf({ ownerId, about }), sealed),
    changed_at: changedAt.toISOString(),
  }));
}

/** Lets one change of a person's notes at a time through, until the transaction ends. */
export async function lockNotesOf(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${ownerId}`}, 0))`.execute(db);
}

/** How many notes a person has about others than this one. */
export async function countOthers(db: Db, { ownerId, about }: NotePlace): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from notes.note
    where owner_id = ${ownerId} and about <> ${about}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function putNote(
  { db, cipher, now }: Pick<Work, 'db' | 'cipher' | 'now'>,
  { text, ...place }: NotePlace & { readonly text: string },
): Promise<void> {
  await sql`
    insert into notes.note (owner_id, about, sealed_text, changed_at)
    values (${place.ownerId}, ${place.about}, ${cipher.seal(placeOf(place), text)}, ${now})
    on conflict on constraint note_key
    do update set sealed_text = excluded.sealed_text, changed_at = excluded.changed_at`.execute(db);
}

/** Answers whether there was one. */
export async function deleteNote(db: Db, { ownerId, about }: NotePlace): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from notes.note where owner_id = ${ownerId} and about = ${about}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteNotesOf(db: Db, ownerId: string): Promise<void> {
  await sql`delete from notes.note where owner_id = ${ownerId}`.execute(db);
}
