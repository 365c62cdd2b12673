import { jvd } from '@egcr/e2e/api';
import { englishPhone, expect, settingsOf, test } from '@egcr/e2e/fixtures';
import { expectNoOverflow } from '@egcr/e2e/looks-good';
import { enlargeText, TWICE } from '@egcr/e2e/reading';
import { signIn } from '@egcr/e2e/signed-in';
import type { Page } from '@playwright/test';

// Goal: a person who reads with text twice as large, on the smallest phone, reads every amount to its end.

const BALANCE = '1,234,567,890.00';

/** The amounts that stand outside the page, or are cut off by what they stand in. */
function cutAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInside = (inner: DOMRect, outer: { readonly left: number; readonly right: number }) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    const cutsOff = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    return [...document.querySelectorAll('main bdi')].flatMap((amount) => {
      const text = amount.textContent;
      const box = amount.getBoundingClientRect();
      if (!/\d[.,]\d\d$/.test(text) || box.width === 0) return [];
      const window = { left: 0, right: document.documentElement.clientWidth };
      for (let around = amount.parentElement; around !== null; around = around.parentElement)
        if (cutsOff(around) && !isInside(box, around.getBoundingClientRect())) return [text];
      return isInside(box, window) ? [] : [text];
    });
  });
}

test.describe('with text twice as large on the smallest phone', () => {
  test.use({ ...settingsOf(englishPhone), viewport: { width: 320, height: 640 } });

  test('no amount is cut off', async ({ page, context, request, api }) => {
    await signIn(context, request, await api.newPerson(jvd(1_234_567_890)));
    for (const path of ['/dashboard', '/wallet', '/wallet/send', '/wallet/history']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(BALANCE).first()).toBeVisible();
      await enlargeText(page, TWICE);
      await expect.poll(() => cutAmounts(page), path).toEqual([]);
      await expectNoOverflow(page);
    }
  });
});
