import { textOf } from '@egcr/web-kit/messages';
import type { Locator, Page } from '@playwright/test';

import { languageListTexts } from '../domains/site/web/language-list/texts.ts';
import { expect, looks, settingsOf, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './looks-good.ts';
import { layOutAll, readWhole, watchTraffic } from './reading.ts';
import { signIn } from './signed-in.ts';
import { ofTurn } from './turn.ts';
import { wordsOf } from './words.ts';

const listEnglish = languageListTexts.english;

// Goal: the person who chooses Urdu, Persian or Hebrew has a page from right to left, whose English sentences read as English ones do.
// Method: the picker of the frame, on a phone and a desktop; then an account that takes the choice to another browser.

const [desktop, phone] = looks;
if (desktop === undefined || phone === undefined) throw new Error('a look is missing');
const { frame } = wordsOf('en');
const list = textOf<typeof listEnglish>(listEnglish, { language: 'en', locale: 'en-GB' });
/** A slow machine fetches the list, its texts and the next page. */

const choices = [
  { code: 'ur', ownName: 'اردو', look: desktop, theme: 'dark' },
  { code: 'fa', ownName: 'فارسی', look: phone, theme: 'light' },
  { code: 'he', ownName: 'עברית', look: phone, theme: 'dark' },
] as const;

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
}

/** The words are English, the page is mirrored. */
async function expectMirrored(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Where the picker stands: in the banner, or on a phone in the sheet, which this opens. */
async function pickerPlace(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) return page.getByRole('banner');
  await page.getByRole('button', { name: frame('menu.open') }).click();
  return page.getByRole('dialog', { name: frame('menu.title') });
}

function pickerIn(place: Locator): Locator {
  return place.getByRole('combobox', { name: frame('language.label') });
}

/** Notes every direction the page has from now on, in each document. */
async function noteDirections(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenDirections: seen });
    new MutationObserver((changes) => {
      const root = document.documentElement;
      if (changes.some(({ target }) => target === root)) seen.push(root.dir);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['dir'] });
  });
  return () => page.evaluate('[...new Set(seenDirections)]');
}

/** How far the last letter of a text is from the end of its English sentence, and the text from the right edge of its place. */
function standingOf(text: Locator): Promise<{ readonly behindStop: number; readonly fromEdge: number }> {
  return text.evaluate((place) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    const lines = [...range.getClientRects()];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    let last = walker.nextNode();
    for (let next = last; next !== null; next = walker.nextNode()) last = next;
    const length = last?.textContent?.length ?? 0;
    if (last === null || length === 0) throw new Error('no text');
    range.setStart(last, length - 1);
    range.setEnd(last, length);
    const stop = range.getBoundingClientRect();
    const ends = lines.filter(({ bottom }) => Math.abs(bottom - stop.bottom) < 4).map(({ right }) => right);
    return {
      behindStop: Math.max(...ends) - stop.right,
      fromEdge: place.getBoundingClientRect().right - Math.max(...lines.map(({ right }) => right)),
    };
  });
}

async function expectToReadRight(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  const { behindStop, fromEdge } = await standingOf(text);
  expect(Math.abs(behindStop), 'the stop ends the sentence').toBeLessThan(2);
  expect(Math.abs(fromEdge), 'the text stands at the right edge').toBeLessThan(2);
}

for (const { code, ownName, look, theme } of ofTurn(import.meta.filename, choices)) {
  const isPhone = look.device === 'phone';

  test.describe(`the person who chooses ${ownName} (${code}), ${look.device}, ${theme}`, () => {
    test.use({ ...settingsOf(look), colorScheme: theme });

    test('has a mirrored page at once, on the next page and the next day, until they choose English [PREF-02, PREF-04]', async ({
      page,
    }) => {
      await openPage(page, '/security');
      await pickerIn(await pickerPlace(page, isPhone)).selectOption('more');
      const dialog = page.getByRole('dialog', { name: list('title') });
      await dialog.getByRole('searchbox').fill(ownName);
      await dialog.getByRole('button', { name: ownName }).click();
      await expect(page.getByRole('heading', { name: list('thanks.title') })).toBeFocused();
      await expectMirrored(page);
      await expectToReadRight(dialog.getByText(list('thanks.text', { language: 'English' })));
      await expectAccessible(page);
      await expectNoOverflow(page);

      const directions = await noteDirections(page);
      await openPage(page, '/contact');
      await expectMirrored(page);
      expect(await directions(), 'turned before the first paint, and never back').toEqual(['rtl']);
      await expectToReadRight(page.getByText(/^A person reads every message\./));
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.mouse.wheel(0, 400);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Legal documents', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
      await expectMirrored(page);
      await expectNoOverflow(page);

      await openPage(page, '/security');
      await pickerIn(await pickerPlace(page, isPhone)).selectOption('en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await page.reload();
      await expect(page.locator('html[data-alive]')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      expect(await page.evaluate(() => localStorage.getItem('language-chosen'))).toBeNull();
    });
  });
}

test.describe('a browser that speaks Hebrew', () => {
  test.use({ ...settingsOf(phone), locale: 'he-IL', colorScheme: 'light' });

  test('has mirrored pages at its first visit, without having chosen anything [PREF-02, PREF-04]', async ({
    page,
  }) => {
    const traffic = watchTraffic(page);
    const directions = await noteDirections(page);
    for (const path of ['/', '/auth', '/legals', '/egcr/whitepaper', '/services']) {
      await openPage(page, path);
      await expectMirrored(page);
      expect(await directions(), path).toEqual(['rtl']);
      await readWhole(page, traffic);
      await layOutAll(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    await openPage(page, '/security?lang=fr');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});

test.describe('an account', () => {
  test.use({ ...settingsOf(desktop), colorScheme: 'light' });

  test('takes Hebrew and its mirrored pages to another browser, with every sum in one piece [PREF-02, PREF-04]', async ({
    page,
    context,
    request,
    api,
    openBrowser,
  }) => {
    const person = await api.newPerson({ value: '1234567', assetCode: 'JVD', assetScale: 2 });
    await signIn(context, request, person);
    await page.goto('/settings?section=preferences');
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/preferences'),
    );
    const settings = page.getByRole('main');
    await settings.getByRole('combobox', { name: 'Language', exact: true }).click();
    await settings.getByRole('option', { name: /עברית/ }).click();
    await expectMirrored(page);
    expect((await saved).ok()).toBe(true);
    await expectAccessible(page);

    const other = await openBrowser({ ...phone, title: 'another browser' });
    await signIn(other.context(), request, person);
    await other.goto('/dashboard');
    await expectMirrored(other);
    await other.goto('/wallet');
    await expectMirrored(other);
    const sum = other.locator('bdi', { hasText: '12,345' }).first();
    await expect(sum).toBeVisible();
    expect(await digitsAsSeen(sum)).toBe('12,345.67');
    for (const path of ['/wallet', '/wallet/history', '/settings']) {
      await other.goto(path);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expectMirrored(other);
      await expectAccessible(other);
      await expectNoOverflow(other);
    }
  });
});

/** The figures of a sum from left to right, as they stand on the screen. */
function digitsAsSeen(sum: Locator): Promise<string> {
  return sum.evaluate((place) => {
    const seen: { readonly sign: string; readonly left: number }[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        const sign = text.charAt(at);
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        if (/[\d.,]/.test(sign)) seen.push({ sign, left: range.getBoundingClientRect().left });
      }
    }
    return seen
      .toSorted((one, next) => one.left - next.left)
      .map(({ sign }) => sign)
      .join('');
  });
}
