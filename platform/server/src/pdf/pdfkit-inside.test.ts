import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { FontShelf } from './font-shelf.ts';
import { ascenderOf, sayInstead, writeOutlines } from './pdfkit-inside.ts';

/** The version whose inside was read. After an update: read it again, see the tests of papers pass, then write the new one here. */
const READ = '0.20.2';

const font = new FontShelf('en', 'plain').sliceOf('a')?.file ?? '';

async function bytesOf(draw: (doc: InstanceType<typeof PdfKit>) => void): Promise<string> {
  const doc = new PdfKit({ font, tagged: true, compress: false, pdfVersion: '1.7' });
  draw(doc);
  doc.end();
  const pieces: Uint8Array[] = [];
  for await (const piece of doc) if (piece instanceof Uint8Array) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

test('the library is the one whose inside was read', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(manifest));
  expect(dependencies['pdfkit']).toBe(READ);
});

test('each letter of a font is asked for once, and written as it was answered', async () => {
  const asked: number[] = [];
  await bytesOf((doc) => {
    writeOutlines(doc, (path) => {
      asked.push(path.commands.length);
      return new Uint8Array(4);
    });
    doc.text('abba');
  });
  // The library adds the letter for what a font lacks first.
  expect(asked.filter((commands) => commands > 0).length).toBeGreaterThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('a tag says in place of what is drawn in it what it was told last', async () => {
  const bytes = await bytesOf((doc) => {
    const element = doc.struct('P');
    doc.addStructure(element);
    sayInstead(element, 'first');
    sayInstead(element, 'first and second');
    element.end();
  });
  expect(bytes).toContain('/ActualText (first and second)');
});

test('the height of a font above its baseline is about an em', async () => {
  let ascender = 0;
  await bytesOf((doc) => {
    ascender = ascenderOf(doc);
    doc.text('a');
  });
  expect(ascender).toBeGreaterThan(0.6);
  expect(ascender).toBeLessThan(1.3);
});
