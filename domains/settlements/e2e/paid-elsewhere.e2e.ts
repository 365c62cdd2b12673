import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startFakeOpenPayments, type FakeOpenPayments } from '@egcr/connectors/testing';
import type { Account } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf, test as base, type Look } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { runProduct, type RunningProduct } from '@egcr/e2e/product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn, twoForMoney } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';
import { wordsOf } from '@egcr/e2e/words';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { payTexts } from '../../checkout/web/pay/texts.ts';
import { actionTexts } from '../../payments/web/action/texts.ts';
import { paymentTexts } from '../../payments/web/texts.ts';
import { settlementTexts } from '../web/texts.ts';

// Goals: a customer pays from a wallet at another provider, after having said no there once; and what that provider settles is compared to the cent: what
// differs waits, and is ended by two people.

interface Elsewhere {
  readonly product: RunningProduct;
  readonly wallets: FakeOpenPayments;
}

/** The product beside wallets of ours that stand in for those of others. */
const test = base.extend<object, { readonly elsewhere: Elsewhere }>({
  elsewhere: [
    async ({ browserName: _browserName }, use) => {
      const wallets = await startFakeOpenPayments();
      const { wallet, keyId, privateKey, asset } = wallets.settings;
      const place = mkdtempSync(join(tmpdir(), 'egcr-rail-'));
      const file = join(place, 'key.pem');
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
      const product = await runProduct('paid-elsewhere', {
        DEMO: 'on',
        OPEN_PAYMENTS_WALLET: wallet,
        OPEN_PAYMENTS_KEY_ID: keyId,
        OPEN_PAYMENTS_KEY_FILE: file,
        OPEN_PAYMENTS_CURRENCY: asset,
      });
      await use({ product, wallets });
      await product.stop();
      await wallets.close();
      rmSync(place, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ elsewhere }, use) => use(elsewhere.product.url),
});

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

const amount = { value: '2500', assetCode: 'USD', assetScale: 2 };

/** A link of a merchant, by the API. */
async function linkOf(request: APIRequestContext, merchant: Account): Promise<string> {
  const answer = await request.post('/api/v1/payment-links', {
    headers: {
      authorization: `Bearer ${merchant.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: { title: 'Coffee beans', amount },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id }: { id: string } = await answer.json();
  return id;
}

/** A file of one sale, a cent short. */
function shortFile(reference: string): string {
  const line = (kind: string, about: string) =>
    `file of ${reference},open_payments,USD,${kind},${about},24.99,0.00,24.99`;
  return [
    'file,rail,currency,kind,reference,gross,fee,net',
    line('sale', reference),
    line('total', '1'),
  ].join('\n');
}

function wordsIn({ language }: Look) {
  const isArabic = language === 'ar';
  const reader = isArabic
    ? ({ language: 'ar', locale: 'ar-EG-u-nu-latn' } as const)
    : ({ language: 'en', locale: 'en-GB' } as const);
  return {
    p: textOf<typeof payTexts.english>(isArabic ? inLanguage(payTexts, 'ar') : payTexts.english, reader),
    t: textOf<typeof paymentTexts.english>(
      isArabic ? inLanguage(paymentTexts, 'ar') : paymentTexts.english,
      reader,
    ),
    act: textOf<typeof actionTexts.english>(
      isArabic ? inLanguage(actionTexts, 'ar') : actionTexts.english,
      reader,
    ),
    s: textOf<typeof settlementTexts.english>(
      isArabic ? inLanguage(settlementTexts, 'ar') : settlementTexts.english,
      reader,
    ),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { p, t, act, s } = wordsIn(look);
  const { pin } = wordsOf(look.language);
  const oversight = oversightIn(look.language);
  const [payWord = ''] = p('confirm.pay', { amount: '{}' }).split(/[\u2068]?\{\}/);

  /** From the last page before money leaves to the page of the other wallet. */
  async function goToWallet(page: Page, { link, payer, address }: Going): Promise<void> {
    await page.goto(`/pay/${link}/confirm`);
    await page.getByText(p('by.open_payments'), { exact: true }).click();
    await page.getByLabel(p('address'), { exact: true }).fill('amina');
    await page.getByLabel(pin('verify.label'), { exact: true }).fill(payer.pin);
    const pay = page.getByRole('main').getByRole('button', { name: payWord.trim() }).first();
    await pay.click();
    await expect(page.getByText(p('address.wrong'))).toBeVisible();
    await expectGood(page);
    await page.getByLabel(p('address'), { exact: true }).fill(address);
    const filled = page.getByLabel(pin('verify.label'), { exact: true });
    if ((await filled.inputValue()) === '') await filled.fill(payer.pin);
    await pay.click();
    await page.waitForURL(/\/payment-gateway\/payments\/[\da-f-]{36}/);
    const { host } = new URL(address);
    await expect(page.getByText(act('redirect.wallet', { name: host }))).toBeVisible();
    await expectGood(page);
    await page.getByRole('link', { name: act('go', { name: host }) }).click();
    await page.waitForURL(/\/page\//);
  }

  test.describe(`a wallet at another provider ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('says no and is not charged, then pays; what its provider settles is compared to the cent [SYS-02]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
      elsewhere: { wallets },
    }) => {
      const [merchant, payer] = await api.twoPeople();
      const link = await linkOf(request, merchant);
      const before = wallets.books.paid.length;
      await signIn(context, request, payer);
      await goToWallet(page, { link, payer, address: wallets.payer });
      await page.getByRole('link', { name: 'refuse' }).click();
      await page.waitForURL(/\?back=1$/);
      await expect(
        page.getByRole('main').getByText(t('state.requires_payment_method')).first(),
      ).toBeVisible();
      await expectGood(page);
      expect(wallets.books.paid).toHaveLength(before);

      await goToWallet(page, { link, payer, address: wallets.payer });
      await page.getByRole('link', { name: 'agree' }).click();
      await page.waitForURL(/\?back=1$/);
      await expect(page.getByRole('main').getByText(t('state.succeeded')).first()).toBeVisible();
      await expectGood(page);
      const [reference = '', ...others] = wallets.books.paid.slice(before);
      expect(others).toEqual([]);

      const [nadia, olga] = await twoForMoney(request);
      const desk = await openBrowser(look);
      await signIn(desk.context(), request, nadia);
      await desk.goto('/super-admin/settlements?rail=open_payments');
      await desk.getByLabel(s('hand.file')).setInputFiles({
        name: 'elsewhere.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(shortFile(reference)),
      });
      await desk.getByRole('button', { name: s('propose'), exact: true }).click();
      await expect(desk.getByText(s('done'), { exact: true })).toBeVisible();

      const second = await openBrowser(look);
      await signIn(second.context(), request, olga);
      await oversight.open(second);
      await oversight.approve(second, 'kind.settlements.file', expectGood);

      await desk.goto('/super-admin/settlements?rail=open_payments');
      await expect(desk.getByText(s('kind.amount')).first()).toBeVisible();
      await expect(desk.getByRole('main')).toContainText(/24[.٫]99/);
      await expectGood(desk);
      await desk.getByRole('button', { name: `${s('end')}: ${reference}` }).click();
      const dialog = desk.getByRole('dialog', { name: s('end') });
      await dialog.getByText(s('how.written_off'), { exact: true }).click();
      await dialog.getByLabel(s('reason'), { exact: true }).fill('The provider keeps a cent.');
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: s('propose'), exact: true }).click();
      await expect(desk.getByText(s('proposed'))).toBeVisible();

      await oversight.open(second);
      await oversight.approve(second, 'kind.settlements.difference', expectGood);
      await desk.goto('/super-admin/settlements?rail=open_payments&state=written_off');
      await expect(desk.getByText('The provider keeps a cent.').first()).toBeVisible();
      await expectGood(desk);
      const ledger: Snapshot = await (await request.get('/dev/ledger/snapshot')).json();
      const owed = ledger.accounts.filter(
        ({ purpose, asset }) => purpose === 'payments_open_payments' && asset === 'USD',
      );
      expect(owed.map(({ balance }) => balance)).toEqual(['0']);
    });
  });
}

interface Going {
  readonly link: string;
  readonly payer: Account;
  /** Of their wallet. */
  readonly address: string;
}

interface Snapshot {
  readonly accounts: readonly {
    readonly purpose: string;
    readonly asset: string;
    readonly balance: string;
  }[];
}
