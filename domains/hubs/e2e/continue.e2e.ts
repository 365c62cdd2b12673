import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';
import { inLanguage, textOf } from '@egcr/web-kit/messages';

import { hubTexts } from '../web/texts.ts';

// Goal: a person who stopped in the middle comes to the services, sees what to do next, and continues where they were.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  const { language } = look;
  const t =
    language === 'en'
      ? textOf<typeof hubTexts.english>(hubTexts.english, { language, locale: 'en-GB' })
      : textOf<typeof hubTexts.english>(inLanguage(hubTexts, 'ar'), {
          language,
          locale: 'ar-EG-u-nu-latn',
        });

  test.describe(`the start of the services ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: language === 'ar' ? 'dark' : 'light' });

    test('says what is next, and leads back into a draft [SYS-16]', async ({
      page,
      context,
      request,
      api,
    }) => {
      const person = await api.newPerson();
      await signIn(context, request, person);
      await page.goto('/services/business');
      const main = page.getByRole('main');
      await expect(main.getByText(t('continue.none'))).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: t('next') })).toBeVisible();
      const begun = await request.post('/api/v1/forms/registry.registration/drafts', {
        headers: { authorization: `Bearer ${person.access_token}` },
        data: {},
      });
      expect(begun.ok()).toBe(true);
      const { id } = await begun.json();
      await page.reload();
      const draft = main.locator('a[href$="/business-registration/register"]');
      await expect(draft).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await draft.click();
      await page.waitForURL((url) => url.pathname === `/business-registration/register/${id}`);
    });
  });
}
