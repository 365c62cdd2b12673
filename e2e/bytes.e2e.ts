import type { Page } from '@playwright/test';

import { jvd } from './api.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';

// Goal: what a browser really fetches stays small, comes compressed, and is ours alone.
// Method: the browser's own account of its transfers. The build holds what a page needs to begin with to 84, 140 and 164 KiB; here
// everything counts that comes until the page is at rest: of the landing page also all that lies below the fold.

const KIB = 1024;
/** How long nothing may come before a page counts as at rest. */
const REST_MS = 1500;

test('the landing page read to its end, sign-in and the dashboard fetch little, all told', async ({
  page,
  context,
  request,
  api,
}) => {
  const landing = await fetched(page, '/');
  expect(landing.scripts / KIB).toBeLessThanOrEqual(150);
  expect(landing.document / KIB).toBeLessThanOrEqual(20);
  const auth = await fetched(page, '/auth');
  expect(auth.scripts / KIB).toBeLessThanOrEqual(180);
  await signIn(context, request, await api.newPerson());
  const dashboard = await fetched(page, '/dashboard');
  // It shows balance, last transactions, requests to pay, the next scheduled payment, tasks, cases and held money.
  expect(dashboard.scripts / KIB).toBeLessThanOrEqual(256);
});

for (const locale of ['en-GB', 'de-DE', 'ar-EG', 'ja-JP']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a customer reads what they pay for, and how, within 120 KiB of script, all told', async ({
      page,
      request,
      api,
    }) => {
      const merchant = await api.newPerson();
      const made = await request.post('/api/v1/payment-links', {
        headers: {
          authorization: `Bearer ${merchant.access_token}`,
          'idempotency-key': crypto.randomUUID(),
        },
        data: { title: 'Coffee beans', amount: jvd(4) },
      });
      const link: { readonly id: string } = await made.json();
      const paid = await fetched(page, `/pay/${link.id}`);
      await expect(page.locator(`main a[href="/pay/${link.id}/confirm"]`)).toBeVisible();
      expect(paid.scripts / KIB).toBeLessThanOrEqual(120);
    });
  });
}

test('assets come compressed and may be kept for a year; nothing comes from elsewhere', async ({
  page,
  baseURL,
}) => {
  const assets: { url: string; encoding: string; kept: string; bytes: number }[] = [];
  page.on('response', (response) => {
    const headers = response.headers();
    assets.push({
      url: response.url(),
      encoding: headers['content-encoding'] ?? '',
      kept: headers['cache-control'] ?? '',
      bytes: Number(headers['content-length'] ?? 0),
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(assets.map(({ url }) => new URL(url).origin)).toEqual(assets.map(() => baseURL));
  const scripts = assets.filter(({ url }) => /\/assets\/.*\.(js|css)$/.test(url));
  expect(scripts.filter(({ encoding }) => encoding === 'br').length).toBeGreaterThan(1);
  for (const { url, encoding, kept, bytes } of scripts) {
    // Below half a kilobyte there is nothing to gain.
    if (bytes >= 512) expect(encoding, url).toMatch(/^(br|gzip)$/);
    expect(kept, url).toContain('immutable');
  }
});

/** Bytes over the wire, as compressed: of all scripts, and of the document itself. */
async function fetched(page: Page, path: string): Promise<{ scripts: number; document: number }> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The person who does anything at all gets what lies below.
  await page.mouse.wheel(0, 400);
  await atRest(page);
  return page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const [document] = performance
      .getEntriesByType('navigation')
      .filter((entry) => entry instanceof PerformanceNavigationTiming);
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      scripts: scripts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
      document: document?.encodedBodySize ?? Number.POSITIVE_INFINITY,
    };
  });
}

/** Waits until no script has come for a while. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction((restMs) => {
    const ends = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(0, ...ends) > restMs;
  }, REST_MS);
}
