import { grantRanges, targetFigures } from '../landing-figures.ts';
import { addressCount, figures, type FigureKind, type FigureName, type FigureReader } from './figures.ts';
import type { SectionId, WhitepaperText } from './text.ts';

/** A bar of a chart: from where to where it reaches, as parts of the whole width. */
export interface ChartRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly kind: FigureKind;
  readonly from: number;
  readonly to: number;
  /** Where a line marks what was wanted, as a part of the whole width. */
  readonly mark?: number;
  /** What was wanted, in words. */
  readonly wanted?: string;
}

/** The charts that are made of rows. */
type ChartName = Exclude<keyof WhitepaperText['charts'], 'reserve'>;

/** The charts of a section, after its text. */
export const chartsOfSection: Readonly<Partial<Record<SectionId, readonly (ChartName | 'reserve')[]>>> = {
  jvd: ['supply'],
  funds: ['debt', 'grants'],
  income: ['work'],
  reserve: ['reserve'],
  technology: ['bench'],
  roadmap: ['open'],
};

/** Of a value on a scale whose steps are each ten times the last, the part of the way from `least` to `most`; kept within it. */
export function alongTens(value: number, least: number, most: number): number {
  const part =
    (Math.log10(Math.max(value, least)) - Math.log10(least)) / (Math.log10(most) - Math.log10(least));
  return Math.min(1, part);
}

/** Squares of the supply drawing, and how many of them circulation fills. */
export const SUPPLY_SQUARES = 500;
export function filledSquares(): number {
  return Math.round((targetFigures.circulating.value / targetFigures.totalSupply.value) * SUPPLY_SQUARES);
}

/** The layers of the reserve from a person's balance upwards, and which of them work. */
export const reserveLayers = [
  { name: 'balances', works: true },
  { name: 'liquidity', works: true },
  { name: 'subnational', works: false },
  { name: 'central', works: false },
] as const;

/** `npm run bench -- ledger`, the worst of the three runs in docs/decisions/0015-one-posting-function-and-batches.md, and what was wanted there. */
const benchRuns = [
  { name: 'spread', worst: 6.4, wanted: 5 },
  { name: 'busy', worst: 9.2, wanted: 10 },
  { name: 'payer', worst: 8.1, wanted: 6 },
  { name: 'single', worst: 3, wanted: 2 },
] as const;
export const BENCH_COMMAND = 'npm run bench -- ledger';
const BENCH_MOST = 12;

const GRANT_SCALE = { least: 1e3, most: 1e7 } as const;
/** Steps of ten from one end of the scale of grants to the other. */
export const GRANT_STEPS = Math.log10(GRANT_SCALE.most / GRANT_SCALE.least);
/** One person to the target of a billion. */
export const WORK_SCALE = { least: 1, most: targetFigures.jobs.value } as const;

interface Asked {
  readonly text: WhitepaperText;
  readonly reader: FigureReader;
}

function figureRow(name: FigureName, value: number, most: number, { text, reader }: Asked): ChartRow {
  const { kind, write } = figures[name];
  return { key: name, label: text.figures[name], text: write(reader), kind, from: 0, to: value / most };
}

function supplyRows(asked: Asked): readonly ChartRow[] {
  const { circulating, totalSupply } = targetFigures;
  return [
    figureRow('circulating', circulating.value, totalSupply.value, asked),
    figureRow('totalSupply', totalSupply.value, totalSupply.value, asked),
  ];
}

function debtRows(asked: Asked): readonly ChartRow[] {
  const names = ['sectorFunds', 'governmentDebt', 'globalDebt'] as const;
  const most = targetFigures.globalDebt.value;
  return names.map((name) => figureRow(name, targetFigures[name].value, most, asked));
}

const grantFigures = {
  personal: 'grantPersonal',
  business: 'grantBusiness',
  government: 'grantGovernment',
} as const;

function grantRows(asked: Asked): readonly ChartRow[] {
  const along = (dollars: number) => alongTens(dollars, GRANT_SCALE.least, GRANT_SCALE.most);
  return grantRanges.map(({ audience, from, to }) => ({
    ...figureRow(grantFigures[audience], to, to, asked),
    from: along(from),
    to: along(to),
  }));
}

function benchRows({ text, reader }: Asked): readonly ChartRow[] {
  const write = new Intl.NumberFormat(reader.locale, { minimumFractionDigits: 1 });
  return benchRuns.map(({ name, worst, wanted }) => ({
    key: name,
    label: text.charts.bench.rows[name],
    text: `${write.format(worst)}×`,
    kind: 'measured',
    from: 0,
    to: worst / BENCH_MOST,
    mark: wanted / BENCH_MOST,
    wanted: `${write.format(wanted)}×`,
  }));
}

function openRows({ text, reader }: Asked): readonly ChartRow[] {
  const { all, open } = addressCount();
  const row = (key: 'open' | 'building', value: number): ChartRow => ({
    key,
    label: text.charts.open[key],
    text: new Intl.NumberFormat(reader.locale).format(value),
    kind: 'measured',
    from: 0,
    to: value / all,
  });
  return [row('open', open), row('building', all - open)];
}

const makers: Readonly<Record<ChartName, (asked: Asked) => readonly ChartRow[]>> = {
  supply: supplyRows,
  debt: debtRows,
  grants: grantRows,
  work: (asked) => [figureRow('jobs', targetFigures.jobs.value, targetFigures.jobs.value, asked)],
  bench: benchRows,
  open: openRows,
};

/** The rows of a chart, with their figures written for the reader. */
export function chartRows(name: ChartName, asked: Asked): readonly ChartRow[] {
  return makers[name](asked);
}
