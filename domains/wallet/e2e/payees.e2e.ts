import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { payWordsOf } from '@egcr/e2e/pay-words';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: a person keeps someone to pay again, is told whether the name fits the account, and is warned before the first payment.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`payees ${look.title}`, () => {
    test.use(settingsOf(look));

    test('are kept with a check of their name, and stand ready where money is sent [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [me, friend] = await api.twoPeople(jvd(100));
      const { payees } = payWordsOf(look.language);
      const { wallet } = wordsOf(look.language);
      await signIn(context, request, me);
      await page.goto('/wallet/payees');
      await expect(page.getByText(payees('empty.title'))).toBeVisible();
      await page.getByRole('button', { name: payees('add') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(payees('field.to')).fill(friend.username);
      await dialog.getByLabel(payees('field.name')).fill('Someone Else');
      await dialog.getByLabel(payees('field.label'), { exact: true }).fill('Landlord');
      await dialog.getByRole('button', { name: payees('save'), exact: true }).click();
      await expect(dialog.getByText(payees('check.no_match'))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(payees('field.name')).fill('Pat Example');
      await dialog.getByRole('button', { name: payees('save'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(payees('badge.match'))).toBeVisible();
      const star = page.getByRole('button', { name: payees('favourite', { label: 'Landlord' }) });
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.goto('/wallet/send');
      await page.getByRole('button', { name: 'Landlord' }).click();
      await expect(page.getByLabel(wallet('send.to'), { exact: true })).toHaveValue(friend.username);
      await page.getByLabel(wallet('send.amount'), { exact: true }).fill('4');
      await page.getByRole('button', { name: wallet('send.continue'), exact: true }).click();
      await expect(page.getByText(wallet('check.first.text'))).toBeVisible();
      await expectAccessible(page);

      await api.send(me, friend, jvd(1));
      await page.goto('/wallet/payees');
      await page.getByRole('button', { name: payees('more', { label: 'Landlord' }) }).click();
      await page.getByRole('menuitem', { name: payees('menu.remove') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: payees('menu.remove') })
        .click();
      await expect(page.getByText(payees('empty.title'))).toBeVisible();
    });
  });
}
