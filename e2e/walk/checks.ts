import type { Page } from '@playwright/test';

import { expect } from '../fixtures.ts';
import { findInvalid } from '../html-rules.ts';
import { expectAccessible, expectAccessibleSize, expectNamed } from '../looks-good.ts';
import { findSmallTargets, findUnnamedPictures, headingLevels } from '../page-parts.ts';
import { enlargeText, normalText, TWICE } from '../reading.ts';
import { findBadText, findWide } from '../text-layout.ts';
import type { View } from './views.ts';

const PHONE = { width: 390, height: 844 } as const;
/** 1280 px at 400 % zoom, the narrowest window WCAG 1.4.10 asks for. */
const NARROWEST = { width: 320, height: 844 } as const;

/** The page says its name and stands in the reader's language, direction and theme. */
export async function expectToFit(page: Page, { language, theme }: View): Promise<void> {
  await expectNamed(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(root).toHaveAttribute('data-theme', theme);
}

/** Valid HTML, named pictures, headings without a gap, and on a phone targets for a thumb. */
export async function expectWellBuilt(page: Page, path: string, { device }: View): Promise<void> {
  // Where scripts run, what stands in noscript is text and no part of the page.
  const html = (await page.content()).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  expect.soft(await findInvalid(html), `invalid HTML on ${path}`).toEqual([]);
  expect.soft(await findUnnamedPictures(page), `neither named nor hidden on ${path}`).toEqual([]);
  const levels = await headingLevels(page);
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect.soft(jumps, `headings of ${path}: ${levels.join(' ')}`).toEqual([]);
  if (device === 'phone')
    expect.soft(await findSmallTargets(page), `too small for a thumb on ${path}`).toEqual([]);
}

/** No word is cut off, sticks out or lies on another: on the view's own window, on narrower ones, and with text enlarged to `size`. */
export async function expectWordsToLieWell(page: Page, path: string, size: string): Promise<void> {
  const own = page.viewportSize() ?? PHONE;
  const bad = await lookAt(page);
  if (own.width > PHONE.width) bad.push(...(await lookAt(page, PHONE)));
  bad.push(...(await lookAt(page, NARROWEST)));
  await page.setViewportSize(own);
  await enlargeText(page, size);
  const large = (await lookAt(page, own)).map((complaint) => `text at ${size}, ${complaint}`);
  // Lines that wrap between small labels may touch on a wide window; nothing is lost by it.
  bad.push(...large.filter((complaint) => own.width === PHONE.width || !complaint.includes('overlaps:')));
  await normalText(page);
  await page.setViewportSize(own);
  expect.soft(bad, `words on ${path}`).toEqual([]);
}

async function lookAt(page: Page, window?: { readonly width: number; readonly height: number }) {
  if (window !== undefined) {
    await page.setViewportSize(window);
    // What fits itself to the window does so in the next frame; on a busy machine that comes later than the answer.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  const width = page.viewportSize()?.width ?? 0;
  return [...(await findWide(page)), ...(await findBadText(page))].map(
    (complaint) => `at ${width} px: ${complaint}`,
  );
}

/** Nothing that axe finds, also with the text twice as large. */
export async function expectAccessibleAtAnySize(page: Page): Promise<void> {
  await expectAccessible(page);
  await enlargeText(page, TWICE);
  await expectAccessibleSize(page);
  await normalText(page);
}
