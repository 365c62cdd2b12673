import { textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { messages as proposalsArabic } from '../web/messages/ar.ts';
import { messages as proposalsEnglish } from '../web/messages/en.ts';
import { messages as adminArabic } from '../../identity/web/admin/messages/ar.ts';
import { messages as adminEnglish } from '../../identity/web/admin/messages/en.ts';
import { messages as priceArabic } from '../../rates/web/proposal/messages/ar.ts';
import { messages as priceEnglish } from '../../rates/web/proposal/messages/en.ts';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: one super admin proposes a price, cannot approve it, and another one does; it counts from then on, once.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const words = isArabic
    ? ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const)
    : ({ language: 'en', locale: 'en-GB' } as const);
  const t = textOf<typeof proposalsEnglish>(isArabic ? proposalsArabic : proposalsEnglish, words);
  const price = textOf<typeof priceEnglish>(isArabic ? priceArabic : priceEnglish, words);
  const admin = textOf<typeof adminEnglish>(isArabic ? adminArabic : adminEnglish, words);
  /** Opens the page, which is there before its lists are. */
  const openOversight = async (page: Page) => {
    await page.goto('/super-admin-oversight');
    await expect(page.getByRole('heading', { level: 1, name: admin('oversight.title') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: t('title') })).toBeVisible();
  };
  const test = testOf(`approvals-${look.language}`, { DEMO: 'on' });

  test.describe(`what takes two people ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('is proposed by one super admin, approved by another, and carried out once (attack A1)', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      test.setTimeout(120_000);
      const [lena, tane] = [await demoPerson(request, 'lena'), await demoPerson(request, 'tane')];
      const kind = t('kind.rates.jvd_policy');
      for (const { access_token, pin } of [lena, tane]) {
        const headers = { authorization: `Bearer ${access_token}` };
        const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin } });
        expect(verified.ok(), await verified.text()).toBe(true);
      }

      await signIn(context, request, lena);
      await openOversight(page);
      await expect(page.getByText(t('none'))).toBeVisible();
      await page.getByRole('button', { name: price('submit'), exact: true }).click();
      await expect(page.getByText(price('issue.price')).first()).toBeVisible();
      await page.getByLabel(price('price'), { exact: true }).fill('1.31');
      await page.getByLabel(price('reason'), { exact: true }).fill('Board of Monday');
      await page.getByRole('button', { name: price('submit'), exact: true }).click();
      await expect(page.getByText(t('own'))).toBeVisible();
      await expect(page.getByRole('button', { name: `${t('approve')}: ${kind}` })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(await priceIn(request)).toBe('1.29');

      const other = await openBrowser(look);
      await signIn(other.context(), request, tane);
      await openOversight(other);
      await expect(other.getByText('Board of Monday')).toBeVisible();
      await other.getByRole('button', { name: `${t('approve')}: ${kind}` }).click();
      const dialog = other.getByRole('alertdialog', { name: t('approve.title') });
      await expectAccessible(other);
      await dialog.getByRole('button', { name: t('approve'), exact: true }).click();
      await expect(other.getByText(t('none'))).toBeVisible();
      await expect(other.getByText(t('state.executed'), { exact: true }).first()).toBeVisible();
      await expectNoOverflow(other);
      expect(await priceIn(request)).toBe('1.31');
    });
  });
}

async function priceIn(request: {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}): Promise<unknown> {
  const answer = await request.get('/api/v1/rates/jvd');
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'price' in body ? body.price : undefined;
}
