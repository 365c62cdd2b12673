import { NOTE_MAX_LENGTH, isSafeText } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

/** Why the staff does something with money that waits: kept with the proposal. */
export const reasonField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'reason'),
    z.maxLength(NOTE_MAX_LENGTH, 'too_long'),
    z.refine(isSafeText, 'characters'),
  );
