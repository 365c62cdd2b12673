import type { Account, Api } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { withFreshPin } from '@egcr/e2e/fresh-pin';
import { writtenCv } from '@egcr/e2e/hire-steps';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { formsTexts } from '../../forms/web/texts.ts';
import { addWeeks, mondayOf } from '../contract/index.ts';
import { supportTexts as saidByServer } from '../server/texts.ts';
import { staffTexts } from '../web/staff/texts.ts';
import { supportTexts } from '../web/texts.ts';

// Goal: a person claims support, confirms three weeks, and appeals by keyboard where one was refused; who refused it may not decide again, another officer does.

const CAUSES = [
  'My child was ill on three days of the first week.',
  'I moved to another town in the second week.',
  'I had an operation in the third week.',
] as const;
const APPEAL = 'The rental contract shows the day on which I moved.';
const REFUSED = 'A move takes a day, not a week.';

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [own, staff, form] =
    language === 'en'
      ? [supportTexts.english, staffTexts.english, formsTexts.english]
      : [inLanguage(supportTexts, 'ar'), inLanguage(staffTexts, 'ar'), inLanguage(formsTexts, 'ar')];
  return {
    t: textOf<typeof supportTexts.english>(own, reader),
    staff: textOf<typeof staffTexts.english>(staff, reader),
    form: textOf<typeof formsTexts.english>(form, reader),
    questions: saidByServer(language).form.questions,
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`support-appeal-${language}`, { DEMO: 'on' });

  test.describe(`an appeal for support ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('follows a claim and three weeks, and another officer decides it [SYS-07]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { t, staff } = wordsOf(language);
      const person = await api.newPerson();
      await signIn(context, request, person);
      await findCvMissing(page, language);
      await writtenCv(request, person);
      await claim(page, language);
      const first = await approvedFrom(request, person);

      for (const [at, cause] of CAUSES.entries()) {
        await goOnTo(api, `${mondayOf(addWeeks(first, at + 1))}T12:00:00Z`);
        const tab = await openBrowser(look);
        await signIn(tab.context(), request, await withFreshPin(request, person));
        await confirmWeek(tab, language, cause);
        await decide(request, cause, at === 1 ? 'refuse' : 'accept');
        await tab.context().close();
      }

      const tab = await openBrowser(look);
      await signIn(tab.context(), request, await withFreshPin(request, person));
      await tab.goto('/global-job-board/support');
      const refused = tab.getByRole('listitem').filter({ hasText: REFUSED });
      const send = refused.getByRole('button', { name: t('appeal.send') });
      await tabTo(tab, send);
      await tab.keyboard.press('Enter');
      await expect(tab.locator('[aria-invalid=true]')).toBeVisible();
      await expectAccessible(tab);
      await expectNoOverflow(tab);
      await refused.getByLabel(t('appeal')).fill(APPEAL);
      await send.press('Enter');
      await expect(send).toHaveCount(0);

      for (const [username, mayDecide] of [
        ['bela', false],
        ['bruno', true],
      ] as const) {
        const office = await openBrowser(look);
        await signIn(office.context(), request, await withFreshPin(request, username));
        await office.goto('/super-admin/support');
        const row = office.getByRole('listitem').filter({ hasText: APPEAL });
        await row.getByRole('radio', { name: staff('accept') }).check();
        await row.getByLabel(staff('reason')).fill('The contract shows it.');
        await row.getByRole('button', { name: staff('decide'), exact: true }).click();
        if (mayDecide) await expect(row).toHaveCount(0);
        else await expect(row.getByText(staff('no.you')).first()).toBeVisible();
        await expectAccessible(office);
        await expectNoOverflow(office);
        await office.context().close();
      }

      await tab.reload();
      await expect(tab.getByText(t('week.accepted'), { exact: true })).toHaveCount(3);
      await expectAccessible(tab);
      await expectNoOverflow(tab);
    });
  });
}

/** The page says that the CV is missing, and leads there. */
async function findCvMissing(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { t } = wordsOf(language);
  await page.goto('/global-job-board/support');
  await expect(page.getByText(t('cv.skills'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('cv.write') }).click();
  await page.waitForURL('**/global-job-board?tab=cv');
}

/** From the first question to the reference. */
async function claim(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { t, form, questions } = wordsOf(language);
  const next = () => page.getByRole('button', { name: form('continue') }).click();
  await page.goto('/global-job-board/support');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: t('begin'), exact: true }).click();
  await page.getByLabel(questions.birth_date.label).fill('1990-02-28');
  await next();
  await page.getByLabel(questions.id_number.label).fill(`AB ${language} 4417`);
  await next();
  await expect(page.getByLabel(questions.last_work.label)).toBeVisible();
  await next();
  await page.getByLabel(questions.hours.label).fill('4');
  await next();
  for (const label of [questions.is_able.label, questions.is_looking.label]) {
    await page
      .getByRole('radiogroup', { name: label })
      .getByRole('radio', { name: form('yes'), exact: true })
      .check();
    await next();
  }
  await expect(page.getByRole('heading', { level: 1, name: form('check') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: form('send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sent') })).toBeVisible();
  await expectAccessible(page);
}

interface Called {
  readonly version: number;
  readonly claim: { readonly case_id: string; readonly first_week: string };
  readonly items: readonly { readonly id: string; readonly cause: string }[];
}

async function call(request: APIRequestContext, as: Account, path: string, data?: object): Promise<Called> {
  const headers = { authorization: `Bearer ${as.access_token}`, 'idempotency-key': crypto.randomUUID() };
  const method = data === undefined ? 'GET' : 'POST';
  const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  const body: Called = await answer.json();
  return body;
}

/** A reviewer approves the claim; its first week. */
async function approvedFrom(request: APIRequestContext, person: Account) {
  const { claim: own } = await call(request, person, '/support/own');
  const reviewer = await withFreshPin(request, 'bela');
  const path = `/admin/cases/${own.case_id}`;
  const taken = await call(request, reviewer, `${path}/steps`, { step: 'take', version: 1 });
  await call(request, reviewer, `${path}/decision`, {
    decision: 'approve',
    reason: 'The answers are complete.',
    version: taken.version,
  });
  return own.first_week;
}

async function goOnTo(api: Api, instant: string): Promise<void> {
  const now = await api.now();
  await api.advanceClock(Math.ceil((Date.parse(instant) - now.getTime()) / 1000));
}

/** One act is declared, so an officer has to look. */
async function confirmWeek(page: Page, language: 'en' | 'ar', cause: string): Promise<void> {
  const { t } = wordsOf(language);
  await page.goto('/global-job-board/support');
  await page.getByLabel(t('act.text')).first().fill('Sample Bakery, counter');
  await page.getByLabel(t('act.proof')).first().fill('The bakery’s mail');
  await page.getByLabel(t('cause')).fill(cause);
  await page.getByRole('button', { name: t('certify.send.query') }).click();
  await expect(page.getByText(t('week.query'), { exact: true })).toBeVisible();
}

async function decide(
  request: APIRequestContext,
  cause: string,
  decision: 'accept' | 'refuse',
): Promise<void> {
  const reviewer = await withFreshPin(request, 'bela');
  const { items } = await call(request, reviewer, '/admin/support/weeks');
  const week = items.find((each) => each.cause === cause);
  if (week === undefined) throw new Error('no such week waits for an officer');
  const reason = decision === 'refuse' ? REFUSED : 'The cause is a good one.';
  await call(request, reviewer, `/admin/support/weeks/${week.id}/decision`, { decision, reason });
}
