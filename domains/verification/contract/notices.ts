import { hrefOf } from '@egcr/contract/product-screens';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const about = {
  params: z.object({ name: z.string(), until: z.string() }),
  link: (): string => hrefOf('business-verification'),
  type: 'task.verification',
} as const;

/** To the owner of a business, as its verification is about to end, and once it has ended. */
export const verificationEnds = {
  soon: notice('verification.expiring', about),
  now: notice('verification.expired', about),
} as const;

const lowered = {
  params: z.object({ name: z.string(), level: z.string() }),
  link: (): string => hrefOf('business-verification'),
  type: 'task.verification',
} as const;

/** To the team, as the level falls: people came whom the checks do not cover, or no contact is proven any more. */
export const verificationLowered = {
  people: notice('verification.lowered', lowered),
  contact: notice('verification.contact_lowered', lowered),
} as const;

/** To the team, as the proof of a web domain or a phone is about to end, and once it has ended. */
export const contactEnds = {
  soon: notice('verification.contact_expiring', about),
  now: notice('verification.contact_expired', about),
} as const;
