import '@egcr/app-web/domains';
import { expect, looks, settingsOf, test, type Look } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNamed, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { openingTexts } from '../web/texts.ts';

// Goal: what is not open yet says what it will do to everyone, and really tells who asks for it.

const english = openingTexts.english;

function wordsOf({ language }: Look) {
  return textOf<typeof english>(inLanguage(openingTexts, language === 'en' ? 'en' : 'ar'), {
    language,
    locale: language === 'en' ? 'en-GB' : 'ar-EG-u-nu-latn',
  });
}

for (const look of ofTurn(import.meta.filename, looks)) {
  const t = wordsOf(look);

  test.describe(`a service that is not open yet ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('shows a visitor what it will do, and takes an address that is confirmed by mail and can be deleted', async ({
      page,
      api,
    }) => {
      const email = `waits-${look.language}-${look.device}@example.com`;
      await page.goto('/debt-management');
      await expectNamed(page);
      expect(new URL(page.url()).pathname).toBe('/debt-management');
      const address = page.getByLabel(t('email'));
      await address.fill('nobody');
      await page.keyboard.press('Enter');
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await address.fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('sent'))).toBeVisible();
      const { text } = await api.message(email);
      const link = /\/debt-management\?tell=[\w-]+/.exec(text)?.[0] ?? '';
      await page.goto(link);
      await page.getByRole('button', { name: t('confirm') }).press('Enter');
      await expect(page.getByText(t('confirmed'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('leave') }).press('Enter');
      await expect(page.getByText(t('left'), { exact: true })).toBeVisible();
      await page.goto(link);
      await expect(page.getByText(t('failed.link'))).toBeVisible();
    });

    test('takes one press of who is signed in, and one to take it back', async ({
      page,
      context,
      request,
      api,
    }) => {
      await signIn(context, request, await api.newPerson());
      await page.goto('/egcr-capital-market');
      await page.getByRole('button', { name: t('tell'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('stop'), exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await page.getByRole('button', { name: t('stop'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('tell'), exact: true })).toBeVisible();
    });
  });
}
