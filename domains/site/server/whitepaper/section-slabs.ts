import { ink } from '@egcr/server-kit/pdf/paper';

import { chartsOfSection } from '../../contract/whitepaper/charts.ts';
import { figureNames, figures, sourceOf, type FigureReader } from '../../contract/whitepaper/figures.ts';
import { piecesOf, type Piece } from '../../contract/whitepaper/pieces.ts';
import type { SectionId, WhitepaperText } from '../../contract/whitepaper/text.ts';
import { chartSlabs } from './chart-slabs.ts';
import type { Slab } from './paginate.ts';
import { column, cuts, frame, type Sheet } from './sheet.ts';

interface Writing {
  readonly sheet: Sheet;
  readonly text: WhitepaperText;
  readonly reader: FigureReader;
}

/** A section on paper: numeral and heading, its paragraphs, its charts, and at the end of the paper the list of the figures. */
export function sectionSlabs(id: SectionId, number: number, writing: Writing): readonly Slab[] {
  const { sheet, text } = writing;
  const { title, body } = text.sections[id];
  return [
    ...heading({ id, number, title }, sheet),
    ...body.flatMap((paragraph) => paragraphSlabs(paragraph, writing)),
    ...(chartsOfSection[id] ?? []).flatMap((chart) => chartSlabs(chart, writing)),
    ...(id === 'figures' ? figureNames.map((name) => figureSlab(name, writing)) : []),
    { height: 0, gap: 16, draw: () => undefined },
  ];
}

function heading(
  { id, number, title }: { readonly id: SectionId; readonly number: number; readonly title: string },
  sheet: Sheet,
): readonly Slab[] {
  const lines = sheet.words(title, cuts.heading);
  return lines.map((line, at) => ({
    ...line,
    isTiedToNext: true,
    gap: at === lines.length - 1 ? 6 : 0,
    draw: (y) => {
      line.draw(y);
      if (at > 0) return;
      sheet.paper.doc.addNamedDestination(id, 'XYZ', null, y - 12, null);
      sheet.paper.doc.outline.addItem(title);
      const numeral = { ...cuts.heading, colour: ink.brand, weight: 'plain' } as const;
      sheet.line(String(number), { from: frame.start, y }, numeral);
    },
  }));
}

/** The first and the last two lines of a paragraph are not parted from it. */
function paragraphSlabs(paragraph: string, { sheet, text, reader }: Writing): readonly Slab[] {
  const shown = piecesOf(paragraph, reader)
    .map((piece) => printed(piece, text))
    .join('');
  const lines = sheet.words(shown, cuts.body);
  return lines.map((line, at) => ({
    ...line,
    isTiedToNext: at < lines.length - 1 && (at === 0 || at === lines.length - 2),
    gap: at === lines.length - 1 ? 8 : 0,
  }));
}

/** Figures carry their kind and stay on one line; links to other pages their address. */
function printed(piece: Piece, text: WhitepaperText): string {
  if (piece.kind === 'figure')
    return `${piece.shown.replaceAll(' ', '\u00A0')}\u00A0[${text.kinds[figures[piece.name].kind].short}]`;
  return piece.kind === 'link' && !piece.href.startsWith('#')
    ? `${piece.shown} (${piece.href})`
    : piece.shown;
}

function figureSlab(name: (typeof figureNames)[number], { sheet, text, reader }: Writing): Slab {
  const { kind, write } = figures[name];
  const strong = { ...cuts.label, weight: 'strong' } as const;
  const written = write(reader);
  const lines = sheet.lines(
    text.figures[name],
    cuts.label,
    column.width - sheet.measure(written, strong) - 16,
  );
  const height = 8 + lines.length * cuts.label.leading + cuts.small.leading;
  return {
    height,
    draw: (y) => {
      sheet.paper.rule({ x: sheet.paper.at(column.from), y }, column.width);
      for (const [at, line] of lines.entries())
        sheet.line(line, { from: column.from, y: y + 4 + at * cuts.label.leading }, cuts.label);
      sheet.lineAtEnd(written, { ...column, y: y + 4 }, strong);
      const below = y + 4 + lines.length * cuts.label.leading;
      sheet.line(text.kinds[kind].label, { from: column.from, y: below }, cuts.small);
      const source = sourceOf(name) ?? text.table.published;
      sheet.lineAtEnd(source, { ...column, y: below }, cuts.small);
    },
  };
}
