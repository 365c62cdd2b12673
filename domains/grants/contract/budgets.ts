import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { fundRefusals, wealthFunds } from '@egcr/funds/contract';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

const byType = z.object({ type: z.string().check(z.maxLength(60)) });
const reads = {
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  permission: 'disbursements.read',
  rate: 'read',
} as const;

export const budget = named(
  'GrantBudget',
  z.object({
    type: z.string(),
    title: z.string(),
    is_sample: z.boolean(),
    /** Free, promised and paid together: all that was brought in. */
    total: wireMoney,
    /** What may still be promised. */
    free: wireMoney,
    promised: wireMoney,
    paid: wireMoney,
    /** Paid, and given back by recipients. It is free again. */
    returned: wireMoney,
  }),
);
export type GrantBudget = z.output<typeof budget>;

export const filling = named(
  'BudgetFilling',
  z.object({
    id: uuid,
    amount: wireMoney,
    /** Empty where the account is gone; null where a demonstration brought play money in. */
    proposed_by: z.nullable(z.string()),
    approved_by: z.nullable(z.string()),
    filled_at: instant,
  }),
);
export type BudgetFilling = z.output<typeof filling>;

export const listBudgetsCall = endpoint({
  ...reads,
  name: 'grants.list_budgets',
  summary: 'The budget of every grant and fund, from the ledger.',
  path: '/api/v1/admin/grant-budgets',
  query: pageQuery,
  reply: pageOf(budget),
  refusals: [],
});

export const readBudgetCall = endpoint({
  ...reads,
  name: 'grants.read_budget',
  summary: 'The budget of one grant or fund.',
  path: '/api/v1/admin/grant-budgets/:type',
  params: byType,
  reply: budget,
  refusals: [platformRefusals.not_found],
});

export const listFillingsCall = endpoint({
  ...reads,
  name: 'grants.list_fillings',
  summary: 'What was brought into a budget and by whom, the latest first.',
  path: '/api/v1/admin/grant-budgets/:type/fillings',
  params: byType,
  query: pageQuery,
  reply: pageOf(filling),
  refusals: [platformRefusals.not_found],
});

export const proposeFillingCall = endpoint({
  name: 'grants.propose_filling',
  summary:
    'Proposes to bring money of the operator, or of a wealth fund, into a budget. Another person approves.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/admin/grant-budgets/:type/fillings',
  params: byType,
  body: z.strictObject({
    amount: amountToMove,
    reason: reasonText,
    /** The wealth fund that gives it, within what may be spent of it this year; without it, money of the operator. */
    from: z.optional(z.enum(wealthFunds, 'not_offered')),
  }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    fundRefusals.orders_unsettled,
    fundRefusals.spending_cap,
    walletRefusals.insufficient_funds,
    approvalRefusals.interested_party,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  permission: 'money.propose',
  rate: 'money',
  idempotency: 'required',
});
