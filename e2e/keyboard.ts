import { expect, type Locator, type Page } from '@playwright/test';

const STEPS_MAX = 80;
/** More stops than any page has: who comes this far is caught. */
const WALK_MAX = 260;

/** Moves by Tab alone until a control has the focus, as someone without a mouse does. */
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

/** What has the focus now, once it has come into sight; undefined where nothing of the page has. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (element === null || element === document.body || !(element instanceof HTMLElement)) return undefined;
    const isSeenBefore = element.dataset['stopped'] !== undefined;
    element.dataset['stopped'] = '';
    const hasRing = (at: Element | null, steps = 5): boolean => {
      if (at === null || steps === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
        hasRing(at.parentElement, steps - 1)
      );
    };
    const isInWindow = (): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    for (let frame = 0; frame < 10 && !isInWindow(); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const named = element.outerHTML.slice(0, 100);
    const complaint = hasRing(element)
      ? isInWindow()
        ? undefined
        : `out of sight: ${named}`
      : `no ring: ${named}`;
    return { name: element.getAttribute('href') ?? element.tagName.toLowerCase(), isSeenBefore, complaint };
  });
}
