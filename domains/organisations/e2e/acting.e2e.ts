import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import type { APIRequestContext } from '@playwright/test';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { dashboardTexts } from '../../cases/web/dashboard/texts.ts';
import { casesTexts } from '../../cases/web/texts.ts';
import { deskTexts } from '../../desk/web/texts.ts';
import { formsTexts } from '../../forms/web/texts.ts';
import { panelTexts } from '../../notifications/web/settings/texts.ts';
import { appFrameTexts } from '../../site/web/app-frame/texts.ts';
import { actingTexts } from '../web/acting/texts.ts';
import { organisationTexts } from '../web/texts.ts';

// Goal: a person acts for their organisation, sees that on every page, and what they begin belongs to it; the dashboard says what waits.

const NAME = 'Harbour Bakery';

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  return {
    acting: textOf<typeof actingTexts.english>(inLanguage(actingTexts, language), reader),
    cases: textOf<typeof casesTexts.english>(inLanguage(casesTexts, language), reader),
    dashboard: textOf<typeof dashboardTexts.english>(inLanguage(dashboardTexts, language), reader),
    desk: textOf<typeof deskTexts.english>(inLanguage(deskTexts, language), reader),
    form: textOf<typeof formsTexts.english>(inLanguage(formsTexts, language), reader),
    frame: textOf<typeof appFrameTexts.english>(inLanguage(appFrameTexts, language), reader),
    panel: textOf<typeof panelTexts.english>(inLanguage(panelTexts, language), reader),
    own: textOf<typeof organisationTexts.english>(inLanguage(organisationTexts, language), reader),
  };
}

/** The owner of a business, who has just entered the PIN. */
async function marco(request: APIRequestContext) {
  const person = await demoPerson(request, 'marco');
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}

for (const look of contrasts) {
  const test = testOf(`acting-${look.language}`, { DEMO: 'on' });

  test.describe(`acting for an organisation ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('is chosen in the account menu, always shown, and ends with a press [SYS-23]', async ({
      page,
      context,
      request,
    }) => {
      const { acting, cases, desk, form, frame, own } = wordsOf(look.language);
      await signIn(context, request, await marco(request));
      await page.goto('/settings?section=organisations');
      await page.getByRole('button', { name: own('add'), exact: true }).click();
      await page.getByRole('radio', { name: own('kind.business') }).click();
      await page.getByLabel(own('name'), { exact: true }).fill(NAME);
      await page.getByLabel(own('country'), { exact: true }).selectOption('DE');
      await page.getByRole('button', { name: own('save'), exact: true }).click();
      await expect(page.getByRole('link', { name: NAME })).toBeVisible();

      await page.getByRole('button', { name: frame('account.menu') }).click();
      await page.getByLabel(acting('acting'), { exact: true }).selectOption({ label: NAME });
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      const bar = page.locator('[data-acting]');
      await expect(bar).toContainText(NAME);

      await page.goto('/create/fund');
      await expect(bar).toContainText(NAME);
      await page.getByRole('link', { name: desk('begin') }).click();
      await page.getByRole('textbox').first().fill('A fund for apprentices of our bakery');
      await page.getByRole('button', { name: form('continue') }).click();
      await expect(page).not.toHaveURL(/question=purpose/);
      await page.goto('/cases');
      await expect(page.getByRole('heading', { name: cases('drafts') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await bar.getByRole('button', { name: acting('end') }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByRole('heading', { name: cases('drafts') })).toBeHidden();
    });

    test('or for oneself: the dashboard shows the question that waits and the open cases [SYS-23]', async ({
      page,
      context,
      request,
    }) => {
      const { dashboard } = wordsOf(look.language);
      await signIn(context, request, await marco(request));
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: dashboard('question') })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('heading', { name: dashboard('cases') })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: dashboard('question') }).click();
      await expect(page).toHaveURL(/\/cases\/./);
    });

    test('and notifications are chosen by type and channel; security and money stay on [SYS-22]', async ({
      page,
      context,
      request,
    }) => {
      const { panel } = wordsOf(look.language);
      await signIn(context, request, await marco(request));
      await page.goto('/settings?section=notifications');
      const tasks = page.getByRole('group', { name: panel('category.task') });
      const mail = tasks.getByRole('switch', { name: panel('channel.email') });
      await expect(mail).toBeChecked();
      await mail.click();
      await expect(mail).not.toBeChecked();
      const security = page.getByRole('group', { name: panel('category.security') });
      await expect(security.getByRole('switch', { name: panel('channel.email') })).toBeDisabled();
      await page.reload();
      await expect(mail).not.toBeChecked();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
