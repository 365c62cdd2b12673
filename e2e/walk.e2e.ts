import '@egcr/app-web/domains';
import { screenAt } from '@egcr/contract/product-screens';
import type { APIRequestContext, Page } from '@playwright/test';

import { jvd } from './api.ts';
import { expect, test } from './fixtures.ts';
import { expectLog, fixLog } from './fixed-log.ts';
import { tabThrough } from './keyboard.ts';
import { expectAccessible } from './looks-good.ts';
import { samplePaths } from './paths.ts';
import { openPublicPaths, publicViews } from './public-pages.ts';
import { faceAll, LARGEST, layOutAll, readWhole, TWICE, watchTraffic } from './reading.ts';
import { signIn } from './signed-in.ts';
import { findShifts, watchMoves, type Move } from './stillness.ts';
import { ofTurn } from './turn.ts';
import {
  expectAccessibleAtAnySize,
  expectToFit,
  expectWellBuilt,
  expectWordsToLieWell,
} from './walk/checks.ts';
import { differences, keepLayouts, keptLayouts, layoutOf, type Layouts } from './walk/layout.ts';
import { browserOf, mainViews, otherViews, type View } from './walk/views.ts';

// Goal: every page of the product is good in every respect that can be measured: valid HTML, nothing that axe finds, no word cut off or on
// top of another at any width and at twice the text, targets for a thumb, names for pictures, headings in order, nothing that moves unasked,
// no quiet error, no trap for the keyboard, links that lead somewhere, and a layout that changes only on purpose.
// Method: the table of addresses, so that a new page is walked untold; each page is visited once a view, and read to its end first.
// docs/howto/renew-the-layouts.md says how kept layouts are renewed.

const NOW = new Date('2026-11-20T12:00:00Z');
/** What people write into comes alive after the rest of its page. */
const FORMS: readonly string[] = ['/auth', '/contact'];

/** What stands on them, and in which order, is another thing each day: their layout is not kept. */
const LISTS: readonly string[] = ['/awards', '/jobs'];

/**
 * Half as much again as web.dev calls good (0.1): on a cold, busy machine the loader of a short page gives way to it late, and its footer comes into
 * sight. The front page is held to a tenth of what is good.
 */
const CALM = 0.15;

// A run walks every public page in a main view, half of them in another language, and a quarter of the screens of a person in a main view.
const views = [...ofTurn('walk: main', mainViews), ...ofTurn('walk: others', otherViews)];

for (const view of views) {
  test.describe(`every public page ${view.title}`, () => {
    test.use(browserOf(view));

    for (const [share, paths] of view.isMain
      ? sharesOf(publicViews)
      : ofTurn(`walk: ${view.title}`, sharesOf(openPublicPaths)))
      test(`is good in every respect that can be measured, ${share}`, async ({ page, request }, {
        config,
      }) => {
        await page.clock.setFixedTime(NOW);
        await fixLog(page);
        const moves = await watchMoves(page);
        const traffic = watchTraffic(page);
        const kept = keptLayouts(nameOf(view));
        const seen: Record<string, Layouts[string]> = {};
        const links = new Map<string, string>();
        for (const path of paths) {
          await page.goto(path);
          await expectToFit(page, view);
          if (path === '/verify') await expectLog(page);
          if (FORMS.includes(path.split('?')[0] ?? ''))
            await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
          await readWhole(page, traffic);
          expect
            .soft(await movesEachTime(page, { path, traffic, moves }), `moved unasked on ${path}`)
            .toEqual([]);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await layOutAll(page);
          if (view.isMain) {
            await faceAll(page);
            if (!LISTS.includes(path)) seen[path] = await layoutOf(page);
            for (const [link, from] of await linksOf(page, path)) links.set(link, from);
          }
          await expectWellBuilt(page, path, view);
          await expectWordsToLieWell(page, path, TWICE);
          await expectAccessibleAtAnySize(page);
        }
        if (!view.isMain) return;
        await expectLinksToLeadSomewhere(request, links);
        if (config.updateSnapshots === 'changed') keepLayouts(nameOf(view), seen);
        else
          for (const [path, parts] of Object.entries(seen))
            expect.soft(differences(kept[path] ?? [], parts), `the layout of ${path}`).toEqual([]);
      });
  });
}

for (const [share, paths] of ofTurn('walk: keyboard', sharesOf(publicViews)))
  test(`every public page is walked by keyboard without a trap, a ring on each stop, ${share}`, async ({
    page,
  }) => {
    const traffic = watchTraffic(page);
    for (const path of paths) {
      await page.goto(path);
      await readWhole(page, traffic);
      const { stops, complaints } = await tabThrough(page);
      expect.soft(stops[0], `the first stop of ${path}`).toBe('#content');
      expect.soft(complaints, `stops of ${path}`).toEqual([]);
      expect.soft(stops.length, `stops of ${path}`).toBeGreaterThan(8);
    }
  });

/** Stands for a transfer of the person who walks. */
const OWN_TRANSFER = '/wallet/transfers/own';
const screens = [
  ...samplePaths
    .filter(
      ({ isOpen, guard, path }) =>
        isOpen &&
        guard !== 'public' &&
        !path.includes('$') &&
        // The last makes a draft and goes on to it.
        !['/complete-profile', '/pin-verification', '/business-registration/register'].includes(path),
    )
    .map(({ sample }) => sample),
  OWN_TRANSFER,
  '/debt-management',
];

const screensInViews = mainViews.flatMap((view) =>
  sharesOf(screens, 4).map(([share, paths]) => ({ view, share, paths })),
);
for (const { view, share, paths } of ofTurn('walk: persons', screensInViews)) {
  test.describe(`every screen of a person ${view.title}`, () => {
    test.use(browserOf(view));

    test(`is good in every respect that can be measured, ${share}`, async ({
      page,
      context,
      request,
      api,
    }) => {
      const [account, friend] = await api.newPeople(2, jvd(100));
      if (account === undefined || friend === undefined) throw new Error('two people were asked for');
      await api.send(friend, account, jvd(5));
      const [transfer] = await api.transfersOf(account);
      await signIn(context, request, account);
      for (const sample of paths) {
        const path = sample === OWN_TRANSFER ? `/wallet/transfers/${transfer?.id ?? ''}` : sample;
        await page.goto(path);
        await expectToFit(page, view);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectWellBuilt(page, path, view);
        await expectWordsToLieWell(page, path, LARGEST);
        await expectAccessible(page);
      }
    });
  });
}

/**
 * What moved unasked on an open page, where something did again when it was opened once more: on a machine that stood still the loader of any
 * page gives way late, but not twice.
 */
async function movesEachTime(
  page: Page,
  {
    path,
    traffic,
    moves,
  }: {
    readonly path: string;
    readonly traffic: () => number;
    readonly moves: () => Promise<readonly Move[]>;
  },
): Promise<readonly string[]> {
  const most = path === '/' ? undefined : CALM;
  const first = await findShifts(moves, most);
  if (first.length === 0) return [];
  await page.goto(path);
  await readWhole(page, traffic);
  const again = await findShifts(moves, most);
  return again.length === 0 ? [] : [...first, ...again];
}

/** The pages in shares, two unless said otherwise, so that two browsers walk at once. */
function sharesOf(paths: readonly string[], count = 2): readonly (readonly [string, readonly string[]])[] {
  return Array.from(
    { length: count },
    (_, share) => [`share ${share + 1} of ${count}`, paths.filter((__, at) => at % count === share)] as const,
  );
}

/** Where the layouts of a view are kept: a theme moves nothing. */
function nameOf({ language, device }: View): string {
  return `${language}-${device}`;
}

/** Where a page's links lead, each once, with the page they stand on; anchors and links that leave us are judged at once. */
async function linksOf(page: Page, path: string): Promise<ReadonlyMap<string, string>> {
  const here = new URL(page.url());
  const targets = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  const links = new Map<string, string>();
  for (const link of new Set(targets)) {
    const { origin, pathname, search, hash, href } = new URL(link, here);
    if (origin !== here.origin)
      expect(href, `a link of ${path} that leaves us`).toMatch(/^(https:\/\/[\w-]+(\.[\w-]+)+|mailto:|tel:)/);
    else if (hash !== '' && pathname === here.pathname && search === here.search)
      await expect(page.locator(`[id="${hash.slice(1)}"]`), `${hash} of ${path}`).toHaveCount(1);
    else links.set(`${pathname}${search}`, path);
  }
  return links;
}

async function expectLinksToLeadSomewhere(
  request: APIRequestContext,
  links: ReadonlyMap<string, string>,
): Promise<void> {
  expect(links.size).toBeGreaterThan(20);
  for (const [target, path] of links) {
    const answer = await request.get(target, { maxRedirects: 0 });
    expect.soft(answer.status(), `${target}, linked from ${path}`).toBe(200);
    const isPage = answer.headers()['content-type']?.includes('text/html') === true;
    if (isPage && !target.startsWith('/api/'))
      expect.soft(screenAt(target.split('?', 1)[0] ?? ''), `${target}, linked from ${path}`).toBeDefined();
  }
}
