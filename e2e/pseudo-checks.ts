import type { Page } from '@playwright/test';

import { CLOSES, OPENS } from './pseudo-locale.ts';

/** What a control says, or a sentence of a catalogue, and is not shown whole. */
export function clippedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([opens, closes]) => {
      const controls = 'button, a, [role="tab"], [role="menuitem"], label, legend, h1, h2, h3, th, dt';
      const isSaid = (element: Element) =>
        element.matches(controls) ||
        [...element.childNodes].some(
          (node) => node instanceof Text && (node.data.includes(opens) || node.data.includes(closes)),
        );
      return [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => isSaid(element) && element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => {
          const { overflowX } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          // What a person can scroll to is not lost.
          const scrolls = element.closest('table, nav ul, [role="tablist"]') !== null;
          const isHidden = box.width <= 1 || box.right < 0 || box.left > innerWidth;
          const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          const isOutside = !scrolls && (box.right > innerWidth + 1 || box.left < -1);
          return !isHidden && (isCut || isOutside);
        })
        .map((element) => (element.textContent ?? '').trim().slice(0, 80));
    },
    [OPENS, CLOSES] as const,
  );
}

/** Words on the page, in its title and in its names for screen readers that stand outside the brackets; `names` are people's. */
export async function textOutside(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const outside = await page.evaluate(
    ([opens, closes]) => {
      const found: string[] = [];
      let depth = 0;
      const read = (text: string) => {
        let piece = '';
        for (const letter of text) {
          if (letter === opens) depth += 1;
          else if (letter === closes) depth -= 1;
          else if (depth === 0) piece += letter;
        }
        if (/\p{L}/u.test(piece)) found.push(piece.trim());
      };
      const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
      const visit = (node: Node) => {
        if (node instanceof Text) read(node.data);
        if (!(node instanceof Element)) {
          for (const child of node.childNodes) visit(child);
          return;
        }
        if (node.matches('script, style, noscript, code, kbd, time, [translate="no"], [lang]:not(html)'))
          return;
        const outer = depth;
        for (const name of attributes) {
          depth = 0;
          read(node.getAttribute(name) ?? '');
        }
        depth = outer;
        for (const child of node.childNodes) visit(child);
      };
      visit(document.body);
      depth = 0;
      read(document.title);
      return found;
    },
    [OPENS, CLOSES] as const,
  );
  const language = await page.locator('html').getAttribute('lang');
  const known = [...names, ...worldNames(language ?? 'en')];
  return [...new Set(outside)].filter((text) => !isData(text, known));
}

const OWN_NAMES = ['EGCR', 'JVD', 'USDC', 'Ɉ', 'PDF'];

/** The product's own names, currencies and short words that `Intl` writes. */
function worldNames(language: string): readonly string[] {
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const codes = Intl.supportedValuesOf('currency');
  const lengths = (['day', 'week', 'month', 'year'] as const).flatMap((unit) => {
    const written = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return [written.format(1), written.format(2)];
  });
  const names = [
    ...lengths,
    ...codes,
    ...codes.map((code) => currencies.of(code) ?? code),
    ...(['second', 'day', 'week', 'month', 'year'] as const).map((unit) => ago.format(0, unit)),
  ];
  // The longest first: what is part of another name must not break it up.
  return [...OWN_NAMES, ...names].toSorted((one, other) => other.length - one.length);
}

/** What has a digit or a currency sign is an amount, a date or a reference; the rest must be made of names alone. */
function isData(text: string, names: readonly string[]): boolean {
  if (/[\d\p{Sc}]/u.test(text)) return true;
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text.replace(/\S+@\S+/g, ''));
  return !/\p{L}/u.test(rest);
}
