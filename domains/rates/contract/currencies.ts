/** What rates are kept for: the spec's currencies, JVD first, and USDC. Codes outside this list are skipped at import. */
export const rateCurrencies = [
  'JVD',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CNY',
  'INR',
  'CAD',
  'AUD',
  'USDC',
] as const;
export type RateCurrency = (typeof rateCurrencies)[number];

export function isRateCurrency(code: string): code is RateCurrency {
  return rateCurrencies.some((known) => known === code);
}

/** The two currencies of `JVD/USD`: one unit of the first costs so many of the second. Undefined where either is not kept, or both are one. */
export function readPair(
  text: string,
): { readonly base: RateCurrency; readonly quote: RateCurrency } | undefined {
  const [base = '', quote = '', ...more] = text.split('/');
  if (more.length > 0 || base === quote || !isRateCurrency(base) || !isRateCurrency(quote)) return undefined;
  return { base, quote };
}
