import type { Locator, Page } from '@playwright/test';

import { expect, settingsOf, test, type Look } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './looks-good.ts';
import { TWICE } from './reading.ts';
import { wordsOf } from './words.ts';

// Goal: a notice on a phone is read without hiding the field one types in, the bar on top or the bar at the bottom.

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`nothing to see of ${place.toString()}`);
  return box;
}

function overlap(one: Box, other: Box): boolean {
  return one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Signs in with a password that no account has: the notice of ERR-02. */
async function failToSignIn(page: Page, { language }: Look): Promise<Locator> {
  const { auth } = wordsOf(language);
  await page.goto('/auth');
  await page.getByLabel(auth('field.email'), { exact: true }).fill('nobody-here@example.org');
  const password = page.getByLabel(auth('field.password'), { exact: true });
  await password.fill('Quiet-Harbour-27');
  await password.press('Enter');
  const notice = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(notice).toBeVisible();
  return notice;
}

for (const { language, width, size } of [
  { language: 'en', width: 390, size: '100%' },
  { language: 'ar', width: 390, size: TWICE },
  { language: 'en', width: 320, size: TWICE },
  { language: 'ar', width: 320, size: '100%' },
] as const) {
  const look: Look = { title: '', language, device: 'phone' };
  test.describe(`a notice on a phone ${width} px wide, text at ${size}, ${language}`, () => {
    test.use({ ...settingsOf(look), viewport: { width, height: 844 } });

    test('covers neither the field one types in nor the bar on top [SHELL-06]', async ({ page }) => {
      await page.addInitScript((wanted) => {
        document.addEventListener(
          'DOMContentLoaded',
          () => (document.documentElement.style.fontSize = wanted),
        );
      }, size);
      const notice = await failToSignIn(page, look);
      const field = page.locator('input:focus');
      await expect(field).toHaveCount(1);
      // It has slid in.
      await expect.poll(async () => await notice.evaluate((e) => getComputedStyle(e).opacity)).toBe('1');
      const box = await boxOf(notice);
      expect(overlap(box, await boxOf(field)), 'over the field').toBe(false);
      const bar = page.locator('[data-top-bar]');
      if ((await bar.count()) > 0) expect(overlap(box, await boxOf(bar)), 'over the bar').toBe(false);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
