import { createHash } from 'node:crypto';
import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { CODE_IMAGE_HEIGHT_PX, CODE_IMAGE_WIDTH_PX } from '../../contract/limits.ts';
import { speakCode } from '../audio/speak-code.ts';
import { RandomStream } from '../random-stream.ts';
import { codeOf, isCode, pictureOf, soundOf } from './code-of.ts';
import { drawCode } from './draw-code.ts';

const key = Buffer.alloc(32, 7);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The chunks of a PNG by name, each with its checksum verified. */
function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'));
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.set(png.toString('ascii', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

const rowsOf = (png: Buffer) => inflateSync(chunksOf(png).get('IDAT') ?? '');

describe('the picture of a code', () => {
  it('is a grey PNG of eight bits, 220 by 50 pixels, with rows that no filter has changed', () => {
    const chunks = chunksOf(pictureOf(key, 'first'));
    expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
    const header = chunks.get('IHDR');
    expect(header).toHaveLength(13);
    expect([header?.readUInt32BE(0), header?.readUInt32BE(4)]).toEqual([220, 50]);
    expect([...(header?.subarray(8) ?? [])]).toEqual([8, 0, 0, 0, 0]);
    const rows = rowsOf(pictureOf(key, 'first'));
    expect(rows).toHaveLength((CODE_IMAGE_WIDTH_PX + 1) * CODE_IMAGE_HEIGHT_PX);
    const filters = Array.from(
      { length: CODE_IMAGE_HEIGHT_PX },
      (_, y) => rows[y * (CODE_IMAGE_WIDTH_PX + 1)],
    );
    expect(new Set(filters)).toEqual(new Set([0]));
  });

  it('is the same for an id whenever it is asked for, and another for every other', () => {
    expect(pictureOf(key, 'first')).toEqual(pictureOf(key, 'first'));
    expect(pictureOf(key, 'first')).not.toEqual(pictureOf(key, 'second'));
    expect(pictureOf(Buffer.alloc(32, 8), 'first')).not.toEqual(pictureOf(key, 'first'));
  });

  /* A person who changes how digits are drawn looks at the pictures again, and writes the new hashes here. */
  it.each([
    ['0123456789', '949399209203c74b'],
    ['555555', '1f0a1e8b3b490fbc'],
  ])('%s is drawn as it was when people last looked at it', (digits, hash) => {
    expect(hashOf(rowsOf(drawCode(digits, new RandomStream(key, 'picture'))))).toBe(hash);
  });
});

describe('the sound of a code', () => {
  it.each([
    ['en', '963b7c4c8b2f39f9'],
    ['de', 'be4ec598e40eb9fe'],
    ['ar', '673d0e47e6f871c1'],
    ['a language without voices', '963b7c4c8b2f39f9'],
  ])('in %s is as it was when people last listened to it', (language, hash) => {
    const sound = speakCode('0123456789', { language, random: new RandomStream(key, 'sound') });
    expect(hashOf(sound)).toBe(hash);
    expect(sound.toString('ascii', 0, 4) + sound.toString('ascii', 36, 40)).toBe('RIFFdata');
  });

  it('is the same for an id and language, and another for every other', () => {
    expect(soundOf(key, 'first', 'en')).toEqual(soundOf(key, 'first', 'en'));
    expect(soundOf(key, 'first', 'en')).not.toEqual(soundOf(key, 'first', 'de'));
  });
});

describe('a code', () => {
  it('is six digits, however it is typed, and nothing else', () => {
    const code = codeOf(key, 'first');
    expect(code).toMatch(/^\d{6}$/);
    const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit)));
    const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit)));
    for (const typed of [code, ` ${code.slice(0, 3)} ${code.slice(3)} `, arabic, wide]) {
      expect(isCode(key, 'first', typed)).toBe(true);
    }
    for (const typed of ['', code.slice(1), `${code}0`, codeOf(key, 'second')]) {
      expect(isCode(key, 'first', typed)).toBe(false);
    }
  });

  it('keeps its zeros in front', () => {
    const codes = Array.from({ length: 200 }, (_, at) => codeOf(key, String(at)));
    expect(codes.every((code) => code.length === 6)).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });
});

describe('numbers that look random', () => {
  it('are the same for a secret and a label, and lie where they were asked for', () => {
    const [one, other] = [new RandomStream(key, 'a'), new RandomStream(key, 'a')];
    const numbers = Array.from({ length: 3000 }, () => one.between(2, 5));
    expect(numbers).toEqual(Array.from({ length: 3000 }, () => other.between(2, 5)));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...numbers)).toBeLessThan(5);
    expect(new Set(numbers).size).toBeGreaterThan(2990);
    const whole = Array.from({ length: 500 }, () => one.below(3));
    expect(new Set(whole)).toEqual(new Set([0, 1, 2]));
  });
});
