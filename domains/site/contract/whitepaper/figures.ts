import { productScreens } from '@egcr/contract/product-screens';

import {
  grantRanges,
  isolateSigns,
  targetFigures,
  writeRange,
  writeTarget,
  type TargetFigure,
} from '../landing-figures.ts';

/**
 * What a figure is worth. `claim`: stated by the programme, not checked here. `target`: what the programme aims at. `measured`: counted,
 * timed or calculated by a source that is named, so that anybody can do it again.
 */
export type FigureKind = 'claim' | 'target' | 'measured';
export const figureKinds = ['claim', 'target', 'measured'] as const satisfies readonly FigureKind[];

/** Who reads: the language of the words, and a tag for `Intl`. */
export interface FigureReader {
  readonly language: string;
  readonly locale: string;
}

interface Figure {
  readonly kind: FigureKind;
  readonly write: (reader: FigureReader) => string;
  /** The command, call or calculation of a measured figure; the others are published by the programme. */
  readonly source?: string;
}

const JVD_CALL = 'GET /api/v1/rates/jvd';
const MILLION_RUN = 'npm run bench -- million';
const ADDRESS_ROWS = 'domains/*/contract/screens.ts';

const published = (kind: FigureKind, figure: TargetFigure, source?: string): Figure => ({
  kind,
  write: (reader) => writeTarget(figure, reader),
  ...(source !== undefined && { source }),
});

const counted = (count: () => number, source: string): Figure => ({
  kind: 'measured',
  write: ({ locale }) => new Intl.NumberFormat(locale).format(count()),
  source,
});

function grant(audience: (typeof grantRanges)[number]['audience']): Figure {
  return {
    kind: 'target',
    write: (reader) =>
      grantRanges
        .filter((range) => range.audience === audience)
        .map((range) => writeRange(range, reader))
        .join(''),
  };
}

/** Dollars: what the published price and the published circulation come to. */
const PRODUCT_USD = targetFigures.tokenValue.value * targetFigures.circulating.value;

/** Of one recorded run on two shared cores: docs/decisions/0015-one-posting-function-and-batches.md. */
const MILLION_TRANSFERS = 1_000_451;
const BROKEN_RULES = 0;

/** Addresses of this build, and how many of them do what they promise. */
export function addressCount(): { readonly all: number; readonly open: number } {
  const screens = productScreens();
  return { all: screens.length, open: screens.filter(({ isOpen }) => isOpen).length };
}

/** Every figure of the paper, in the order in which they are listed. */
export const figures = {
  countries: published('target', targetFigures.countries),
  governmentDebt: published('claim', targetFigures.governmentDebt),
  globalDebt: published('claim', targetFigures.globalDebt),
  smallBusinesses: published('claim', targetFigures.smallBusinesses),
  totalSupply: published('measured', targetFigures.totalSupply, JVD_CALL),
  circulating: published('target', targetFigures.circulating),
  rate: {
    kind: 'measured',
    write: ({ language, locale }) =>
      isolateSigns(
        new Intl.NumberFormat(language === 'en' ? 'en-US' : locale, {
          style: 'currency',
          currency: 'USD',
        }).format(targetFigures.tokenValue.value),
      ),
    source: JVD_CALL,
  },
  tokenValue: published('claim', targetFigures.tokenValue),
  marketCap: published('claim', targetFigures.marketCap),
  product: {
    kind: 'measured',
    write: (reader) =>
      writeTarget(
        {
          english: `$${(PRODUCT_USD / 1e12).toFixed(2)}T`,
          value: PRODUCT_USD,
          unit: 'usd',
          form: 'short',
        },
        reader,
      ),
    source: '$1.29 × 814.5B',
  },
  grantPersonal: grant('personal'),
  grantBusiness: grant('business'),
  grantGovernment: grant('government'),
  sectorFunds: published('target', targetFigures.sectorFunds),
  jobs: published('target', targetFigures.jobs),
  depositInsurance: published('target', targetFigures.depositInsurance),
  transfers: counted(() => MILLION_TRANSFERS, MILLION_RUN),
  broken: counted(() => BROKEN_RULES, MILLION_RUN),
  allScreens: counted(() => addressCount().all, ADDRESS_ROWS),
  openScreens: counted(() => addressCount().open, ADDRESS_ROWS),
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures).filter((name): name is FigureName => name in figures);

export function isFigureName(text: string): text is FigureName {
  return Object.hasOwn(figures, text);
}

/** Where a measured figure comes from; undefined for what the programme publishes. */
export function sourceOf(name: FigureName): string | undefined {
  const figure: Figure = figures[name];
  return figure.source;
}
