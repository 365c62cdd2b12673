import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { ACCOUNT_HOLDER_MAX_LENGTH, ACCOUNT_TEXT_MAX_LENGTH } from '../limits.ts';
import { leavingRefusals, standingRefusals, walletRefusals } from '../refusals.ts';
import { isSafeText } from '../rules.ts';
import { amountToMove } from '../shapes.ts';
import { accountIssue, bicIssue, ibanIssue, otherAccountIssue, routingIssue } from './bank-details.ts';
import { railRefusals } from './refusals.ts';

const personal = { access: 'profiled', pin: 'verified' } as const;

/** How an account is named: IBAN; American routing and account number; or account number with the bank's code (BIC). */
export const accountSchemes = ['iban', 'aba', 'other'] as const;
export type AccountScheme = (typeof accountSchemes)[number];

export const payoutAccount = z.object({
  id: uuid,
  scheme: z.enum(accountSchemes),
  holder: z.string(),
  /** `DE•••• 3000`: the whole number is never shown again. */
  account: z.string(),
  created_at: instant,
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

const typedText = z.string().check(z.maxLength(ACCOUNT_TEXT_MAX_LENGTH, 'too_long'));

/** The bank details as a form holds them, with every rule that needs no bank to ask. */
export const bankDetails = z
  .strictObject({
    scheme: z.enum(accountSchemes),
    holder: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'required'),
        z.maxLength(ACCOUNT_HOLDER_MAX_LENGTH, 'too_long'),
        z.refine(isSafeText, 'characters'),
      ),
    account: typedText,
    /** The routing number, or the BIC; empty for an IBAN. */
    bank: typedText,
  })
  .check(
    ...(['iban_country', 'iban_length', 'iban_check', 'account_format'] as const).map((error) =>
      z.refine<Details>((details) => accountProblem(details) !== error, { error, path: ['account'] }),
    ),
    ...(['routing_format', 'routing_check', 'bic_format'] as const).map((error) =>
      z.refine<Details>((details) => bankProblem(details) !== error, { error, path: ['bank'] }),
    ),
  );

interface Details {
  readonly scheme: AccountScheme;
  readonly account: string;
  readonly bank: string;
}

function accountProblem({ scheme, account }: Details) {
  if (scheme === 'iban') return ibanIssue(account);
  return scheme === 'aba' ? accountIssue(account) : otherAccountIssue(account);
}

function bankProblem({ scheme, bank }: Details) {
  if (scheme === 'aba') return routingIssue(bank);
  return scheme === 'other' ? bicIssue(bank) : undefined;
}

export const payoutAccountsCall = endpoint({
  name: 'wallet.list_payout_accounts',
  summary: 'The bank accounts you can withdraw to.',
  method: 'GET',
  path: '/api/v1/wallet/payout-accounts',
  reply: z.object({ items: z.array(payoutAccount) }),
  refusals: [],
  ...personal,
  rate: 'read',
});

/** Saving takes no PIN just entered: withdrawing to it does. */
export const addPayoutAccountCall = endpoint({
  name: 'wallet.add_payout_account',
  summary: 'Saves a bank account to withdraw to. Its number is checked by its check digits.',
  method: 'POST',
  path: '/api/v1/wallet/payout-accounts',
  body: bankDetails,
  reply: payoutAccount,
  status: 201,
  refusals: [...standingRefusals, railRefusals.payout_limit_reached],
  ...personal,
  secondFactor: 'where_set_up',
  rate: 'write',
});

export const removePayoutAccountCall = endpoint({
  name: 'wallet.remove_payout_account',
  summary: 'Forgets a saved bank account. Withdrawals to it that are under way go on.',
  method: 'DELETE',
  path: '/api/v1/wallet/payout-accounts/:id',
  params: z.object({ id: z.string() }),
  refusals: [platformRefusals.not_found],
  ...personal,
  rate: 'write',
});

/**
 * `waiting`: set aside, not yet with the bank, can be cancelled. `sent`: in a file for the bank. `paid`: the bank has paid it out.
 * `returned`: the bank refused it or it came back, and the money is in the wallet again. `cancelled`: by the person.
 */
export const withdrawalStates = ['waiting', 'sent', 'paid', 'returned', 'cancelled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Why a waiting withdrawal stays out of the files for the bank at present. It goes on by itself once that is over. */
export const heldBackReasons = ['account_banned', 'wallet_frozen', 'money_held'] as const;
export type HeldBack = (typeof heldBackReasons)[number];

export const withdrawal = z.object({
  id: uuid,
  /** Stands on the bank's statement. */
  reference: z.string(),
  amount: wireMoney,
  to: z.object({ holder: z.string(), account: z.string() }),
  state: z.enum(withdrawalStates),
  /** What the bank said of a return. */
  reason: z.nullable(z.string()),
  /** Null where nothing keeps it from the bank. */
  held_back: z.nullable(z.enum(heldBackReasons)),
  steps: z.array(z.object({ state: z.enum(withdrawalStates), at: instant })),
  created_at: instant,
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const withdrawCall = endpoint({
  name: 'wallet.withdraw',
  summary:
    'Asks for money to be paid to your bank account. It is set aside at once and leaves when the bank has paid.',
  method: 'POST',
  path: '/api/v1/wallet/withdrawals',
  body: z.strictObject({ payout_account: z.string(), amount: amountToMove }),
  reply: withdrawal,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    railRefusals.currency_not_withdrawable,
    railRefusals.payout_account_unknown,
    ...leavingRefusals,
    walletRefusals.account_frozen,
    walletRefusals.insufficient_funds,
  ],
  access: 'profiled',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});

export const withdrawalsCall = endpoint({
  name: 'wallet.list_withdrawals',
  summary: 'Your withdrawals, newest first, and how far each has come.',
  method: 'GET',
  path: '/api/v1/wallet/withdrawals',
  query: pageQuery,
  reply: pageOf(withdrawal),
  refusals: [],
  ...personal,
  rate: 'read',
});

export const cancelWithdrawalCall = endpoint({
  name: 'wallet.cancel_withdrawal',
  summary: 'Takes back a withdrawal that still waits; the money is yours to spend again.',
  method: 'POST',
  path: '/api/v1/wallet/withdrawals/:id/cancel',
  params: z.object({ id: z.string() }),
  reply: withdrawal,
  refusals: [platformRefusals.not_found, railRefusals.withdrawal_under_way],
  ...personal,
  rate: 'write',
});

/** Which ways of adding money this installation has, and what to write on a bank transfer. */
export const depositDetailsCall = endpoint({
  name: 'wallet.read_deposit_details',
  summary:
    'How to add money: by play money where the sandbox is on, and by bank transfer with your own reference.',
  method: 'GET',
  path: '/api/v1/wallet/deposit-details',
  reply: z.object({
    sandbox: z.boolean(),
    bank: z.nullable(
      z.object({ holder: z.string(), iban: z.string(), bic: z.string(), is_sample: z.boolean() }),
    ),
    /** To be written on every transfer: it says whose the money is. */
    reference: z.string(),
  }),
  refusals: [],
  ...personal,
  rate: 'read',
});

const staff = { access: 'profiled', pin: 'verified', roles: ['super_admin'] } as const;

const bankBatch = z.object({
  id: uuid,
  asset: z.string(),
  count: z.number(),
  total: wireMoney,
  created_at: instant,
});
export type BankBatch = z.infer<typeof bankBatch>;

export const makeBatchCall = endpoint({
  name: 'wallet.make_bank_batch',
  summary:
    'Proposes one file for the bank with all withdrawals of a currency that wait now; another super admin has it made.',
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
  rate: 'write',
  idempotency: 'required',
});

export const batchesCall = endpoint({
  name: 'wallet.list_bank_batches',
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
  rate: 'read',
});

export const batchFileCall = endpoint({
  name: 'wallet.read_bank_batch_file',
  summary: 'A batch as ISO 20022 pain.001.001.09, to be handed to the bank.',
  method: 'GET',
  path: '/api/v1/admin/wallet/bank-batches/:id/file',
  params: z.object({ id: z.string() }),
  file: ['application/xml'],
  refusals: [platformRefusals.not_found],
  ...staff,
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

export const takeBankFileCall = endpoint({
  name: 'wallet.take_bank_file',
  summary:
    'Hands in a camt.053 statement of our own account, proven by its balances. Once another super admin approves, it confirms and returns withdrawals, and credits deposits by their reference. A camt.054 is only read.',
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
    railRefusals.bank_account_foreign,
    railRefusals.bank_statement_differs,
    railRefusals.bank_statement_gap,
    railRefusals.bank_books_stopped,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  rate: 'write',
  idempotency: 'required',
});
