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
import { ownersTexts } from '../web/owners/texts.ts';
import { registryTexts } from '../web/texts.ts';

// Goal: a person registers a business with an interruption and a name that is taken, an officer decides, and it has a number.

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
    questions: questionWords(language),
    states: registrationWords(language).states,
    events: registrationWords(language).events,
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
      await decide(office, language, reference);

      await page.goto('/business-registration');
      const row = page.getByRole('link').filter({ hasText: reference });
      await expect(row.getByText(words.states.registered, { exact: true })).toBeVisible();
      await expect(row.getByText(/^JVRIT\d{7}[0-9A-Z]$/)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.goto('/business-registration/register/0199a8e0-0000-7000-8000-0000000000ff');
      await expect(page.getByRole('heading', { level: 1, name: t('gone') })).toBeVisible();
      await expectAccessible(page);
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
  await next();
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

/** An officer takes the registration and approves it. */
async function decide(page: Page, language: 'en' | 'ar', reference: string): Promise<void> {
  const { cases, events } = wordsOf(language);
  const { label } = commonWords(language);
  await page.goto('/super-admin/cases?sample=hidden');
  await page.getByRole('link').filter({ hasText: reference }).click();
  const panel = page.getByRole('region', { name: reference });
  await panel.getByRole('button', { name: label.take }).click();
  await panel.getByRole('radio', { name: events.approve.label }).check();
  await panel.getByLabel(cases('decide.reason')).fill('The name is free and the holdings add up.');
  await panel.getByRole('button', { name: cases('decide.send') }).click();
  await expect(panel.getByText(events.approve.done).first()).toBeVisible();
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
