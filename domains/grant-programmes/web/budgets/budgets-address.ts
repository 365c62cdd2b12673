import { address, anyText } from '@egcr/contract/address';

/** The budgets, and the one that is open beside them. */
export const budgetsAddress = address('grant-budgets', { fund: anyText });
