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

import { staffTexts } from '../web/staff/texts.ts';
import { supportTexts } from '../web/texts.ts';

// Goal: a person confirms a week and says why fewer acts count; a reviewer accepts it and sends the cycle, finance approves, and the week is paid.

const CAUSE = 'My child was ill on three days of this week.';

function wordsOf(language: 'en' | 'ar') {
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const [own, staff] =
    language === 'en'
      ? [supportTexts.english, staffTexts.english]
      : [inLanguage(supportTexts, 'ar'), inLanguage(staffTexts, 'ar')];
  return {
    t: textOf<typeof supportTexts.english>(own, reader),
    staff: textOf<typeof staffTexts.english>(staff, reader),
  };
}

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`support-${language}`, { DEMO: 'on' });

  test.describe(`support ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is confirmed for a week, accepted, approved by two, and paid [SYS-07]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const { t, staff } = wordsOf(language);
      await signIn(context, request, await withFreshPin(request, 'amina'));
      await confirmWeek(page, language);

      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'bela'));
      await office.goto('/super-admin/support');
      await expect(office.getByRole('heading', { level: 1, name: staff('title') })).toBeVisible();
      await expectAccessible(office);
      await expectNoOverflow(office);
      const row = office.getByRole('listitem').filter({ hasText: CAUSE });
      await row.getByRole('radio', { name: staff('accept') }).check();
      await row.getByLabel(staff('reason')).fill('The illness is a good cause.');
      await row.getByRole('button', { name: staff('decide'), exact: true }).click();
      await expect(row).toHaveCount(0);
      await office.getByRole('button', { name: staff('prepare') }).click();
      const cycle = office.getByRole('listitem').filter({ hasText: 'S-0007' });
      await cycle.getByRole('button', { name: staff('step.send') }).click();
      await expect(cycle.getByText(staff('state.to_approve'), { exact: true })).toBeVisible();

      const finance = await openBrowser(look);
      await signIn(finance.context(), request, await withFreshPin(request, 'nadia'));
      const oversight = oversightIn(language);
      await oversight.open(finance);
      await oversight.approve(finance, 'kind.disbursements.envelope', expectAccessible);

      await expect(async () => {
        await page.reload();
        await expect(page.getByText(t('week.paid'), { exact: true }).first()).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}

/** One act is declared, so an officer has to look: the page says so before it is sent. */
async function confirmWeek(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { t } = wordsOf(language);
  await page.goto('/global-job-board/support');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel(t('act.text')).first().fill('Sample Bakery, counter');
  await page.getByLabel(t('act.proof')).first().fill('The bakery’s mail');
  await expect(page.getByText(t('acts.count', { counted: '1', needed: '3' })).first()).toBeVisible();
  await page.getByRole('button', { name: t('certify.send.query') }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await page.getByLabel(t('cause')).fill(CAUSE);
  await page.getByRole('button', { name: t('certify.send.query') }).click();
  await expect(page.getByText(t('hint.done'))).toBeVisible();
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string): Promise<Account> {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
