import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { ApiScope, KeyState } from '../contract/index.ts';
import { says } from './looked-through.ts';

export interface KeyRow {
  readonly id: string;
  readonly owner_id: string;
  readonly made_by: string | null;
  readonly name: string;
  readonly is_live: boolean;
  readonly hint: string;
  readonly scopes: readonly ApiScope[];
  readonly networks: readonly string[];
  readonly refund_asset: string | null;
  readonly refund_per_day: bigint | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

const columns = sql.raw(
  'id, owner_id, made_by, name, is_live, hint, scopes, networks, refund_asset, refund_per_day, created_at, expires_at, last_used_at, revoked_at',
);

type NewKey = Omit<KeyRow, 'last_used_at' | 'revoked_at'> & { readonly secret_hash: Buffer };

export async function insertKey(db: Database, row: NewKey): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    insert into developers.api_key
      (id, owner_id, made_by, name, is_live, secret_hash, hint, scopes, networks, refund_asset, refund_per_day, created_at, expires_at)
    values (
      ${row.id}::uuid, ${row.owner_id}::uuid, ${row.made_by}::uuid, ${row.name}, ${row.is_live}, ${row.secret_hash}, ${row.hint},
      ${[...row.scopes]}::text[], ${[...row.networks]}::text[], ${row.refund_asset},
      ${row.refund_per_day?.toString() ?? null}::bigint, ${row.created_at}, ${row.expires_at})
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function findKeyBySecret(db: Database, secretHash: Buffer): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select ${columns} from developers.api_key where secret_hash = ${secretHash}`.execute(db);
  return rows[0];
}

export async function findKey(db: Database, id: string): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select ${columns} from developers.api_key where id = ${id}::uuid`.execute(db);
  return rows[0];
}

export interface KeysAsked {
  readonly ownerId: string;
  readonly state?: KeyState | undefined;
  readonly isLive?: boolean | undefined;
  /** Part of the name, or of what is shown of the key. */
  readonly words?: string | undefined;
  readonly now: Date;
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function listKeys(db: Database, asked: KeysAsked): Promise<readonly KeyRow[]> {
  const { ownerId, state, isLive, words, now, after, limit } = asked;
  const { rows } = await sql<KeyRow>`
    select ${columns}
    from developers.api_key
    where owner_id = ${ownerId}::uuid
      and ${isLive === undefined ? sql`true` : sql`is_live = ${isLive}`}
      and ${state === undefined ? sql`true` : sql`case when revoked_at is not null then 'revoked' when expires_at <= ${now} then 'expired' else 'active' end = ${state}`}
      and ${says(words, sql`name`, sql`hint`)}
      and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many keys of a person can be used. Who makes one at the same time waits in line. */
export async function countUsableKeys(db: Database, ownerId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('developers.api_key ' || ${ownerId}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from developers.api_key
    where owner_id = ${ownerId}::uuid and revoked_at is null and (expires_at is null or expires_at > ${now})`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0n);
}

export async function revokeKeyRow(db: Database, id: string, now: Date): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    update developers.api_key set revoked_at = coalesce(revoked_at, ${now})
    where id = ${id}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function revokeKeysOf(db: Database, ownerId: string, now: Date): Promise<void> {
  await sql`
    update developers.api_key set revoked_at = ${now}
    where owner_id = ${ownerId}::uuid and revoked_at is null`.execute(db);
}

/** Writes that a key is used, unless that stands there of less than a minute ago: a busy program writes no row at each call. */
export async function noteKeyUse(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update developers.api_key set last_used_at = ${now}
    where id = ${id}::uuid and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  );
}
