import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { payoutStates } from './payout-machine.ts';
import { cadences } from './payout-rules.ts';

/** Money of a merchant on its way from their sales to their wallet, or there. */
export const payout = named(
  'Payout',
  z.object({
    id: uuid,
    amount: wireMoney,
    state: z.enum(payoutStates),
    /** By a schedule, not by hand. */
    is_scheduled: z.boolean(),
    asked_at: instant,
    /** Who asked for it, or made the schedule; empty where the account is gone. */
    asked_by: z.string(),
    /** Whether the caller may confirm it: never who asked for it. */
    may_confirm: z.boolean(),
    may_cancel: z.boolean(),
    /** When it is paid (`held`), or until when someone has to confirm it (`waiting`); else null. */
    due_at: z.nullable(instant),
    ended_at: z.nullable(instant),
    /** Of the transfer; null while no money has moved. */
    reference: z.nullable(z.string()),
    /** Why it waits or failed, as the wallet has said it; null where it did not refuse. */
    reason: z.nullable(z.string()),
  }),
);
export type Payout = z.infer<typeof payout>;

/** The ways on which money of sales leaves them. */
const payoutWays = ['wallet', 'bank_account'] as const;

/** How much of one currency can be paid out now, and what it depends on. */
export const payoutRoom = named(
  'PayoutRoom',
  z.object({
    asset: z.string(),
    /** What sales have brought and is not available yet. */
    pending: wireMoney,
    available: wireMoney,
    /** What of the available payouts take that wait. */
    waiting: wireMoney,
    /** What disputes keep back. */
    reserved: wireMoney,
    /** The most that one payout can be now: what is available and does not wait. */
    most: wireMoney,
    /** The least that one payout can be. */
    minimum: wireMoney,
    /** What still goes at once today; a payout beyond it waits. */
    at_once: wireMoney,
    /** When the day is over, in UTC. */
    at_once_until: instant,
    /** What a payout beyond it needs: the PIN of another member of the team, or a day. */
    beyond: z.enum(['second_member', 'day']),
    /** The wallet is frozen: a payout waits until it is not. */
    is_frozen: z.boolean(),
    /** Where it can go. `through`: first to the wallet, and from there by a withdrawal. There is no way to a card. */
    ways: z.array(z.object({ way: z.enum(payoutWays), through: z.nullable(z.literal('wallet')) })),
  }),
);
export type PayoutRoom = z.infer<typeof payoutRoom>;

export const payoutSchedule = named(
  'PayoutSchedule',
  z.object({
    asset: z.string(),
    cadence: z.enum(cadences),
    weekday: z.nullable(z.number()),
    month_day: z.nullable(z.number()),
    time_zone: z.string(),
    /** With less than this nothing is paid out. */
    minimum: wireMoney,
    next_at: instant,
    set_by: z.string(),
  }),
);
export type PayoutSchedule = z.infer<typeof payoutSchedule>;
