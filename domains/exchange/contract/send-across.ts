import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import {
  amountToMove,
  leavingRefusals,
  note,
  recipientName,
  transfer,
  walletRefusals,
} from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { exchangeRefusals } from './refusals.ts';

/** What a payment at a quote may be refused with because of the quote, its price or the house's liquidity. */
export const acrossRefusals = [
  exchangeRefusals.quote_used,
  exchangeRefusals.quote_void,
  exchangeRefusals.quote_expired,
  exchangeRefusals.quote_mismatch,
  exchangeRefusals.rate_stale,
  exchangeRefusals.liquidity_short,
] as const;

export const sendAcrossCall = endpoint({
  name: 'exchange.send_across',
  summary:
    'Sends money that leaves in one currency and arrives in another, at a quote: all of it moves together or not at all.',
  method: 'POST',
  path: '/api/v1/wallet/transfers/across',
  body: z.strictObject({
    to: recipientName,
    /** One of the payer's own, not used yet. */
    quote_id: uuid,
    /** What leaves as the payer was shown it, the fee included: the quote's source. */
    amount: amountToMove,
    note: z.optional(z.nullable(note)),
    /** As for sending money: for a first payment to someone, and for one above the account's `pin_above`. */
    pin: pinInBody,
  }),
  reply: transfer,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    ...acrossRefusals,
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
  agentHint:
    'Show both amounts, rate, fee and payee and wait for a yes to this very quote. It cannot be taken back.',
});
