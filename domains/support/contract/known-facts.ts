import type * as z from 'zod/mini';

import type { KnownFacts } from './eligibility.ts';
import type { supportFacts } from './shapes.ts';

/** What the server knows of a person, as the criteria take it. */
export function factsOf(known: z.output<typeof supportFacts>): KnownFacts {
  return {
    isContactConfirmed: known.is_contact_confirmed,
    hasActiveClaim: known.active !== null,
    cvPercent: known.cv.percent,
    claimFrom: known.claim_from ?? undefined,
    today: known.today,
  };
}
