import { bankWordsOf } from '@egcr/e2e/bank-words';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: money goes to a bank account of one's own: entered, checked, set aside, and taken back while it waits.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`withdrawing ${look.title}`, () => {
    test.use(settingsOf(look));

    test('asks for a bank account, checks its number, sets the money aside and shows it in the history and gives it back [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const me = await api.newPerson({ value: '50000', assetCode: 'USD', assetScale: 2 });
      const { bank, withdrawal } = bankWordsOf(look.language);
      const { pin } = wordsOf(look.language);
      await signIn(context, request, me);
      await page.goto('/wallet/withdraw');
      await expect(page.getByText(bank('list.empty'))).toBeVisible();
      await page.getByLabel(bank('amount'), { exact: true }).fill('600');
      await page.getByRole('button', { name: bank('continue'), exact: true }).click();
      await expect(page.getByLabel(bank('amount'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(bank('amount'), { exact: true }).fill('120.50');

      await page.getByRole('button', { name: bank('account.add'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: bank('account.add') });
      await dialog.getByLabel(bank('account.holder'), { exact: true }).fill('Amina Example');
      await dialog
        .getByRole('textbox', { name: bank('account.iban'), exact: true })
        .fill('DE88 3704 0044 0532 0130 00');
      await dialog.getByRole('button', { name: bank('continue'), exact: true }).click();
      await expect(dialog.getByText(bank('issue.iban_check')).first()).toBeVisible();
      await expectAccessible(page);
      await dialog
        .getByRole('textbox', { name: bank('account.iban'), exact: true })
        .fill('DE89 3704 0044 0532 0130 00');
      await dialog.getByRole('button', { name: bank('continue'), exact: true }).click();
      await expect(dialog.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
      await dialog.getByLabel(pin('verify.label'), { exact: true }).fill(me.pin);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: bank('account.save'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: bank('continue'), exact: true }).click();

      await expect(page.getByRole('heading', { level: 1, name: bank('check.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('3000');
      await expectAccessible(page);
      await page.getByRole('main').getByLabel(pin('verify.label'), { exact: true }).fill(me.pin);
      await page.getByRole('main').locator('button[type="submit"]').click();
      await page.waitForURL((url) => url.pathname.startsWith('/wallet/withdrawals/'));
      await expect(page.getByRole('heading', { level: 1, name: bank('done') })).toBeVisible();
      await expect(page.getByText(bank('state.waiting')).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const address = new URL(page.url()).pathname;
      await page.goto('/wallet/history');
      await page.locator(`a[href="${address}"]`).click();
      await page.waitForURL((url) => url.pathname === address);
      await page.getByRole('button', { name: withdrawal('cancel.do'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: withdrawal('cancel.do'), exact: true })
        .click();
      await expect(page.getByText(bank('state.cancelled')).first()).toBeVisible();
      expect(await api.balanceOf(me, 'USD')).toBe(50_000n);
    });

    test('adding by bank transfer shows the reference to quote, marked as a sample', async ({
      page,
      context,
      request,
      api,
    }) => {
      const me = await api.newPerson();
      const { bank } = bankWordsOf(look.language);
      await signIn(context, request, me);
      await page.goto('/wallet/add');
      const card = page.getByRole('main').filter({ hasText: bank('add.bank') });
      // Play money is the way of a demonstration: the bank is folded beside it.
      await expect(card.getByText(bank('add.sample'))).toBeHidden();
      await card.getByText(bank('add.bank'), { exact: true }).click();
      await expect(card.getByText(bank('add.sample'))).toBeVisible();
      await expect(card.getByText(/EG[0-9A-Z]{10}/)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
