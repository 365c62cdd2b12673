import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn, twoForMoney } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';
import type { Account } from '@egcr/e2e/api';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { fundTexts } from '../server/texts.ts';
import { openTexts } from '../web/open/texts.ts';
import { ownTexts } from '../web/own/texts.ts';
import { staffTexts } from '../web/staff/texts.ts';

// Goal: a person buys units at a price that nobody knows yet, two of finance state it, and the units are there; then some are sold, and the money is in the wallet.

const DAY_S = 86_400;

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [open, own, staff] =
    language === 'en'
      ? [openTexts.english, ownTexts.english, staffTexts.english]
      : [inLanguage(openTexts, 'ar'), inLanguage(ownTexts, 'ar'), inLanguage(staffTexts, 'ar')];
  return {
    open: textOf<typeof openTexts.english>(open, reader),
    own: textOf<typeof ownTexts.english>(own, reader),
    staff: textOf<typeof staffTexts.english>(staff, reader),
    fund: fundTexts(language)['balanced-wealth'].title,
  };
}

/** Sessions end in the night: the same person signs in anew and enters the PIN. */
async function nextDay(request: APIRequestContext, account: Account): Promise<Account> {
  const { email, password, pin } = account;
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { access_token, refresh_token }: Pick<Account, 'access_token' | 'refresh_token'> =
    await answer.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return { ...account, access_token, refresh_token };
}

/** The next price, without waiting for another day and two other people: both are shown before. */
async function nextPrice(request: APIRequestContext): Promise<number> {
  const data = { id: crypto.randomUUID(), slug: 'balanced-wealth', permille: 5 };
  const answer = await request.post('/dev/wealth-fund-valuations', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { price }: { readonly price: string } = await answer.json();
  return Number(price);
}

/** Sells five of the units; afterwards their price is in the wallet, which had 750 dollars left. */
async function sell(page: Page, request: APIRequestContext, language: 'en' | 'ar'): Promise<void> {
  const { own } = wordsOf(language);
  await page.getByLabel(own('units'), { exact: true }).fill('5');
  await page.getByLabel(own('units'), { exact: true }).press('Enter');
  await expect(page.getByText(own('state.waiting'), { exact: true })).toBeVisible();
  const price = await nextPrice(request);
  // Five units at a price with six decimals, rounded down to cents.
  const brought = (Math.floor(price * 500) / 100).toFixed(2);
  await expect(async () => {
    await page.goto('/wallet/funds');
    await expect(page.getByText(brought).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(page);
  await page.goto('/wallet');
  await expect(page.getByText(new RegExp(String(Math.floor(750 + price * 5)))).first()).toBeVisible();
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`funds-${language}`, { DEMO: 'on' });

  test.describe(`a wealth fund ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is bought into at the next price, which two people state, and given back [SYS-04]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { open, own, staff, fund } = wordsOf(language);
      await page.goto('/funds/balanced-wealth');
      await expect(page).toHaveURL(/\/wealth-funds\/balanced-wealth$/);
      await expect(page.getByRole('heading', { level: 1, name: fund })).toBeVisible();
      await expect(page.getByText(open('honest'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect((await page.goto('/wealth-funds/moon'))?.status()).toBe(404);
      await page.goto('/wealth-funds');
      await expect(page.getByRole('link', { name: fund })).toBeVisible();
      await expectAccessible(page);

      const account = await api.newPerson({ value: '100000', assetCode: 'USD', assetScale: 2 });
      await signIn(context, request, account);
      await page.goto('/wallet/funds?fund=balanced-wealth');
      await expect(page.getByRole('heading', { level: 1, name: own('title') })).toBeVisible();
      await page.getByRole('button', { name: own('send') }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(own('amount'), { exact: true }).fill('250');
      await page.getByLabel(own('amount'), { exact: true }).press('Enter');
      await expect(page.getByText(own('state.waiting'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await api.advanceClock(DAY_S);
      const [maker, checker] = await twoForMoney(request);
      const finance = await openBrowser(look);
      await signIn(finance.context(), request, maker);
      await finance.goto('/super-admin/fund-valuations');
      const card = finance.getByRole('listitem').filter({ hasText: fund });
      await card.getByLabel(staff('reason')).fill('As the custodian states.');
      await expectAccessible(finance);
      await expectNoOverflow(finance);
      await card.getByRole('button', { name: staff('send') }).click();
      await expect(finance.getByText(staff('sent'))).toBeVisible();
      const other = await openBrowser(look);
      await signIn(other.context(), request, checker);
      const oversight = oversightIn(language);
      await oversight.open(other);
      await oversight.approve(other, 'kind.funds.valuation', expectAccessible);

      const later = await openBrowser(look);
      await signIn(later.context(), request, await nextDay(request, account));
      // Units are issued just after the approval.
      await expect(async () => {
        await later.goto('/wallet/funds');
        await expect(later.getByText(own('state.settled'), { exact: true })).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await later.getByRole('radio', { name: own('side.redeem') }).click();
      await later.getByLabel(own('units'), { exact: true }).fill('5');
      await later.getByRole('button', { name: own('send') }).click();
      await expect(later.getByText(own('state.waiting'), { exact: true })).toBeVisible();
      await expectAccessible(later);
      await expectNoOverflow(later);
      await later.getByRole('button', { name: own('cancel') }).click();
      await expect(later.getByText(own('state.cancelled'), { exact: true })).toBeVisible();

      await sell(later, request, language);
    });
  });
}
