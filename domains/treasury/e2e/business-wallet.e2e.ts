import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { businessTexts } from '../../registry/web/businesses/texts.ts';
import { treasuryTexts } from '../web/texts.ts';

// Goal: an owner reads the wallet of the sample business, pays from it, and a large payment waits for a second member.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`business-wallet-${language}`, { DEMO: 'on' });
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const own = language === 'en' ? treasuryTexts.english : inLanguage(treasuryTexts, 'ar');
  const tabs = language === 'en' ? businessTexts.english : inLanguage(businessTexts, 'ar');
  const t = textOf<typeof treasuryTexts.english>(own, reader);
  const b = textOf<typeof businessTexts.english>(tabs, reader);

  test.describe(`the wallet of a business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('has its balances, pays, and waits for two above the sum [SYS-12] [SYS-13]', async ({
      page,
      context,
      request,
    }) => {
      const marco = await demoPerson(request, 'marco');
      const headers = { authorization: `Bearer ${marco.access_token}` };
      await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: marco.pin } });
      await signIn(context, request, marco);
      await page.goto('/businesses');
      await page.getByRole('link').filter({ hasText: 'Meridian Sample Works' }).click();
      await page.getByRole('tab', { name: b('tab.wallet') }).click();
      await expect(page.getByText(/2,500,000/).first()).toBeVisible();
      await expect(page.getByText(/150,000/).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: marco.pin } });
      await page.getByRole('button', { name: t('pay'), exact: true }).click();
      await page.getByLabel(t('to')).fill('amina');
      await page.getByLabel(t('amount'), { exact: true }).fill('25');
      await expectAccessible(page);
      await page
        .getByRole('button', { name: t('pay'), exact: true })
        .last()
        .click();
      await expect(page.getByRole('list', { name: t('history') }).getByText('Amina Okafor')).toBeVisible();

      await page.getByRole('button', { name: t('pay'), exact: true }).click();
      await page.getByLabel(t('to')).fill('amina');
      await page.getByLabel(t('amount'), { exact: true }).fill('20000');
      await page
        .getByRole('button', { name: t('pay'), exact: true })
        .last()
        .click();
      await expect(page.getByRole('button', { name: t('take_back') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: t('take_back') }).click();
      await expect(page.getByRole('button', { name: t('take_back') })).toHaveCount(0);
    });
  });
}
