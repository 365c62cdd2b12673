import { ink } from '@egcr/server-kit/pdf/paper';
import type { Tag } from '@egcr/server-kit/pdf/tags';

import { chartsOfSection } from '../../contract/whitepaper/charts.ts';
import { figureNames, figures, sourceOf, type FigureReader } from '../../contract/whitepaper/figures.ts';
import { piecesOf, type Piece } from '../../contract/whitepaper/pieces.ts';
import type { SectionId, WhitepaperText } from '../../contract/whitepaper/text.ts';
import { chartSlabs } from './chart-slabs.ts';
import type { Slab } from './paginate.ts';
import { column, cuts, frame, type Sheet } from './sheet.ts';

interface Writing {
  readonly sheet: Sheet;
  /** The section it all belongs to. */
  readonly tag: Tag;
  readonly text: WhitepaperText;
  readonly reader: FigureReader;
}

/** A section on paper: numeral and heading, its paragraphs, its charts, and at the end of the paper the list of the figures. */
export function sectionSlabs(
  id: SectionId,
  number: number,
  { sheet, text, reader }: Omit<Writing, 'tag'>,
): readonly Slab[] {
  const { title, body } = text.sections[id];
  const writing = { sheet, text, reader, tag: sheet.paper.content.within('Sect', { title }) };
  return [
    ...heading({ id, number, title }, writing),
    ...body.flatMap((paragraph) => paragraphSlabs(paragraph, writing)),
    ...(chartsOfSection[id] ?? []).flatMap((chart) => chartSlabs(chart, writing)),
    ...(id === 'figures' ? figureTable(writing) : []),
    { height: 0, gap: 16, draw: () => undefined },
  ];
}

function heading(
  { id, number, title }: { readonly id: SectionId; readonly number: number; readonly title: string },
  { sheet, tag }: Writing,
): readonly Slab[] {
  const cut = { ...cuts.heading, tag: tag.within('H2') };
  const lines = sheet.words(title, cut);
  return lines.map((line, at) => ({
    ...line,
    isTiedToNext: true,
    gap: at === lines.length - 1 ? 6 : 0,
    draw: (y) => {
      if (at === 0) {
        sheet.paper.doc.addNamedDestination(id, 'XYZ', null, y - 12, null);
        sheet.paper.doc.outline.addItem(title);
        sheet.line(`${number} `, { from: frame.start, y }, { ...cut, colour: ink.brand, weight: 'plain' });
      }
      line.draw(y);
    },
  }));
}

/** The first and the last two lines of a paragraph are not parted from it. */
function paragraphSlabs(paragraph: string, { sheet, text, reader, tag }: Writing): readonly Slab[] {
  const shown = piecesOf(paragraph, reader)
    .map((piece) => printed(piece, text))
    .join('');
  const lines = sheet.words(shown, { ...cuts.body, tag: tag.within('P') });
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

/** All figures, each with what it is, its kind and its source, under a head that names these four. */
function figureTable(writing: Writing): readonly Slab[] {
  const table = writing.tag.within('Table');
  const rows = figureNames.map((name, at) => ({
    ...figureSlab(name, writing, table),
    isTiedToNext: isLonely(at),
  }));
  return [figureHead(writing, table), ...rows];
}

/** The first and the last rows stay with their neighbours: none stands alone under the head, or on the last page. */
function isLonely(at: number): boolean {
  const last = figureNames.length - 1;
  return at < 2 || (at < last && at > last - 4);
}

function figureHead({ sheet, text }: Writing, table: Tag): Slab {
  const row = table.within('TR');
  const cut = () => ({ ...cuts.small, tag: row.within('TH', { scope: 'Column' }) });
  const { thing, value, kind, source } = text.table;
  return {
    height: 2 * cuts.small.leading + 4,
    isTiedToNext: true,
    draw: (y) => {
      const below = y + cuts.small.leading;
      sheet.line(thing, { from: column.from, y }, cut());
      sheet.lineAtEnd(value, { ...column, y }, cut());
      sheet.line(kind, { from: column.from, y: below }, cut());
      sheet.lineAtEnd(source, { ...column, y: below }, cut());
    },
  };
}

function figureSlab(name: (typeof figureNames)[number], { sheet, text, reader }: Writing, table: Tag): Slab {
  const { kind, write } = figures[name];
  const row = table.within('TR');
  const label = { ...cuts.label, tag: row.within('TH', { scope: 'Row' }) };
  const strong = { ...cuts.label, weight: 'strong', tag: row.within('TD') } as const;
  const small = () => ({ ...cuts.small, tag: row.within('TD') });
  const written = write(reader);
  const lines = sheet.lines(text.figures[name], label, column.width - sheet.measure(written, strong) - 16);
  const height = 8 + lines.length * cuts.label.leading + cuts.small.leading;
  return {
    height,
    draw: (y) => {
      sheet.paper.rule({ x: sheet.paper.at(column.from), y }, column.width);
      for (const [at, line] of lines.entries())
        sheet.line(line, { from: column.from, y: y + 4 + at * cuts.label.leading }, label);
      sheet.lineAtEnd(written, { ...column, y: y + 4 }, strong);
      const below = y + 4 + lines.length * cuts.label.leading;
      sheet.line(text.kinds[kind].label, { from: column.from, y: below }, small());
      sheet.lineAtEnd(sourceOf(name) ?? text.table.published, { ...column, y: below }, small());
    },
  };
}
