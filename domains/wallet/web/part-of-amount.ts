import { parseMajor, type WireMoney } from '@egcr/contract/money';

import { signsIn, type DecimalMark } from './send/send-rules.ts';

/** Minor units of what was typed or pasted, alone or with the sign of its currency; undefined where it is none, zero, or more than the whole. */
export function readPart(typed: string, whole: WireMoney, decimal: DecimalMark): bigint | undefined {
  const read = parseMajor(typed, { scale: whole.assetScale, decimal, signs: signsIn(whole.assetCode) });
  if (!('amountMinor' in read) || read.amountMinor < 1n) return undefined;
  return read.amountMinor <= BigInt(whole.value) ? read.amountMinor : undefined;
}
