import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { payWordsOf } from '@egcr/e2e/pay-words';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: money is put aside, counts towards a goal, cannot be spent, and comes back.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`pots ${look.title}`, () => {
    test.use(settingsOf(look));

    test('take money, show how near the goal is, give some back, and all when they close [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const me = await api.newPerson(jvd(100));
      const { pots, home } = payWordsOf(look.language);
      await signIn(context, request, me);
      await page.goto('/wallet/pots');
      await expect(page.getByText(pots('empty.title'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: pots('new'), exact: true })
        .click();
      await page.getByRole('button', { name: pots('create'), exact: true }).click();
      await expect(page.getByLabel(pots('field.name'), { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await page.getByLabel(pots('field.name'), { exact: true }).fill('Lisbon');
      await page.getByRole('radio', { name: pots('look.travel') }).check({ force: true });
      await page.getByLabel(pots('field.target')).fill('200');
      await expectAccessible(page);
      await page.getByRole('button', { name: pots('create'), exact: true }).click();
      await page.waitForURL(/\/wallet\/pots\/[\da-f-]{36}/);
      await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();

      await page.getByLabel(pots('move.amount'), { exact: true }).fill('100.01');
      await page.getByRole('button', { name: pots('put_in'), exact: true }).click();
      await expect(page.getByLabel(pots('move.amount'), { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await page.getByLabel(pots('move.amount'), { exact: true }).fill('50');
      await page.getByRole('button', { name: pots('put_in'), exact: true }).click();
      await expect(page.getByRole('main')).toContainText(/25\D{0,2}%/);
      expect(await api.balanceOf(me, 'JVD')).toBe(5000n);
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.goto('/wallet');
      await expect(page.getByRole('main').getByRole('link', { name: home('pots.all') })).toBeVisible();
      await page.goBack();
      await page.getByRole('radio', { name: pots('take_out') }).check();
      await page.getByLabel(pots('move.amount'), { exact: true }).fill('10');
      await page.getByRole('button', { name: pots('take_out'), exact: true }).click();
      await expect(page.getByRole('main')).toContainText('40.00');

      await page.getByRole('button', { name: pots('close'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: pots('close'), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname === '/wallet/pots');
      await expect(page.getByText(pots('empty.title'))).toBeVisible();
      expect(await api.balanceOf(me, 'JVD')).toBe(10_000n);
    });
  });
}
