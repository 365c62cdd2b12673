import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant } from '@egcr/server-kit/refusal';
import { keyOf, personOf, principalOf, type Work } from '@egcr/server-kit/work';
import { readMoney } from '@egcr/wallet/contract';

import type {
  endScheduleCall,
  PayoutSchedule,
  payoutSchedulesCall,
  setScheduleCall,
} from '../contract/index.ts';
import { nextRunAt } from '../contract/payout-rules.ts';
import type { PayoutParts } from './parts.ts';
import { deleteSchedule, keepSchedule, schedulesOf } from './schedule-store.ts';
import { showSchedules } from './shown.ts';

/** A merchant's schedules. They pay out money: a test key finds none. */
export async function listSchedules(
  parts: PayoutParts,
  work: Work,
): Promise<ReplyOf<typeof payoutSchedulesCall>> {
  if (keyOf(work)?.isLive === false) return { items: [] };
  return { items: await showSchedules(parts, work.db, await schedulesOf(work.db, principalOf(work))) };
}

/** Sets the schedule of a currency in place of the one before. Refuses pin_required. */
export async function setSchedule(
  parts: PayoutParts,
  work: Work,
  { body }: CallInput<typeof setScheduleCall>,
): Promise<PayoutSchedule> {
  requirePinInCall(work);
  const money = readMoney(body.minimum);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  const plan = {
    cadence: body.cadence,
    weekday: body.weekday ?? null,
    month_day: body.month_day ?? null,
    time_zone: body.time_zone,
  };
  const row = await keepSchedule(work.db, {
    ...plan,
    merchant_id: principalOf(work),
    asset: money.asset,
    minimum: money.amountMinor,
    set_by: personOf(work).userId,
    set_at: work.now,
    next_at: nextRunAt(plan, work.now),
  });
  const [shown] = await showSchedules(parts, work.db, [row]);
  invariant(shown !== undefined, 'a schedule that was written is shown');
  return shown;
}

export async function endSchedule(
  work: Work,
  { params }: CallInput<typeof endScheduleCall>,
): Promise<undefined> {
  await deleteSchedule(work.db, principalOf(work), params.asset);
  return undefined;
}
