import { jvd } from '@egcr/e2e/api';
import { bankWordsOf } from '@egcr/e2e/bank-words';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: people find what has happened again, file it as they like, and take the receipt away.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the history ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is searched and filtered in the address, labelled, and its receipt is kept as PDF [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [me, friend] = await api.twoPeople(jvd(100));
      const { history } = bankWordsOf(look.language);
      const { wallet } = wordsOf(look.language);
      await api.send(me, friend, jvd(7));
      await api.send(friend, me, jvd(3));
      await signIn(context, request, me);
      await page.goto('/wallet/history');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(3);

      await page.getByRole('button', { name: history('filters'), exact: true }).click();
      await page.getByLabel(history('direction'), { exact: true }).selectOption('out');
      await expect(rows).toHaveCount(1);
      await expect(page).toHaveURL(/direction=out/);
      await expectAccessible(page);
      await page.getByLabel(history('search.hint'), { exact: true }).fill('nobody at all');
      await page.getByRole('button', { name: history('search'), exact: true }).click();
      await expect(page.getByText(history('nothing.title'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: history('filters.clear'), exact: true }).click();
      await expect(rows).toHaveCount(3);

      await rows.filter({ hasText: '7.00' }).getByRole('link').click();
      await page.waitForURL(/\/wallet\/transfers\//);
      // The history's own filters are called the same: only once it is gone is the label's meant.
      await expect(page.getByLabel(history('label.note'), { exact: true })).toBeVisible();
      const ours = page.getByLabel(history('category'), { exact: true });
      await ours.selectOption('gifts');
      await page.getByLabel(history('label.note'), { exact: true }).fill('for her birthday');
      await page.getByRole('button', { name: history('label.save'), exact: true }).click();
      await expect(page.getByText(history('label.saved'))).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: history('receipt.pdf'), exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^egcr-.*\.pdf$/);
      await expectAccessible(page);

      await page.goto('/wallet/history?text=birthday&category=gifts');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(history('category.gifts'));
      await expect(page.getByRole('heading', { level: 1, name: wallet('history.title') })).toBeVisible();
      await expectNoOverflow(page);
    });
  });
}
