import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { halfEven } from '../../contract/fraction.ts';
import type { RateCurrency } from '../../contract/index.ts';
import { publish } from '../publish.ts';
import { readCurrent, type NewPoint, type Source } from '../store.ts';

/** Made-up figures in the order of magnitude of real ones: what one dollar costs, in millionths. Marked as samples wherever they show. */
const SAMPLE_MICRO: readonly (readonly [RateCurrency, bigint])[] = [
  ['EUR', 923_100n],
  ['GBP', 786_400n],
  ['JPY', 151_250_000n],
  ['CNY', 7_186_000n],
  ['INR', 84_120_000n],
  ['CAD', 1_372_500n],
  ['AUD', 1_531_200n],
  ['USDC', 1_000_000n],
];

const SAMPLE_SOURCE: Source = { code: 'sample', name: 'Sample rates', kind: 'sample' };
const HALF_SPREAD_BPS = 5n;
const HISTORY_DAYS = 90;
const DAY_S = 24 * 3600;
/** A start of the demonstration finds rates at most this old, or puts fresh samples in. */
const FRESH_S = 12 * 3600;

/** Puts samples in where nothing real is in force and the last samples are old. Safe to repeat. */
export async function putSamples(work: Work): Promise<void> {
  const current = await readCurrent(work.db);
  if (current.some(({ isSample, source }) => !isSample && source !== 'administered')) return;
  const sample = current.find(({ isSample }) => isSample);
  if (sample !== undefined && sample.asOf > addSeconds(work.now, -FRESH_S)) return;
  const days = sample === undefined ? HISTORY_DAYS : 0;
  await publishSamples(work, days);
}

/** Sample rates of now, and of so many days before. */
export async function publishSamples(work: Work, days: number): Promise<void> {
  const points: Omit<NewPoint, 'id'>[] = [];
  for (let ago = days; ago >= 0; ago -= 1) {
    const asOf = addSeconds(work.now, -ago * DAY_S);
    for (const [at, [quote, micro]] of SAMPLE_MICRO.entries()) {
      const mid = quote === 'USDC' ? micro : swayed(micro, { ago, at });
      points.push({ base: 'USD', quote, asOf, ...pricesAround(mid) });
    }
    if (ago > 0) points.push({ base: 'JVD', quote: 'USD', asOf, mid: '1.29', bid: '1.29', ask: '1.29' });
  }
  await publish(work, { source: SAMPLE_SOURCE, points });
}

/** Two slow waves of different length for each currency: enough for a chart to have a course, the same at every start, and none today. */
function swayed(micro: bigint, { ago, at }: { readonly ago: number; readonly at: number }): bigint {
  const slow = wave(ago, 61 + 7 * at) * 9n;
  const quick = wave(ago, 17 + 3 * at) * 3n;
  return micro + halfEvenSigned(micro * (slow + quick), 1_000_000n);
}

/** A triangle between -1000 and 1000 of so many days, zero on the first. */
function wave(day: number, length: number): bigint {
  const place = (day % length) * 4;
  const quarter = place <= length ? place : place <= 3 * length ? 2 * length - place : place - 4 * length;
  return halfEvenSigned(BigInt(quarter) * 1000n, BigInt(length));
}

function halfEvenSigned(dividend: bigint, divisor: bigint): bigint {
  return dividend < 0n ? -halfEven(-dividend, divisor) : halfEven(dividend, divisor);
}

function pricesAround(micro: bigint): Pick<NewPoint, 'mid' | 'bid' | 'ask'> {
  const half = micro * HALF_SPREAD_BPS;
  return {
    mid: tenBillionths(micro * 10_000n),
    bid: tenBillionths(micro * 10_000n - half),
    ask: tenBillionths(micro * 10_000n + half),
  };
}

function tenBillionths(value: bigint): string {
  const digits = value.toString().padStart(11, '0');
  return `${digits.slice(0, -10)}.${digits.slice(-10)}`;
}
