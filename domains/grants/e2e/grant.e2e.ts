import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { commonWords } from '../../cases/server/words/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { envelopeTexts } from '../../disbursements/web/texts.ts';
import { formsTexts } from '../../forms/web/texts.ts';
import { programmeTexts } from '../server/programmes/texts.ts';
import { grantTexts as said } from '../server/texts.ts';
import { grantTexts } from '../web/texts.ts';

// Goal: a person finds a grant, sees whether they qualify, applies with an interruption; two approve, two pay, and the money is in the wallet.

const PURPOSE = 'Two sewing machines, so that I can take school uniforms as orders from June on.';

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [own, form, cases, envelopes] =
    language === 'en'
      ? [grantTexts.english, formsTexts.english, casesTexts.english, envelopeTexts.english]
      : [
          inLanguage(grantTexts, 'ar'),
          inLanguage(formsTexts, 'ar'),
          inLanguage(casesTexts, 'ar'),
          inLanguage(envelopeTexts, 'ar'),
        ];
  return {
    t: textOf<typeof grantTexts.english>(own, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    cases: textOf<typeof casesTexts.english>(cases, reader),
    envelopes: textOf<typeof envelopeTexts.english>(envelopes, reader),
    said: said(language),
    programmes: programmeTexts(language),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`grant-${language}`, { DEMO: 'on' });

  test.describe(`a grant ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is found, applied for, approved by two, paid by two, and in the wallet [SYS-03]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, envelopes, said: names } = wordsOf(language);
      await signIn(context, request, await withFreshPin(request, 'amina'));
      const reference = await apply(page, language);

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'greta'));
      await decide(office, language, reference, 'take');
      const second = await openBrowser(look);
      await signIn(second.context(), request, await withFreshPin(request, 'pia'));
      await decide(second, language, reference, 'approve');

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
        await expect(row.getByText(names.states.paid, { exact: true })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.goto('/wallet');
      await expect(page.getByText(/4,000/).first()).toBeVisible();
      await page.goto('/apply-grant/personal');
      await expect(page.getByRole('link', { name: t('begin'), exact: true })).toBeVisible();
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

/** An officer opens the case and approves it; the first one takes it before. */
async function decide(
  page: Page,
  language: 'en' | 'ar',
  reference: string,
  first: 'take' | 'approve',
): Promise<void> {
  const { cases } = wordsOf(language);
  const { label, done } = commonWords(language);
  await page.goto('/super-admin/cases?sample=hidden');
  await page.getByRole('link').filter({ hasText: reference }).click();
  const panel = page.getByRole('region', { name: reference });
  if (first === 'take') await panel.getByRole('button', { name: label.take }).click();
  await panel.getByRole('radio', { name: label.approve }).check();
  await panel.getByLabel(cases('decide.reason')).fill('The plan is sound.');
  await panel.getByRole('button', { name: cases('decide.send') }).click();
  await expect(panel.getByText(first === 'take' ? done.endorse : done.approve).first()).toBeVisible();
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
