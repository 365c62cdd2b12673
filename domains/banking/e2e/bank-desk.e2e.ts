import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext } from '@playwright/test';

import { bankDeskTexts } from '../web/bank-desk/texts.ts';
import type { Account } from '@egcr/e2e/api';
import { bankStatement } from '@egcr/e2e/bank-statement';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn, twoForMoney } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';

const deskArabic = inLanguage(bankDeskTexts, 'ar');
const deskEnglish = bankDeskTexts.english;

// Goal: the books go on after a lost statement, and money that nobody knows goes back, each by two people and in no other way.

const NOTE = 'To whom it may concern';

/** A statement of 250 dollars for an unknown person, booked by both: money in suspense, and a last balance of 1250. */
async function bookUnknownMoney(request: APIRequestContext, [maker, checker]: readonly [Account, Account]) {
  const deposit = { amount: '250.00', note: NOTE };
  const { buffer } = bankStatement({ name: '2026-324', opening: '1000.00', closing: '1250.00', deposit });
  const asked = ({ access_token }: Account, data: object) => ({
    headers: { authorization: `Bearer ${access_token}`, 'idempotency-key': crypto.randomUUID() },
    data,
  });
  const handed = await request.post(
    '/api/v1/admin/wallet/bank-files',
    asked(maker, { content: buffer.toString() }),
  );
  expect(handed.ok(), await handed.text()).toBe(true);
  const { id, sha256 }: { id: string; sha256: string } = await handed.json();
  const booked = await request.post(`/api/v1/admin/proposals/${id}/approve`, asked(checker, { sha256 }));
  expect(booked.ok(), await booked.text()).toBe(true);
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const words = isArabic
    ? ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const)
    : ({ language: 'en', locale: 'en-GB' } as const);
  const t = textOf<typeof deskEnglish>(isArabic ? deskArabic : deskEnglish, words);
  const oversight = oversightIn(look.language);
  const { proposals } = oversight;
  const test = testOf(`bank-desk-${look.language}`, { DEMO: 'on' });

  test.describe(`at the bank’s desk ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('a lost statement and money of nobody are settled by a finance officer who proposes and the oversight who approves (attack B9)', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const [nadia, olga] = await twoForMoney(request);
      await bookUnknownMoney(request, [nadia, olga]);
      const other = await openBrowser(look);
      await signIn(other.context(), request, olga);
      await signIn(context, request, nadia);
      await oversight.open(page);

      const balance = page.getByLabel(t('gap.balance'), { exact: true });
      const report = page.getByRole('button', { name: t('gap.submit'), exact: true });
      await report.click();
      const problems = page.getByRole('region', { name: t('summary') });
      await expect(problems).toContainText(t('issue.balance'));
      await expect(problems).toContainText(t('issue.reason'));
      await expect(balance).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await balance.fill('1250');
      await page
        .getByRole('form', { name: t('gap.title') })
        .getByLabel(t('reason'))
        .fill('The archive burned');
      await report.click();
      await expect(page.getByText(t('no.statement_not_missing'))).toBeVisible();
      await balance.fill('1292.50');
      await report.press('Enter');
      await expect(page.getByText(proposals('own'))).toBeVisible();
      await expect(page.getByText(t('no.statement_not_missing'))).toHaveCount(0);
      await expect(balance).toHaveValue('');

      await oversight.open(other);
      await expect(other.getByText('The archive burned').first()).toBeVisible();
      await oversight.approve(other, 'kind.wallet.bank_statement_missing', expectAccessible);

      // The page of the first has not been touched: what came in with the lost statement waits there now.
      const lost = page.getByRole('listitem').filter({ hasText: '42.50' });
      await expect(lost.getByRole('button')).toHaveCount(2);
      const unknown = page.getByRole('listitem').filter({ hasText: NOTE });
      // The first assigns it to its owner, the second sends it back.
      await tabTo(page, unknown.getByRole('button').last());
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('suspense.ask') });
      await expect(dialog).toContainText('250.00');
      await dialog.getByRole('button', { name: t('propose'), exact: true }).click();
      await expect(dialog.getByRole('region', { name: t('summary') })).toContainText(t('issue.reason'));
      await expectAccessible(page);
      await expectNoOverflow(page);
      await dialog.getByLabel(t('reason'), { exact: true }).fill('The payer asks for it');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(proposals('own'))).toBeVisible();

      await expect(other.getByText('The payer asks for it')).toBeVisible();
      await oversight.approve(other, 'kind.wallet.suspense_send_back', expectAccessible);
      await expect(unknown.getByRole('button')).toHaveCount(0);
      await expect(lost.getByRole('button')).toHaveCount(2);

      await lost.getByRole('button').first().click();
      const owner = page.getByRole('dialog', { name: t('assign.ask') });
      await owner.getByLabel(t('assign.to')).fill('@nobody.of.this.name');
      await owner.getByLabel(t('reason'), { exact: true }).fill('The payer wrote to us');
      await page.keyboard.press('Enter');
      await expect(owner.getByText(t('no.recipient_unknown')).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await expectNoOverflow(other);
    });
  });
}
