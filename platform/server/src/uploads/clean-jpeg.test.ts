import { describe, expect, it } from 'vitest';

import { cleanJpeg } from './clean-jpeg.ts';

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const segment = (marker: number, body: Buffer | string | readonly number[]) => {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : Buffer.from(body);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};
/** Thirty high and forty wide. */
const frame = (marker = 0xc0) => segment(marker, [8, 0, 30, 0, 40, 1, 1, 0x11, 0]);
const scan = (...data: readonly number[]) =>
  Buffer.concat([segment(0xda, [1, 1, 0, 0, 63, 0]), Buffer.from(data)]);
const jpeg = (...segments: readonly Buffer[]) => Buffer.concat([SOI, ...segments, EOI]);
const clean = (...segments: readonly Buffer[]) => cleanJpeg(jpeg(...segments))?.bytes.toString('hex');
const hex = (...segments: readonly Buffer[]) => jpeg(...segments).toString('hex');

interface Tiff {
  readonly order?: 'II' | 'MM';
  readonly entries?: readonly (readonly [tag: number, value: number])[];
  /** How many entries it says it has. */
  readonly count?: number;
  /** Where it says that they begin. */
  readonly at?: number;
}
function exif({ order = 'MM', entries = [], count = entries.length, at = 8 }: Tiff): Buffer {
  const tiff = Buffer.alloc(10 + entries.length * 12);
  const isLittle = order === 'II';
  const short = (value: number, place: number) =>
    isLittle ? tiff.writeUInt16LE(value, place) : tiff.writeUInt16BE(value, place);
  tiff.write(order, 0, 'latin1');
  short(42, 2);
  if (isLittle) tiff.writeUInt32LE(at, 4);
  else tiff.writeUInt32BE(at, 4);
  short(count, 8);
  for (const [place, [tag, value]] of entries.entries()) {
    short(tag, 10 + place * 12);
    short(value, 10 + place * 12 + 8);
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}
describe('of a JPEG', () => {
  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcf])('a frame of kind %i says its size', (marker) => {
    expect(cleanJpeg(jpeg(frame(marker), scan(1)))?.size).toEqual({ width: 40, height: 30 });
  });

  it.each([0xc4, 0xc8, 0xcc, 0xdb])('marker %i is no frame, and says no size', (marker) => {
    expect(cleanJpeg(jpeg(frame(marker), scan(1)))).toBeUndefined();
  });

  it('the first frame counts', () => {
    const other = segment(0xc1, [8, 0, 3, 0, 4, 1, 1, 0x11, 0]);
    expect(cleanJpeg(jpeg(frame(), other, scan(1)))?.size).toEqual({ width: 40, height: 30 });
    const short = segment(0xc0, [8, 0, 3, 0]);
    expect(cleanJpeg(jpeg(short, frame(), scan(1)))?.size).toEqual({ width: 40, height: 30 });
    expect(cleanJpeg(jpeg(short, scan(1)))).toBeUndefined();
  });

  it('what is needed to show it is kept byte for byte, in its order', () => {
    const kept = [
      segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'),
      segment(0xee, 'Adobe\0d'),
      segment(0xdb, [1]),
      segment(0xc4, [2]),
      segment(0xcc, [3]),
      frame(),
      segment(0xdc, [4]),
      segment(0xdd, [5]),
      scan(0x12, 0xff, 0x00, 0xff, 0xd0, 0xff, 0xd7, 0x34),
      scan(0x56),
    ];
    expect(clean(...kept)).toBe(hex(...kept));
  });

  it('what else a camera or a program wrote goes', () => {
    const gone = [
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0place'),
      segment(0xe2, 'MPF\0second picture'),
      segment(0xe2, 'ICC'),
      segment(0xee, 'Other'),
      segment(0xed, 'Photoshop'),
      segment(0xfe, 'comment'),
      segment(0xe0, 'JFXX\0thumbnail bytes'),
      segment(0xe0, 'JFIF\0\x01\x02\0\0\x48\0\x48\x01'),
      segment(0xc8, [1]),
      segment(0xf0, [1]),
    ];
    expect(clean(...gone, frame(), scan(1))).toBe(hex(frame(), scan(1)));
  });

  it('the JFIF head stays without its thumbnail', () => {
    const head = 'JFIF\0\x01\x02\0\0\x48\0\x48';
    for (const rest of ['\x01\x01', '\x01\x01thumbnail'])
      expect(clean(segment(0xe0, head + rest), frame(), scan(1))).toBe(
        hex(segment(0xe0, `${head}\0\0`), frame(), scan(1)),
      );
  });

  it('bytes that fill up before a marker are passed over; others in their place are refused', () => {
    const filled = Buffer.concat([Buffer.from([0xff, 0xff]), frame()]);
    expect(clean(filled, scan(1))).toBe(hex(frame(), scan(1)));
    expect(clean(Buffer.from([0]), frame(), scan(1))).toBeUndefined();
  });

  it.each([
    ['a marker below the frames', [0xff, 0xbf, 0, 2]],
    ['a restart mark outside a scan', [0xff, 0xd0, 0, 2]],
    ['a second beginning', [0xff, 0xd8, 0, 2]],
    ['a segment shorter than its own length', [0xff, 0xfe, 0, 1]],
    ['a segment of no length', [0xff, 0xfe, 0, 0]],
    ['a segment longer than the file', [0xff, 0xfe, 0, 200]],
  ])('%s is refused', (_, bytes) => {
    expect(clean(Buffer.from(bytes), frame(), scan(1))).toBeUndefined();
  });

  it('an empty segment, and one that ends with the file, are read', () => {
    expect(clean(segment(0xfe, []), frame(), scan(1))).toBe(hex(frame(), scan(1)));
    // Without the end mark there is no whole picture.
    expect(cleanJpeg(Buffer.concat([SOI, frame(), scan(1)]))).toBeUndefined();
    expect(cleanJpeg(Buffer.concat([SOI, frame(), Buffer.from([0xff, 0xfe, 0])]))).toBeUndefined();
  });
});

describe('which way up a JPEG is', () => {
  const orientation = (...blocks: readonly Buffer[]) => {
    const bytes = cleanJpeg(jpeg(...blocks, frame(), scan(1)))?.bytes ?? Buffer.alloc(0);
    const at = bytes.indexOf('Exif\0\0MM\0*');
    return at === -1 ? undefined : bytes.readUInt16BE(at + 6 + 18);
  };
  const ORIENTATION = 0x0112;

  it.each(['II', 'MM'] as const)('is read in the order %s, behind other entries', (order) => {
    const entries = [
      [0x010f, 3],
      [0x0110, 4],
      [ORIENTATION, 8],
    ] as const;
    expect(orientation(exif({ order, entries }))).toBe(8);
    expect(orientation(exif({ order, entries, count: 2 }))).toBeUndefined();
    expect(orientation(exif({ order, entries: entries.slice(0, 2), count: 3 }))).toBeUndefined();
  });

  it.each([
    [1, undefined],
    [2, 2],
    [8, 8],
    [9, undefined],
    [0, undefined],
  ])('%i is kept as %s', (value, kept) => {
    expect(orientation(exif({ entries: [[ORIENTATION, value]] }))).toBe(kept);
  });

  it('is not said by a block that is none, or whose entries lie behind its end', () => {
    const entries = [[ORIENTATION, 6]] as const;
    const other = exif({ entries });
    other.write('XX', 10, 'latin1');
    expect(orientation(other)).toBeUndefined();
    const noExif = exif({ entries });
    noExif.write('Exit', 4, 'latin1');
    expect(orientation(noExif)).toBeUndefined();
    expect(orientation(exif({ entries, at: 21 }))).toBeUndefined();
    expect(orientation(exif({ entries, at: 4_000_000_000 }))).toBeUndefined();
    expect(orientation(segment(0xe1, 'Exif\0\0MM'))).toBeUndefined();
    expect(orientation(segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08'))).toBeUndefined();
    expect(orientation(segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\0'))).toBeUndefined();
  });

  it('is what the last block says that says it', () => {
    const [six, three] = [6, 3].map((value) => exif({ entries: [[ORIENTATION, value]] }));
    if (!six || !three) throw new Error('two blocks');
    expect(orientation(six, three)).toBe(3);
    expect(orientation(six, segment(0xe1, 'http://ns.adobe.com/'))).toBe(6);
  });

  it('is all that its block says', () => {
    const bytes = cleanJpeg(jpeg(exif({ entries: [[ORIENTATION, 6]] }), frame(), scan(1)))?.bytes;
    expect(bytes?.subarray(2, 38).toString('hex')).toBe(
      'ffe100224578696600004d4d002a000000080001011200030000000100060000000000000000'.slice(0, 72),
    );
  });
});
