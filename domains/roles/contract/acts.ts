import { acts } from '@egcr/contract/act';

/** What staff look up about people, in the audit log of the house. */
export const roleActs = acts(['person_looked_up', 'role_given_up']);
