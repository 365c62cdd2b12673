import { step } from '@egcr/server-kit/data/step';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  paymentMachine,
  paymentRefusals,
  testInstrumentOf,
  type TestInstrumentName,
} from '../../contract/index.ts';
import { setPaymentState, type PaymentRow } from '../payment-store.ts';
import { refuseRoute, type KeptRoute } from '../route-payment.ts';
import { paymentStateAt } from '../shown.ts';
import { askRouter } from './ask-router.ts';
import { attemptsOf, insertAttempt } from './attempt-store.ts';

export const RUN_ATTEMPT = 'payments.run_attempt';

/**
 * Sends a test payment, of which the caller holds the lock, to the rail that the router chooses for the number. The rail is spoken to after
 * this transaction. Refuses test_number_refused, no_route, attempts_spent; the payment is then as it was.
 */
export async function sendPayment(work: Work, row: PaymentRow, testNumber: string): Promise<PaymentRow> {
  if (!row.is_test) throw new Refusal(paymentRefusals.test_number_refused);
  const instrument = testInstrumentOf(testNumber);
  invariant(instrument !== undefined, 'the schema let a number through that is no test number');
  const state = step(paymentMachine, paymentStateAt(row, work.now), 'send');
  const before = (await attemptsOf(work.db, [row.id])).get(row.id) ?? [];
  const route = await askRouter(work, {
    row,
    instrument,
    attempts: [],
    earlier: before.filter((attempt) => attempt.instrument === instrument.name).length,
  });
  await startAttempt(work, {
    row,
    instrument: instrument.name,
    route,
    rail: railFor(route),
    number: before.length + 1,
    round: (before.at(-1)?.round ?? 0) + 1,
  });
  const sent = await setPaymentState(work.db, row.id, state);
  invariant(sent !== undefined, 'the payment that was locked is gone');
  return sent;
}

function railFor({ decision }: KeptRoute): string {
  if (decision.chosen === null) refuseRoute(decision);
  if (decision.next.rail === null) throw new Refusal(paymentRefusals.attempts_spent);
  return decision.next.rail;
}

interface Started {
  readonly row: Pick<PaymentRow, 'id'>;
  readonly instrument: TestInstrumentName;
  readonly route: KeptRoute;
  readonly rail: string;
  readonly number: number;
  readonly round: number;
}

/** Writes an attempt down, and has it run once this transaction stands. */
export async function startAttempt(work: Work, started: Started): Promise<void> {
  const { row, number, ...rest } = started;
  await insertAttempt(work.db, {
    payment_id: row.id,
    number,
    round: rest.round,
    rail: rest.rail,
    instrument: rest.instrument,
    route: rest.route,
    at: work.now,
  });
  await work.enqueue(RUN_ATTEMPT, { payment: row.id, number }, { key: `${RUN_ATTEMPT} ${row.id} ${number}` });
}

/** The rail's name for an attempt: the same at each try. */
export function referenceOf({ id }: Pick<PaymentRow, 'id'>, number: number): string {
  return `${id}:${number}`;
}
