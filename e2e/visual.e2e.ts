import { expect, test } from './fixtures.ts';
import { expectLog, fixLog } from './fixed-log.ts';
import { expectNamed } from './looks-good.ts';
import { nameOf, openPublicPaths } from './public-pages.ts';
import { faceAll, layOutAll, readWhole, watchTraffic } from './reading.ts';

// Goal: every public page looks as it did when somebody last looked at it: desktop and phone, light and dark, English, Arabic and Japanese.
// Method: kept pictures of the first two screens of a page at a quarter of their size, always equally large; what lies below is measured
// instead (public-looks.e2e.ts). docs/howto/renew-the-pictures.md says how to renew them.

const looks = ['en', 'ar', 'ja'].flatMap((language) =>
  (['desktop', 'phone'] as const).flatMap((device) =>
    (['light', 'dark'] as const).map((theme) => ({ language, device, theme })),
  ),
);
const VIEWPORTS = { desktop: { width: 1280, height: 1600 }, phone: { width: 390, height: 1688 } } as const;
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-EG', ja: 'ja-JP' };
/** Enough to see what moved, little enough to keep. */
const SCALE = 0.25;
/** What people write into comes alive after the rest of its page. */
const FORMS: readonly string[] = ['/auth', '/contact'];
const NOW = new Date('2026-11-20T12:00:00Z');

for (const { language, device, theme } of looks) {
  test.describe(`${language}, ${device}, ${theme}`, () => {
    test.use({
      locale: LOCALES[language] ?? language,
      colorScheme: theme,
      viewport: VIEWPORTS[device],
      deviceScaleFactor: SCALE,
    });

    test(`every public page looks as it did, ${language} ${device} ${theme}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.clock.setFixedTime(NOW);
      await fixLog(page);
      const traffic = watchTraffic(page);
      for (const path of openPublicPaths) {
        await page.goto(path);
        await expectNamed(page);
        if (path === '/verify') await expectLog(page);
        if (FORMS.includes(path))
          await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: 30_000 });
        await readWhole(page, traffic);
        await layOutAll(page);
        await faceAll(page);
        await expect.soft(page).toHaveScreenshot([`${language}-${device}-${theme}`, `${nameOf(path)}.png`], {
          scale: 'device',
          // What is counted, dated or drawn anew at each visit.
          mask: [page.locator('time, [aria-busy], code')],
          // Letters are drawn a little differently by each version of the browser and of the system's fonts.
          maxDiffPixelRatio: 0.06,
          threshold: 0.3,
        });
      }
    });
  });
}
