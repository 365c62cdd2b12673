import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { isSafeText, standingRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { ACCOUNT_HOLDER_MAX_LENGTH, ACCOUNT_TEXT_MAX_LENGTH } from './limits.ts';
import { accountIssue, bicIssue, ibanIssue, otherAccountIssue, routingIssue } from './bank-details.ts';
import { railRefusals } from './refusals.ts';

const personal = { access: 'profiled', pin: 'verified' } as const;

/** How an account is named: IBAN; American routing and account number; or account number with the bank's code (BIC). */
export const accountSchemes = ['iban', 'aba', 'other'] as const;
export type AccountScheme = (typeof accountSchemes)[number];

export const payoutAccount = named(
  'PayoutAccount',
  z.object({
    id: uuid,
    scheme: z.enum(accountSchemes),
    holder: z.string(),
    /** `DE•••• 3000`: the whole number is never shown again. */
    account: z.string(),
    created_at: instant,
  }),
);
export type PayoutAccount = z.infer<typeof payoutAccount>;

const typedText = z.string().check(z.maxLength(ACCOUNT_TEXT_MAX_LENGTH, 'too_long'));

const typedDetails = {
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
};

const checkedDetails = [
  ...(['iban_country', 'iban_length', 'iban_check', 'account_format'] as const).map((error) =>
    z.refine<Details>((details) => accountProblem(details) !== error, { error, path: ['account'] }),
  ),
  ...(['routing_format', 'routing_check', 'bic_format'] as const).map((error) =>
    z.refine<Details>((details) => bankProblem(details) !== error, { error, path: ['bank'] }),
  ),
];

/** The bank details as a form holds them, with every rule that needs no bank to ask. */
export const bankDetails = z.strictObject(typedDetails).check(...checkedDetails);

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
  name: 'banking.list_payout_accounts',
  summary: 'The bank accounts you can withdraw to.',
  method: 'GET',
  path: '/api/v1/wallet/payout-accounts',
  reply: z.object({ items: z.array(payoutAccount) }),
  refusals: [],
  ...personal,
  rate: 'read',
});

/** Takes the PIN in the call: the person who adds an account decides where money can go. A saved one is answered without it. */
export const addPayoutAccountCall = endpoint({
  name: 'banking.add_payout_account',
  summary: 'Saves a bank account to withdraw to. Its number is checked by its check digits.',
  method: 'POST',
  path: '/api/v1/wallet/payout-accounts',
  body: z.strictObject({ ...typedDetails, pin: pinInBody }).check(...checkedDetails),
  reply: payoutAccount,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    ...standingRefusals,
    railRefusals.payout_limit_reached,
    platformRefusals.pin_required,
  ],
  ...personal,
  pin: 'fresh',
  pinInBody: true,
  rate: 'write',
});

export const removePayoutAccountCall = endpoint({
  name: 'banking.remove_payout_account',
  summary: 'Forgets a saved bank account. Withdrawals to it that are under way go on.',
  method: 'DELETE',
  path: '/api/v1/wallet/payout-accounts/:id',
  params: z.object({ id: z.string() }),
  refusals: [platformRefusals.not_found],
  ...personal,
  rate: 'write',
});

/** Which ways of adding money this installation has, and what to write on a bank transfer. */
export const depositDetailsCall = endpoint({
  name: 'banking.read_deposit_details',
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
