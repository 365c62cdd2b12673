import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { withFreshPin } from '@egcr/e2e/fresh-pin';
import { hiredByMarco } from '@egcr/e2e/hire-steps';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';

import { careerApplicantsTexts } from '../web/applicants/texts.ts';
import { ownStepTexts } from '../web/mine/texts.ts';
import { careerTexts } from '../web/texts.ts';

// Goal: a job that was accepted is called off before its first day, once by the employer and once by the person; both sides read it.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  return {
    own: textOf<typeof careerTexts.english>(inLanguage(careerTexts, language), reader),
    employer: textOf<typeof careerApplicantsTexts.english>(
      inLanguage(careerApplicantsTexts, language),
      reader,
    ),
    person: textOf<typeof ownStepTexts.english>(inLanguage(ownStepTexts, language), reader),
  };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`call-off-${language}`, { DEMO: 'on' });

  test.describe(`an accepted job ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is called off by the employer, and the person reads it [SYS-07]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { own, employer } = wordsOf(language);
      const person = await api.newPerson();
      const job = await hiredByMarco(request, person, { startsOn: inDays(20) });

      await signIn(context, request, await withFreshPin(request, 'marco'));
      await page.goto(`/global-job-board/postings/${job.id}`);
      const row = page.getByRole('listitem').filter({ hasText: person.username });
      await callOff(page, row, { label: own('step.call_off'), title: employer('call_off.title') });
      await expect(row.getByText(own('state.called_off'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const reading = await openBrowser(look);
      await signIn(reading.context(), request, await withFreshPin(request, person));
      await reading.goto('/global-job-board?tab=applications');
      await expect(reading.getByText(own('state.called_off'), { exact: true })).toBeVisible();
      await expectAccessible(reading);
      await expectNoOverflow(reading);
    });

    test('is called off by the person, and the employer reads it [SYS-07]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { own, person: said } = wordsOf(language);
      const person = await api.newPerson();
      const job = await hiredByMarco(request, person, { nth: 1, startsOn: inDays(20) });

      await signIn(context, request, await withFreshPin(request, person));
      await page.goto('/global-job-board?tab=applications');
      const row = page.getByRole('listitem').filter({ hasText: job.title });
      await callOff(page, row, { label: own('step.call_off'), title: said('call_off.title') });
      await expect(row.getByText(own('state.called_off'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'marco'));
      await office.goto(`/global-job-board/postings/${job.id}`);
      const applicant = office.getByRole('listitem').filter({ hasText: person.username });
      await expect(applicant.getByText(own('state.called_off'), { exact: true })).toBeVisible();
    });
  });
}

/** It is asked whether to, by keyboard. */
async function callOff(
  page: Page,
  row: ReturnType<Page['getByRole']>,
  { label, title }: { readonly label: string; readonly title: string },
): Promise<void> {
  await row.getByRole('button', { name: label, exact: true }).press('Enter');
  const asking = page.getByRole('alertdialog', { name: title });
  await expect(asking).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await asking.getByRole('button', { name: label, exact: true }).press('Enter');
  await expect(asking).toBeHidden();
}
