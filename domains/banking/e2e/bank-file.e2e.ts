import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { bankFileTexts } from '../web/bank-file/texts.ts';
import { bankStatement } from '@egcr/e2e/bank-statement';
import { bankWordsOf } from '@egcr/e2e/bank-words';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn, twoForMoney } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';

const fileArabic = inLanguage(bankFileTexts, 'ar');
const fileEnglish = bankFileTexts.english;

// Goal: a bank's statement becomes money in a wallet by two people and in no other way, and one that is not ours becomes nothing.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const words = isArabic
    ? ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const)
    : ({ language: 'en', locale: 'en-GB' } as const);
  const { proposals: t, open: openOversight } = oversightIn(look.language);
  const form = textOf<typeof fileEnglish>(isArabic ? fileArabic : fileEnglish, words);
  const { history } = bankWordsOf(look.language);
  const test = testOf(`bank-file-${look.language}`, { DEMO: 'on' });

  test.describe(`a bank statement ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('is handed in by a finance officer, approved by the oversight, and then in the wallet it names; one of another account is refused (attack B3)', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [nadia, olga] = await twoForMoney(request);
      const customer = await api.newPerson({ value: '10000', assetCode: 'USD', assetScale: 2 });
      const details = await request.get('/api/v1/wallet/deposit-details', {
        headers: { authorization: `Bearer ${customer.access_token}` },
      });
      const { reference }: { reference: string } = await details.json();
      const deposit = { amount: '250.00', note: reference };
      const statement = { name: '2026-324', opening: '1000.00', closing: '1250.00', deposit };

      await signIn(context, request, nadia);
      await openOversight(page);
      await expect(page.getByText(t('none'))).toBeVisible();
      const file = page.getByLabel(form('file'), { exact: true });
      const submit = page.getByRole('button', { name: form('submit'), exact: true });
      await submit.click();
      await expect(file).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(form('issue.file')).first()).toBeVisible();
      await expectAccessible(page);

      await file.setInputFiles(bankStatement({ ...statement, iban: 'GB29NWBK60161331926819' }));
      await submit.click();
      await expect(page.getByText(form('no.bank_account_foreign')).first()).toBeVisible();
      await expect(page.getByText(t('none'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await file.setInputFiles(bankStatement(statement));
      await submit.click();
      await expect(page.getByText(t('own'))).toBeVisible();
      await expect(page.getByText(form('no.bank_account_foreign'))).toHaveCount(0);
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect(await api.balanceOf(customer, 'USD')).toBe(10_000n);

      const kind = t('kind.wallet.bank_file');
      const other = await openBrowser(look);
      await signIn(other.context(), request, olga);
      await openOversight(other);
      const row = other.getByRole('listitem').filter({ hasText: reference });
      await expect(row).toContainText('250.00');
      await row.getByRole('button', { name: `${t('approve')}: ${kind}` }).click();
      const dialog = other.getByRole('alertdialog', { name: t('approve.title') });
      await expectAccessible(other);
      await dialog.getByRole('button', { name: t('approve'), exact: true }).click();
      await expect(other.getByText(t('state.executed'), { exact: true }).first()).toBeVisible();
      await expectNoOverflow(other);

      const owner = await openBrowser(look);
      await signIn(owner.context(), request, customer);
      await owner.goto('/wallet/history');
      const paid = owner.getByRole('main').getByRole('listitem').filter({ hasText: '250.00' });
      await expect(paid).toContainText(history('deposit'));
      expect(await api.balanceOf(customer, 'USD')).toBe(35_000n);
    });
  });
}
