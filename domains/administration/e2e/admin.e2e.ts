import { demoPerson } from '@egcr/e2e/demo-person';
import { contrasts, expect, settingsOf } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { testOf } from '@egcr/e2e/own-product';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { administrationTexts } from '../web/texts.ts';

// Goal: an owner finds what they administer, an officer finds the queue, and a stranger learns why the page is closed to them.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const test = testOf(`administration-${language}`, { DEMO: 'on' });
  const t =
    language === 'en'
      ? textOf<typeof administrationTexts.english>(administrationTexts.english, {
          language,
          locale: 'en-GB',
        })
      : textOf<typeof administrationTexts.english>(inLanguage(administrationTexts, 'ar'), {
          language,
          locale: 'ar-EG-u-nu-latn',
        });

  test.describe(`the administration of businesses ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('has a face for owners, one for officers, and a refusal for others [SYS-17]', async ({
      page,
      context,
      request,
      openBrowser,
    }) => {
      await signIn(context, request, await demoPerson(request, 'marco'));
      await page.goto('/business/admin');
      await expect(page.getByRole('heading', { name: 'Meridian Sample Works' })).toBeVisible();
      await expect(page.getByRole('link', { name: t('open.team') }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      const office = await openBrowser(look);
      await signIn(office.context(), request, await demoPerson(request, 'rosa'));
      await office.goto('/business/admin');
      await expect(office.getByRole('list', { name: t('urgent') })).toBeVisible();
      await expectAccessible(office);
      await expectNoOverflow(office);
      const ways = office.getByRole('link', { name: t('queue.open') });
      const names = await ways.evaluateAll((all) => all.map((way) => way.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(names.length);
      await ways.first().click();
      await office.waitForURL((url) => url.pathname === '/super-admin/cases');

      const stranger = await openBrowser(look);
      await signIn(stranger.context(), request, await demoPerson(request, 'amina'));
      await stranger.goto('/business/admin');
      await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(stranger.locator('a[href$="/request-access"]')).toBeVisible();
      await expect(stranger.getByText(t('own'))).toHaveCount(0);
      await expectAccessible(stranger);
    });
  });
}
