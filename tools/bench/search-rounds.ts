import type { BenchDatabase } from './bench-database.ts';
import { measure } from './measure.ts';
import { median, rounded, type BenchOptions } from './report.ts';

/** As many people search at the same time. */
export const CALLERS = 16;

/** A search as a page asks it, and the same question where everything with the words is ranked. Each answers what was found. */
export interface Searches<Typed> {
  readonly own: (typed: Typed) => Promise<readonly unknown[]>;
  readonly plain: (typed: Typed) => Promise<readonly unknown[]>;
}

export interface SearchFigures {
  /** 95th percentile of the own search over that of the plain one, the median of the rounds. */
  readonly ratio: number;
  /** Of the own search, in milliseconds, the median of the rounds. */
  readonly p95_ms: number;
}

const TURN_S = 0.5;
const sides = ['own', 'plain'] as const;

/**
 * Measures both searches with words of each kind: by turns of half a second, now one first and now the other, so that what else the machine does meets
 * both. Each has its turns until it has run for `seconds`. `choices` types some words of a kind. Before each round the own search runs unmeasured: the
 * plain question of the kind before has read the whole table, and what is measured first would read its own rows from the disk for what is measured last.
 */
export async function measureSearches<Kind extends string, Typed>(
  { postmaster }: BenchDatabase,
  searches: Searches<Typed>,
  choices: Readonly<Record<Kind, () => Typed>>,
  { seconds, rounds, say }: BenchOptions,
): Promise<(kind: Kind) => SearchFigures> {
  const timesOf = async (search: Searches<Typed>['own'], choose: () => Typed): Promise<Float64Array> => {
    const call = async () => {
      const found = await search(choose());
      if (found.length === 0) throw new Error('a word that is there was not found');
      return 1;
    };
    const callers = Array.from({ length: CALLERS }, () => call);
    return (await measure({ seconds: TURN_S, postmaster, callers })).times_ms;
  };
  const measureRound = async (choose: () => Typed) => {
    const times = { own: [] as number[], plain: [] as number[] };
    const left_s = { own: seconds, plain: seconds };
    await timesOf(searches.own, choose);
    for (let turn = 0; left_s.own > 0 || left_s.plain > 0; turn += 1)
      for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
        if (left_s[side] <= 0) continue;
        const began = performance.now();
        times[side].push(...(await timesOf(searches[side], choose)));
        left_s[side] -= (performance.now() - began) / 1000;
      }
    return { own: p95(times.own), plain: p95(times.plain) };
  };
  const kinds = Object.entries<() => Typed>(choices);
  const seen = new Map(kinds.map(([kind]) => [kind, { ratios: [] as number[], own: [] as number[] }]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [kind, choose] of kinds) {
      const one = await measureRound(choose);
      seen.get(kind)?.ratios.push(one.own / one.plain);
      seen.get(kind)?.own.push(one.own);
      say(`${round}: ${kind} ${rounded(one.own)} ms over ${rounded(one.plain)} ms`);
    }
  return (kind) => {
    const { ratios = [], own: times = [] } = seen.get(kind) ?? {};
    return { ratio: rounded(median(ratios)), p95_ms: rounded(median(times)) };
  };
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
