import '@egcr/app-web/domains';
import { A4, ink } from '@egcr/server-kit/pdf/paper';
import { overlaps, watchDrawing, type DrawnBox, type DrawnLine } from '@egcr/server-kit/testing/drawn-paper';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  chartRows,
  chartsOfSection,
  filledSquares,
  reserveLayers,
  SUPPLY_SQUARES,
} from '../../contract/whitepaper/charts.ts';
import { figureNames, figures, sourceOf } from '../../contract/whitepaper/figures.ts';
import { piecesOf, shownText } from '../../contract/whitepaper/pieces.ts';
import { paperReader } from '../../contract/whitepaper/reader.ts';
import { loadWhitepaper, sectionIds, type WhitepaperText } from '../../contract/whitepaper/text.ts';
import { whitepaperArticle } from '../../contract/whitepaper.ts';
import { drawWhitepaper } from './draw-whitepaper.ts';
import { column, frame, WIDTH } from './sheet.ts';

const languages = ['en', 'ar'] as const;

for (const language of languages)
  describe(`the white paper as it is drawn in ${language}`, () => {
    const reader = paperReader(language);
    const isLeftToRight = language !== 'ar';
    let text: WhitepaperText;
    let lines: readonly DrawnLine[];
    let boxes: readonly DrawnBox[];
    let pages: number;
    beforeAll(async () => {
      text = await loadWhitepaper(language);
      ({ lines, boxes, pages } = await watchDrawing(() => drawWhitepaper(text, language)));
    });

    /** From the edge at which a reader begins. */
    const begin = ({ left, right }: DrawnLine) => (isLeftToRight ? left : A4.width - right);
    const end = ({ left, right }: DrawnLine) => (isLeftToRight ? right : A4.width - left);
    const boxBegin = ({ left, width }: DrawnBox) => (isLeftToRight ? left : A4.width - left - width);
    const wordsOf = (some: readonly DrawnLine[]) => some.map(({ words }) => words.trim());
    const letters = (words: string) => words.replaceAll(/\s/g, '');
    const beside = (line: DrawnLine | undefined) =>
      lines.filter(({ page, top }) => page === line?.page && Math.abs(top - line.top) < 0.1);

    it('writes nothing over another line, nor outside of its margins', () => {
      expect(overlaps({ lines })).toEqual([]);
      for (const line of lines) {
        expect(begin(line)).toBeGreaterThanOrEqual(frame.start - 0.1);
        expect(end(line)).toBeLessThan(frame.start + WIDTH + 6);
        expect(line.top).toBeGreaterThanOrEqual(44);
        expect(line.bottom).toBeLessThan(A4.height - 36);
      }
      const inMiddle = lines.filter(({ page, top }) => page > 1 && top > 45 && top < frame.foot);
      for (const { top, bottom } of inMiddle) {
        expect(top).toBeGreaterThanOrEqual(frame.top);
        expect(bottom).toBeLessThanOrEqual(frame.bottom);
      }
    });

    it('stands in one column beside its numerals, with the same air under each heading and each paragraph', () => {
      const inText = lines.filter(({ page, top }) => page > 1 && top > 45 && top < frame.foot);
      expect([column.from, column.width]).toEqual([96, expect.closeTo(443.28, 2)]);
      for (const { top } of inText.filter((line, at) => line.page !== inText[at - 1]?.page))
        expect([76, 76 + 10, 76 + 4]).toContain(top);
      const gaps = (size: number, weight: string | undefined) =>
        inText.flatMap((line, at) => {
          const next = inText[at + 1];
          const isLast = line.style.size === size && line.style.weight === weight && begin(line) > 90;
          const isParted = next?.page === line.page && next.style.tag !== line.style.tag;
          return isLast && isParted && next.style.size === 10 && next.style.weight === undefined
            ? [Math.round((next.top - line.top) * 10) / 10]
            : [];
        });
      expect(new Set(gaps(16, 'strong'))).toEqual(new Set([21 + 6]));
      expect(new Set(gaps(10, undefined))).toEqual(new Set([15.5 + 8]));
    });

    it('sets the kinds of figures side by side, twenty points apart', () => {
      const strong = lines.filter(
        ({ page, style, words }) => page === 1 && style.weight === 'strong' && / \[.+\]$/.test(words),
      );
      const wide = (WIDTH - 40) / 3 + 20;
      expect(strong.map((line) => [begin(line), line.top])).toEqual(
        [0, 1, 2].map((at) => [expect.closeTo(frame.start + at * wide, 1), strong[0]?.top]),
      );
    });

    it('fills its pages: the next part begins a page only where it has no room', () => {
      for (let page = 2; page < pages; page += 1) {
        const inPage = lines.filter((line) => line.page === page && line.top < frame.foot - 1);
        expect(Math.max(...inPage.map(({ bottom }) => bottom))).toBeGreaterThan(A4.height / 2);
      }
    });

    it('says on each page which paper it is, its version, and which page', () => {
      const { title } = whitepaperArticle.texts[language];
      for (let page = 1; page <= pages; page += 1) {
        const onPage = lines.filter((line) => line.page === page);
        const [foot] = onPage.filter(({ words }) => words === `${page} / ${pages}`);
        expect(foot?.top).toBe(frame.foot);
        expect(foot && end(foot)).toBeCloseTo(frame.start + WIDTH, 1);
        expect(wordsOf(onPage)).toContain('EGCR');
        expect(onPage.some(({ words }) => words.includes(whitepaperArticle.version))).toBe(true);
        expect(wordsOf(onPage.filter(({ top }) => top === 44))).toEqual(page > 1 ? ['EGCR', title] : []);
      }
      expect(lines.filter(({ words }) => /[{}]/.test(words))).toEqual([]);
    });

    it('opens with its title, what it is about, what kinds of figures there are, and the contents', () => {
      const front = letters(wordsOf(lines.filter(({ page }) => page === 1)).join(''));
      const { title, description } = whitepaperArticle.texts[language];
      for (const words of [title, description, text.eyebrow, text.contents])
        expect(front).toContain(letters(words));
      for (const { label, short, text: said } of Object.values(text.kinds))
        expect(front).toContain(letters(`${label} [${short}]${said}`));
    });

    it('names in the contents the page on which each section begins, with its number', () => {
      const headings = lines.filter(({ page, style }) => page > 1 && style.size === 16);
      for (const [at, id] of sectionIds.entries()) {
        const numeral = headings.find(({ words }) => words === `${at + 1} `);
        expect(numeral && begin(numeral)).toBeCloseTo(frame.start, 1);
        const [, title] = beside(numeral);
        expect(title && begin(title)).toBeCloseTo(column.from, 1);
        expect(letters(text.sections[id].title).startsWith(letters(title?.words ?? '?'))).toBe(true);
        const { title: named } = text.sections[id];
        const entry = lines.find(({ page, words }) => page === 1 && words === `${named} `);
        expect(wordsOf(beside(entry))).toEqual([String(at + 1), named, String(numeral?.page)]);
      }
      expect(headings.filter(({ words }) => /^\d+ $/.test(words))).toHaveLength(sectionIds.length);
    });

    it('says every word of its sections in order, the kind of a figure beside it, and where links lead', () => {
      const body = letters(
        lines
          .filter(({ page, style }) => page > 1 && style.size === 10 && style.weight !== 'strong')
          .map(({ words }) => words)
          .join(''),
      );
      const said = Object.values(text.sections).flatMap(({ body: paragraphs }) =>
        paragraphs.map((paragraph) =>
          piecesOf(paragraph, reader).map((piece) => {
            if (piece.kind === 'figure')
              return `${piece.shown}[${text.kinds[figures[piece.name].kind].short}]`;
            const isOutside = piece.kind === 'link' && !piece.href.startsWith('#');
            return isOutside ? `${piece.shown}(${piece.href})` : shownText([piece]);
          }),
        ),
      );
      expect(body).toBe(letters(said.flat(2).join('')));
    });

    it('ends no page with a heading, and leaves no line of a paragraph alone', () => {
      for (let page = 2; page <= pages; page += 1) {
        const inPage = lines.filter(
          (line) => line.page === page && line.top >= frame.top && line.top < frame.foot,
        );
        expect(inPage.at(-1)?.style).not.toMatchObject({ size: 16 });
        expect(inPage.at(-1)?.style).not.toMatchObject({ size: 10, weight: 'strong' });
      }
      const tags = Map.groupBy(
        lines.filter(({ style }) => style.size === 10 && style.tag !== undefined),
        ({ style }) => style.tag,
      );
      const parted = [...tags.values()].filter((all) => new Set(all.map(({ page }) => page)).size > 1);
      for (const all of parted)
        for (const part of Map.groupBy(all, ({ page }) => page).values())
          expect(part.length).toBeGreaterThan(1);
    });

    it.each(['supply', 'debt', 'grants', 'work', 'bench', 'open'] as const)(
      'writes each row of the chart %s with its figure and kind, over a bar as long as it says',
      (name) => {
        for (const row of chartRows(name, { text, reader })) {
          const kind = text.kinds[row.kind].label;
          const wanted = row.wanted === undefined ? '' : ` · ${text.charts.bench.wanted} ${row.wanted}`;
          const figure = lines.find(
            ({ words, page }) => page > 1 && words === `${row.text} · ${kind}${wanted}`,
          );
          const [label, value, ...others] = beside(figure);
          expect(others).toEqual([]);
          expect([label?.words, value]).toEqual([row.label, figure]);
          expect(label && begin(label)).toBeCloseTo(column.from, 1);
          expect(value && end(value)).toBeCloseTo(frame.start + WIDTH, 1);
          const top = (figure?.top ?? 0) + 14;
          const bars = boxes
            .filter((box) => box.page === figure?.page && box.top <= top && box.top >= top - 3)
            .map((box) => ({
              from: boxBegin(box),
              width: box.width,
              height: box.height,
              filled: box.filled,
            }));
          const inks = { claim: '#b9cdc8', target: '#6f9a91', measured: ink.brand };
          const at = (part: number) => expect.closeTo(column.from + part * column.width, 1);
          const drawn = [
            { from: at(0), width: expect.closeTo(column.width, 1), height: 5, filled: ink.wash },
            {
              from: at(row.from),
              width: expect.closeTo(Math.max(1, (row.to - row.from) * column.width), 1),
              height: 5,
              filled: inks[row.kind],
            },
            ...(row.mark === undefined
              ? []
              : [{ from: at(row.mark), width: 1.5, height: 9, filled: ink.text }]),
          ];
          // Beside the squares there is no bar.
          expect(bars).toEqual(name === 'supply' ? [] : drawn);
        }
      },
    );

    it('keeps each chart on one page under its heading, with how it is read, and what measured it', () => {
      for (const name of Object.values(chartsOfSection).flat()) {
        const { title, note } = text.charts[name];
        const headingAt = lines.findIndex(
          ({ words, page }) => page > 1 && letters(title).startsWith(letters(words)),
        );
        const heading = lines[headingAt];
        expect(heading?.style).toMatchObject({ size: 10, weight: 'strong' });
        const rest = lines.slice(headingAt);
        const said = letters(wordsOf(rest.filter(({ page }) => page === heading?.page)).join(''));
        expect(said).toContain(letters(note));
        expect(said.slice(0, said.indexOf(letters(note))).includes('npmrunbench--ledger')).toBe(
          name === 'bench',
        );
      }
    });

    it('says who counts the people in work, which a printed paper cannot', () => {
      const counted = lines.find(({ words }) => words === text.charts.work.counted);
      expect(wordsOf(beside(counted))).toEqual([counted?.words, 'GET /api/v1/site/figures']);
    });

    it('draws the supply as squares in rows of fifty, of which those in circulation are filled', () => {
      const side = column.width / 50;
      const squares = boxes.filter(
        ({ width, height }) => width === height && Math.abs(width - side + 1) < 0.01,
      );
      expect(squares).toHaveLength(SUPPLY_SQUARES);
      expect(squares.map(({ filled }) => filled)).toEqual([
        ...Array.from({ length: filledSquares() }, () => ink.brass),
        ...Array.from({ length: SUPPLY_SQUARES - filledSquares() }, () => undefined),
      ]);
      const top = squares[0]?.top ?? 0;
      for (const [at, square] of squares.entries())
        expect([boxBegin(square), square.top]).toEqual([
          expect.closeTo(column.from + (at % 50) * side + 0.5, 1),
          expect.closeTo(top + Math.floor(at / 50) * side, 1),
        ]);
    });

    it('draws the layers of the reserve from the central one down, what is not built yet dashed and empty', () => {
      const { layers, works, building } = text.charts.reserve;
      const outlines = boxes.filter(({ filled, width }) => filled === undefined && width > 100);
      const inner = reserveLayers.toReversed();
      expect(outlines.map(({ isDashed }) => isDashed)).toEqual(inner.map(({ works: isThere }) => !isThere));
      for (const [at, { name, works: isThere }] of inner.entries()) {
        const box = outlines[at];
        if (box === undefined) throw new Error('a layer is missing');
        const inset = (inner.length - 1 - at) * 18;
        expect([boxBegin(box), box.width]).toEqual([
          expect.closeTo(column.from + inset, 1),
          expect.closeTo(column.width - 2 * inset, 1),
        ]);
        const washes = boxes.filter(
          ({ page, top, filled }) => page === box.page && top === box.top && filled === ink.wash,
        );
        expect(washes.map(({ left, width, height }) => [left, width, height])).toEqual(
          isThere ? [[box.left, box.width, box.height]] : [],
        );
        const inside = lines.filter(
          ({ page, top, bottom }) => page === box.page && top >= box.top && bottom <= box.top + box.height,
        );
        expect(wordsOf(inside).slice(0, 2)).toEqual([layers[name].name, isThere ? works : building]);
        expect(letters(wordsOf(inside.slice(2)).join(''))).toBe(letters(layers[name].holds));
        for (const { left, right } of inside) {
          expect(left).toBeGreaterThanOrEqual(box.left + 9.9);
          expect(right).toBeLessThan(box.left + box.width - 4);
        }
      }
    });

    it('lists at its end every figure with what it is, its value, its kind and its source', () => {
      const { thing, value, kind, source, published } = text.table;
      const head = lines.findLastIndex(({ words }) => words === thing);
      expect(wordsOf(lines.slice(head, head + 4))).toEqual([thing, value, kind, source]);
      const rows = letters(
        wordsOf(lines.slice(head + 4).filter(({ top }) => top > 45 && top < frame.foot)).join(''),
      );
      const expected = figureNames.flatMap((name) => [
        text.figures[name],
        figures[name].write(reader),
        text.kinds[figures[name].kind].label,
        sourceOf(name) ?? published,
      ]);
      expect(rows).toBe(letters(expected.join('')));
    });
  });
