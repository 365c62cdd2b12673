import type { Page } from '@playwright/test';
import { keptInBrowser } from '@egcr/app-web/kept-in-browser';
import { isNecessary } from '@egcr/web-kit/browser-storage';

import { consentWordsOf } from './consent-words.ts';
import { expect, settingsOf, test } from './fixtures.ts';
import { samplePaths } from './paths.ts';

// Goal: before anybody has answered, and after a no, nothing is kept in the browser but what the reader asked for.
// Method: every open public address, from the table of addresses: a new page is among them without being told. Service workers are off
// here; that ours keeps the site's own files and nothing else is proved in offline.e2e.ts.

const open = samplePaths
  .filter(({ guard, isOpen, path }) => guard === 'public' && isOpen && !path.includes('$'))
  .map(({ sample }) => sample);

/** Everything a page can keep in a browser. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }));
}

async function expectNothingKept(page: Page): Promise<void> {
  const listed = await keptInBrowser();
  const { local, tab, databases, caches } = await kept(page);
  expect(await page.context().cookies(), `cookies at ${page.url()}`).toEqual([]);
  expect({ databases, caches }, page.url()).toEqual({ databases: [], caches: [] });
  expect(
    [
      ...local.filter((key) => !isNecessary(listed, { key, place: 'local' })),
      ...tab.filter((key) => !isNecessary(listed, { key, place: 'tab' })),
    ],
    `kept at ${page.url()}`,
  ).toEqual([]);
}

test.describe('what pages keep in a browser', () => {
  test.use({ ...settingsOf({ title: '', language: 'en', device: 'desktop' }), isAskedAboutCookies: true });
  const { consent: words } = consentWordsOf('en');

  test('is nothing at all before an answer, on any open public page [SHELL-05]', async ({ page }) => {
    expect(open.length).toBeGreaterThan(5);
    for (const path of open) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (path === '/legals')
        await page.waitForFunction(() => document.readyState === 'complete' && performance.now() > 1500);
      else await expect(page.getByRole('dialog', { name: words('title') })).toBeVisible();
      await expectNothingKept(page);
      expect((await kept(page)).local, `not even a choice at ${path}`).toEqual([]);
    }
  });

  test('is after a no only what is listed, each under its reason [SHELL-05]', async ({ page }) => {
    await page.goto('/?ref=ABC234');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('reject'), exact: true })
      .click();
    for (const path of open) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNothingKept(page);
    }
    expect((await kept(page)).local.toSorted()).toEqual(
      expect.arrayContaining(['cookie-choices', 'cookie-consent', 'pending_referral_code']),
    );
    const listed = await keptInBrowser();
    expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length);
  });

  test('a yes to preferences brings pages in the chosen language at once, and a no takes that away [SHELL-05]', async ({
    page,
  }) => {
    const languageOf = async (path: string) => (await page.goto(path))?.headers()['content-language'];
    expect(await languageOf('/legals')).toBe('en');
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    const arabic = consentWordsOf('ar');
    expect(await languageOf('/contact'), 'nobody has allowed it').toBe('en');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: arabic.consent('accept'), exact: true })
      .click();
    await expect
      .poll(() => page.context().cookies())
      .toEqual([expect.objectContaining({ name: 'language', value: 'ar', sameSite: 'Lax', path: '/' })]);
    expect(await languageOf('/security')).toBe('ar');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: arabic.frame('footer.cookies') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: arabic.consent('reject'), exact: true })
      .click();
    await expect.poll(() => page.context().cookies()).toEqual([]);
    expect(await languageOf('/contact')).toBe('en');
  });
});
