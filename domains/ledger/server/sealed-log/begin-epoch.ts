import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { needsEpoch, startEpoch } from './epoch-store.ts';
import { checkpointsAfter, latestCheckpoint, tilesOf, type StoredCheckpoint } from './log-store.ts';
import { HASH_BYTES, hashLeaf, TILE_WIDTH, type ReadTile } from './tree.ts';
import { type Finding, verifyLog, type VerifyOptions } from './verify-log.ts';

const PAGE = 200;

export type EpochOutcome =
  /** This cluster is the one the log was sealed in. */
  | { readonly outcome: 'not_needed' }
  | { readonly outcome: 'refused'; readonly findings: readonly Finding[] }
  | { readonly outcome: 'begun'; readonly epoch: number; readonly moved: number; readonly sealed: number };

/**
 * For a dump that was loaded into another cluster of PostgreSQL, whose transaction numbers begin anew: proves that everything sealed so far
 * is there and unchanged, and lets the log go on from there. Transfers posted in the new cluster before this moment are sealed in the new
 * epoch too. Runs as the owner of the tables in one transaction, while nobody posts. Begins nothing where anything is not as it was signed.
 */
export async function beginEpoch(
  db: Database,
  { now, ...options }: VerifyOptions & { readonly now: Date },
): Promise<EpochOutcome> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local lock_timeout = '60s'`.execute(db);
  await sql`lock table ledger.transfer in share row exclusive mode`.execute(db);
  if (!(await needsEpoch(db))) return { outcome: 'not_needed' };
  const strays = await findStrays(db);
  const { findings, transfers } = await verifyLog(db, { ...options, strays: new Set(strays) });
  if (findings.length > 0) return { outcome: 'refused', findings };
  const epoch = await startEpoch(db, { strays, now });
  return { outcome: 'begun', epoch, moved: strays.length, sealed: transfers };
}

/**
 * Transfers among the numbers that the log has passed, and not in it: those that this cluster has posted. One that claims to be older
 * than the last root is not among them; the check that follows finds it.
 */
async function findStrays(db: Database): Promise<readonly string[]> {
  const last = await latestCheckpoint(db);
  if (last === undefined) return [];
  const tiles = tilesOf(db);
  const strays: string[] = [];
  for (let seq = 0n; seq < last.seq;) {
    for (const one of await checkpointsAfter(db, { seq, limit: PAGE })) {
      strays.push(...(await straysIn(db, tiles, { one, last })));
      seq = one.seq;
    }
  }
  return strays;
}

async function straysIn(
  db: Database,
  tiles: ReadTile,
  { one, last }: { readonly one: StoredCheckpoint; readonly last: StoredCheckpoint },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; leaf: string; is_later: boolean }>`
    select t.id, ledger.leaf_of(t) as leaf, t.posted_at >= ${last.postedThrough} as is_later
    from ledger.transfer t
    where t.xid >= ${one.xidFrom}::xid8 and t.xid < ${one.xidTo}::xid8`.execute(db);
  if (rows.length === one.treeSize - one.sizeBefore) return [];
  const sealed = await hashesOf(tiles, one);
  return rows
    .filter(({ leaf, is_later }) => is_later && !sealed.has(hashLeaf(leaf).toString('hex')))
    .map(({ id }) => id);
}

async function hashesOf(
  tiles: ReadTile,
  { sizeBefore, treeSize }: StoredCheckpoint,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let place = sizeBefore; place < treeSize; place += 1) {
    const tile = await tiles(0, Math.floor(place / TILE_WIDTH));
    const begin = (place % TILE_WIDTH) * HASH_BYTES;
    if (tile !== undefined) found.add(tile.subarray(begin, begin + HASH_BYTES).toString('hex'));
  }
  return found;
}
