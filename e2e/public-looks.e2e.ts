import { matchAddress } from '@egcr/site/contract';
import { languages } from '@egcr/web-kit/languages';
import type { Page } from '@playwright/test';

import { expect, looks, settingsOf, test } from './fixtures.ts';
import { tabThrough } from './keyboard.ts';
import { expectNamed } from './looks-good.ts';
import { findSmallTargets, findUnnamedPictures, headingLevels } from './page-parts.ts';
import { openPublicPaths, publicViews } from './public-pages.ts';
import { doubleText, layOutAll, normalText, readWhole, watchTraffic } from './reading.ts';
import { findBadText, findWide } from './text-layout.ts';

// Goal: every public page lies well: no word cut off, sticking out or on top of another, in any language, on any width and at twice the text;
// everything can be reached by keyboard and thumb, has a name, and leads somewhere.
// Method: the table of addresses, each page read to its end first.

const PHONE = 390;
const WIDTHS = [1280, PHONE, 320] as const;
/** 1280 px at 400 % zoom, the narrowest window WCAG 1.4.10 asks for. */
const NARROWEST = [320] as const;
/** One with long words, one from right to left, one without spaces; the rest is looked at where it is narrowest. */
const THOROUGHLY: readonly string[] = ['en', 'de', 'ar', 'ja'];
const HEIGHT = 844;

/** What lies badly on a window of this width. */
async function lookAt(page: Page, width: number, where: string): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  return [...(await findWide(page)), ...(await findBadText(page))].map(
    (complaint) => `${where} at ${width} px: ${complaint}`,
  );
}

/** What lies badly with the text twice as large, on a desktop and on a phone (WCAG 1.4.4 and 1.4.10). */
async function lookAtLargeText(page: Page, path: string): Promise<readonly string[]> {
  await doubleText(page);
  const onPhone = await lookAt(page, PHONE, `${path}, twice the text,`);
  const onDesktop = await lookAt(page, WIDTHS[0], `${path}, twice the text,`);
  await normalText(page);
  // Lines that wrap between small labels may then touch; nothing is lost by it.
  return [...onPhone, ...onDesktop.filter((complaint) => !complaint.includes('overlaps:'))];
}

for (const language of languages) {
  const isThorough = THOROUGHLY.includes(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: WIDTHS[0], height: HEIGHT } });

    test('no word of a public page is cut off, sticks out or lies on another', async ({ page }) => {
      test.setTimeout(360_000);
      const bad: string[] = [];
      const traffic = watchTraffic(page);
      for (const path of isThorough ? publicViews : openPublicPaths) {
        await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
        await page.goto(path);
        await expectNamed(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await readWhole(page, traffic);
        await layOutAll(page);
        for (const width of isThorough ? WIDTHS : NARROWEST) bad.push(...(await lookAt(page, width, path)));
        if (isThorough) bad.push(...(await lookAtLargeText(page, path)));
      }
      expect(bad).toEqual([]);
    });
  });
}

for (const look of looks.filter(({ device }) => device === 'phone')) {
  test.describe(`every public page ${look.title}`, () => {
    test.use(settingsOf(look));

    test('has targets for a thumb, names for its pictures and headings in order', async ({ page }) => {
      test.setTimeout(120_000);
      const traffic = watchTraffic(page);
      for (const path of publicViews) {
        await page.goto(path);
        await expectNamed(page);
        await readWhole(page, traffic);
        await layOutAll(page);
        expect.soft(await findSmallTargets(page), `too small for a thumb on ${path}`).toEqual([]);
        expect.soft(await findUnnamedPictures(page), `neither named nor hidden on ${path}`).toEqual([]);
        const levels = await headingLevels(page);
        const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
        expect.soft(jumps, `headings of ${path}: ${levels.join(' ')}`).toEqual([]);
      }
    });
  });
}

test('every public page is walked by keyboard without a trap, a ring on each stop; its links lead to addresses that answer', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const traffic = watchTraffic(page);
  const asked = new Map<string, string>();
  for (const path of publicViews) {
    await page.goto(path);
    await expectNamed(page);
    await readWhole(page, traffic);
    for (const { origin, pathname, search, hash, href } of await linksOf(page)) {
      if (origin !== baseURL) {
        expect(href, `a link of ${path} that leaves us`).toMatch(
          /^(https:\/\/[\w-]+(\.[\w-]+)+|mailto:|tel:)/,
        );
        continue;
      }
      const here = new URL(page.url());
      if (hash !== '' && pathname === here.pathname && search === here.search)
        await expect(page.locator(`[id="${hash.slice(1)}"]`), `${hash} of ${path}`).toHaveCount(1);
      else asked.set(`${pathname}${search}`, path);
    }
    const { stops, complaints } = await tabThrough(page);
    expect.soft(stops[0], `the first stop of ${path}`).toBe('#content');
    expect.soft(complaints, `stops of ${path}`).toEqual([]);
    expect(stops.length, `stops of ${path}`).toBeGreaterThan(8);
  }
  expect(asked.size).toBeGreaterThan(30);
  for (const [target, path] of asked) {
    const answer = await request.get(target, { maxRedirects: 0 });
    expect(answer.status(), `${target}, linked from ${path}`).toBe(200);
    const isPage = answer.headers()['content-type']?.includes('text/html') === true;
    if (isPage && !target.startsWith('/api/'))
      expect(matchAddress(target.split('?', 1)[0] ?? ''), `${target}, linked from ${path}`).toBeDefined();
  }
});

/** Where a page's links lead, each once. */
async function linksOf(page: Page): Promise<readonly URL[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return [...new Set(links)].map((link) => new URL(link, page.url()));
}
