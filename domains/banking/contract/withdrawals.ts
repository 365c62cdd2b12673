import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { amountToMove, leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { railRefusals } from './refusals.ts';
import { withdrawalStates } from './withdrawal-machine.ts';

const personal = { access: 'profiled', pin: 'verified' } as const;

/** Why a waiting withdrawal stays out of the files for the bank at present. It goes on automatically once that is over. */
export const heldBackReasons = ['account_banned', 'wallet_frozen', 'money_held'] as const;
export type HeldBack = (typeof heldBackReasons)[number];

export const withdrawal = named(
  'Withdrawal',
  z.object({
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
    /** What the bank's payment moved: its receipt. Null until then, and where it came back unpaid. */
    transfer_id: z.nullable(uuid),
    created_at: instant,
  }),
);
export type Withdrawal = z.infer<typeof withdrawal>;

export const withdrawCall = endpoint({
  name: 'banking.withdraw',
  summary:
    'Asks for money to be paid to your bank account. It is set aside at once and leaves when the bank has paid.',
  method: 'POST',
  path: '/api/v1/wallet/withdrawals',
  /** The PIN is asked for always, with amount and account in sight. */
  body: z.strictObject({ payout_account: z.string(), amount: amountToMove, pin: pinInBody }),
  reply: withdrawal,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    railRefusals.currency_not_withdrawable,
    railRefusals.payout_account_unknown,
    ...leavingRefusals,
    platformRefusals.pin_required,
    walletRefusals.account_frozen,
    walletRefusals.insufficient_funds,
  ],
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  rate: 'money',
  idempotency: 'required',
  agentHint:
    'Show the person the amount and the bank account and wait for a yes before calling it. It can be cancelled only while it waits.',
});

export const withdrawalsCall = endpoint({
  name: 'banking.list_withdrawals',
  summary: 'Your withdrawals, newest first, and how far each has come.',
  method: 'GET',
  path: '/api/v1/wallet/withdrawals',
  query: z.extend(pageQuery, {
    /** `open`: what is still on its way, which is money set aside. */
    state: z.optional(z.enum(['open', 'ended'])),
  }),
  reply: pageOf(withdrawal),
  refusals: [],
  ...personal,
  rate: 'read',
});

export const withdrawalCall = endpoint({
  name: 'banking.read_withdrawal',
  summary: 'One withdrawal of yours, and how far it has come.',
  method: 'GET',
  path: '/api/v1/wallet/withdrawals/:id',
  params: z.object({ id: z.string() }),
  reply: withdrawal,
  refusals: [platformRefusals.not_found],
  ...personal,
  rate: 'read',
});

export const cancelWithdrawalCall = endpoint({
  name: 'banking.cancel_withdrawal',
  summary: 'Takes back a withdrawal that still waits; the money is yours to spend again.',
  method: 'POST',
  path: '/api/v1/wallet/withdrawals/:id/cancel',
  params: z.object({ id: z.string() }),
  reply: withdrawal,
  refusals: [platformRefusals.not_found, railRefusals.withdrawal_under_way],
  ...personal,
  rate: 'write',
});
