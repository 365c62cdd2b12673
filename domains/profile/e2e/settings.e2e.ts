import { contrasts, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { signIn } from '@egcr/e2e/signed-in';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: the parts of the settings are reached by their addresses and are in order; what can be done there is in files of its own.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  test.describe(`the settings ${look.title}`, () => {
    test.use({ ...settingsOf(look), colorScheme: look.language === 'ar' ? 'dark' : 'light' });

    test('every part is reached by its address and shows nothing that axe finds', async ({
      page,
      context,
      request,
      api,
    }) => {
      // Six pages, each looked at by axe.
      await signIn(context, request, await api.newPerson());
      for (const part of ['profile', 'contacts', 'security', 'preferences', 'activity', 'referral']) {
        await page.goto(`/settings?section=${part}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
    });
  });
}
