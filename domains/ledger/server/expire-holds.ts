import type { ServerDomain } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';

import { holdExpired } from '../contract/events.ts';
import type { Ledger } from './books/ledger.ts';

/** Most holds that one run ends: the next run, a minute later, goes on. */
const EXPIRED_MAX = 1000;

/** Gives back, every minute, what was set aside and not taken in time. */
export function expiringHolds(ledger: Ledger): Required<Pick<ServerDomain, 'jobs' | 'schedules'>> {
  return {
    jobs: {
      'ledger.expire_holds': async (work) => {
        for (const { id, accountId, reason } of await ledger.expireHolds(work, EXPIRED_MAX)) {
          await work.emit(told(holdExpired, { hold_id: id, account_id: accountId, reason }));
        }
      },
    },
    schedules: [{ cron: '* * * * *', job: 'ledger.expire_holds' }],
  };
}
