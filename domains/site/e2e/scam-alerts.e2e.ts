import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { expectStill, watchMoves } from '@egcr/e2e/stillness';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { scamDeskTexts } from '../web/scam-desk/texts.ts';
import { scamAlertTexts } from '../web/security-page/scam-alerts/texts.ts';

// Goal: an officer warns everybody of a scam; a visitor without an account reads what to do, and the page holds still meanwhile.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const isArabic = language === 'ar';
  const reader = isArabic
    ? ({ language, locale: 'ar-EG-u-nu-latn' } as const)
    : ({ language, locale: 'en-GB' } as const);
  const t = textOf<typeof scamAlertTexts.english>(
    isArabic ? inLanguage(scamAlertTexts, 'ar') : scamAlertTexts.english,
    reader,
  );
  const desk = textOf<typeof scamDeskTexts.english>(
    isArabic ? inLanguage(scamDeskTexts, 'ar') : scamDeskTexts.english,
    reader,
  );
  const test = testOf(`scam-alerts-${language}`, { DEMO: 'on' });

  test.describe(`scam alerts ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('are published by an officer, read by everybody and withdrawn [SYS-23]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const visitor = await openBrowser(look);
      await visitor.goto('/security');
      await expect(visitor.getByText(t('none'))).toBeVisible();

      await signIn(context, request, await demoPerson(request, 'farah'));
      await page.goto('/super-admin');
      const form = page.getByRole('form', { name: desk('new') });
      await form.getByRole('button', { name: desk('publish') }).click();
      await expect(page.getByText(desk('problems'))).toBeVisible();
      await form.getByLabel(desk('name')).fill('Calls about a blocked wallet');
      await form.getByLabel(desk('words')).fill('Hang up. We never ask for your PIN.');
      await form.getByRole('button', { name: desk('publish') }).click();
      await expect(page.getByText(desk('published'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const reading = await openBrowser(look);
      const moves = await watchMoves(reading);
      await reading.goto('/security');
      await expect(reading.getByText('Calls about a blocked wallet')).toBeVisible();
      await expectStill(moves);
      await reading.getByText('Calls about a blocked wallet').click();
      await expect(reading.getByText('Hang up. We never ask for your PIN.')).toBeVisible();
      await expectAccessible(reading);
      await expectNoOverflow(reading);

      await page
        .getByRole('list', { name: desk('list') })
        .getByRole('button', { name: desk('withdraw.of', { title: 'Calls about a blocked wallet' }) })
        .click();
      await expect(page.getByText(desk('none'))).toBeVisible();
      const later = await openBrowser(look);
      await later.goto('/security');
      await expect(later.getByText(t('none'))).toBeVisible();
    });
  });
}
