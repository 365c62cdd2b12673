import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

/** A part of a page and its place in pixels: its name, start edge, distance of its top from the top of the part before, width and height. */
export type Part = readonly [name: string, x: number, gap: number, width: number, height: number];

/** The layout of pages, by their address. */
export type Layouts = Readonly<Record<string, readonly Part[]>>;

/** Letters are drawn a little differently by each version of a browser: a part may be this much elsewhere, or this share larger. */
const SLACK_PX = 12;
const SLACK = 0.03;

/** What a page is made of, from top to bottom. What is counted or dated anew at each visit is left out. */
export function layoutOf(page: Page): Promise<readonly Part[]> {
  return page.evaluate(() => {
    const PARTS =
      'header, nav, main, section, article, aside, footer, form, table, h1, h2, h3, img, [role=img], button, input, select, textarea, main a, video, canvas';
    const LIVE = 'time, [aria-busy], code, [inert], [aria-hidden=true], .sr-only';
    const found: [string, number, number, number, number][] = [];
    let before = 0;
    for (const element of document.querySelectorAll(PARTS)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility() || element.closest(LIVE) !== null) continue;
      // A button that floats comes and goes with scrolling.
      if (element.localName === 'button' && getComputedStyle(element).position === 'fixed') continue;
      const isWord = /^(h[1-3]|button|a)$/.test(element.localName);
      const words = isWord ? ` ${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)}` : '';
      found.push([`${element.localName}${words}`, ...[left, top - before, width, height].map(Math.round)] as [
        string,
        number,
        number,
        number,
        number,
      ]);
      before = top;
    }
    return found;
  });
}

/** What a page holds more, less or elsewhere than it did, in one line each. */
export function differences(kept: readonly Part[], seen: readonly Part[]): readonly string[] {
  const names = (parts: readonly Part[]) => parts.map(([name]) => name);
  if (names(kept).join('\n') !== names(seen).join('\n')) {
    const gone = names(kept).filter((name) => !names(seen).includes(name));
    const come = names(seen).filter((name) => !names(kept).includes(name));
    return [
      `holds other parts: ${kept.length} → ${seen.length}; gone: ${gone.join(', ')}; new: ${come.join(', ')}`,
    ];
  }
  return seen.flatMap((part, at) => {
    const was = kept[at] ?? part;
    const isNear = part.every(
      (value, place) =>
        typeof value === 'string' ||
        Math.abs(value - Number(was[place])) <= Math.max(SLACK_PX, SLACK * Math.abs(Number(was[place]))),
    );
    return isNear ? [] : [`${was.join(' ')} → ${part.slice(1).join(' ')}`];
  });
}

function fileOf(view: string): string {
  return fileURLToPath(new URL(`./layouts/${view}.json`, import.meta.url));
}

/** The layouts that were kept for a view. */
export function keptLayouts(view: string): Layouts {
  const file = fileOf(view);
  if (!existsSync(file)) return {};
  const layouts: Layouts = JSON.parse(readFileSync(file, 'utf8'));
  return layouts;
}

/** Keeps the layouts of some pages of a view beside the others: one line a part, so that a change can be read. */
export function keepLayouts(view: string, layouts: Layouts): void {
  const file = fileOf(view);
  const all = Object.entries({ ...keptLayouts(view), ...layouts }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const pages = all.map(([path, parts]) => {
    const lines = parts.map((part) => `    ${JSON.stringify(part)}`);
    return `  ${JSON.stringify(path)}: [\n${lines.join(',\n')}\n  ]`;
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{\n${pages.join(',\n')}\n}\n`);
}
