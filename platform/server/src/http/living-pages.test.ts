import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { noteMethods } from './allowed-methods.ts';
import type { LivingPage } from './living-pages.ts';
import { markup } from './markup.ts';
import { headOfPage, sharedAs, structured } from './page-head.ts';
import { registerPages } from './pages.ts';

const shell = (language: string) =>
  `<!doctype html><html lang="${language}"><head><title>EGCR</title><meta name="robots" content="none"></head><body><div id="app"></div></body></html>`;

const pages: Readonly<Record<string, LivingPage | undefined>> = {
  '/blog/found': {
    kind: 'found',
    head: markup`<title>Found</title>`,
    text: markup`<p>${'Long text. '.repeat(50)}</p>`,
  },
  '/blog/moved': { kind: 'moved', to: '/blog/über' },
  '/blog/gone': { kind: 'gone', instead: markup`<p>Taken away</p>` },
  '/blog/missing': { kind: 'missing', instead: markup`<p>Never there</p>` },
  '/blog/bare': { kind: 'missing' },
  '/blog/drawn': undefined,
};

let webRoot = '';
let app: FastifyInstance;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'egcr-living-'));
  mkdirSync(join(webRoot, '.pages'));
  const put = (name: string, text: string) => writeFileSync(join(webRoot, name), text);
  put('index.html', shell('en'));
  put('.pages/shell.de.html', shell('de'));
  put('.pages/missing.en.html', `${shell('en')}<!-- missing -->`);
  put('.pages/robots.txt', 'Sitemap: {{origin}}');
  put(
    '.pages/index.json',
    JSON.stringify({
      pages: {},
      shells: { de: 'shell.de.html' },
      missing: { en: 'missing.en.html' },
      texts: { '/robots.txt': 'robots.txt' },
    }),
  );
  app = fastify();
  noteMethods(app);
  await registerPages(app, {
    webRoot,
    origin: 'https://pay.example.org',
    isKnownAddress: (path) => path in pages,
    askLiving: async ({ path }) => pages[path],
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('a page of the database has its own head and its text for browsers without scripts, in the shell of the language', async () => {
  const { statusCode, body, headers } = await ask('/blog/found', { 'accept-language': 'de' });
  expect([statusCode, headers['content-language']]).toEqual([200, 'de']);
  expect(body).toContain('<html lang="de"><head><title>Found</title></head><body><noscript><p>Long text.');
  expect(body).toContain('</noscript><div id="app">');
  expect((await ask('/blog/found')).body).toContain('<html lang="en"><head><title>Found</title>');
});

it('a page of the database goes out in the form the browser takes, and not again to who has it', async () => {
  const plain = await ask('/blog/found');
  const gzip = await ask('/blog/found', { 'accept-encoding': 'gzip' });
  const brotli = await ask('/blog/found', { 'accept-encoding': 'br' });
  expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  const again = await ask('/blog/found', { 'if-none-match': '*' });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['moved', 301, '/blog/%C3%BCber'],
  ['gone', 410, undefined],
  ['missing', 404, undefined],
  ['bare', 404, undefined],
  ['drawn', 200, undefined],
] as const)('what the database says is %s answers %i', async (name, status, location) => {
  const { statusCode, headers } = await ask(`/blog/${name}`);
  expect([statusCode, headers.location]).toEqual([status, location]);
  expect(headers['cache-control']).toBe('no-cache');
});

it('says to browsers without scripts what there is instead, and sends that also to who has another page', async () => {
  expect((await ask('/blog/gone')).body).toContain('<noscript><p>Taken away</p></noscript>');
  expect((await ask('/blog/missing')).body).toContain('<noscript><p>Never there</p></noscript>');
  expect((await ask('/blog/bare')).body).not.toContain('<noscript>');
  expect((await ask('/blog/bare')).body).toContain('<!-- missing -->');
  expect((await ask('/blog/gone', { 'if-none-match': '*' })).statusCode).toBe(410);
});

it('a text of the build comes in each form', async () => {
  const plain = await ask('/robots.txt');
  const gzip = await ask('/robots.txt', { 'accept-encoding': 'gzip;q=0.5' });
  expect([plain.body, gunzipSync(gzip.rawPayload).toString()]).toEqual([
    'Sitemap: https://pay.example.org',
    'Sitemap: https://pay.example.org',
  ]);
  const none = await ask('/robots.txt', { 'accept-encoding': 'gzip;q=0, br;q=0.000' });
  expect([none.headers['content-encoding'], none.body]).toEqual([undefined, plain.body]);
});

it('the head of a page says its picture with its size and words, and a sample is listed nowhere', () => {
  const page = {
    type: 'article',
    title: 'A & B',
    description: 'About',
    url: 'https://pay.example.org/blog/a',
    picture: 'https://pay.example.org/a.png',
  } as const;
  const shared = sharedAs(page).text;
  expect(shared).toContain('og:image:width" content="1200"><meta property="og:image:height" content="630"');
  expect(shared).toContain('og:image:alt" content="A &amp; B"');
  const other = sharedAs({ ...page, pictureSize: { width: 40, height: 30 }, pictureAlt: 'A boat' }).text;
  expect(other).toContain('og:image:width" content="40"><meta property="og:image:height" content="30"');
  expect(other).toContain('og:image:alt" content="A boat"');
  expect(headOfPage({ ...page, isSample: true }).text).toContain('name="robots" content="noindex"');
  expect(headOfPage({ ...page, isSample: false }).text).toContain('content="index, follow');
  expect(structured([{ name: '</script>' }]).text).toBe(
    String.raw`<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"name":"\u003c/script>"}]}</script>`,
  );
});
