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

interface NewList {
  readonly source: ListSource;
  readonly entries: readonly ListedEntry[];
  readonly importedBy: string | null;
  /** Added to the list that stands, in the place of what it has under the same keys. */
  readonly isMore: boolean;
}

const BATCH = 500;

/** Puts a list in the place of the one before it, in this transaction: screening sees one or the other. */
export async function keepList(
  work: Pick<Work, 'db' | 'now' | 'newId'>,
  { source, entries, importedBy, isMore }: NewList,
): Promise<void> {
  const { db, now } = work;
  const id = work.newId();
  // Two imports of one source follow each other.
  await sql`select pg_advisory_xact_lock(hashtext('verification.screening_list'), hashtext(${source}))`.execute(
    db,
  );
  const before = (await currentLists(db)).find((list) => list.source === source);
  if (before !== undefined)
    await sql`update verification.screening_list set is_current = false where id = ${before.id}`.execute(db);
  await sql`
    insert into verification.screening_list (id, source, entries, imported_by, imported_at, is_current)
    values (${id}, ${source}, ${entries.length}, ${importedBy}, ${now}, true)`.execute(db);
  if (isMore && before !== undefined)
    await sql`update verification.watched set list_id = ${id} where list_id = ${before.id}`.execute(db);
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH).map((entry) => ({
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
  if (before !== undefined)
    await sql`delete from verification.screening_list where id = ${before.id}`.execute(db);
  await sql`
    update verification.screening_list
    set entries = (select count(*) from verification.watched where list_id = ${id})
    where id = ${id}`.execute(db);
}

export interface Candidate {
  readonly source: ListSource;
  readonly entry_key: string;
  readonly names: string[];
  readonly born_year: string | null;
}

/** Those of all current lists who have a key in common with a name, those with the most first. */
export async function candidatesFor(
  db: Database,
  { keys, limit }: { readonly keys: readonly string[]; readonly limit: number },
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select l.source, w.entry_key, w.names, w.born_year
    from verification.watched w
    join verification.screening_list l on l.id = w.list_id and l.is_current
    where w.keys && ${[...keys]}::text[]
    order by cardinality(array(select unnest(w.keys) intersect select unnest(${[...keys]}::text[]))) desc, w.entry_key
    limit ${limit}`.execute(db);
  return rows;
}
