import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { oversightIn } from '@egcr/e2e/super-admins';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { verifyTexts } from '../../registry/web/verify/texts.ts';
import { statusTexts } from '../web/texts.ts';

// Goal: an owner puts a business to rest and resumes; then two officers suspend it, and a stranger reads that on its profile and its certificate.

const NAME = 'Ferri Olive Press';
const REST = 'No olives until the next harvest.';
const SUSPENDED = 'The address of the business is not theirs.';

const found = z.object({
  items: z.array(z.object({ name: z.string(), number: z.string(), slug: z.string() })),
});

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`statuses-${language}`, { DEMO: 'on' });
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const t = textOf<typeof statusTexts.english>(
    language === 'en' ? statusTexts.english : inLanguage(statusTexts, 'ar'),
    reader,
  );
  const v = textOf<typeof verifyTexts.english>(
    language === 'en' ? verifyTexts.english : inLanguage(verifyTexts, 'ar'),
    reader,
  );

  test.describe(`the status of a business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('is changed by its owner, then by two officers, and read by a stranger [SYS-08] [SYS-17]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      await signIn(context, request, await withFreshPin(request, 'marco'));
      await page.goto('/businesses');
      await page.getByRole('link').filter({ hasText: NAME }).click();
      await page.getByRole('tab').last().click();
      await page.getByLabel(t('reason')).fill(REST);
      await page.getByRole('button', { name: t('event.rest') }).click();
      await expect(page.getByText(t('act.sell'))).toBeVisible();
      await expect(page.getByText(REST).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByLabel(t('reason')).fill('The harvest begins.');
      await page.getByRole('button', { name: t('event.resume') }).click();
      await expect(page.getByText(t('act.sell'))).toHaveCount(0);

      const answer = await request.get(`/api/v1/directory/businesses?words=${encodeURIComponent(NAME)}`);
      const business = found.parse(await answer.json()).items.find(({ name }) => name === NAME);
      if (business === undefined) throw new Error('the business of the demonstration is not listed');
      const office = await openBrowser(look);
      await signIn(office.context(), request, await withFreshPin(request, 'rosa'));
      await proposeSuspension(office, business.number);
      const oversight = await openBrowser(look);
      await signIn(oversight.context(), request, await withFreshPin(request, 'olga'));
      const { open, approve } = oversightIn(language);
      await open(oversight);
      await approve(oversight, 'kind.business_status.suspend', expectAccessible);

      await readAsStranger(await openBrowser(look), business.slug);
    });
  });

  async function proposeSuspension(page: Page, number: string): Promise<void> {
    await page.goto('/business/admin/status');
    await page.getByLabel(t('number')).fill(number);
    await page.getByRole('button', { name: t('find'), exact: true }).click();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await page.getByRole('radio', { name: t('event.suspend') }).check();
    await page.getByLabel(t('reason')).fill(SUSPENDED);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: t('propose') }).click();
    await expect(page.getByText(t('proposed')).first()).toBeVisible();
  }

  async function readAsStranger(page: Page, slug: string): Promise<void> {
    await page.goto(`/business/directory/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByText(SUSPENDED).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const profile = await page.request.get(`/api/v1/directory/businesses/${slug}`);
    const { certificate } = z.object({ certificate: z.string() }).parse(await profile.json());
    await page.goto(`/verify/${certificate}`);
    await expect(page.getByText(v('is.revoked')).first()).toBeVisible();
    await expect(page.getByText(SUSPENDED).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}

/** A person who has just entered the PIN. */
async function withFreshPin(request: APIRequestContext, username: string) {
  const person = await demoPerson(request, username);
  const headers = { authorization: `Bearer ${person.access_token}` };
  const verified = await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: person.pin } });
  expect(verified.ok(), await verified.text()).toBe(true);
  return person;
}
