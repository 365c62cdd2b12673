import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf, type TextOf } from '@egcr/web-kit/messages';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import { graphTexts } from '../../ownership/web/texts.ts';
import { businessTexts } from '../web/businesses/texts.ts';
import { directoryTexts } from '../web/directory/texts.ts';
import { ownersTexts } from '../web/owners/texts.ts';
import { verifyTexts } from '../web/verify/texts.ts';

// Goal: an owner reads the sample business on its dashboard, and a stranger finds and checks it.

const NAME = 'Meridian Sample Works';

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`businesses-${language}`, { DEMO: 'on' });
  const reader =
    language === 'en'
      ? ({ language, locale: 'en-GB' } as const)
      : ({ language, locale: 'ar-EG-u-nu-latn' } as const);
  const own = language === 'en' ? businessTexts.english : inLanguage(businessTexts, 'ar');
  const found = language === 'en' ? directoryTexts.english : inLanguage(directoryTexts, 'ar');
  const checked = language === 'en' ? verifyTexts.english : inLanguage(verifyTexts, 'ar');
  const t = textOf<typeof businessTexts.english>(own, reader);
  const d = textOf<typeof directoryTexts.english>(found, reader);
  const owners = language === 'en' ? ownersTexts.english : inLanguage(ownersTexts, 'ar');
  const o = textOf<typeof ownersTexts.english>(owners, reader);
  const graph = language === 'en' ? graphTexts.english : inLanguage(graphTexts, 'ar');
  const g = textOf<typeof graphTexts.english>(graph, reader);
  const v = textOf<typeof verifyTexts.english>(checked, reader);

  test.describe(`the sample business ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('has its figures, and a stranger checks it [SYS-10] [SYS-11] [SYS-13]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      const marco = await demoPerson(request, 'marco');
      const headers = { authorization: `Bearer ${marco.access_token}` };
      await request.post('/api/v1/identity/pin/verify', { headers, data: { pin: marco.pin } });
      await signIn(context, request, marco);
      await page.goto('/businesses');
      await expect(page.getByRole('link').filter({ hasText: NAME })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link').filter({ hasText: NAME }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(page.getByText(/2,500,000/).first()).toBeVisible();
      await expect(page.getByText(t('lost.tax_id'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      for (const tab of ['wallet', 'tokens', 'grants', 'documents', 'settings'] as const) {
        await page.getByRole('tab', { name: t(`tab.${tab}`) }).click();
        await expect(page.getByRole('tab', { name: t(`tab.${tab}`) })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
      await page.goto('/business/directory');
      await page.getByLabel(d('words')).fill('meridian');
      await page.getByRole('link').filter({ hasText: NAME }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      const profile = page.url();

      const stranger = await openBrowser(look);
      await stranger.goto(new URL(profile).pathname);
      await expect(stranger.getByText(d('trust.sample'))).toBeVisible();
      await expect(stranger.getByText(d('trust.name'))).toHaveCount(0);
      await expectAccessible(stranger);
      await expectNoOverflow(stranger);
      await readOwners(stranger, { o, g });
      await stranger.goto(new URL(profile).pathname);
      await stranger.getByRole('link', { name: d('check') }).click();
      await expect(stranger.getByText(v('is.valid'))).toBeVisible();
      await expectAccessible(stranger);
      await expectNoOverflow(stranger);
    });
  });
}

/** A stranger finds a business that is owned in a loop, and reads who stands behind it. */
async function readOwners(
  page: Page,
  { o, g }: { readonly o: TextOf<typeof ownersTexts>; readonly g: TextOf<typeof graphTexts> },
): Promise<void> {
  const found = await page.request.get('/api/v1/directory/businesses?words=anchor');
  const { items } = z.object({ items: z.array(z.object({ slug: z.string() })) }).parse(await found.json());
  await page.goto(`/business/directory/${items[0]?.slug ?? ''}`);
  await expect(page.getByRole('heading', { name: o('title'), exact: true })).toBeVisible();
  await expect(page.getByText('Ada Sample').first()).toBeVisible();
  await expect(page.getByText(g('loop'))).toBeVisible();
  await page.getByText(g('table')).click();
  await expect(page.getByRole('rowheader', { name: /Dilan Sample/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}
