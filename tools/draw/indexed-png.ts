import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
const RGBA = 6;
const INDEXED = 3;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each point, line by line. */
  readonly rgba: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/**
 * The same picture with a table of at most that many colours (16 fit half a byte a point), several times smaller than a browser writes it.
 * For drawings: a photograph would show bands.
 */
export function toIndexedPng(png: Buffer, coloursMax: 16 | 256): Buffer {
  const pixels = readPng(png);
  const table = coloursOf(pixels, coloursMax);
  return writeIndexed(pixels, table, coloursMax === 16 ? 4 : 8);
}

function chunksOf(png: Buffer): readonly { readonly kind: string; readonly body: Buffer }[] {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('not a PNG');
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at);
    chunks.push({ kind: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + size) });
    at += size + 12;
  }
  return chunks;
}

/** Reads what Chromium writes: eight bits a channel, not interlaced. https://www.w3.org/TR/png-3/ */
function readPng(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const header = chunks.find(({ kind }) => kind === 'IHDR')?.body;
  if (header === undefined || header[8] !== 8 || header[12] !== 0)
    throw new Error('an unexpected kind of PNG');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = header[9] === RGBA ? 4 : header[9] === RGB ? 3 : 0;
  if (channels === 0) throw new Error('an unexpected kind of PNG');
  const lines = inflateSync(
    Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ body }) => body)),
  );
  const flat = unfiltered(lines, { width, height, channels });
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let point = 0; point < width * height; point += 1)
    for (let channel = 0; channel < channels; channel += 1)
      rgba[point * 4 + channel] = flat[point * channels + channel] ?? 0;
  return { width, height, rgba };
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

function unfiltered(lines: Buffer, { width, height, channels }: Shape): Uint8Array {
  const size = width * channels;
  const out = new Uint8Array(size * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (size + 1)] ?? 0;
    for (let x = 0; x < size; x += 1) {
      const here = y * size + x;
      const left = x >= channels ? (out[here - channels] ?? 0) : 0;
      const up = y > 0 ? (out[here - size] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[here - size - channels] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[here] = (lines[y * (size + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

interface Counted {
  readonly colour: Colour;
  readonly count: number;
}

/** Median cut: the box of colours with the widest channel is halved until there are enough; each box gives its mean. */
function coloursOf({ rgba }: Pixels, most: number): readonly Colour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyOf(rgba, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const all = [...counts].map(([key, count]) => ({ colour: colourOf(key), count }));
  const boxes: Counted[][] = [all];
  while (boxes.length < most) {
    const widest = boxes
      .map((box, place) => ({ place, ...widestOf(box) }))
      .toSorted((one, other) => other.width - one.width)[0];
    const box = widest && boxes[widest.place];
    if (!widest || !box || widest.width === 0) break;
    const sorted = box.toSorted(
      (one, other) => (one.colour[widest.channel] ?? 0) - (other.colour[widest.channel] ?? 0),
    );
    const half = halfOf(sorted);
    boxes.splice(widest.place, 1, sorted.slice(0, half), sorted.slice(half));
  }
  return boxes.map(meanOf);
}

function keyOf(rgba: Uint8Array, at: number): number {
  return (
    (((rgba[at] ?? 0) << 24) |
      ((rgba[at + 1] ?? 0) << 16) |
      ((rgba[at + 2] ?? 0) << 8) |
      (rgba[at + 3] ?? 0)) >>>
    0
  );
}

function colourOf(key: number): Colour {
  return [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255];
}

function widestOf(box: readonly Counted[]): { readonly channel: number; readonly width: number } {
  return [0, 1, 2, 3]
    .map((channel) => {
      const values = box.map(({ colour }) => colour[channel] ?? 0);
      const least = values.reduce((one, other) => Math.min(one, other), 255);
      return { channel, width: values.reduce((one, other) => Math.max(one, other), 0) - least };
    })
    .reduce((one, other) => (other.width > one.width ? other : one));
}

/** Where half of the points lie on either side, but never nothing on one: lines are few and must keep their colour. */
function halfOf(sorted: readonly Counted[]): number {
  const total = sorted.reduce((sum, { count }) => sum + Math.sqrt(count), 0);
  let before = 0;
  for (const [place, { count }] of sorted.entries()) {
    before += Math.sqrt(count);
    if (before >= total / 2) return Math.min(Math.max(place, 1), sorted.length - 1);
  }
  return 1;
}

/** The colour that most points of the box have, where one is by far the most; else their mean. */
function meanOf(box: readonly Counted[]): Colour {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  const first = box.reduce((one, other) => (other.count > one.count ? other : one));
  if (first.count > total / 2) return first.colour;
  const mean = (channel: number) =>
    Math.round(box.reduce((sum, { colour, count }) => sum + (colour[channel] ?? 0) * count, 0) / total);
  return [mean(0), mean(1), mean(2), mean(3)];
}

function writeIndexed({ width, height, rgba }: Pixels, table: readonly Colour[], bits: 4 | 8): Buffer {
  const known = new Map<number, number>();
  const placeOf = (at: number): number => {
    const key = keyOf(rgba, at);
    const found = known.get(key) ?? nearest(table, colourOf(key));
    known.set(key, found);
    return found;
  };
  const size = Math.ceil((width * bits) / 8);
  const lines = Buffer.alloc((size + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = placeOf((y * width + x) * 4);
      const byte = y * (size + 1) + 1 + ((x * bits) >> 3);
      lines[byte] = (lines[byte] ?? 0) | (bits === 4 && x % 2 === 0 ? place << 4 : place);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = INDEXED;
  const parts = [chunk('IHDR', header), chunk('PLTE', Buffer.from(table.flatMap(([r, g, b]) => [r, g, b])))];
  if (table.some(([, , , opacity]) => opacity < 255))
    parts.push(chunk('tRNS', Buffer.from(table.map(([, , , opacity]) => opacity))));
  parts.push(chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })), chunk('IEND', Buffer.alloc(0)));
  return Buffer.concat([SIGNATURE, ...parts]);
}

function nearest(table: readonly Colour[], colour: Colour): number {
  const away = table.map((each) =>
    each.reduce((sum, value, channel) => sum + (value - (colour[channel] ?? 0)) ** 2, 0),
  );
  return away.indexOf(Math.min(...away));
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), framed.length - 4);
  return framed;
}
