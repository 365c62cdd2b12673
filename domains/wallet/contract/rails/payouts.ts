import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
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
