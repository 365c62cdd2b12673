/**
 * A JPEG without what is not needed to show it: place and time, camera, thumbnails, comments, and whatever was put behind its end. Only
 * segments that are known are kept. Which way up it is stays, as the one entry of a new Exif block.
 */
import type { Size } from './clean-picture.ts';

/** The first marker of all that have a body; those of frames follow from here. */
const SOF = 0xc0;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** Tables without which nothing can be decoded: Huffman and arithmetic tables, quantisation, lines, restart interval. */
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);
const JFIF_BYTES = 14;

interface Segment {
  readonly marker: number;
  readonly body: Buffer;
}

/** The clean picture and its size; undefined where it is not a whole JPEG. */
export function cleanJpeg(bytes: Buffer): { readonly bytes: Buffer; readonly size: Size } | undefined {
  const kept: Buffer[] = [];
  let size: Size | undefined;
  let orientation = 1;
  let at = 2;
  for (;;) {
    const segment = segmentAt(bytes, at);
    if (segment === undefined) return undefined;
    const { marker, body, end } = segment;
    at = end;
    if (marker === EOI) break;
    if (marker === APP1) orientation = orientationIn(body) ?? orientation;
    if (isFrame(marker)) size ??= sizeOf(body);
    const clean = cleaned({ marker, body });
    if (clean) kept.push(written(marker, clean));
    if (marker !== SOS) continue;
    const until = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, until));
    at = until;
  }
  if (size === undefined) return undefined;
  const way = orientation === 1 ? [] : [written(APP1, exifOf(orientation))];
  return {
    bytes: Buffer.concat([Buffer.from([0xff, SOI]), ...way, ...kept, Buffer.from([0xff, EOI])]),
    size,
  };
}

/** The segment at a place, behind the bytes that fill up before its marker. */
function segmentAt(bytes: Buffer, from: number): (Segment & { readonly end: number }) | undefined {
  let at = from;
  if (bytes[at] !== 0xff) return undefined;
  while (bytes[at] === 0xff) at += 1;
  const marker = bytes[at] ?? 0;
  at += 1;
  if (marker === EOI) return { marker, body: Buffer.alloc(0), end: at };
  if (marker < SOF || (marker >= 0xd0 && marker <= SOI) || at + 2 > bytes.length) return undefined;
  // Behind a length that is too short, or goes past the file, there is no marker: the next segment is refused.
  const end = at + bytes.readUInt16BE(at);
  return { marker, body: bytes.subarray(at + 2, end), end };
}

/** Compressed data goes on up to the next marker: a doubled FF and restart marks belong to it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 2;
  }
}

function isFrame(marker: number): boolean {
  return marker >= SOF && marker <= 0xcf && !TABLES.has(marker) && marker !== 0xc8;
}

function cleaned({ marker, body }: Segment): Buffer | undefined {
  if (TABLES.has(marker) || isFrame(marker) || marker === SOS) return body;
  if (marker === APP0 && startsWith(body, 'JFIF\0') && body.length >= JFIF_BYTES) {
    // The last two bytes are the size of a thumbnail, which would follow.
    return Buffer.concat([body.subarray(0, JFIF_BYTES - 2), Buffer.alloc(2)]);
  }
  if (marker === APP2 && startsWith(body, 'ICC_PROFILE\0')) return body;
  return marker === APP14 && startsWith(body, 'Adobe') ? body : undefined;
}

function sizeOf(body: Buffer): Size | undefined {
  return body.length < 5 ? undefined : { width: body.readUInt16BE(3), height: body.readUInt16BE(1) };
}

function written(marker: number, body: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, body]);
}

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

/** Entry 274 of the first directory; undefined where there is none that can be read. */
function orientationIn(body: Buffer): number | undefined {
  if (!startsWith(body, EXIF)) return undefined;
  const tiff = body.subarray(EXIF.length);
  const isLittle = startsWith(tiff, 'II');
  if (!isLittle && !startsWith(tiff, 'MM')) return undefined;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  if (tiff.length < 10) return undefined;
  const directory = long(4);
  if (directory + 2 > tiff.length) return undefined;
  const count = short(directory);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif block that says nothing but the orientation. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.subarray(0, text.length).toString('latin1') === text;
}
