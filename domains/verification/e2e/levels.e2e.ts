import { Api, type Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { commonWords } from '../../cases/server/words/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { formsTexts } from '../../forms/web/texts.ts';
import { directoryTexts } from '../../registry/web/directory/texts.ts';
import { verificationTexts as reviewTexts } from '../server/words/texts.ts';
import { verificationTexts } from '../web/businesses/texts.ts';
import { contactTexts } from '../web/contacts/texts.ts';
import { officerTexts } from '../web/officer/texts.ts';

// Goal: an owner asks for level 2 with papers, and an officer decides each check with a reason; then the owner proves a phone and asks for level 3, which two
// officers decide. A stranger reads the level.

const NAME = 'Ferri Olive Press';
const LEI = '5493000IBP32UQZ0KL24';
const PHONE = '+390612345678';
const REASON = 'The paper fits what stands in the register.';

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const isEnglish = language === 'en';
  return {
    t: textOf<typeof verificationTexts.english>(
      isEnglish ? verificationTexts.english : inLanguage(verificationTexts, 'ar'),
      reader,
    ),
    officer: textOf<typeof officerTexts.english>(
      isEnglish ? officerTexts.english : inLanguage(officerTexts, 'ar'),
      reader,
    ),
    contact: textOf<typeof contactTexts.english>(
      isEnglish ? contactTexts.english : inLanguage(contactTexts, 'ar'),
      reader,
    ),
    form: textOf<typeof formsTexts.english>(
      isEnglish ? formsTexts.english : inLanguage(formsTexts, 'ar'),
      reader,
    ),
    cases: textOf<typeof casesTexts.english>(
      isEnglish ? casesTexts.english : inLanguage(casesTexts, 'ar'),
      reader,
    ),
    directory: textOf<typeof directoryTexts.english>(
      isEnglish ? directoryTexts.english : inLanguage(directoryTexts, 'ar'),
      reader,
    ),
    review: reviewTexts(language),
    common: commonWords(language),
  };
}
type Words = ReturnType<typeof wordsOf>;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`levels-${language}`, { DEMO: 'on' });

  test.describe(`a business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is verified at level 2 by an officer, and at level 3 by two [SYS-09]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const words = wordsOf(language);
      await signIn(context, request, await withFreshPin(request, 'marco'));
      await giveLei(page, words);
      const second = await ask(page, words, '2');

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'viktor'));
      await decideChecks(office, words, { reference: second, kinds: ['documents', 'officers', 'owners'] });
      await approve(office, words, { reference: second, isLast: true });

      await seeLevel(page, words, '2');
      await provePhone(page, request, words);
      const third = await ask(page, words, '3');
      const desk = await openBrowser(look);
      await signIn(desk.context(), request, await withFreshPin(request, 'viktor'));
      await decideChecks(desk, words, {
        reference: third,
        kinds: ['documents', 'officers', 'owners', 'wallet'],
      });
      await approve(desk, words, { reference: third, isLast: false });
      const other = await openBrowser(look);
      await signIn(other.context(), request, await withFreshPin(request, 'adem'));
      await approve(other, words, { reference: third, isLast: true });

      await seeLevel(page, words, '3');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await readAsStranger(page, await openBrowser(look), words);
    });
  });
}

async function open(page: Page): Promise<void> {
  await page.goto('/business/verification');
  await page.getByRole('link').filter({ hasText: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
}

/** Level 1 follows at once. */
async function giveLei(page: Page, { t }: Words): Promise<void> {
  await open(page);
  await page.getByLabel(t('lei')).fill(LEI);
  await page.getByRole('button', { name: t('check'), exact: true }).click();
  await expect(page.getByText(t('note.digits_right'))).toBeVisible();
}

/** From the button to the reference: papers, people, and for level 3 where the money comes from. */
async function ask(page: Page, { t, form, review }: Words, level: '2' | '3'): Promise<string> {
  const { questions } = review;
  const next = () => page.getByRole('button', { name: form('continue') }).click();
  await open(page);
  await page.getByRole('link', { name: t('apply') }).click();
  await page.getByRole('radio', { name: questions.level.options[level], exact: true }).check();
  await next();
  const papers = [
    { question: questions.papers.label, name: `Articles-${level}.pdf`, buffer: pdfOf(2000 + Number(level)) },
    {
      question: questions.identity.label,
      name: `Passport-${level}.pdf`,
      buffer: pdfOf(3000 + Number(level)),
    },
  ];
  for (const { question, name, buffer } of papers) {
    await expect(page.getByRole('group', { name: question })).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await next();
  }
  if (level === '3') {
    await page.getByLabel(questions.funds.label).fill('From the sale of olive oil.');
    await next();
    await page.getByLabel(questions.wallet.label).fill('The deposit of the first of November.');
    await next();
  }
  for (const text of Object.values(questions.statements.options)) await page.getByLabel(text).check();
  await next();
  await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: form('send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
  await expectAccessible(page);
  return (await page.getByText(/^CA-/).textContent()) ?? '';
}

async function openCase(page: Page, reference: string) {
  await page.goto('/super-admin/cases');
  await page.getByRole('link').filter({ hasText: reference }).click();
  return page.getByRole('region', { name: reference });
}

interface ToDecide {
  readonly reference: string;
  readonly kinds: readonly ('documents' | 'officers' | 'owners' | 'wallet')[];
}

/** An officer takes the case and decides each check that no rule could. */
async function decideChecks(
  page: Page,
  { officer, common }: Words,
  { reference, kinds }: ToDecide,
): Promise<void> {
  const panel = await openCase(page, reference);
  await panel.getByRole('button', { name: common.label.take }).click();
  const which = panel.getByLabel(officer('check.which'));
  await expect(which).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  for (const kind of kinds) {
    await which.selectOption(kind);
    await panel.getByRole('radio', { name: officer('check.pass') }).check();
    await panel.getByLabel(officer('check.reason')).fill(REASON);
    await panel.getByRole('button', { name: officer('check.send') }).click();
    // The form is empty again once it is kept.
    await expect(panel.getByLabel(officer('check.reason'))).toHaveValue('');
  }
  await expect(panel.getByText(REASON)).toHaveCount(kinds.length);
}

interface ToApprove {
  readonly reference: string;
  readonly isLast: boolean;
}

async function approve(
  page: Page,
  { cases, common, review }: Words,
  { reference, isLast }: ToApprove,
): Promise<void> {
  const panel = await openCase(page, reference);
  await panel.getByRole('radio', { name: review.events.approve.label }).check();
  await panel.getByLabel(cases('decide.reason')).fill('Every check of this level has passed.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: cases('decide.send') }).click();
  const done = isLast ? review.events.approve.done : common.done.endorse;
  await expect(panel.getByText(done).first()).toBeVisible();
}

async function seeLevel(page: Page, { t }: Words, level: '2' | '3'): Promise<void> {
  await open(page);
  await expect(page.getByText(t('state.verified'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t('level', { level }), { exact: true }).first()).toBeVisible();
}

/** A code by SMS, entered on the page. */
async function provePhone(page: Page, request: APIRequestContext, { t, contact }: Words): Promise<void> {
  await open(page);
  await page.getByLabel(t('check.phone'), { exact: true }).fill(PHONE);
  await page.getByRole('button', { name: contact('phone.send') }).click();
  await expect(page.getByLabel(contact('phone.code'))).toBeVisible();
  const { text } = await new Api(request).message(PHONE);
  await page.getByLabel(contact('phone.code')).fill(/\d{6}/.exec(text)?.[0] ?? 'the message has no code');
  await page.getByRole('button', { name: contact('phone.prove') }).click();
  await expect(page.getByText(contact('proven.done')).first()).toBeVisible();
}

/** It is found by its level, and its profile stands open to everyone. */
async function readAsStranger(page: Page, stranger: Page, { directory }: Words): Promise<void> {
  await page.goto('/business/directory?level=3');
  await page.getByRole('link').filter({ hasText: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(stranger.getByRole('heading', { name: directory('trust') })).toBeVisible();
  await expectAccessible(stranger);
  await expectNoOverflow(stranger);
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
