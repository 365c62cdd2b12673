import { offeredLanguages } from '@egcr/locale/contract';
import { languages } from '@egcr/web-kit/languages';
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
      const scrollsSideways = (element: Element): boolean => {
        const { parentElement: above } = element;
        if (above === null) return false;
        const canScroll = ['auto', 'scroll'].includes(getComputedStyle(above).overflowX);
        return (canScroll && above.scrollWidth > above.clientWidth + 1) || scrollsSideways(above);
      };
      return [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => isSaid(element) && element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => {
          const { overflowX } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          // What a person can scroll to is not lost.
          const scrolls =
            element.closest('table, nav ul, [role="tablist"]') !== null || scrollsSideways(element);
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
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
  // The longest first: what is part of another name must not break it up.
  const known = [
    ...new Set([...names, ...worldNames(language), ...(await regionsIn(page, language))]),
  ].toSorted((one, other) => other.length - one.length);
  return [...new Set(outside)].filter((text) => !isData(text, known));
}

/** What no person reads: codes and keys. */
const CODE = /^[a-z0-9_.:/-]*$/;

/**
 * From now on hears what the server answers to the pages. What it says comes in the reader's language or was written by people; it knows no
 * pseudo-language. Codes are left out: the page has words for them.
 */
export function hearAnswers(page: Page): () => Promise<readonly string[]> {
  const said = new Set<string>();
  const hearing: Promise<void>[] = [];
  page.on('response', (response) => {
    // A stream of events never ends.
    if (response.headers()['content-type']?.includes('application/json') !== true) return;
    // A page that is left does not wait for its answers.
    hearing.push(
      response.json().then(
        (answer) => keepTexts(answer, said),
        () => undefined,
      ),
    );
  });
  return async () => {
    await Promise.all(hearing);
    return [...said];
  };
}

function keepTexts(answer: unknown, said: Set<string>): void {
  if (typeof answer === 'string' && !CODE.test(answer)) said.add(answer.trim());
  if (typeof answer === 'object' && answer !== null)
    for (const each of Object.values(answer)) keepTexts(each, said);
}

const OWN_NAMES = ['EGCR', 'JVD', 'USDC', 'Ɉ', 'PDF', 'Visa', 'Mastercard'];

/** The product's own names, currencies, languages and short words that `Intl` writes. */
function worldNames(language: string): readonly string[] {
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const codes = Intl.supportedValuesOf('currency');
  const spoken = new Intl.DisplayNames(language, { type: 'language' });
  const lengths = (['day', 'week', 'month', 'year'] as const).flatMap((unit) => {
    const written = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return [written.format(1), written.format(2)];
  });
  const words = new Intl.ListFormat(language).formatToParts(['1', '2', '3']);
  const names = [
    ...lengths,
    ...words.flatMap(({ type, value }) => (type === 'literal' ? [value.trim()] : [])),
    ...codes,
    ...codes.map((code) => currencies.of(code) ?? code),
    ...(['second', 'day', 'week', 'month', 'year'] as const).map((unit) => ago.format(0, unit)),
    ...languages.map((code) => spoken.of(code) ?? code),
    // Each language by its own name.
    ...offeredLanguages.map(({ native_name }) => native_name),
  ];
  return [...OWN_NAMES, ...names];
}

/** Countries, as the browser names them and as a form of the server does: each has tables of its own. */
async function regionsIn(page: Page, language: string): Promise<readonly string[]> {
  const names = (of: string) => {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
    const codes = letters.flatMap((one) => letters.map((other) => one + other));
    return (['short', 'long'] as const).flatMap((style) => {
      const written = new Intl.DisplayNames(of, { type: 'region', style, fallback: 'none' });
      return codes.flatMap((code) => written.of(code) ?? []);
    });
  };
  return [...names(language), ...(await page.evaluate(names, language))];
}

/** What has a digit or a currency sign is an amount, a date or a reference; the rest must be made of names alone. */
function isData(text: string, names: readonly string[]): boolean {
  if (/[\d\p{Sc}]/u.test(text)) return true;
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text.replace(/\S+@\S+/g, ''));
  return !/\p{L}/u.test(rest);
}
