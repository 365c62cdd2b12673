import * as z from 'zod/mini';

import { parseRate } from '../../contract/index.ts';

/** A rate as people type it, with the reader's decimal mark and digits, as the server reads it. */
export function rateAsTyped(typed: string, mark: string): string {
  const latin = typed.trim().replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const plain = latin.replace('٫', '.').replace(mark, '.');
  return plain.replace(/^0+(?=\d)/, '');
}

/** The form's rules: a number above zero. */
export function alertSchema(mark: string) {
  return z.object({
    rate: z
      .string()
      .check(z.refine((typed) => parseRate(rateAsTyped(typed, mark)) !== undefined, 'rate_format')),
  });
}
