import type { Page } from '@playwright/test';

/** What makes a page wider than its window: the innermost boxes that reach over its edge and that nothing clips. */
export function findWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 1 &&
        (left < -1 || right > clientWidth + 1) &&
        element.checkVisibility() &&
        !isClipped(element)
      );
    });
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...innermost
        .slice(0, 3)
        .map(
          (element) => `wide: ${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 40)}”`,
        ),
    ];
  });
}

/** Glyphs may reach over the line box by this much. */
const SLACK_PX = 1.5;
/** A line's box is higher than its letters by about this part above and below. */
const AIR = 0.3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box words lie in: what it does with what is larger than itself. */
interface Holder extends Box {
  readonly tag: string;
  readonly flowX: string;
  readonly flowY: string;
}

interface Words {
  readonly text: string;
  readonly lines: readonly Box[];
  /** From the innermost block outwards. */
  readonly holders: readonly Holder[];
  /** Whether they stand over the page instead of in it. */
  readonly isAfloat: boolean;
}

/**
 * What is wrong with how a page's words lie, in one line each: words cut off by a box that cannot be scrolled, words that stick out of
 * their block, words lying on other words. What is hidden from everybody is not looked at.
 */
export async function findBadText(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(measureWords);
  const found = all.flatMap((words) => {
    const cutter = cutOffBy(words);
    return [
      ...(cutter === undefined ? [] : [`cut off by ${cutter}: “${words.text}”`]),
      ...(sticksOut(words) ? [`sticks out: “${words.text}”`] : []),
    ];
  });
  return [...new Set([...found, ...overlaps(all)])];
}

/** In the page: all its words and the boxes around them. */
function measureWords(): readonly Words[] {
  const HIDDEN = '[inert], [aria-hidden=true], option, .sr-only, noscript, script, style, title';
  const boxOf = ({ left, right, top, bottom }: Box): Box => ({ left, right, top, bottom });
  const all: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest(HIDDEN) !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const holders: Holder[] = [];
    let isAfloat = false;
    for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
      const { display, position, overflowX, overflowY } = getComputedStyle(at);
      isAfloat ||= position === 'fixed' || position === 'sticky';
      if (!display.startsWith('inline'))
        holders.push({
          ...boxOf(at.getBoundingClientRect()),
          tag: at.tagName.toLowerCase(),
          flowX: overflowX,
          flowY: overflowY,
        });
    }
    if (lines.length > 0) all.push({ text: text.slice(0, 50), lines: lines.map(boxOf), holders, isAfloat });
  }
  return all;
}

/** The box that hides a part of these words for good. */
function cutOffBy({ lines, holders }: Words): string | undefined {
  for (const { tag, flowX, flowY, ...box } of holders) {
    // Boxes without any size hide their words on purpose: those are only spoken.
    if (box.right - box.left <= 1 || box.bottom - box.top <= 1) return undefined;
    if ([flowX, flowY].some((flow) => flow === 'auto' || flow === 'scroll')) return undefined;
    const isCut = lines.some((line) => {
      const air = (line.bottom - line.top) * AIR;
      const isCutX = line.left < box.left - SLACK_PX || line.right > box.right + SLACK_PX;
      const isCutY = line.top + air < box.top || line.bottom - air > box.bottom;
      return (flowX !== 'visible' && isCutX) || (flowY !== 'visible' && isCutY);
    });
    if (isCut) return tag;
  }
  return undefined;
}

function sticksOut({ lines, holders: [block] }: Words): boolean {
  return (
    block !== undefined &&
    // Boxes without any size hide their words on purpose: those are only spoken.
    block.right - block.left > 1 &&
    lines.some(({ left, right }) => left < block.left - 2 || right > block.right + 2)
  );
}

function overlaps(all: readonly Words[]): readonly string[] {
  const lines = all
    .filter(({ isAfloat }) => !isAfloat)
    .flatMap((words) =>
      words.lines.map(({ left, right, top, bottom }) => {
        const air = (bottom - top) * AIR;
        return { words, left, right, top: top + air, bottom: bottom - air };
      }),
    )
    .toSorted((one, other) => one.top - other.top);
  const found: string[] = [];
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.top >= one.bottom) break;
      const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (one.words !== other.words && shared > SLACK_PX)
        found.push(`overlaps: “${one.words.text}” and “${other.words.text}”`);
    }
  }
  return found;
}
