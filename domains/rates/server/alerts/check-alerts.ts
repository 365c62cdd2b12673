import { uuid } from '@egcr/contract/ids';
import type { Listener } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { crossRate, decimalText, growTree, isRateCurrency, SHOWN_DIGITS } from '../../contract/index.ts';
import { CHECK_ALERTS } from '../publish.ts';
import { rateOf, rateText, readCurrent } from '../store.ts';
import { markReached, pairsAwaited, removeAlertsOf } from './alert-store.ts';

/** People told in one unit of work; the rest follows at once. */
const AT_ONCE = 500;

/** The topic on which the notifications domain is asked to tell somebody something. */
const NOTIFICATION_ASKED = 'notification.asked';

/** Tells everybody whose rate is there, each once. Made-up sample rates count where nothing else is in force. */
export async function checkAlerts(work: Work): Promise<void> {
  const tree = growTree(await readCurrent(work.db));
  for (const { base, quote } of await pairsAwaited(work.db)) {
    const rate = isRateCurrency(base) && isRateCurrency(quote) ? crossRate(tree, base, quote) : undefined;
    if (!rate) continue;
    const text = rateText(rate.mid);
    const reached = await markReached(work.db, { base, quote, rate: text, now: work.now, limit: AT_ONCE });
    for (const alert of reached) {
      await work.emit({
        topic: NOTIFICATION_ASKED,
        payload: {
          user_id: alert.user_id,
          kind: 'rates.alert_reached',
          params: {
            base,
            quote,
            direction: alert.direction,
            rate: decimalText(rate.mid, SHOWN_DIGITS),
            wanted: decimalText(rateOf(alert.rate), SHOWN_DIGITS),
          },
          link: `/wallet/rates?pair=${base}-${quote}`,
        },
      });
    }
    if (reached.length === AT_ONCE) await work.enqueue(CHECK_ALERTS, {}, { key: CHECK_ALERTS });
  }
}

const userDeleted = z.object({ user_id: uuid });

/** What somebody waited for goes with their account. */
export const onUserDeleted: Listener = async (work, { payload }) => {
  await removeAlertsOf(work.db, z.parse(userDeleted, payload).user_id);
};
