import { createHash } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { fromBase64, isSame, joined } from '../../contract/sealed-log/bytes.ts';
import {
  checkpointText,
  isSignedBy,
  keyHashOf,
  readNote,
  signedNote,
} from '../../contract/sealed-log/checkpoint-note.ts';
import { leafLines, readLeaf } from '../../contract/sealed-log/leaf.ts';
import { isConsistent, rootOf } from '../../contract/sealed-log/merkle.ts';
import { checkProof, readProof, type KnownLog, type TransferProof } from '../../contract/sealed-log/proof.ts';
import { makeLogKey, readLogKey, type LogKey } from './log-key.ts';
import { appendLeaves, consistencyPath, hashLeaf, inclusionPath, rootOfTree, type ReadTile } from './tree.ts';

const SIZE = 7;
const LATER = 13;
const leafOf = (at: number) =>
  ['egcr transfer v1', ...leafLines.map((name) => `${name}: ${name} of ${at}`)].join('\n');
const hashes = Array.from({ length: LATER }, (_, at) => hashLeaf(leafOf(at)));
const tiles = new Map<string, Buffer>();
const read: ReadTile = async (level, index) => tiles.get(`${level}/${index}`);
const bytes = (hash: Uint8Array) => Uint8Array.from(hash);
const base64 = (part: Uint8Array) => Buffer.from(part).toString('base64');
const key = readLogKey(makeLogKey(), 'test');
const stranger = readLogKey(makeLogKey(), 'test');

/** The root of the first so many leaves, signed. */
async function noteFor(
  treeSize: number,
  by: LogKey = key,
  origin = by.origin,
  epoch?: number,
): Promise<string> {
  const root = bytes(await rootOfTree(read, treeSize));
  const checkpoint = {
    origin,
    treeSize,
    root,
    sealedAt: '2026-11-29T12:00:00Z',
    ...(epoch === undefined ? {} : { epoch }),
  };
  return signedNote(checkpoint, {
    keyHash: await keyHashOf(origin, bytes(by.publicKey)),
    signature: bytes(by.sign(checkpointText(checkpoint))),
  });
}

let proof: TransferProof;
let known: KnownLog;
beforeAll(async () => {
  for (const tile of await appendLeaves(read, 0, hashes))
    tiles.set(`${tile.level}/${tile.index}`, tile.hashes);
  proof = {
    format: 'egcr-transfer-proof-1',
    leaf: leafOf(4),
    index: 4,
    path: (await inclusionPath(read, { index: 4, size: SIZE })).map(base64),
    checkpoint: await noteFor(SIZE),
    public_key: base64(key.publicKey),
  };
  known = {
    keys: [base64(stranger.publicKey), proof.public_key],
    latest: await noteFor(LATER),
    consistency: (await consistencyPath(read, { earlier: SIZE, size: LATER })).map(base64),
  };
});

describe('a proof', () => {
  const steps = async (change: Partial<TransferProof> = {}, log: Partial<KnownLog> = {}) =>
    Object.entries((await checkProof({ ...proof, ...change }, { ...known, ...log })).steps)
      .filter(([, result]) => result !== 'right')
      .map(([step, result]) => `${step} ${result}`);

  it('is right in every step, and says what the transfer and the root are', async () => {
    const checked = await checkProof(proof, known);
    expect(checked.steps).toEqual({
      leaf: 'right',
      root: 'right',
      signature: 'right',
      key: 'right',
      log: 'right',
    });
    expect(checked.facts).toEqual(Object.fromEntries(leafLines.map((name) => [name, `${name} of 4`])));
    expect(checked.checkpoint).toEqual({
      origin: 'egcr.ledger/test',
      treeSize: SIZE,
      root: bytes(await rootOfTree(read, SIZE)),
      sealedAt: '2026-11-29T12:00:00Z',
    });
  });

  it('leaves open what only the platform can say, where nothing is known of the log', async () => {
    expect((await checkProof(proof)).steps).toEqual({
      leaf: 'right',
      root: 'right',
      signature: 'right',
      key: 'unknown',
      log: 'unknown',
    });
    expect((await checkProof({ ...proof, checkpoint: 'no note' }, known)).steps).toEqual({
      leaf: 'right',
      root: 'wrong',
      signature: 'wrong',
      key: 'right',
      log: 'unknown',
    });
  });

  it.each([
    ['a path that is not base64', { path: ['!'] }, {}, ['root wrong']],
    ['no path', { path: [] }, {}, ['root wrong']],
    ['a key that is not base64', { public_key: '!' }, {}, ['signature wrong', 'key wrong']],
    ['a key that is none', { public_key: 'AAAA' }, {}, ['signature wrong', 'key wrong']],
    ['an unknown key', {}, { keys: [base64(stranger.publicKey)] }, ['key wrong', 'log wrong']],
    ['no key in the log that is base64', {}, { keys: ['!'] }, ['key wrong', 'log wrong']],
    ['a newest root that is no note', {}, { latest: 'no note' }, ['log wrong']],
    ['a way through the log that is not base64', {}, { consistency: ['!'] }, ['log wrong']],
    ['a way through the log that leads nowhere', {}, { consistency: [] }, ['log wrong']],
  ] as const)('with %s is wrong in that step alone', async (_, change, log, wrong) => {
    expect(await steps({ ...change, path: [...('path' in change ? change.path : proof.path)] }, log)).toEqual(
      wrong,
    );
  });

  it('is of another log where the newest root has another origin, or was signed by a stranger', async () => {
    expect(await steps({}, { latest: await noteFor(LATER, key, 'egcr.ledger/other') })).toEqual([
      'log wrong',
    ]);
    const others = { keys: [proof.public_key], latest: await noteFor(LATER, stranger) };
    expect(await steps({}, others)).toEqual(['log wrong']);
  });

  it('is read from a file of at most 20,000 characters, with 64 steps of 64 characters at most', () => {
    const file = (change: object) => JSON.stringify({ ...proof, ...change });
    const long = (length: number) => file({ leaf: 'x'.repeat(length - file({ leaf: '' }).length) });
    expect(long(20_000)).toHaveLength(20_000);
    expect([readProof(long(20_000)) !== undefined, readProof(long(20_001))]).toEqual([true, undefined]);
    const path = (count: number, length = 44) =>
      readProof(file({ path: Array.from({ length: count }, () => 'x'.repeat(length)) })) !== undefined;
    expect([path(64), path(65), path(1, 64), path(1, 65)]).toEqual([true, false, true, false]);
    const index = (at: number) => readProof(file({ index: at })) !== undefined;
    expect([index(0), index(-1), index(0.5)]).toEqual([true, false, false]);
  });
});

describe('a note', () => {
  it('keeps every part of its checkpoint, and an epoch only where the log has moved', async () => {
    const [note, moved] = [await noteFor(SIZE), await noteFor(SIZE, key, key.origin, 2)];
    expect(note.split('\n').slice(0, 5)).toEqual([
      'egcr.ledger/test',
      '7',
      base64(await rootOfTree(read, SIZE)),
      'sealed-at 2026-11-29T12:00:00Z',
      '',
    ]);
    expect(note).toMatch(/\n\n— egcr\.ledger\/test \S+\n$/);
    expect(moved.split('\n')[4]).toBe('epoch 2');
    expect(readNote(note)?.checkpoint).not.toHaveProperty('epoch');
    expect(readNote(moved)?.checkpoint).toMatchObject({ treeSize: SIZE, epoch: 2 });
    expect(readNote(note)).toMatchObject({
      keyHash: await keyHashOf(key.origin, bytes(key.publicKey)),
      signature: { length: 64 },
    });
    expect(await keyHashOf(key.origin, bytes(key.publicKey))).toHaveLength(4);
    // As a C2SP signed note says: name, line feed, the number of Ed25519, key.
    const named = createHash('sha256')
      .update(`${key.origin}\n`)
      .update(Buffer.from([1]))
      .update(key.publicKey);
    expect(await keyHashOf(key.origin, bytes(key.publicKey))).toEqual(bytes(named.digest().subarray(0, 4)));
  });

  it.each([
    ['another signer', (note: string) => note.replace('— egcr.ledger/test', '— egcr.ledger/other')],
    ['a root of another length', (note: string) => note.replace(/\n7\n[^\n]+/, '\n7\nAAAA')],
    ['a root that is not base64', (note: string) => note.replace(/\n7\n[^\n]+/, '\n7\n!')],
    ['a signature that is not base64', (note: string) => note.replace(/ \S+\n$/, ' !\n')],
    ['a line more', (note: string) => note.replace('\n\n', '\nmore\n\n')],
    ['an epoch of zero', (note: string) => note.replace('\n\n', '\nepoch 0\n\n')],
  ])('with %s is none', async (_, change) => {
    expect(readNote(change(await noteFor(SIZE)))).toBeUndefined();
  });

  it('is signed by its key and by no other', async () => {
    const note = readNote(await noteFor(SIZE));
    if (!note) throw new Error('the note is not read');
    expect(await isSignedBy(note, bytes(key.publicKey))).toBe(true);
    expect(await isSignedBy(note, bytes(stranger.publicKey))).toBe(false);
    expect(await isSignedBy(note, new Uint8Array(3))).toBe(false);
  });
});

it('a transfer is read from lines in their one order, none missing, none more', () => {
  const lines = leafOf(1).split('\n');
  expect(readLeaf(lines.join('\n'))).toHaveProperty('meta', 'meta of 1');
  for (const wrong of [
    ['egcr transfer v2', ...lines.slice(1)],
    lines.slice(0, -1),
    [...lines, 'more: 1'],
    [lines[0], lines[2], lines[1], ...lines.slice(3)],
    [lines[0], 'id:1', ...lines.slice(2)],
  ]) {
    expect(readLeaf(wrong.join('\n'))).toBeUndefined();
  }
});

it('bytes are the same where each of them is, and join in their order', () => {
  const [one, other] = [Uint8Array.from([1, 2]), Uint8Array.from([1, 3])];
  expect([isSame(one, Uint8Array.from([1, 2])), isSame(one, other), isSame(one, one.slice(1))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSame(one, Uint8Array.from([1, 2, 3]))).toBe(false);
  expect(joined(one, other, new Uint8Array(0))).toEqual(Uint8Array.from([1, 2, 1, 3]));
  expect([fromBase64('AQI='), fromBase64('!')]).toEqual([one, undefined]);
});

describe('the tree', () => {
  it('has no root for a place or a size that is no count, or for a place outside', async () => {
    const path = proof.path.map((part) => bytes(Buffer.from(part, 'base64')));
    const at = (index: number, treeSize: number, steps = path) =>
      rootOf({ index, treeSize, leafHash: bytes(hashes[4] ?? Buffer.alloc(0)), path: steps });
    expect(await at(4, SIZE)).toEqual(bytes(await rootOfTree(read, SIZE)));
    const leaf = bytes(hashes[4] ?? Buffer.alloc(0));
    expect(await at(0, 1, [])).toEqual(leaf);
    for (const [index, size] of [
      [-1, SIZE],
      [4.5, SIZE],
      [4, SIZE + 0.5],
      [0, -1],
      [SIZE, SIZE],
      [4, Number.NaN],
    ] as const) {
      expect(await at(index, size)).toBeUndefined();
    }
    expect(await at(1, 1, [])).toBeUndefined();
  });

  it('begins with an earlier one only where both roots and the whole way agree', async () => {
    const root = async (size: number) => ({ treeSize: size, root: bytes(await rootOfTree(read, size)) });
    const way = async (earlier: number, size: number) =>
      (await consistencyPath(read, { earlier, size })).map(bytes);
    const other = new Uint8Array(32);
    for (const [from, to] of [
      [7, 13],
      [4, 13],
      [6, 8],
      [1, 2],
      [12, 13],
    ] as const) {
      const [earlier, later, path] = [await root(from), await root(to), await way(from, to)];
      expect(await isConsistent({ earlier, later, path })).toBe(true);
      expect(await isConsistent({ earlier: { ...earlier, root: other }, later, path })).toBe(false);
      expect(await isConsistent({ earlier, later: { ...later, root: other }, path })).toBe(false);
      expect(await isConsistent({ earlier, later, path: path.slice(1) })).toBe(false);
      expect(await isConsistent({ earlier, later, path: path.slice(0, -1) })).toBe(false);
      expect(await isConsistent({ earlier, later, path: [...path, other] })).toBe(false);
      expect(await isConsistent({ earlier: later, later: earlier, path })).toBe(false);
    }
    const [one, same] = [await root(7), await root(7)];
    expect(await isConsistent({ earlier: one, later: same, path: [] })).toBe(true);
    expect(await isConsistent({ earlier: one, later: same, path: [other] })).toBe(false);
    expect(await isConsistent({ earlier: one, later: { treeSize: 7, root: other }, path: [] })).toBe(false);
    const none = await root(0);
    expect(await isConsistent({ earlier: none, later: one, path: [] })).toBe(true);
    expect(await isConsistent({ earlier: none, later: one, path: [other] })).toBe(false);
    expect(await isConsistent({ earlier: { ...none, treeSize: -1 }, later: one, path: [] })).toBe(false);
    expect(await isConsistent({ earlier: none, later: { ...one, treeSize: 7.5 }, path: [] })).toBe(false);
  });

  it('of no leaves has the root of nothing, and one that lacks a tile has none', async () => {
    expect((await rootOfTree(read, 0)).toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    await expect(rootOfTree(read, LATER + 1)).rejects.toThrow('the log has no hash 12 on level 0');
    await expect(rootOfTree(async () => undefined, 1)).rejects.toThrow('the log has no hash 0 on level 0');
    await expect(appendLeaves(read, 5, hashes)).rejects.toThrow('tile 0 of level 0 is not as long');
    expect(await consistencyPath(read, { earlier: 0, size: 7 })).toEqual([]);
    expect(await consistencyPath(read, { earlier: 7, size: 7 })).toEqual([]);
  });
});
