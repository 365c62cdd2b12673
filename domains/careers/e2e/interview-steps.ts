import { expect } from '@egcr/e2e/fixtures';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { careerApplicantsTexts } from '../web/applicants/texts.ts';
import { interviewTexts } from '../web/interviews/texts.ts';
import { ownStepTexts } from '../web/mine/texts.ts';
import { offerTexts } from '../web/offers/texts.ts';
import { careerTexts } from '../web/texts.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  return {
    own: textOf<typeof careerTexts.english>(inLanguage(careerTexts, language), reader),
    ownStep: textOf<typeof ownStepTexts.english>(inLanguage(ownStepTexts, language), reader),
    applicants: textOf<typeof careerApplicantsTexts.english>(
      inLanguage(careerApplicantsTexts, language),
      reader,
    ),
    offer: textOf<typeof offerTexts.english>(inLanguage(offerTexts, language), reader),
    interview: textOf<typeof interviewTexts.english>(inLanguage(interviewTexts, language), reader),
  };
}

/** The employer offers two times by the clocks of the job. */
export async function offerTimes(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { own, interview } = wordsOf(language);
  await page.getByRole('button', { name: own('step.invite'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: own('step.invite') });
  await dialog.getByLabel(interview('offer.place'), { exact: true }).fill('Via del Frantoio 4, Lecce');
  await dialog.getByRole('button', { name: interview('offer.send'), exact: true }).click();
  await expect(dialog.getByText(interview('issue.time')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  for (const [number, days] of [
    ['1', 3],
    ['2', 4],
  ] as const)
    await dialog
      .getByLabel(interview('offer.time', { number }), { exact: true })
      .fill(`${inDays(days)}T10:30`);
  await dialog.getByRole('button', { name: interview('offer.send'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(interview('waiting'))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** The applicant chooses a time by keyboard, and takes it into the calendar. */
export async function bookTime(page: Page, title: string, language: 'en' | 'ar'): Promise<void> {
  const { interview } = wordsOf(language);
  const row = page.getByRole('listitem').filter({ hasText: title });
  const times = row.getByRole('radiogroup', { name: interview('choose') });
  await expect(times.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await times.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(times.getByRole('radio').last()).toBeChecked();
  await row.getByRole('button', { name: interview('book'), exact: true }).click();
  const calendar = row.getByRole('button', { name: interview('calendar'), exact: true });
  const file = page.waitForEvent('download');
  await calendar.click();
  expect((await file).suggestedFilename()).toContain('.ics');
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** The employer sees that a time is booked. */
export async function seeBooked(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { interview } = wordsOf(language);
  await expect(page.getByRole('button', { name: interview('calendar'), exact: true })).toBeVisible();
}

/** What the employer writes with the offer. */
export const NOTE = 'The mill begins to press on that day.';

/** The employer offers the job, less than was published first, which is refused at its field. */
export async function offerJob(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { own, offer } = wordsOf(language);
  await page.getByRole('button', { name: own('step.offer'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: own('step.offer') });
  const pay = dialog.getByLabel(offer('pay'), { exact: true });
  await pay.fill('2899');
  await dialog.getByLabel(offer('starts'), { exact: true }).fill(inDays(20));
  await dialog.getByLabel(offer('note')).fill(NOTE);
  await dialog.getByRole('button', { name: offer('send'), exact: true }).click();
  await expect(dialog.getByText(offer('issue.below')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await pay.fill('3000');
  await dialog.getByRole('button', { name: offer('send'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(own('state.offer'), { exact: true })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** The employer looks at all applicants as a board, opens one and goes back by keyboard. */
export async function walkBoard(page: Page, letter: string, language: 'en' | 'ar'): Promise<void> {
  const { own, applicants } = wordsOf(language);
  const view = page.getByLabel(applicants('view'), { exact: true });
  await view.selectOption('board');
  const lane = page.getByRole('region', { name: own('state.submitted'), exact: true });
  const card = lane.getByRole('button').first();
  await tabTo(page, card);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(letter)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
  await view.selectOption('list');
  await expect(page.getByText(letter)).toBeVisible();
}

/** The applicant is asked once more, and accepts. */
export async function acceptOffer(page: Page, title: string, language: 'en' | 'ar'): Promise<void> {
  const { own, ownStep } = wordsOf(language);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: own('step.accept'), exact: true }).click();
  const asking = page.getByRole('alertdialog', { name: ownStep('accept.title') });
  await expect(asking).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await asking.getByRole('button', { name: own('step.accept'), exact: true }).click();
  await expect(asking).toBeHidden();
}
