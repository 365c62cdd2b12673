import { endpoint } from '@egcr/contract/endpoint';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { isTimeZone } from '@egcr/contract/time-zone';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { assetOf } from '@egcr/ledger/contract';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { payoutStates } from './payout-machine.ts';
import { cadences } from './payout-rules.ts';
import { payoutRefusals as no } from './refusals.ts';
import { payout, payoutRoom, payoutSchedule } from './shapes.ts';

const read = { access: 'profiled', pin: 'none', method: 'GET', rate: 'read', actsWith: 'view' } as const;
const idParams = z.object({ id: z.string() });
const asset = z
  .string('unknown_currency')
  .check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency'));
const asked = {
  state: z.optional(z.enum(payoutStates, 'not_offered')),
  /** Part of the reference. */
  words: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
};

export const payoutsCall = endpoint({
  ...read,
  name: 'payouts.list',
  summary: 'Payouts of your sales to your wallet, newest first, with those that wait.',
  path: '/api/v1/payouts',
  query: z.extend(pageQuery, asked),
  reply: pageOf(payout),
  refusals: [],
  scope: 'payments.read',
});

export const payoutsFileCall = endpoint({
  ...read,
  name: 'payouts.export',
  summary: 'The same as a file of values, up to 10,000 payouts.',
  path: '/api/v1/payouts/export',
  query: z.object(asked),
  file: ['text/csv'],
  refusals: [],
});

export const payoutRoomCall = endpoint({
  ...read,
  name: 'payouts.read_room',
  summary:
    'How much of your sales can be paid out right now, by currency, and where it can go. It says what a larger payout needs.',
  path: '/api/v1/payout-room',
  reply: z.object({ items: z.array(payoutRoom) }),
  refusals: [],
  scope: 'payments.read',
});

export const answerPayoutCall = endpoint({
  name: 'payouts.answer',
  actsWith: 'pay',
  summary:
    'Confirms a payout of your business that another member asked for, with your PIN, or declines it. Who asked for it may not.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/payouts/:id/answer',
  params: idParams,
  body: z.strictObject({ answer: z.enum(['confirm', 'decline'], 'not_offered'), pin: pinInBody }),
  reply: payout,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.not_found,
    no.payout_over,
    no.payout_second_required,
    platformRefusals.pin_required,
    walletRefusals.recipient_unavailable,
    walletRefusals.insufficient_funds,
    walletRefusals.account_frozen,
  ],
  rate: 'money',
  idempotency: 'required',
});

export const cancelPayoutCall = endpoint({
  name: 'payouts.cancel',
  actsWith: 'pay',
  summary: 'Takes a payout back that waits. Nothing has moved.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/payouts/:id/cancel',
  params: idParams,
  reply: payout,
  refusals: [platformRefusals.not_found, no.payout_over],
  rate: 'write',
});

export const payoutSchedulesCall = endpoint({
  ...read,
  name: 'payouts.list_schedules',
  summary: 'When your sales are paid out by themselves, one schedule for each currency.',
  path: '/api/v1/payout-schedules',
  reply: z.object({ items: z.array(payoutSchedule) }),
  refusals: [],
  scope: 'payments.read',
});

export const setScheduleCall = endpoint({
  name: 'payouts.set_schedule',
  actsWith: 'pay',
  summary:
    'Has what your sales brought in one currency paid out each day, week or month at six in the morning by your clocks.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'PUT',
  path: '/api/v1/payout-schedules',
  body: z
    .strictObject({
      cadence: z.enum(cadences, 'not_offered'),
      /** 1 is Monday. Of a weekly schedule. */
      weekday: z.optional(
        z.nullable(z.number().check(z.int('whole'), z.gte(1, 'weekday_range'), z.lte(7, 'weekday_range'))),
      ),
      /** Of a monthly schedule; in a shorter month its last day. */
      month_day: z.optional(
        z.nullable(z.number().check(z.int('whole'), z.gte(1, 'day_range'), z.lte(31, 'day_range'))),
      ),
      time_zone: z.string().check(z.refine(isTimeZone, 'time_zone')),
      /** The least that is paid out; its currency is that of the schedule. */
      minimum: amountToMove,
      pin: pinInBody,
    })
    .check(
      z.refine(({ cadence, weekday }) => (cadence === 'weekly') === ((weekday ?? null) !== null), {
        error: 'weekday_range',
        path: ['weekday'],
      }),
      z.refine(({ cadence, month_day: day }) => (cadence === 'monthly') === ((day ?? null) !== null), {
        error: 'day_range',
        path: ['month_day'],
      }),
    ),
  reply: payoutSchedule,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.pin_required,
  ],
  rate: 'write',
});

export const endScheduleCall = endpoint({
  name: 'payouts.end_schedule',
  actsWith: 'pay',
  summary: 'Ends the schedule of one currency: its sales are paid out by hand alone. Safe to repeat.',
  access: 'profiled',
  pin: 'none',
  method: 'DELETE',
  path: '/api/v1/payout-schedules/:asset',
  params: z.object({ asset }),
  refusals: [],
  rate: 'write',
});
