import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { paymentActs } from '../../contract/acts.ts';
import { OPEN_RAIL_ATTEMPTS_MIN } from '../../contract/limits.ts';
import type { OpenRail, openRailsCall, switchRailCall } from '../../contract/index.ts';
import {
  isOutsideRail,
  isRailName,
  isSimulatedRail,
  railNames,
  type RailName,
} from '../../contract/rails.ts';
import type { PaymentParts } from '../parts.ts';
import { dayOf, firstDay } from './count-rails.ts';
import { liveRailOf, type LiveRails } from './live-rail.ts';
import { railDaysFrom, type RailDayRow } from './rail-day-store.ts';
import { pauseRail, pausesSince, resumeRail, type PauseRow } from './rail-pause-store.ts';

/** `/rails`: how each rail has done, for everyone. */
export async function readOpenRails(
  { rails }: Pick<PaymentParts, 'rails'>,
  { db, now }: Pick<Work, 'db' | 'now'>,
): Promise<ReplyOf<typeof openRailsCall>> {
  const from = firstDay(now);
  const [days, pauses] = [await railDaysFrom(db, dayOf(from)), await pausesSince(db, from)];
  return {
    items: railNames
      .filter((rail) => isThere(rails, rail) || [...days, ...pauses].some((row) => row.rail === rail))
      .map((rail) => show(rail, { days, pauses })),
    today: dayOf(now),
    has_samples: [...days.map((row) => row.has_samples), ...pauses.map((row) => row.is_sample)].some(Boolean),
  };
}

/** A rail of another company is there where the operator has set it up. */
function isThere(rails: LiveRails, rail: string): boolean {
  return !isOutsideRail(rail) || liveRailOf(rails, rail) !== undefined;
}

interface Known {
  readonly days: readonly RailDayRow[];
  readonly pauses: readonly PauseRow[];
}

function show(rail: RailName, known: Known): OpenRail {
  const pauses = known.pauses.filter((row) => row.rail === rail);
  // Where money goes, a day with a handful of payments would tell of single ones.
  const days = known.days.filter(
    (row) => row.rail === rail && (isSimulatedRail(rail) || row.attempts >= OPEN_RAIL_ATTEMPTS_MIN),
  );
  return {
    rail,
    is_simulation: isSimulatedRail(rail),
    is_paused: pauses.some(({ until_at: until }) => until === null),
    success_rate: inShare(meanOf(days, (row) => row.share_bps)),
    took_ms: meanOf(days, (row) => row.took_ms),
    days: days.map((row) => ({ day: row.day, success_rate: inShare(row.share_bps), took_ms: row.took_ms })),
    pauses: pauses.map(({ from_at: from, until_at: until, reason }) => ({
      from: toInstant(from),
      until: until && toInstant(until),
      reason,
    })),
  };
}

/** Over the days, each weighted by its attempts; null where no day says anything. */
function meanOf(days: readonly RailDayRow[], valueOf: (row: RailDayRow) => number | null): number | null {
  let [sum, weight] = [0, 0];
  for (const row of days) {
    const value = valueOf(row);
    if (value === null) continue;
    sum += value * row.attempts;
    weight += row.attempts;
  }
  return weight === 0 ? null : Math.round(sum / weight);
}

function inShare(bps: number | null): number | null {
  return bps === null ? null : bps / 10_000;
}

/** Pauses a rail, or opens it again. Refuses not_found, pin_required. The audit log keeps who did it, unless nothing changed. */
export async function switchRail(
  { rails, record }: Pick<PaymentParts, 'rails' | 'record'>,
  work: Work,
  { params, body }: CallInput<typeof switchRailCall>,
): Promise<OpenRail> {
  const { name: rail } = params;
  if (!isRailName(rail) || !isThere(rails, rail)) throw new Refusal(platformRefusals.not_found);
  requirePinInCall(work);
  const { paused } = body;
  const isChanged =
    paused === null
      ? await resumeRail(work.db, rail, work.now)
      : await pauseRail(work.db, { id: work.newId(), rail, reason: paused, now: work.now });
  if (isChanged)
    await record(work, {
      action: paused === null ? paymentActs.rail_resumed : paymentActs.rail_paused,
      userId: personOf(work).userId,
      subject: rail,
      kind: 'payments.rail',
    });
  const from = firstDay(work.now);
  const days = await railDaysFrom(work.db, dayOf(from));
  return show(rail, { days, pauses: await pausesSince(work.db, from) });
}
