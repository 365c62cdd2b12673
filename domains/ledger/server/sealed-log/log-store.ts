import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { HASH_BYTES, TILE_WIDTH, type ReadTile, type Tile } from './tree.ts';

export interface StoredCheckpoint {
  readonly seq: bigint;
  /** Transaction ids as PostgreSQL writes them. */
  readonly xidFrom: string;
  readonly xidTo: string;
  readonly sizeBefore: number;
  readonly treeSize: number;
  readonly root: Buffer;
  readonly postedThrough: Date;
  readonly sealedAt: Date;
  readonly note: string;
}

const checkpointColumns = sql.raw(`
  seq, xid_from::text as "xidFrom", xid_to::text as "xidTo", size_before::float8 as "sizeBefore", tree_size::float8 as "treeSize",
  root, posted_through as "postedThrough", sealed_at as "sealedAt", note`);

export async function latestCheckpoint(db: Database): Promise<StoredCheckpoint | undefined> {
  const { rows } = await sql<StoredCheckpoint>`
    select ${checkpointColumns}
    from ledger.checkpoint
    order by seq desc
    limit 1`.execute(db);
  return rows[0];
}

/** Checkpoints after the one of this number, oldest first. */
export async function checkpointsAfter(
  db: Database,
  { seq, limit }: { readonly seq: bigint; readonly limit: number },
): Promise<readonly StoredCheckpoint[]> {
  const { rows } = await sql<StoredCheckpoint>`
    select ${checkpointColumns}
    from ledger.checkpoint
    where seq > ${seq}
    order by seq
    limit ${limit}`.execute(db);
  return rows;
}

/** The checkpoint whose tree has exactly so many leaves. */
export async function checkpointOfSize(
  db: Database,
  treeSize: number,
): Promise<StoredCheckpoint | undefined> {
  const { rows } = await sql<StoredCheckpoint>`
    select ${checkpointColumns}
    from ledger.checkpoint
    where tree_size = ${treeSize}`.execute(db);
  return rows[0];
}

/** The checkpoint that holds a transfer, with the transfer's leaf; the checkpoint is undefined until it is sealed. */
export async function checkpointOf(
  db: Database,
  transferId: string,
): Promise<{ readonly leaf: string; readonly checkpoint: StoredCheckpoint | undefined } | undefined> {
  const { rows } = await sql<{ leaf: string; xid: string }>`
    select ledger.leaf_of(t) as leaf, t.xid::text as xid
    from ledger.transfer t
    where t.id = ${transferId}::uuid`.execute(db);
  const found = rows[0];
  if (!found) return undefined;
  const { rows: checkpoints } = await sql<StoredCheckpoint>`
    select ${checkpointColumns}
    from ledger.checkpoint
    where xid_from <= ${found.xid}::xid8 and xid_to > ${found.xid}::xid8
    order by seq
    limit 1`.execute(db);
  return { leaf: found.leaf, checkpoint: checkpoints[0] };
}

export async function writeCheckpoint(db: Database, one: StoredCheckpoint): Promise<void> {
  const checkpoint = {
    seq: one.seq.toString(),
    xid_from: one.xidFrom,
    xid_to: one.xidTo,
    size_before: one.sizeBefore,
    tree_size: one.treeSize,
    root: one.root.toString('hex'),
    posted_through: one.postedThrough,
    sealed_at: one.sealedAt,
    note: one.note,
  };
  await sql`select ledger.keep_checkpoint(${JSON.stringify(checkpoint)}::jsonb)`.execute(db);
}

/** Reads tiles of the tree as it stands. */
export function tilesOf(db: Database): ReadTile {
  return async (level, index) => {
    const { rows } = await sql<{ hashes: Buffer }>`
      select hashes
      from ledger.log_tile
      where level = ${level} and index = ${index}`.execute(db);
    return rows[0]?.hashes;
  };
}

export async function writeTiles(db: Database, tiles: readonly Tile[]): Promise<void> {
  const levels = tiles.map((tile) => tile.level);
  const indexes = tiles.map((tile) => tile.index);
  const hashes = tiles.map((tile) => tile.hashes);
  await sql`select ledger.keep_tiles(${levels}::smallint[], ${indexes}::bigint[], ${hashes}::bytea[])`.execute(
    db,
  );
}

/** The place of a leaf between two sizes of the log; undefined where it is not there. */
export async function placeOf(
  db: Database,
  { hash, from, to }: { readonly hash: Buffer; readonly from: number; readonly to: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ index: number; hashes: Buffer }>`
    select index::float8 as index, hashes
    from ledger.log_tile
    where level = 0
      and index between ${Math.floor(from / TILE_WIDTH)} and ${Math.floor((to - 1) / TILE_WIDTH)}
      and position(${hash}::bytea in hashes) > 0
    order by index`.execute(db);
  for (const { index, hashes } of rows) {
    for (let at = hashes.indexOf(hash); at >= 0; at = hashes.indexOf(hash, at + 1)) {
      const place = index * TILE_WIDTH + at / HASH_BYTES;
      if (Number.isInteger(place) && place >= from && place < to) return place;
    }
  }
  return undefined;
}

/** Makes the key known that signs from now on; false where another key has taken over since this one signed. */
export async function registerKey(db: Database, publicKey: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_signing: boolean }>`
    select ledger.register_log_key(${publicKey}, ${now}) as is_signing`.execute(db);
  return rows[0]?.is_signing === true;
}

/** Transfers that no checkpoint holds yet. Counts the whole table: for audits. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(*) - coalesce((select max(tree_size) from ledger.checkpoint), 0))::integer as count
    from ledger.transfer`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Every key that has ever signed, newest first. */
export async function readKeys(
  db: Database,
): Promise<readonly { readonly publicKey: Buffer; readonly firstUsedAt: Date }[]> {
  const { rows } = await sql<{ publicKey: Buffer; firstUsedAt: Date }>`
    select public_key as "publicKey", first_used_at as "firstUsedAt"
    from ledger.log_key
    order by first_used_at desc`.execute(db);
  return rows;
}
