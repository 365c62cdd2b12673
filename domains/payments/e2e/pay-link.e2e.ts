import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { linkTexts } from '../../checkout/web/link/texts.ts';
import { payTexts } from '../../checkout/web/pay/texts.ts';
import { refundTexts } from '../web/refund/texts.ts';
import { paymentTexts } from '../web/texts.ts';

// Goal: a merchant makes a link without a PIN, a stranger reads it, a customer pays it with theirs, both see the money, and it goes back whole.

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const t = textOf<typeof paymentTexts.english>(
    language === 'en' ? paymentTexts.english : inLanguage(paymentTexts, 'ar'),
    reader,
  );
  const m = textOf<typeof linkTexts.english>(
    language === 'en' ? linkTexts.english : inLanguage(linkTexts, 'ar'),
    reader,
  );
  const p = textOf<typeof payTexts.english>(
    language === 'en' ? payTexts.english : inLanguage(payTexts, 'ar'),
    reader,
  );
  const r = textOf<typeof refundTexts.english>(
    language === 'en' ? refundTexts.english : inLanguage(refundTexts, 'ar'),
    reader,
  );

  test.describe(`a payment link ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is made, paid, seen in the balance and given back [ROUTE-15] [SYS-02]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [merchant, payer] = await api.twoPeople(jvd(100));
      const { pin } = wordsOf(language);
      await signIn(context, request, merchant);
      await page.goto('/payment-gateway');
      await expect(page.getByText(t('balance.none'))).toBeVisible();
      await expectGood(page);
      await page
        .getByRole('link', { name: t('new') })
        .first()
        .click();
      await page.getByLabel(m('field.title')).fill('Coffee beans');
      await page.getByLabel(m('field.amount'), { exact: true }).fill('30');
      await page.getByLabel(m('field.stock')).fill('1');
      await expectAccessible(page);
      await page.getByRole('button', { name: m('submit') }).click();
      await page.waitForURL(/\/payment-gateway\/links\/[\da-f-]{36}/);
      await expect(page.getByRole('img', { name: m('share.qr') })).toBeVisible();
      await expectGood(page);
      const linkId = /links\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';

      const other = await openBrowser(look);
      await other.goto(`/pay/${linkId}`);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(other.getByText(p('not_verified'), { exact: true })).toBeVisible();
      await expect(other.getByRole('main')).toContainText('30.00');
      await expectGood(other);
      await other.getByRole('link', { name: p('by_wallet') }).click();
      // Signed out, they are led to sign in; the way back is in the address.
      await other.waitForURL(/\/auth/);
      await signIn(other.context(), request, payer);
      await other.goto(`/pay/${linkId}`);
      await other.getByRole('link', { name: p('by_wallet') }).click();
      await other.waitForURL(/\/confirm$/);
      await other.getByLabel(pin('verify.label'), { exact: true }).fill(payer.pin);
      await expectGood(other);
      const [before = ''] = p('confirm.pay', { amount: '{}' }).split(/[\u2068]?\{\}/);
      await other.getByRole('main').getByRole('button', { name: before.trim() }).first().click();
      await other.waitForURL(/\/payment-gateway\/payments\/[\da-f-]{36}/);
      await expect(other.getByRole('main')).toContainText(t('state.succeeded'));
      await expect(other.getByRole('main').locator('a[href="/wallet/history"]')).toBeVisible();
      await expectGood(other);

      // The merchant's page has not been touched since.
      await expect(page.getByRole('main')).toContainText(m('link.exhausted'));
      await page.goto('/payment-gateway');
      await expect(page.getByRole('main')).toContainText('29.70');
      await page.getByRole('link', { name: 'Coffee beans' }).click();
      await expect(page.getByRole('main')).toContainText('0.30');
      await expect(page.getByText(t('step.available'))).toBeVisible();
      await expectGood(page);

      await other.goto(`/pay/${linkId}`);
      await expect(other.getByText(p('is.exhausted'))).toBeVisible();
      await expect(other.getByRole('link', { name: p('by_wallet') })).toHaveCount(0);
      expect(await api.balanceOf(payer, 'JVD')).toBe(7_000n);

      // All of it goes back: the sale itself, and the fee from the merchant's wallet.
      await page.getByRole('button', { name: r('refund'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(pin('verify.label'), { exact: true }).fill(merchant.pin);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: r('refund'), exact: true }).click();
      await expect(page.getByText(r('done'), { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: r('refund'), exact: true })).toHaveCount(0);
      await expectNoOverflow(page);
      expect(await api.balanceOf(payer, 'JVD')).toBe(10_000n);
      expect(await api.balanceOf(merchant, 'JVD')).toBe(9_970n);
    });
  });
}
