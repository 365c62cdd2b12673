import {
  type Checkpoint,
  keyHashOf,
  checkpointText,
  signedNote,
} from '../../contract/sealed-log/checkpoint-note.ts';
import type { Database } from '@egcr/server-kit/database';
import { toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { currentEpoch } from './epoch-store.ts';
import type { LogKey } from './log-key.ts';
import {
  latestCheckpoint,
  registerKey,
  tilesOf,
  writeCheckpoint,
  writeTiles,
  type StoredCheckpoint,
} from './log-store.ts';
import { appendLeaves, hashLeaf, rootOfTree, type ReadTile, type Tile } from './tree.ts';

/** Transfers in one checkpoint: what is more waits for the next. */
const LEAVES_MAX = 50_000;

/** How far a transfer's time may lie before that of one sealed earlier: servers' clocks differ, calls take a while. */
const TIME_MARGIN = '1 hour';

type SealingWork = Pick<Work, 'db' | 'now' | 'log'>;

/**
 * Takes the transfers that no running transaction can still come before, puts them behind the log, and signs its new root. Answers
 * the checkpoint; undefined where there was nothing to seal, or where another server is at it. The commit that follows makes what was
 * posted without waiting for the disk durable together with the checkpoint: nothing is published that a crash could undo.
 */
export async function sealLog(work: SealingWork, key: LogKey): Promise<StoredCheckpoint | undefined> {
  const { db, now } = work;
  if (!(await isAlone(db))) return undefined;
  const last = await latestCheckpoint(db);
  const edge = await readEdge(db, last);
  if (edge.isTurnedBack) {
    work.log.error(
      'this database was loaded into another cluster: nothing is sealed until npm run ledger:epoch, see docs/operations.md',
    );
    return undefined;
  }
  const { leaves, to } = await readWindow(db, edge);
  if (leaves.length === 0) return undefined;
  if (!(await registerKey(db, key.publicKey, now))) {
    work.log.error('this server has an old key of the log: copy keys.json from the server that seals');
    return undefined;
  }
  const sizeBefore = last?.treeSize ?? 0;
  const treeSize = sizeBefore + leaves.length;
  const tiles = await appendLeaves(
    tilesOf(db),
    sizeBefore,
    leaves.map((leaf) => hashLeaf(leaf.text)),
  );
  await writeTiles(db, tiles);
  const root = await rootOfTree(over(tiles, tilesOf(db)), treeSize);
  const checkpoint: StoredCheckpoint = {
    seq: (last?.seq ?? 0n) + 1n,
    xidFrom: edge.from,
    xidTo: to,
    sizeBefore,
    treeSize,
    root,
    postedThrough: latest(leaves, last?.postedThrough),
    sealedAt: now,
    note: await noteOf(key, { treeSize, root, sealedAt: toInstant(now), epoch: await currentEpoch(db) }),
  };
  await writeCheckpoint(db, checkpoint);
  return checkpoint;
}

async function noteOf(
  key: LogKey,
  {
    treeSize,
    root,
    sealedAt,
    epoch,
  }: Pick<Checkpoint, 'treeSize' | 'sealedAt'> & { readonly root: Buffer; readonly epoch: number },
): Promise<string> {
  const { origin } = key;
  const checkpoint = { origin, treeSize, root: Uint8Array.from(root), sealedAt, epoch };
  return signedNote(checkpoint, {
    keyHash: await keyHashOf(origin, Uint8Array.from(key.publicKey)),
    signature: Uint8Array.from(key.sign(checkpointText(checkpoint))),
  });
}

/** One server seals at a time; the others have nothing to wait for. */
async function isAlone(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('ledger.checkpoint', 0)) as is_alone`.execute(db);
  return rows[0]?.is_alone === true;
}

/** Where the log stands and how far it may go: everything below the oldest running transaction is complete. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly since: Date | null;
  readonly isTurnedBack: boolean;
}

async function readEdge(db: Database, last: StoredCheckpoint | undefined): Promise<Edge> {
  const from = last?.xidTo ?? '0';
  const { rows } = await sql<{ to: string; is_turned_back: boolean }>`
    select edge.xid::text as to, edge.xid is null or edge.xid < ${from}::xid8 as is_turned_back
    from ledger.complete_below() as edge (xid)`.execute(db);
  return {
    from,
    to: rows[0]?.to ?? from,
    since: last?.postedThrough ?? null,
    isTurnedBack: rows[0]?.is_turned_back === true,
  };
}

interface Leaf {
  readonly text: string;
  readonly xid: string;
  readonly postedAt: Date;
}

/** Whole transactions, at most so many that their transfers fit one checkpoint; what is more waits for the next. */
async function readWindow(
  db: Database,
  edge: Edge,
): Promise<{ readonly leaves: readonly Leaf[]; readonly to: string }> {
  const leaves = await readLeaves(db, edge, LEAVES_MAX + 1);
  const next = leaves[LEAVES_MAX]?.xid;
  if (next === undefined) return { leaves, to: edge.to };
  const whole = leaves.filter((leaf) => leaf.xid !== next);
  if (whole.length > 0) return { leaves: whole, to: next };
  // One transaction posted more than fits: it is sealed at once, since its transfers have one place in the order.
  const to = (BigInt(next) + 1n).toString();
  return { leaves: await readLeaves(db, { ...edge, to }), to };
}

async function readLeaves(
  db: Database,
  { from, to, since }: Pick<Edge, 'from' | 'to' | 'since'>,
  limit?: number,
): Promise<readonly Leaf[]> {
  const { rows } = await sql<Leaf>`
    select ledger.leaf_of(t) as text, t.xid::text as xid, t.posted_at as "postedAt"
    from ledger.transfer t
    where t.xid >= ${from}::xid8 and t.xid < ${to}::xid8 and ${notBefore(since)}
    order by t.xid, t.id
    limit ${limit ?? null}`.execute(db);
  return rows;
}

/** Narrows the search to the newest pages of the table. */
function notBefore(since: Date | null) {
  return since === null ? sql`true` : sql`t.posted_at >= ${since}::timestamptz - ${TIME_MARGIN}::interval`;
}

function latest(leaves: readonly Leaf[], before: Date | undefined): Date {
  const times = leaves.map((leaf) => leaf.postedAt.getTime());
  return new Date(times.reduce((one, other) => Math.max(one, other), before?.getTime() ?? 0));
}

/** Tiles that have just grown, and behind them those that stand. */
function over(grown: readonly Tile[], read: ReadTile): ReadTile {
  const fresh = new Map(grown.map((tile) => [`${tile.level}/${tile.index}`, tile.hashes]));
  return async (level, index) => fresh.get(`${level}/${index}`) ?? read(level, index);
}
