import { step } from '@egcr/server-kit/data/step';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  paymentMachine,
  paymentRefusals,
  testInstrumentOf,
  type MoneyMethod,
  type TestInstrumentName,
} from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';
import { setPaymentState, type PaymentRow } from '../payment-store.ts';
import { liveRailOf } from '../rails/live-rail.ts';
import { refuseRoute, type KeptRoute } from '../route-payment.ts';
import { paymentStateAt } from '../shown.ts';
import { askRouter } from './ask-router.ts';
import { attemptsOf, insertAttempt } from './attempt-store.ts';

export const RUN_ATTEMPT = 'payments.run_attempt';

/** By a test number, or by a rail that carries money. */
export type Sent =
  | { readonly testNumber: string }
  | {
      readonly method: Exclude<MoneyMethod, 'wallet'>;
      /** The address of their wallet at another provider. */
      readonly payer?: string;
    };

/**
 * Sends a payment, of which the caller holds the lock, to the rail that the router chooses. The rail is spoken to after this transaction.
 * Refuses test_number_refused, no_route, attempts_spent; the payment is then as it was.
 */
export async function sendPayment(
  parts: Pick<PaymentParts, 'rails'>,
  work: Work,
  row: PaymentRow,
  sent: Sent,
): Promise<PaymentRow> {
  if ('testNumber' in sent !== row.is_test) throw new Refusal(paymentRefusals.test_number_refused);
  const instrument = 'testNumber' in sent ? testInstrumentOf(sent.testNumber) : undefined;
  const by = 'testNumber' in sent ? instrument && { instrument } : { method: sent.method };
  invariant(by !== undefined, 'the schema let a number through that is no test number');
  const state = step(paymentMachine, paymentStateAt(row, work.now), 'send');
  const before = (await attemptsOf(work.db, [row.id])).get(row.id) ?? [];
  const route = await askRouter(parts, work, {
    row,
    by,
    attempts: [],
    earlier: instrument
      ? before.filter((attempt) => attempt.instrument === instrument.name).length
      : before.filter((attempt) => attempt.instrument === null && attempt.state === 'failed').length,
  });
  const rail = railFor(route);
  const number = before.length + 1;
  if ('payer' in sent && sent.payer !== undefined)
    await liveRailOf(parts.rails, rail)?.begin?.(work, {
      reference: referenceOf(row, number),
      payer: sent.payer,
    });
  await startAttempt(work, {
    row,
    instrument: instrument?.name ?? null,
    route,
    rail,
    number,
    round: (before.at(-1)?.round ?? 0) + 1,
  });
  const now = await setPaymentState(work.db, row.id, state);
  invariant(now !== undefined, 'the payment that was locked is gone');
  return now;
}

function railFor({ decision }: KeptRoute): string {
  if (decision.chosen === null) refuseRoute(decision);
  if (decision.next.rail === null) throw new Refusal(paymentRefusals.attempts_spent);
  return decision.next.rail;
}

interface Started {
  readonly row: Pick<PaymentRow, 'id' | 'payer_id'>;
  readonly instrument: TestInstrumentName | null;
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
  await queueAttempt(work, row, { number });
}

interface QueuedAttempt {
  readonly number: number;
  readonly runAt?: Date;
  readonly givesUp?: boolean;
}

/** Has an attempt run, in the line of its payer: a wallet that they name and that keeps us waiting holds up nobody else. */
export async function queueAttempt(
  work: Work,
  { id: payment, payer_id: payerId }: Pick<PaymentRow, 'id' | 'payer_id'>,
  { number, runAt, givesUp = false }: QueuedAttempt,
): Promise<void> {
  await work.enqueue(
    RUN_ATTEMPT,
    { payment, number, ...(givesUp && { give_up: true }) },
    {
      key: `${RUN_ATTEMPT} ${payment} ${number}`,
      line: `${RUN_ATTEMPT} ${payerId}`,
      ...(runAt && { runAt }),
    },
  );
}

/** The rail's name for an attempt: the same at each try. */
export function referenceOf({ id }: Pick<PaymentRow, 'id'>, number: number): string {
  return `${id}:${number}`;
}
