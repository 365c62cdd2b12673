import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { withFreshPin } from '@egcr/e2e/fresh-pin';
import { jobOfMarco } from '@egcr/e2e/hire-steps';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { holdTexts } from '../web/moderation/texts.ts';

// Goal: a moderator takes an open job off the board, a visitor finds it no more, and it waits in the queue; other staff are offered nothing.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`hold-${language}`, { DEMO: 'on' });

  test.describe(`an open job ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is taken off the board by a moderator, and by nobody else [SYS-07]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const reader =
        language === 'en'
          ? ({ language, locale: 'en-GB' } as const)
          : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
      const t = textOf<typeof holdTexts.english>(inLanguage(holdTexts, language), reader);
      const job = await jobOfMarco(request, await withFreshPin(request, 'amina'));

      const other = await openBrowser(look);
      await signIn(other.context(), request, await withFreshPin(request, 'bela'));
      await other.goto(`/jobs/${job.slug}`);
      await expect(other.getByRole('heading', { level: 1, name: job.title })).toBeVisible();

      await signIn(context, request, await withFreshPin(request, 'jonas'));
      await page.goto(`/jobs/${job.slug}`);
      const hold = page.getByRole('button', { name: t('hold'), exact: true });
      await expect(hold).toBeVisible();
      await expect(other.getByText(t('card'), { exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await hold.press('Enter');
      const asking = page.getByRole('alertdialog', { name: t('title') });
      await expectAccessible(page);
      await expectNoOverflow(page);
      await asking.getByRole('button', { name: t('hold'), exact: true }).press('Enter');
      await expect(page.getByText(t('done'))).toBeVisible();
      await expectAccessible(page);

      const visitor = await openBrowser(look);
      await visitor.goto(`/jobs?words=${encodeURIComponent(job.employer)}`);
      await expect(visitor.locator(`a[href="/jobs/${job.slug}"]`)).toHaveCount(0);
      await page.goto('/super-admin/cases');
      await page.getByRole('link').filter({ hasText: job.title }).first().click();
      await expect(page.getByRole('region').filter({ hasText: job.title }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
