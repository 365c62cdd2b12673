import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

const aboutCase = { link: (caseId: string) => `/cases/${caseId}` } as const;
const byReference = { ...aboutCase, params: z.object({ reference: z.string() }) } as const;

/** The money of a grant is in the wallet of the person, or of the business for which they applied. */
export const grantPaid = notice('grants.paid', {
  ...aboutCase,
  params: z.extend(wireMoney, { reference: z.string(), wallet: z.optional(z.literal('business')) }),
  type: 'money.grant',
});
/** A grant is approved: its agreement waits for the recipient. */
export const agreementReady = notice('grants.agreement_ready', {
  ...byReference,
  type: 'task.grant',
});
/** A report waits for those who decide. */
export const reportSent = notice('grants.report_sent', {
  link: (caseId: string): string => hrefOf('case-queue', { case: caseId }),
  params: z.object({ reference: z.string() }),
  type: 'task.queue',
});
/** A report was sent back, with a reason. */
export const reportSentBack = notice('grants.report_sent_back', {
  ...byReference,
  type: 'task.grant',
});
/** Money of a grant may have to be returned: its recipient may answer first. */
export const recoveryProposed = notice('grants.recovery_proposed', {
  ...aboutCase,
  params: z.extend(wireMoney, { reference: z.string(), answer_by: instant }),
  type: 'task.grant',
});
/** Its recipient answered: another officer decides. */
export const recoveryAnswered = notice('grants.recovery_answered', {
  link: (caseId: string): string => hrefOf('case-queue', { case: caseId }),
  params: z.object({ reference: z.string() }),
  type: 'task.queue',
});
/** Money of a grant was taken back; the amount is what its recipient still has to return. */
export const recoveryOwed = notice('grants.recovery_owed', {
  ...aboutCase,
  params: z.extend(wireMoney, { reference: z.string() }),
  type: 'task.grant',
});
/** Money of a grant was returned: nothing is owed. */
export const recoverySettled = notice('grants.recovery_settled', {
  ...aboutCase,
  params: z.extend(wireMoney, { reference: z.string() }),
  type: 'money.grant',
});
/** Nothing is taken back. */
export const recoveryDropped = notice('grants.recovery_dropped', {
  ...byReference,
  type: 'alert.award',
});
/** Its recipient appealed: a third officer decides. */
export const recoveryAppealed = notice('grants.recovery_appealed', {
  link: (caseId: string): string => hrefOf('case-queue', { case: caseId }),
  params: z.object({ reference: z.string() }),
  type: 'task.queue',
});
/** The decision stands after the appeal. */
export const recoveryUpheld = notice('grants.recovery_upheld', {
  ...byReference,
  type: 'alert.award',
});
/** The appeal was right: nothing is owed, and what came back is paid again. */
export const recoveryReturned = notice('grants.recovery_returned', {
  ...byReference,
  type: 'alert.award',
});
/** An award ended before all of it was paid. */
export const awardEnded = notice('grants.award_ended', {
  ...byReference,
  type: 'alert.award',
});
/** The payment of a grant did not go out; officers look at it. */
export const grantStopped = notice('grants.payment_stopped', {
  ...byReference,
  type: 'task.grant',
});
/** A person is asked to judge an application. */
export const grantReviewAsked = notice('grants.review_asked', {
  link: (reviewId: string): string => hrefOf('dashboard', { tool: 'grant-reviews', review: reviewId }),
  params: z.object({ reference: z.string() }),
  type: 'task.queue',
});
/** A programme that a person saved closes in 14 days, 3 days or 1 day. */
export const grantDeadline = notice('grants.deadline', {
  link: (slug: string) => `/apply-grant/${slug}`,
  params: z.object({ closes_at: instant }),
  type: 'alert.grant',
});
/** For those whom an alert tells of what opened. It is mailed with a link that ends it. */
const found = { type: 'alert.grant', isMailedByDomain: true } as const;
export const programmeFound = notice('grants.programme_found', {
  ...found,
  params: z.object({ programme: z.string() }),
  link: (path: string): string => path,
});
export const programmesFound = notice('grants.programmes_found', {
  ...found,
  params: z.object({ count: z.string(), programme: z.string() }),
  link: (): string => hrefOf('grants'),
});
