import { address, anyText } from '@egcr/contract/address';

/** Whom a member of the staff searches for, and whose account is open. */
export const peopleAddress = address('super-admin', { text: anyText, person: anyText });
