import { words } from '@egcr/contract/words';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { ofTurn } from '@egcr/e2e/turn';
import type { APIRequestContext, Page } from '@playwright/test';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { commonWords } from '../../cases/server/words/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { formsTexts } from '../../forms/web/texts.ts';
import { deskTexts as services } from '../server/texts.ts';
import { deskTexts } from '../web/texts.ts';

// Goal: a person asks for a service on a telephone with a paper, stops and goes on; an officer opens it, asks back and decides; both read why.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [desk, form, cases] =
    language === 'en'
      ? [deskTexts.english, formsTexts.english, casesTexts.english]
      : [inLanguage(deskTexts, 'ar'), inLanguage(formsTexts, 'ar'), inLanguage(casesTexts, 'ar')];
  return {
    t: textOf<typeof deskTexts.english>(desk, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    cases: textOf<typeof casesTexts.english>(cases, reader),
    said: services(language),
    step: commonWords(language),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const isArabic = look.language === 'ar';
  const test = testOf(`create-${look.language}`, { DEMO: 'on' });

  test.describe(`asking for a service ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: isArabic ? 'dark' : 'light' });

    test('is begun, continued, sent, asked about and decided [SYS-16]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, cases, said, step } = wordsOf(look.language);
      await signIn(context, request, await demoPerson(request, 'amina'));

      await fillIn(page, look.language);
      const reference = (await page.getByText(/^CA-/).textContent()) ?? '';
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: t('open') }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.services.fund.title })).toBeVisible();
      await expect(page.getByText(reference)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const yuki = await officer(request);
      const office = await openBrowser(look);
      await signIn(office.context(), request, yuki);
      await office.goto('/super-admin/cases');
      await expect(office.getByText(cases('sample')).first()).toBeVisible();
      await expectNoOverflow(office);
      // On a phone the fields wait behind a button.
      if (look.device === 'phone')
        await office.getByRole('button', { name: words.filters[look.language] }).click();
      await office.getByLabel(cases('filter.sample'), { exact: true }).selectOption('hidden');
      await office.getByRole('link').filter({ hasText: reference }).click();
      const panel = office.getByRole('region', { name: reference });
      await expect(panel.getByText('Harbour School of Music')).toBeVisible();
      const downloading = office.waitForEvent('download');
      await panel.getByRole('button', { name: /Plan\.pdf/ }).click();
      expect((await downloading).suggestedFilename()).toBe('Plan.pdf');
      await panel.getByRole('button', { name: step.label.take }).click();
      await panel.getByRole('radio', { name: cases('message.ask') }).check();
      await panel.getByLabel(cases('message.label')).fill('Who may use the fund?');
      await expectAccessible(office);
      await expectNoOverflow(office);
      await panel.getByRole('button', { name: cases('message.send') }).click();
      await expect(panel.getByText(step.done.ask)).toBeVisible();

      await expect(page.getByText(cases('turn.applicant'))).toBeVisible();
      await page.getByLabel(cases('message.label')).fill('All pupils');
      await page.getByRole('button', { name: cases('message.send') }).click();
      await expect(page.getByText(step.done.answer)).toBeVisible();

      await expect(panel.getByText('All pupils')).toBeVisible();
      await panel.getByRole('button', { name: cases('decide.send') }).click();
      await expect(panel.getByText(cases('decide.choose')).first()).toBeVisible();
      await panel.getByRole('radio', { name: step.label.approve }).check();
      await panel.getByLabel(cases('decide.reason')).fill('The plan is sound.');
      await panel.getByRole('button', { name: cases('decide.send') }).click();
      await expect(panel.getByText(step.states.fulfilled, { exact: true }).first()).toBeVisible();
      await expectAccessible(office);

      await expect(page.getByText('The plan is sound.')).toBeVisible();
      await expect(page.getByText(step.states.fulfilled, { exact: true }).first()).toBeVisible();
      await page.getByRole('link', { name: cases('back') }).click();
      await expect(page.getByRole('link').filter({ hasText: reference })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('of a kind that is not open yet, or unknown, says so and shows the list [ROUTE-15]', async ({
      page,
      context,
      request,
    }) => {
      const { t, said } = wordsOf(look.language);
      await signIn(context, request, await demoPerson(request, 'amina'));
      await page.goto('/create/mailbox');
      await page.getByRole('button', { name: t('wish') }).click();
      await expect(page.getByText(t('wished'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.goto('/create/nothing');
      await expect(page.getByRole('heading', { level: 1, name: t('unknown') })).toBeVisible();
      await expect(page.getByRole('link', { name: said.services.token.title, exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

/** Goes from the list to the reference: stops after the first question, goes on, changes an answer, sends. */
async function fillIn(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { t, form, said } = wordsOf(language);
  const { label } = said.questions.purpose;
  await page.goto('/create');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: said.services.fund.title, exact: true }).click();
  await expect(page.getByText(t('before.saved'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('begin'), exact: true }).click();

  await page.getByRole('button', { name: form('continue') }).click();
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(label).fill('A fund for the music school');
  await expect(page.locator('[data-saving=saved]')).toBeVisible();
  await expectNoOverflow(page);

  // Goes on where the answers were saved.
  await page.reload();
  await expect(page.getByLabel(label)).toHaveValue('A fund for the music school');
  await page.getByRole('button', { name: form('continue') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: form('yes') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: form('continue') }).click();
  await page.getByLabel(said.questions.organization.label).fill('Harbour Music School');
  await page.getByRole('button', { name: form('continue') }).click();
  await page.getByRole('radio', { name: form('no'), exact: true }).check();
  await page.getByRole('button', { name: form('continue') }).click();
  await page.getByLabel(said.questions.budget.label).fill('12500.50');
  await expectAccessible(page);
  await page.getByRole('button', { name: form('continue') }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: pdfOf(90_000) });
  await expect(page.getByRole('listitem').filter({ hasText: 'Plan.pdf' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: form('continue') }).click();

  await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: `${form('change')} ${said.questions.organization.label}` }).click();
  await page.getByLabel(said.questions.organization.label).fill('Harbour School of Music');
  await page.getByRole('button', { name: form('continue') }).click();
  await expect(page.getByText('Harbour School of Music')).toBeVisible();
  await page.getByRole('button', { name: form('send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
}

/** An officer who has just entered the PIN. */
async function officer(request: APIRequestContext) {
  const yuki = await demoPerson(request, 'yuki');
  const headers = { authorization: `Bearer ${yuki.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: yuki.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return yuki;
}
