import type { Page } from '@playwright/test';

import { contrasts, expect, type Look, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { publicWordsOf } from '@egcr/e2e/public-words';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: anybody can read the white paper, find a place in it, point at a section, see where a figure comes from, and take it along.

const PATH = '/egcr/whitepaper';
const SOUGHT = { en: 'ledger', ar: 'دفتر' } as const;

/** Where the search is: beside the text, where it takes words before the page is alive, or behind a press in the bar at the top. */
async function openSearch(page: Page, { device, language }: Look) {
  const { paper: words } = publicWordsOf(language);
  if (device === 'phone') {
    await page.locator('html[data-alive]').waitFor();
    await page.getByRole('button', { name: words('search.show') }).click();
  }
  return page.getByRole('search', { name: words('search.title') });
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the white paper ${look.title}`, () => {
    test.use(settingsOf(look));
    const { paper: words } = publicWordsOf(look.language);

    test('is read with its charts and their tables, and every figure leads to its source [ROUTE-06]', async ({
      page,
    }) => {
      await page.goto(PATH);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      for (const table of await page.getByRole('figure').locator('summary').all()) await table.click();
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(7);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.locator('a[href="#figure-governmentDebt"]').click();
      await expect(page).toHaveURL(/#figure-governmentDebt$/);
      await expect(page.locator('#figure-governmentDebt')).toBeInViewport();
    });

    test('is searched from place to place [ROUTE-06]', async ({ page }) => {
      await page.goto(PATH);
      const search = await openSearch(page, look);
      const box = search.getByRole('searchbox');
      await box.fill(SOUGHT[look.language]);
      const marks = page.locator('mark');
      await expect(marks.first()).toBeInViewport();
      const all = await marks.count();
      expect(all).toBeGreaterThan(3);
      await expect(search.getByRole('status')).toHaveText(words('search.at', { at: 1, all }));
      await expectAccessible(page);
      await box.press('Enter');
      await expect(search.getByRole('status')).toHaveText(words('search.at', { at: 2, all }));
      await search.getByRole('button', { name: words('search.previous') }).click();
      await search.getByRole('button', { name: words('search.previous') }).click();
      await expect(search.getByRole('status')).toHaveText(words('search.at', { at: all, all }));
      await expect(marks.last()).toBeInViewport();
      await box.press('Escape');
      await expect(marks).toHaveCount(0);
    });

    test('has anchors for its sections, and tells where the reader is [ROUTE-06]', async ({ page }) => {
      await page.goto(PATH);
      const main = page.getByRole('main');
      if (look.device === 'phone') await main.locator('summary').filter({ visible: true }).first().click();
      const link = main.getByRole('navigation').locator('a[href="#reserve"]');
      await link.click();
      await expect(page).toHaveURL(/#reserve$/);
      await expect(page.locator('#reserve')).toBeInViewport();
      if (look.device === 'desktop') await expect(link).toHaveAttribute('aria-current', 'location');
      await page.goto(`${PATH}#risks`);
      await expect(page.locator('#risks')).toBeInViewport();
    });

    test('goes to paper without what belongs to the screen, and is saved as a file [ROUTE-06]', async ({
      page,
      request,
    }) => {
      await page.goto(PATH);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const pdf = await page.getByRole('link', { name: words('pdf') }).getAttribute('href');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('link', { name: words('pdf') })).toBeHidden();
      await expect(page.getByRole('search')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('navigation')).toBeVisible();
      // It is drawn for the first who asks.
      const file = await request.get(pdf ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}
