import { frameTexts } from '../domains/site/web/frame/texts.ts';
import { belowTexts } from '../domains/site/web/landing/below/texts.ts';
import { heroTexts } from '../domains/site/web/landing/hero/texts.ts';
import { localeTexts } from '../domains/locale/web/texts.ts';
import type { BrowserContext, Page } from '@playwright/test';

import { addressOf } from './built.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './looks-good.ts';
import { signIn } from './signed-in.ts';

const frame = frameTexts.english;
const below = belowTexts.english;
const hero = heroTexts.english;
const locale = localeTexts.english;

// Goal: the person who pays for every kilobyte fetches what they read, and nothing else.

test.use({ contextOptions: { reducedMotion: 'no-preference' }, locale: 'en-GB' });

/** The device wishes to save data, and says so to the server too. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

/** The names of the web fonts the page has asked for. */
function facesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.woff2'))
      .map((path) => path.replace(/^.*\/([\w-]+?)-[\w-]{8}\.woff2$/, '$1')),
  );
}

test('a device that saves data gets no web fonts, no motion unasked and nothing that is not near', async ({
  page,
  context,
}) => {
  await saveData(context);
  await page.clock.install();
  const document = await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document?.headers()['link'] ?? '').not.toContain('font');
  expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(0);
  // What moves once, in no time at all, may still be at it.
  await expect
    .poll(() =>
      page.evaluate(
        () => window.document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0);
  // Long after the slides would have turned and the rest of the page would have come unasked.
  await page.clock.runFor(20_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(hero['growth.title']);
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.clock.runFor(20_000);
  expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBe(fetched);
  expect((await facesOf(page)).filter((name) => name !== 'jvd-sign')).toEqual([]);
  // What is scrolled to comes as ever.
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 900);
        return page.getByRole('heading', { level: 2, name: below['tools.title'], exact: true }).count();
      },
      { intervals: [80] },
    )
    .toBe(1);
});

/** Whether the front page's script was asked for when a pointer came near the way to it. */
async function isFetchedAhead(page: Page): Promise<boolean> {
  await page.goto('/security');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: frame['brand.home'] }).hover();
  // A round trip of the page: what was to be asked for has been asked for.
  await page.evaluate(() => fetch('/health/live'));
  const landing = addressOf('domains/site/web/landing/landing.tsx');
  return page.evaluate(
    (address) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(address)),
    landing,
  );
}

test('a pointer near a link fetches its page ahead, but not on a device that saves data', async ({
  page,
  context,
}) => {
  await expect.poll(() => isFetchedAhead(page)).toBe(true);
  await saveData(context);
  expect(await isFetchedAhead(page)).toBe(false);
});

test('people choose for themselves in the settings, on this device', async ({
  page,
  context,
  request,
  api,
}) => {
  await signIn(context, request, await api.newPerson());
  await page.goto('/settings?section=preferences');
  const save = page.getByRole('radio', { name: new RegExp(`^${locale['data.on']}`) });
  await save.check();
  await expect(page.locator('html')).toHaveAttribute('data-saver', 'on');
  await expectAccessible(page);
  await page.reload();
  await expect(save).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-saver', 'on');
  const faces = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await faces()).not.toContain('Inter UI');
  await page.getByRole('radio', { name: locale['data.off'], exact: true }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-saver', 'on');
  expect(await faces()).toContain('Inter UI');
});
