import { languages } from '@egcr/web-kit/languages';
import { answerAboutCookies, expect, test } from '@egcr/e2e/fixtures';
import { expectNoOverflow } from '@egcr/e2e/looks-good';

import { readLanding } from './read-landing.ts';

// Goal: a person with a phone reads the whole front page in a few minutes, and nothing on it lies over anything else.

const PHONE = { width: 390, height: 844 } as const;
const TALLEST = 9_500;

for (const locale of ['en-GB', ...languages.filter((language) => language !== 'en')])
  test(`on a phone the whole page is at most ${TALLEST} pixels long in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      locale,
      viewport: PHONE,
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    await answerAboutCookies(context);
    const page = await context.newPage();
    await page.goto('/');
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    // What is not laid out yet takes about the room that it will: the page is no longer before it is read than after.
    expect(await length()).toBeLessThanOrEqual(TALLEST);
    await readLanding(page);
    await expect(page.locator('[data-asleep], [data-coming]')).toHaveCount(0);
    await expect(page.locator('section')).not.toHaveCount(0);
    const height = await length();
    // All of it was read: the page ends far below its first screen.
    expect(height).toBeGreaterThan(5 * PHONE.height);
    expect(height).toBeLessThanOrEqual(TALLEST);
    await expectNoOverflow(page);
    await context.close();
  });

test('the coin stands below the words of its slide, also with the largest text', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await answerAboutCookies(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'largest'));
  const slide = page.getByRole('group').first();
  const words = await slide.getByRole('link').last().boundingBox();
  const coin = await slide.locator('[data-drawing="egcr-coin"] > *').boundingBox();
  if (words === null || coin === null) throw new Error('the first slide is not drawn');
  expect(coin.y).toBeGreaterThanOrEqual(words.y + words.height);
  await context.close();
});
