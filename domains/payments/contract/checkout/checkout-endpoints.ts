import { endpoint } from '@egcr/contract/endpoint';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { organisationRefusals } from '@egcr/organisations/contract';
import { metadata } from '@egcr/routing/contract';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { CHECKOUT_MINUTES_MAX, CHECKOUT_MINUTES_MIN } from '../limits.ts';
import { narrowed, ownReading } from '../list-parts.ts';
import { payPaths } from '../open-paths.ts';
import { paymentRefusals as no } from '../refusals.ts';
import { captureWays, payPage } from '../shapes.ts';
import { soldTitle } from '../sold-title.ts';
import { checkoutSession, checkoutStates } from './checkout-shapes.ts';
import { returnUrlIssue } from './return-url.ts';

const PATH = '/api/v1/checkout-sessions';
const idParams = z.object({ id: z.string() });
const filters = { state: z.optional(z.enum(checkoutStates, 'not_offered')), ...narrowed };

const returnUrl = z.string().check(
  z.refine((text) => returnUrlIssue(text) !== 'too_long', 'too_long'),
  z.refine((text) => returnUrlIssue(text) !== 'return_url', 'return_url'),
);

export const makeCheckoutCall = endpoint({
  name: 'payments.make_checkout',
  actsWith: 'pay',
  summary:
    'Begins a checkout session for one order: a page where your customer pays it once, and then goes back to your shop.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: PATH,
  body: z.strictObject({
    /** What the customer reads that they pay for. */
    title: soldTitle,
    amount: amountToMove,
    /** Where the customer goes once it is paid: https, or http to your own machine. */
    success_url: returnUrl,
    /** Where they go who do not pay. */
    cancel_url: z.optional(z.nullable(returnUrl)),
    /** Absent: a day. */
    expires_in_minutes: z.optional(
      z.nullable(
        z
          .number()
          .check(
            z.int('whole'),
            z.gte(CHECKOUT_MINUTES_MIN, 'minutes_range'),
            z.lte(CHECKOUT_MINUTES_MAX, 'minutes_range'),
          ),
      ),
    ),
    /** manual: the money is held, and you capture it within seven days. */
    capture: z.optional(z.nullable(z.enum(captureWays, 'not_offered'))),
    /** Pairs of your own, such as the number of the order: they come back with the payment and its events. */
    metadata: z.optional(z.nullable(metadata)),
    /** A session whose payment moves no money. An API key makes sessions of its own mode only. */
    is_test: z.optional(z.nullable(z.boolean())),
  }),
  reply: checkoutSession,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    organisationRefusals.business_status_forbids,
    no.checkout_limit_reached,
  ],
  scope: 'payments.write',
  rate: 'write',
  idempotency: 'required',
});

export const checkoutsCall = endpoint({
  ...ownReading,
  name: 'payments.list_checkouts',
  summary:
    'Your checkout sessions, newest first. Words are looked for in titles and in the values of your metadata; an id finds its session, or that of its payment.',
  path: PATH,
  query: z.extend(pageQuery, filters),
  reply: pageOf(checkoutSession),
  scope: 'payments.read',
});

export const checkoutsFileCall = endpoint({
  ...ownReading,
  name: 'payments.export_checkouts',
  summary: 'The same as a file of values, up to 10,000 sessions.',
  path: `${PATH}/export`,
  query: z.object(filters),
  file: ['text/csv'],
});

export const checkoutCall = endpoint({
  ...ownReading,
  name: 'payments.read_checkout',
  summary: 'One checkout session, for its shop.',
  path: `${PATH}/:id`,
  params: idParams,
  reply: checkoutSession,
  refusals: [platformRefusals.not_found],
  scope: 'payments.read',
});

export const expireCheckoutCall = endpoint({
  name: 'payments.expire_checkout',
  actsWith: 'pay',
  summary: 'Ends a checkout session that nobody has paid. Safe to repeat.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: `${PATH}/:id/expire`,
  params: idParams,
  reply: checkoutSession,
  refusals: [platformRefusals.not_found, no.checkout_closed],
  scope: 'payments.write',
  rate: 'write',
});

export const readCheckoutPageCall = endpoint({
  name: 'payments.read_checkout_page',
  summary:
    'What a checkout session asks for, and whether it can be paid: for everyone who has its address. It is paid as its link is.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: payPaths.checkout,
  params: z.object({ session: z.string() }),
  reply: payPage,
  refusals: [platformRefusals.not_found],
  rate: 'public',
});
