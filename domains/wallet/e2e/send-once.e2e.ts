import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';

import { jvd, type Account, type Api } from '@egcr/e2e/api';
import { expect, looks, test } from '@egcr/e2e/fixtures';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { signIn } from '@egcr/e2e/signed-in';

// Goal: however a person presses, reloads or goes back, and whatever the network does, one payment is one transfer.
// Method: up to the check as a person does it, one trouble, then the ledger's own count.

const TRANSFERS = '**/api/v1/wallet/transfers';

interface Arranged {
  readonly amina: Person;
  readonly sender: Account;
  readonly receiver: Account;
}

test.describe('one payment is one transfer', () => {
  test('after a double click', async ({ page, context, request, api }) => {
    const arranged = await atTheCheck({ page, context, request, api });
    await arranged.amina.confirmButton.dblclick();
    await arranged.amina.seesMoneySent();
    await expectOneTransfer(api, arranged);
  });

  test('after a reload of the check, and after going back to it', async ({ page, context, request, api }) => {
    const arranged = await atTheCheck({ page, context, request, api });
    await page.reload();
    await arranged.amina.reachesTheCheck();
    await arranged.amina.entersPaymentPin();
    await arranged.amina.confirmButton.click();
    await arranged.amina.seesMoneySent();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(arranged.amina.confirmButton).toHaveCount(0);
    await page.goForward();
    await page.reload();
    await expectOneTransfer(api, arranged);
  });

  test('after an answer that was lost on its way', async ({ page, context, request, api }) => {
    const arranged = await atTheCheck({ page, context, request, api });
    let cut = 0;
    await page.route(TRANSFERS, async (route) => {
      if (route.request().method() !== 'POST' || cut > 0) return route.fallback();
      cut += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await arranged.amina.confirmButton.click();
    await pressUntilSent(arranged.amina);
    expect(cut).toBe(1);
    await expectOneTransfer(api, arranged);
  });

  test('after a connection that was gone for a while', async ({ page, context, request, api }) => {
    const arranged = await atTheCheck({ page, context, request, api });
    await page.route(TRANSFERS, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await arranged.amina.confirmButton.click();
    await expect(page.getByText(arranged.amina.words.wallet('check.lost.title'))).toBeVisible();
    expect(await api.transfersOf(arranged.sender)).toEqual([]);
    await page.unroute(TRANSFERS);
    await repeatButton(arranged.amina).click();
    await arranged.amina.seesMoneySent();
    await expectOneTransfer(api, arranged);
  });
});

/** Calls are repeated by the page itself; where it gives up, it says that pressing again is safe, and it must be. */
async function pressUntilSent(amina: Person): Promise<void> {
  const lost = amina.page.getByText(amina.words.wallet('check.lost.title'));
  const sent = amina.page.getByRole('heading', { level: 1, name: amina.words.wallet('sent.title') });
  await expect(lost.or(sent)).toBeVisible();
  if (await lost.isVisible()) await repeatButton(amina).click();
  await amina.seesMoneySent();
}

function repeatButton(amina: Person): Locator {
  return amina.page.getByRole('button', { name: amina.words.wallet('check.lost.repeat'), exact: true });
}

async function atTheCheck(at: {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  api: Api;
}): Promise<Arranged> {
  const { page, context, request, api } = at;
  const [sender, receiver] = await api.newPeople(2, jvd(40));
  const [look] = looks;
  if (sender === undefined || receiver === undefined || look === undefined)
    throw new Error('two people were asked for');
  await signIn(context, request, sender);
  const amina = new Person({ page, look, details: { ...somebodyNew('Amina'), ...sender }, api });
  await page.goto('/wallet/send');
  await amina.entersPayment({ to: receiver.username, amount: '15' });
  await amina.reachesTheCheck();
  await amina.entersPaymentPin();
  return { amina, sender, receiver };
}

async function expectOneTransfer(api: Api, { sender, receiver }: Arranged): Promise<void> {
  expect(await api.transfersOf(sender)).toHaveLength(1);
  expect(await api.balanceOf(sender, 'JVD')).toBe(2500n);
  expect(await api.balanceOf(receiver, 'JVD')).toBe(5500n);
}
