import { screenAt } from '@egcr/contract/product-screens';
import type { APIRequestContext } from '@playwright/test';
import { addresses } from '@egcr/app-web/domains';
import { shownAs } from '@egcr/contract/screen';
import { languages } from '@egcr/web-kit/languages';

import { expect, test } from './fixtures.ts';
import { listedPaths, openPublicPaths } from './public-pages.ts';
import { signIn } from './signed-in.ts';
import { ofTurn } from './turn.ts';
import { watch } from './watch.ts';

// Goal: the person who opens a public page, a person, a search engine or a machine, finds it in their language before any script, says what it is
// to whom it concerns, and comes alive without a complaint.
// Method: what the server sends, for each page and language; then a browser on each of them.

/** On these pages only the head comes ahead: what is on them depends on the rest of the address, or on what is stored. */
const isHeadOnly = (path: string) => screenAt(path)?.drawnAhead === 'head';

async function sent(request: APIRequestContext, path: string, language = 'en') {
  const response = await request.get(path, { headers: { 'accept-language': language } });
  const html = await response.text();
  return { response, html, head: html.slice(0, html.indexOf('</head>')) };
}

function contentOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
}

for (const language of ofTurn(import.meta.filename, languages, 2)) {
  test(`every public page is there in ${language} before any script, and says what it is`, async ({
    request,
    baseURL,
  }) => {
    for (const path of listedPaths) {
      const { response, html, head } = await sent(request, path, language);
      expect(response.status(), path).toBe(200);
      expect(response.headers(), path).toMatchObject({
        'content-language': language,
        'cache-control': 'no-cache',
        vary: 'accept-language, cookie, accept-encoding',
      });
      expect(html, path).toMatch(
        new RegExp(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`),
      );
      expect(head.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1);
      expect(contentOf(head, 'description'), path).toBeTruthy();
      expect(contentOf(head, 'robots'), path).toContain('index, follow');
      expect(head, path).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
      for (const other of languages)
        expect(head, path).toContain(`hreflang="${other}" href="${baseURL}${path}?lang=${other}"`);
      expect(head, path).toContain(`hreflang="x-default" href="${baseURL}${path}"`);
      expect(contentOf(head, 'og:url'), path).toBe(`${baseURL}${path}`);
      const picture = contentOf(head, 'og:image') ?? '';
      expect((await request.head(picture)).headers()['content-type'], picture).toBe('image/png');
      const withScripts = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
      expect(withScripts.match(/<h1\b/g)?.length ?? 0, path).toBe(isHeadOnly(path) ? 0 : 1);
      // Nothing that our policy would not let in.
      expect(html, path).not.toMatch(/ style="|<script(?! src| type="module"| type="application\/ld\+json")/);
      expect(html, path).not.toContain('{{');
      const named = await sent(request, `${path}?lang=${language}`, 'sw');
      expect(named.head, path).toContain(`<link rel="canonical" href="${baseURL}${path}?lang=${language}">`);
    }
  });

  test(`every public page comes alive in ${language} without a complaint, in the place where it stood`, async ({
    browser,
    baseURL,
    complaints,
  }) => {
    const context = await browser.newContext({ locale: language, ...(baseURL !== undefined && { baseURL }) });
    watch(context, complaints);
    const page = await context.newPage();
    for (const path of openPublicPaths) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('html[data-alive]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // All that was drawn ahead is taken over.
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(complaints, path).toEqual([]);
    }
    await context.close();
  });
}

test('guarded pages and pages that are not there are not to be listed', async ({ request }) => {
  const notListed = addresses.filter((address) => shownAs(address).guard !== 'public');
  for (const { path } of notListed.filter((each) => !each.path.includes('$'))) {
    const { response, head } = await sent(request, path);
    expect(response.status(), path).toBe(200);
    expect(contentOf(head, 'robots'), path).toBe('noindex');
    expect(head, path).not.toContain('canonical');
    expect(head, path).toContain('<title>EGCR</title>');
  }
  const missing = await sent(request, '/nothing/here', 'ar');
  expect(missing.response.status()).toBe(404);
  expect(contentOf(missing.head, 'robots')).toBe('noindex');
  expect(missing.head).not.toContain('<title>EGCR</title>');
  expect(missing.html).toContain('<html lang="ar" dir="rtl"');
});

test('without scripts every page says so first, and leads to what can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const path of ['/', '/contact', '/dashboard', '/nothing/here']) {
    await page.goto(path);
    // What stands there is no text to the tools that ignore `noscript`.
    await expect(page.locator('body > noscript p'), path).toContainText('need JavaScript');
    await expect(page.locator('body > noscript a[href="/egcr/whitepaper"]'), path).toBeVisible();
  }
  await expect(page.locator('body > noscript h1')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('main').locator('noscript p')).toContainText('This form needs JavaScript');
  await context.close();
});

test('capitals or a slash too many lead to the page that was meant, query and all', async ({
  page,
  request,
}) => {
  for (const [asked, meant] of [
    ['/CONTACT', '/contact'],
    ['/EGCR/Whitepaper/?lang=en', '/egcr/whitepaper?lang=en'],
    ['/legals//', '/legals'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], asked).toEqual([308, meant]);
  }
  await page.goto('/Contact?topic=security#message');
  await expect(page).toHaveURL(/\/contact\?topic=security#message$/);
  await expect(page).toHaveTitle(/^Contact/);
});

test('machines find what they ask for by name, or nothing', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toContain('application/xml');
  const listed = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(listed).toHaveLength(listedPaths.length * (languages.length + 1));
  expect(listed.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  for (const path of [
    '/llms.txt',
    '/.well-known/nothing',
    '/index.html',
    '/.pages/index.json',
    '/favicon.ico',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a page that did not change is not sent again, and HEAD says the same as GET', async ({ request }) => {
  const first = await request.get('/contact');
  const etag = first.headers()['etag'] ?? '';
  expect((await request.get('/contact', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  const head = await request.head('/contact');
  expect([head.status(), head.headers()['etag']]).toEqual([200, etag]);
});

test('the head follows to another page and another language', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Legal documents' }).first().click();
  await expect(page).toHaveTitle('Legal documents · EGCR');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/legals`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Terms, privacy/);
  await expect(page.locator('link[hreflang=ja]')).toHaveAttribute('href', `${baseURL}/legals?lang=ja`);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveTitle('Sign in · EGCR');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/auth`);
});

test('a language chosen earlier is shown without the other one in between', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('html[data-alive]').waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page).toHaveTitle('Contact · EGCR');
});

test('what is pressed before the page listens is done as soon as it does', async ({ page }) => {
  let go: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Services', exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  go?.();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('someone signed in is never shown the page of a stranger [HOME-18]', async ({
  page,
  context,
  request,
  api,
}) => {
  await signIn(context, request, await api.newPerson());
  let go: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#app')).toBeHidden();
  go?.();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});
