import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { hashLeaf as hashLeafInBrowser, isConsistent, rootOf } from '../../contract/sealed-log/merkle.ts';
import { isSame } from '../../contract/sealed-log/bytes.ts';
import { appendLeaves, consistencyPath, hashLeaf, inclusionPath, rootOfTree, type ReadTile } from './tree.ts';

/** A tree in memory that grew by so many leaves at a time. */
async function grow(...steps: readonly (readonly Buffer[])[]): Promise<{ read: ReadTile; size: number }> {
  const tiles = new Map<string, Buffer>();
  const read: ReadTile = async (level, index) => tiles.get(`${level}/${index}`);
  let size = 0;
  for (const leaves of steps) {
    for (const tile of await appendLeaves(read, size, leaves)) {
      tiles.set(`${tile.level}/${tile.index}`, tile.hashes);
    }
    size += leaves.length;
  }
  return { read, size };
}

function leaves(count: number, from = 0): Buffer[] {
  return Array.from({ length: count }, (_, at) => hashLeaf(`transfer ${from + at}`));
}

const bytes = (hash: Uint8Array) => Uint8Array.from(hash);

// The leaves and roots that Certificate Transparency's own reference tests use (github.com/google/certificate-transparency).
const known = {
  leaves: [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ],
  roots: [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ],
};

describe('the tree', () => {
  it('has the roots that Certificate Transparency has for the same leaves', async () => {
    const hashes = await Promise.all(
      known.leaves.map(async (leaf) => Buffer.from(await hashLeafInBrowser(bytes(Buffer.from(leaf, 'hex'))))),
    );
    const roots: string[] = [];
    for (const size of known.leaves.keys()) {
      const { read } = await grow(hashes.slice(0, size + 1));
      roots.push((await rootOfTree(read, size + 1)).toString('hex'));
    }
    expect(roots).toEqual(known.roots);
  });

  it('hashes a leaf as the browser does', async () => {
    expect(bytes(hashLeaf('Zoë pays 3 Ɉ'))).toEqual(
      await hashLeafInBrowser(new TextEncoder().encode('Zoë pays 3 Ɉ')),
    );
  });

  it('has the same root however it grew', async () => {
    const all = leaves(700);
    const atOnce = await grow(all);
    const inSteps = await grow(all.slice(0, 1), all.slice(1, 255), all.slice(255, 513), all.slice(513));
    expect(await rootOfTree(inSteps.read, 700)).toEqual(await rootOfTree(atOnce.read, 700));
  });
});

test('every leaf of every tree up to 70 leaves leads to the root, and to no other', async () => {
  for (let size = 1; size <= 70; size += 1) {
    const all = leaves(size);
    const { read } = await grow(all);
    const root = bytes(await rootOfTree(read, size));
    for (const [index, leaf] of all.entries()) {
      const path = (await inclusionPath(read, { index, size })).map(bytes);
      expect(await rootOf({ index, treeSize: size, leafHash: bytes(leaf), path })).toEqual(root);
      const elsewhere = { index: (index + 1) % size, treeSize: size, leafHash: bytes(leaf), path };
      expect(size === 1 || isSame((await rootOf(elsewhere)) ?? root.slice(1), root)).toBe(size === 1);
    }
  }
});

test('every tree up to 40 leaves is shown to begin with every smaller one', async () => {
  const { read } = await grow(leaves(40));
  for (let size = 1; size <= 40; size += 1) {
    for (let earlier = 1; earlier <= size; earlier += 1) {
      const path = (await consistencyPath(read, { earlier, size })).map(bytes);
      const one = { treeSize: earlier, root: bytes(await rootOfTree(read, earlier)) };
      const other = { treeSize: size, root: bytes(await rootOfTree(read, size)) };
      expect(await isConsistent({ earlier: one, later: other, path })).toBe(true);
    }
  }
});

test('a tree whose past was changed is not shown to begin with the old one', async () => {
  const old = await grow(leaves(300));
  const changed = leaves(300);
  changed[120] = hashLeaf('another transfer');
  const { read, size } = await grow(changed, leaves(400, 300));
  const earlier = { treeSize: 300, root: bytes(await rootOfTree(old.read, 300)) };
  const later = { treeSize: size, root: bytes(await rootOfTree(read, size)) };
  const path = (await consistencyPath(read, { earlier: 300, size })).map(bytes);
  expect(await isConsistent({ earlier, later, path })).toBe(false);
});

test('trees of several levels of tiles prove any leaf and any earlier size', async () => {
  const size = 66_000;
  const all = leaves(size);
  const { read } = await grow(all);
  const root = bytes(await rootOfTree(read, size));
  await fc.assert(
    fc.asyncProperty(fc.nat(size - 1), fc.integer({ min: 1, max: size }), async (index, earlier) => {
      const path = (await inclusionPath(read, { index, size })).map(bytes);
      const leafHash = bytes(all[index] ?? Buffer.alloc(0));
      expect(await rootOf({ index, treeSize: size, leafHash, path })).toEqual(root);
      const steps = (await consistencyPath(read, { earlier, size })).map(bytes);
      const one = { treeSize: earlier, root: bytes(await rootOfTree(read, earlier)) };
      expect(await isConsistent({ earlier: one, later: { treeSize: size, root }, path: steps })).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a path with a step too many or too few leads nowhere', async () => {
  const all = leaves(9);
  const { read } = await grow(all);
  const path = (await inclusionPath(read, { index: 3, size: 9 })).map(bytes);
  const leafHash = bytes(all[3] ?? Buffer.alloc(0));
  const isRight = await rootOf({ index: 3, treeSize: 9, leafHash, path });
  expect(isRight).toEqual(bytes(await rootOfTree(read, 9)));
  expect(await rootOf({ index: 3, treeSize: 9, leafHash, path: path.slice(1) })).not.toEqual(isRight);
  expect(await rootOf({ index: 3, treeSize: 9, leafHash, path: [...path, leafHash] })).toBeUndefined();
  expect(await rootOf({ index: 9, treeSize: 9, leafHash, path })).toBeUndefined();
});
