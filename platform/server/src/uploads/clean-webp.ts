/** A WebP without Exif, XMP and unknown chunks, and without what was put behind its end. */
import type { Size } from './clean-picture.ts';

const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** In the flags of VP8X: an Exif chunk, an XMP chunk. */
const METADATA_FLAGS = 0x08 | 0x04;

/** The clean picture and its size; undefined where it is not a whole WebP. */
export function cleanWebp(bytes: Buffer): { readonly bytes: Buffer; readonly size: Size } | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const end = CHUNK_HEAD_BYTES + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const kept: Buffer[] = [];
  let size: Size | undefined;
  for (let at = HEAD_BYTES; at < end;) {
    if (at + CHUNK_HEAD_BYTES > end) return undefined;
    const kind = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // Each chunk has an even number of bytes.
    const next = at + CHUNK_HEAD_BYTES + length + (length % 2);
    if (next > end) return undefined;
    const chunk = Buffer.from(bytes.subarray(at, next));
    at = next;
    size ??= sizeOf(kind, chunk.subarray(CHUNK_HEAD_BYTES, CHUNK_HEAD_BYTES + length));
    if (kind === 'VP8X') chunk[CHUNK_HEAD_BYTES] = (chunk[CHUNK_HEAD_BYTES] ?? 0) & ~METADATA_FLAGS;
    if (KEPT.has(kind)) kept.push(chunk);
  }
  if (size === undefined) return undefined;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { bytes: Buffer.concat([head, body]), size };
}

/** As the first chunk says that shows anything. */
function sizeOf(kind: string, body: Buffer): Size | undefined {
  if (kind === 'VP8X' && body.length >= 10)
    return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
  if (kind === 'VP8L' && body.length >= 5) {
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8 ' && body.length >= 10)
    return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
  return undefined;
}
