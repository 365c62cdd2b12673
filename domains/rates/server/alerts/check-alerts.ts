import { userDeleted } from '@egcr/identity/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { hear, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { crossRate, decimalText, growTree, isRateCurrency, SHOWN_DIGITS } from '../../contract/index.ts';
import { alertReached } from '../../contract/notices.ts';
import { CHECK_ALERTS } from '../publish.ts';
import { rateOf, rateText, readCurrent } from '../store.ts';
import { markReached, pairsAwaited, removeAlertsOf } from './alert-store.ts';

/** People told in one unit of work; the rest follows at once. */
const AT_ONCE = 500;

/** Tells everybody whose rate is there, each once. Made-up sample rates count where nothing else is in force. */
export async function checkAlerts(work: Work): Promise<void> {
  const tree = growTree(await readCurrent(work.db));
  for (const { base, quote } of await pairsAwaited(work.db)) {
    const rate = isRateCurrency(base) && isRateCurrency(quote) ? crossRate(tree, base, quote) : undefined;
    if (!rate) continue;
    const text = rateText(rate.mid);
    const reached = await markReached(work.db, { base, quote, rate: text, now: work.now, limit: AT_ONCE });
    for (const alert of reached) {
      await work.emit(
        told(notificationAsked, {
          user_id: alert.user_id,
          ...alertReached.of(
            {
              base,
              quote,
              direction: alert.direction,
              rate: decimalText(rate.mid, SHOWN_DIGITS),
              wanted: decimalText(rateOf(alert.rate), SHOWN_DIGITS),
            },
            base,
            quote,
          ),
        }),
      );
    }
    if (reached.length === AT_ONCE) await work.enqueue(CHECK_ALERTS, {}, { key: CHECK_ALERTS });
  }
}

/** What someone waited for goes with their account. */
export const forgetAlerts = hear(userDeleted, (work, { user_id: userId }) => removeAlertsOf(work.db, userId));
