import { stdnum } from 'stdnum';
import * as z from 'zod/mini';

import type { CheckNote, CheckResult } from '../../contract/index.ts';

/** What we use of the library: for each country its numbers by their names. */
const validators = z.record(
  z.string(),
  z.record(z.string(), z.object({ validate: z.custom<(text: string) => unknown>() })),
);
const answer = z.object({ isValid: z.boolean(), isCompany: z.optional(z.boolean()) });
const known = validators.parse(stdnum);

/** Whether a tax number fits its country. Where the library has no rule for the country, the check says only that a number is there. */
export function checkTaxNumber(
  country: string,
  number: string,
): { readonly result: CheckResult; readonly note: CheckNote } {
  const numbers = Object.hasOwn(known, country) ? Object.values(known[country] ?? {}) : [];
  if (numbers.length === 0) return { result: 'pass', note: 'format_only' };
  const isRight = numbers.some(({ validate }) => {
    const found = answer.safeParse(validate(number));
    return found.success && found.data.isValid;
  });
  return isRight ? { result: 'pass', note: 'number_right' } : { result: 'fail', note: 'number_wrong' };
}
