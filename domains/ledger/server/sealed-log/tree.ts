/**
 * The Merkle tree of the log over tiles of 256 hashes: level 0 holds the leaves, each next level the roots of the full tiles below.
 * A tree of a billion leaves is read in a handful of tiles.
 */
import { createHash } from 'node:crypto';

import { invariant } from '@egcr/server-kit/refusal';

export const HASH_BYTES = 32;
export const TILE_WIDTH = 256;
const LEVEL_BITS = 8;

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

/** The hashes of a tile, one after the other; undefined where there is none yet. */
export type ReadTile = (level: number, index: number) => Promise<Buffer | undefined>;

export interface Tile {
  readonly level: number;
  readonly index: number;
  readonly hashes: Buffer;
}

export function hashLeaf(content: string): Buffer {
  return createHash('sha256').update(LEAF).update(content, 'utf8').digest();
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(NODE).update(left).update(right).digest();
}

/** Puts leaves behind the `size` that are there. Answers the tiles that are new or have grown. */
export async function appendLeaves(
  read: ReadTile,
  size: number,
  leaves: readonly Buffer[],
): Promise<readonly Tile[]> {
  const grown: Tile[] = [];
  let [hashes, begin] = [leaves, size];
  for (let level = 0; hashes.length > 0; level += 1) {
    const tiles = await grownTiles(read, { level, begin, hashes });
    grown.push(...tiles);
    hashes = tiles
      .filter((tile) => tile.hashes.length === TILE_WIDTH * HASH_BYTES)
      .map((tile) => rootOfHashes(tile.hashes, 0, TILE_WIDTH));
    begin = Math.floor(begin / TILE_WIDTH);
  }
  return grown;
}

async function grownTiles(
  read: ReadTile,
  {
    level,
    begin,
    hashes,
  }: { readonly level: number; readonly begin: number; readonly hashes: readonly Buffer[] },
): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (let at = 0; at < hashes.length;) {
    const index = Math.floor((begin + at) / TILE_WIDTH);
    const filled = (begin + at) % TILE_WIDTH;
    const earlier = filled === 0 ? Buffer.alloc(0) : await read(level, index);
    invariant(
      earlier?.length === filled * HASH_BYTES,
      `tile ${index} of level ${level} is not as long as the log says`,
    );
    const taken = hashes.slice(at, at + TILE_WIDTH - filled);
    tiles.push({ level, index, hashes: Buffer.concat([earlier, ...taken]) });
    at += taken.length;
  }
  return tiles;
}

/** The root of the first `size` leaves. */
export function rootOfTree(read: ReadTile, size: number): Promise<Buffer> {
  return rangeRoot(remembering(read), 0, size);
}

/** The neighbours of a leaf on its way to the root of the first `size` leaves (RFC 6962 section 2.1.1). */
export async function inclusionPath(
  read: ReadTile,
  { index, size }: { readonly index: number; readonly size: number },
): Promise<readonly Buffer[]> {
  const tiles = remembering(read);
  const path: Buffer[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + largestPowerBelow(to - from);
    if (index < middle) {
      path.unshift(await rangeRoot(tiles, middle, to));
      to = middle;
    } else {
      path.unshift(await rangeRoot(tiles, from, middle));
      from = middle;
    }
  }
  return path;
}

/** What shows that the tree of `size` leaves begins with that of `earlier` ones (RFC 6962 section 2.1.2). */
export async function consistencyPath(
  read: ReadTile,
  { earlier, size }: { readonly earlier: number; readonly size: number },
): Promise<readonly Buffer[]> {
  if (earlier === 0 || earlier === size) return [];
  const tiles = remembering(read);
  const path: Buffer[] = [];
  let [from, to] = [0, size];
  let isKnown = true;
  while (earlier !== to) {
    const middle = from + largestPowerBelow(to - from);
    if (earlier <= middle) {
      path.unshift(await rangeRoot(tiles, middle, to));
      to = middle;
    } else {
      path.unshift(await rangeRoot(tiles, from, middle));
      from = middle;
      isKnown = false;
    }
  }
  return isKnown ? path : [await rangeRoot(tiles, from, to), ...path];
}

/** The root over leaves from (inclusive) to (exclusive); `from` is a multiple of the largest power of two below the length. */
async function rangeRoot(read: ReadTile, from: number, to: number): Promise<Buffer> {
  const length = to - from;
  if (length === 0) return createHash('sha256').digest();
  if (isPowerOfTwo(length)) return fullRoot(read, from, length);
  const middle = from + largestPowerBelow(length);
  const left = await rangeRoot(read, from, middle);
  return hashNode(left, await rangeRoot(read, middle, to));
}

/** The root of a full subtree, out of the one tile that holds it or its parts. */
async function fullRoot(read: ReadTile, from: number, length: number): Promise<Buffer> {
  const height = Math.log2(length);
  const level = Math.floor(height / LEVEL_BITS);
  const span = TILE_WIDTH ** level;
  const place = from / span;
  const tile = await read(level, Math.floor(place / TILE_WIDTH));
  const begin = place % TILE_WIDTH;
  const end = begin + length / span;
  invariant(
    tile !== undefined && tile.length >= end * HASH_BYTES,
    `the log has no hash ${place} on level ${level}`,
  );
  return rootOfHashes(tile, begin, end);
}

function rootOfHashes(hashes: Buffer, begin: number, end: number): Buffer {
  if (end - begin === 1) return hashes.subarray(begin * HASH_BYTES, end * HASH_BYTES);
  const middle = (begin + end) / 2;
  return hashNode(rootOfHashes(hashes, begin, middle), rootOfHashes(hashes, middle, end));
}

function remembering(read: ReadTile): ReadTile {
  const known = new Map<string, Promise<Buffer | undefined>>();
  return (level, index) => {
    const name = `${level}/${index}`;
    const tile = known.get(name) ?? read(level, index);
    known.set(name, tile);
    return tile;
  };
}

function largestPowerBelow(length: number): number {
  let power = 1;
  while (power * 2 < length) power *= 2;
  return power;
}

function isPowerOfTwo(length: number): boolean {
  return Number.isInteger(Math.log2(length));
}
