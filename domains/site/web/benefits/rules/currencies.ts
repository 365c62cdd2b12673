/** The currencies a calculation can be made in, with their decimals. */
export const currencies = [
  { code: 'USD', scale: 2 },
  { code: 'EUR', scale: 2 },
  { code: 'GBP', scale: 2 },
  { code: 'JPY', scale: 0 },
  { code: 'CNY', scale: 2 },
  { code: 'INR', scale: 2 },
  { code: 'CAD', scale: 2 },
  { code: 'AUD', scale: 2 },
  { code: 'JVD', scale: 2 },
] as const;

export type Currency = (typeof currencies)[number];

/** The currency of a code; dollars where there is none of that code. */
export function currencyOf(code: string | null): Currency {
  return currencies.find((known) => known.code === code) ?? currencies[0];
}
