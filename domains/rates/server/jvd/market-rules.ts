import { fraction, type Fraction } from '../../contract/index.ts';

/** So much JVD changed hands at a price. */
export interface Trade {
  readonly price: Fraction;
  readonly amountMinor: bigint;
}

/** Where trades in JVD come from; the capital market will be one. Newest first, at most as many as asked for. */
export interface MarketFeed {
  lastTrades(limit: number): Promise<readonly Trade[]>;
}

/** Nobody trades JVD yet. */
export const emptyMarket: MarketFeed = { lastTrades: () => Promise.resolve([]) };

/** The price weighted by what was traded: Σ price·amount ÷ Σ amount. Undefined without trades. */
export function weightedPrice(trades: readonly Trade[]): Fraction | undefined {
  const traded = trades.filter(({ amountMinor }) => amountMinor > 0n);
  const total = traded.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (total === 0n) return undefined;
  let [numerator, denominator] = [0n, 1n];
  for (const { price, amountMinor } of traded) {
    numerator = numerator * price.denominator + price.numerator * amountMinor * denominator;
    denominator *= price.denominator;
  }
  return fraction(numerator, denominator * total);
}
