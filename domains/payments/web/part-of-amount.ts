import { parseMajor, type WireMoney } from '@egcr/contract/money';
import type { DecimalMark } from '@egcr/wallet/web';

/** Minor units of what was typed; undefined where it is none, zero, or more than the whole. */
export function readAmount(typed: string, whole: WireMoney, decimal: DecimalMark): bigint | undefined {
  const read = parseMajor(typed, { scale: whole.assetScale, decimal });
  if (!('amountMinor' in read) || read.amountMinor < 1n) return undefined;
  return read.amountMinor <= BigInt(whole.value) ? read.amountMinor : undefined;
}
