import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { formsTexts } from '../../forms/web/texts.ts';
import { openTexts } from '../../grants/web/open/texts.ts';
import { planTexts } from '../web/plans/texts.ts';

// Goal: one who runs programmes makes one, another publishes it, and others find it with how it is scored and how its times are kept.

const TITLE = 'Boats for fishers';

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [plans, form, open] =
    language === 'en'
      ? [planTexts.english, formsTexts.english, openTexts.english]
      : [inLanguage(planTexts, 'ar'), inLanguage(formsTexts, 'ar'), inLanguage(openTexts, 'ar')];
  return {
    t: textOf<typeof planTexts.english>(plans, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    open: textOf<typeof openTexts.english>(open, reader),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`programme-${language}`, { DEMO: 'on' });

  test.describe(`a programme ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is made, sent to review, published by another, and found [SYS-03]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, form, open } = wordsOf(language);
      const manager = await withFreshPin(request, 'pia');
      await writeDraft(request, manager);
      await signIn(context, request, manager);
      await page.goto('/create/grant-programme');
      await expect(page.getByRole('heading', { level: 1, name: t('make') })).toBeVisible();
      await looksGood(page);
      await page.getByRole('link', { name: t('make.continue') }).click();
      await expect(page.getByText(t('fit.weights'))).toBeVisible();
      await looksGood(page);
      await page.goto('/create/grant-programme?step=check');
      await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
      await looksGood(page);
      await page.getByRole('button', { name: form('send') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('made.draft') })).toBeVisible();
      await looksGood(page);
      await page.getByRole('link', { name: t('see.one') }).click();
      await act(page, { t, choice: t('act.submit') });
      const address = page.url();

      const second = await openBrowser(look);
      await signIn(second.context(), request, await withFreshPin(request, 'olga'));
      await second.goto(address);
      await act(second, { t, choice: t('act.publish') });
      await expect(second.getByRole('link', { name: t('page') })).toBeVisible();

      const reader = await openBrowser(look);
      await signIn(reader.context(), request, await withFreshPin(request, 'amina'));
      await reader.goto('/grants?words=fishers');
      await expect(reader.getByRole('link', { name: TITLE })).toBeVisible();
      await looksGood(reader);
      await reader.goto((await second.getByRole('link', { name: t('page') }).getAttribute('href')) ?? '');
      await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(reader.getByRole('heading', { name: open('times') })).toBeVisible();
      await expect(reader.getByRole('link', { name: open('apply') })).toBeVisible();
      await looksGood(reader);
    });
  });
}

async function looksGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

interface Acted {
  readonly t: ReturnType<typeof wordsOf>['t'];
  readonly choice: string;
}

/** Takes a step in the open programme: it is the only one where nothing has to be chosen. */
async function act(page: Page, { t, choice }: Acted): Promise<void> {
  const panel = page.getByRole('region', { name: TITLE, exact: true });
  await panel.getByRole('radio', { name: choice }).check();
  await looksGood(page);
  await panel.getByRole('button', { name: t('act.send') }).click();
  await expect(page.getByText(t('act.done'))).toBeVisible();
  await looksGood(page);
}

async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const verified = await request.post('/api/v1/identity/pin/verify', {
    headers: { authorization: `Bearer ${person.access_token}` },
    data: { pin: person.pin },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}

/** The answers, as they were saved while they were written. */
async function writeDraft(request: APIRequestContext, { access_token: token }: Account): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const begun = await request.post('/api/v1/forms/grants.programme-plan/drafts', {
    headers,
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { id, version }: { id: string; version: number } = await begun.json();
  const answers = {
    title: TITLE,
    summary: 'Small boats with engines that run on batteries, for people who fish along the coast.',
    applicants: ['person'],
    minimum: '200000',
    maximum: '800000',
    budget: '5000000',
    currency: 'USD',
    parts: '50-50',
    decision_days: '60',
    zone: 'UTC',
    opens_on_1: day(-1),
    closes_on_1: day(30),
    another_round_1: false,
    rubric: 'need',
    template: 'usual',
    asks_1: false,
  };
  const saved = await request.put(`/api/v1/form-drafts/${id}`, { headers, data: { version, answers } });
  expect(saved.ok(), await saved.text()).toBe(true);
}
