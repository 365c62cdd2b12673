import { crc32 } from 'node:zlib';

import { expect, it } from 'vitest';

import { cleanPng } from './clean-png.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
function chunk(kind: string, body: Buffer = Buffer.alloc(1)): Buffer {
  const typed = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
function header(width = 40, height = 30, length = 13): Buffer {
  const body = Buffer.alloc(Math.max(13, length));
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  return chunk('IHDR', body.subarray(0, length));
}
const png = (...chunks: readonly Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);
const [data, end] = [chunk('IDAT'), chunk('IEND', Buffer.alloc(0))];
const plain = png(header(), data, end);

it('a PNG is as large as its header says, and ends at its end', () => {
  const read = cleanPng(Buffer.concat([plain, Buffer.from('PK\x03\x04')]));
  expect([read?.size, read?.bytes.equals(plain)]).toEqual([{ width: 40, height: 30 }, true]);
});

it('of a PNG only what it needs to look as it did is kept, in its order', () => {
  const kept = ['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'].map((kind) => chunk(kind));
  const gone = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP', 'tIME', 'acTL', 'fcTL', 'fdAT', 'abCD'].map((kind) =>
    chunk(kind),
  );
  const read = cleanPng(png(header(), ...gone, ...kept, data, ...gone, data, end));
  expect(read?.bytes.equals(png(header(), ...kept, data, data, end))).toBe(true);
});

it.each([
  ['no picture', png(header(), end)],
  ['no header', png(data, end)],
  ['something before its header', png(chunk('gAMA'), header(), data, end)],
  ['two headers', png(header(), header(), data, end)],
  ['a header that is too short', png(header(40, 30, 12), data, end)],
  ['a header that is too long', png(header(40, 30, 14), data, end)],
  ['no end', png(header(), data)],
  ['an end that is cut', plain.subarray(0, -1)],
  ['nothing at all', SIGNATURE],
])('a PNG with %s is refused', (_, bytes) => {
  expect(cleanPng(bytes)).toBeUndefined();
});

it('a PNG whose chunk goes past the end of the file is refused', () => {
  const long = Buffer.from(plain);
  long.writeUInt32BE(2 ** 31, SIGNATURE.length + header().length);
  expect(cleanPng(long)).toBeUndefined();
});

it('a PNG in which one bit of any chunk is another is refused', () => {
  for (let at = SIGNATURE.length; at < plain.length; at += 1) {
    const broken = Buffer.from(plain);
    broken[at] = (broken[at] ?? 0) ^ 1;
    expect(cleanPng(broken)).toBeUndefined();
  }
});
