import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** A rate that a person waited for is there. */
export const alertReached = notice('rates.alert_reached', {
  params: z.object({
    base: z.string(),
    quote: z.string(),
    direction: z.optional(z.string()),
    /** Decimal text. */
    rate: z.string(),
    wanted: z.optional(z.string()),
  }),
  link: (base: string, quote: string) => `/wallet/rates?pair=${base}-${quote}`,
  type: 'alert.rate',
});
