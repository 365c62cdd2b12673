import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { compare, type Fraction } from '../../contract/index.ts';
import { JVD_ADMINISTERED_PRICE, MARKET_TRADES, ORACLE_AGE_MAX_S } from '../../contract/limits.ts';
import type { JvdMode } from '../../contract/shapes.ts';
import { dropHeld, refuseFarSteps, withoutHeldSteps } from '../held-steps.ts';
import { publish } from '../publish.ts';
import { rateOf, rateText } from '../store.ts';
import { weightedPrice, type MarketFeed } from './market-rules.ts';
import { judge } from './oracle-rules.ts';
import { addPolicy, readLastPrice, readObservations, readPolicy, type JvdPolicy } from './policy-store.ts';

/** The job that makes JVD's price by the policy in force. */
export const PUBLISH_JVD = 'rates.publish_jvd';

/** A price that has not changed is said again as often, so that it does not grow old while someone stands by it. */
const REPEAT_S = 3600;

const NAMES = { administered: 'Administered', oracle: 'Oracle', market: 'Market' } as const;

/** Puts the spec's price into force where no policy is yet, and publishes. Safe to repeat. */
export async function beginJvd(work: Work, market: MarketFeed): Promise<void> {
  if ((await readPolicy(work.db)) === undefined) {
    await addPolicy(work.db, {
      id: work.newId(),
      mode: 'administered',
      price: JVD_ADMINISTERED_PRICE,
      setBy: null,
      now: work.now,
    });
  }
  await publishJvd(work, market);
}

/**
 * Makes JVD's price by the policy and brings it into force. Under `oracle` the last price stays where sources are too few or it
 * would move too far, and the log raises the alarm; `market` without trades falls back to the administered price. What oracle and market
 * make automatically moves within a day's step; what two people have just approved does not wait for it, and is refused price_step_too_far
 * beyond half of the price within a day.
 */
export async function publishJvd(
  work: Work,
  market: MarketFeed,
  { isApproved = false }: { readonly isApproved?: boolean } = {},
): Promise<void> {
  const policy = await readPolicy(work.db);
  if (policy === undefined) return;
  const made = await makePrice(work, policy, market);
  if (made === undefined) return;
  const last = await readLastPrice(work.db);
  const isSame = last?.source === made.source && compare(last.price, made.price) === 0;
  if (isSame && last.asOf > addSeconds(work.now, -REPEAT_S)) return;
  const mid = rateText(made.price);
  const point = { base: 'JVD', quote: 'USD', mid, bid: mid, ask: mid, asOf: work.now } as const;
  const isSet = isApproved || made.source === 'administered';
  if (isApproved) await refuseFarSteps(work, [point]);
  if (isSet) await dropHeld(work.db, point);
  const points = isSet ? [point] : await withoutHeldSteps(work, made.source, [point]);
  if (points.length === 0) return;
  await publish(work, { source: { code: made.source, name: NAMES[made.source], kind: 'policy' }, points });
}

async function makePrice(
  work: Work,
  policy: JvdPolicy,
  market: MarketFeed,
): Promise<{ readonly source: JvdMode; readonly price: Fraction } | undefined> {
  const administered = { source: 'administered', price: rateOf(policy.price) } as const;
  if (policy.mode === 'administered') return administered;
  if (policy.mode === 'market') {
    const price = weightedPrice(await market.lastTrades(MARKET_TRADES));
    return price ? { source: 'market', price } : administered;
  }
  const since = addSeconds(work.now, -ORACLE_AGE_MAX_S);
  const observations = await readObservations(work.db, since);
  const verdict = judge(observations, { now: work.now, last: await readLastPrice(work.db) });
  if (verdict.outcome === 'price') return { source: 'oracle', price: verdict.price };
  work.log.error(
    { code: verdict.reason, count: observations.length },
    "JVD's price is held: look at its sources",
  );
  return undefined;
}
