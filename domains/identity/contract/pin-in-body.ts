import * as z from 'zod/mini';

import { identityRefusals as no } from './refusals.ts';
import { givenPin } from './shapes.ts';

/** The PIN in the body of a call that declares `pinInBody`. */
export const pinInBody = z.optional(givenPin);

/** What such a call is refused with where the PIN is given, in this order. */
export const pinInBodyRefusals = [
  no.pin_format,
  no.pin_not_set,
  no.pin_reset_required,
  no.pin_locked,
  no.pin_incorrect,
] as const;
