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
import { formsTexts } from '../../forms/web/texts.ts';
import { requestWords } from '../server/words/texts.ts';
import { requestTexts as asked } from '../server/texts.ts';
import { doorTexts } from '../web/door/texts.ts';
import { requestTexts } from '../web/request/texts.ts';

// Goal: a person without a role is told which roles open the area, asks for one, an admin proposes it, the oversight gives it, and the queue opens.

const WHY = 'I begin in the fraud team on Monday.';

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [door, own, form, cases] =
    language === 'en'
      ? [doorTexts.english, requestTexts.english, formsTexts.english, casesTexts.english]
      : [
          inLanguage(doorTexts, 'ar'),
          inLanguage(requestTexts, 'ar'),
          inLanguage(formsTexts, 'ar'),
          inLanguage(casesTexts, 'ar'),
        ];
  return {
    door: textOf<typeof doorTexts.english>(door, reader),
    t: textOf<typeof requestTexts.english>(own, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    cases: textOf<typeof casesTexts.english>(cases, reader),
    asked: asked(language),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`request-access-${language}`, { DEMO: 'on' });

  test.describe(`a role of the staff ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is asked for at the refusal, proposed by one, given by another, and opens the queue [GUARD-09]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { cases } = wordsOf(language);
      await signIn(context, request, await withFreshPin(request, 'amina'));
      const reference = await ask(page, language);

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'adem'));
      await office.goto('/super-admin/cases?sample=hidden');
      await office.getByRole('link').filter({ hasText: reference }).click();
      const panel = office.getByRole('region', { name: reference });
      await panel.getByRole('button', { name: commonWords(language).label.take }).click();
      await panel.getByRole('radio', { name: commonWords(language).label.approve }).check();
      await panel.getByLabel(cases('decide.reason')).fill('Known to the team');
      await panel.getByRole('button', { name: cases('decide.send') }).click();
      await expect(
        panel.getByText(requestWords(language).states.proposed, { exact: true }).first(),
      ).toBeVisible();

      const second = await openBrowser(look);
      const oversight = oversightIn(language);
      await signIn(second.context(), request, await withFreshPin(request, 'olga'));
      await oversight.open(second);
      await oversight.approve(second, 'kind.roles.grant', expectAccessible);

      await expect(page.getByText('Known to the team')).toBeVisible();
      await page.goto('/super-admin');
      await expect(page.getByRole('heading', { level: 2, name: cases('queue.title') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: cases('queue.open') }).click();
      await expect(page.getByRole('heading', { level: 1, name: cases('queue.title') })).toBeVisible();
    });
  });
}

/** From the refusal to the case; answers its reference. */
async function ask(page: Page, language: 'en' | 'ar'): Promise<string> {
  const { door, t, form, asked: said } = wordsOf(language);
  const next = () => page.getByRole('button', { name: form('continue') }).click();
  await page.goto('/super-admin/cases');
  await expect(page.getByRole('heading', { name: door('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: said.roles.fraud_reviewer, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('begin'), exact: true }).click();
  await expect(page.getByRole('radio', { name: said.roles.fraud_reviewer })).toBeChecked();
  await next();
  await page.getByRole('radio', { name: form('yes') }).check();
  await next();
  await page.getByRole('radio', { name: said.queues['fraud.report'] }).check();
  await next();
  await page.getByLabel(said.questions.why.label).fill(WHY);
  await next();
  await page.getByRole('radio', { name: form('no'), exact: true }).check();
  await next();
  await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
  await page.getByRole('button', { name: form('send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const reference = (await page.getByText(/^CA-/).textContent()) ?? '';
  await page.getByRole('link', { name: t('open') }).click();
  await expect(page.getByText(WHY)).toBeVisible();
  return reference;
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
