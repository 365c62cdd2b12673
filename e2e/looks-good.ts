import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What larger text can change: the size of targets, and whether what scrolls can be reached. Contrast only becomes easier. */
const OF_SIZE = ['target-size', 'scrollable-region-focusable'];

/** A toast that lies over a control is gone after a while; what is wrong stays. */
const LOOKS_MS = [1_000, 4_000, 8_000];

/** Nothing that axe can find: WCAG 2.2 AA and best practice. */
export async function expectAccessible(
  page: Page,
  patience: { readonly timeout?: number } = {},
): Promise<void> {
  let passed = 0;
  await expect
    .poll(
      async () => {
        const { found, passes } = await runAxe(page, { type: 'tag', values: STANDARDS });
        passed = passes;
        return found;
      },
      { message: `axe on ${page.url()}`, intervals: LOOKS_MS, ...patience },
    )
    .toEqual([]);
  expect(passed, 'axe looked at something').toBeGreaterThan(5);
}

/** Nothing that axe can find with the text as large as it is now, where all else was looked at before. */
export async function expectAccessibleSize(page: Page): Promise<void> {
  const { found, passes } = await runAxe(page, { type: 'rule', values: OF_SIZE });
  expect(found, `axe on ${page.url()}, with large text`).toEqual([]);
  expect(passes, 'axe looked at something').toBeGreaterThan(0);
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe complains of, a line for each rule, and how many rules hold. axe comes to a page once: @axe-core/playwright brings it for each run and
 * opens another page for its results, which takes three times as long. No page of ours holds another in a frame.
 */
async function runAxe(
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<{ readonly found: readonly string[]; readonly passes: number }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('axe is not there');
    const { violations, passes } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: only,
    });
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    return { found, passes: passes.length };
  }, runOnly);
}

/** Nothing sticks out sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `sideways overflow on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** One heading of the first level, and the page says its name. */
export async function expectNamed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
}
