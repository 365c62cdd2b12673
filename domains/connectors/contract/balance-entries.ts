import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import * as z from 'zod/mini';

/** The figures of a merchant's balance, each an account of the ledger. */
export const balanceFigures = ['available', 'pending', 'reserved', 'owed'] as const;
export type BalanceFigure = (typeof balanceFigures)[number];

/** Why the money of a figure moved. */
const balanceReasons = [
  'sale',
  'fee',
  'settlement',
  'payout',
  'refund',
  'dispute',
  'recovery',
  'other',
] as const;

const balanceEntry = named(
  'BalanceEntry',
  z.object({
    /** The transfer in the ledger. */
    transfer_id: uuid,
    /** Where this entry stands in its account, from one. */
    number: z.string(),
    reason: z.enum(balanceReasons),
    amount: wireMoney,
    direction: z.enum(['in', 'out']),
    /** What the figure was after it. */
    balance: wireMoney,
    at: instant,
    /** The payment that it belongs to; null where it is of none, such as a payout. */
    payment: z.nullable(z.object({ id: uuid, title: z.string() })),
  }),
);
export type BalanceEntry = z.infer<typeof balanceEntry>;

const asked = {
  /** Absent: JVD. */
  asset: z.optional(
    z.string('unknown_currency').check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency')),
  ),
  /** Absent: what is available. */
  figure: z.optional(z.enum(balanceFigures, 'not_offered')),
  /** Part of the title of what was sold. */
  words: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
};

const own = {
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  rate: 'read',
  refusals: [],
  actsWith: 'view',
} as const;

export const balanceEntriesCall = endpoint({
  name: 'connectors.list_balance_entries',
  summary:
    'The entries of the ledger that a figure of your balance is the sum of, newest first. Words are looked for in the newest 10,000 from where a page begins.',
  ...own,
  path: '/api/v1/payment-balance/entries',
  query: z.extend(pageQuery, asked),
  reply: pageOf(balanceEntry),
  scope: 'payments.read',
});

export const balanceFileCall = endpoint({
  name: 'connectors.export_balance_entries',
  summary: 'The same as a file of values, up to 10,000 entries.',
  ...own,
  path: '/api/v1/payment-balance/entries/export',
  query: z.object(asked),
  file: ['text/csv'],
});
