import { contrasts, expect, settingsOf, test } from './fixtures.ts';
import { expectAccessible, expectNamed } from './looks-good.ts';
import { publicViews } from './public-pages.ts';
import { doubleText, layOutAll, normalText, readWhole, watchTraffic } from './reading.ts';
import { ofTurn } from './turn.ts';

// Goal: nothing that axe finds (WCAG 2.2 AA and best practice) on any public page, down to its last line, in both themes, both directions,
// and at twice the text.
// Method: the table of addresses, each page read to its end first.

for (const look of ofTurn(import.meta.filename, contrasts)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`every public page ${look.title}, ${theme}`, () => {
      test.use({ ...settingsOf(look), colorScheme: theme });

      test('shows nothing that axe finds, also at twice the text', async ({ page }) => {
        test.setTimeout(240_000);
        const traffic = watchTraffic(page);
        for (const path of publicViews) {
          await page.goto(path);
          await expectNamed(page);
          await expect(page.locator('html')).toHaveAttribute('dir', look.language === 'ar' ? 'rtl' : 'ltr');
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await readWhole(page, traffic);
          await layOutAll(page);
          await expectAccessible(page);
          await doubleText(page);
          await expectAccessible(page);
          await normalText(page);
        }
      });
    });
  }
}
