import { endpoint } from '@egcr/contract/endpoint';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import * as z from 'zod/mini';

import { RECIPIENT_MAX_LENGTH } from './limits.ts';
import { leavingRefusals, walletRefusals } from './refusals.ts';
import { isSafeText } from './rules.ts';
import {
  account,
  activityItem,
  amountToMove,
  note,
  party,
  recipientName,
  transfer,
  transferItem,
} from './shapes.ts';

/**
 * JVD first, always; then the other currencies the person has an account in, in the order of `assets`.
 * An account is opened when money first arrives in its currency: what is missing holds nothing.
 */
export const walletCall = endpoint({
  name: 'wallet.read_wallet',
  summary: 'The balances of your wallet, one account for each currency.',
  method: 'GET',
  path: '/api/v1/wallet',
  reply: z.object({
    accounts: z.array(account),
    /** What is put aside in pots, one amount a currency, only where there is some: part of what one owns, not of the accounts above. */
    in_pots: z.array(wireMoney),
    /** Since when the person has had it frozen, so that money comes in and none leaves; null where it is open. */
    frozen_at: z.nullable(instant),
    /** Until when no money leaves because a password, PIN or contact was set or reset; null where it can. Balances kept by a browser may lack it. */
    held_until: z.optional(z.nullable(instant)),
    sandbox: z.boolean(),
  }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
  agentHint: 'Use it to learn what the person has before proposing a payment.',
});

export const sendMoneyCall = endpoint({
  name: 'wallet.send_money',
  summary: 'Sends money to another person at once and without a fee.',
  method: 'POST',
  path: '/api/v1/wallet/transfers',
  body: z.strictObject({
    to: recipientName,
    amount: amountToMove,
    note: z.optional(z.nullable(note)),
    /** For a first payment to someone, and for one above the account's `pin_above`. */
    pin: pinInBody,
  }),
  reply: transfer,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    walletRefusals.too_many_lookups,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
    ...leavingRefusals,
    platformRefusals.pin_required,
    walletRefusals.account_frozen,
    walletRefusals.insufficient_funds,
    walletRefusals.recipient_unavailable,
  ],
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  rate: 'money',
  idempotency: 'required',
  agentHint: 'Show the person who gets what and wait for a yes before calling it. It cannot be taken back.',
});

export const transfersCall = endpoint({
  name: 'wallet.list_transfers',
  summary: 'Your transfers from and to other people, newest first.',
  method: 'GET',
  path: '/api/v1/wallet/transfers',
  query: pageQuery,
  reply: pageOf(transferItem),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const transferCall = endpoint({
  name: 'wallet.read_transfer',
  summary: 'One transfer, for those between whom it went: what a receipt shows.',
  method: 'GET',
  path: '/api/v1/wallet/transfers/:id',
  params: z.object({ id: z.string() }),
  reply: transferItem,
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const recipientCall = endpoint({
  name: 'wallet.find_recipient',
  summary:
    'Who would get the money: the person behind a username, email address, phone number or wallet address.',
  method: 'GET',
  path: '/api/v1/wallet/recipients',
  query: z.object({
    to: z
      .string()
      .check(
        z.minLength(1, 'required'),
        z.maxLength(RECIPIENT_MAX_LENGTH, 'too_long'),
        z.refine(isSafeText, 'characters'),
      ),
  }),
  reply: z.extend(party, {
    /** Whether you have never paid them before: a moment to look twice. */
    is_first_payment: z.boolean(),
  }),
  refusals: [
    walletRefusals.too_many_lookups,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
  ],
  access: 'profiled',
  pin: 'verified',
  rate: 'send',
});

/** Where the installation has no sandbox this call answers not_found. */
export const addSandboxMoneyCall = endpoint({
  name: 'wallet.add_sandbox_money',
  summary: 'Adds play money to your wallet. Only where the sandbox is on.',
  method: 'POST',
  path: '/api/v1/wallet/sandbox-deposits',
  body: z.strictObject({ amount: amountToMove }),
  reply: activityItem,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    walletRefusals.sandbox_limit_reached,
    walletRefusals.account_frozen,
  ],
  access: 'profiled',
  pin: 'verified',
  rate: 'money',
  idempotency: 'required',
});

export const walletCalls = [
  walletCall,
  sendMoneyCall,
  transfersCall,
  transferCall,
  recipientCall,
  addSandboxMoneyCall,
] as const;
