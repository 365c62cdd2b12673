import { addSeconds } from '@egcr/contract/time';
import { peopleBehind } from '@egcr/organisations/server';
import { step } from '@egcr/server-kit/data/step';
import type { Job } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { inSavepoint } from '@egcr/server-kit/unit-of-work';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { payoutMachine } from '../contract/index.ts';
import { RETRY_S } from '../contract/limits.ts';
import { nextRunAt } from '../contract/payout-rules.ts';
import { askPayout, isFrozen, payRow, wait } from './ask-payout.ts';
import type { PayoutParts } from './parts.ts';
import {
  changePayout,
  duePayouts,
  expirePayouts,
  findPayout,
  lockMerchant,
  lockPayout,
  sumsOf,
  type PayoutRow,
} from './payout-store.ts';
import {
  deleteSchedulesOf,
  dueSchedules,
  lockSchedule,
  setNextRun,
  type ScheduleRow,
} from './schedule-store.ts';
import { assetOfRow } from './shown.ts';
import { tellPayout } from './tell.ts';

export const RUN = 'payouts.run';
export const SETTLE = 'payouts.settle';
export const RUN_SCHEDULE = 'payouts.run_schedule';

/** How many one look queues; what is left is found five minutes later. */
const LOOK_MAX = 1000;

/** `payouts.run`: queues what is due, each in a job of its own, and ends what nobody confirmed. */
export const queuePayouts: Job = async (work) => {
  await expirePayouts(work.db, work.now);
  for (const { id } of await duePayouts(work.db, work.now, LOOK_MAX))
    await work.enqueue(SETTLE, { payout: id }, { key: `${SETTLE} ${id}` });
  for (const { merchant_id: merchant, asset } of await dueSchedules(work.db, work.now, LOOK_MAX))
    await work.enqueue(RUN_SCHEDULE, { merchant, asset }, { key: `${RUN_SCHEDULE} ${merchant} ${asset}` });
};

const settlePayload = z.object({ payout: z.string() });
const schedulePayload = z.object({ merchant: z.string(), asset: z.string() });

/** `payouts.settle`: pays what waited long enough, where it still waits. */
export function settlePayout(parts: PayoutParts): Job {
  return async (work, given) => {
    const { payout: id } = z.parse(settlePayload, given);
    const found = await findPayout(work.db, id);
    if (found === undefined) return;
    // As those who answer or take it back: the merchant first.
    await lockMerchant(work.db, found.merchant_id);
    const row = await lockPayout(work.db, id);
    const isDue =
      row?.state === 'blocked' || (row?.state === 'held' && row.due_at !== null && row.due_at <= work.now);
    if (row !== undefined && isDue) await settle(parts, work, row);
  };
}

/** `payouts.run_schedule`: one schedule, where it is still due. */
export function runScheduleOf(parts: PayoutParts): Job {
  return async (work, given) => {
    const { merchant, asset } = z.parse(schedulePayload, given);
    await lockMerchant(work.db, merchant);
    const row = await lockSchedule(work.db, merchant, asset);
    if (row !== undefined && row.next_at <= work.now) await runSchedule(parts, work, row);
  };
}

/** A frozen wallet keeps a payout waiting, and its merchant is told once. */
async function settle(parts: PayoutParts, work: Work, row: PayoutRow): Promise<void> {
  if (await isFrozen(work.db, row.merchant_id)) {
    if (row.state !== 'blocked') await wait(work, row, { event: 'block', dueAt: null });
    return;
  }
  try {
    await inSavepoint(work.db, () => payRow(parts, work, row));
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const failed = await changePayout(work.db, row.id, {
      state: step(payoutMachine, row.state, 'fail'),
      ended_at: work.now,
      reason: failure.kind.code,
    });
    await tellPayout(work, failed, 'failed');
  }
}

/** Pays out all that is free, once for each time that the schedule is due: missed ones are not caught up, as the money is all there. */
async function runSchedule(parts: PayoutParts, work: Work, row: ScheduleRow): Promise<void> {
  if ((await peopleBehind(work.db, row.merchant_id, 'pay')).length === 0) {
    // A business that has ended has nobody who pays.
    await deleteSchedulesOf(work.db, row.merchant_id);
    return;
  }
  const nextAt = nextRunAt(row, work.now);
  try {
    await inSavepoint(work.db, () => payFree(parts, work, row));
    await setNextRun(work.db, row, nextAt);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const again = addSeconds(work.now, RETRY_S);
    await setNextRun(work.db, row, again < nextAt ? again : nextAt);
  }
}

async function payFree(parts: PayoutParts, work: Work, row: ScheduleRow): Promise<void> {
  const { merchant_id: merchantId, minimum, set_by: askedBy } = row;
  const asset = assetOfRow(row);
  const { waiting } = (await sumsOf(work.db, { merchantId, now: work.now }))(asset);
  const free = (await parts.payments().availableOf(work, { merchantId, asset })) - waiting;
  if (free < minimum) return;
  const amount = toWire({ amountMinor: free, asset });
  await askPayout(parts, work, { id: work.newId(), merchantId, amount, isScheduled: true, askedBy });
}
