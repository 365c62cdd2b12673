import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { jvd } from '@egcr/e2e/api';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { developerTexts } from '../web/texts.ts';

// Goal: a merchant makes a test key, sells with it from a program, and ends it.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const t = textOf<typeof developerTexts.english>(
    language === 'en' ? developerTexts.english : inLanguage(developerTexts, 'ar'),
    reader,
  );

  test.describe(`an API key ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is made, used by a program and revoked [ROUTE-15]', async ({ page, context, request, api }) => {
      const [merchant] = await api.twoPeople(jvd(100));
      const { pin } = wordsOf(language);
      await signIn(context, request, merchant);
      await page.goto('/payment-gateway');
      await page.getByRole('link', { name: t('title'), exact: true }).click();
      await expect(page.getByText(t('none'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page
        .getByRole('link', { name: t('new') })
        .first()
        .click();
      await page.getByLabel(t('name'), { exact: true }).fill('Shop server');
      await expectAccessible(page);
      await page.getByRole('button', { name: t('new') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(pin('verify.label'), { exact: true }).fill(merchant.pin);
      await dialog.getByRole('button', { name: t('new') }).click();
      const shown = page.locator('output code');
      await expect(shown).toHaveText(/^sk_test_[\w-]{43}$/);
      await expectAccessible(page);
      await expectNoOverflow(page);
      const key = (await shown.textContent()) ?? '';

      const sell = (title: string) =>
        request.post('/api/v1/payment-links', {
          headers: { authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() },
          data: { title, amount: jvd(4) },
        });
      const sold = await sell('Coffee beans');
      expect(sold.status()).toBe(201);
      expect(await sold.json()).toMatchObject({ is_test: true });

      await page
        .getByRole('main')
        .getByRole('link', { name: t('done') })
        .click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Shop server' }).first()).toBeVisible();
      await page.getByRole('button', { name: t('revoke') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('revoke') })
        .click();
      await expect(page.getByRole('listitem').getByText(t('state.revoked'), { exact: true })).toBeVisible();
      expect((await sell('Tea')).status()).toBe(401);
      await expectNoOverflow(page);
    });
  });
}
