import * as z from 'zod/mini';

import { isSafeText, RECIPIENT_MAX_LENGTH } from '../../contract/index.ts';
import { LABEL_MAX_LENGTH } from '../../contract/limits.ts';

const label = z.string().check(
  z.trim(),
  z.minLength(1, 'label_required'),
  z.refine((text) => Array.from(text).length <= LABEL_MAX_LENGTH, 'label_too_long'),
  z.refine(isSafeText, 'label_characters'),
);

/** The rules of the form: whose account, the name to compare it with, the name one gives them. */
export const payeeSchema = z.object({
  to: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'to_required'),
      z.maxLength(RECIPIENT_MAX_LENGTH, 'to_too_long'),
      z.refine(isSafeText, 'to_characters'),
    ),
  name: label,
  label,
});
export type PayeeValues = z.infer<typeof payeeSchema>;

export const labelSchema = z.object({ label });
export type LabelValues = z.infer<typeof labelSchema>;
