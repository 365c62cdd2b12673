import { afterAll, beforeAll, expect, test } from 'vitest';

import { jpegOf, pdfOf, pngOf } from '../../testing/pictures.ts';
import { serveUploads, type ServedUploads } from '../../testing/serve-uploads.ts';

let desk: ServedUploads;
beforeAll(async () => {
  desk = await serveUploads();
});
afterAll(() => desk.close());

const script = '<html><script>alert(1)</script></html>';
const bytesOf = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(200, 7)]);
const behind = (file: Buffer, more: string) => Buffer.concat([file, Buffer.from(more)]);

/** Twenty contents, each under three names. */
const contents = {
  page: Buffer.from(script),
  'page in UTF-16': Buffer.from(`\ufeff${script}`, 'utf16le'),
  drawing: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'entities that grow': Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>'),
  'program of Linux': bytesOf('7f454c460201010000000000'),
  'program of Windows': bytesOf('4d5a90000300000004000000'),
  'program of a Mac': bytesOf('cffaedfe07000001'),
  'class of Java': bytesOf('cafebabe0000003d'),
  WebAssembly: bytesOf('0061736d01000000'),
  'script of a shell': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'page of PHP': Buffer.from('<?php system($_GET["c"]); ?>'),
  archive: bytesOf('504b0304140000000800'),
  'archive that grows': bytesOf('1f8b0800000000000003'),
  'moving picture with a script': Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)//'),
  Flash: bytesOf('43575309'),
  'only zeros': Buffer.alloc(300),
  'paper with a page behind it': behind(pdfOf(300), script),
  'paper that begins a script': Buffer.concat([pdfOf(300, '/JavaScript (app.alert(1))')]),
  'picture with a page behind it': behind(pngOf(), script),
  'photograph with PHP behind it': behind(jpegOf(), '<?php system("id"); ?>'),
} as const;
const names = ['me.png', 'plan.pdf.exe', '../../etc/\u202egnp.exe\u0000'] as const;

const harmless = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);
const cases = Object.entries(contents).flatMap(([what, bytes]) =>
  names.map((name) => ({ what, name, bytes })),
);

/** What becomes of a file: why it is refused, or `harmless`, or what is wrong with how it is served. */
async function fateOf(name: string, bytes: Buffer): Promise<string> {
  const who = desk.newId();
  const begun = await desk.begin(bytes, { who, name });
  if (begun.status !== 201) return `not begun: ${begun.status}`;
  const { id } = begun.body;
  const sent = await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes });
  const done = sent.status === 200 ? await desk.complete(id, who) : sent;
  if (done.status !== 200) return done.body.code;
  const { file, ticket } = await desk.take(id, who);
  const { headers, body } = await desk.open(ticket, who);
  const type = String(headers['content-type']);
  const faults = [
    Array.from(file.name).some((sign) => sign < ' ' || '\u202e/\\'.includes(sign)) && 'name',
    !harmless.has(type) && type,
    !String(headers['content-disposition']).startsWith('attachment') && 'shown in place',
    headers['x-content-type-options'] !== 'nosniff' && 'sniffed',
    !String(headers['content-security-policy']).includes('sandbox') && 'not in a sandbox',
    // What stood behind a picture is gone; a paper is kept as it came, and no browser runs it.
    type !== 'application/pdf' && /<script>|<\?php/.test(body) && 'kept what stood behind',
  ].filter((fault) => fault !== false);
  return faults.length === 0 ? 'harmless' : faults.join(', ');
}

test('there are sixty of them', () => {
  expect(cases).toHaveLength(60);
});

test.each(cases)(
  'a hostile file is refused by name or kept as a harmless file: $what as $name (attack U1)',
  async ({ name, bytes }) => {
    expect(['not begun: 422', 'file_type_refused', 'harmless']).toContain(await fateOf(name, bytes));
  },
);

test('what is a picture or a paper is kept, the rest refused', async () => {
  const fates = new Map<string, string>();
  for (const [what, bytes] of Object.entries(contents)) fates.set(what, await fateOf('me.png', bytes));
  const kept = [...fates].flatMap(([what, fate]) => (fate === 'harmless' ? [what] : []));
  expect(kept).toEqual([
    'paper with a page behind it',
    'paper that begins a script',
    'picture with a page behind it',
    'photograph with PHP behind it',
  ]);
});
