import type { ServerDomain } from '@egcr/server-kit/domain';

import type { Ledger } from './ledger/ledger.ts';

/** Most holds that one run ends: the next run, a minute later, goes on. */
const EXPIRED_MAX = 1000;

/** Told once a hold has ended because its time was over: `{hold_id, account_id, reason}`. */
const HOLD_EXPIRED = 'wallet.hold_expired';

/** Gives back, every minute, what was set aside and not taken in time. */
export function expiringHolds(ledger: Ledger): Required<Pick<ServerDomain, 'jobs' | 'schedules'>> {
  return {
    jobs: {
      'wallet.expire_holds': async (work) => {
        for (const { id, accountId, reason } of await ledger.expireHolds(work, EXPIRED_MAX)) {
          await work.emit({ topic: HOLD_EXPIRED, payload: { hold_id: id, account_id: accountId, reason } });
        }
      },
    },
    schedules: [{ cron: '* * * * *', job: 'wallet.expire_holds' }],
  };
}
