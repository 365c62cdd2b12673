import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn, twoForMoney } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { budgetTexts } from '../../grant-programmes/web/budgets/texts.ts';
import { programmeTexts } from '../server/programmes/texts.ts';
import { awardTexts } from '../web/awards/texts.ts';
import { openTexts } from '../web/open/texts.ts';

// Goal: two people bring money into a fund, and everyone sees it in the open books, with what was awarded.

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [budgets, open, awards] =
    language === 'en'
      ? [budgetTexts.english, openTexts.english, awardTexts.english]
      : [inLanguage(budgetTexts, 'ar'), inLanguage(openTexts, 'ar'), inLanguage(awardTexts, 'ar')];
  const { title, sector } = programmeTexts(language);
  return {
    t: textOf<typeof budgetTexts.english>(budgets, reader),
    open: textOf<typeof openTexts.english>(open, reader),
    awards: textOf<typeof awardTexts.english>(awards, reader),
    personal: title.personal,
    energy: title.fund.replace('{sector}', sector.energy),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`budgets-${language}`, { DEMO: 'on' });

  test.describe(`the budget of a fund ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is filled by two people, and its open books say so to everyone [SYS-04]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, open, awards, personal, energy } = wordsOf(language);
      const [maker, checker] = await twoForMoney(request);
      await signIn(context, request, maker);
      await page.goto('/super-admin/grant-budgets');
      await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
      await page.getByRole('link').filter({ hasText: energy }).click();
      const panel = page.getByRole('region', { name: energy, exact: true });
      await panel.getByRole('button', { name: t('propose') }).click();
      await expect(panel.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page);
      await panel.getByLabel(t('amount')).fill('1234');
      await panel.getByLabel(t('reason')).fill('Decision 12 of the board.');
      await panel.getByRole('button', { name: t('propose') }).click();
      await expect(page.getByText(t('done'))).toBeVisible();
      await expectNoOverflow(page);

      const other = await openBrowser(look);
      await signIn(other.context(), request, checker);
      const oversight = oversightIn(language);
      await oversight.open(other);
      await oversight.approve(other, 'kind.disbursements.budget', expectAccessible);
      await page.reload();
      await expect(panel.getByText(/2,501,234/).first()).toBeVisible();
      await expectAccessible(page);

      const visitor = await openBrowser(look);
      const answer = await visitor.goto('/funds/energy');
      expect(await answer?.text()).toContain(`<title>${energy} · EGCR</title>`);
      await expect(visitor.getByRole('heading', { level: 1, name: energy })).toBeVisible();
      await expect(visitor.getByText(/2,501,234/).first()).toBeVisible();
      await expect(visitor.getByText(awards('none.here'))).toBeVisible();
      await expectAccessible(visitor);
      await expectNoOverflow(visitor);
      await visitor.goto('/awards');
      await visitor.getByRole('link', { name: personal }).first().click();
      await expect(visitor.getByRole('heading', { level: 1, name: personal })).toBeVisible();
      await expectAccessible(visitor);
      expect((await visitor.goto('/funds/moon'))?.status()).toBe(404);
      await expect(visitor.getByRole('heading', { level: 1, name: open('missing') })).toBeVisible();
    });
  });
}
