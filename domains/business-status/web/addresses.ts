import { address, anyText } from '@egcr/contract/address';

/** `/business/admin/status`: the business with this number. */
export const statusAddress = address('business-status', { number: anyText });
