import { isRateCurrency, type RateCurrency } from '../contract/index.ts';

/** The stretches of time a chart can show, in days. */
export const ranges = [1, 7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** What the rates page shows, as it stands in the address. */
export interface RatesView {
  readonly base: RateCurrency;
  readonly quote: RateCurrency;
  readonly days: Range;
}

/**
 * Reads `/wallet/rates?pair=JVD-EUR&days=30`. What cannot be read is JVD in the reader's currency, over a month. JVD has a price in dollars that
 * seldom changes, so readers who prefer no other currency see JVD in euros.
 */
export function readRatesView(search: string, preferred: string | undefined): RatesView {
  const given = new URLSearchParams(search);
  const [first = '', second = ''] = (given.get('pair') ?? '').split('-');
  const base = isRateCurrency(first) ? first : 'JVD';
  const wanted = isRateCurrency(second) ? second : quoteFor(base, preferred);
  const quote = wanted !== base ? wanted : base === 'USD' ? 'JVD' : 'USD';
  const days = ranges.find((range) => range === Number(given.get('days'))) ?? 30;
  return { base, quote, days };
}

/** The currency in which a pair begins: the preferred one, unless the pair would stand still. */
function quoteFor(base: RateCurrency, preferred: string | undefined): RateCurrency {
  const isChosen = preferred !== undefined && isRateCurrency(preferred) && preferred !== base;
  const isStill = base === 'JVD' && preferred === 'USD';
  if (isChosen && !isStill) return preferred;
  return base === 'EUR' ? 'USD' : 'EUR';
}

/** The address that shows a view. */
export function addressOfRates({ base, quote, days }: RatesView): string {
  return `/wallet/rates?pair=${base}-${quote}&days=${days}`;
}
