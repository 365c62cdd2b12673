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
