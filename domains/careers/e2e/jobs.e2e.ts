import type { Account } from '@egcr/e2e/api';
import { demoPerson } from '@egcr/e2e/demo-person';
import { arabicPhone, englishPhone, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';

import { commonWords } from '../../cases/server/words/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { moderationTexts } from '../../jobs/server/words/texts.ts';
import { jobEmployerTexts } from '../../jobs/web/employer/texts.ts';
import { jobFindTexts } from '../../jobs/web/find/texts.ts';
import { jobPageTexts } from '../../jobs/web/job/texts.ts';
import { jobTexts } from '../../jobs/web/texts.ts';
import { jobWords } from '../../jobs/web/words/texts.ts';
import { actingTexts } from '../../organisations/web/acting/texts.ts';
import { appFrameTexts } from '../../site/web/app-frame/texts.ts';
import {
  acceptOffer,
  bookTime,
  NOTE,
  offerJob,
  offerTimes,
  seeBooked,
  walkBoard,
} from './interview-steps.ts';
import { careerApplicantsTexts } from '../web/applicants/texts.ts';
import { careerApplyTexts } from '../web/apply/texts.ts';
import { cvTexts } from '../web/cv/texts.ts';
import { fitTexts } from '../web/fit/texts.ts';
import { careerSavedTexts } from '../web/saved/texts.ts';
import { careerTexts } from '../web/texts.ts';

// Goal: an employer posts a job, an officer publishes it, a person finds it and applies, and both see each step of the answer.

const EMPLOYER = 'Ferri Olive Press';
const TITLE = 'Keeper of the oil mill';
const TEXT = 'You look after the mill, press by night in the autumn, and repair it in the spring. '.repeat(3);
const QUESTION = 'When could you begin?';
const ANSWER = 'On the first of the month.';
const LETTER = 'I kept a mill for four years, repaired its press twice, and can begin in two weeks.';

type JobsEnglish = typeof jobTexts.english &
  typeof jobEmployerTexts.english &
  typeof jobFindTexts.english &
  typeof jobPageTexts.english;

type CareersEnglish = typeof careerTexts.english &
  typeof careerApplicantsTexts.english &
  typeof careerApplyTexts.english &
  typeof careerSavedTexts.english;

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  return {
    t: textOf<JobsEnglish>(
      {
        ...inLanguage(jobTexts, language),
        ...inLanguage(jobEmployerTexts, language),
        ...inLanguage(jobFindTexts, language),
        ...inLanguage(jobPageTexts, language),
      },
      reader,
    ),
    said: textOf<typeof jobWords.english>(inLanguage(jobWords, language), reader),
    own: textOf<CareersEnglish>(
      {
        ...inLanguage(careerTexts, language),
        ...inLanguage(careerApplicantsTexts, language),
        ...inLanguage(careerApplyTexts, language),
        ...inLanguage(careerSavedTexts, language),
      },
      reader,
    ),
    cv: textOf<typeof cvTexts.english>(inLanguage(cvTexts, language), reader),
    fits: textOf<typeof fitTexts.english>(inLanguage(fitTexts, language), reader),
    cases: textOf<typeof casesTexts.english>(inLanguage(casesTexts, language), reader),
    acting: textOf<typeof actingTexts.english>(inLanguage(actingTexts, language), reader),
    frame: textOf<typeof appFrameTexts.english>(inLanguage(appFrameTexts, language), reader),
  };
}

for (const look of ofTurn(import.meta.filename, [englishPhone, arabicPhone])) {
  const { language } = look;
  const test = testOf(`jobs-${language}`, { DEMO: 'on' });

  test.describe(`a job ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is posted, published, found, applied for, and answered; the applicant sees each step [SYS-07]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { own, t } = wordsOf(language);
      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'marco'));
      await post(office, language);
      const desk = await openBrowser(look);
      await signIn(desk.context(), request, await withFreshPin(request, 'jonas'));
      await publish(desk, language);

      await signIn(context, request, await withFreshPin(request, 'amina'));
      await writeCv(page, language);
      await findAndApply(page, language);

      await office.reload();
      const posted = office.getByRole('listitem').filter({ hasText: TITLE });
      await posted.getByRole('link', { name: t('employer.applications') }).click();
      await expect(office.getByText(LETTER)).toBeVisible();
      await expect(office.getByText(ANSWER)).toBeVisible();
      await seeFit(office, language);
      await expectAccessible(office);
      await expectNoOverflow(office);
      await walkBoard(office, LETTER, language);
      await offerTimes(office, language);

      const row = page.getByRole('listitem').filter({ hasText: TITLE });
      await expect(async () => {
        await page.reload();
        await expect(row.getByText(own('state.interview'), { exact: true })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await bookTime(page, TITLE, language);
      await office.reload();
      await seeBooked(office, language);
      await offerJob(office, language);
      await page.reload();
      await expect(row.getByText(NOTE)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await acceptOffer(page, TITLE, language);
      await expect(row.getByText(own('state.hired'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}

/** The employer writes the job; a range that is upside down is said at its field. */
async function post(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { t, said, acting, frame } = wordsOf(language);
  await page.goto('/global-job-board?tab=employer');
  await expect(page.getByRole('heading', { level: 1, name: t('board') })).toBeVisible();
  await page.getByRole('button', { name: frame('account.menu') }).click();
  await page.getByLabel(acting('acting'), { exact: true }).selectOption({ label: EMPLOYER });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('employer.post'), exact: true }).click();
  await page.getByLabel(t('new.job'), { exact: true }).fill(TITLE);
  await page.getByLabel(t('new.text'), { exact: true }).fill(TEXT);
  await page.getByLabel(t('new.skills'), { exact: true }).fill('welding, mechanics, charm');
  await page.getByLabel(t('new.musts'), { exact: true }).fill('mechanics');
  await page.getByLabel(t('new.questions'), { exact: true }).fill(QUESTION);
  await page.getByLabel(t('new.years'), { exact: true }).fill('2');
  await page.getByLabel(t('occupation'), { exact: true }).selectOption('7');
  await page.getByLabel(t('filter.sector'), { exact: true }).selectOption('C');
  await page.getByLabel(t('filter.language'), { exact: true }).selectOption('en');
  await page.getByLabel(t('new.closes'), { exact: true }).fill(inDays(20));
  await page.getByLabel(t('place'), { exact: true }).fill('Lecce');
  await page.getByLabel(t('where'), { exact: true }).selectOption('IT');
  await page.getByLabel(t('new.from'), { exact: true }).fill('2900');
  await page.getByLabel(t('new.to'), { exact: true }).fill('2100');
  await page.getByRole('button', { name: t('new.send'), exact: true }).click();
  await expect(page.getByText(t('issue.below')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(t('new.to'), { exact: true }).fill('3200');
  await page.getByRole('button', { name: t('new.send'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(row.getByText(said('state.in_moderation'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** An officer reads the posting and publishes it. */
async function publish(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { cases } = wordsOf(language);
  const { label } = commonWords(language);
  const { events, states } = moderationTexts(language);
  await page.goto('/super-admin/cases?sample=hidden');
  await page.getByRole('link').filter({ hasText: TITLE }).click();
  const panel = page.getByRole('region').filter({ hasText: TITLE });
  await panel.getByRole('button', { name: label.take }).click();
  await panel.getByRole('radio', { name: events.approve.label }).check();
  await panel.getByLabel(cases('decide.reason')).fill('The job is described and paid.');
  await panel.getByRole('button', { name: cases('decide.send') }).click();
  await expect(panel.getByText(states.approved, { exact: true }).first()).toBeVisible();
}

/** The person adds a skill by keyboard and corrects a month; the job then stands among those that fit, with its reasons. */
async function writeCv(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { t, cv, fits } = wordsOf(language);
  await page.goto('/global-job-board?tab=cv');
  const note = page.locator('[data-saving]');
  await expect(note).toHaveAttribute('data-saving', 'saved');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(cv('headline'), { exact: true }).fill('Keeper of books and mills');
  await page.getByLabel(cv('skills.find'), { exact: true }).fill('mechanical repair');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const skill = page.getByRole('button', { name: cv('remove', { name: 'mechanics' }) });
  await expect(skill).toBeVisible();
  const from = page.getByLabel(cv('from'), { exact: true }).first();
  await from.fill('March');
  await expect(page.getByText(cv('issue.month'))).toBeVisible();
  await expect(note).toHaveAttribute('data-saving', 'invalid');
  await expectAccessible(page);
  await from.fill('2022-03');
  await expect(note).toHaveAttribute('data-saving', 'saved');
  await page.reload();
  await expect(page.getByLabel(cv('headline'), { exact: true })).toHaveValue('Keeper of books and mills');
  await expect(skill).toBeVisible();
  await page.goto('/global-job-board?words=oil+mill');
  await page.getByLabel(t('sort'), { exact: true }).selectOption('fit');
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(row.getByText(fits('has', { skills: 'mechanics' }))).toBeVisible();
  await expect(row.getByText(fits('missing', { skills: 'welding' }))).toBeVisible();
  await row.getByText(fits('reasons')).click();
  await expect(row.getByText(fits('blind'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** The employer sees how the applicant fits, and the CV that was sent, never the pay that was wished. */
async function seeFit(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { cv, fits, own } = wordsOf(language);
  const part = page.getByRole('group', { name: fits('applicant') });
  await expect(part.getByText(fits('missing', { skills: 'welding' }))).toBeVisible();
  await page.getByRole('button', { name: fits('cv.show') }).click();
  const dialog = page.getByRole('dialog', { name: fits('cv.title') });
  await expect(dialog.getByText('Keeper of books and mills')).toBeVisible();
  await expect(dialog.getByText(cv('pay'), { exact: true })).toBeHidden();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: own('close') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

/** From words to the reference: the open search, the page of the job, the letter, and My applications. */
async function findAndApply(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { t, own, fits } = wordsOf(language);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(t('words'), { exact: true }).fill('oil mill');
  await page.getByRole('button', { name: t('find'), exact: true }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page
    .getByRole('link', { name: t('apply'), exact: true })
    .first()
    .click();
  await page.getByLabel(own('apply.letter'), { exact: true }).fill('Too short');
  await page.getByRole('button', { name: own('apply.send'), exact: true }).click();
  // The letter is too short, and the question has no answer.
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  await page.getByLabel(own('apply.letter'), { exact: true }).fill(LETTER);
  await page.getByLabel(QUESTION, { exact: true }).fill(ANSWER);
  await expect(page.getByRole('checkbox', { name: fits('cv.with') })).toBeChecked();
  await expect(page.getByText(fits('must', { skill: 'mechanics' }))).toBeHidden();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: own('apply.send'), exact: true }).click();
  await page.goto('/global-job-board?words=oil+mill');
  await page
    .getByRole('listitem')
    .filter({ hasText: TITLE })
    .getByRole('button', { name: own('save'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: own('save.done'), exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/global-job-board?tab=saved');
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/global-job-board?tab=applications');
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(row.getByText(own('state.submitted'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
