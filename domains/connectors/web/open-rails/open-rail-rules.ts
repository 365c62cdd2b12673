import type { OpenRail } from '@egcr/payments/contract';
import { toneOf, type DayTone } from '../rails/rail-rules.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface DrawnDay {
  readonly day: string;
  readonly tone: DayTone;
  /** From 0 to 1. */
  readonly share: number | undefined;
  readonly took_ms: number | undefined;
  /** How much of the day the rail was paused, from 0 to 1. */
  readonly paused: number;
}

/** What is drawn of a rail: every day, also those that nothing is known of. */
export function drawnDays(
  rail: Pick<OpenRail, 'days' | 'pauses'>,
  days: readonly string[],
  now: Date,
): readonly DrawnDay[] {
  const known = new Map(rail.days.map((each) => [each.day, each]));
  return days.map((day) => {
    const share = known.get(day)?.success_rate ?? undefined;
    return {
      day,
      tone: toneOf(share),
      share,
      took_ms: known.get(day)?.took_ms ?? undefined,
      paused: pausedShare(rail.pauses, day, now),
    };
  });
}

function pausedShare(pauses: OpenRail['pauses'], day: string, now: Date): number {
  const start = Date.parse(`${day}T00:00:00Z`);
  const paused = pauses.reduce((sum, { from, until }) => {
    const end = until === null ? now.getTime() : Date.parse(until);
    return sum + Math.max(0, Math.min(end, start + DAY_MS) - Math.max(Date.parse(from), start));
  }, 0);
  return Math.min(1, paused / DAY_MS);
}

/** Points of the line of times, for each stretch of days in which they were measured. Heights are from 0 at the top. */
export function timeLines(days: readonly DrawnDay[], step: number, height: number): readonly string[] {
  const most = Math.max(...days.map(({ took_ms: took = 0 }) => took), 1);
  const stretches: string[][] = [[]];
  for (const [at, { took_ms: took }] of days.entries()) {
    if (took === undefined) {
      if ((stretches.at(-1) ?? []).length > 0) stretches.push([]);
      continue;
    }
    stretches.at(-1)?.push(`${at * step + step / 2},${Math.round((1 - took / most) * (height - 3)) + 1.5}`);
  }
  return stretches.filter((points) => points.length > 0).map((points) => points.join(' '));
}
