import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SearchQuery } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { GrantImport, ImportFailure, OutsideState, UnreadItem } from '../contract/index.ts';
import { IMPORT_STALE_S } from '../contract/limits.ts';
import type { OutsideRead } from './read-page.ts';

export interface ImportRow {
  readonly id: string;
  readonly source_id: string;
  readonly url: string;
  readonly host: string;
  readonly state: GrantImport['state'];
  readonly failure: ImportFailure | null;
  readonly asked_at: Date;
  readonly ended_at: Date | null;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly gone: number;
  readonly is_cut: boolean;
  readonly unread: unknown;
  readonly unread_count: number;
}

const columns = sql`
  i.id, i.source_id, s.url, s.host, i.state, i.failure, i.asked_at, i.ended_at, i.added, i.updated, i.unchanged, i.gone, i.is_cut,
  i.unread, i.unread_count`;

/** The source of an address, made where it is new; undefined where there are as many as there may be. */
export async function keepSource(
  { db, now, newId }: Pick<Work, 'db' | 'now' | 'newId'>,
  {
    url,
    host,
    by,
    most,
  }: { readonly url: string; readonly host: string; readonly by: string; readonly most: number },
): Promise<string | undefined> {
  await sql`lock table grant_sources.source in share row exclusive mode`.execute(db);
  const { rows } = await sql<{ id: string; is_this: boolean }>`
    select id, url = ${url} as is_this
    from grant_sources.source`.execute(db);
  const known = rows.find(({ is_this: isThis }) => isThis);
  if (known !== undefined) return known.id;
  if (rows.length >= most) return undefined;
  const id = newId();
  await sql`
    insert into grant_sources.source (id, url, host, added_by, added_at)
    values (${id}, ${url}, ${host}, ${by}, ${now})`.execute(db);
  return id;
}

/** Begins a reading; false where the source is being read. One that did not end for long was interrupted. */
export async function beginImport(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, sourceId, by }: { readonly id: string; readonly sourceId: string; readonly by: string },
): Promise<boolean> {
  await sql`
    update grant_sources.import
    set state = 'failed', failure = 'interrupted', ended_at = ${now}
    where source_id = ${sourceId} and state = 'reading'
      and asked_at < ${now}::timestamptz - make_interval(secs => ${IMPORT_STALE_S})`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into grant_sources.import (id, source_id, state, asked_by, asked_at)
    values (${id}, ${sourceId}, 'reading', ${by}, ${now})
    on conflict (source_id) where state = 'reading' do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns}
    from grant_sources.import i
    join grant_sources.source s on s.id = i.source_id
    where i.id = ${id}`.execute(db);
  return rows[0];
}

export async function listImportRows(
  db: Database,
  { after, limit }: PageAsked<string>,
): Promise<readonly ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${columns}
    from grant_sources.import i
    join grant_sources.source s on s.id = i.source_id
    where ${after === undefined ? sql`true` : sql`i.id < ${after}`}
    order by i.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export interface OutsideToKeep extends OutsideRead {
  readonly id: string;
  readonly searchWords: string;
}

/** Keeps one programme of a source as it is now, and says what that changed. */
export async function keepOutside(
  { db, now }: Pick<Work, 'db' | 'now'>,
  sourceId: string,
  row: OutsideToKeep,
): Promise<'added' | 'updated' | 'unchanged'> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into grant_sources.programme (
      id, source_id, outside_id, title, summary, url, status, closes_on, minimum, maximum, currency, modified_at, read_at, search_words)
    values (
      ${row.id}, ${sourceId}, ${row.outsideId}, ${row.title}, ${row.summary}, ${row.url}, ${row.status}, ${row.closesOn}::date,
      ${row.minimum}, ${row.maximum}, ${row.currency}, ${row.modifiedAt}, ${now}, ${row.searchWords}::tsvector)
    on conflict (source_id, outside_id) do update
    set title = excluded.title, summary = excluded.summary, url = excluded.url, status = excluded.status,
      closes_on = excluded.closes_on, minimum = excluded.minimum, maximum = excluded.maximum, currency = excluded.currency,
      modified_at = excluded.modified_at, read_at = excluded.read_at, search_words = excluded.search_words, is_shown = true
    where (programme.title, programme.summary, programme.url, programme.status,
        programme.closes_on, programme.minimum, programme.maximum, programme.currency,
        programme.modified_at, programme.is_shown)
      is distinct from (excluded.title, excluded.summary, excluded.url, excluded.status, excluded.closes_on, excluded.minimum,
        excluded.maximum, excluded.currency, excluded.modified_at, true)
    returning xmax = 0 as is_new`.execute(db);
  const [changed] = rows;
  if (changed === undefined) return 'unchanged';
  return changed.is_new ? 'added' : 'updated';
}

/** Hides what a source no longer has. Only a reading to the end knows that. */
export async function hideGone(
  db: Database,
  { sourceId, found }: { readonly sourceId: string; readonly found: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update grant_sources.programme
    set is_shown = false
    where source_id = ${sourceId} and is_shown and outside_id <> all (${[...found]}::uuid[])
    returning id`.execute(db);
  return rows.length;
}

export interface Ended {
  readonly id: string;
  readonly failure: ImportFailure | null;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly gone: number;
  readonly isCut: boolean;
  readonly unread: readonly UnreadItem[];
  readonly unreadCount: number;
}

export async function endImport({ db, now }: Pick<Work, 'db' | 'now'>, ended: Ended): Promise<void> {
  await sql`
    update grant_sources.import
    set state = ${ended.failure === null ? 'done' : 'failed'}, failure = ${ended.failure}, ended_at = ${now},
      added = ${ended.added}, updated = ${ended.updated}, unchanged = ${ended.unchanged}, gone = ${ended.gone},
      is_cut = ${ended.isCut}, unread = ${JSON.stringify(ended.unread)}::jsonb, unread_count = ${ended.unreadCount}
    where id = ${ended.id} and state = 'reading'`.execute(db);
}

export interface OutsideRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly host: string;
  readonly status: OutsideState;
  readonly closes_on: string | null;
  readonly minimum: string | null;
  readonly maximum: string | null;
  readonly currency: string | null;
  readonly read_at: Date;
}

/** Programmes of others that may still be applied for: a day is over where it ends last. */
export async function listOutsideRows(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { after, limit, query }: PageAsked<string> & { readonly query: SearchQuery | undefined },
): Promise<readonly OutsideRow[]> {
  const { rows } = await sql<OutsideRow>`
    select o.id, o.title, o.summary, o.url, s.host, o.status, o.closes_on::text as closes_on, o.minimum, o.maximum, o.currency, o.read_at
    from grant_sources.programme o
    join grant_sources.source s on s.id = o.source_id
    where o.is_shown and o.status <> 'closed'
      and (o.closes_on is null or o.closes_on >= (${now}::timestamptz at time zone 'UTC' - interval '12 hours')::date)
      and ${query === undefined ? sql`true` : sql`o.search_words @@ ${query.tsquery}::tsquery`}
      and ${after === undefined ? sql`true` : sql`o.id < ${after}`}
    order by o.id desc
    limit ${limit}`.execute(db);
  return rows;
}
