import '@egcr/app-web/domains';
import { screenAt } from '@egcr/contract/product-screens';
import { describe, expect, it } from 'vitest';

import { targetFigures } from '../landing-figures.ts';
import { slideLanguages } from '../landing-slides.ts';
import { alongTens, chartRows, chartsOfSection, filledSquares, SUPPLY_SQUARES } from './charts.ts';
import { figureKinds, figureNames, figures, sourceOf } from './figures.ts';
import { text as english } from './en.ts';
import { piecesOf, readingMinutes, shownText, type Piece } from './pieces.ts';
import { paperReader } from './reader.ts';
import { loadWhitepaper, sectionIds, type WhitepaperText } from './text.ts';

const reader = paperReader('en');

function marksOf(text: WhitepaperText): readonly string[] {
  return sectionIds.flatMap((id) =>
    text.sections[id].body.map((paragraph) =>
      piecesOf(paragraph, reader)
        .flatMap(nameOfMark)
        .toSorted((one, other) => one.localeCompare(other))
        .join(' '),
    ),
  );
}

function nameOfMark(piece: Piece): string[] {
  if (piece.kind === 'words') return [];
  return [piece.kind === 'figure' ? piece.name : piece.href];
}

describe('the text of the white paper [ROUTE-06]', () => {
  it.each(slideLanguages)(
    'has in %s every section, with the same figures and links in each paragraph as in English',
    async (language) => {
      const text = await loadWhitepaper(language);
      expect(marksOf(text)).toEqual(marksOf(english));
      const rest = sectionIds.flatMap((id) =>
        text.sections[id].body.filter((paragraph) =>
          /[{}]/.test(shownText(piecesOf(paragraph, paperReader(language)))),
        ),
      );
      expect(rest, 'a mark that means nothing').toEqual([]);
      expect(text.version).toMatch(/\{version\}.*\{date\}|\{date\}.*\{version\}/);
    },
  );

  it('leads only to pages of ours that are open, and to sections it has', () => {
    const links = marksOf(english).flatMap((marks) => marks.split(' ').filter((mark) => /^[#/]/.test(mark)));
    expect(links.length).toBeGreaterThan(3);
    const sections: readonly string[] = sectionIds;
    const leadsNowhere = links.filter((link) =>
      link.startsWith('#') ? !sections.includes(link.slice(1)) : screenAt(link)?.isOpen !== true,
    );
    expect(leadsNowhere).toEqual([]);
  });

  it('is about as long as it says: some twelve minutes', () => {
    const paragraphs = sectionIds.flatMap((id) =>
      english.sections[id].body.map((paragraph) => shownText(piecesOf(paragraph, reader))),
    );
    expect(readingMinutes(paragraphs)).toBeGreaterThanOrEqual(9);
    expect(readingMinutes(['one'])).toBe(1);
    expect(readingMinutes(['字'.repeat(900)])).toBe(2);
  });
});

describe('the figures of the white paper', () => {
  it('say what they are worth, and where a measured one comes from', () => {
    const unproved = figureNames.filter(
      (name) => figures[name].kind === 'measured' && sourceOf(name) === undefined,
    );
    expect(unproved).toEqual([]);
    for (const name of figureNames) {
      expect(figureKinds).toContain(figures[name].kind);
      expect(figures[name].write(reader)).toMatch(/\d/);
    }
  });

  it('are all in the text, and the text has no others', () => {
    const used = new Set(marksOf(english).flatMap((marks) => marks.split(' ')));
    expect(figureNames.filter((name) => !used.has(name))).toEqual([]);
  });

  it('stand in English as they are published', () => {
    expect(figures.marketCap.write(reader)).toBe('$1,051.71T');
    expect(figures.circulating.write(reader)).toBe('814.5B');
    expect(figures.product.write(reader)).toBe('$1.05T');
  });
});

describe('the charts of the white paper', () => {
  const names = Object.values(chartsOfSection).flat();

  it('stay within their width, in every chart made of rows', () => {
    for (const name of names) {
      if (name === 'reserve') continue;
      const rows = chartRows(name, { text: english, reader });
      expect(rows).not.toEqual([]);
      for (const { key, from, to, mark = 0 } of rows)
        expect(0 <= from && from <= to && to <= 1 && mark <= 1, `${name} ${key}`).toBe(true);
    }
  });

  it('draw debts and funds on one scale', () => {
    const [funds, governments, world] = chartRows('debt', { text: english, reader }).map(({ to }) => to);
    expect([funds, governments, world]).toEqual([46 / 320, 115 / 320, 1]);
  });

  it('fill one square in five hundred: 814.5 billion of 400 trillion', () => {
    expect(filledSquares()).toBe(1);
    expect(targetFigures.circulating.value / targetFigures.totalSupply.value).toBeCloseTo(
      1 / SUPPLY_SQUARES,
      3,
    );
  });

  it.each([
    [1, 0],
    [0, 0],
    [1000, 1 / 3],
    [1e9, 1],
    [1e12, 1],
  ])('put %d on a scale of tens from one to a billion at %d', (value, part) => {
    expect(alongTens(value, 1, 1e9)).toBeCloseTo(part, 10);
  });
});
