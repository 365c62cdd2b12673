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

/** Glyphs may reach over the line box by `slackPx`; a line's box is higher than its letters by about `air` of it above and below. */
const LETTERS = { slackPx: 1.5, air: 0.3 } as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box words lie in: what it does with what is larger than itself. */
interface Holder extends Box {
  readonly tag: string;
  readonly isInline: boolean;
  readonly isAfloat: boolean;
  readonly flowX: string;
  readonly flowY: string;
}

interface Words {
  readonly text: string;
  readonly lines: readonly Box[];
  /** Whether they stand over the page instead of in it. */
  readonly isAfloat: boolean;
  /** The box that hides a part of them for good. */
  readonly cutter: string | undefined;
  readonly isSticking: boolean;
}

/**
 * What is wrong with how a page's words lie, in one line each: words cut off by a box that cannot be scrolled, words that stick out of
 * their block, words lying on other words. What is hidden from everybody is not looked at.
 */
export async function findBadText(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(measureWords, LETTERS);
  const found = all.flatMap(({ text, cutter, isSticking }) => [
    ...(cutter === undefined ? [] : [`cut off by ${cutter}: “${text}”`]),
    ...(isSticking ? [`sticks out: “${text}”`] : []),
  ]);
  return [...new Set([...found, ...overlaps(all)])];
}

/** In the page: all its words, and how the boxes around them hold them. The boxes stay there: each is measured once, and they are many. */
function measureWords({ slackPx, air }: typeof LETTERS): readonly Words[] {
  const HIDDEN = '[inert], [aria-hidden=true], option, .sr-only, noscript, script, style, title';
  const boxOf = ({ left, right, top, bottom }: Box): Box => ({ left, right, top, bottom });
  const known = new Map<Element, Holder>();
  const holderOf = (element: Element): Holder => {
    const { display, position, overflowX, overflowY } = getComputedStyle(element);
    const holder = {
      ...boxOf(element.getBoundingClientRect()),
      tag: element.tagName.toLowerCase(),
      isInline: display.startsWith('inline'),
      isAfloat: position === 'fixed' || position === 'sticky',
      flowX: overflowX,
      flowY: overflowY,
    };
    known.set(element, holder);
    return holder;
  };
  // Boxes without any size hide their words on purpose: those are only spoken.
  const isForEars = ({ left, right, top, bottom }: Box) => right - left <= 1 || bottom - top <= 1;
  const cutterOf = (lines: readonly Box[], blocks: readonly Holder[]): string | undefined => {
    for (const box of blocks) {
      const { tag, flowX, flowY } = box;
      if (isForEars(box) || [flowX, flowY].some((flow) => flow === 'auto' || flow === 'scroll'))
        return undefined;
      const isCut = lines.some((line) => {
        const margin = (line.bottom - line.top) * air;
        const isCutX = line.left < box.left - slackPx || line.right > box.right + slackPx;
        const isCutY = line.top + margin < box.top || line.bottom - margin > box.bottom;
        return (flowX !== 'visible' && isCutX) || (flowY !== 'visible' && isCutY);
      });
      if (isCut) return tag;
    }
    return undefined;
  };
  const all: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest(HIDDEN) !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const holders: Holder[] = [];
    for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement)
      holders.push(known.get(at) ?? holderOf(at));
    const blocks = holders.filter(({ isInline }) => !isInline);
    const [block] = blocks;
    all.push({
      text: text.slice(0, 50),
      lines: rects.map(boxOf),
      isAfloat: holders.some(({ isAfloat }) => isAfloat),
      cutter: cutterOf(rects, blocks),
      isSticking:
        block !== undefined &&
        block.right - block.left > 1 &&
        rects.some(({ left, right }) => left < block.left - 2 || right > block.right + 2),
    });
  }
  return all;
}

function overlaps(all: readonly Words[]): readonly string[] {
  const lines = all
    .filter(({ isAfloat }) => !isAfloat)
    .flatMap((words) =>
      words.lines.map(({ left, right, top, bottom }) => {
        const margin = (bottom - top) * LETTERS.air;
        return { words, left, right, top: top + margin, bottom: bottom - margin };
      }),
    )
    .toSorted((one, other) => one.top - other.top);
  const found: string[] = [];
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.top >= one.bottom) break;
      const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (one.words !== other.words && shared > LETTERS.slackPx)
        found.push(`overlaps: “${one.words.text}” and “${other.words.text}”`);
    }
  }
  return found;
}
