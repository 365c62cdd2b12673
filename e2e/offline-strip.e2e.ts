import type { Locator } from '@playwright/test';

import { arabicPhone, expect, settingsOf, test } from './fixtures.ts';
import { signIn } from './signed-in.ts';
import { wordsOf } from './words.ts';

// Goal: a person who loses the connection is told so, and keeps the page with its header.

const PAGE = '/security';

test.describe('the strip of a lost connection', () => {
  test.use(settingsOf(arabicPhone));
  const { frame } = wordsOf('ar');

  for (const [where, path] of [
    ['a public page', PAGE],
    ['a page of the account', '/dashboard'],
  ] as const)
    test(`stays in sight on ${where}, and covers neither its header nor is covered by it`, async ({
      page,
      context,
      request,
      api,
    }) => {
      if (path !== PAGE) await signIn(context, request, await api.newPerson());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A public page is whole before its parts are here.
      if (path === PAGE) await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const strip = page.getByText(frame('offline'), { exact: true });
      const header = page.locator('[data-top-bar]');
      for (const scrolled of [0, 400]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
        await expect(strip).toBeInViewport({ ratio: 1 });
        const [above, below] = [await strip.boundingBox(), await header.boundingBox()];
        if (above === null || below === null) throw new Error('strip and header are not drawn');
        expect(overlap(above, below), `scrolled by ${scrolled}`).toBe(0);
      }
      await context.setOffline(false);
      await expect(strip).toHaveCount(0);
      await expect(header).toBeInViewport();
    });
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** So many pixels of height two boxes share. */
function overlap(one: Box, other: Box): number {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, Math.floor(shared));
}
