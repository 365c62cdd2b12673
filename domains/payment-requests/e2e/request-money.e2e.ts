import { jvd } from '@egcr/e2e/api';
import { contrasts, expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { payWordsOf } from '@egcr/e2e/pay-words';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';

// Goal: one asks, the other is told, looks, and pays or declines; both open pages know at once, and nothing is paid twice.

for (const look of ofTurn(import.meta.filename, looks)) {
  test.describe(`asking for money ${look.title}`, () => {
    test.use(settingsOf(look));

    test('leads from the form to the money on an open page [SYS-01]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const [asker, payer] = await api.twoPeople(jvd(100));
      const { requests } = payWordsOf(look.language);
      const { acting, wallet, news, pin } = wordsOf(look.language);
      await signIn(context, request, asker);
      const other = await openBrowser(look);
      await signIn(other.context(), request, payer);
      await other.goto('/wallet');

      await page.goto('/wallet/requests/new');
      await page.getByLabel(wallet('check.to'), { exact: true }).fill(payer.username);
      await page.getByLabel(wallet('send.amount'), { exact: true }).fill('30');
      await page.getByLabel(requests('new.note')).fill('Concert tickets');
      await expectAccessible(page);
      await page.getByRole('button', { name: requests('new.submit'), exact: true }).click();
      await page.waitForURL(/\/wallet\/requests\/[\da-f-]{36}/);
      await expect(page.getByRole('img', { name: requests('share.qr') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(requests('state.pending'));
      await expectAccessible(page);

      const bell = other.getByRole('banner').getByRole('button', { name: news('bell.label') });
      await expect(bell).toHaveAccessibleName(news('bell.unread', { count: 1 }));
      await other
        .getByRole('main')
        .getByRole('link', { name: requests('to_pay.open') })
        .click();
      await other.getByRole('listitem').filter({ hasText: 'Concert tickets' }).getByRole('link').click();
      await other.waitForURL(/\/wallet\/requests\/[\da-f-]{36}/);
      await expect(other.getByRole('button', { name: requests('decline'), exact: true })).toBeVisible();
      await expect(other.getByRole('main')).toContainText('30.00');
      await expectAccessible(other);
      await expectNoOverflow(other);
      const [before = ''] = requests('pay', { amount: '{}' }).split(/[\u2068]?\{\}/);
      const pays = other.getByRole('main').getByRole('button', { name: before.trim() }).first();
      await pays.click();
      await expect(other.getByRole('heading', { level: 1, name: wallet('check.title') })).toBeFocused();
      const digits = other.getByLabel(pin('verify.label'), { exact: true });
      await digits.fill(payer.pin);
      if (look.device === 'phone') {
        // What is written stands above the bar of the phone.
        const bar = await other.getByRole('navigation', { name: acting('nav.label') }).boundingBox();
        const field = await digits.boundingBox();
        expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      }
      // A link half under the bar above is no small target.
      await other.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(other);
      await expectNoOverflow(other);
      await pays.click();
      await other.waitForURL(/\/wallet\/transfers\/[\da-f-]{36}/);
      await expect(other.getByRole('heading', { level: 1, name: wallet('sent.title') })).toBeVisible();

      // The asker's page has not been touched since.
      await expect(page.getByRole('main')).toContainText(requests('state.paid'));
      await expect(page.getByRole('link', { name: requests('fact.receipt.open') })).toBeVisible();
      expect(await api.balanceOf(asker, 'JVD')).toBe(13_000n);
      expect(await api.transfersOf(payer)).toHaveLength(1);
    });
  });
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`saying no ${look.title}`, () => {
    test.use(settingsOf(look));

    test('declines a request, and all others of the same person for good', async ({
      page,
      context,
      request,
      api,
    }) => {
      const [asker, payer] = await api.twoPeople(jvd(100));
      const { requests } = payWordsOf(look.language);
      const { id } = await api.ask(asker, payer, jvd(9));
      await signIn(context, request, payer);
      await page.goto(`/wallet/requests/${id}`);
      await page.getByRole('button', { name: requests('decline'), exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('checkbox').check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: requests('decline'), exact: true }).click();
      await expect(page.getByRole('main')).toContainText(requests('state.declined'));
      await expect(page.getByRole('button', { name: requests('decline'), exact: true })).toHaveCount(0);
      expect(await api.asks(asker, payer, jvd(1))).toBe('request_refused');
      expect(await api.transfersOf(payer)).toEqual([]);
    });
  });
}
