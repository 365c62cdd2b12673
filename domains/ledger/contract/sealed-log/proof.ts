import * as z from 'zod/mini';

import { PROOF_FILE_MAX_LENGTH } from '../limits.ts';
import { bytesOf, fromBase64, isSame, type Bytes } from './bytes.ts';
import { isSignedBy, keyHashOf, readNote, type SignedCheckpoint } from './checkpoint-note.ts';
import { readLeaf, type LeafFacts } from './leaf.ts';
import { hashLeaf, isConsistent, rootOf } from './merkle.ts';

export const PROOF_FORMAT = 'egcr-transfer-proof-1';

const hash = z.string().check(z.maxLength(64));

/** What proves that a transfer is in the ledger: the file people download, and what the server answers. */
export const transferProof = z.object({
  format: z.literal(PROOF_FORMAT),
  /** The transfer, line by line, as it was hashed. */
  leaf: z.string(),
  /** Its place in the log. */
  index: z.int().check(z.minimum(0)),
  /** The neighbours on the way up, base64. */
  path: z.array(hash).check(z.maxLength(64)),
  /** The signed root, as it was published. */
  checkpoint: z.string(),
  /** Raw Ed25519 key, base64. */
  public_key: z.string(),
});
export type TransferProof = z.infer<typeof transferProof>;

/** Reads a proof from the text of a file; undefined where it is none. */
export function readProof(text: string): TransferProof | undefined {
  if (text.length > PROOF_FILE_MAX_LENGTH) return undefined;
  try {
    const read = z.safeParse(transferProof, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** What is checked, in this order. `key` needs someone's word for the key: the platform's own list, or a printed one. */
export const proofSteps = ['leaf', 'root', 'signature', 'key', 'log'] as const;
export type ProofStep = (typeof proofSteps)[number];
export type StepResult = 'right' | 'wrong' | 'unknown';

/** What the reader knows of the log from elsewhere than the proof. */
export interface KnownLog {
  /** Raw keys, base64. */
  readonly keys: readonly string[];
  /** The newest checkpoint, and how the proof's own grows into it. */
  readonly latest: string;
  readonly consistency: readonly string[];
}

export interface CheckedProof {
  readonly steps: Readonly<Record<ProofStep, StepResult>>;
  readonly facts: LeafFacts | undefined;
  readonly checkpoint: SignedCheckpoint['checkpoint'] | undefined;
}

/** Checks a proof without asking anybody; with what is known of the log, also that the log still holds it. */
export async function checkProof(proof: TransferProof, known?: KnownLog): Promise<CheckedProof> {
  const facts = readLeaf(proof.leaf);
  const note = readNote(proof.checkpoint);
  const key = fromBase64(proof.public_key);
  const isRooted = note !== undefined && (await leadsToRoot(proof, note));
  const isSigned = note !== undefined && key !== undefined && (await hasSigned(note, key));
  return {
    steps: {
      leaf: verdict(facts !== undefined),
      root: verdict(isRooted),
      signature: verdict(isSigned),
      key: known === undefined ? 'unknown' : verdict(known.keys.includes(proof.public_key)),
      log: known === undefined || note === undefined ? 'unknown' : verdict(await growsInto(note, known)),
    },
    facts,
    checkpoint: note?.checkpoint,
  };
}

function verdict(isRight: boolean): StepResult {
  return isRight ? 'right' : 'wrong';
}

async function leadsToRoot(proof: TransferProof, { checkpoint }: SignedCheckpoint): Promise<boolean> {
  const path = allBytes(proof.path);
  if (path === undefined) return false;
  const leafHash = await hashLeaf(bytesOf(proof.leaf));
  const root = await rootOf({ index: proof.index, treeSize: checkpoint.treeSize, leafHash, path });
  return root !== undefined && isSame(root, checkpoint.root);
}

async function hasSigned(note: SignedCheckpoint, key: Bytes): Promise<boolean> {
  return isSame(note.keyHash, await keyHashOf(note.checkpoint.origin, key)) && (await isSignedBy(note, key));
}

async function growsInto(note: SignedCheckpoint, known: KnownLog): Promise<boolean> {
  const latest = readNote(known.latest);
  const path = allBytes(known.consistency);
  if (latest?.checkpoint.origin !== note.checkpoint.origin || path === undefined) return false;
  const signed = await Promise.all(
    known.keys.map(async (text) => {
      const key = fromBase64(text);
      return key !== undefined && (await hasSigned(latest, key));
    }),
  );
  return signed.includes(true) && isConsistent({ earlier: note.checkpoint, later: latest.checkpoint, path });
}

function allBytes(texts: readonly string[]): readonly Bytes[] | undefined {
  const bytes = texts.map(fromBase64);
  return bytes.every((one) => one !== undefined) ? bytes : undefined;
}
