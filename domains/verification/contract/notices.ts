import { hrefOf } from '@egcr/contract/product-screens';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const about = {
  params: z.object({ name: z.string(), until: z.string() }),
  link: (): string => hrefOf('business-verification'),
  category: 'task',
} as const;

/** To the owner of a business, as its verification is about to end, and once it has ended. */
export const verificationEnds = {
  soon: notice('verification.expiring', about),
  now: notice('verification.expired', about),
} as const;

/** To the team, as the level falls because people came whom the checks do not cover. */
export const verificationLowered = notice('verification.lowered', {
  params: z.object({ name: z.string(), level: z.string() }),
  link: (): string => hrefOf('business-verification'),
  category: 'task',
});
