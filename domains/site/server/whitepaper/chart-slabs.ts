import { ink } from '@egcr/server-kit/pdf/paper';
import type { Tag } from '@egcr/server-kit/pdf/tags';

import {
  BENCH_COMMAND,
  chartRows,
  type chartsOfSection,
  filledSquares,
  reserveLayers,
  SUPPLY_SQUARES,
  type ChartRow,
} from '../../contract/whitepaper/charts.ts';
import type { FigureKind, FigureReader } from '../../contract/whitepaper/figures.ts';
import type { WhitepaperText } from '../../contract/whitepaper/text.ts';
import type { Slab } from './paginate.ts';
import { column, cuts, type Box, type Sheet } from './sheet.ts';

type ChartName = NonNullable<(typeof chartsOfSection)[keyof typeof chartsOfSection]>[number];

interface Charting {
  readonly sheet: Sheet;
  /** The section it belongs to. */
  readonly tag: Tag;
  readonly text: WhitepaperText;
  readonly reader: FigureReader;
}

const BAR = { height: 5, room: 13 } as const;
const GAP = 10;
const COUNTED_BY = 'GET /api/v1/site/figures';
/** Darker the more certain. */
const inks: Readonly<Record<FigureKind, string>> = {
  claim: '#b9cdc8',
  target: '#6f9a91',
  measured: ink.brand,
};

/** A chart on paper: its heading, its drawing, how it is read. All of it stays on one page. */
export function chartSlabs(name: ChartName, charting: Charting): readonly Slab[] {
  const { sheet, text, tag } = charting;
  const { title, note } = text.charts[name];
  // Made in reading order.
  const slabs = [
    rule(sheet),
    ...withAir(sheet.words(title, { ...cuts.caption, tag: tag.within('H3') })),
    ...drawn(name, charting),
    ...(name === 'bench' ? sheet.words(BENCH_COMMAND, { ...cuts.small, tag: tag.within('P') }) : []),
    ...sheet.words(note, { ...cuts.small, tag: tag.within('P') }),
  ];
  const last = slabs.length - 1;
  return slabs.map((slab, at) => ({
    ...slab,
    isTiedToNext: at < last,
    ...(at === last && { gap: 18 }),
  }));
}

/** Keeps what follows a little apart. */
function withAir(lines: readonly Slab[]): readonly Slab[] {
  return lines.map((line, at) => (at === lines.length - 1 ? { ...line, gap: 5 } : line));
}

function rule(sheet: Sheet): Slab {
  return {
    height: 10,
    draw: (y) => sheet.paper.rule({ x: sheet.paper.at(column.from), y }, column.width),
  };
}

function drawn(name: ChartName, charting: Charting): readonly Slab[] {
  if (name === 'supply') return [squares(charting), ...rows('supply', charting)];
  if (name === 'reserve') return layers(charting);
  if (name === 'work') {
    const table = charting.tag.within('Table');
    return [counted(charting, table), ...rows('work', charting, table)];
  }
  return rows(name, charting);
}

function rows(
  name: Exclude<ChartName, 'reserve'>,
  charting: Charting,
  table = charting.tag.within('Table'),
): readonly Slab[] {
  return chartRows(name, charting).map((row) => bar(row, { ...charting, hasBar: name !== 'supply' }, table));
}

/** Label at the beginning, figure with its kind at the end; under them how far it reaches. */
function bar(
  row: ChartRow,
  { sheet, text, hasBar }: Charting & { readonly hasBar: boolean },
  table: Tag,
): Slab {
  const cells = cellsOf(table);
  const kind = text.kinds[row.kind].label;
  return {
    height: cuts.label.leading + (hasBar ? BAR.room : 0),
    gap: 2,
    draw: (y) => {
      const wanted = row.wanted === undefined ? '' : ` · ${text.charts.bench.wanted} ${row.wanted}`;
      sheet.line(row.label, { from: column.from, y }, { ...cuts.label, tag: cells.label });
      sheet.lineAtEnd(
        `${row.text} · ${kind}${wanted}`,
        { ...column, y },
        { ...cuts.label, weight: 'strong', tag: cells.figure },
      );
      if (!hasBar) return;
      const at = y + cuts.label.leading + 1;
      sheet.fillBox({ ...column, y: at, height: BAR.height }, ink.wash);
      const reach = part(row.from, row.to);
      sheet.fillBox({ ...reach, y: at, height: BAR.height }, inks[row.kind]);
      if (row.mark !== undefined)
        sheet.fillBox(
          { ...part(row.mark, row.mark), width: 1.5, y: at - 2, height: BAR.height + 4 },
          ink.text,
        );
    },
  };
}

function part(from: number, to: number): Box {
  return { from: column.from + from * column.width, width: Math.max(1, (to - from) * column.width) };
}

/** A row of a chart for who cannot see its bar: what, and how much. */
function cellsOf(table: Tag): { readonly label: Tag; readonly figure: Tag } {
  const row = table.within('TR');
  return { label: row.within('TH', { scope: 'Row' }), figure: row.within('TD') };
}

/** A printed paper cannot count; it says who does. */
function counted({ sheet, text }: Charting, table: Tag): Slab {
  const cells = cellsOf(table);
  return {
    height: cuts.label.leading,
    gap: 6,
    draw: (y) => {
      const { label, figure } = cells;
      sheet.line(text.charts.work.counted, { from: column.from, y }, { ...cuts.label, tag: label });
      sheet.lineAtEnd(COUNTED_BY, { ...column, y }, { ...cuts.label, colour: ink.faint, tag: figure });
    },
  };
}

const COLUMNS = 50;
const SIDE = column.width / COLUMNS;

function squares(charting: Charting): Slab {
  const { sheet, tag } = charting;
  const alt = chartRows('supply', charting)
    .map(({ label, text: written }) => `${label}: ${written}`)
    .join(' · ');
  const figure = tag.within('Figure', { alt });
  return {
    height: (SUPPLY_SQUARES / COLUMNS) * SIDE,
    gap: GAP,
    draw: (y) => sheet.paper.picture(figure, () => drawSquares(sheet, y)),
  };
}

function drawSquares(sheet: Sheet, y: number): void {
  const filled = filledSquares();
  for (let at = 0; at < SUPPLY_SQUARES; at += 1) {
    const box = {
      from: column.from + (at % COLUMNS) * SIDE + 0.5,
      width: SIDE - 1,
      y: y + Math.floor(at / COLUMNS) * SIDE + 0.5,
      height: SIDE - 1,
    };
    if (at < filled) sheet.fillBox(box, ink.brass);
    else sheet.outlineBox(box, { colour: ink.line });
  }
}

/** From the central reserve down to a person's balance; what is not built yet is dashed. */
function layers({ sheet, text, tag }: Charting): readonly Slab[] {
  const list = tag.within('L');
  const { layers: words, works, building } = text.charts.reserve;
  return reserveLayers.toReversed().map((layer, place) => {
    const inset = (reserveLayers.length - 1 - place) * 18;
    const box: Box = { from: column.from + inset, width: column.width - 2 * inset };
    const inside: Box = { from: box.from + 10, width: box.width - 20 };
    const { name, holds } = words[layer.name];
    const state = layer.works ? works : building;
    const item = list.within('LI');
    const label = { ...cuts.label, weight: 'strong', tag: item.within('Lbl') } as const;
    const body = item.within('LBody');
    const stated = { ...cuts.small, tag: body.within('P') };
    const held = { ...cuts.small, tag: body.within('P') };
    const lines = sheet.lines(holds, cuts.small, inside.width);
    const height = 12 + cuts.label.leading + lines.length * cuts.small.leading;
    return {
      height,
      gap: 5,
      draw: (y) => {
        if (layer.works) sheet.fillBox({ ...box, y, height }, ink.wash);
        sheet.outlineBox(
          { ...box, y, height },
          { colour: layer.works ? ink.brand : ink.faint, isDashed: !layer.works },
        );
        sheet.line(name, { from: inside.from, y: y + 6 }, label);
        sheet.lineAtEnd(state, { ...inside, y: y + 6 }, stated);
        for (const [at, line] of lines.entries())
          sheet.line(
            line,
            { from: inside.from, y: y + 6 + cuts.label.leading + at * cuts.small.leading },
            held,
          );
      },
    };
  });
}
