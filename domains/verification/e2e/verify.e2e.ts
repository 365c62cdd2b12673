import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { verificationTexts } from '../web/businesses/texts.ts';

// Goal: an owner gives the LEI of a business and has level 1 at once; a wrong digit is found out.

const NAME = 'Ferri Olive Press';
const LEI = '5493000IBP32UQZ0KL24';

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`verify-${language}`, { DEMO: 'on' });
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const own = language === 'en' ? verificationTexts.english : inLanguage(verificationTexts, 'ar');
  const t = textOf<typeof verificationTexts.english>(own, reader);

  test.describe(`a business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is verified at level 1 by its number [SYS-09] [ROUTE-15]', async ({ page, context, request }) => {
      await signIn(context, request, await demoPerson(request, 'marco'));
      await page.goto('/business/verification');
      await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
      await expect(page.getByRole('link').filter({ hasText: NAME })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link').filter({ hasText: NAME }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await page.getByLabel(t('lei')).fill(LEI.replace('24', '25'));
      await page.getByRole('button', { name: t('check'), exact: true }).click();
      await expect(page.getByText(t('note.digits_wrong'))).toBeVisible();
      await page.getByLabel(t('lei')).fill(LEI);
      await page.getByRole('button', { name: t('check'), exact: true }).click();
      await expect(page.getByText(t('note.digits_right'))).toBeVisible();
      await expect(page.getByText(t('state.verified'), { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: t('apply') }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.goto('/business/verification/0199a8e0-0000-7000-8000-0000000000ff');
      await expect(page.getByRole('heading', { level: 1, name: t('unknown') })).toBeVisible();
    });
  });
}
