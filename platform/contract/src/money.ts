import * as z from 'zod/mini';

import { named } from './schema-names.ts';

export { AMOUNT_MINOR_MAX, parseMajor, parseMinor, toMajorText } from './money-text.ts';

/** Whole minor units of one asset. Two amounts of different assets cannot be added. */
export interface Money<Asset extends string = string> {
  readonly amountMinor: bigint;
  readonly asset: Asset;
}

/** How money travels: minor units as a decimal string, with the asset's code and number of decimals. */
export const wireMoney = named(
  'Money',
  z.object({ value: z.string(), assetCode: z.string(), assetScale: z.number() }),
);
export type WireMoney = z.infer<typeof wireMoney>;

/** Adds two amounts of the same asset. */
export function addMoney<Asset extends string>(
  left: Money<Asset>,
  right: Money<NoInfer<Asset>>,
): Money<Asset> {
  if (left.asset !== right.asset) throw new Error(`cannot add ${right.asset} to ${left.asset}`);
  return { amountMinor: left.amountMinor + right.amountMinor, asset: left.asset };
}
