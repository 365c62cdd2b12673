/**
 * A Merkle tree over everything the log holds, hashed as RFC 6962 section 2.1 says: leaves with a zero byte before them, nodes with a
 * one, so that neither can pass for the other. Checking is the same code in the browser and on the server.
 */
import { isSame, joined, sha256, type Bytes } from './bytes.ts';

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

export function hashLeaf(content: Bytes): Promise<Bytes> {
  return sha256(joined(LEAF, content));
}

function hashNode(left: Bytes, right: Bytes): Promise<Bytes> {
  return sha256(joined(NODE, left, right));
}

export interface Inclusion {
  /** The leaf's place, from 0. */
  readonly index: number;
  /** How many leaves the tree has. */
  readonly treeSize: number;
  readonly leafHash: Bytes;
  /** The neighbours on the way up, from the leaf to the root. */
  readonly path: readonly Bytes[];
}

/** The root that follows from a leaf and its path (RFC 9162 section 2.1.3.2); undefined where the path has the wrong length. */
export async function rootOf({ index, treeSize, leafHash, path }: Inclusion): Promise<Bytes | undefined> {
  if (!isCount(index) || !isCount(treeSize) || index >= treeSize) return undefined;
  let [place, last, hash] = [index, treeSize - 1, leafHash];
  for (const neighbour of path) {
    if (last === 0) return undefined;
    if (isOdd(place) || place === last) {
      hash = await hashNode(neighbour, hash);
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      hash = await hashNode(hash, neighbour);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 ? hash : undefined;
}

export interface Consistency {
  readonly earlier: { readonly treeSize: number; readonly root: Bytes };
  readonly later: { readonly treeSize: number; readonly root: Bytes };
  readonly path: readonly Bytes[];
}

/** Whether the later tree holds the whole earlier one unchanged and only adds to it (RFC 9162 section 2.1.4.2). */
export async function isConsistent({ earlier, later, path }: Consistency): Promise<boolean> {
  if (!isCount(earlier.treeSize) || !isCount(later.treeSize) || earlier.treeSize > later.treeSize)
    return false;
  if (earlier.treeSize === later.treeSize) return path.length === 0 && isSame(earlier.root, later.root);
  // Every tree begins with the empty one.
  if (earlier.treeSize === 0) return path.length === 0;
  const steps = isPowerOfTwo(earlier.treeSize) ? [earlier.root, ...path] : [...path];
  const [begin, ...rest] = steps;
  if (begin === undefined) return false;
  let [place, last] = [earlier.treeSize - 1, later.treeSize - 1];
  while (isOdd(place)) [place, last] = [half(place), half(last)];
  let [earlierRoot, laterRoot] = [begin, begin];
  for (const step of rest) {
    if (last === 0) return false;
    if (isOdd(place) || place === last) {
      earlierRoot = await hashNode(step, earlierRoot);
      laterRoot = await hashNode(step, laterRoot);
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      laterRoot = await hashNode(laterRoot, step);
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && isSame(earlierRoot, earlier.root) && isSame(laterRoot, later.root);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isOdd(value: number): boolean {
  return value % 2 === 1;
}

function half(value: number): number {
  return Math.floor(value / 2);
}

function isPowerOfTwo(value: number): boolean {
  let rest = value;
  while (rest > 1 && !isOdd(rest)) rest = half(rest);
  return rest === 1;
}
