import * as z from 'zod/mini';

import { rateAsTyped, type DecimalMark } from '../typed-rate.ts';

/** The form's rules: a number above zero, written clearly. */
export function alertSchema(mark: DecimalMark) {
  return z.object({
    rate: z.string().check(z.refine((typed) => rateAsTyped(typed, mark) !== undefined, 'rate_format')),
  });
}
