import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { organisationRefusals } from '@egcr/organisations/contract';
import { amountToMove, leavingRefusals, note, recipientName, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { treasuryRefusals as no } from './refusals.ts';
import { businessEntry, businessPayment, businessWallet } from './shapes.ts';

const { not_found } = platformRefusals;
const { team_role_required, business_status_forbids } = organisationRefusals;
const byBusiness = z.object({ organisation: uuid });
const byPayment = z.object({ organisation: uuid, payment: uuid });
const read = { access: 'profiled', pin: 'verified', rate: 'read', method: 'GET' } as const;
const money = { access: 'profiled', pin: 'fresh', rate: 'money', idempotency: 'required' } as const;
const told = z.optional(z.nullable(note));
/** Why money does not leave a business, in the order in which it is checked. */
const stops = [
  business_status_forbids,
  walletRefusals.account_banned,
  walletRefusals.money_held,
  no.business_wallet_frozen,
  walletRefusals.invalid_amount,
  walletRefusals.unknown_currency,
] as const;
const ledgerStops = [
  walletRefusals.recipient_self,
  walletRefusals.recipient_unavailable,
  walletRefusals.insufficient_funds,
  walletRefusals.account_frozen,
] as const;

export const readBusinessWalletCall = endpoint({
  ...read,
  name: 'treasury.read_wallet',
  summary: 'The balances of a registered business, and payments that wait for a second member.',
  path: '/api/v1/treasury/:organisation',
  params: byBusiness,
  reply: businessWallet,
  refusals: [not_found],
});

export const listBusinessEntriesCall = endpoint({
  ...read,
  name: 'treasury.list_entries',
  summary: 'What changed one balance of a business, newest first.',
  path: '/api/v1/treasury/:organisation/entries',
  params: byBusiness,
  query: z.extend(pageQuery, { asset: z.string().check(z.maxLength(12)) }),
  reply: pageOf(businessEntry),
  refusals: [not_found],
});

export const depositToBusinessCall = endpoint({
  ...money,
  name: 'treasury.deposit',
  summary: 'Brings money from the caller’s own wallet into that of a business whose money they handle.',
  method: 'POST',
  path: '/api/v1/treasury/:organisation/deposits',
  params: byBusiness,
  body: z.strictObject({ amount: amountToMove, note: told }),
  reply: businessWallet,
  status: 201,
  refusals: [
    not_found,
    team_role_required,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.account_frozen,
    walletRefusals.recipient_unavailable,
  ],
});

export const payFromBusinessCall = endpoint({
  ...money,
  name: 'treasury.pay',
  summary:
    'Pays a person, or a business by its address, from the wallet of a business. Above the day’s sum it waits for a second member.',
  method: 'POST',
  path: '/api/v1/treasury/:organisation/payments',
  params: byBusiness,
  body: z.strictObject({ to: recipientName, amount: amountToMove, note: told }),
  reply: businessPayment,
  status: 201,
  refusals: [
    not_found,
    team_role_required,
    ...stops,
    walletRefusals.too_many_lookups,
    walletRefusals.recipient_unknown,
    no.too_many_waiting,
    ...ledgerStops,
  ],
});

export const answerPaymentCall = endpoint({
  ...money,
  name: 'treasury.answer_payment',
  summary: 'Confirms a payment that another member asked for, or declines it. Who asked may take it back.',
  method: 'POST',
  path: '/api/v1/treasury/:organisation/payments/:payment/answer',
  params: byPayment,
  body: z.strictObject({ answer: z.enum(['confirm', 'decline'], 'not_offered') }),
  reply: businessPayment,
  refusals: [
    not_found,
    team_role_required,
    no.payment_over,
    no.second_member_required,
    ...stops,
    ...ledgerStops,
  ],
});

export const freezeBusinessCall = endpoint({
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
  name: 'treasury.freeze',
  summary: 'Freezes the wallet of a business: money comes in, and none leaves. The same where it is frozen.',
  method: 'PUT',
  path: '/api/v1/treasury/:organisation/freeze',
  params: byBusiness,
  // It says nothing: one who writes `{"frozen": false}` wants something else than a freeze, and is told so.
  body: z.optional(z.strictObject({})),
  reply: businessWallet,
  refusals: [not_found, team_role_required],
});

export const unfreezeBusinessCall = endpoint({
  access: 'profiled',
  pin: 'fresh',
  rate: 'write',
  name: 'treasury.unfreeze',
  summary: 'Unfreezes the wallet of a business. The same where it is not frozen.',
  method: 'DELETE',
  path: '/api/v1/treasury/:organisation/freeze',
  params: byBusiness,
  reply: businessWallet,
  refusals: [not_found, team_role_required, walletRefusals.account_banned, walletRefusals.money_held],
});

export const payToBusinessCall = endpoint({
  ...money,
  name: 'treasury.pay_to',
  summary: 'Pays a business by the address of its wallet, from the caller’s own wallet.',
  method: 'POST',
  path: '/api/v1/treasury-payments',
  body: z.strictObject({
    address: z.string().check(z.maxLength(80, 'too_long')),
    amount: amountToMove,
    note: told,
  }),
  reply: z.object({ id: uuid, reference: z.string(), to: z.string() }),
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    walletRefusals.recipient_unknown,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.account_frozen,
    walletRefusals.recipient_unavailable,
  ],
});
