import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { fastify, type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noteMethods } from './allowed-methods.ts';
import { markup } from './markup.ts';
import { registerPages } from './pages.ts';

const ORIGIN = 'https://pay.example.org';

/** A document as the build writes it: the places for the address, and for a page that was drawn ahead of time. */
function written(language: string, page: string): string {
  return `<!doctype html><html lang="${language}"><head><link rel="canonical" href="{{origin}}/contact{{query}}"></head><body><div id="app" data-page="/contact"><!--page-->${page}<!--/page--></div></body></html>`;
}

describe('the pages of the web app', () => {
  let webRoot = '';
  let app: FastifyInstance;

  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'egcr-pages-'));
    const put = (name: string, text: string) => writeFileSync(join(webRoot, name), text);
    for (const folder of ['assets', '.pages']) mkdirSync(join(webRoot, folder));
    put('index.html', '<!doctype html>');
    put('assets/a.js', 'export {};');
    put('assets/a.js.br', 'small');
    put('.stamp', 'secret');
    put('.pages/contact.en.html', written('en', 'Write to us'));
    put('.pages/contact.de.html', written('de', 'Schreiben Sie uns'));
    put('.pages/shell.en.html', '<!doctype html><html lang="en"><head></head></html>');
    put('.pages/shell.de.html', '<!doctype html><html lang="de"><head></head></html>');
    put('.pages/missing.en.html', '<!doctype html><html lang="en"><head><title>Gone</title></head></html>');
    put('.pages/missing.de.html', '<!doctype html><html lang="de"><head><title>Fort</title></head></html>');
    put('.pages/sitemap.xml', '<loc>{{origin}}/contact</loc>');
    put('.pages/robots.txt', 'Sitemap: {{origin}}/sitemap.xml');
    put(
      '.pages/index.json',
      JSON.stringify({
        pages: { '/contact': { en: 'contact.en.html', de: 'contact.de.html' } },
        shells: { en: 'shell.en.html', de: 'shell.de.html' },
        missing: { en: 'missing.en.html', de: 'missing.de.html' },
        texts: { '/sitemap.xml': 'sitemap.xml', '/robots.txt': 'robots.txt' },
      }),
    );
    app = fastify();
    noteMethods(app);
    await registerPages(app, {
      webRoot,
      origin: ORIGIN,
      isKnownAddress: (path) => ['/', '/contact', '/contact/', '/wallet'].includes(path),
      metas: { 'site-blog': 'https://blog.example.org' },
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(webRoot, { recursive: true });
  });

  const ask = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
    app.inject({ url, headers, method });

  it('come in the language the address names, else in the browser’s, and say that it matters', async () => {
    const german = await ask('/contact', { 'accept-language': 'nl, de-AT;q=0.8, en;q=0.5' });
    expect(german.body).toContain('Schreiben Sie uns');
    expect(german.headers).toMatchObject({
      'content-language': 'de',
      vary: 'accept-language, cookie, accept-encoding',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await ask('/contact?lang=en', { 'accept-language': 'de' })).body).toContain('Write to us');
    expect((await ask('/contact', { cookie: 'a=b; language=de; c=d' })).headers['content-language']).toBe(
      'de',
    );
    for (const cookie of ['language=xx', 'language=d', 'xlanguage=de', 'language=de-CH', ';;=;'])
      expect((await ask('/contact', { cookie })).headers['content-language']).toBe('en');
    expect((await ask('/contact?lang=en', { cookie: 'language=de' })).headers['content-language']).toBe('en');
    expect((await ask('/contact?lang=de-CH')).headers['content-language']).toBe('de');
    expect((await ask('/contact?lang=xx', { 'accept-language': 'de' })).headers['content-language']).toBe(
      'de',
    );
    expect((await ask('/contact')).headers['content-language']).toBe('en');
  });

  it('name themselves by the address of this installation, with the language where the address has it', async () => {
    expect((await ask('/contact')).body).toContain(`href="${ORIGIN}/contact"`);
    expect((await ask('/contact/')).body).toContain(`href="${ORIGIN}/contact"`);
    expect((await ask('/contact?lang=de&utm_source=x')).body).toContain(`href="${ORIGIN}/contact?lang=de"`);
    expect((await ask('/contact')).body).toContain(
      '<meta name="site-blog" content="https://blog.example.org">',
    );
  });

  it('fetch the hashed files of the build by one route, and nothing else through it', async () => {
    const plain = await ask('/assets/a.js');
    expect([plain.statusCode, plain.body]).toEqual([200, 'export {};']);
    const small = await ask('/assets/a.js', { 'accept-encoding': 'br' });
    expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br']);
    expect(small.headers['content-type']).toContain('javascript');
    const head = await ask('/assets/a.js', {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await ask('/assets/a.js', {}, 'POST')).statusCode).toBe(405);
    const others = [
      '/assets/b.js',
      '/assets/..%2f.stamp',
      '/assets/%2e%2e%2f.stamp',
      '/assets/.stamp',
      '/assets/a.js%00',
      '/.stamp',
    ];
    const codes: (string | number)[][] = [];
    for (const url of others) codes.push([url, (await ask(url)).statusCode]);
    expect(codes).toEqual(others.map((url) => [url, 404]));
  });

  it('leave to the browser what depends on the rest of the address', async () => {
    const plain = await ask('/contact?lang=de&utm_source=letter&ref=ABC');
    expect(plain.body).toContain('Schreiben Sie uns');
    const other = await ask('/contact?view=status&lang=de');
    expect(other.body).not.toContain('Schreiben Sie uns');
    expect(other.body).not.toContain('data-page');
    expect(other.body).toContain(`href="${ORIGIN}/contact?lang=de"`);
    expect((await ask('/wallet', { 'accept-language': 'de' })).body).toContain('<html lang="de">');
  });

  it('come compressed, each form with a sign of its own, and are not sent twice', async () => {
    const identity = await ask('/contact');
    const brotli = await ask('/contact', { 'accept-encoding': 'gzip, br' });
    const gzip = await ask('/contact', { 'accept-encoding': 'gzip, br;q=0' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(identity.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(identity.body);
    const signs = [identity, brotli, gzip].map(({ headers }) => headers.etag);
    expect(new Set(signs).size).toBe(3);
    const again = await ask('/contact', { 'if-none-match': `"other", W/${String(identity.headers.etag)}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: identity.headers.etag,
      vary: 'accept-language, cookie, accept-encoding',
    });
    const german = { 'accept-language': 'de', 'if-none-match': String(identity.headers.etag) };
    expect((await ask('/contact', german)).statusCode).toBe(200);
  });

  it('answer HEAD like GET, without the page', async () => {
    const head = await ask('/contact', {}, 'HEAD');
    const get = await ask('/contact');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'vary', 'content-type', 'content-length', 'cache-control'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  it('are really not there where nothing is: a page for people, a problem for machines', async () => {
    const missing = await ask('/nothing/here', { 'accept-language': 'de' });
    expect([missing.statusCode, missing.headers['content-language']]).toEqual([404, 'de']);
    expect(missing.headers['content-type']).toContain('text/html');
    for (const path of [
      '/llms.txt',
      '/.well-known/x',
      '/index.html',
      '/.pages/index.json',
      '/api/nothing',
      '/a.png',
    ]) {
      const answer = await ask(path);
      const type = String(answer.headers['content-type']).split(';')[0];
      expect([path, answer.statusCode, type]).toEqual([path, 404, 'application/problem+json']);
    }
    expect((await ask('/contact', {}, 'POST')).statusCode).toBe(404);
  });

  it('are listed for search engines at the address of this installation', async () => {
    const map = await ask('/sitemap.xml');
    expect(map.body).toBe(`<loc>${ORIGIN}/contact</loc>`);
    expect(map.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      vary: 'accept-encoding',
    });
    const robots = await ask('/robots.txt');
    expect(robots.body).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('lead the person who wrote capitals or a slash too many to the address that was meant, and nowhere else', async () => {
    for (const [asked, meant] of [
      ['/CONTACT', '/contact'],
      ['/Contact/?topic=Security&x=1', '/contact?topic=Security&x=1'],
      ['//contact', '/contact'],
      ['/contact//', '/contact'],
      ['//', '/'],
    ] as const) {
      const answer = await ask(asked);
      expect([asked, answer.statusCode, answer.headers.location]).toEqual([asked, 308, meant]);
    }
    for (const asked of ['//elsewhere.example', '/NOTHING', '/contact/x', '/API/v1/Nothing']) {
      const answer = await ask(asked);
      expect([asked, answer.statusCode, answer.headers.location]).toEqual([asked, 404, undefined]);
    }
  });

  it('have the title of what is not there only where nothing is', async () => {
    expect((await ask('/nothing', { 'accept-language': 'de' })).body).toContain('<title>Fort</title>');
    expect((await ask('/wallet', { 'accept-language': 'de' })).body).not.toContain('Fort');
  });

  it('bring files that may be kept for a year', async () => {
    expect((await ask('/assets/a.js')).headers['cache-control']).toContain('immutable');
  });
});

it('an installation without the web app answers every page as not there', async () => {
  const app = fastify();
  noteMethods(app);
  await registerPages(app, { webRoot: undefined, origin: ORIGIN, isKnownAddress: () => true });
  expect((await app.inject('/')).statusCode).toBe(404);
  await app.close();
});

describe('a page of the database', () => {
  it('is drawn once for visitors who come from different places, and again for another page of a list [SYS-18]', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'egcr-pages-'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><head></head><div id="app"></div>');
    const asked: string[] = [];
    const living = fastify();
    noteMethods(living);
    await registerPages(living, {
      webRoot,
      origin: ORIGIN,
      isKnownAddress: (path) => path === '/blog',
      askLiving: async ({ path, query }) => {
        asked.push(`${path}?${query.toString()}`);
        return { kind: 'found', head: markup`<title>Blog</title>`, text: markup`<p>Posts</p>` };
      },
    });
    for (const from of [
      '',
      '?utm_source=mail',
      '?fbclid=1',
      '?utm_source=mail&ref=ada',
      '?after=1&utm_source=x',
    ])
      expect((await living.inject(`/blog${from}`)).body).toContain('Posts');
    expect(asked).toEqual(['/blog?', '/blog?after=1']);
    await living.close();
    rmSync(webRoot, { recursive: true });
  });
});
