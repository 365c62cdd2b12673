import { describe, expect, test } from 'vitest';

import { jpegOf, pngOf, tellTales, webpOf } from '../../testing/pictures.ts';
import { cleanPicture, type PictureType } from './clean-picture.ts';
import { cleanWebp } from './clean-webp.ts';

const pictures: readonly (readonly [PictureType, Buffer])[] = [
  ['image/jpeg', jpegOf()],
  ['image/png', pngOf()],
  ['image/webp', webpOf()],
];

describe.each(pictures)('a picture of type %s', (type, given) => {
  test('keeps nothing of place, time, camera, thumbnail, nor of what was put behind its end (attack U2)', () => {
    const clean = cleanPicture(type, given);
    const traces = [...tellTales, '<script>', 'PK\x03\x04', 'Exif\0\0II', 'http://ns.adobe.com'];
    expect(traces.filter((trace) => given.includes(trace))).not.toEqual([]);
    expect(traces.filter((trace) => clean.includes(trace))).toEqual([]);
  });

  test('is the same after it is cleaned again', () => {
    const clean = cleanPicture(type, given);
    expect(cleanPicture(type, clean)).toEqual(clean);
  });

  test('that ends too early is refused, wherever it was cut', () => {
    const clean = cleanPicture(type, given);
    for (let length = 8; length < clean.length; length += 1) {
      const cut = clean.subarray(0, length);
      expect(() => cleanPicture(type, cut)).toThrow('file_type_refused');
    }
  });
});

describe('a JPEG', () => {
  test('keeps its colours, and which way up it is', () => {
    const clean = cleanPicture('image/jpeg', jpegOf({ orientation: 6 }));
    expect(clean.includes('ICC_PROFILE\0\x01\x01colours')).toBe(true);
    const at = clean.indexOf('Exif\0\0MM');
    expect(clean.readUInt16BE(at + 6 + 18)).toBe(6);
  });

  test('that stands upright says nothing about it', () => {
    expect(cleanPicture('image/jpeg', jpegOf({ orientation: 1 })).includes('Exif')).toBe(false);
  });

  test.each([0, 9, 65_535])(
    'with the orientation %i, which there is not, says nothing about it',
    (orientation) => {
      expect(cleanPicture('image/jpeg', jpegOf({ orientation })).includes('Exif')).toBe(false);
    },
  );
});

test('a PNG whose checksum is wrong is refused', () => {
  const broken = Buffer.from(pngOf());
  broken[20] = 1;
  expect(() => cleanPicture('image/png', broken)).toThrow('file_type_refused');
});

describe('a WebP of one chunk', () => {
  const chunk = (kind: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(kind), length, body, Buffer.alloc(body.length % 2)]);
  };
  const webp = (...chunks: readonly Buffer[]) => {
    const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from('RIFF'), length, body]);
  };
  const lossy = (width: number, height: number) => {
    const body = Buffer.alloc(10);
    body.writeUInt16LE(width, 6);
    body.writeUInt16LE(height, 8);
    return chunk('VP8 ', body);
  };
  const lossless = (width: number, height: number) => {
    const body = Buffer.alloc(5, 0x2f);
    body.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
    return chunk('VP8L', body);
  };

  test.each([
    ['lossy', lossy],
    ['lossless', lossless],
  ] as const)('is as large as its %s picture says', (_, picture) => {
    for (const [width, height] of [
      [300, 200],
      [1, 1],
      [16_383, 1],
      [1, 16_383],
    ] as const)
      expect(cleanWebp(webp(picture(width, height)))?.size).toEqual({ width, height });
  });

  test('is as large as the first chunk says that shows anything', () => {
    const whole = webp(chunk('JUNK', Buffer.alloc(3)), lossy(30, 20), lossless(7, 5));
    expect(cleanWebp(whole)).toEqual({
      bytes: webp(lossy(30, 20), lossless(7, 5)),
      size: { width: 30, height: 20 },
    });
    // The two uppermost bits of a lossy picture are how it may be drawn larger.
    expect(cleanWebp(webp(lossy(0x40_00 | 30, 0xc0_00 | 20)))?.size).toEqual({ width: 30, height: 20 });
  });

  test('is none without a picture, or where a chunk is longer than the file', () => {
    const short = chunk('VP8 ', Buffer.alloc(9));
    for (const nothing of [
      webp(),
      webp(short),
      webp(chunk('VP8L', Buffer.alloc(4))),
      webp(chunk('VP8X', Buffer.alloc(9))),
    ])
      expect(cleanWebp(nothing)).toBeUndefined();
    const whole = webp(lossy(30, 20));
    expect(cleanWebp(whole.subarray(0, -1))).toBeUndefined();
    expect(cleanWebp(Buffer.alloc(11))).toBeUndefined();
    const long = Buffer.from(whole);
    long.writeUInt32LE(11, 16);
    expect(cleanWebp(long)).toBeUndefined();
  });
});

test('a WebP no longer says that it has metadata', () => {
  const clean = cleanPicture('image/webp', webpOf());
  expect((clean[20] ?? 0) & 0x0c).toBe(0);
});

test.each([
  ['image/jpeg', jpegOf({ width: 60_000, height: 60_000 })],
  ['image/png', pngOf({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 })],
  ['image/webp', webpOf({ width: 16_384, height: 16_384 })],
] as const)('a %s that would fill the memory of those who show it is refused (attack U3)', (type, bomb) => {
  expect(() => cleanPicture(type, bomb)).toThrow('file_too_costly');
});

test.each([
  ['image/jpeg', jpegOf({ width: 0 })],
  ['image/png', pngOf({ height: 0 })],
] as const)('a %s without any width or height is refused', (type, empty) => {
  expect(() => cleanPicture(type, empty)).toThrow('file_type_refused');
});
