import { performance } from 'node:perf_hooks';

import { serverCpu_s } from './server-cpu.ts';

export interface Measured {
  readonly perSecond: number;
  /** Microseconds of the database server's CPU for each operation; null where the machine does not tell. */
  readonly serverMicros: number | null;
  /** Median time of one call, in milliseconds. */
  readonly p50_ms: number;
  /** The 95th percentile. */
  readonly p95_ms: number;
}

export interface MeasuredCalls extends Measured {
  /** Of each call, in milliseconds, the shortest first. */
  readonly times_ms: Float64Array;
}

export interface Measurement {
  readonly seconds: number;
  readonly postmaster: number;
  /** Callers side by side: each makes its calls one after the other and answers how many operations one was. */
  readonly callers: readonly (() => Promise<number>)[];
}

/** Lets all callers run for so long and counts. */
export async function measure({ seconds, postmaster, callers }: Measurement): Promise<MeasuredCalls> {
  const times: number[] = [];
  let operations = 0;
  const cpuBefore = serverCpu_s(postmaster);
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    callers.map(async (call) => {
      for (let start = performance.now(); start < end; start = performance.now()) {
        // Not "operations += await …": that would read the sum before the others have added theirs.
        const done = await call();
        operations += done;
        times.push(performance.now() - start);
      }
    }),
  );
  const took_s = (performance.now() - begin) / 1000;
  const cpuAfter = serverCpu_s(postmaster);
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: operations / took_s,
    serverMicros:
      cpuBefore === null || cpuAfter === null ? null : ((cpuAfter - cpuBefore) * 1e6) / operations,
    p50_ms: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    p95_ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    times_ms: sorted,
  };
}
