import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { ListSource } from '../../contract/list-sources.ts';
import { keysOfNames } from '../screening/name-keys.ts';
import type { ListedEntry } from './read-list.ts';

export interface ListRow {
  readonly id: string;
  readonly source: ListSource;
  readonly entries: number;
  readonly imported_at: Date;
}

export async function currentLists(db: Database): Promise<readonly ListRow[]> {
  const { rows } = await sql<ListRow>`
    select id, source, entries, imported_at from verification.screening_list
    where is_current
    order by source`.execute(db);
  return rows;
}

/** The list of a source whose last part has not come. */
async function stagedList(db: Database, source: ListSource): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from verification.screening_list where source = ${source} and not is_current`.execute(db);
  return rows[0]?.id;
}

interface ListRowOfAll extends ListRow {
  readonly imported_by: string | null;
  readonly is_current: boolean;
}

/** Those in use, and those whose last part has not come. */
export async function allLists(db: Database): Promise<readonly ListRowOfAll[]> {
  const { rows } = await sql<ListRowOfAll>`
    select id, source, entries, imported_by, imported_at, is_current from verification.screening_list
    order by is_current desc, source`.execute(db);
  return rows;
}

interface NewList {
  readonly source: ListSource;
  readonly entries: readonly ListedEntry[];
  readonly importedBy: string | null;
  /** Added to the list that stands, in the place of what it has under the same keys. */
  readonly isMore: boolean;
  /** Further parts follow. */
  readonly isPart?: boolean;
  /** The list whose parts came before. */
  readonly goesOn?: string | undefined;
}

const BATCH = 500;
type At = Pick<Work, 'db' | 'now' | 'newId'>;

/** Keeps a list, or a part of one. With its last part it takes the place of the one before it, in this transaction: screening sees one or the other. Answers its id; undefined where another import was begun since the parts before. */
export async function keepList(work: At, list: NewList): Promise<string | undefined> {
  const { db } = work;
  const { source, entries, isMore, isPart = false, goesOn } = list;
  // Two imports of one source follow each other.
  await sql`select pg_advisory_xact_lock(hashtext('verification.screening_list'), hashtext(${source}))`.execute(
    db,
  );
  if (goesOn !== undefined && (await stagedList(db, source)) !== goesOn) return undefined;
  const before = (await currentLists(db)).find((current) => current.source === source);
  const id = goesOn ?? (await beginList(work, list));
  if (isMore && goesOn === undefined && before !== undefined)
    await sql`
      insert into verification.watched (list_id, entry_key, names, born_year, keys)
      select ${id}, entry_key, names, born_year, keys from verification.watched where list_id = ${before.id}`.execute(
      db,
    );
  for (let at = 0; at < entries.length; at += BATCH) await keepEntries(db, id, entries.slice(at, at + BATCH));
  await sql`
    update verification.screening_list
    set entries = (select count(*) from verification.watched where list_id = ${id})
    where id = ${id}`.execute(db);
  if (isPart) return id;
  if (before !== undefined)
    await sql`delete from verification.screening_list where id = ${before.id}`.execute(db);
  await sql`update verification.screening_list set is_current = true where id = ${id}`.execute(db);
  return id;
}

/** A list that is not in use yet, in the place of one whose last part never came. */
async function beginList({ db, now, newId }: At, { source, entries, importedBy }: NewList): Promise<string> {
  const id = newId();
  await sql`delete from verification.screening_list where source = ${source} and not is_current`.execute(db);
  await sql`
    insert into verification.screening_list (id, source, entries, imported_by, imported_at, is_current)
    values (${id}, ${source}, ${entries.length}, ${importedBy}, ${now}, false)`.execute(db);
  return id;
}

async function keepEntries(db: Database, id: string, entries: readonly ListedEntry[]): Promise<void> {
  const batch = entries.map((entry) => ({
    entry_key: entry.key,
    names: entry.names,
    born_year: entry.bornYear,
    keys: keysOfNames(entry.names),
  }));
  await sql`
    insert into verification.watched (list_id, entry_key, names, born_year, keys)
    select ${id}, entry_key, names, born_year, keys
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
      as given (entry_key text, names text[], born_year text, keys text[])
    on conflict on constraint watched_key do update
    set names = excluded.names, born_year = excluded.born_year, keys = excluded.keys`.execute(db);
}

export interface Candidate {
  readonly source: ListSource;
  readonly entry_key: string;
  readonly names: string[];
  readonly born_year: string | null;
}

/** The entries of a list, in the order of their keys. */
export async function entriesOf(db: Database, listId: string): Promise<readonly Omit<Candidate, 'source'>[]> {
  const { rows } = await sql<Omit<Candidate, 'source'>>`
    select entry_key, names, born_year from verification.watched where list_id = ${listId} order by entry_key`.execute(
    db,
  );
  return rows;
}

export async function countNames(db: Database, listId: string): Promise<number> {
  const { rows } = await sql<{ names: number }>`
    select coalesce(sum(cardinality(names)), 0)::integer as names from verification.watched
    where list_id = ${listId}`.execute(db);
  return rows[0]?.names ?? 0;
}

/** Those of the current lists, some left out, who have a key in common with a name, those with the most first. */
export async function candidatesFor(
  db: Database,
  {
    keys,
    limit,
    besides,
  }: { readonly keys: readonly string[]; readonly limit: number; readonly besides: readonly string[] },
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select l.source, w.entry_key, w.names, w.born_year
    from verification.watched w
    join verification.screening_list l on l.id = w.list_id and l.is_current
    where w.keys && ${[...keys]}::text[] and l.id <> all(${[...besides]}::uuid[])
    order by (select count(*) from unnest(w.keys) as own where own = any(${[...keys]}::text[])) desc, w.entry_key
    limit ${limit}`.execute(db);
  return rows;
}
