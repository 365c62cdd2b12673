import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { acrossRefusals } from '@egcr/exchange/contract';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import * as z from 'zod/mini';
import { assetOf } from '@egcr/ledger/contract';
import {
  amountToMove,
  leavingRefusals,
  note,
  party,
  recipientName,
  transfer,
  walletRefusals,
} from '@egcr/wallet/contract';

import { REQUEST_DAYS_DEFAULT, REQUEST_DAYS_MAX } from './limits.ts';
import { requestRefusals } from './refusals.ts';
import { requestStates } from './request-machine.ts';

const requestRoles = ['requester', 'payer'] as const;

/**
 * A request for money as one of its two sides sees it. `amount` is null where the payer says how much, `remaining` where that is so
 * and nothing has been paid; `payer` is null while anybody with the link may pay, and for those with the link who did not.
 */
export const paymentRequest = named(
  'PaymentRequest',
  z.object({
    id: uuid,
    reference: z.string(),
    role: z.enum(requestRoles),
    state: z.enum(requestStates),
    asset: z.string(),
    amount: z.nullable(wireMoney),
    paid: wireMoney,
    remaining: z.nullable(wireMoney),
    note: z.nullable(z.string()),
    requester: party,
    payer: z.nullable(party),
    /** Anybody who has the link may pay it. */
    is_open: z.boolean(),
    created_at: instant,
    expires_at: instant,
    ended_at: z.nullable(instant),
    /** The transfers that paid it, oldest first; only for those between whom they went. */
    transfer_ids: z.array(uuid),
  }),
);
export type PaymentRequest = z.infer<typeof paymentRequest>;

const idParams = z.object({ id: z.string() });

const currency = z
  .string('unknown_currency')
  .check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency'));

export const askForMoneyCall = endpoint({
  name: 'wallet.ask_for_money',
  summary: 'Asks one person, or anyone with the link, for money.',
  method: 'POST',
  path: '/api/v1/wallet/requests',
  body: z
    .strictObject({
      /** Absent: anybody with the link. */
      payer: z.optional(z.nullable(recipientName)),
      /** Absent: the payer says how much, in `asset`. */
      amount: z.optional(z.nullable(amountToMove)),
      asset: z.optional(z.nullable(currency)),
      note: z.optional(z.nullable(note)),
      expires_in_days: z._default(
        z.number().check(z.int(), z.gte(1, 'days_range'), z.lte(REQUEST_DAYS_MAX, 'days_range')),
        REQUEST_DAYS_DEFAULT,
      ),
    })
    .check(
      z.refine(({ amount, asset }) => ((amount ?? null) === null) !== ((asset ?? null) === null), {
        error: 'amount_or_asset',
        path: ['amount'],
      }),
    ),
  reply: paymentRequest,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    walletRefusals.too_many_lookups,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
    requestRefusals.request_refused,
    requestRefusals.request_limit_reached,
  ],
  access: 'profiled',
  pin: 'verified',
  rate: 'send',
  idempotency: 'required',
  agentHint: 'Nothing moves: the other person gets a notice and decides.',
});

export const requestsCall = endpoint({
  name: 'wallet.list_requests',
  summary: 'Requests for money you made or got, newest first.',
  method: 'GET',
  path: '/api/v1/wallet/requests',
  query: z.extend(pageQuery, {
    role: z.optional(z.enum(requestRoles)),
    state: z.optional(z.enum(['open', 'closed'])),
  }),
  reply: z.extend(pageOf(paymentRequest), {
    /** How many wait for this person to pay or decline. */
    to_pay: z.number(),
  }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const requestCall = endpoint({
  name: 'wallet.read_request',
  summary: 'One request for money, for its two sides, or for anyone with the link of an open one.',
  method: 'GET',
  path: '/api/v1/wallet/requests/:id',
  params: idParams,
  reply: paymentRequest,
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const payRequestCall = endpoint({
  name: 'wallet.pay_request',
  summary: 'Pays a request: all that remains, or a part where you were named as the payer.',
  method: 'POST',
  path: '/api/v1/wallet/requests/:id/pay',
  params: idParams,
  /** `amount` may be left out where the request names one: then all that remains is paid. The PIN is asked for always. */
  body: z.strictObject({
    amount: z.optional(z.nullable(amountToMove)),
    /** To pay in another currency: a quote of one's own that brings exactly this amount in the request's currency. */
    quote_id: z.optional(z.nullable(uuid)),
    pin: pinInBody,
  }),
  reply: z.object({ request: paymentRequest, transfer }),
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.not_found,
    walletRefusals.recipient_self,
    requestRefusals.request_closed,
    walletRefusals.unknown_currency,
    walletRefusals.invalid_amount,
    requestRefusals.over_request,
    platformRefusals.pin_required,
    ...acrossRefusals,
    ...leavingRefusals,
    walletRefusals.account_frozen,
    walletRefusals.insufficient_funds,
    walletRefusals.recipient_unavailable,
  ],
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  rate: 'money',
  idempotency: 'required',
  agentHint:
    'Show the person who asks for what and wait for a yes before calling it. It cannot be taken back.',
});

export const declineRequestCall = endpoint({
  name: 'wallet.decline_request',
  summary: 'Declines a request, and where you say so takes no more from that person.',
  method: 'POST',
  path: '/api/v1/wallet/requests/:id/decline',
  params: idParams,
  body: z.strictObject({ block: z._default(z.boolean(), false) }),
  reply: paymentRequest,
  refusals: [platformRefusals.not_found, requestRefusals.request_closed],
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
});

export const cancelRequestCall = endpoint({
  name: 'wallet.cancel_request',
  summary: 'Takes back a request you made. What was paid stays paid.',
  method: 'POST',
  path: '/api/v1/wallet/requests/:id/cancel',
  params: idParams,
  reply: paymentRequest,
  refusals: [platformRefusals.not_found, requestRefusals.request_closed],
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
});

export const requestBlocksCall = endpoint({
  name: 'wallet.list_request_blocks',
  summary: 'The people whose requests you take no longer.',
  method: 'GET',
  path: '/api/v1/wallet/request-blocks',
  reply: z.object({ items: z.array(party) }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const unblockRequestsCall = endpoint({
  name: 'wallet.unblock_requests',
  summary: 'Takes requests from that person again. Safe to repeat.',
  method: 'DELETE',
  path: '/api/v1/wallet/request-blocks/:user_id',
  params: z.object({ user_id: z.string() }),
  reply: z.object({ items: z.array(party) }),
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
});
