import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { CaptureWay } from '../contract/index.ts';
import type { LinkState } from '../contract/link-machine.ts';
import { linkWords, titledLike } from './search-links.ts';

export interface LinkRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly title: string;
  readonly asset: string;
  readonly amount: bigint | null;
  readonly stock: number | null;
  readonly sold: number;
  readonly state: LinkState;
  readonly capture: CaptureWay;
  readonly is_sample: boolean;
  readonly is_test: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  /** Made for a checkout session. */
  readonly is_checkout: boolean;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const columns = sql.raw(
  'id, merchant_id, title, asset, amount, stock, sold, state, capture, is_sample, is_test, metadata, is_checkout, created_at, expires_at',
);

export type NewLink = Omit<LinkRow, 'sold' | 'state' | 'is_checkout'> & { readonly is_checkout?: boolean };

export async function insertLink(db: Database, row: NewLink): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    insert into payments.link
      (id, merchant_id, title, asset, amount, stock, capture, is_sample, is_test, metadata, is_checkout, created_at, expires_at, search_words)
    values (
      ${row.id}::uuid, ${row.merchant_id}::uuid, ${row.title}, ${row.asset},
      ${row.amount?.toString() ?? null}::bigint, ${row.stock}, ${row.capture}, ${row.is_sample}, ${row.is_test}, ${JSON.stringify(row.metadata)}::jsonb,
      ${row.is_checkout ?? false}, ${row.created_at},
      ${row.expires_at}, ${linkWords(row)}::tsvector)
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function findLink(db: Database, id: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select ${columns} from payments.link where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Links by their ids. */
export async function findLinks(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, LinkRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LinkRow>`
    select ${columns} from payments.link where id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same, locked until the transaction ends: another payment of it waits. */
export async function lockLink(db: Database, id: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select ${columns} from payments.link where id = ${id}::uuid for no key update`.execute(db);
  return rows[0];
}

export interface LinksAsked {
  readonly merchantId: string;
  /** Those of one mode; absent: all. */
  readonly isTest?: boolean | undefined;
  readonly state?: LinkState | undefined;
  /** Words of the title, or their beginnings. */
  readonly words?: string | undefined;
  readonly now: Date;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Links of a merchant, newest first. What has passed its end counts as expired before the job has said so. */
export async function listLinks(db: Database, asked: LinksAsked): Promise<readonly LinkRow[]> {
  const { merchantId, isTest, state, words, now, after, limit } = asked;
  const { rows } = await sql<LinkRow>`
    select ${columns}
    from payments.link
    where merchant_id = ${merchantId}::uuid and not is_checkout
      and ${isTest === undefined ? sql`true` : sql`is_test = ${isTest}`}
      and ${state === undefined ? sql`true` : sql`case when state in ('active', 'inactive') and expires_at <= ${now} then 'expired' else state end = ${state}`}
      and ${titledLike(words) ?? sql`true`}
      and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many links of a merchant can be paid. Making and switching on at the same time waits in line. */
export async function countActiveLinks(db: Database, merchantId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments.link ' || ${merchantId}, 0))`.execute(db);
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from payments.link
    where merchant_id = ${merchantId}::uuid and state = 'active' and not is_checkout
      and (expires_at is null or expires_at > ${now})`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

export async function setLinkState(db: Database, id: string, state: LinkState): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    update payments.link set state = ${state} where id = ${id}::uuid returning ${columns}`.execute(db);
  return rows[0];
}

/** Counts a sale of a link, of which the caller holds the lock. */
export async function countSale(db: Database, id: string, state: LinkState): Promise<void> {
  await sql`
    update payments.link set sold = sold + 1, state = ${state} where id = ${id}::uuid`.execute(db);
}

/** A sale that was counted and came to nothing; the caller holds the lock of the link. */
export async function returnSale(db: Database, id: string, state: LinkState): Promise<void> {
  await sql`
    update payments.link set sold = sold - 1, state = ${state} where id = ${id}::uuid`.execute(db);
}

/** Writes of what has passed its end that it has expired; links that are being paid are left for the next time. */
export async function expireLinks(db: Database, now: Date, limit: number): Promise<void> {
  await sql`
    update payments.link
    set state = 'expired'
    where id in (
      select id
      from payments.link
      where state in ('active', 'inactive') and expires_at <= ${now}
      order by expires_at
      limit ${limit}
      for no key update skip locked)`.execute(db);
}

/** Switches off what a person sells. */
export async function closeLinksOf(db: Database, merchantId: string): Promise<void> {
  await sql`
    update payments.link set state = 'inactive'
    where merchant_id = ${merchantId}::uuid and state = 'active'`.execute(db);
}
