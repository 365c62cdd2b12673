import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { priceTexts } from '../../rates/web/proposal/texts.ts';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn, twoSuperAdmins } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';

const priceArabic = inLanguage(priceTexts, 'ar');
const priceEnglish = priceTexts.english;

// Goal: one super admin proposes a price, cannot approve it, and another one does; it counts from then on, once.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const words = isArabic
    ? ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const)
    : ({ language: 'en', locale: 'en-GB' } as const);
  const { proposals: t, open: openOversight } = oversightIn(look.language);
  const price = textOf<typeof priceEnglish>(isArabic ? priceArabic : priceEnglish, words);
  const test = testOf(`approvals-${look.language}`, { DEMO: 'on' });

  test.describe(`what takes two people ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('is proposed by one super admin, approved by another, and carried out once (attack A1) [SYS-21]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const [lena, tane] = await twoSuperAdmins(request);
      const kind = t('kind.rates.jvd_policy');

      await signIn(context, request, lena);
      await openOversight(page);
      await expect(page.getByText(t('none'))).toBeVisible();
      await page.getByRole('button', { name: price('submit'), exact: true }).click();
      await expect(page.getByText(price('issue.price', { example: '1.29' })).first()).toBeVisible();
      await page.getByLabel(price('price'), { exact: true }).fill('1.31');
      await page
        .getByRole('form', { name: price('title') })
        .getByLabel(price('reason'))
        .fill('Board of Monday');
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
