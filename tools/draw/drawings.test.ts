import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

import { addresses } from '@egcr/app-web/domains';
import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../tidy/source-file.ts';
import { icons, socialPictures } from './drawings.ts';
import { toIndexedPng } from './indexed-png.ts';

const KIB = 1024;

function committed(file: string): Buffer {
  return readFileSync(join(repositoryRoot, 'apps/web/public', file));
}

describe('the committed pictures', () => {
  it.each([...icons, ...socialPictures])(
    '$file is as large as it is drawn, and small',
    ({ file, width, height }) => {
      const png = committed(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
      expect(png.length).toBeLessThan(40 * KIB);
    },
  );

  it('there is one for every open public page that others may link to', () => {
    const drawn = new Set(socialPictures.map(({ file }) => file));
    const missing = addresses
      .filter(
        ({ guard, isOpen, path, drawnAhead }) =>
          guard === 'public' && isOpen && !path.includes('$') && drawnAhead !== 'head',
      )
      .filter(({ name }) => name !== 'verification-example' && !drawn.has(`social/${name}.png`));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

function chunk(kind: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  return Buffer.concat([size, Buffer.from(kind, 'latin1'), body, Buffer.alloc(4)]);
}

/** Four points, each line with the filter that guesses from the left. */
function fourPoints(): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0]);
  const lines = Buffer.from([1, 255, 0, 0, 255, 0, 255, 0, 0, 1, 0, 0, 255, 255, 0, 0, 1, 129]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function bodyOf(png: Buffer, kind: string): Buffer {
  const at = png.indexOf(kind, 8, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

it('a picture keeps its colours and what is clear when it gets a table of them', () => {
  const png = toIndexedPng(fourPoints(), 16);
  const table = bodyOf(png, 'PLTE');
  const clear = bodyOf(png, 'tRNS');
  const lines = inflateSync(bodyOf(png, 'IDAT'));
  const colourAt = (line: number, place: number) => {
    const index = ((lines[line * 2 + 1] ?? 0) >> (place === 0 ? 4 : 0)) & 15;
    return [...table.subarray(index * 3, index * 3 + 3), clear[index]];
  };
  expect([colourAt(0, 0), colourAt(0, 1), colourAt(1, 0), colourAt(1, 1)]).toEqual([
    [255, 0, 0, 255],
    [255, 255, 0, 255],
    [0, 0, 255, 255],
    [0, 0, 0, 128],
  ]);
});

it('what is no PNG is refused', () => {
  expect(() => toIndexedPng(Buffer.from('GIF89a'), 16)).toThrow('not a PNG');
});
