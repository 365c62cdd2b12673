import { toInstant } from '@egcr/contract/time';
import { routingQuestion, type Outcome } from '@egcr/routing/contract';
import { decide } from '@egcr/routing/server';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import { testInstruments, type TestInstrument, type TestInstrumentName } from '../../contract/index.ts';
import type { PaymentRow } from '../payment-store.ts';
import { outcomeOf } from '../rails/outcome.ts';
import { pausedRails } from '../rails/rail-pause-store.ts';
import { sandboxRails } from '../rails/sandbox-rails.ts';
import type { KeptRoute } from '../route-payment.ts';
import { activeRulesOf } from '../rules/rule-store.ts';
import { askedRule } from '../rules/shown-rules.ts';
import { assetOfRow } from '../shown.ts';
import { testOutcomesOf, type AttemptRow, type OutcomeRow } from './attempt-store.ts';

/** Of one rail, and of all together. */
const OUTCOMES_EACH = 20;
const OUTCOMES_ALL = 200;

interface Asked {
  readonly row: PaymentRow;
  readonly instrument: TestInstrument;
  /** Those of this round that have failed, the oldest first. */
  readonly attempts: readonly AttemptRow[];
  /** How often the same number was tried for this payment in earlier rounds. */
  readonly earlier: number;
}

/** Asks the router where a test payment goes first, or what follows its failed attempts. */
export async function askRouter(
  work: Pick<Work, 'db' | 'now'>,
  { row, instrument, attempts, earlier }: Asked,
): Promise<KeptRoute> {
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const known = await testOutcomesOf(work.db, {
    merchantId: row.merchant_id,
    now: work.now,
    limit: OUTCOMES_ALL,
  });
  const paused = await pausedRails(work.db);
  const rules = await activeRulesOf(work.db, { merchantId: row.merchant_id, isTest: true });
  const outcomes = Map.groupBy(known, ({ rail }) => rail);
  const asked = routingQuestion.parse({
    payment: {
      id: row.id,
      amount,
      method: instrument.method,
      network: instrument.network,
      payer_country: instrument.country,
      metadata: row.metadata,
      capture: row.capture,
    },
    candidates: sandboxRails.map(({ rail, methods, captures, max, cost }) => ({
      rail,
      enabled: !paused.has(rail),
      methods: [...methods],
      captures: [...captures],
      max,
      cost,
      outcomes: (outcomes.get(rail) ?? []).slice(-OUTCOMES_EACH).map(toOutcome),
    })),
    attempts: attempts.map(({ rail, failure, took_ms: took }) => ({
      rail,
      failure,
      took_ms: took ?? 0,
      ...(failure === 'timeout' && { status: 'absent' }),
    })),
    instrument_attempts: earlier,
    rules: rules.map(askedRule),
    // Who tests a shop wants the same way each time.
    settings: { exploration: '0' },
    seed: row.id,
  });
  const question = { ...asked, at: toInstant(work.now) };
  return { question, decision: decide(question) };
}

function toOutcome({ failure, took_ms: took, asset, instrument, age_s }: OutcomeRow): Outcome {
  const method = instrument === null ? undefined : instrumentNamed(instrument).method;
  return {
    result: failure === null ? 'success' : outcomeOf(failure),
    latency_ms: took ?? 0,
    age_s,
    currency: asset,
    ...(method !== undefined && { method }),
  };
}

export function instrumentNamed(name: TestInstrumentName): TestInstrument {
  const found = testInstruments.find((each) => each.name === name);
  invariant(found !== undefined, 'an attempt keeps a test number that is none');
  return found;
}
