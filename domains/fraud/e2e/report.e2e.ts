import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { ofTurn } from '@egcr/e2e/turn';
import type { Locator, Page } from '@playwright/test';

import { taken, withFreshPin } from './officers.ts';
import { wordsOf } from './words.ts';

// Goal: a person reports fraud on a telephone, is interrupted and goes on; one officer finds nothing, the person has it looked at again, another officer acts.

const TOOL = '/dashboard?tool=fraud-reportingdetection';

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const test = testOf(`fraud-${look.language}`, { DEMO: 'on' });

  test.describe(`fraud ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('is reported, decided, looked at again by another officer, and acted on [SYS-23] [ROUTE-10]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, cases, step, words } = wordsOf(look.language);
      await signIn(context, request, await withFreshPin(request, 'amina'));
      const reference = await report(page, look.language);

      const first = await openBrowser(look);
      const panel = await taken(first, { request, username: 'farah', reference, language: look.language });
      await expect(panel.getByText(cases('withheld'))).toBeVisible();
      await expect(panel.getByRole('button', { name: /Message\.pdf/ })).toBeVisible();
      await decide(panel, look.language, { decision: 'dismiss', reason: 'We found nothing.' });

      await page.getByRole('link', { name: t('open') }).click();
      await expect(page.getByText('We found nothing.')).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByLabel(cases('appeal.reason')).fill('They have called again.');
      await page.getByRole('button', { name: step.label.appeal }).click();
      await expect(page.getByText(words.states.received, { exact: true }).first()).toBeVisible();

      const second = await openBrowser(look);
      const again = await taken(second, { request, username: 'adem', reference, language: look.language });
      await again.getByRole('button', { name: words.events.investigate.label }).click();
      await expect(again.getByText(words.states.investigating, { exact: true }).first()).toBeVisible();
      await decide(again, look.language, { decision: 'act', reason: 'The number was closed.' });
      await expectAccessible(second);
      await expectNoOverflow(second);
      await expect(page.getByText('The number was closed.')).toBeVisible();
    });

    test('is looked for before a link is trusted', async ({ page, context, request }) => {
      const { t } = wordsOf(look.language);
      await signIn(context, request, await withFreshPin(request, 'amina'));
      await page.goto(TOOL);
      await page.getByLabel(t('check.label')).fill('https://egcr-wallet.bad.example');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('sign.looks_like_us'))).toBeVisible();
      await expect(page.getByText(t('verdict.unknown.text'))).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(t('check.label')).fill('hello');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('verdict.unreadable'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('act.freeze') })).toHaveAttribute(
        'href',
        '/wallet/security',
      );
    });

    test('pages are left at once by a button, or by Escape pressed three times', async ({
      page,
      context,
      request,
      complaints,
    }) => {
      const { t } = wordsOf(look.language);
      await context.route('https://duckduckgo.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
      );
      await signIn(context, request, await withFreshPin(request, 'amina'));
      for (const leave of [
        () => page.getByRole('button', { name: t('exit') }).click(),
        async () => {
          for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
        },
      ]) {
        await page.goto(TOOL);
        await expect(page.getByRole('button', { name: t('exit') })).toBeVisible();
        await leave();
        await expect(page).toHaveURL(/^https:\/\/duckduckgo\.com\//);
      }
      // Elsewhere is where it should lead.
      expect(
        complaints.splice(0).every((each) => each.startsWith('asked elsewhere: https://duckduckgo.com/')),
      ).toBe(true);
    });
  });
}

/** From the tool's page to the reference, interrupted once. */
async function report(page: Page, language: 'en' | 'ar'): Promise<string> {
  const { t, form, asked: said } = wordsOf(language);
  const next = () => page.getByRole('button', { name: form('continue') }).click();
  await page.goto(TOOL);
  await expect(page.getByRole('button', { name: t('exit') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: t('begin'), exact: true }).click();
  await page.getByRole('radio', { name: said.categories.message }).check();
  await next();
  await page.getByLabel(said.questions.story.label).fill('A message said that my wallet is closed.');
  await expect(page.locator('[data-saving=saved]')).toBeVisible();
  await expectAccessible(page);

  // Interrupted: the draft waits on the tool's page.
  await page.goto(TOOL);
  await page.getByRole('link', { name: t('continue') }).click();
  await expect(page.getByRole('radio', { name: said.categories.message })).toBeChecked();
  await next();
  await expect(page.getByLabel(said.questions.story.label)).toHaveValue(/my wallet is closed/);
  await next();
  await next();
  await page.getByRole('radio', { name: form('no'), exact: true }).check();
  await next();
  await page.getByRole('radio', { name: form('yes') }).check();
  await next();
  await page.getByLabel(said.questions.contact.label).fill('https://closed-wallets.example/login');
  await next();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Message.pdf', mimeType: 'application/pdf', buffer: pdfOf(90_000) });
  await expect(page.getByRole('listitem').filter({ hasText: 'Message.pdf' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await next();
  await page.getByRole('radio', { name: form('yes') }).check();
  await next();
  await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: form('send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  return (await page.getByText(/^CA-/).textContent()) ?? '';
}

async function decide(
  panel: Locator,
  language: 'en' | 'ar',
  { decision, reason }: { readonly decision: 'act' | 'dismiss'; readonly reason: string },
): Promise<void> {
  const { cases, words } = wordsOf(language);
  await panel.getByRole('radio', { name: words.events[decision].label }).check();
  await panel.getByLabel(cases('decide.reason')).fill(reason);
  await panel.getByRole('button', { name: cases('decide.send') }).click();
  await expect(panel.getByText(reason)).toBeVisible();
}
