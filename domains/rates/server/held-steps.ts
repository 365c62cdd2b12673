import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { HealthSign } from '@egcr/server-kit/health-signs';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import {
  APPROVED_STEP_DAY_BPS,
  crossRate,
  growTree,
  isStepWithin,
  rateRefusals,
  stepDayBps,
  type Fraction,
  type RateCurrency,
  type RatePoint,
} from '../contract/index.ts';
import { readPolicy } from './jvd/policy-store.ts';
import { rateOf, readCurrent, type NewPoint } from './store.ts';

const DAY_S = 24 * 3600;

type Point = Omit<NewPoint, 'id'>;

/**
 * Those points that may come into force automatically. One that is too far from the prices of the last day is held: the price in force
 * stays and grows old, the log says so, and health shows it.
 */
export async function withoutHeldSteps(
  work: Work,
  source: string,
  points: readonly Point[],
): Promise<readonly Point[]> {
  const current = await readCurrent(work.db);
  const taken: Point[] = [];
  for (const point of points) {
    const ofDay = await pricesOfDay(work, current, point);
    const bps = stepDayBps(point.base, point.quote);
    const prices = [point.mid, point.bid, point.ask].map(rateOf);
    if (prices.every((price) => isStepWithin(price, ofDay, bps))) {
      taken.push(point);
      await dropHeld(work.db, point);
    } else {
      await keepHeld(work, source, point);
      work.log.error(
        { code: 'price_step_held', pair: `${point.base}/${point.quote}` },
        'a price is held: it moved too far',
      );
    }
  }
  return taken;
}

/**
 * Two people move a price too, but not without bound: by half within a day, whatever others have let in on that day. Refuses
 * price_step_too_far.
 */
export async function refuseFarSteps(
  work: Work,
  points: readonly Pick<Point, 'base' | 'quote' | 'mid' | 'bid' | 'ask'>[],
): Promise<void> {
  const current = await readCurrent(work.db);
  for (const point of points) {
    const ofDay = await pricesOfDay(work, current, point, { isPolicyNew: false });
    const prices = [point.mid, point.bid, point.ask].map(rateOf);
    if (prices.every((price) => isStepWithin(price, ofDay, APPROVED_STEP_DAY_BPS))) continue;
    throw new Refusal(rateRefusals.price_step_too_far, {
      members: { pair: `${point.base}/${point.quote}` },
    });
  }
}

/**
 * The price in force, also where it is crossed over other currencies, and those that came within a day, with the one before them. What
 * stood before two people last set JVD's policy does not count where `isPolicyNew`.
 */
async function pricesOfDay(
  { db, now }: Work,
  current: readonly RatePoint[],
  { base, quote }: Pick<Point, 'base' | 'quote'>,
  { isPolicyNew = true }: { readonly isPolicyNew?: boolean } = {},
): Promise<readonly Fraction[]> {
  const real = current.filter(({ isSample }) => !isSample);
  const crossed = crossRate(growTree(real), base, quote);
  const dayAgo = addSeconds(now, -DAY_S);
  const policy = base === 'JVD' && isPolicyNew ? await readPolicy(db) : undefined;
  const isSetToday = policy !== undefined && policy.setAt > dayAgo;
  const since = isSetToday ? policy.setAt : dayAgo;
  const { rows } = await sql<{ mid: string }>`
    select mid
    from rates.point
    join rates.source on source.code = point.source and source.kind not in ('observation', 'sample')
    where base = ${base} and quote = ${quote}
      and recorded_at >= ${since} and as_of >= ${since}
    union all
    (
      select mid
      from rates.point
      join rates.source on source.code = point.source and source.kind not in ('observation', 'sample')
      where base = ${base} and quote = ${quote} and recorded_at < ${since} and not ${isSetToday}::boolean
      order by recorded_at desc, as_of desc
      limit 1
    )`.execute(db);
  return [...(crossed ? [crossed.mid] : []), ...rows.map(({ mid }) => rateOf(mid))];
}

async function keepHeld({ db, now }: Work, source: string, { base, quote, mid }: Point): Promise<void> {
  await sql`
    insert into rates.held_step (base, quote, mid, source, held_at)
    values (${base}, ${quote}, ${mid}::numeric, ${source}, ${now})
    on conflict (base, quote) do update
    set mid = excluded.mid, source = excluded.source, held_at = excluded.held_at`.execute(db);
}

/** A price of this pair has come into force: nothing of it is held any more. */
export async function dropHeld(
  db: Database,
  { base, quote }: { readonly base: RateCurrency; readonly quote: RateCurrency },
): Promise<void> {
  await sql`delete from rates.held_step where base = ${base} and quote = ${quote}`.execute(db);
}

/** Whether a price waits for two people. */
export async function stepHealth(db: Database): Promise<readonly HealthSign[]> {
  const { rows } = await sql<{ held_at: Date }>`
    select held_at from rates.held_step order by held_at desc limit 1`.execute(db);
  const [held] = rows;
  if (!held) return [{ name: 'rates.price_step', state: 'well' }];
  return [{ name: 'rates.price_step', state: 'warning', reason: 'price_step_held', at: held.held_at }];
}
