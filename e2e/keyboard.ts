import { expect, type Locator, type Page } from '@playwright/test';

const STEPS_MAX = 80;
/** More stops than any page has: who comes this far is caught. */
const WALK_MAX = 260;

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

interface Walk {
  /** Where the focus stopped: the address of a link, else the kind of control. */
  readonly stops: readonly string[];
  /** Stops that nobody can see, and traps. */
  readonly complaints: readonly string[];
}

interface Stop {
  readonly name: string;
  readonly isSeenBefore: boolean;
  readonly complaint: string | undefined;
}

/** Goes through a page by Tab from its beginning until the focus leaves it. */
export async function tabThrough(page: Page): Promise<Walk> {
  const stops: string[] = [];
  const complaints: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.getSelection()?.removeAllRanges();
  });
  for (let step = 0; step < WALK_MAX; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === undefined || stop.isSeenBefore) {
      const rest = stop === undefined || stop.name === stops[0] ? [] : [`caught at ${stop.name}`];
      return { stops, complaints: [...complaints, ...rest] };
    }
    stops.push(stop.name);
    if (stop.complaint !== undefined) complaints.push(stop.complaint);
  }
  return { stops, complaints: [...complaints, `no end after ${WALK_MAX} stops`] };
}

/** What has the focus now; undefined where nothing of the page has. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || !(element instanceof HTMLElement)) return undefined;
    const isSeenBefore = element.dataset['stopped'] !== undefined;
    element.dataset['stopped'] = '';
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const hasRing =
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
      element.closest('label, fieldset, div:focus-within')?.matches('[class*=focus]') === true;
    const isInWindow =
      box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
    const named = element.outerHTML.slice(0, 100);
    const complaint = hasRing ? (isInWindow ? undefined : `out of sight: ${named}`) : `no ring: ${named}`;
    return { name: element.getAttribute('href') ?? element.tagName.toLowerCase(), isSeenBefore, complaint };
  });
}
