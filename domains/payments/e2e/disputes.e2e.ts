import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';
import { listTexts } from '@egcr/web-kit/list/texts';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { linkTexts } from '../../checkout/web/link/texts.ts';
import { payTexts } from '../../checkout/web/pay/texts.ts';
import { disputeTexts } from '../web/disputes/texts.ts';

// Goals: a payer disputes what they paid, the merchant reads why, answers with a file, or gives the money back with the PIN.

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const isEnglish = language === 'en';
  const d = textOf<typeof disputeTexts.english>(
    isEnglish ? disputeTexts.english : inLanguage(disputeTexts, 'ar'),
    reader,
  );
  const m = textOf<typeof linkTexts.english>(
    isEnglish ? linkTexts.english : inLanguage(linkTexts, 'ar'),
    reader,
  );
  const p = textOf<typeof payTexts.english>(
    isEnglish ? payTexts.english : inLanguage(payTexts, 'ar'),
    reader,
  );
  const l = textOf<typeof listTexts.english>(
    isEnglish ? listTexts.english : inLanguage(listTexts, 'ar'),
    reader,
  );
  const [payWord = ''] = p('confirm.pay', { amount: '{}' }).split(/[\u2068]?\{\}/);

  test.describe(`disputes ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('a payment is disputed, answered with a file, and another is accepted [SYS-02]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [merchant, payer] = await api.twoPeople(jvd(100));
      await signIn(context, request, merchant);
      await page.goto('/payment-gateway/links/new');
      await page.getByLabel(m('field.title')).fill('Coffee beans');
      await page.getByLabel(m('field.amount'), { exact: true }).fill('30');
      await page.getByRole('button', { name: m('submit') }).click();
      await page.waitForURL(/\/payment-gateway\/links\/[\da-f-]{36}/);
      const linkId = /links\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';

      const other = await openBrowser(look);
      await signIn(other.context(), request, payer);
      const dispute = async (): Promise<string> => {
        await other.goto(`/pay/${linkId}/confirm`);
        await other.getByLabel(wordsOf(language).pin('verify.label'), { exact: true }).fill(payer.pin);
        await other.getByRole('main').getByRole('button', { name: payWord.trim() }).first().click();
        await other.waitForURL(/\/payment-gateway\/payments\/[\da-f-]{36}/);
        await other.getByRole('button', { name: d('open'), exact: true }).click();
        await other.getByRole('button', { name: d('open.send'), exact: true }).click();
        await expect(other.getByText(d('missing_text')).first()).toBeVisible();
        await other.getByLabel(d('open.say'), { exact: true }).fill('They never came.');
        await expectGood(other);
        await other.getByRole('button', { name: d('open.send'), exact: true }).click();
        await other.waitForURL(/\/payment-gateway\/disputes\/[\da-f-]{36}/);
        await expect(other.getByText(d('state.needs_response')).first()).toBeVisible();
        return new URL(other.url()).pathname;
      };

      await page.goto(await dispute());
      await expect(page.getByText('They never came.')).toBeVisible();
      await page.getByLabel(d('answer.field'), { exact: true }).fill('They were handed over on Monday.');
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: PDF });
      await expect(page.getByText(d('files.ready', { count: '1' }))).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: d('answer.send'), exact: true }).click();
      await expect(page.getByText(d('state.under_review')).first()).toBeVisible();
      await expectGood(page);
      // The payer's page is not touched.
      await expect(other.getByText('They were handed over on Monday.')).toBeVisible();

      await page.goto(await dispute());
      await page.getByRole('button', { name: d('accept'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(wordsOf(language).pin('verify.label'), { exact: true }).fill(merchant.pin);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: d('accept'), exact: true }).click();
      await expect(page.getByText(d('state.lost')).first()).toBeVisible();

      await page.goto('/payment-gateway/disputes');
      await expect(page.getByRole('listitem').filter({ hasText: 'Coffee beans' })).toHaveCount(2);
      // A phone folds what narrows a list.
      const fold = page.getByRole('button', { name: l('filters'), exact: true });
      if (await fold.isVisible()) await fold.click();
      await page.getByLabel(d('search'), { exact: true }).fill('tea');
      await expect(page.getByRole('heading', { name: l('unmatched') })).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: l('unfiltered') }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Coffee beans' })).toHaveCount(2);
    });
  });
}
