import { expect, type Page } from '@playwright/test';

/** Scrolls as a reader does, so that everything that waits for them comes; then all is laid out, for axe to see it. */
export async function readLanding(page: Page): Promise<void> {
  const end = page.getByRole('contentinfo');
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1200);
        return end.evaluate((footer) => footer.getBoundingClientRect().bottom <= window.innerHeight + 1);
      },
      { intervals: [80] },
    )
    .toBe(true);
}
