import { acts } from '@egcr/contract/act';

/** Decisions of officers, in the audit log of the house. */
export const caseActs = acts([
  'case_approved',
  'case_declined',
  'case_acted_on',
  'case_unfounded',
  'case_referred',
  'case_decided',
]);
