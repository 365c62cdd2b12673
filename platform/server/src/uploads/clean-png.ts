/** A PNG without its texts, times, profiles, animation and whatever was put behind its end. Only chunks that are known are kept. */
import { crc32 } from 'node:zlib';

import type { Size } from './clean-picture.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** What a picture needs to look as it did. A colour profile (iCCP) is compressed, and could unfold without end: it goes. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
]);

/** The clean picture and its size; undefined where it is not a whole PNG. */
export function cleanPng(bytes: Buffer): { readonly bytes: Buffer; readonly size: Size } | undefined {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let size: Size | undefined;
  let hasData = false;
  let at = SIGNATURE_BYTES;
  for (;;) {
    if (at + FRAME_BYTES > bytes.length) return undefined;
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) return undefined;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if ((kind === 'IHDR') !== (size === undefined)) return undefined;
    if (kind === 'IHDR') {
      if (length !== 13) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    hasData ||= kind === 'IDAT';
    if (KEPT.has(kind)) kept.push(bytes.subarray(at, end));
    at = end;
    if (kind === 'IEND') break;
  }
  return size && hasData ? { bytes: Buffer.concat(kept), size } : undefined;
}
