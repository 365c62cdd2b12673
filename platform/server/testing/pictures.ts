/** Small pictures with what cameras and programs write beside them, made by hand. */
import { crc32, deflateSync } from 'node:zlib';

/** A place on earth, a camera and a name, as they stand in metadata. */
export const tellTales = ['Latitude 52.5200', 'Camera of Amina', 'Thumbnail bytes'] as const;

function segment(marker: number, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** Little-endian Exif with an orientation, and a text behind it. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(tellTales.join(' '))]);
}

/** Bytes that a camera could have written: two scans, restart marks, and a second picture behind the end. */
export function jpegOf({
  width = 40,
  height = 30,
  orientation = 6,
}: { readonly width?: number; readonly height?: number; readonly orientation?: number } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = Buffer.from([1, 1, 0, 0, 63, 0]);
  const data = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, `JFIF\0\x01\x02\0\0\x48\0\x48\x01\x01${tellTales[2]}`),
    segment(0xe1, exif(orientation)),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${tellTales[1]}`),
    segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'),
    segment(0xed, `Photoshop 3.0\0${tellTales[0]}`),
    segment(0xfe, tellTales[1]),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc2, frame),
    segment(0xda, scan),
    data,
    segment(0xc4, Buffer.alloc(19)),
    segment(0xda, scan),
    data,
    Buffer.from([0xff, 0xd9]),
    Buffer.from(`PK\x03\x04<html><script>alert(1)</script>${tellTales[2]}`),
  ]);
}

function chunk(kind: string, body: Buffer | string): Buffer {
  const typed = Buffer.concat([Buffer.from(kind, 'latin1'), Buffer.from(body as string, 'latin1')]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(typed.length - 4);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** A grey picture that every browser shows, with texts and a time. */
export function pngOf({
  width = 4,
  height = 3,
  note = tellTales[1],
}: { readonly width?: number; readonly height?: number; readonly note?: string } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  // A row of grey behind the number of its filter; a picture that claims to be huge has a few rows at most.
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(Math.min(width, 100), 0x7f)]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 100) }, () => row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', `Author\0${note}`),
    chunk('eXIf', exif(1).subarray(6)),
    chunk('iCCP', `profile\0\0${tellTales[0]}`),
    chunk('tIME', Buffer.from([7, 234, 11, 23, 1, 2, 3])),
    chunk('IDAT', rows),
    chunk('IEND', ''),
    Buffer.from(`<html><script>alert(1)</script>${tellTales[2]}`),
  ]);
}

function riff(kind: string, body: Buffer): Buffer {
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** An extended WebP with Exif and XMP. */
export function webpOf({
  width = 20,
  height = 10,
}: { readonly width?: number; readonly height?: number } = {}): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x20 | 0x08 | 0x04;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riff('VP8X', canvas),
    riff('ICCP', Buffer.from('colours')),
    riff('VP8L', Buffer.from([0x2f, 19, 0, 0, 0, 9])),
    riff('EXIF', exif(1)),
    riff('XMP ', Buffer.from(tellTales[1])),
    riff('JUNK', Buffer.from(tellTales[0])),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.from(`<html>${tellTales[2]}`)]);
}

/** The smallest text that a reader takes for a PDF, as long as is asked for. */
export function pdfOf(size = 200, note = 'a paper'): Buffer {
  const head = Buffer.from(`%PDF-1.7\n%${note}\n`);
  const tail = Buffer.from('\n%%EOF\n');
  const middle = Buffer.alloc(Math.max(0, size - head.length - tail.length), '.');
  return Buffer.concat([head, middle, tail]);
}
