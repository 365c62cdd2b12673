import { userDeleted } from '@egcr/identity/contract';
import type { PayoutsAsked } from '@egcr/payments/server';
import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  answerPayoutCall,
  cancelPayoutCall,
  endScheduleCall,
  payoutMachine,
  payoutRoomCall,
  payoutsCall,
  payoutSchedulesCall,
  payoutsFileCall,
  setScheduleCall,
} from '../contract/index.ts';
import { payoutScreens } from '../contract/screens.ts';
import { answerPayout, cancelPayout } from './answer-payout.ts';
import { askByHand } from './ask-payout.ts';
import { exportPayouts, listPayouts } from './list-payouts.ts';
import type { PayoutParts } from './parts.ts';
import { cancelPayoutsOf } from './payout-store.ts';
import { readRoom } from './read-room.ts';
import { queuePayouts, RUN, RUN_SCHEDULE, runScheduleOf, SETTLE, settlePayout } from './run-payouts.ts';
import { deleteSchedulesOf } from './schedule-store.ts';
import { endSchedule, listSchedules, setSchedule } from './schedules.ts';

/** Payouts of merchants: by hand and by schedule, and those that one person alone may not have paid out. */
export function createPayouts(parts: PayoutParts): {
  readonly domain: ServerDomain;
  readonly door: PayoutsAsked;
} {
  return {
    door: { ask: askByHand(parts) },
    domain: {
      name: 'payouts',
      screens: payoutScreens,
      calls: [
        handle(payoutsCall, (work, input) => listPayouts(parts, work, input)),
        handle(payoutRoomCall, (work) => readRoom(parts, work)),
        handleFile(payoutsFileCall, exportPayouts),
        handle(answerPayoutCall, (work, input) => answerPayout(parts, work, input)),
        handle(cancelPayoutCall, (work, input) => cancelPayout(parts, work, input)),
        handle(payoutSchedulesCall, (work) => listSchedules(parts, work)),
        handle(setScheduleCall, (work, input) => setSchedule(parts, work, input)),
        handle(endScheduleCall, endSchedule),
      ],
      machines: [payoutMachine],
      jobs: {
        [RUN]: queuePayouts,
        [SETTLE]: settlePayout(parts),
        [RUN_SCHEDULE]: runScheduleOf(parts),
      },
      schedules: [{ cron: '*/5 * * * *', job: RUN }],
      listeners: hear(userDeleted, async (work, { user_id: userId }) => {
        await deleteSchedulesOf(work.db, userId);
        await cancelPayoutsOf(work.db, userId, work.now);
      }),
    },
  };
}
