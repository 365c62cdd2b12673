import type { Locator, Page } from '@playwright/test';

import { contrasts, expect, settingsOf, test, type Look } from '@egcr/e2e/fixtures';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { enlargeText, TWICE } from '@egcr/e2e/reading';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: everything a person does with money is one press away, and the menu stays as they left it.

/** What the group about money leads to. */
const MONEY = [
  '/wallet',
  '/wallet/send',
  '/wallet/receive',
  '/wallet/requests',
  '/wallet/scheduled',
  '/wallet/payees',
  '/wallet/add',
  '/wallet/withdraw',
  '/wallet/convert',
  '/wallet/rates',
  '/wallet/history',
  '/wallet/statements',
  '/wallet/pots',
  '/wallet/funds',
  '/wallet/imports',
  '/wallet/security',
  '/payment-gateway',
];

/** The menu: beside the page, or on a phone the sheet behind the last place of the bar. */
async function openMenu(page: Page, { language, device }: Look): Promise<Locator> {
  const { acting } = wordsOf(language);
  if (device === 'desktop') return page.getByRole('navigation', { name: acting('nav.label') });
  await page.getByRole('button', { name: acting('nav.more'), exact: true }).click();
  return page.getByRole('dialog', { name: acting('nav.label') });
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the menu ${look.title}`, () => {
    test.use(settingsOf(look));
    const { acting } = wordsOf(look.language);

    test('has all of money, one way to the services, and keeps what was folded', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/services');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const menu = await openMenu(page, look);
      const money = menu.getByRole('list', { name: acting('group.money') }).first();
      await expect(money).toBeVisible();
      const hrefs = await money
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(MONEY);
      await expect(menu.locator('a[href^="/services"]:visible')).toHaveCount(1);
      await expectAccessible(page);
      const fold = menu.locator('summary', { hasText: acting('group.money') }).first();
      await tabTo(page, fold);
      await page.keyboard.press('Enter');
      await expect(money).toBeHidden();
      await page.reload();
      const again = await openMenu(page, look);
      await expect(again.getByRole('list', { name: acting('group.you') })).toBeVisible();
      await expect(again.getByRole('list', { name: acting('group.money') })).toHaveCount(0);
      await expectAccessible(page);
      await again
        .locator('summary', { hasText: acting('group.money') })
        .first()
        .click();
      await again.locator('a[href="/wallet/pots"]').click();
      await page.waitForURL((url) => url.pathname === '/wallet/pots');
    });
  });
}

for (const width of [390, 320]) {
  test.describe(`the bar of a phone ${width} px wide`, () => {
    test.use({
      ...settingsOf({ title: '', language: 'ar', device: 'phone' }),
      viewport: { width, height: 844 },
    });

    test('stays whole with text twice as large', async ({ page, context, request, api }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await enlargeText(page, TWICE);
      const places = page.locator('nav[data-bottom-bar] :is(a, button)');
      await expect(places).toHaveCount(4);
      const boxes = await places.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          const words = element.querySelector('span');
          return { left, right, isCut: words !== null && words.scrollWidth > words.clientWidth };
        }),
      );
      for (const { left, right, isCut } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(isCut).toBe(false);
      }
      await expectNoOverflow(page);
    });
  });
}
