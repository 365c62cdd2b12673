import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: the person who pays in one currency sees rate, fee and what arrives in another before it leaves; both people keep the same receipt.

// Other journeys move the clock, and rates grow old.
test.beforeEach(async ({ request }) => {
  expect((await request.post('/dev/rates')).status()).toBe(204);
});

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`a payment across currencies ${look.title}`, () => {
    test.use(settingsOf(look));

    test('is typed on either side, checked with both amounts, sent once, and read by both people [SYS-01]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [sender, receiver] = await api.twoPeople(jvd(1000));
      await signIn(context, request, sender);
      const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...sender }, api });
      const { wallet, quote, rates } = amina.words;
      await page.goto('/wallet/send');
      await page.getByLabel(wallet('send.to'), { exact: true }).fill(receiver.username);
      await page.getByRole('button', { name: quote('across.open') }).click();
      const pays = page.getByRole('textbox', { name: wallet('check.total'), exact: true });
      const arrives = page.getByRole('textbox', { name: wallet('check.amount'), exact: true });
      await pays.fill('100');
      await expect(arrives).toHaveValue('128.67');
      await arrives.fill('12.86');
      await expect(pays).toHaveValue('10.00');
      await expectAccessible(page);
      await expectNoOverflow(page);

      // Nothing typed is lost by a reload; then the form is sent by the keyboard.
      await page.reload();
      await expect(arrives).toHaveValue('12.86');
      await arrives.press('Enter');
      await amina.reachesTheCheck();
      const main = page.getByRole('main');
      for (const said of ['10.00', '12.86', `@${receiver.username}`, '1.29', rates('source.administered')])
        await expect(main).toContainText(said);
      // Nothing stands over the amount that leads, not even a line.
      await expect(main.locator('dl').first()).toHaveCSS('border-top-width', '0px');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await amina.entersPaymentPin();
      await amina.confirmButton.click();
      await amina.seesMoneySent();
      for (const said of ['10.00', '12.86', '1.29']) await expect(main).toContainText(said);
      await expectAccessible(page);

      expect(await api.balanceOf(sender, 'JVD')).toBe(99_000n);
      expect(await api.balanceOf(receiver, 'USD')).toBe(1286n);
      const [sent] = await api.transfersOf(sender);
      const otherPage = await openBrowser(look);
      await signIn(otherPage.context(), request, receiver);
      await otherPage.goto(`/wallet/transfers/${sent?.id}`);
      for (const said of ['10.00', '12.86', '1.29', sent?.id ?? 'none'])
        await expect(otherPage.getByRole('main')).toContainText(said);
    });

    test('whose rate has run out is offered a new one, and keeps what was typed', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [sender, receiver] = await api.twoPeople(jvd(1000));
      await signIn(context, request, sender);
      const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...sender }, api });
      const { wallet, quote } = amina.words;
      await page.goto(`/wallet/send?to=${receiver.username}`);
      await page.getByRole('button', { name: quote('across.open') }).click();
      await page.getByRole('textbox', { name: wallet('check.total'), exact: true }).fill('100');
      await page.getByRole('button', { name: wallet('send.continue'), exact: true }).click();
      await amina.reachesTheCheck();
      // The server's answer is that of a minute later.
      const voided = { from: 'JVD', to: 'USD', amount: jvd(1) };
      const headers = { authorization: `Bearer ${sender.access_token}` };
      expect((await request.post('/api/v1/wallet/quotes', { data: voided, headers })).status()).toBe(201);
      await amina.entersPaymentPin();
      await amina.confirmButton.click();
      await page.getByRole('button', { name: quote('expired.renew') }).click();
      await amina.entersPaymentPin();
      await amina.confirmButton.click();
      await amina.seesMoneySent();
      expect(await api.balanceOf(receiver, 'USD')).toBe(12_867n);
    });
  });
}
