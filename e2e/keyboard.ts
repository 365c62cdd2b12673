import { expect, type Locator, type Page } from '@playwright/test';

const STEPS_MAX = 80;

/** Moves by Tab alone until a control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(control), `reached by ${STEPS_MAX} steps of Tab: ${control.toString()}`).toBe(true);
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
