import type { Account, Api } from '@egcr/e2e/api';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { answerTo, withFreshPin } from '@egcr/e2e/fresh-pin';
import { hiredByMarco, writtenCv } from '@egcr/e2e/hire-steps';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext } from '@playwright/test';

import { addDays, addWeeks, mondayOf, type Week } from '../contract/index.ts';
import { claimJobTexts } from '../web/staff/job/texts.ts';
import { supportTexts } from '../web/texts.ts';

// Goal: a person on support accepts a job that begins weeks later: support goes on without a search until then, and ends when it begins.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  return {
    t: textOf<typeof supportTexts.english>(inLanguage(supportTexts, language), reader),
    staff: textOf<typeof claimJobTexts.english>(inLanguage(claimJobTexts, language), reader),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`first-day-${language}`, { DEMO: 'on' });

  test.describe(`support until a job begins ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('goes on after a hire without a search, is seen by an officer, and ends with the first day [SYS-07]', async ({
      page,
      context,
      request,
      api,
      openBrowser,
    }) => {
      const { t, staff } = wordsOf(language);
      const person = await api.newPerson();
      const { id, firstWeek } = await supported(request, person);
      // The first week has begun. The job begins on a Wednesday seven weeks later.
      await goOnTo(api, `${mondayOf(firstWeek)}T12:00:00Z`);
      const startsOn = addDays(mondayOf(addWeeks(firstWeek, 7)), 2);
      await hiredByMarco(request, await withFreshPin(request, person), { startsOn });

      await goOnTo(api, `${mondayOf(addWeeks(firstWeek, 1))}T12:00:00Z`);
      await signIn(context, request, await withFreshPin(request, person));
      await page.goto('/global-job-board/support');
      await expect(page.getByText(t('hired.starts'), { exact: true })).toBeVisible();
      await expect(page.getByText(t('acts.waived'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: t('certify.send'), exact: true }).press('Enter');
      await expect(page.getByText(t('week.accepted'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'bela'));
      await office.goto(`/super-admin/cases?kind=support.claim&case=${id}`);
      await expect(office.getByText(staff('title'), { exact: true })).toBeVisible();
      await expect(office.getByText(staff('far.text'))).toBeVisible();
      await expectAccessible(office);
      await expectNoOverflow(office);

      await goOnTo(api, `${mondayOf(addWeeks(firstWeek, 8))}T12:00:00Z`);
      const after = await openBrowser(look);
      await signIn(after.context(), request, await withFreshPin(request, person));
      // The hourly look at weeks ends the claim.
      await expect(async () => {
        await after.goto('/global-job-board/support');
        await expect(after.getByText(t('hint.graduated'))).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(after);
      await expectNoOverflow(after);
    });
  });
}

interface Draft {
  readonly id: string;
  readonly version: number;
}

/** A claim that a reviewer has approved: all by the API. */
async function supported(
  request: APIRequestContext,
  person: Account,
): Promise<{ readonly id: string; readonly firstWeek: Week }> {
  await writtenCv(request, person);
  const begun = await answerTo<Draft>(request, person, { path: '/forms/support.claim/drafts', data: {} });
  const answers = {
    birth_date: '1990-02-28',
    id_number: person.user_id.slice(-12),
    hours: 0,
    is_able: true,
    is_looking: true,
  };
  const { version } = await answerTo<Draft>(request, person, {
    path: `/form-drafts/${begun.id}`,
    method: 'PUT',
    data: { version: begun.version, answers },
  });
  const { id } = await answerTo<Draft>(request, person, {
    path: '/support/claims',
    data: { draft_id: begun.id, version, zone: 'UTC' },
  });
  const reviewer = await withFreshPin(request, 'bela');
  const taken = await answerTo<Draft>(request, reviewer, {
    path: `/admin/cases/${id}/steps`,
    data: { step: 'take', version: 1 },
  });
  await answerTo(request, reviewer, {
    path: `/admin/cases/${id}/decision`,
    data: { decision: 'approve', reason: 'The answers are complete.', version: taken.version },
  });
  const { claim } = await answerTo<{ claim: { first_week: Week } }>(request, person, {
    path: '/support/own',
  });
  return { id, firstWeek: claim.first_week };
}

async function goOnTo(api: Api, instant: string): Promise<void> {
  const now = await api.now();
  await api.advanceClock(Math.ceil((Date.parse(instant) - now.getTime()) / 1000));
}
