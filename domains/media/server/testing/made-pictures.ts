import { crc32, deflateSync } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

/** Colours that differ from place to place, so that a picture does not compress to nothing. */
function colours(width: number, height: number, channels: number): Buffer {
  const bytes = Buffer.alloc(width * height * channels);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 31 + (at >> 7)) & 0xff;
  return bytes;
}

export function drawn(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp(colours(width, height, channels), { raw: { width, height, channels } });
}

/** As a telephone writes it: with the place, the camera and which way up it was held. */
export function photo(width: number, height: number): Promise<Buffer> {
  return drawn(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Model: 'SecretModel' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '47/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '8/1 32/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of one colour, one bit for each point: a few kilobytes that unfold to very many points. */
export function bomb(width: number, height: number, lines = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * lines), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
