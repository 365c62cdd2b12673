import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { commonWords } from '../../cases/server/words/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { formsTexts } from '../../forms/web/texts.ts';
import { questionWords } from '../server/questions/texts.ts';
import { registrationWords } from '../server/words/texts.ts';
import { consentTexts } from '../web/consents/texts.ts';
import { directorshipTexts } from '../web/directorships/texts.ts';
import { directoryTexts } from '../web/directory/texts.ts';
import { ownersTexts } from '../web/owners/texts.ts';
import { registryTexts } from '../web/texts.ts';
import { verifyTexts } from '../web/verify/texts.ts';

// Goal: a person registers a business with an interruption and a name that is taken; the officer sends it back, it is answered, a director who was invited
// by mail confirms, it is registered and listed, and a stranger checks its certificate.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [own, owners, form, cases] =
    language === 'en'
      ? [registryTexts.english, ownersTexts.english, formsTexts.english, casesTexts.english]
      : [
          inLanguage(registryTexts, 'ar'),
          inLanguage(ownersTexts, 'ar'),
          inLanguage(formsTexts, 'ar'),
          inLanguage(casesTexts, 'ar'),
        ];
  return {
    t: textOf<typeof registryTexts.english>(own, reader),
    o: textOf<typeof ownersTexts.english>(owners, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    cases: textOf<typeof casesTexts.english>(cases, reader),
    c: textOf<typeof consentTexts.english>(
      language === 'en' ? consentTexts.english : inLanguage(consentTexts, 'ar'),
      reader,
    ),
    director: textOf<typeof directorshipTexts.english>(
      language === 'en' ? directorshipTexts.english : inLanguage(directorshipTexts, 'ar'),
      reader,
    ),
    d: textOf<typeof directoryTexts.english>(
      language === 'en' ? directoryTexts.english : inLanguage(directoryTexts, 'ar'),
      reader,
    ),
    v: textOf<typeof verifyTexts.english>(
      language === 'en' ? verifyTexts.english : inLanguage(verifyTexts, 'ar'),
      reader,
    ),
    questions: questionWords(language),
    states: registrationWords(language).states,
    events: registrationWords(language).events,
    label: commonWords(language).label,
  };
}
type Words = ReturnType<typeof wordsOf>;

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`register-${language}`, { DEMO: 'on' });

  test.describe(`a business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is registered: from a draft to a number [SYS-08] [ROUTE-15]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const words = wordsOf(language);
      const { t } = words;
      const amina = await withFreshPin(request, 'amina');
      await signIn(context, request, amina);
      const reference = await register(page, words);

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'rosa'));
      await sendBack(office, words, reference);
      await answer(page, words, reference);
      const kofi = await openBrowser(look);
      await signIn(kofi.context(), request, await withFreshPin(request, 'kofi'));
      await confirm(kofi, words);
      // A PIN that is fresh again: much has happened since.
      const desk = await openBrowser(look);
      await signIn(desk.context(), request, await withFreshPin(request, 'rosa'));
      await decide(desk, words, reference);

      await page.goto('/business-registration');
      const row = page.getByRole('link').filter({ hasText: reference });
      await expect(row.getByText(words.states.registered, { exact: true })).toBeVisible();
      await expect(row.getByText(/^JVRIT\d{7}[0-9A-Z]$/)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.goto('/business-registration/register/0199a8e0-0000-7000-8000-0000000000ff');
      await expect(page.getByRole('heading', { level: 1, name: t('gone') })).toBeVisible();
      await expectAccessible(page);
      await check(page, await openBrowser(look), words);
    });
  });
}

/** From what is needed to the reference: a name that is taken, a reload, a sum that differs. */
async function register(page: Page, words: Words): Promise<string> {
  const { t, o, form, questions } = words;
  const { questions: asked, holders: holder } = questions;
  const next = () => page.getByRole('button', { name: form('continue') }).click();
  await page.goto('/business-registration');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: t('begin') }).click();
  await expect(page).toHaveURL(/\/business-registration\/register\/[0-9a-f-]{36}$/);
  await page.getByLabel(asked.jurisdiction.label).selectOption('IT');
  await next();
  await page.getByLabel(asked.name.label, { exact: true }).fill('FERRI OLIVE PRESS LTD');
  await expect(page.getByText(t('name.taken'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(asked.name.label, { exact: true }).fill('Harbour Bakery');
  await expect(page.getByText(t('name.free'))).toBeVisible();
  await expect(page.locator('[data-saving=saved]')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(asked.name.label, { exact: true })).toHaveValue('Harbour Bakery');

  await seeSections(page, words);
  await next();
  await next();
  await page.getByRole('radio', { name: asked.type.options.private_company }).check();
  await next();
  await page.getByLabel(asked.street.label).fill('Via del Porto 1');
  await next();
  await page.getByLabel(asked.town.label).fill('Genova');
  await next();
  await next();
  await page.getByLabel(asked.activities.options.C, { exact: true }).check();
  await next();
  await page.getByLabel(asked.born.label).fill('1990-05-17');
  await next();
  await inviteDirector(page, words);
  await page.getByLabel(asked.shares.label).fill('1000');
  await next();
  await page.getByLabel(asked.share_value.label).fill('1');
  await next();
  await next();
  await page.getByLabel(asked.own_shares.label).fill('600');
  await expect(page.getByText(t('fault.sum_missing', { number: '400' }))).toBeVisible();
  await next();
  await page.getByRole('radio', { name: form('yes') }).check();
  await next();
  await page.getByRole('radio', { name: holder.kind.options.person, exact: true }).check();
  await next();
  await page.getByLabel(holder.name.label.replace('{number}', '1')).fill('Bao Lin');
  await next();
  await page.getByLabel(holder.born.label.replace('{number}', '1')).fill('1985-02-03');
  await next();
  await page.getByLabel(holder.shares.label.replace('{number}', '1')).fill('400');
  await expect(page.getByText(t('findings.none'))).toBeVisible();
  await expect(page.getByRole('heading', { name: o('title') })).toBeVisible();
  await expect(page.getByText('Bao Lin').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await next();
  await next();
  for (const text of Object.values(asked.declarations.options)) await page.getByLabel(text).check();
  await next();
  await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: form('send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
  await expectAccessible(page);
  return (await page.getByText(/^CA-/).textContent()) ?? '';
}

/** Who comes back sees the sections, and goes on where something is open. */
async function seeSections(page: Page, { form, questions }: Words): Promise<void> {
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole('heading', { level: 1, name: form('tasks') })).toBeVisible();
  await expect(page.getByText(form('section.started'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: questions.sections.business, exact: true }).click();
  await page.getByRole('radio', { name: questions.questions.type.options.private_company }).check();
  await page.getByRole('link', { name: form('back') }).click();
  await page.getByRole('link', { name: form('back') }).click();
  await expect(page.getByLabel(questions.questions.name.label, { exact: true })).toHaveValue(
    'Harbour Bakery',
  );
}

/** A director who may have no account is named by an address. */
async function inviteDirector(page: Page, { form, questions: { directors } }: Words): Promise<void> {
  const next = () => page.getByRole('button', { name: form('continue') }).click();
  const of = (label: string) => label.replace('{number}', '2');
  await page.getByRole('radio', { name: form('yes') }).check();
  await next();
  await page.getByLabel(of(directors.name.label)).fill('Kofi Mensah');
  await next();
  await page.getByLabel(of(directors.born.label)).fill('1980-01-02');
  await next();
  await page.getByLabel(of(directors.user.label)).fill('kofi@egcr.example');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await next();
  await next();
}

const QUESTION = 'Which house is it?';
const ANSWER = 'Number one, by the harbour';

/** An officer takes the registration and asks for more. */
async function sendBack(page: Page, { cases, label }: Words, reference: string): Promise<void> {
  await page.goto('/super-admin/cases?sample=hidden');
  await page.getByRole('link').filter({ hasText: reference }).click();
  const panel = page.getByRole('region', { name: reference });
  await panel.getByRole('button', { name: label.take }).click();
  await panel.getByRole('radio', { name: cases('message.ask') }).check();
  await panel.getByLabel(cases('message.label')).fill(QUESTION);
  await expectAccessible(page);
  await panel.getByRole('button', { name: cases('message.send') }).click();
  await expect(panel.getByText(QUESTION)).toBeVisible();
}

/** The applicant answers. */
async function answer(page: Page, { cases }: Words, reference: string): Promise<void> {
  await page.goto('/business-registration');
  await page.getByRole('link').filter({ hasText: reference }).click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await page.getByLabel(cases('message.label')).fill(ANSWER);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: cases('message.send') }).click();
  await expect(page.getByText(ANSWER)).toBeVisible();
}

/** The director confirms by the account that has the address. */
async function confirm(page: Page, { c, director }: Words): Promise<void> {
  await page.goto('/businesses');
  await page
    .getByRole('list', { name: director('asked') })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: director('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('radio', { name: director('yes') }).check();
  await page.getByRole('button', { name: c('send') }).click();
  await expect(page.getByText(director('state.confirmed'))).toBeVisible();
  await expectAccessible(page);
}

/** The officer registers it. */
async function decide(page: Page, { cases, events }: Words, reference: string): Promise<void> {
  await page.goto('/super-admin/cases?sample=hidden');
  await page.getByRole('link').filter({ hasText: reference }).click();
  const panel = page.getByRole('region', { name: reference });
  await expect(panel.getByText(ANSWER)).toBeVisible();
  await panel.getByRole('radio', { name: events.approve.label }).check();
  await panel.getByLabel(cases('decide.reason')).fill('The name is free and the holdings add up.');
  await panel.getByRole('button', { name: cases('decide.send') }).click();
  await expect(panel.getByText(events.approve.done).first()).toBeVisible();
}

/** It is listed, and a stranger checks its certificate. */
async function check(page: Page, stranger: Page, { d, v }: Words): Promise<void> {
  await page.goto('/business/directory?sample=hidden');
  await page.getByLabel(d('words')).fill('harbour bakery');
  await page.getByRole('link').filter({ hasText: 'Harbour Bakery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Bakery' })).toBeVisible();
  await expect(page.getByText('Kofi Mensah').first()).toBeVisible();
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.getByText(d('trust.director'))).toBeVisible();
  await expectAccessible(stranger);
  await expectNoOverflow(stranger);
  await stranger.getByRole('link', { name: d('check') }).click();
  await expect(stranger.getByText(v('is.valid'))).toBeVisible();
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
