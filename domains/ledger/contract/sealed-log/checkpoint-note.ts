/**
 * A checkpoint as it is published: the text form of C2SP tlog-checkpoint, signed as a C2SP signed note.
 *
 *     <origin>
 *     <tree size>
 *     <root, base64>
 *     sealed-at <instant>
 *     epoch <number>, where the ledger has moved to another cluster of PostgreSQL
 *
 *     — <origin> <base64 of key hash (4 bytes) and Ed25519 signature (64 bytes)>
 */
import { bytesOf, fromBase64, joined, sha256, toBase64, type Bytes } from './bytes.ts';

export interface Checkpoint {
  /** Whose log it is: `egcr.ledger/` and the installation's id. */
  readonly origin: string;
  readonly treeSize: number;
  readonly root: Bytes;
  /** RFC 3339. */
  readonly sealedAt: string;
  /** How many times the ledger has moved to another cluster; in the text where it has. */
  readonly epoch?: number;
}

const ROOT_BYTES = 32;
const KEY_HASH_BYTES = 4;
const ED25519 = new Uint8Array([1]);
const SEALED_AT = 'sealed-at ';
const EPOCH = 'epoch ';

/** The lines that are signed. */
export function checkpointText({ origin, treeSize, root, sealedAt, epoch = 0 }: Checkpoint): string {
  const moved = epoch === 0 ? '' : `${EPOCH}${epoch}\n`;
  return `${origin}\n${treeSize}\n${toBase64(root)}\n${SEALED_AT}${sealedAt}\n${moved}`;
}

/** The first four bytes of SHA-256 over name, line feed, algorithm and key: which key has signed. */
export async function keyHashOf(origin: string, publicKey: Bytes): Promise<Bytes> {
  return (await sha256(joined(bytesOf(`${origin}\n`), ED25519, publicKey))).slice(0, KEY_HASH_BYTES);
}

/** Text and signature as one note. */
export function signedNote(
  checkpoint: Checkpoint,
  { keyHash, signature }: { readonly keyHash: Bytes; readonly signature: Bytes },
): string {
  return `${checkpointText(checkpoint)}\n— ${checkpoint.origin} ${toBase64(joined(keyHash, signature))}\n`;
}

export interface SignedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly signed: string;
  readonly keyHash: Bytes;
  readonly signature: Bytes;
}

/** Reads a note; undefined where it is none. Says nothing yet about whether the signature is right. */
export function readNote(note: string): SignedCheckpoint | undefined {
  const match =
    /^([^\n]+\n\d{1,15}\n[^\n]+\nsealed-at [^\n]+\n(?:epoch [1-9]\d{0,8}\n)?)\n— (\S+) (\S+)\n$/.exec(note);
  const [, signed = '', signer, mark = ''] = match ?? [];
  const [origin = '', size = '', rootText = '', sealed = '', moved = ''] = signed.split('\n');
  const root = fromBase64(rootText);
  const marked = fromBase64(mark);
  if (signer !== origin || root?.length !== ROOT_BYTES || marked === undefined) return undefined;
  return {
    checkpoint: {
      origin,
      treeSize: Number(size),
      root,
      sealedAt: sealed.slice(SEALED_AT.length),
      ...(moved !== '' && { epoch: Number(moved.slice(EPOCH.length)) }),
    },
    signed,
    keyHash: marked.slice(0, KEY_HASH_BYTES),
    signature: marked.slice(KEY_HASH_BYTES),
  };
}

/** Whether this raw Ed25519 key (32 bytes) has signed the note. */
export async function isSignedBy(note: SignedCheckpoint, publicKey: Bytes): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, Uint8Array.from(note.signature), bytesOf(note.signed));
  } catch {
    return false;
  }
}
