import { jvd } from '@egcr/e2e/api';
import { bankWordsOf } from '@egcr/e2e/bank-words';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: one press stops everything that would leave; a limit stops what is above it and says what remains.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`limits and security ${look.title}`, () => {
    test.use(settingsOf(look));

    test('a frozen wallet lets nothing out until it is let go, and a limit says what remains [SYS-01]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [me, friend] = await api.twoPeople(jvd(100));
      const { security } = bankWordsOf(look.language);
      await signIn(context, request, me);
      const person = new Person({ page, look, details: { ...somebodyNew('Amina'), ...me }, api });
      const pays = async (amount: string) => {
        await page.goto('/wallet/send');
        await person.entersPayment({ to: friend.username, amount });
        await person.reachesTheCheck();
      };
      const entersPin = (button: string) => {
        const dialog = page.getByRole('dialog');
        return dialog
          .getByLabel(person.words.pin('verify.label'), { exact: true })
          .fill(me.pin)
          .then(() => dialog.getByRole('button', { name: button, exact: true }).click());
      };

      await page.goto('/wallet/security');
      await page.getByRole('button', { name: security('freeze.on'), exact: true }).click();
      await expect(page.getByText(security('freeze.is_on'))).toBeVisible();
      await expectAccessible(page);
      await page.goto('/wallet/send');
      const onward = page.getByRole('button', { name: person.words.wallet('send.continue'), exact: true });
      await expect(onward).toBeDisabled();

      await page.goto('/wallet/security');
      await page.getByRole('button', { name: security('freeze.off'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await entersPin(security('freeze.off'));
      await expect(page.getByRole('button', { name: security('freeze.on'), exact: true })).toBeVisible();

      await page.getByLabel(security('limits.per_transfer'), { exact: true }).fill('20');
      await page.getByLabel(security('limits.per_day'), { exact: true }).fill('10');
      await page.getByRole('button', { name: security('limits.save'), exact: true }).click();
      await expect(page.getByLabel(security('limits.per_transfer'), { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await page.getByLabel(security('limits.per_day'), { exact: true }).fill('30');
      await page.getByRole('button', { name: security('limits.save'), exact: true }).click();
      await expect(page.getByText(security('limits.saved'))).toBeVisible();
      await pays('25');
      await person.entersPaymentPin();
      await person.confirmButton.click();
      await expect(page.getByRole('main').getByRole('status')).toContainText('20');
      expect(await api.balanceOf(me, 'JVD')).toBe(10_000n);

      await page.goto('/wallet/security');
      await page.getByLabel(security('limits.per_transfer'), { exact: true }).fill('');
      await page.getByRole('button', { name: security('limits.save'), exact: true }).click();
      await entersPin(security('limits.save'));
      await expect(page.getByText(security('limits.later_text'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
