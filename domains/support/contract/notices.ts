import { wireMoney } from '@egcr/contract/money';
import { notice } from '@egcr/contract/notice';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

const own = { link: () => '/global-job-board/support' } as const;
const toOfficers = { link: () => '/super-admin/support' } as const;
const ofWeek = z.object({ week: z.string() });

/** A week of support is in the wallet. */
export const weekPaid = notice('support.week_paid', {
  ...own,
  params: z.extend(wireMoney, { week: z.string() }),
  type: 'money.support',
});
/** A payment did not reach the wallet; it is tried again. */
export const weekUnpaid = notice('support.unpaid', { ...own, params: ofWeek, type: 'money.support' });
/** A week is over and can be confirmed. */
export const weekOpen = notice('support.week_open', { ...own, params: ofWeek, type: 'task.support' });
/** The time to confirm a week has passed: how it can still be saved. */
export const weekMissed = notice('support.week_missed', { ...own, params: ofWeek, type: 'task.support' });
/** An officer accepted or refused a week. */
export const weekAccepted = notice('support.week_accepted', { ...own, params: ofWeek, type: 'task.support' });
export const weekRefused = notice('support.week_refused', { ...own, params: ofWeek, type: 'task.support' });
/** Weeks were missed in a row. */
export const claimSuspended = notice('support.suspended', {
  ...own,
  params: z.object({ reference: z.string() }),
  type: 'task.support',
});
/** The week is over in which the person began to work. */
export const workBegun = notice('support.work_begun', {
  ...own,
  params: z.object({ reference: z.string() }),
  type: 'task.support',
});
/** The person has found work that begins later: until when support goes on. */
export const jobAhead = notice('support.job_ahead', {
  ...own,
  params: z.object({ reference: z.string(), date: z.string() }),
  type: 'task.support',
});
/** The job that they had found does not begin: support goes on, and so does the search. */
export const jobDropped = notice('support.job_dropped', {
  ...own,
  params: z.object({ reference: z.string() }),
  type: 'task.support',
});
/** The person works from today: the claim ends with this week. */
export const foundWork = notice('support.found_work', {
  ...own,
  params: z.object({ reference: z.string() }),
  type: 'task.support',
});
/** Too much may have been paid: the person may answer first. */
export const overpaymentProposed = notice('support.overpayment_proposed', {
  ...own,
  params: z.extend(wireMoney, { answer_by: instant }),
  type: 'task.support',
});
/** The person answered: officers who did not find it decide. */
export const overpaymentAnswered = notice('support.overpayment_answered', {
  ...toOfficers,
  params: z.object({ reference: z.string() }),
  type: 'task.queue',
});
/** The person appealed: an officer decides who has not decided of it before. */
export const overpaymentAppealed = notice('support.overpayment_appealed', {
  ...toOfficers,
  params: z.object({ reference: z.string() }),
  type: 'task.queue',
});
/** It is decided that money is owed. */
export const overpaymentOwed = notice('support.overpayment_owed', {
  ...own,
  params: wireMoney,
  type: 'task.support',
});
/** Nothing is asked for. */
export const overpaymentDropped = notice('support.overpayment_dropped', {
  ...own,
  params: z.object({}),
  type: 'alert.support',
});
/** All of it came back. */
export const overpaymentSettled = notice('support.overpayment_settled', {
  ...own,
  params: wireMoney,
  type: 'money.support',
});

const ofOwnWeek = { ...own, params: ofWeek } as const;
/** A week was drawn, and an officer asks about it. The payment is not held. */
export const backCheckAsked = notice('support.back_check_asked', { ...ofOwnWeek, type: 'task.support' });
/** An officer has looked at the answer: the week stays as it is. */
export const backCheckConfirmed = notice('support.back_check_confirmed', {
  ...ofOwnWeek,
  type: 'alert.support',
});
/** The person answered; for the officer who asked. */
export const backCheckAnswered = notice('support.back_check_answered', {
  ...toOfficers,
  params: ofWeek,
  type: 'task.queue',
});
