import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { ledgerRefusals } from '../../contract/refusals.ts';
import { isSame } from '../../contract/sealed-log/bytes.ts';
import { keyHashOf, readNote } from '../../contract/sealed-log/checkpoint-note.ts';
import type {
  checkpointsCall,
  consistencyCall,
  logCall,
  transferProofCall,
} from '../../contract/sealed-log/endpoints.ts';
import { PROOF_FORMAT, type TransferProof } from '../../contract/sealed-log/proof.ts';
import type { Ledger } from '../books/ledger.ts';
import { ownPart } from '../own-part.ts';
import { needsEpoch } from './epoch-store.ts';
import type { LogKey } from './log-key.ts';
import {
  checkpointOf,
  checkpointOfSize,
  checkpointsAfter,
  latestCheckpoint,
  placeOf,
  readKeys,
  tilesOf,
  type StoredCheckpoint,
} from './log-store.ts';
import { sealLog } from './seal.ts';
import { consistencyPath, hashLeaf, inclusionPath } from './tree.ts';

const RETRY_S = 2;

/** The proof of a transfer, for its parties; where it changed currency, of the part that is the person's own. Refuses not_found, not_sealed_yet (an older transaction is still running). */
export async function readTransferProof(
  { ledger, key }: { readonly ledger: Ledger; readonly key: LogKey },
  work: Work,
  { params }: CallInput<typeof transferProofCall>,
): Promise<ReplyOf<typeof transferProofCall>> {
  const { userId } = personOf(work);
  const named = z.safeParse(uuid, params.id.toLowerCase()).data;
  const transfer = named === undefined ? undefined : await ownPart(ledger, work.db, { id: named, userId });
  if (!transfer) throw new Refusal(platformRefusals.not_found);
  return proveTransfer(work, key, transfer.id);
}

/** The proof of a transfer that was posted, for whom the caller has found that they may see it. Refuses not_sealed_yet. */
export async function proveTransfer(work: Work, key: LogKey, id: string): Promise<TransferProof> {
  const { leaf, checkpoint } = await sealedTransfer(work, key, id);
  const { sizeBefore, treeSize, note } = checkpoint;
  const index = await placeOf(work.db, { hash: hashLeaf(leaf), from: sizeBefore, to: treeSize });
  if (index === undefined && (await needsEpoch(work.db)))
    throw new Refusal(ledgerRefusals.not_sealed_yet, { retryAfter_s: RETRY_S });
  invariant(index !== undefined, `transfer ${id} is not what was sealed`);
  const path = await inclusionPath(tilesOf(work.db), { index, size: treeSize });
  return {
    format: PROOF_FORMAT,
    leaf,
    index,
    path: path.map(base64),
    checkpoint: note,
    public_key: base64(await signerOf(work.db, note)),
  };
}

async function sealedTransfer(
  work: Work,
  key: LogKey,
  id: string,
): Promise<{ readonly leaf: string; readonly checkpoint: StoredCheckpoint }> {
  let found = await checkpointOf(work.db, id);
  if (found && !found.checkpoint && (await sealLog(work, key))) found = await checkpointOf(work.db, id);
  if (!found?.checkpoint) throw new Refusal(ledgerRefusals.not_sealed_yet, { retryAfter_s: RETRY_S });
  return { leaf: found.leaf, checkpoint: found.checkpoint };
}

/** The key that has signed a note of ours. */
async function signerOf(db: Database, note: string): Promise<Buffer> {
  const read = readNote(note);
  invariant(read !== undefined, 'the log published a note that cannot be read');
  for (const { publicKey } of await readKeys(db)) {
    const keyHash = await keyHashOf(read.checkpoint.origin, Uint8Array.from(publicKey));
    if (isSame(keyHash, read.keyHash)) return publicKey;
  }
  throw new Error('invariant broken: the key that signed a checkpoint is not known');
}

/** The newest root and the keys. */
export async function readLog({ db }: Work): Promise<ReplyOf<typeof logCall>> {
  const latest = await latestCheckpoint(db);
  const keys = await readKeys(db);
  return {
    latest: latest === undefined ? null : toWire(latest),
    keys: keys.map(({ publicKey, firstUsedAt }) => ({
      public_key: base64(publicKey),
      first_used_at: toInstant(firstUsedAt),
    })),
  };
}

/** Checkpoints a page at a time, oldest first; `next` is null where there are no more at present. */
export async function listCheckpoints(
  { db }: Work,
  { query }: CallInput<typeof checkpointsCall>,
): Promise<ReplyOf<typeof checkpointsCall>> {
  const { after = '0', limit } = query;
  const found = await checkpointsAfter(db, { seq: BigInt(after), limit: limit + 1 });
  const items = found.slice(0, limit);
  return {
    items: items.map(toWire),
    next: found.length > limit ? (items.at(-1)?.seq.toString() ?? null) : null,
  };
}

/** Refuses tree_size_unknown where no checkpoint has that size, or `from` is larger than `to`. */
export async function readConsistency(
  { db }: Work,
  { query: { from, to } }: CallInput<typeof consistencyCall>,
): Promise<ReplyOf<typeof consistencyCall>> {
  for (const [field, size] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const isKnown = size === 0 || (await checkpointOfSize(db, size)) !== undefined;
    if (!isKnown || from > to) throw new Refusal(ledgerRefusals.tree_size_unknown, { field });
  }
  return { path: (await consistencyPath(tilesOf(db), { earlier: from, size: to })).map(base64) };
}

function toWire({ seq, treeSize, root, sealedAt, note }: StoredCheckpoint) {
  return {
    seq: seq.toString(),
    tree_size: treeSize,
    root: base64(root),
    sealed_at: toInstant(sealedAt),
    note,
  };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
