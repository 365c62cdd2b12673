import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { rateHistoryCall, ratesCall } from '../contract/endpoints.ts';
import {
  crossRate,
  decimalText,
  growTree,
  rateCurrencies,
  RATE_STALE_S,
  readPair,
  WIRE_DIGITS,
  type CrossRate,
  type RateCurrency,
  type RatePoint,
} from '../contract/index.ts';
import { HISTORY_POINTS_MAX } from '../contract/limits.ts';
import type { Rate } from '../contract/shapes.ts';
import { isStale } from './rates.ts';
import { listSources, rateOf, readCourse, readCurrent, type CoursePoint } from './store.ts';

/** What one unit of the base is worth in every other currency; one that no source reaches is left out. */
export async function listRates(
  work: Work,
  { query: { base } }: CallInput<typeof ratesCall>,
): Promise<ReplyOf<typeof ratesCall>> {
  const tree = growTree(await readCurrent(work.db));
  const items = rateCurrencies.flatMap((quote) => {
    const rate = crossRate(tree, base, quote);
    return rate ? [toWire(rate, { base, quote, now: work.now })] : [];
  });
  const used = new Set(items.flatMap(({ source }) => source.split('+')));
  const sources = (await listSources(work.db)).filter(({ code }) => used.has(code));
  return { base, stale_after_s: RATE_STALE_S, items, sources: [...sources] };
}

interface WireFacts {
  readonly base: RateCurrency;
  readonly quote: RateCurrency;
  readonly now: Date;
}

function toWire(rate: CrossRate, { base, quote, now }: WireFacts): Rate {
  return {
    pair: `${base}/${quote}`,
    base,
    quote,
    mid: decimalText(rate.mid, WIRE_DIGITS),
    bid: decimalText(rate.bid, WIRE_DIGITS),
    ask: decimalText(rate.ask, WIRE_DIGITS),
    source: rate.sources.join('+'),
    sample: rate.isSample,
    as_of: toInstant(rate.asOf),
    stale: isStale(rate.asOf, now),
  };
}

const DAY_S = 24 * 3600;

/** A pair's course, crossed from the courses of its legs. */
export async function readHistory(
  work: Work,
  { query: { pair, days } }: CallInput<typeof rateHistoryCall>,
): Promise<ReplyOf<typeof rateHistoryCall>> {
  const wanted = readPair(pair);
  invariant(wanted !== undefined, 'the schema let a pair through that is none');
  const from = addSeconds(work.now, -days * DAY_S);
  const current = await readCurrent(work.db);
  const courses: LegCourse[] = [];
  for (const point of current) {
    const { base, quote } = point;
    const step_s = Math.ceil((days * DAY_S) / HISTORY_POINTS_MAX);
    courses.push({ point, course: await readCourse(work.db, { base, quote, from, step_s }) });
  }
  const points = instantsOf(courses, from).flatMap((at) => {
    const rate = crossRate(growTree(pointsAt(courses, at)), wanted.base, wanted.quote);
    if (!rate) return [];
    return [{ as_of: toInstant(at), mid: decimalText(rate.mid, WIRE_DIGITS), sample: rate.isSample }];
  });
  return { pair, days, points: thinned(points) };
}

interface LegCourse {
  readonly point: RatePoint;
  readonly course: readonly CoursePoint[];
}

/** The instants at which any leg changed; what was in force before them all counts from the beginning. */
function instantsOf(courses: readonly LegCourse[], from: Date): readonly Date[] {
  const times = courses.flatMap(({ course }) =>
    course.map(({ as_of }) => Math.max(as_of.getTime(), from.getTime())),
  );
  return [...new Set(times)].toSorted((left, right) => left - right).map((time) => new Date(time));
}

/** What was in force at an instant. */
function pointsAt(courses: readonly LegCourse[], at: Date): readonly RatePoint[] {
  return courses.flatMap(({ point, course }) => {
    const found = course.findLast(({ as_of }) => as_of <= at);
    if (!found) return [];
    const mid = rateOf(found.mid);
    return [{ ...point, mid, bid: mid, ask: mid, isSample: found.is_sample, asOf: found.as_of }];
  });
}

/** Legs with different instants may give more points than one leg alone; the newest always stays. */
function thinned<Point>(points: readonly Point[]): Point[] {
  const every = Math.ceil(points.length / HISTORY_POINTS_MAX);
  return points.filter((_, at) => (points.length - 1 - at) % Math.max(1, every) === 0);
}
