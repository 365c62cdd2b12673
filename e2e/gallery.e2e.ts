import { serveGallery, type ServedGallery } from '@egcr/ui/gallery-server';
import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectAccessible, expectAccessibleSize, expectNoOverflow } from './looks-good.ts';
import { faceAll } from './reading.ts';
import { ofTurn } from './turn.ts';
import { differences, keepLayouts, keptLayouts, layoutOf } from './walk/layout.ts';

const looks = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
] as const;

type Look = (typeof looks)[number];

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 px at 400 % zoom, the narrowest window WCAG 1.4.10 asks for. */
const NARROW = { width: 320, height: 640 };

let gallery: ServedGallery;

test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(async () => {
  await gallery.close();
});

/** Places of the gallery's buttons that open something. */
const DIALOG = 0;
const ALERT_DIALOG = 1;
const SHEET = 2;
const MENU = 3;
const PALETTE = 4;
const TOOLTIP = 5;
const NEXT_TOOLTIP = 6;
const TOAST = 7;
const BAD_TOAST = 8;
const QUESTION = 9;
const POPOVER = 10;

interface View {
  readonly viewport?: typeof DESKTOP;
  /** These sections alone, where the rest would only cost time. */
  readonly only?: string;
}

async function open(
  page: Page,
  { theme, dir }: Look,
  { viewport = DESKTOP, only }: View = {},
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`${gallery.url}?theme=${theme}&dir=${dir}${only === undefined ? '' : `&only=${only}`}`);
  await expect(page.locator('main section').first()).toBeVisible();
  // The phone fields fetch the rules of all countries when they show.
  if (only === undefined) await expect(page.locator('#fields select option').nth(200)).toBeAttached();
  await faceAll(page);
}

function overlays(page: Page): Locator {
  return page.locator('#overlays').getByRole('button');
}

async function openOverlay(page: Page, place: number, opened: Locator): Promise<void> {
  await overlays(page).nth(place).click();
  await expect(opened).toBeVisible();
  await expectAccessible(page);
}

for (const look of ofTurn(import.meta.filename, looks)) {
  const name = `${look.theme}-${look.dir}`;

  test(`every component is accessible, ${name}`, async ({ page }) => {
    test.slow();
    await open(page, look);
    await expectAccessible(page);
    await open(page, look, { viewport: PHONE });
    await expectAccessible(page);
  });

  test(`nothing sticks out on any screen or at twice the text, ${name}`, async ({ page }) => {
    for (const viewport of [DESKTOP, PHONE, NARROW]) {
      await open(page, look, { viewport });
      await expectNoOverflow(page);
    }
    await open(page, look, { viewport: { width: 1024, height: 768 } });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoOverflow(page);
  });

  test(`every component stands where it did, ${name}`, async ({ page }, { config }) => {
    await open(page, look);
    // A piece of work that is open in a queue comes into sight.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const seen = { gallery: await layoutOf(page) };
    const view = `gallery-${name}`;
    if (config.updateSnapshots === 'changed') keepLayouts(view, seen);
    else expect(differences(keptLayouts(view)['gallery'] ?? [], seen.gallery)).toEqual([]);
  });
}

// The colours and sides of popups are those of the page; two looks show all of them.
for (const look of ofTurn(import.meta.filename, [looks[0], looks[3]])) {
  test(`what opens over the page is accessible, ${look.theme}-${look.dir}`, async ({ page }) => {
    await open(page, look, { only: 'overlays,choices' });
    await openOverlay(page, DIALOG, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await openOverlay(page, ALERT_DIALOG, page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');
    await openOverlay(page, SHEET, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await openOverlay(page, MENU, page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await openOverlay(page, PALETTE, page.getByRole('dialog').getByRole('listbox'));
    await page.keyboard.press('Escape');
    await openOverlay(page, QUESTION, page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');
    await openOverlay(page, POPOVER, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await page.locator('#choices input[role=combobox]').fill('a');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const toast = page.getByRole('status').filter({ has: page.getByRole('button') });
    await openOverlay(page, TOAST, toast);
    // It would lie over the button of the next.
    await toast.getByRole('button').last().click();
    await expect(toast).toBeHidden();
    await openOverlay(
      page,
      BAD_TOAST,
      page
        .getByRole('alert')
        .filter({ has: page.getByRole('button') })
        .last(),
    );
  });
}

const [calm] = looks;

test('nothing needs an inline style or script, nor complains', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await open(page, calm);
  const count = await overlays(page).count();
  for (let place = 0; place < count; place += 1) {
    await overlays(page).nth(place).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('everything that is pressed is at least 44 px high', async ({ page }) => {
  await open(page, calm, { viewport: PHONE });
  const targets = page.locator(
    'button:visible, select:visible, input:not([type=checkbox], [type=radio], [type=file], [aria-hidden]):visible, input[type=file] + label:visible, summary:visible, label:has([type=checkbox], [type=radio]):visible',
  );
  const sizes = await targets.evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.outerHTML.slice(0, 80),
      height: element.getBoundingClientRect().height,
    })),
  );
  expect(sizes.length).toBeGreaterThan(50);
  // A control in a frame of 44 px leaves the frame its hairlines.
  expect(sizes.filter(({ height }) => height < 42)).toEqual([]);
});

test('what is chosen in a select breaks into lines before it runs under the arrow', async ({ page }) => {
  await open(page, calm, { viewport: NARROW, only: 'choices' });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const selects = page.locator('#choices select');
  await expect(selects.first()).toBeVisible();
  const heights = () =>
    selects.evaluateAll((found) => found.map((select) => select.getBoundingClientRect().height));
  const before = await heights();
  await selects.evaluateAll((found) => {
    for (const select of found) {
      const chosen = select.querySelector('option:checked');
      if (chosen) chosen.textContent = 'The account that the money goes to';
    }
  });
  await expect.poll(heights).not.toEqual(before);
  const after = await heights();
  expect(after.every((height, at) => height > (before[at] ?? 0))).toBe(true);
});

test('a coin seen from its edge is one bar, not splinters', async ({ page }) => {
  await open(page, calm, { only: 'ornaments' });
  const coin = page.locator('.coin').first();
  await expect(coin).toBeVisible();
  await coin.locator('.coin-body').evaluate((body) => {
    if (!(body instanceof HTMLElement)) return;
    body.style.animation = 'none';
    body.style.transform = 'rotateY(90deg)';
  });
  const whole = await coin.boundingBox();
  const rim = await coin.locator('.coin-rim').boundingBox();
  expect(rim?.width).toBeGreaterThan(14);
  expect(rim?.height).toBeGreaterThanOrEqual(whole?.height ?? Number.NaN);
});

test('a toast stands at the bottom right [SHELL-06]', async ({ page }) => {
  await open(page, calm);
  await overlays(page).nth(TOAST).click();
  const toast = page.getByRole('status').filter({ has: page.getByRole('button') });
  const box = await toast.boundingBox();
  expect(DESKTOP.width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeCloseTo(24, 0);
  expect(DESKTOP.height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeCloseTo(24, 0);
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
});

test('a tooltip waits 700 ms, and the next within 300 ms not at all [SHELL-07]', async ({ page }) => {
  await page.clock.install();
  await open(page, calm);
  const first = overlays(page).nth(TOOLTIP);
  const next = overlays(page).nth(NEXT_TOOLTIP);
  const wordsOf = async (trigger: Locator) =>
    page
      .locator('[data-base-ui-portal]')
      .getByText((await trigger.getAttribute('aria-label')) ?? '', { exact: true });
  const firstWords = await wordsOf(first);
  const nextWords = await wordsOf(next);
  await first.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await first.hover();
  await page.clock.runFor(690);
  await expect(firstWords).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(firstWords).toBeVisible();

  await next.hover();
  await page.clock.runFor(20);
  await expect(nextWords).toBeVisible();

  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await expect(nextWords).toHaveCount(0);
  await next.hover();
  await page.clock.runFor(690);
  await expect(nextWords).toHaveCount(0);
});

test('Retry loads the page again [SHELL-10]', async ({ page }) => {
  await open(page, calm);
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  const loaded = page.waitForEvent('load');
  await page.locator('#messages').getByRole('button', { name: 'Retry' }).click();
  await loaded;
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

test('a button without a name is noticed, and targets too small for a finger', async ({ page }) => {
  const target = 'display:inline-block;width:9px;height:9px';
  await page.setContent(
    `<html lang="en"><title>A page</title><main><h1>A page</h1><button></button>
     <button style="${target}">a</button><button style="${target}">b</button></main></html>`,
  );
  await expect(expectAccessible(page, { timeout: 1000 })).rejects.toThrow(/button-name/);
  await expect(expectAccessibleSize(page)).rejects.toThrow(/target-size/);
});
