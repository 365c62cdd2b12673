import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { assetOf } from '@egcr/ledger/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import { metadata } from '@egcr/routing/contract';
import { businessStops } from '@egcr/treasury/contract';
import { amountToMove, leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { LINK_DAYS_MAX, STOCK_MAX } from './limits.ts';
import { ownReading } from './list-parts.ts';
import { payPaths } from './open-paths.ts';
import { moneyMethods, paymentMethods } from './payment-methods.ts';
import { paymentRefusals as no } from './refusals.ts';
import { captureWays, payment, paymentLink, payPage } from './shapes.ts';
import { soldTitle } from './sold-title.ts';
import { testInstrumentOf } from './test-instruments.ts';
import { walletAddressOf } from './wallet-address-rules.ts';

const idParams = z.object({ id: z.string() });
const linkParams = z.object({ link: z.string() });

/** Any other number, such as a real card's, ends here: it is neither kept nor logged. */
const testNumber = z
  .string()
  .check(z.refine((text) => testInstrumentOf(text) !== undefined, 'not_test_number'));

const walletAddress = z
  .string()
  .check(z.refine((text) => walletAddressOf(text) !== undefined, 'not_wallet_address'));

const currency = z
  .string('unknown_currency')
  .check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency'));

export const makeLinkCall = endpoint({
  name: 'payments.make_link',
  actsWith: 'pay',
  summary: 'Makes a link that people pay: for one amount, or for one that the payer chooses.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/payment-links',
  body: z
    .strictObject({
      title: soldTitle,
      /** Absent: the payer says how much, in `asset`. */
      amount: z.optional(z.nullable(amountToMove)),
      asset: z.optional(z.nullable(currency)),
      /** How often it can be paid. Absent: as often as people want. */
      stock: z.optional(
        z.nullable(
          z.number().check(z.int('whole'), z.gte(1, 'stock_range'), z.lte(STOCK_MAX, 'stock_range')),
        ),
      ),
      expires_in_days: z.optional(
        z.nullable(
          z.number().check(z.int('whole'), z.gte(1, 'days_range'), z.lte(LINK_DAYS_MAX, 'days_range')),
        ),
      ),
      /** manual: the money is held, and you capture it within seven days. */
      capture: z.optional(z.nullable(z.enum(captureWays, 'not_offered'))),
      /** Pairs of your own, up to 20: they come back with each payment, and routing rules can go by them. */
      metadata: z.optional(z.nullable(metadata)),
      /** A link whose payments move no money. An API key makes links of its own mode only. */
      is_test: z.optional(z.nullable(z.boolean())),
    })
    .check(
      z.refine(({ amount, asset }) => ((amount ?? null) === null) !== ((asset ?? null) === null), {
        error: 'amount_or_asset',
        path: ['amount'],
      }),
    ),
  reply: paymentLink,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    organisationRefusals.business_status_forbids,
    no.link_limit_reached,
  ],
  scope: 'payments.write',
  rate: 'write',
  idempotency: 'required',
});

export const linkCall = endpoint({
  ...ownReading,
  name: 'payments.read_link',
  summary: 'One payment link, for its merchant.',
  path: '/api/v1/payment-links/:id',
  params: idParams,
  reply: paymentLink,
  refusals: [platformRefusals.not_found],
  scope: 'payments.read',
});

export const switchLinkCall = endpoint({
  name: 'payments.switch_link',
  actsWith: 'pay',
  summary: 'Switches a payment link off, or on again. Safe to repeat.',
  access: 'profiled',
  pin: 'none',
  method: 'PUT',
  path: '/api/v1/payment-links/:id/state',
  params: idParams,
  body: z.strictObject({ state: z.enum(['active', 'inactive'], 'not_offered') }),
  reply: paymentLink,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.business_status_forbids,
    no.link_closed,
    no.link_limit_reached,
  ],
  scope: 'payments.write',
  rate: 'write',
});

export const readPayPageCall = endpoint({
  name: 'payments.read_pay_page',
  summary: 'What a payment link asks for, and whether it can be paid: for everyone who has its address.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: payPaths.link,
  params: linkParams,
  reply: payPage,
  refusals: [platformRefusals.not_found],
  rate: 'public',
});

export const startPaymentCall = endpoint({
  name: 'payments.start_payment',
  summary: 'Begins to pay a link. No money moves until the payment is confirmed.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/pay/:link/payments',
  params: linkParams,
  /** `amount` only where the link leaves it to the payer. */
  body: z.strictObject({
    amount: z.optional(z.nullable(amountToMove)),
    /** How you want to pay, where you know it. The payment then waits for your confirmation alone. */
    method: z.optional(z.nullable(z.enum(paymentMethods, 'not_offered'))),
  }),
  reply: payment,
  status: 201,
  refusals: [
    platformRefusals.not_found,
    walletRefusals.recipient_self,
    no.link_closed,
    walletRefusals.unknown_currency,
    walletRefusals.invalid_amount,
    no.test_number_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const confirmPaymentCall = endpoint({
  name: 'payments.confirm_payment',
  summary:
    'Pays from your wallet, once, or begins to pay by card, or from a wallet at another provider, on the page of its rail. A test payment can go to a simulated rail by a test number instead. The PIN is asked for always.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/payments/:id/confirm',
  params: idParams,
  body: z.strictObject({
    pin: pinInBody,
    test_number: z.optional(z.nullable(testNumber)),
    /** Absent: as chosen before, else from your wallet. `card` and `open_payments` lead to the page of their rail (`next_action`). */
    method: z.optional(z.nullable(z.enum(moneyMethods, 'not_offered'))),
    /** For `open_payments`: the address of your wallet at another provider. */
    wallet_address: z.optional(z.nullable(walletAddress)),
  }),
  reply: payment,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.not_found,
    no.payment_closed,
    no.link_closed,
    platformRefusals.pin_required,
    no.test_number_refused,
    no.wallet_address_missing,
    no.no_route,
    no.attempts_spent,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.account_frozen,
  ],
  rate: 'money',
  idempotency: 'required',
  agentHint: 'Show the person who asks for what and wait for a yes before you call it.',
});

export const capturePaymentCall = endpoint({
  name: 'payments.capture_payment',
  actsWith: 'pay',
  summary:
    'Takes the money that is held for a payment, in whole or in part, once, for its merchant. What is not taken goes back to the payer.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/payments/:id/capture',
  params: idParams,
  /** Without `amount` all that is held. */
  body: z.strictObject({ amount: z.optional(z.nullable(amountToMove)) }),
  reply: payment,
  refusals: [
    platformRefusals.not_found,
    no.payment_not_held,
    walletRefusals.unknown_currency,
    walletRefusals.over_hold,
    no.payer_unavailable,
  ],
  scope: 'payments.write',
  rate: 'money',
  idempotency: 'required',
});

export const cancelPaymentCall = endpoint({
  name: 'payments.cancel_payment',
  actsWith: 'pay',
  summary:
    'Ends a payment that is not paid, for its payer or its merchant. What is held goes back; only the merchant ends that.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/payments/:id/cancel',
  params: idParams,
  reply: payment,
  refusals: [platformRefusals.not_found, no.payment_closed],
  scope: 'payments.write',
  rate: 'write',
});

export const refundCall = endpoint({
  name: 'payments.refund_payment',
  actsWith: 'pay',
  summary:
    'Gives a payment back to its payer, in whole or in part, for its merchant: from their sales, then from their wallet. The fee is not returned. A person confirms it with their PIN, an API key has a limit for each day.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/payments/:id/refunds',
  params: idParams,
  /** Without `amount` all that is left. */
  body: z.strictObject({ amount: z.optional(z.nullable(amountToMove)), pin: pinInBody }),
  reply: payment,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.not_found,
    no.payment_unpaid,
    walletRefusals.unknown_currency,
    walletRefusals.invalid_amount,
    walletRefusals.over_payment,
    platformRefusals.pin_required,
    no.over_key_limit,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.recipient_unavailable,
    walletRefusals.account_frozen,
    // Where the wallet of a business gives what its sales lack.
    ...businessStops,
  ],
  scope: 'payments.refund',
  rate: 'money',
  idempotency: 'required',
  agentHint: 'Show the merchant how much goes to whom and wait for a yes before you call it.',
});

export const paymentCall = endpoint({
  ...ownReading,
  name: 'payments.read_payment',
  summary: 'One payment, for its payer and its merchant.',
  path: '/api/v1/payments/:id',
  params: idParams,
  reply: payment,
  refusals: [platformRefusals.not_found],
  scope: 'payments.read',
});
