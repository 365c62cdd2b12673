import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { payWordsOf } from '@egcr/e2e/pay-words';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: money moves from one open page to another, with a check before, a receipt after, and both histories telling it.

for (const look of ofTurn(import.meta.filename, looks)) {
  test.describe(`two people ${look.title}`, () => {
    test.use(settingsOf(look));

    test('one fills an empty wallet from the sandbox and sends; the other sees it arrive on an open page [SYS-01]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [sender, receiver] = await api.twoPeople();
      await signIn(context, request, sender);
      const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...sender }, api });
      const otherPage = await openBrowser(look);
      await signIn(otherPage.context(), request, receiver);
      const bola = new Person({
        page: otherPage,
        look,
        details: { ...somebodyNew('Bola'), ...receiver },
        api,
      });

      await amina.opensWallet();
      await expect(amina.balance).toContainText('0.00');
      await expect(page.getByText(amina.words.wallet('history.empty.title'))).toBeVisible();
      await amina.addsSandboxMoney('100');
      await expect(amina.balance).toContainText('100.00');
      await expect(
        page.getByText(amina.words.wallet('transaction.sandbox_badge'), { exact: true }),
      ).toBeVisible();

      await bola.opensWallet();
      await expect(bola.balance).toContainText('0.00');

      await page
        .getByRole('main')
        .getByRole('link', { name: payWordsOf(look.language).home('action.send'), exact: true })
        .first()
        .click();
      await amina.arrivesAt('/wallet/send');
      await amina.entersPayment({ to: receiver.username, amount: '25.50', note: 'for the boat' });
      await amina.reachesTheCheck();
      await expect(page.getByRole('main')).toContainText(`@${receiver.username}`);
      await expect(page.getByRole('main')).toContainText('25.50');
      await expect(page.getByRole('main')).toContainText('for the boat');
      await expectAccessible(page);
      await amina.entersPaymentPin();
      await amina.confirmButton.click();
      await amina.seesMoneySent();

      // Bola's page has not been touched since.
      await expect(bola.balance).toContainText('25.50');
      await expect(otherPage.getByRole('main').getByText('for the boat')).toBeVisible();

      const [sent] = await api.transfersOf(sender);
      const [received] = await api.transfersOf(receiver);
      expect(received?.id).toBe(sent?.id);
      await expect(page.getByRole('main')).toContainText(sent?.id ?? 'no transfer');
      await expect(page.getByRole('button', { name: amina.words.wallet('receipt.print') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.goto('/wallet/history');
      await expect(page.getByRole('listitem').filter({ hasText: 'for the boat' })).toContainText('25.50');
      await otherPage.getByRole('link', { name: bola.words.wallet('history.all'), exact: true }).click();
      await bola.arrivesAt('/wallet/history');
      // The page before it shows the same row until this one has come.
      const title = bola.words.wallet('history.title');
      await expect(otherPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await otherPage.getByRole('listitem').filter({ hasText: 'for the boat' }).getByRole('link').click();
      await expect(otherPage.getByRole('main')).toContainText(sent?.id ?? 'no transfer');
      expect(await api.balanceOf(sender, 'JVD')).toBe(7450n);
      expect(await api.balanceOf(receiver, 'JVD')).toBe(2550n);
    });
  });
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the bell ${look.title}`, () => {
    test.use(settingsOf(look));

    test('counts money that arrives on an open page, lists it, and leads to its receipt', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [sender, receiver] = await api.twoPeople(jvd(50));
      await signIn(context, request, receiver);
      const { news } = wordsOf(look.language);
      await page.goto('/dashboard');
      const bell = page.getByRole('banner').getByRole('button', { name: news('bell.label') });
      await expect(bell).toHaveAccessibleName(news('bell.label'));
      await api.send(sender, receiver, jvd(7));
      await expect(bell).toHaveAccessibleName(news('bell.unread', { count: 1 }));
      await bell.click();
      const panel = page.getByRole('dialog', { name: news('panel.title') });
      await expect(panel).toContainText('7.00');
      await expectAccessible(page);
      await panel.getByRole('link').first().click();
      await page.waitForURL(/\/wallet\/transfers\//);
      await expect(page.getByRole('main')).toContainText('7.00');
      await expect(bell).toHaveAccessibleName(news('bell.label'));
    });
  });
}
