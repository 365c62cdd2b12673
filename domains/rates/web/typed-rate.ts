import { readDecimal, type DecimalMark } from '@egcr/contract/decimal-text';
import { inLatin } from '@egcr/contract/latin-digits';

import { parseRate } from '../contract/index.ts';

export type { DecimalMark };

/** A rate as people type it in their language, as the server reads it. Undefined where it is none, or unclear: one wrong mark is a thousand times the rate. */
export function rateAsTyped(typed: string, mark: DecimalMark): string | undefined {
  const read = readDecimal(inLatin(typed).trim(), mark);
  if (!read) return undefined;
  const whole = read.whole.replace(/^0+(?=\d)/, '');
  const rate = read.fraction === '' ? whole : `${whole}.${read.fraction}`;
  return parseRate(rate) && rate;
}
