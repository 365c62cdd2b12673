import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing that axe can find: WCAG 2.2 AA and best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
  expect(passes.length, 'axe looked at something').toBeGreaterThan(5);
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
