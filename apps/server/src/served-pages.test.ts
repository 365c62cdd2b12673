import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMetrics } from '@egcr/server-kit/metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startProduct, type TestProduct } from '../testing/product.ts';
import { composeApp } from './compose.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';

let product: TestProduct;
let app: Awaited<ReturnType<typeof composeApp>>;
let webRoot = '';
let url = '';

/** The whole product with a built web app of one document, on a port of its own. */
beforeAll(async () => {
  product = await startProduct();
  webRoot = mkdtempSync(join(tmpdir(), 'egcr-served-pages-'));
  writeFileSync(
    join(webRoot, 'index.html'),
    '<!doctype html><html lang="en"><head></head><body><div id="app"></div></body></html>',
  );
  const { services, keys } = product;
  const domains = composeDomains(readConfig({ TEST_MODE: '1' }), keys);
  const metrics = createMetrics(services.pool);
  app = await composeApp({ services, domains, metrics }, { webRoot, metas: {} });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
  await product.close();
});

test.each([
  '/blog/anything',
  '/blog/anything/',
  '/blog/category/anything',
  '/blog/author/7',
  '/blog/page/2',
  '/blog/%2e%2e/anything',
  '/blog/a%00b',
  '/jobs/%00',
  '/business/directory/%2500',
  '/wallet/pots/%00',
  '/nothing-here',
])('%s has no content: the server answers 404 (attack S9)', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${url}${path}`, { method, headers: { accept: 'text/html' } });
    expect([method, answer.status]).toEqual([method, 404]);
  }
});

test.each(['/', '/auth', '/wallet', '/contact'])('%s has a screen: the server answers 200', async (path) => {
  expect((await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).status).toBe(200);
});

test('a post is served with its own head and text, and its states as their statuses [ROUTE-07]', async () => {
  const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  const { pool } = product.services;
  await pool.query(`insert into blog.author (id, name) values ($1, 'Ana')`, [ids[0]]);
  for (const [at, state] of ['published', 'unpublished'].entries()) {
    await pool.query(
      `insert into blog.post (id, state, category, author_id, published_at) values ($1, $2, 'money', $3, now())`,
      [ids[at], state, ids[0]],
    );
    await pool.query(
      `insert into blog.post_text values ($1, 'en', $2, 'Own $& title', 'Said', '[{"type":"notice","text":"Own text"}]', now())`,
      [ids[at], `post-${state}`],
    );
  }
  await pool.query(`insert into blog.old_slug values ('before', $1, 'en')`, [ids[0]]);
  const ask = (path: string) => fetch(`${url}/blog/${path}`, { redirect: 'manual' });
  const page = await ask('post-published');
  const body = await page.text();
  expect(page.status).toBe(200);
  expect(body).toContain('<title>Own $&amp; title · EGCR</title>');
  expect(page.headers.get('etag')).toBeTruthy();
  const gone = await ask('post-unpublished');
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('name="words"')]);
  // Without a script there is a search too where nothing is; the words of the address stand nowhere.
  const missing = await ask('nothing-there');
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('role="search"')]);
  const moved = await ask('before');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/post-published']);
});
