import { readFile } from 'node:fs/promises';

import type { BrowserContext, Page } from '@playwright/test';

import { consentWordsOf } from '@egcr/e2e/consent-words';
import { contrasts, englishDesktop, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: the person who allows it finds what they did in their log, rough and complete, takes it along, deletes it, and takes the yes back.

const LOGS = '/api/v1/activity/logs';
const PANEL = '/settings?section=activity';

/** The answer to the next entry that the page sends. */
const nextEntry = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith(LOGS) && answer.request().method() === 'POST');

function countEntries(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith(LOGS) && request.method() === 'POST') count += 1;
  });
  return () => count;
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the activity log ${look.title}`, () => {
    test.use({
      ...settingsOf(look),
      colorScheme: look.language === 'ar' ? 'dark' : 'light',
      isAskedAboutCookies: true,
      permissions: ['geolocation'],
      geolocation: { latitude: 51.50735, longitude: -0.12776 },
    });
    const { consent, activity: words, acts } = consentWordsOf(look.language);

    test('shows what was allowed, is taken along and deleted, and ends with the yes [GEO-01] [SHELL-05]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const entries = countEntries(context);
      await signIn(context, request, await api.newPerson());
      await page.goto('/settings');
      const question = page.getByRole('dialog', { name: consent('title') });
      await expect(question).toBeVisible();
      expect(entries(), 'nothing is told before an answer').toBe(0);
      const first = nextEntry(page);
      await question.getByRole('button', { name: consent('accept'), exact: true }).click();
      expect(await (await first).json()).toMatchObject({ recorded: true });

      const second = nextEntry(page);
      await page.goto(PANEL);
      await second;
      await expect(page.getByText('51.5')).toHaveCount(0);
      const shared = nextEntry(page);
      await page.getByRole('button', { name: words('place.use') }).click();
      await expect(page.getByText('51.5')).toBeVisible();
      const told: unknown = (await shared).request().postDataJSON();
      expect(told).toMatchObject({ activity_type: 'location_shared', latitude: 51.5, longitude: -0.1 });

      await page.reload();
      const main = page.getByRole('main');
      await expect(main.getByText(acts.location_shared)).toBeVisible();
      await expect(main.getByText(acts.page_view).first()).toBeVisible();
      await expect(main.getByText('/settings', { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      for (const format of ['csv', 'json'] as const) {
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: words(`log.${format}`) }).click();
        const file = await coming;
        expect(file.suggestedFilename()).toMatch(new RegExp(`^egcr-activity-.*\\.${format}$`));
        expect(await readFile(await file.path(), 'utf8')).toContain('location_shared');
      }

      await page.getByRole('button', { name: words('allow.none') }).click();
      await expect(page.getByRole('switch', { name: consent('analytics') })).not.toBeChecked();
      await expect(page.getByRole('button', { name: words('place.use') })).toBeDisabled();
      await page.getByRole('button', { name: words('log.delete') }).click();
      const sure = page.getByRole('alertdialog', { name: words('delete.title') });
      await expectAccessible(page);
      await sure.getByRole('button', { name: words('delete.confirm') }).click();
      await expect(main.getByText(words('log.none'))).toBeVisible();
      const before = entries();
      await page.goto('/settings?section=profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(PANEL);
      await expect(main.getByText(words('log.none'))).toBeVisible();
      expect(entries(), 'nothing is told after the yes was taken back').toBe(before);
    });
  });
}

test.describe('an answer', () => {
  test.use({ ...settingsOf(englishDesktop), isAskedAboutCookies: true });
  const { consent } = consentWordsOf('en');

  test('goes with its person to another browser, and not to the next person of this one [SHELL-05]', async ({
    page,
    context,
    browser,
    baseURL,
    request,
    api,
  }) => {
    const [amina, bao] = await api.twoPeople();
    await signIn(context, request, amina);
    await page.goto('/settings');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: consent('accept'), exact: true })
      .click();
    expect((await saved).ok()).toBe(true);

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await signIn(elsewhere, request, amina);
    const other = await elsewhere.newPage();
    await other.goto('/settings');
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('cookie-consent')), 'known without a question')
      .toBe('accepted');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await elsewhere.close();

    const receiptOf = async (bearer: string) => {
      const answer = await request.get('/api/v1/activity/consent', {
        headers: { authorization: `Bearer ${bearer}` },
      });
      const { receipt }: { receipt: unknown } = await answer.json();
      return receipt;
    };
    expect(await receiptOf(amina.access_token)).toMatchObject({ choices: { analytics: true } });
    const kept = await context.storageState();
    const sameBrowser = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      storageState: {
        ...kept,
        origins: kept.origins.map((origin) => ({
          ...origin,
          localStorage: origin.localStorage.filter(({ name }) => name.startsWith('cookie-')),
        })),
      },
    });
    await signIn(sameBrowser, request, bao);
    const next = await sameBrowser.newPage();
    const compared = next.waitForResponse((answer) => answer.url().endsWith('/activity/consent'));
    await next.goto('/settings');
    await compared;
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await receiptOf(bao.access_token), 'nobody answers for someone else').toBeNull();
    await sameBrowser.close();
  });
});
