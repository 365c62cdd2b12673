import type { SampleCaseStep } from '@egcr/cases/server';

import { turn } from './chance.ts';
import { ENDED_AT } from './far-award.ts';
import type { Times } from './far-times.ts';
import type { Way } from './far-ways.ts';
import { approvedReasons, declinedReasons, reserveReason } from './far-words.ts';

/** Who works on them: those who run programmes, in turns, the second of two, and those who score. */
export interface FarPeople {
  readonly managers: readonly string[];
  readonly second: string;
  readonly reviewers: readonly string[];
}

interface Walked {
  readonly at: number;
  readonly way: Way;
  readonly applicantId: string;
  readonly times: Times;
}

/** What was done in the case, by those who do it. */
export function stepsOf(
  { at, way, applicantId, times }: Walked,
  { managers, second }: FarPeople,
): readonly SampleCaseStep[] {
  const { decidedAt } = times;
  const manager = turn(managers, at);
  const by = (event: string, actorId: string, when: Date, reason?: string): SampleCaseStep => ({
    event,
    who: 'officer',
    actorId,
    at: when,
    ...(reason !== undefined && { reason }),
  });
  const later = (event: string, share: number): SampleCaseStep => ({
    event,
    who: 'time',
    actorId: applicantId,
    at: times.at(share),
  });
  const take = by('take', manager, times.takenAt);
  const reason = turn(approvedReasons, at);
  const approve = [
    take,
    by('endorse', manager, times.judgedAt, reason),
    by('approve', second, decidedAt, reason),
  ];
  const cancel = { event: 'cancel', who: 'applicant', actorId: applicantId, at: times.at(0.7) } as const;
  switch (way.state) {
    case 'under_review':
      return [take];
    case 'cancelled':
      return way.reviews === 'none' ? [cancel] : [take, cancel];
    case 'reserve':
      return [take, by('reserve', manager, decidedAt, reserveReason)];
    case 'declined':
      return [take, by('decline', manager, decidedAt, turn(declinedReasons, at))];
    case 'approved':
      return approve;
    case 'paid':
      return [...approve, later('pay', 0.9)];
    case 'payment_stopped':
      return [...approve, later('stop_payment', 0.7)];
    case 'ended':
      return [...approve, later('end', ENDED_AT)];
    default:
      return [];
  }
}

/** When it was over; null while it is active. */
export function closedAt({ state }: Way, times: Times): Date | null {
  if (state === 'paid') return times.at(0.9);
  if (state === 'ended') return times.at(ENDED_AT);
  if (state === 'cancelled') return times.at(0.7);
  return state === 'declined' ? times.decidedAt : null;
}
