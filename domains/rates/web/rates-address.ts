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

/** Reads `/wallet/rates?pair=JVD-USD&days=30`; what cannot be read is JVD in dollars, over a month. */
export function readRatesView(search: string, preferred: string | undefined): RatesView {
  const given = new URLSearchParams(search);
  const [first = '', second = ''] = (given.get('pair') ?? '').split('-');
  const base = isRateCurrency(first) ? first : 'JVD';
  const wanted = isRateCurrency(second) ? second : preferredOr('USD', preferred);
  const quote = wanted !== base ? wanted : base === 'USD' ? 'JVD' : 'USD';
  const days = ranges.find((range) => range === Number(given.get('days'))) ?? 30;
  return { base, quote, days };
}

function preferredOr(code: RateCurrency, preferred: string | undefined): RateCurrency {
  return preferred !== undefined && isRateCurrency(preferred) ? preferred : code;
}

/** The address that shows a view. */
export function addressOfRates({ base, quote, days }: RatesView): string {
  return `/wallet/rates?pair=${base}-${quote}&days=${days}`;
}
