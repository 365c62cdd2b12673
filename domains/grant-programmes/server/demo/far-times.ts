import { addSeconds } from '@egcr/contract/time';
import type { ProgrammeRow } from '@egcr/grants/server';

import type { Way } from './far-ways.ts';

const DAY_S = 86_400;
const HOUR_S = 3_600;
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** When each thing happened to an invented application: after its programme opened, in its order, and before now. */
export interface Times {
  readonly sentAt: Date;
  readonly takenAt: Date;
  readonly judgedAt: Date;
  readonly decidedAt: Date;
  /** A part of the time between sending and now: 0 to 1. */
  readonly at: (share: number) => Date;
}

export function timesOf(
  now: Date,
  { way, programme, place }: { readonly way: Way; readonly programme: ProgrammeRow; readonly place: number },
): Times {
  const { opens_at: opensAt } = programme;
  const days = (from: Date, count: number) => addSeconds(from, count * DAY_S);
  const soonest = addSeconds(opensAt, (1 + (place % 5)) * HOUR_S);
  // Nobody waits for longer than was promised: what is not taken yet came in the last two days.
  const fresh = days(now, way.state === 'submitted' ? -0.1 - (place % 4) / 2 : -3 - (place % 6));
  const old = days(opensAt, 0.5 + (place % 6));
  const sentAt = way.isFresh ? (fresh > soonest ? fresh : soonest) : old;
  const span_s = (now.getTime() - sentAt.getTime()) / 1000;
  const at = (share: number) => addSeconds(sentAt, Math.floor(span_s * share));
  return {
    sentAt,
    takenAt: earlier(at(0.15), days(sentAt, 2)),
    judgedAt: earlier(at(0.35), days(sentAt, 16)),
    decidedAt: earlier(at(0.45), days(sentAt, 25)),
    at,
  };
}
