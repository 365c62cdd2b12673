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
import { attemptTexts } from '../web/attempt/texts.ts';
import { railNameTexts } from '../web/rail-names/texts.ts';
import { captureTexts } from '../web/capture/texts.ts';
import { paymentTexts } from '../web/texts.ts';

// Goals: a declined card of a test payment goes to the next rail and both sides read why; money that is held is charged in part.

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
  const isEnglish = language === 'en';
  const t = textOf<typeof paymentTexts.english>(
    isEnglish ? paymentTexts.english : inLanguage(paymentTexts, 'ar'),
    reader,
  );
  const a = textOf<typeof attemptTexts.english>(
    isEnglish ? attemptTexts.english : inLanguage(attemptTexts, 'ar'),
    reader,
  );
  const railNames = isEnglish ? railNameTexts.english : inLanguage(railNameTexts, 'ar');
  const c = textOf<typeof captureTexts.english>(
    isEnglish ? captureTexts.english : inLanguage(captureTexts, 'ar'),
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
  const [payWord = ''] = p('confirm.pay', { amount: '{}' }).split(/[\u2068]?\{\}/);

  test.describe(`rails and holds ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    /** Makes a link on screen; answers its id. */
    async function makeLink(page: Page, check: readonly string[]): Promise<string> {
      await page.goto('/payment-gateway/links/new');
      await page.getByLabel(m('field.title')).fill('Coffee beans');
      await page.getByLabel(m('field.amount'), { exact: true }).fill('30');
      for (const label of check) await page.getByText(label, { exact: true }).click();
      await page.getByRole('button', { name: m('submit') }).click();
      await page.waitForURL(/\/payment-gateway\/links\/[\da-f-]{36}/);
      return /links\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
    }

    async function confirm(page: Page, pin: string): Promise<void> {
      await page.getByLabel(wordsOf(language).pin('verify.label'), { exact: true }).fill(pin);
      await page.getByRole('main').getByRole('button', { name: payWord.trim() }).first().click();
    }

    test('a declined test card is paid over the next rail [SYS-02]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [merchant, payer] = await api.twoPeople();
      await signIn(context, request, merchant);
      const linkId = await makeLink(page, [m('field.test')]);
      await expectGood(page);

      const other = await openBrowser(look);
      await signIn(other.context(), request, payer);
      await other.goto(`/pay/${linkId}/confirm`);
      const number = other.getByLabel(a('number'), { exact: true });
      await number.fill('4111 1111 1111 1111');
      await confirm(other, payer.pin);
      await expect(other.getByText(a('number.refused'))).toBeVisible();
      await other.getByText(a('numbers'), { exact: true }).click();
      await expectGood(other);
      await other.getByRole('button', { name: a('is.declined_once') }).click();
      await expect(number).toHaveValue('4000 0000 0000 0036');
      await confirm(other, payer.pin);
      await other.waitForURL(/\/payment-gateway\/payments\/[\da-f-]{36}/);
      // The pages are not touched: the queue speaks to the rails meanwhile.
      await expect(other.getByRole('main').getByText(t('state.succeeded')).first()).toBeVisible();
      await expect(other.getByText(a('failure.declined'))).toBeVisible();
      await expect(other.getByText(railNames['sandbox-card-a']).first()).toBeVisible();
      await expectGood(other);
      await page.goto(new URL(other.url()).pathname);
      await expect(page.getByText(a('failure.declined'))).toBeVisible();
    });

    test('money is held, charged in part, and the rest goes back [SYS-02]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [merchant, payer] = await api.twoPeople(jvd(100));
      await signIn(context, request, merchant);
      const linkId = await makeLink(page, [m('field.manual')]);

      const other = await openBrowser(look);
      await signIn(other.context(), request, payer);
      await other.goto(`/pay/${linkId}/confirm`);
      await expect(other.getByText(c('confirm'))).toBeVisible();
      await confirm(other, payer.pin);
      await other.waitForURL(/\/payment-gateway\/payments\/[\da-f-]{36}/);
      await expect(other.getByRole('main').getByText(t('state.requires_capture')).first()).toBeVisible();
      await expectGood(other);

      await page.goto(new URL(other.url()).pathname);
      await page.getByLabel(c('amount'), { exact: true }).fill('31');
      await page.getByRole('button', { name: c('capture'), exact: true }).click();
      await expect(page.getByText(/30[.٫]00/).first()).toBeVisible();
      await expect(page.getByLabel(c('amount'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectGood(page);
      await page.getByLabel(c('amount'), { exact: true }).fill('20');
      await page.getByRole('button', { name: c('capture'), exact: true }).click();
      await expect(page.getByRole('main').getByText(t('state.succeeded')).first()).toBeVisible();
      await expect(page.getByText(c('authorized'), { exact: true })).toBeVisible();
      await expectGood(page);
      expect(await api.balanceOf(payer, 'JVD')).toBe(8_000n);
    });
  });
}
