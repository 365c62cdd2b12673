import { expect, type Page } from '@playwright/test';

/** The sum of the browser's layout shifts that counts as none: hairs, such as a letter that is a little wider in its own face. */
const STILL = 0.01;

/** What moved on the page without being asked to. */
export interface Move {
  /** The share of the window that moved, times how far. */
  readonly value: number;
  /** Since the page began to load. */
  readonly at_ms: number;
  /** Which parts, from where to where: start, top, width and height in pixels. */
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    moves: Move[];
  }
}

/** Notes all that moves unasked, from the first line of the page on; call before it is opened. Ask the answer for the list so far. */
export async function watchMoves(page: Page): Promise<() => Promise<readonly Move[]>> {
  await page.addInitScript(() => {
    interface Rect {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: Rect;
        readonly currentRect: Rect;
      }[];
    }
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
    const round = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">`
        : `"${node?.textContent?.trim().slice(0, 40) ?? 'gone'}"`;
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What moves right after a key was pressed was asked for.
        if (!isShift(entry) || entry.hadRecentInput) continue;
        window.moves.push({
          value: entry.value,
          at_ms: Math.round(entry.startTime),
          parts: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${round(previousRect)} → ${round(currentRect)}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.moves);
}

/** What moved unasked, in one line each, where it comes to more than `most`, in the browser's measure of layout shift. */
export async function findShifts(
  moves: () => Promise<readonly Move[]>,
  most = STILL,
): Promise<readonly string[]> {
  const all = await moves();
  const sum = all.reduce((total, { value }) => total + value, 0);
  if (sum < most) return [];
  return all.map(({ value, at_ms, parts }) => `${value.toFixed(4)} after ${at_ms} ms: ${parts.join('; ')}`);
}

/** Nothing to speak of moved unasked; says what did. */
export async function expectStill(moves: () => Promise<readonly Move[]>): Promise<void> {
  expect(await findShifts(moves), 'moved unasked').toEqual([]);
}
