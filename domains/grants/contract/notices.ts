import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

const aboutCase = { link: (caseId: string) => `/cases/${caseId}` } as const;

/** The money of a grant is in the wallet. */
export const grantPaid = notice('grants.paid', {
  ...aboutCase,
  params: z.extend(wireMoney, { reference: z.string() }),
  category: 'money',
});
/** The payment of a grant did not go out; officers look at it. */
export const grantStopped = notice('grants.payment_stopped', {
  ...aboutCase,
  params: z.object({ reference: z.string() }),
  category: 'task',
});
/** A person is asked to judge an application. */
export const grantReviewAsked = notice('grants.review_asked', {
  link: (reviewId: string): string => hrefOf('dashboard', { tool: 'grant-reviews', review: reviewId }),
  params: z.object({ reference: z.string() }),
  category: 'task',
});
/** A programme that a person saved closes in 14 days, 3 days or 1 day. */
export const grantDeadline = notice('grants.deadline', {
  link: (slug: string) => `/apply-grant/${slug}`,
  params: z.object({ closes_at: instant }),
  category: 'alert',
});
