import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';
import { walletRefusals } from '@egcr/wallet/contract';

import { railRefusals } from './refusals.ts';

const staff = { access: 'profiled', pin: 'verified' } as const;

const bankBatch = z.object({
  id: uuid,
  asset: z.string(),
  count: z.number(),
  total: wireMoney,
  created_at: instant,
});
export type BankBatch = z.infer<typeof bankBatch>;

export const makeBatchCall = endpoint({
  name: 'banking.make_bank_batch',
  summary:
    'Proposes one file for the bank with all withdrawals of a currency that wait now; a second person has it made.',
  method: 'POST',
  path: '/api/v1/admin/wallet/bank-batches',
  body: z.strictObject({
    asset: z.string().check(z.regex(/^[A-Za-z]{1,12}$/, 'unknown_currency')),
    reason: z.optional(reasonText),
  }),
  reply: proposal,
  status: 202,
  refusals: [
    railRefusals.batch_empty,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  permission: 'money.propose',
  pin: 'fresh',
  rate: 'write',
  idempotency: 'required',
});

export const batchesCall = endpoint({
  name: 'banking.list_bank_batches',
  summary:
    'The files made for the bank, newest first, how many withdrawals wait in each currency, and which the bank is silent about.',
  method: 'GET',
  path: '/api/v1/admin/wallet/bank-batches',
  reply: z.object({
    items: z.array(bankBatch),
    waiting: z.array(z.object({ asset: z.string(), count: z.number(), total: wireMoney })),
    /** Sent days ago, and the bank has said nothing of them: a person asks the bank. Their money stays set aside. */
    overdue: z.array(
      z.object({ id: uuid, reference: z.string(), amount: wireMoney, batch_id: uuid, sent_at: instant }),
    ),
  }),
  refusals: [],
  ...staff,
  permission: 'money.read',
  rate: 'read',
});

export const batchFileCall = endpoint({
  name: 'banking.read_bank_batch_file',
  summary: 'A batch as ISO 20022 pain.001.001.09, to be handed to the bank.',
  method: 'GET',
  path: '/api/v1/admin/wallet/bank-batches/:id/file',
  params: z.object({ id: z.string() }),
  file: ['application/xml'],
  refusals: [platformRefusals.not_found],
  ...staff,
  permission: 'money.read',
  rate: 'read',
});

/**
 * What became of each payment of the bank's message: `duplicate` was taken before, `announced` is of a camt.054 and counts when it
 * stands in a statement, `unknown` is none of ours and needs a person.
 */
const bankEntryOutcomes = [
  'paid',
  'returned',
  'credited',
  'suspense',
  'duplicate',
  'announced',
  'unknown',
] as const;

/** The outcome of a bank's file that two people let in. */
const bankFileBooked = z.object({
  entries: z.array(
    z.object({
      entry: z.string(),
      amount: wireMoney,
      direction: z.enum(['in', 'out']),
      outcome: z.enum(bankEntryOutcomes),
      /** Why it waits for a person, in a word: `return_differs`. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** Statements that were new, and by how much our books of the account differ from its closing balance since the one before. */
  statements: z.array(
    z.object({
      name: z.string(),
      sequence: z.string(),
      opening: wireMoney,
      closing: wireMoney,
      difference: wireMoney,
    }),
  ),
});
export type BankFileBooked = z.infer<typeof bankFileBooked>;

export const missingStatementCall = endpoint({
  name: 'banking.report_missing_statement',
  summary:
    'Proposes to go on without a statement that the bank cannot give again, at the opening balance of the next. A second person decides. The difference waits in suspense or stands as unexplained.',
  method: 'POST',
  path: '/api/v1/admin/wallet/bank-statements/missing',
  // An account may stand at nothing or be overdrawn: any balance is an amount here.
  body: z.strictObject({ balance: z.strictObject(wireMoney.shape, 'invalid_amount'), reason: reasonText }),
  reply: proposal,
  status: 202,
  refusals: [
    walletRefusals.invalid_amount,
    railRefusals.bank_not_configured,
    railRefusals.statement_not_missing,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  permission: 'money.propose',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});

export const takeBankFileCall = endpoint({
  name: 'banking.take_bank_file',
  summary:
    'Hands in a camt.053 statement of our own account, proven by its balances. Once a second person approves, it confirms and returns withdrawals, and credits deposits by their reference. A camt.054 is only read.',
  method: 'POST',
  path: '/api/v1/admin/wallet/bank-files',
  bodyBytes: BODY_LIMIT_BYTES,
  body: z.strictObject({
    content: z.string().check(z.minLength(1, 'required'), z.maxLength(BODY_LIMIT_BYTES, 'too_long')),
    reason: z.optional(reasonText),
  }),
  reply: proposal,
  status: 202,
  refusals: [
    railRefusals.bank_not_configured,
    platformRefusals.file_too_costly,
    railRefusals.bank_file_unreadable,
    railRefusals.bank_file_too_long,
    railRefusals.bank_account_foreign,
    railRefusals.bank_statement_differs,
    railRefusals.bank_statement_gap,
    railRefusals.bank_books_stopped,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  permission: 'money.propose',
  pin: 'fresh',
  rate: 'write',
  idempotency: 'required',
});
