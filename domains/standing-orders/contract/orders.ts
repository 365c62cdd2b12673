import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import { named } from '@egcr/contract/schema-names';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import {
  amountToMove,
  isDay,
  note,
  party,
  recipientName,
  standingRefusals,
  walletRefusals,
} from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { ORDER_COUNT_MAX } from './limits.ts';
import { orderStates } from './order-machine.ts';
import { occurrenceOn, orderFrequencies } from './order-rules.ts';
import { orderRefusals } from './refusals.ts';

const runOutcomes = ['paid', 'failed', 'skipped'] as const;

const day = z.string().check(z.refine(isDay, 'date_format'));

const orderRule = named(
  'OrderRule',
  z
    .strictObject({
      every: z.enum(orderFrequencies),
      /** Of a monthly order only; absent: the day of the first payment. */
      day: z.optional(z.union([z.literal('last'), z.number().check(z.int(), z.gte(1), z.lte(31))])),
    })
    .check(z.refine(({ every, day: on }) => on === undefined || every === 'monthly', 'day_monthly_only')),
);

const count = z.number().check(z.int(), z.gte(1, 'count_range'), z.lte(ORDER_COUNT_MAX, 'count_range'));

/** What became of one occurrence. `refusal` is the code that the last attempt was refused with. */
export const orderRun = z.object({
  occurrence: z.number(),
  due_on: day,
  outcome: z.enum(runOutcomes),
  transfer_id: z.nullable(uuid),
  refusal: z.nullable(z.string()),
  ran_at: instant,
});

/** `next_on` and `next_runs` are calendar days; each runs at 10:00 UTC. `attempts`: of the next occurrence, so far in vain. */
export const standingOrder = named(
  'StandingOrder',
  z.object({
    id: uuid,
    state: z.enum(orderStates),
    /** Why it is paused: `person`, or the code its last attempt was refused with. */
    pause_reason: z.nullable(z.string()),
    to: party,
    amount: wireMoney,
    note: z.nullable(z.string()),
    rule: orderRule,
    first_on: day,
    until_on: z.nullable(day),
    count: z.nullable(z.number()),
    next_on: z.nullable(day),
    next_runs: z.array(day),
    due_at: z.nullable(instant),
    attempts: z.number(),
    paid_count: z.number(),
    created_at: instant,
  }),
);
export type StandingOrder = z.infer<typeof standingOrder>;
export type OrderRun = z.infer<typeof orderRun>;

const idParams = z.object({ id: z.string() });

export const ordersCall = endpoint({
  name: 'wallet.list_standing_orders',
  summary: 'Your scheduled and standing orders: what runs next first, what has ended last.',
  method: 'GET',
  path: '/api/v1/wallet/standing-orders',
  reply: z.object({ items: z.array(standingOrder) }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const orderCall = endpoint({
  name: 'wallet.read_standing_order',
  summary: 'One standing order with what became of its payments, newest first.',
  method: 'GET',
  path: '/api/v1/wallet/standing-orders/:id',
  params: idParams,
  reply: z.extend(standingOrder, { runs: z.array(orderRun) }),
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

/** What is asked for when an order is made. */
const orderWish = z
  .strictObject({
    to: recipientName,
    amount: amountToMove,
    first_on: day,
    rule: orderRule,
    until_on: z.optional(z.nullable(day)),
    count: z.optional(z.nullable(count)),
    note: z.optional(z.nullable(note)),
    /** Asked for always: from then on the order pays without asking. */
    pin: pinInBody,
  })
  .check(
    z.refine(({ until_on: until, count: times }) => (until ?? null) === null || (times ?? null) === null, {
      error: 'one_end',
      path: ['count'],
    }),
    z.refine(
      ({ rule, first_on: firstOn, until_on: untilOn }) =>
        // A day that is none is named by its own issue.
        !isDay(firstOn) ||
        (untilOn ?? null) === null ||
        !isDay(untilOn ?? '') ||
        occurrenceOn({ rule, firstOn, untilOn }, 0) !== undefined,
      { error: 'until_before_first', path: ['until_on'] },
    ),
  );

export const createOrderCall = endpoint({
  name: 'wallet.create_standing_order',
  summary: 'Schedules a payment for a day, or again and again.',
  method: 'POST',
  path: '/api/v1/wallet/standing-orders',
  body: orderWish,
  reply: standingOrder,
  status: 201,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.pin_required,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    walletRefusals.too_many_lookups,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
    ...standingRefusals,
    walletRefusals.wallet_frozen,
    orderRefusals.order_limit_reached,
  ],
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  rate: 'money',
  idempotency: 'required',
  agentHint: 'Show the person who gets what and when, and wait for a yes before calling it.',
});

export const changeOrderCall = endpoint({
  name: 'wallet.change_standing_order',
  summary: 'Changes what a standing order pays from its next payment on.',
  method: 'PATCH',
  path: '/api/v1/wallet/standing-orders/:id',
  params: idParams,
  body: z.strictObject({
    amount: z.optional(amountToMove),
    note: z.optional(z.nullable(note)),
    /** For a larger amount. */
    pin: pinInBody,
  }),
  reply: standingOrder,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    orderRefusals.order_ended,
    ...standingRefusals,
    walletRefusals.wallet_frozen,
    platformRefusals.pin_required,
  ],
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  rate: 'money',
});

const orderAction = {
  method: 'POST',
  params: idParams,
  reply: standingOrder,
  refusals: [platformRefusals.not_found, orderRefusals.order_ended],
  access: 'profiled',
} as const;

export const pauseOrderCall = endpoint({
  ...orderAction,
  name: 'wallet.pause_standing_order',
  summary: 'Pauses a standing order. Safe to repeat.',
  path: '/api/v1/wallet/standing-orders/:id/pause',
  pin: 'verified',
  rate: 'write',
});

export const resumeOrderCall = endpoint({
  ...orderAction,
  name: 'wallet.resume_standing_order',
  summary: 'Lets a paused standing order go on with its next day from today on. Safe to repeat.',
  path: '/api/v1/wallet/standing-orders/:id/resume',
  refusals: [...orderAction.refusals, ...standingRefusals, walletRefusals.wallet_frozen],
  pin: 'fresh',
  rate: 'money',
});

export const endOrderCall = endpoint({
  ...orderAction,
  name: 'wallet.end_standing_order',
  summary: 'Ends a standing order for good. Safe to repeat.',
  method: 'DELETE',
  path: '/api/v1/wallet/standing-orders/:id',
  refusals: [platformRefusals.not_found],
  pin: 'verified',
  rate: 'write',
});
