import { acts } from '@egcr/contract/act';

/** How the first super admins came about, in the audit log of the house. */
export const staffActs = acts(['bootstrap_printed', 'bootstrap_used']);
