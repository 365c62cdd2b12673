import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { ledgerRefusals, transferProof } from '@egcr/ledger/contract';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { paymentRefusals as no } from './refusals.ts';
import { merchantBalance, railRecord } from './shapes.ts';

/** What of a payment is proved: the sale, or what went back by a dispute. Refunds are named by their id. */
const provedParts = ['sale', 'dispute'] as const;

export const balanceCall = endpoint({
  name: 'payments.read_balance',
  actsWith: 'view',
  summary: 'What your sales have brought, as the ledger holds it: pending, and available for a payout.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/payment-balance',
  reply: z.object({ items: z.array(merchantBalance) }),
  refusals: [],
  scope: 'payments.read',
  rate: 'read',
});

export const payOutCall = endpoint({
  name: 'payments.pay_out',
  actsWith: 'pay',
  summary:
    'Has what is available paid out to your wallet, up to 10,000 a day at once. Beyond it a second member confirms it, or a day passes.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/payment-balance/payouts',
  body: z.strictObject({ amount: amountToMove, pin: pinInBody }),
  reply: z.object({
    id: uuid,
    /** paid: the money is in the wallet. waiting: for a second member of the team. held: for a day. blocked: the wallet is frozen. */
    state: z.enum(['paid', 'waiting', 'held', 'blocked']),
    /** Null while no money has moved. */
    transfer_id: z.nullable(uuid),
    reference: z.nullable(z.string()),
    amount: wireMoney,
  }),
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.unknown_currency,
    walletRefusals.invalid_amount,
    platformRefusals.pin_required,
    no.payouts_full,
    walletRefusals.recipient_unavailable,
    walletRefusals.insufficient_funds,
  ],
  rate: 'money',
  idempotency: 'required',
});

export const proofCall = endpoint({
  name: 'payments.read_proof',
  actsWith: 'view',
  summary:
    'Proves to both sides that the money of a payment has moved: its line in the sealed ledger, and the path to a signed root. Anybody can check it at /verify.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/payments/:id/proof',
  params: z.object({ id: z.string() }),
  query: z.object({ of: z.optional(z.union([z.enum(provedParts), uuid], 'not_offered')) }),
  reply: transferProof,
  refusals: [platformRefusals.not_found, ledgerRefusals.not_sealed_yet],
  rate: 'read',
});

export const railsCall = endpoint({
  name: 'payments.list_rails',
  actsWith: 'view',
  summary: 'How each rail has done for your payments in the last 90 days, from their attempts.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/payment-rails',
  reply: z.object({
    items: z.array(railRecord),
    /** False: there are more payments than are counted; the newest are. */
    is_whole: z.boolean(),
    /** Whether made-up payments of a demonstration are among them. */
    has_samples: z.boolean(),
  }),
  refusals: [],
  rate: 'read',
});
