import * as z from 'zod/mini';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import { readTyped, type DecimalMark } from '../send/send-rules.ts';

/** What stands in the form, as typed; empty is no limit. */
export interface LimitValues {
  readonly per_transfer: string;
  readonly per_day: string;
  readonly per_month: string;
  /** Empty is a tenth of the balance. */
  readonly pin_above: string;
}

export interface LimitFacts {
  readonly asset: AssetCode;
  readonly decimal: DecimalMark;
}

/** Minor units of a limit as typed; null where it is none, undefined where it is no amount above zero. */
export function readLimit(typed: string, facts: LimitFacts): bigint | null | undefined {
  const read = readSum(typed, facts);
  return read === 0n ? undefined : read;
}

/** The same for the sum above which payments ask for the PIN, which may be zero. */
export function readSum(typed: string, { asset, decimal }: LimitFacts): bigint | null | undefined {
  if (typed.trim() === '') return null;
  const known = assetOf(asset);
  const read = known && readTyped(typed, known, decimal);
  return read && 'amountMinor' in read ? read.amountMinor : undefined;
}

/** Each limit is empty or an amount, and none is above that of a longer time. */
export function limitSchema(facts: LimitFacts) {
  const amount = z
    .string()
    .check(z.refine((typed) => readLimit(typed, facts) !== undefined, 'invalid_amount'));
  const isWithin = (small: string, large: string) => {
    const [low, high] = [readLimit(small, facts), readLimit(large, facts)];
    return typeof low !== 'bigint' || typeof high !== 'bigint' || low <= high;
  };
  const sum = z.string().check(z.refine((typed) => readSum(typed, facts) !== undefined, 'invalid_amount'));
  return z.object({ per_transfer: amount, per_day: amount, per_month: amount, pin_above: sum }).check(
    z.refine(({ per_transfer, per_day }) => isWithin(per_transfer, per_day), {
      error: 'above_day_limit',
      path: ['per_transfer'],
    }),
    z.refine(({ per_day, per_month }) => isWithin(per_day, per_month), {
      error: 'above_month_limit',
      path: ['per_day'],
    }),
    z.refine(({ per_transfer, per_month }) => isWithin(per_transfer, per_month), {
      error: 'above_month_limit',
      path: ['per_transfer'],
    }),
  );
}
