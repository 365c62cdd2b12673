import * as z from 'zod/mini';

import { newPosting } from '../../contract/shapes.ts';
import type { Decimal } from '../decimal-of.ts';
import { readFields, typedFields } from '../posting/typed-fields.ts';

/** What a posting says once and for good. */
const typedFacts = {
  acting_for: z.string(),
  contract: z.string(),
  country: z.string(),
  place: z.string(),
  currency: z.string(),
  period: z.string(),
  occupation: z.string(),
  sector: z.string(),
  language: z.string(),
  closes_on: z.string(),
};
const typed = z.object({ ...typedFields, ...typedFacts });
export type TypedPosting = z.input<typeof typed>;

/** A posting as it is typed, read into the request. */
export function typedPosting(decimal: Decimal) {
  const toRequest = (posting: TypedPosting): unknown => ({
    ...posting,
    ...readFields(posting, { currency: posting.currency, decimal }),
  });
  return z.pipe(z.pipe(typed, z.transform(toRequest)), asRequest);
}

/** The same checks as the server's; the compiler does not know the members before they have been checked. */
const asRequest: z.ZodMiniType<z.output<typeof newPosting>> = newPosting;
