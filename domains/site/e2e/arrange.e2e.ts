import { expect, settingsOf, test, contrasts } from '@egcr/e2e/fixtures';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { arrangeTexts } from '../web/dashboard/arrange/texts.ts';
import { DASHBOARD_KEY } from '../web/dashboard/kept.ts';
import { dashboardTexts } from '../web/dashboard/texts.ts';

// Goal: a person without a mouse puts the tiles of the dashboard in their own order, and finds it again wherever they sign in.

const places = ['wide', 'side', 'hidden'] as const;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const isEnglish = language === 'en';
  const reader = { language, locale: isEnglish ? 'en-GB' : 'ar-EG-u-nu-latn' } as const;
  const t = textOf<typeof arrangeTexts.english>(
    isEnglish ? arrangeTexts.english : inLanguage(arrangeTexts, 'ar'),
    reader,
  );
  const d = textOf<typeof dashboardTexts.english>(
    isEnglish ? dashboardTexts.english : inLanguage(dashboardTexts, 'ar'),
    reader,
  );

  test.describe(`the dashboard in one's own order ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is arranged by keyboard, and is the same in another browser [SYS-22]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const person = await api.newPerson();
      await signIn(context, request, person);
      await page.goto('/dashboard');
      const arrange = page.getByRole('button', { name: d('arrange') });
      await tabTo(page, arrange);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: t('title') })).toBeVisible();
      const [first, second, ...rest] = (await orderOf(page)).wide;
      if (first === undefined || second === undefined) throw new Error('two tiles are in the main column');

      const down = page.locator(`[data-tile="${first}"] [data-act="down"]`);
      await tabTo(page, down);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await orderOf(page)).wide).toEqual([second, first, ...rest]);
      // Who moved it can go on moving it.
      await expect(down).toBeFocused();

      await tabTo(page, page.locator(`[data-tile="${first}"] [data-act="hide"]`));
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await orderOf(page)).wide).toEqual([second, ...rest]);
      const arranged = await orderOf(page);
      expect(arranged.hidden).toContain(first);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), DASHBOARD_KEY))
        .toContain('"isSent":true');

      const other = await openBrowser(look);
      await signIn(other.context(), request, person);
      await other.goto('/dashboard');
      await other.getByRole('button', { name: d('arrange') }).click();
      await expect.poll(async () => await orderOf(other)).toEqual(arranged);
    });
  });
}

/** The names of the tiles in each list, from top to bottom. */
async function orderOf(page: Page) {
  const lists = places.map(async (place) => {
    const tiles = page.locator(`[data-place="${place}"] [data-tile]`);
    const names = await tiles.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tile') ?? ''));
    return [place, names] as const;
  });
  const [wide, side, hidden] = await Promise.all(lists);
  return { wide: wide?.[1] ?? [], side: side?.[1] ?? [], hidden: hidden?.[1] ?? [] };
}
