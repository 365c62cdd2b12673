import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { payWordsOf } from '@egcr/e2e/pay-words';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: a person schedules a payment, sees its days before and after, pauses it, lets it go on and ends it.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`scheduled payments ${look.title}`, () => {
    test.use(settingsOf(look));

    test('are made with a look at their days, paused, resumed and ended [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [me, friend] = await api.twoPeople(jvd(100));
      const { scheduled } = payWordsOf(look.language);
      const { wallet } = wordsOf(look.language);
      await signIn(context, request, me);
      await page.goto('/wallet/scheduled');
      await expect(page.getByText(scheduled('empty.title'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: scheduled('new'), exact: true })
        .click();
      await page.getByLabel(wallet('send.to'), { exact: true }).fill(friend.username);
      await page.getByLabel(wallet('send.amount'), { exact: true }).fill('12.50');
      await page.getByLabel(scheduled('field.every')).selectOption('last');
      await page.getByLabel(scheduled('field.first')).fill('2030-01-15');
      const preview = page.getByRole('region', { name: scheduled('preview') });
      await expect(preview.getByRole('listitem').first()).toContainText('2030');
      await expect(preview.locator('time').nth(1)).toHaveAttribute('datetime', '2030-02-28');
      await page.getByRole('radio', { name: scheduled('end.count') }).check();
      await page.getByLabel(scheduled('field.count')).fill('0');
      await page.getByRole('button', { name: wallet('send.continue'), exact: true }).click();
      await expect(page.getByLabel(scheduled('field.count'))).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(scheduled('field.count')).fill('3');
      await page.getByRole('button', { name: wallet('send.continue'), exact: true }).click();
      const check = page.getByRole('alertdialog');
      await expect(check).toContainText(`@${friend.username}`);
      await expect(check).toContainText('12.50');
      await expectAccessible(page);
      await check.getByLabel(wordsOf(look.language).pin('verify.label'), { exact: true }).fill(me.pin);
      await check.getByRole('button', { name: scheduled('submit'), exact: true }).click();
      await page.waitForURL(/\/wallet\/scheduled\/[\da-f-]{36}/);
      await expect(page.getByRole('main')).toContainText(scheduled('state.active'));
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.getByRole('button', { name: scheduled('pause'), exact: true }).click();
      await expect(page.getByRole('main')).toContainText(scheduled('state.paused'));
      await page.getByRole('button', { name: scheduled('resume'), exact: true }).click();
      await expect(page.getByRole('main')).toContainText(scheduled('state.active'));
      await page.getByRole('button', { name: scheduled('end'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: scheduled('end'), exact: true })
        .click();
      await expect(page.getByRole('main')).toContainText(scheduled('state.ended'));
      expect(await api.transfersOf(me)).toEqual([]);
    });
  });
}
