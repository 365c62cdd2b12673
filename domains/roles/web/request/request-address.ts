import { address } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

/** The first page, or a step of the form. */
export const requestAddress = address('request-access', stepFields);
