import { expect, settingsOf, test } from './fixtures.ts';
import { findShifts, watchMoves } from './stillness.ts';

// Goal: on a slow line nothing that a reader looks at moves when a public list arrives, neither its head nor the end of the page.
// Method: the answers are held back until the reader has seen what stands for the list, at the head of the page or at its end.

/** What web.dev calls good: cards with longer words than most may be a line higher than what stood for them. */
const GOOD = 0.1;

for (const device of ['phone', 'desktop'] as const)
  test.describe(`a list that comes late, on a ${device}`, () => {
    test.use(settingsOf({ title: device, language: 'en', device }));

    for (const path of ['/jobs', '/blog'])
      for (const place of ['head', 'end'] as const)
        test(`moves nothing for who reads the ${place} of ${path}`, async ({ page }) => {
          const moves = await watchMoves(page);
          const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
          await page.route('**/api/v1/**', async (route) => {
            await isSeen;
            await route.continue();
          });
          await page.goto(path);
          const main = page.getByRole('main');
          await expect(main.locator('[aria-busy="true"]')).toBeVisible();
          await expect(page.locator('footer')).toBeAttached();
          if (place === 'end') await page.locator('footer').scrollIntoViewIfNeeded();
          see();
          await expect(main.getByRole('heading', { level: 2 }).first()).toBeAttached();
          await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await findShifts(moves, GOOD)).toEqual([]);
        });
  });
