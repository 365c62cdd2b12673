import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import type { APIRequestContext, Page } from '@playwright/test';

import { commonWords } from '../../cases/server/words/texts.ts';
import { reviewTexts as judgedBy } from '../server/reviews/texts.ts';
import { wordsOf } from './grant-words.ts';

// Goal: a person finds a grant, sees whether they qualify, applies with an interruption; reviewers score it without knowing who asks, two approve; the person accepts
// the agreement, two pay, and the first part is in the wallet; the person reads the scores and reports with a receipt, and an officer accepts the report.

const PURPOSE = 'Two sewing machines, so that I can take school uniforms as orders from June on.';

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`grant-${language}`, { DEMO: 'on' });

  test.describe(`a grant ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is found, applied for, judged blind, approved by two, accepted, paid by two against reports, and in the wallet [SYS-03]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { envelopes, standing, award } = wordsOf(language);
      await signIn(context, request, await withFreshPin(request, 'amina'));
      const reference = await apply(page, language);

      const second = await openBrowser(look);
      await signIn(second.context(), request, await withFreshPin(request, 'pia'));
      await take(second, language, reference);
      for (const [username, points] of [
        ['greta', '4.5'],
        ['gustav', '4'],
        ['grace', '4'],
        ['ghada', '4'],
      ] as const) {
        const reviewer = await openBrowser(look);
        await signIn(reviewer.context(), request, await withFreshPin(request, username));
        await judge(reviewer, language, { reference, points });
        await reviewer.context().close();
      }
      await approve(second, language, { reference, isLast: false });
      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'olga'));
      await approve(office, language, { reference, isLast: true });

      const recipient = await openBrowser(look);
      await signIn(recipient.context(), request, await withFreshPin(request, 'amina'));
      await accept(recipient, language, reference);

      await second.goto('/super-admin/disbursements');
      await second.getByRole('link').filter({ hasText: reference }).click();
      await second.getByRole('button', { name: envelopes('propose') }).click();
      await expect(second.getByText(envelopes('done.propose'))).toBeVisible();
      const finance = await openBrowser(look);
      await signIn(finance.context(), request, await withFreshPin(request, 'nadia'));
      const oversight = oversightIn(language);
      await oversight.open(finance);
      await oversight.approve(finance, 'kind.disbursements.envelope', expectAccessible);

      await page.goto('/grants?tab=mine');
      const row = page.getByRole('link').filter({ hasText: reference });
      await expect(row).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(row.getByText(award('next.due'))).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await row.click();
      await expect(page.getByText(standing('judgement'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.goto('/wallet');
      await expect(page.getByText(/1,200/).first()).toBeVisible();
      await report(recipient, language, reference);
      await decideReport(second, language, reference);
    });

    test('that does not exist says so and shows what is open; a fund leads on [ROUTE-15] [SYS-04]', async ({
      page,
      context,
      request,
    }) => {
      const { t, programmes } = wordsOf(language);
      await signIn(context, request, await withFreshPin(request, 'marco'));
      await page.goto('/apply-funding/sector');
      await expect(page.getByRole('heading', { level: 1, name: t('unknown') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      const energy = programmes.title.fund.replace('{sector}', programmes.sector.energy);
      await page.getByRole('link', { name: energy, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: energy })).toBeVisible();
      await expect(page.getByText(t('chance.gaps'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}

/** From the list to the reference: stops after the first question, goes on, corrects a sum, sends. */
async function apply(page: Page, language: 'en' | 'ar'): Promise<string> {
  const { t, form, said: names, programmes } = wordsOf(language);
  const { questions } = names;
  const next = () => page.getByRole('button', { name: form('continue') }).click();
  await page.goto('/grants');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // What closes soon stands first: the grants that stand for good have no deadline.
  await page.goto('/grants?show=grants&deadline=none');
  await page.getByRole('link', { name: programmes.title.personal, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: programmes.title.personal })).toBeVisible();
  await expect(page.getByText(t('chance.good'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: t('begin'), exact: true }).click();

  await page.getByLabel(questions.amount.label).fill('1999.99');
  await next();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await expect(page.getByText(t('chance.gaps'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(questions.amount.label).fill('4000');
  await expect(page.locator('[data-saving=saved]')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(questions.amount.label)).toHaveValue(/^4000/);
  await next();
  await page.getByLabel(questions.country.label).selectOption('NG');
  await next();
  await page.getByLabel(questions.purpose.label).fill(PURPOSE);
  await next();
  await page.getByLabel(questions.equipment.label).fill('3000');
  await next();
  await page.getByLabel(questions.people.label).fill('0');
  await next();
  await page.getByLabel(questions.other_costs.label).fill('900');
  await expect(page.getByText(t('chance.gaps'))).toBeVisible();
  await page.getByLabel(questions.other_costs.label).fill('1000');
  await expect(page.getByText(t('chance.all'))).toBeVisible();
  await next();
  await next();
  await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: form('send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  return (await page.getByText(/^CA-/).textContent()) ?? '';
}

/** An officer opens the case and takes it; it cannot be approved before it is judged. */
async function take(page: Page, language: 'en' | 'ar', reference: string): Promise<void> {
  const { standing } = wordsOf(language);
  const { label } = commonWords(language);
  const panel = await openCase(page, reference);
  await panel.getByRole('button', { name: label.take }).click();
  await expect(panel.getByText(standing('standing.open')).first()).toBeVisible();
  await expect(panel.getByRole('radio', { name: label.approve })).toHaveCount(0);
}

interface ToJudge {
  readonly reference: string;
  readonly points: string;
}

/** A reviewer says that nothing ties them to it, reads what was asked without who asked, and scores it by keyboard. Nothing where others were asked. */
async function judge(page: Page, language: 'en' | 'ar', { reference, points }: ToJudge): Promise<void> {
  const { review, tie } = wordsOf(language);
  await page.goto('/dashboard?tool=grant-reviews');
  await expect(page.getByText(review('lead'))).toBeVisible();
  const row = page.getByRole('link').filter({ hasText: reference });
  await expect(
    page
      .getByRole('link')
      .filter({ hasText: /CA-/ })
      .or(page.getByText(review('none')))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  if ((await row.count()) === 0) return;
  await row.click();
  const panel = page.getByRole('region', { name: reference });
  await expect(panel.getByText(PURPOSE)).toHaveCount(0);
  await panel.getByRole('radio', { name: tie('tie.none') }).check();
  await panel.getByRole('button', { name: tie('tie.open') }).click();
  await expect(panel.getByText(PURPOSE)).toBeVisible();
  await expect(page.getByText('Amina')).toHaveCount(0);
  await panel.getByRole('button', { name: review('send') }).click();
  await expect(panel.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  for (const { label } of Object.values(judgedBy(language).criteria)) {
    const criterion = panel.getByRole('group', { name: label });
    await criterion.getByLabel(review('score')).selectOption(points);
    await criterion.getByLabel(review('reason')).fill('The application says so plainly.');
  }
  await expect(panel.locator('[data-saving=saved]')).toBeVisible();
  await page.reload();
  await expect(panel.getByLabel(review('reason')).last()).toHaveValue('The application says so plainly.');
  await panel.getByRole('button', { name: review('send') }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: review('send') })
    .press('Enter');
  await expect(panel.getByText(review('scores.sent'))).toBeVisible();
  await expectAccessible(page);
}

interface ToApprove {
  readonly reference: string;
  readonly isLast: boolean;
}

/** An officer approves with the ranking in sight. */
async function approve(page: Page, language: 'en' | 'ar', { reference, isLast }: ToApprove): Promise<void> {
  const { cases, standing } = wordsOf(language);
  const { label, done } = commonWords(language);
  const panel = await openCase(page, reference);
  await expect(panel.getByText(standing('standing.funded')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await panel.getByRole('radio', { name: label.approve }).check();
  await panel.getByLabel(cases('decide.reason')).fill('The plan is sound.');
  await panel.getByRole('button', { name: cases('decide.send') }).click();
  await expect(panel.getByText(isLast ? done.approve : done.endorse).first()).toBeVisible();
}

/** The recipient finds the award, reads the agreement and accepts it. */
async function accept(page: Page, language: 'en' | 'ar', reference: string): Promise<void> {
  const { award } = wordsOf(language);
  await page.goto('/grants?tab=awards');
  await page.getByRole('link').filter({ hasText: reference }).click();
  // The list says what comes next too.
  await page.waitForURL((url) => url.pathname.startsWith('/cases/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: award('accept.send') })).toBeVisible();
  await expect(page.getByText(award('next.accept'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: award('accept.send') }).click();
  await expect(page.getByText(award('accept.missing'))).toBeVisible();
  await page.getByRole('checkbox', { name: award('accept.agree') }).check();
  await page.getByRole('button', { name: award('accept.send') }).click();
  await expect(page.getByText(award('next.to_pay'))).toBeVisible();
}

/** The recipient says what was done with the money, and sends it while the receipt is on its way. */
async function report(page: Page, language: 'en' | 'ar', reference: string): Promise<void> {
  const { award, anyForm } = wordsOf(language);
  await page.goto('/grants?tab=mine');
  await page.getByRole('link').filter({ hasText: reference }).click();
  await page.getByRole('button', { name: award('report.send') }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.getByLabel(award('report.text')).fill('I bought the first machine and sewed ten uniforms.');
  const { promise: road, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/v1/uploads/*/pieces/*', (route) => road.then(() => route.continue()));
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'Receipt.pdf', mimeType: 'application/pdf', buffer: pdfOf(2000) });
  await page.getByRole('button', { name: award('report.send') }).click();
  await expect(page.getByText(anyForm('files.wait'))).toBeVisible();
  // From the top: a link that is half under the bar counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await expectNoOverflow(page);
  letGo();
  await expect(page.getByText(award('next.reported'))).toBeVisible();
}

/** An officer reads the report and accepts it: the second part goes to finance. */
async function decideReport(page: Page, language: 'en' | 'ar', reference: string): Promise<void> {
  const { award } = wordsOf(language);
  const panel = await openCase(page, reference);
  await panel.getByRole('radio', { name: award('decide.accept') }).check();
  await panel.getByLabel(award('decide.reason')).fill('The receipt fits the plan.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: award('decide.send') }).click();
  await expect(panel.getByText(award('part.to_pay'), { exact: true })).toBeVisible();
}

async function openCase(page: Page, reference: string) {
  await page.goto('/super-admin/cases?sample=hidden');
  await page.getByRole('link').filter({ hasText: reference }).click();
  return page.getByRole('region', { name: reference });
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
