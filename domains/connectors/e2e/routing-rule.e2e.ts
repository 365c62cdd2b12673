import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { railNameTexts } from '../../payments/web/rail-names/texts.ts';
import { ruleTexts } from '../web/rules/texts.ts';

// Goal: a merchant drafts a rule, asks what the last month would have cost, activates it with the PIN, and a test payment goes its way.

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const isEnglish = language === 'en';
  const t = textOf<typeof ruleTexts.english>(
    isEnglish ? ruleTexts.english : inLanguage(ruleTexts, 'ar'),
    isEnglish ? { language: 'en', locale: 'en-GB' } : { language: 'ar', locale: 'ar-EG-u-nu-latn' },
  );
  const rails = isEnglish ? railNameTexts.english : inLanguage(railNameTexts, 'ar');

  test.describe(`a routing rule ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is drafted, tried on the past, activated, and decides [SYS-02]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [merchant, payer] = await api.twoPeople();
      const headersOf = ({ access_token: token }: typeof merchant) => ({
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      });
      const post = async (as: typeof merchant, path: string, data: object) => {
        const answer = await request.post(`/api/v1${path}`, { headers: headersOf(as), data });
        expect(answer.ok(), await answer.text()).toBe(true);
        const body: { readonly id: string } = await answer.json();
        return body.id;
      };
      const link = await post(merchant, '/payment-links', {
        title: 'Coffee beans',
        amount: { value: '2500', assetCode: 'JVD', assetScale: 2 },
        is_test: true,
      });
      const pay = async () => {
        const id = await post(payer, `/pay/${link}/payments`, {});
        await post(payer, `/payments/${id}/confirm`, { pin: payer.pin, test_number: '4000000000000010' });
        return id;
      };
      await pay();
      await signIn(context, request, merchant);
      await page.goto('/payment-gateway/routing');
      await page
        .getByRole('link', { name: t('new') })
        .first()
        .click();
      await page.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('issue.title')).first()).toBeVisible();
      await expectGood(page);

      await page.getByLabel(t('form.name'), { exact: true }).fill('Cards to A');
      await page.getByRole('button', { name: t('replay') }).click();
      await expect(page.getByText(t('fact.moved'))).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: t('save') }).click();
      await page.waitForURL(/\/payment-gateway\/routing\/[\da-f-]{36}/);
      await page.getByRole('button', { name: t('activate', { number: 1 }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(wordsOf(language).pin('verify.label'), { exact: true }).fill(merchant.pin);
      await dialog.getByRole('button', { name: t('activate', { number: 1 }) }).click();
      await expect(page.getByRole('main').getByText(t('state.active')).first()).toBeVisible();
      await expectGood(page);

      await page.goto(`/payment-gateway/payments/${await pay()}`);
      await expect(page.getByText(rails['sandbox-card-a']).first()).toBeVisible();
    });
  });
}
