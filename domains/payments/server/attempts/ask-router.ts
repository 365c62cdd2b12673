import { toInstant } from '@egcr/contract/time';
import { routingQuestion, type Outcome } from '@egcr/routing/contract';
import { decide } from '@egcr/routing/server';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import {
  testInstruments,
  type MoneyMethod,
  type TestInstrument,
  type TestInstrumentName,
} from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';
import type { PaymentRow } from '../payment-store.ts';
import { outcomeOf } from '../rails/outcome.ts';
import { pausedRails } from '../rails/rail-pause-store.ts';
import { sandboxRails } from '../rails/sandbox-rails.ts';
import type { LiveRails } from '../rails/live-rail.ts';
import { INTERNAL_RAIL, type KeptRoute } from '../route-payment.ts';
import { activeRulesOf } from '../rules/rule-store.ts';
import { askedRule } from '../rules/shown-rules.ts';
import { assetOfRow } from '../shown.ts';
import { moneyOutcomesOf, testOutcomesOf, type AttemptRow, type OutcomeRow } from './attempt-store.ts';

/** Of one rail, and of all together. */
const OUTCOMES_EACH = 20;
const OUTCOMES_ALL = 200;

interface Asked {
  readonly row: PaymentRow;
  /** How it is to be paid: by a test number, or over a rail that carries money. */
  readonly by: { readonly instrument: TestInstrument } | { readonly method: MoneyMethod };
  /** Those of this round that have failed, the oldest first. */
  readonly attempts: readonly (AttemptRow & { readonly three_d_secure?: boolean })[];
  /** How often the same number was tried for this payment in earlier rounds. */
  readonly earlier: number;
}

/** Asks the router where a payment goes first, or what follows its failed attempts. */
export async function askRouter(
  { rails }: Pick<PaymentParts, 'rails'>,
  work: Pick<Work, 'db' | 'now'>,
  { row, by, attempts, earlier }: Asked,
): Promise<KeptRoute> {
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const instrument = 'instrument' in by ? by.instrument : undefined;
  const known = await (row.is_test ? testOutcomesOf : moneyOutcomesOf)(work.db, {
    merchantId: row.merchant_id,
    now: work.now,
    limit: OUTCOMES_ALL,
  });
  const paused = await pausedRails(work.db);
  const rules = await activeRulesOf(work.db, { merchantId: row.merchant_id, isTest: row.is_test });
  const outcomes = Map.groupBy(known, ({ rail }) => rail);
  const methodOf = (outcome: OutcomeRow) =>
    outcome.instrument === null
      ? rails.find(({ rail }) => rail === outcome.rail)?.method
      : instrumentNamed(outcome.instrument).method;
  const asked = routingQuestion.parse({
    payment: {
      id: row.id,
      amount,
      method: 'method' in by ? by.method : by.instrument.method,
      ...(instrument && { network: instrument.network, payer_country: instrument.country }),
      metadata: row.metadata,
      capture: row.capture,
    },
    candidates: (row.is_test ? testCandidates() : moneyCandidates(rails)).map((candidate) => ({
      ...candidate,
      enabled: !paused.has(candidate.rail),
      outcomes: (outcomes.get(candidate.rail) ?? [])
        .slice(-OUTCOMES_EACH)
        .map((outcome) => toOutcome(outcome, methodOf(outcome))),
    })),
    attempts: attempts.map(({ rail, failure, took_ms: took, three_d_secure: shown }) => ({
      rail,
      failure,
      took_ms: took ?? 0,
      ...(failure === 'timeout' && { status: 'absent' }),
      ...(shown === true && { three_d_secure: true }),
    })),
    instrument_attempts: earlier,
    rules: rules.map(askedRule),
    // Who tests a shop wants the same way each time, and who pays chose how.
    settings: { exploration: '0' },
    seed: row.id,
  });
  const question = { ...asked, at: toInstant(work.now) };
  return { question, decision: decide(question) };
}

function testCandidates() {
  return sandboxRails.map(({ rail, methods, captures, max, cost }) => ({
    rail,
    methods: [...methods],
    captures: [...captures],
    max,
    cost,
  }));
}

/** The wallet stands among them, so that everybody reads why it was not taken. */
function moneyCandidates(rails: LiveRails) {
  return [
    { rail: INTERNAL_RAIL, methods: ['wallet'], cost: {} },
    ...rails.map(({ rail, method, assets, max, cost }) => ({
      rail,
      methods: [method],
      captures: ['automatic'],
      currencies: [...assets],
      max,
      cost,
    })),
  ];
}

function toOutcome({ failure, took_ms: took, asset, age_s }: OutcomeRow, method: Outcome['method']): Outcome {
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
