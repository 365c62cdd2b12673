/**
 * Checks the whole log against the ledger and against what was published: finds a transfer that was changed, removed, added behind the
 * log or put elsewhere, a root that was signed anew, and a log that was cut off or put back.
 */
import { isSame } from '../../contract/sealed-log/bytes.ts';
import {
  isSignedBy,
  keyHashOf,
  readNote,
  type SignedCheckpoint,
} from '../../contract/sealed-log/checkpoint-note.ts';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { readEpochs } from './epoch-store.ts';
import { checkpointsAfter, tilesOf, type StoredCheckpoint } from './log-store.ts';
import type { PublishedCheckpoint } from './publish.ts';
import { HASH_BYTES, hashLeaf, rootOfTree, TILE_WIDTH, type ReadTile } from './tree.ts';

export type LogFault =
  /** A transfer differs from what was sealed, is missing, or is one too many. */
  | 'transfers_changed'
  | 'tree_changed'
  | 'root_changed'
  | 'signature_wrong'
  | 'chain_broken'
  | 'published_missing'
  | 'published_differs'
  | 'entries_differ';

export interface Finding {
  readonly fault: LogFault;
  /** Number of the checkpoint. */
  readonly seq: string;
  readonly detail: string;
}

export interface LogVerdict {
  readonly checkpoints: number;
  readonly transfers: number;
  readonly findings: readonly Finding[];
}

export interface VerifyOptions {
  /** Raw Ed25519 keys that may have signed: from the file of keys, not from the database. */
  readonly keys: readonly Uint8Array[];
  /** What was published outside the database, oldest first. */
  readonly published: readonly PublishedCheckpoint[];
  /** Transfers that the log does not hold yet, though their numbers are among those it has passed: of a database in another cluster. */
  readonly strays?: ReadonlySet<string>;
  readonly onProgress?: (transfers: number) => void;
}

const PAGE = 200;

/** Reads everything there is; a fault in one checkpoint does not hide those of others. */
export async function verifyLog(db: Database, options: VerifyOptions): Promise<LogVerdict> {
  const findings: Finding[] = [];
  const published = new Map(options.published.map((one) => [one.seq, one.note]));
  const tiles = tilesOf(db);
  const epochs = await readEpochs(db);
  let last: StoredCheckpoint | undefined;
  let checkpoints = 0;
  for (;;) {
    const page = await checkpointsAfter(db, { seq: last?.seq ?? 0n, limit: PAGE });
    if (page.length === 0) break;
    for (const one of page) {
      const faults = [
        ...chainFaults(one, last),
        ...(await signatureFaults(one, { keys: options.keys, epoch: epochOf(one, epochs) })),
        ...(await leafFaults(db, { tiles, strays: options.strays ?? new Set() }, one)),
        ...(await rootFaults(tiles, one)),
        ...publishedFaults(one, published.get(one.seq)),
      ];
      findings.push(...faults.map(([fault, detail]) => ({ fault, seq: one.seq.toString(), detail })));
      published.delete(one.seq);
      last = one;
      checkpoints += 1;
      options.onProgress?.(one.treeSize);
    }
  }
  for (const seq of published.keys()) {
    findings.push({
      fault: 'published_missing',
      seq: seq.toString(),
      detail: 'was published, but the database does not have it',
    });
  }
  findings.push(...(await entryFaults(db)));
  return { checkpoints, transfers: last?.treeSize ?? 0, findings };
}

type Fault = readonly [fault: LogFault, detail: string];

function chainFaults(one: StoredCheckpoint, last: StoredCheckpoint | undefined): Fault[] {
  const follows =
    one.seq === (last?.seq ?? 0n) + 1n &&
    one.sizeBefore === (last?.treeSize ?? 0) &&
    one.xidFrom === (last?.xidTo ?? '0');
  return follows ? [] : [['chain_broken', 'does not begin where the one before it ends']];
}

type Epochs = Awaited<ReturnType<typeof readEpochs>>;

function epochOf({ seq }: StoredCheckpoint, epochs: Epochs): number {
  return epochs.findLast(({ afterSeq }) => seq > afterSeq)?.epoch ?? 0;
}

async function signatureFaults(
  one: StoredCheckpoint,
  { keys, epoch }: { readonly keys: readonly Uint8Array[]; readonly epoch: number },
): Promise<Fault[]> {
  const note = readNote(one.note);
  const says =
    note !== undefined &&
    note.checkpoint.treeSize === one.treeSize &&
    (note.checkpoint.epoch ?? 0) === epoch &&
    isSame(note.checkpoint.root, one.root) &&
    Date.parse(note.checkpoint.sealedAt) === one.sealedAt.getTime();
  if (!says) return [['signature_wrong', 'the signed text says something else than the row']];
  for (const key of keys) if (await hasSigned(note, key)) return [];
  return [['signature_wrong', 'no key of this installation has signed it']];
}

async function hasSigned(note: SignedCheckpoint, publicKey: Uint8Array): Promise<boolean> {
  const key = Uint8Array.from(publicKey);
  return isSame(note.keyHash, await keyHashOf(note.checkpoint.origin, key)) && isSignedBy(note, key);
}

/** The transfers of the checkpoint's transactions, hashed anew, against the leaves of the tree. */
async function leafFaults(
  db: Database,
  { tiles, strays }: { readonly tiles: ReadTile; readonly strays: ReadonlySet<string> },
  one: StoredCheckpoint,
): Promise<Fault[]> {
  const { rows: found } = await sql<{ id: string; leaf: string }>`
    select t.id, ledger.leaf_of(t) as leaf
    from ledger.transfer t
    where t.xid >= ${one.xidFrom}::xid8 and t.xid < ${one.xidTo}::xid8
    order by t.xid, t.id`.execute(db);
  const rows = found.filter(({ id }) => !strays.has(id));
  const count = one.treeSize - one.sizeBefore;
  if (rows.length !== count) {
    return [['transfers_changed', `has ${rows.length} transfers, but ${count} were sealed`]];
  }
  for (const [at, { id, leaf }] of rows.entries()) {
    const place = one.sizeBefore + at;
    const tile = await tiles(0, Math.floor(place / TILE_WIDTH));
    const begin = (place % TILE_WIDTH) * HASH_BYTES;
    if (tile?.subarray(begin, begin + HASH_BYTES).equals(hashLeaf(leaf)) !== true) {
      return [['transfers_changed', `transfer ${id} is not the one that was sealed at place ${place}`]];
    }
  }
  return [];
}

async function rootFaults(tiles: ReadTile, one: StoredCheckpoint): Promise<Fault[]> {
  try {
    const root = await rootOfTree(tiles, one.treeSize);
    return root.equals(one.root) ? [] : [['root_changed', 'the tree has another root']];
  } catch (error) {
    return [['tree_changed', error instanceof Error ? error.message : String(error)]];
  }
}

function publishedFaults(one: StoredCheckpoint, note: string | undefined): Fault[] {
  if (note === undefined || note === one.note) return [];
  return [['published_differs', 'another root was published under this number']];
}

/** Entries follow from the transfers: what the log proves of these holds for those. */
async function entryFaults(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ account_id: string; version: string }>`
    select coalesce(e.account_id, leg.account_id) as account_id, coalesce(e.version, leg.version)::text as version
    from (
      select t.id, t.debit as account_id, t.debit_version as version, -t.amount as amount from ledger.transfer t
      union all
      select t.id, t.credit, t.credit_version, t.amount from ledger.transfer t
    ) leg
    full join ledger.entry e on e.account_id = leg.account_id and e.version = leg.version
    where e.transfer_id is distinct from leg.id or e.amount is distinct from leg.amount
    order by 1, 2
    limit 20`.execute(db);
  return rows.map(({ account_id, version }) => ({
    fault: 'entries_differ',
    seq: '',
    detail: `entry ${version} of account ${account_id} does not follow from a transfer`,
  }));
}
