import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';

import { ACTION_WITHIN_S } from '../../contract/limits.ts';
import type { ScriptedOutcome, TestInstrument } from '../../contract/test-instruments.ts';
import type { Connector, RailAnswer, RailRequest, RailStatus } from './connector.ts';
import { sandboxRails } from './sandbox-rails.ts';
import { findAnswer, findCharge, takeCharge, type ChargeRow } from './sandbox-store.ts';

/** So long waits who gets no answer. Nobody really waits: the simulation says what it would have taken. */
const SILENCE_MS = 30_000;
const LATE_S = 60;

/** A simulated rail. Its books are in tables of its own, which the gateway reads through this door alone. */
export function sandboxConnector(rail: string, db: Database): Connector {
  const known = sandboxRails.find((each) => each.rail === rail);
  invariant(known !== undefined, `there is no simulated rail ${rail}`);
  return {
    rail,
    pay: async (request) => {
      invariant(
        request.instrument !== undefined,
        'a simulated rail was sent a payment without a test number',
      );
      const outcome = outcomeOf(request.instrument, request.attempt);
      if (outcome === 'request_lost') return { state: 'unknown', took_ms: SILENCE_MS };
      const { reference, now, amount, isHeld = false } = request;
      const charge = await takeCharge(db, {
        reference,
        rail,
        outcome,
        at: now,
        known_at: outcome === 'late' ? addSeconds(now, LATE_S) : now,
        asset: amount.assetCode,
        amount: BigInt(amount.value),
        settles: request.instrument.settles ?? 'whole',
        is_held: isHeld,
      });
      return answerTo(charge, known.latency_ms);
    },
    ask: async ({ reference, now }) => {
      const charge = await findCharge(db, reference);
      if (charge === undefined) return { state: 'absent' };
      if (charge.outcome !== 'challenge') return statusOf(charge, now);
      return challengeOf(charge, await findAnswer(db, reference), now);
    },
  };
}

/** By the number alone, and which attempt it is. */
function outcomeOf({ script }: TestInstrument, attempt: RailRequest['attempt']): ScriptedOutcome {
  return script[Math.min(attempt, script.length) - 1] ?? script[0];
}

const untilOf = ({ at }: ChargeRow): Date => addSeconds(at, ACTION_WITHIN_S);

/** The bank waits for its customer, and then goes by what they said. */
function challengeOf(charge: ChargeRow, answer: 'approved' | 'refused' | undefined, now: Date): RailStatus {
  if (answer === 'approved') return { state: 'succeeded' };
  if (answer === 'refused')
    return { state: 'failed', failure: 'authentication_required', three_d_secure: true };
  const until = untilOf(charge);
  if (now >= until) return { state: 'failed', failure: 'abandoned' };
  return { state: 'action', url: null, until, provider_ref: null };
}

function answerTo(charge: ChargeRow, took_ms: number): RailAnswer {
  const { outcome } = charge;
  if (outcome === 'challenge')
    return { state: 'action', url: null, until: untilOf(charge), provider_ref: null, took_ms };
  if (outcome === 'answer_lost' || outcome === 'late') return { state: 'unknown', took_ms: SILENCE_MS };
  const status = readOutcome(outcome);
  return status.state === 'failed' ? { ...status, took_ms } : { state: 'succeeded', took_ms };
}

function statusOf({ outcome, known_at: knownAt }: ChargeRow, now: Date): RailStatus {
  invariant(outcome !== 'challenge', 'a challenge is judged by its answer');
  return now < knownAt ? { state: 'unknown' } : readOutcome(outcome);
}

type Ended = { readonly state: 'succeeded' } | Extract<RailStatus, { state: 'failed' }>;

function readOutcome(outcome: Exclude<ChargeRow['outcome'], 'challenge'>): Ended {
  switch (outcome) {
    case 'accepted':
    case 'answer_lost':
    case 'late':
      return { state: 'succeeded' };
    default:
      return { state: 'failed', failure: outcome };
  }
}
