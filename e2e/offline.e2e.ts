import { inLanguage } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { appTexts } from '../apps/web/pwa/texts.ts';
import { frameTexts } from '../domains/site/web/frame/texts.ts';
import { versionTexts } from '../domains/site/web/pwa/texts.ts';
import { siteTitles } from '../domains/site/web/titles/texts.ts';
import { addressOf, entryAddress } from './built.ts';
import { expect, looks, settingsOf, test as base } from './fixtures.ts';
import { startFront, type Front } from './front.ts';
import { expectAccessible, expectNamed, expectNoOverflow } from './looks-good.ts';
import { publicWordsOf } from './public-words.ts';
import { signIn } from './signed-in.ts';
import { ofTurn } from './turn.ts';

const arabicApp = inLanguage(appTexts, 'ar');
const englishApp = appTexts.english;
const frame = frameTexts.english;
const notice = versionTexts.english;
const titles = siteTitles.english;

// Goal: without a connection people read a page that says so; with one they always see the newest; nothing personal is ever kept.
// Method: the real worker in a real browser, with a proxy before the product that plays a newer release, lost files and the kill switch.

const test = base.extend<{ readonly front: Front }>({
  front: async ({ baseURL: _baseURL }, use) => {
    const product = process.env['E2E_BASE_URL'];
    if (product === undefined) throw new Error('the product is not running');
    const front = await startFront(product);
    await use(front);
    await front.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Opens the page and waits until the worker answers for it. */
async function openWatched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The addresses of everything that is kept in this browser. */
function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept.sort();
  });
}

/** The worker of a later release: it names another entry, keeps it, and calls its store otherwise. */
function playNewerRelease(front: Front): void {
  front.change('/sw.js', (body) =>
    body.replaceAll(entryAddress, '/assets/newer.js').replaceAll(/([`"'])egcr-/g, '$1egcr-newer-'),
  );
  front.change('/assets/newer.js', () => '');
}

for (const look of ofTurn(import.meta.filename, looks)) {
  const app = look.language === 'en' ? englishApp : arabicApp;

  test.describe(`without a connection, ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.device === 'phone' ? 'dark' : 'light' });

    test('people read a page that says so, in their language, and theirs opens without a press when it is back', async ({
      page,
      front,
    }) => {
      const { security } = publicWordsOf(look.language);
      await openWatched(page, `${front.url}/contact`);
      front.cut();
      await page.goto(`${front.url}/security`);
      await expect(page.getByRole('heading', { level: 1, name: app['offline.title'] })).toBeVisible();
      await expect(page.getByText(app['offline.money'])).toBeVisible();
      await expect(page).toHaveTitle(app['offline.page-title']);
      await expect(page).toHaveURL(/\/security$/);
      await expect(page.locator('html')).toHaveAttribute('dir', look.language === 'ar' ? 'rtl' : 'ltr');
      await expectNamed(page);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: app['offline.retry'] }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: app['offline.title'] })).toBeVisible();
      front.mend();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1, name: security('title') })).toBeVisible();
      // Its words are there before its parts: the browser is not closed while they are on their way.
      await page.waitForLoadState();
    });
  });
}

test('nothing is kept but the shell of this version and the offline page: no page of a person, no answer of the API', async ({
  page,
  context,
  request,
  api,
  front,
}) => {
  await signIn(context, request, await api.newPerson());
  await openWatched(page, `${front.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${front.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept).toContain('/offline.html');
  expect(
    kept.filter(
      (path) => !/^\/(assets\/[\w-]+\.(js|css|woff2)|offline\.html|first-paint\.js|seal\.svg)$/.test(path),
    ),
  ).toEqual([]);
  expect(kept.length).toBeLessThan(20);
  // The API and machine addresses do not pass through the worker at all.
  const answered = await page.evaluate(async () => (await fetch('/api/v1/site/figures')).status);
  expect(answered).toBe(200);
  front.cut();
  const cut = await page.evaluate(() =>
    fetch('/api/v1/site/figures', { cache: 'no-store' }).then(
      () => 'answered',
      () => 'failed',
    ),
  );
  expect(cut).toBe('failed');
});

test('a new release is told on the open page, which keeps what was typed until its reader reloads', async ({
  page,
  front,
}) => {
  const { contact } = publicWordsOf('en');
  await openWatched(page, `${front.url}/contact`);
  const message = page.getByLabel(contact('message'), { exact: true });
  await message.fill('Half a sentence');
  await expect(page.getByText(notice.title)).toHaveCount(0);
  const opened = await page.evaluate(() => performance.timeOrigin);
  playNewerRelease(front);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const told = page.getByRole('status').filter({ hasText: notice.title });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await expect(message).toHaveValue('Half a sentence');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  // The new worker clears up after it has taken over.
  await expect
    .poll(() => page.evaluate(() => window.caches.keys()))
    .toEqual([expect.stringContaining('newer')]);
  await told.getByRole('button', { name: notice.later }).click();
  await expect(page.getByText(notice.title)).toHaveCount(0);
  await expect(message).toHaveValue('Half a sentence');
});

test('a part that an older page can no longer fetch leads to the notice, and takes nothing of the page with it', async ({
  page,
  front,
  complaints,
}) => {
  const below = addressOf('domains/site/web/landing/below/below.tsx');
  playNewerRelease(front);
  front.change(below, () => undefined);
  let isAskedFor = false;
  page.on('request', (asked) => {
    isAskedFor ||= asked.url().endsWith(below);
  });
  await page.goto(`${front.url}/`);
  // The person who scrolls has the part asked for as soon as the page listens; without a reader it waits for seconds more.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return isAskedFor;
    })
    .toBe(true);
  const told = page.getByRole('status').filter({ hasText: notice.title });
  await expect(told).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: frame['error.title'] })).toHaveCount(0);
  front.change(below, (body) => body);
  const loaded = page.waitForEvent('load');
  await told.getByRole('button', { name: notice.reload }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser tells which file did not come.
  complaints.length = 0;
});

test('what only stands beside a page stays away where it cannot be fetched, and the page is there', async ({
  page,
  context,
  request,
  api,
  front,
}) => {
  const beside = [
    addressOf('domains/legals/web/legals-watch.tsx'),
    addressOf('domains/referrals/web/referral-watch.tsx'),
  ];
  const refused = new Set<string>();
  for (const address of beside)
    front.change(address, () => {
      refused.add(address);
      return undefined;
    });
  await signIn(context, request, await api.newPerson());
  await page.goto(`${front.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => refused.size).toBe(beside.length);
  await expect(page.getByRole('heading', { name: frame['error.title'] })).toHaveCount(0);
});

test('the person who goes on to a page that an older release no longer has comes to it in the new one', async ({
  page,
  front,
  complaints,
}) => {
  const { security } = publicWordsOf('en');
  const screen = addressOf('domains/site/web/security-page/security-screen.tsx');
  await openWatched(page, `${front.url}/contact`);
  front.change(screen, () => undefined);
  // The next release has the file again: from the first document that is asked for.
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) front.change(screen, (body) => body);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: titles.security, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: security('title') })).toBeVisible();
  complaints.length = 0;
});

test('the kill switch removes the worker and all it kept', async ({ page, front }) => {
  await openWatched(page, `${front.url}/contact`);
  expect(await keptAddresses(page)).not.toEqual([]);
  front.replace('/sw.js', '/sw-off.js');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});

test('the site can be installed, in ten languages', async ({ request }) => {
  const worker = await request.get('/sw.js', { headers: { 'accept-encoding': 'br' } });
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect(Number(worker.headers()['content-length'])).toBeLessThan(3 * 1024);
  for (const language of ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar']) {
    const answer = await request.get(
      language === 'en' ? '/site.webmanifest' : `/site-${language}.webmanifest`,
    );
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest: {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
      readonly shortcuts: readonly { readonly url: string; readonly name: string }[];
    } = await answer.json();
    expect(manifest).toMatchObject({
      id: '/',
      name: 'EGCR',
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/wallet', '/wallet/send', '/contact']);
    if (language === 'en') expect(manifest.shortcuts[1]?.name).toBe('Send money');
    for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
      const picture = await (await request.get(src)).body();
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  }
});
