/** How fast the bank was where nothing was wrong, and how fast this machine is. */
import { setTimeout as wait } from 'node:timers/promises';

import type { Caller } from './caller.ts';
import type { Operation } from './journal.ts';
import type { Recovery } from './nemesis.ts';
import type { Pace } from './verdict.ts';

const YARDSTICK_MS = 800;
const UNANSWERED_MS = 50;
/** After a fault everything that had to wait comes at once, the more the longer it took: so long after its end, and half as long as it took, nothing is measured. */
const SETTLING_MS = 400;
const SETTLING_OF_FAULT = 0.5;

/** Answers of `/health/ready` a second, asked by as many clients as the test has. */
export async function measureYardstick(caller: Caller, clients: number): Promise<number> {
  const until = performance.now() + YARDSTICK_MS;
  let answers = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const answer = await caller
        .call({ method: 'GET', path: '/health/ready', timeoutMs: 30_000 })
        .catch(() => wait(UNANSWERED_MS));
      if (answer !== undefined) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return (answers * 1_000) / YARDSTICK_MS;
}

/** Counts what was begun and ended between faults, at the first attempt. */
export function measurePace(
  operations: readonly Operation[],
  recoveries: readonly Recovery[],
  {
    fromMs,
    untilMs,
    ...before
  }: Pick<Pace, 'yardstick' | 'firstReadyMs'> & { readonly fromMs: number; readonly untilMs: number },
): Pace {
  const disturbed = disturbedBy(recoveries);
  const quietMs = quietTime(disturbed, fromMs, untilMs);
  const durations = quietOnes(operations, recoveries, untilMs)
    .map(({ beganMs, endedMs }) => endedMs - beganMs)
    .toSorted((left, right) => left - right);
  return {
    ...before,
    transfers: quietMs === 0 ? 0 : (durations.length * 1_000) / quietMs,
    p99Ms: durations.at(Math.floor(durations.length * 0.99)) ?? Number.POSITIVE_INFINITY,
    quietSeconds: quietMs / 1_000,
  };
}

/** What was begun and ended at the first attempt, and disturbed by no fault. */
export function quietOnes(
  operations: readonly Operation[],
  recoveries: readonly Recovery[],
  untilMs: number,
): readonly Operation[] {
  const disturbed = disturbedBy(recoveries);
  const isQuiet = (from: number, until: number) =>
    disturbed.every((window) => until < window.from || from > window.until);
  return operations.filter(
    ({ outcome, attempts, beganMs, endedMs }) =>
      outcome.kind !== 'open' && attempts === 1 && endedMs <= untilMs && isQuiet(beganMs, endedMs),
  );
}

/** How long nothing has been wrong between two moments. */
export function quietMsOf(recoveries: readonly Recovery[], fromMs: number, untilMs: number): number {
  return quietTime(disturbedBy(recoveries), fromMs, untilMs);
}

function disturbedBy(recoveries: readonly Recovery[]) {
  return recoveries.map(({ fromMs: from, untilMs }) => ({
    from,
    until: untilMs + SETTLING_MS + (untilMs - from) * SETTLING_OF_FAULT,
  }));
}

function quietTime(
  disturbed: readonly { readonly from: number; readonly until: number }[],
  fromMs: number,
  untilMs: number,
): number {
  let quiet = 0;
  let at = fromMs;
  for (const { from, until } of disturbed) {
    quiet += Math.max(0, Math.min(from, untilMs) - at);
    at = Math.max(at, until);
  }
  return quiet + Math.max(0, untilMs - at);
}
