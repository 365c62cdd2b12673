import { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

import { PIECES_AT_ONCE_MAX, PIECES_OF_ONE_MAX } from '@egcr/contract/limits';
import { expect, test } from 'vitest';

import { createByteBodies, type ByteBodies } from './byte-bodies.ts';

const BYTES_MAX = 1000;

const bodyOf = (...chunks: readonly Buffer[]) => Readable.from(chunks, { objectMode: false });
const textIn = async (body: unknown) => Buffer.from(body as Uint8Array).toString();

function take(
  bodies: ByteBodies,
  body: Readable,
  { by = crypto.randomUUID(), length, work = textIn }: Given = {},
): Promise<string> {
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  return bodies({ body, headers }, { by, bytesMax: BYTES_MAX }, work);
}

interface Given {
  readonly by?: string;
  readonly length?: number;
  readonly work?: (body: unknown) => Promise<string>;
}

test('a body is what was sent, with its length announced or not', async () => {
  const bodies = createByteBodies();
  const chunks = [Buffer.from('seven, '), Buffer.from('eight')];
  expect(await take(bodies, bodyOf(...chunks), { length: 12 })).toBe('seven, eight');
  expect(await take(bodies, bodyOf(...chunks))).toBe('seven, eight');
  expect(await take(bodies, bodyOf())).toBe('');
});

test('one that is longer than allowed, or than announced, is refused', async () => {
  const bodies = createByteBodies();
  const long = () => bodyOf(Buffer.alloc(600), Buffer.alloc(600));
  await expect(take(bodies, long(), { length: 1200 })).rejects.toThrow('too_large');
  await expect(take(bodies, long())).rejects.toThrow('too_large');
  await expect(take(bodies, long(), { length: 700 })).rejects.toThrow('too_large');
  await expect(take(bodies, bodyOf(Buffer.alloc(1001)))).rejects.toThrow('too_large');
  await expect(take(bodies, bodyOf(), { length: 1001 })).rejects.toThrow('too_large');
  await expect(take(bodies, bodyOf(), { length: Number.NaN })).rejects.toThrow('too_large');
  expect(await take(bodies, bodyOf(Buffer.alloc(1000)))).toHaveLength(1000);
  expect(await take(bodies, bodyOf(Buffer.alloc(600), Buffer.alloc(400)), { length: 1000 })).toHaveLength(
    1000,
  );
});

test('one that is refused leaves its line open: its sender is told why', async () => {
  const line = new PassThrough();
  const answer = take(createByteBodies(), line);
  line.write(Buffer.alloc(BYTES_MAX + 1));
  await expect(answer).rejects.toThrow('too_large');
  expect(line.destroyed).toBe(false);
});

test('a line that breaks is no fault of ours, and its place is free again', async () => {
  const bodies = createByteBodies();
  for (let times = 0; times < PIECES_AT_ONCE_MAX * 2; times += 1) {
    const line = new PassThrough();
    const answer = take(bodies, line);
    line.write('half');
    line.destroy(new Error('ECONNRESET'));
    await expect(answer).rejects.toThrow('malformed_request');
  }
  expect(await take(bodies, bodyOf(Buffer.from('whole')))).toBe('whole');
});

test('the memory of a body is given back once its work is done, also where that fails', async () => {
  const bodies = createByteBodies();
  const seen: Uint8Array[] = [];
  const keep = async (body: unknown) => {
    seen.push(body as Uint8Array);
    if (seen.length === 2) throw new Error('refused');
    return '';
  };
  await take(bodies, bodyOf(Buffer.from('one')), { work: keep });
  await expect(take(bodies, bodyOf(Buffer.from('two')), { work: keep })).rejects.toThrow('refused');
  expect(seen.map(({ length }) => length)).toEqual([0, 0]);
});

test('those above the limit wait in their lines, unread, and come in as places become free', async () => {
  const bodies = createByteBodies();
  const ends: (() => void)[] = [];
  const untilTold = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const busy = Array.from({ length: PIECES_AT_ONCE_MAX }, () =>
    take(bodies, bodyOf(Buffer.from('a')), { work: untilTold }),
  );
  while (ends.length < PIECES_AT_ONCE_MAX) await turn();
  const waiting = bodyOf(Buffer.from('b'));
  const answer = take(bodies, waiting);
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect(waiting.readableDidRead).toBe(false);
  for (const end of ends) end();
  expect(await answer).toBe('b');
  expect(new Set(await Promise.all(busy))).toEqual(new Set(['done']));
});

test('one person has few at a time', async () => {
  const bodies = createByteBodies();
  const lines = Array.from({ length: PIECES_OF_ONE_MAX }, () => new PassThrough());
  const slow = lines.map((line) => take(bodies, line, { by: 'amina' }));
  await expect(take(bodies, bodyOf(), { by: 'amina' })).rejects.toThrow('overloaded');
  expect(await take(bodies, bodyOf(Buffer.from('ben')), { by: 'ben' })).toBe('ben');
  for (const line of lines) line.end('slow');
  expect(await Promise.all(slow)).toEqual(slow.map(() => 'slow'));
});
