import { acts } from '@egcr/contract/act';

/** Decisions of officers, in the audit log of the house. */
export const caseActs = acts(['case_approved', 'case_declined']);
