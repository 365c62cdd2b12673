/** One currency or token: its code, the number of its decimals on the wire (`assetScale`) and its sign. */
export interface Asset {
  readonly code: string;
  readonly scale: number;
  readonly symbol: string;
}

/** What a wallet can hold, in the order in which people see it. The ledger's own table holds the same rows and one more; a test compares them. */
export const assets = [
  { code: 'JVD', scale: 2, symbol: 'Ɉ' },
  { code: 'USD', scale: 2, symbol: '$' },
  { code: 'EUR', scale: 2, symbol: '€' },
  { code: 'GBP', scale: 2, symbol: '£' },
  { code: 'JPY', scale: 0, symbol: '¥' },
  { code: 'CNY', scale: 2, symbol: 'CN¥' },
  { code: 'INR', scale: 2, symbol: '₹' },
  { code: 'CAD', scale: 2, symbol: 'CA$' },
  { code: 'AUD', scale: 2, symbol: 'A$' },
  { code: 'USDC', scale: 6, symbol: 'USDC' },
] as const satisfies readonly Asset[];

export type AssetCode = (typeof assets)[number]['code'];

/**
 * Shares of funds, in the ledger's table beside what wallets hold. No wallet holds them: they lie in accounts of positions and orders, and each
 * fund's own units can be told from others' by these. Six decimals.
 */
export const FUND_UNITS = { code: 'UNIT', scale: 6, symbol: 'u' } as const satisfies Asset;

/** The asset of this code; undefined where we do not keep it. */
export function assetOf(code: string): (typeof assets)[number] | undefined {
  return assets.find((asset) => asset.code === code);
}

/** Signs of one language or country alone. */
const localSigns: Readonly<Record<string, readonly string[]>> = {
  GBP: ['UK£'],
  JPY: ['円'],
  CNY: ['元'],
};

/** How an amount of it is written in the languages of our pages: `USD`, `US$`, `$US`, `$`. */
export function signsOf({ code, symbol }: Asset): readonly string[] {
  const sign = /[^A-Z]$/.exec(symbol)?.[0];
  if (sign === undefined) return [code];
  const country = code.slice(0, 2);
  return [code, symbol, sign, `${country}${sign}`, `${sign}${country}`, ...(localSigns[code] ?? [])];
}
