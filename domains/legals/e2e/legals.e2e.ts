import { expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { publicWordsOf } from '@egcr/e2e/public-words';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: anybody can read what holds, what held before and what changed between, take it along, and point at one section of it.

for (const look of ofTurn(import.meta.filename, looks)) {
  test.describe(`the legal documents ${look.title}`, () => {
    test.use(settingsOf(look));

    test('show versions, changes and sections by their address, and can be taken along [ROUTE-05] [ROUTE-10]', async ({
      page,
      request,
    }) => {
      const { legals: words } = publicWordsOf(look.language);
      await page.goto('/legals');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: words('changes.show', { version: '1.0' }) }).click();
      await expect(page.getByRole('insertion').first()).toBeVisible();
      await expect(page.getByRole('deletion').first()).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('navigation', { name: words('documents') })
        .getByRole('link', { name: words('document.cookies') })
        .click();
      await expect(page).toHaveURL(/document=cookies/);
      await expect(page.getByRole('insertion')).toHaveCount(0);
      await page.goto('/legals?document=terms&version=1.0#money');
      await expect(page.getByText(words('old.title'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeInViewport();
      const pdf = await page.getByRole('link', { name: words('pdf') }).getAttribute('href');
      const file = await request.get(pdf ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    });

    test('say how security works, and where a weakness is reported [ROUTE-10]', async ({ page }) => {
      const { security: words } = publicWordsOf(look.language);
      await page.goto('/security');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('title'));
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: words('report.link') })
        .click();
      await expect(page).toHaveURL(/\/contact\?topic=security$/);
    });
  });
}
