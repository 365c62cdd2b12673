import { address, anyText, type ViewOf } from '@egcr/contract/address';

/** The budgets, and the one that is open beside them. */
export const budgetsAddress = address('grant-budgets', { fund: anyText });

export type BudgetsView = ViewOf<typeof budgetsAddress.fields>;
