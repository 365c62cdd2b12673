import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const toApplicant = {
  params: z.object({ reference: z.string() }),
  link: (caseId: string) => `/cases/${caseId}`,
  type: 'task.case',
} as const;
const toOfficer = {
  ...toApplicant,
  link: (caseId: string) => `/super-admin/cases?case=${caseId}`,
  type: 'task.queue',
} as const;

export const caseQuestion = notice('cases.question', toApplicant);
export const caseMessageCame = notice('cases.message', toApplicant);
export const caseDecided = {
  approve: notice('cases.approved', toApplicant),
  decline: notice('cases.declined', toApplicant),
  act: notice('cases.acted_on', toApplicant),
  dismiss: notice('cases.unfounded', toApplicant),
  refer: notice('cases.referred', toApplicant),
  /** A decision of a kind's own. */
  other: notice('cases.decided', toApplicant),
} as const;

/** What its applicant is told of a decision. */
export function decidedNotice(decision: string) {
  const known = (['approve', 'decline', 'act', 'dismiss', 'refer'] as const).find(
    (each) => each === decision,
  );
  return caseDecided[known ?? 'other'];
}

/** For those who lead the queue. */
export const caseEscalated = notice('cases.escalated', toOfficer);
export const caseUrgent = notice('cases.urgent', toOfficer);
/** For the officer to whom another one gives a case. */
export const caseAssigned = notice('cases.assigned', toOfficer);

/** For the person who holds the case. */
export const caseOverdue = notice('cases.overdue', toOfficer);
