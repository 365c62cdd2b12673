import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { Errand } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import type { Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';
import { stateAfter } from '@egcr/contract/machine';
import type { Failure } from '@egcr/routing/contract';
import { toWire } from '@egcr/wallet/contract';

import { paymentMachine } from '../../contract/index.ts';
import {
  ABSENT_AFTER_S,
  ASK_AGAIN_AFTER_S,
  ASK_DURING_ACTION_S,
  SETTLE_AFTER_S,
  SILENT_AFTER_S,
} from '../../contract/limits.ts';
import { lockPayment, setPaymentState, settlePayment, type PaymentRow } from '../payment-store.ts';
import type { Connector, RailAnswer, RailStatus } from '../rails/connector.ts';
import { liveRailOf } from '../rails/live-rail.ts';
import { sandboxConnector } from '../rails/sandbox.ts';
import { takeIn } from '../rails/rail-money.ts';
import { tellPaid } from '../tell-paid.ts';
import { keepReserved, tellHeld } from '../capture/hold-payment.ts';
import { openByRail } from '../disputes/open-dispute.ts';
import type { PaymentParts } from '../parts.ts';
import { takeBackSale } from '../take-back-sale.ts';
import { assetOfRow } from '../shown.ts';
import { tellSides } from '../tell-sides.ts';
import { askRouter, instrumentNamed } from './ask-router.ts';
import {
  attemptsOf,
  endAttempt,
  markAction,
  markSent,
  markSilent,
  silentAttempts,
  type AttemptRow,
} from './attempt-store.ts';
import { queueAttempt, referenceOf, startAttempt } from './send-payment.ts';

type Parts = Pick<PaymentParts, 'ledger' | 'money' | 'people' | 'rails'>;

interface Due {
  readonly row: PaymentRow;
  readonly attempt: AttemptRow;
  /** The failed attempts of the same round before it, the oldest first. */
  readonly before: readonly AttemptRow[];
}

/**
 * `payments.run_attempt`: one try over one rail. No transaction is open while the rail takes its time. That it is being sent is written first:
 * where this process dies, or no answer comes, the rail is asked what became of the request, and it is never sent again.
 */
export function runAttempt(parts: Parts): Errand {
  return async (services, { payment, number, give_up: givesUp }) => {
    const due = await services.unit((work) => takeUp(work, String(payment), Number(number)));
    if (due === undefined) return;
    const connector =
      liveRailOf(parts.rails, due.attempt.rail)?.connector(services) ??
      sandboxConnector(due.attempt.rail, services.db);
    const answer = await speakTo(connector, { ...due, givesUp: givesUp === true }, services);
    await services.unit((work) => settle(parts, work, { asked: due, answer }));
  };
}

async function takeUp(work: Work, id: string, number: number): Promise<Due | undefined> {
  const due = await lockDue(work, id, number);
  if (due === undefined) return undefined;
  const { sent_at: sentAt, ask_at: askAt } = due.attempt;
  // The clocks of queue and product may differ: what comes too early waits on.
  if (askAt !== null && askAt > addSeconds(work.now, 1)) {
    await queueAttempt(work, due.row, { number: due.attempt.number, runAt: askAt });
    return undefined;
  }
  if (sentAt === null) await markSent(work.db, due.attempt, work.now);
  return due;
}

/** The payment, locked, with its attempt while that is on its way. */
async function lockDue(work: Work, id: string, number: number): Promise<Due | undefined> {
  const row = await lockPayment(work.db, id);
  if (row?.state !== 'processing' && row?.state !== 'requires_action') return undefined;
  const attempts = (await attemptsOf(work.db, [id])).get(id) ?? [];
  const attempt = attempts.find((each) => each.number === number && each.state === 'pending');
  if (attempt === undefined) return undefined;
  return {
    row,
    attempt,
    before: attempts.filter((each) => each.round === attempt.round && each !== attempt),
  };
}

async function speakTo(
  connector: Connector,
  { row, attempt, before, givesUp }: Due & { readonly givesUp: boolean },
  { clock, log, settings }: Pick<Services, 'clock' | 'log' | 'settings'>,
): Promise<RailAnswer | RailStatus> {
  const reference = referenceOf(row, attempt.number);
  const now = clock.now();
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const asked = { reference, amount, now, provider_ref: attempt.provider_ref };
  try {
    if (attempt.sent_at !== null) {
      if (givesUp) await connector.giveUp?.(asked);
      return await connector.ask(asked);
    }
    return await connector.pay({
      reference,
      ...(attempt.instrument !== null && { instrument: instrumentNamed(attempt.instrument) }),
      amount,
      title: row.title,
      isHeld: row.capture === 'manual',
      backTo: `${settings.publicUrl}/payment-gateway/payments/${row.id}?back=1`,
      attempt: before.length + 1,
      now,
    });
  } catch (error) {
    // Whether it has arrived is unknown, and so it is treated.
    log.warn({ error, rail: connector.rail }, 'a rail failed in the middle of a request');
    return { state: 'unknown' };
  }
}

/** Writes down what the rail has said, and does what follows. An answer that comes twice finds the attempt ended and changes nothing. */
async function settle(
  parts: Parts,
  work: Work,
  { asked, answer }: { readonly asked: Due; readonly answer: RailAnswer | RailStatus },
): Promise<void> {
  const due = await lockDue(work, asked.row.id, asked.attempt.number);
  if (due === undefined) return;
  const took_ms = 'took_ms' in answer ? answer.took_ms : due.attempt.took_ms;
  switch (answer.state) {
    case 'unknown':
      return waitFor(work, due, took_ms);
    case 'succeeded':
      return succeed(parts, work, { ...due, took_ms, providerRef: answer.provider_ref });
    case 'action':
      return waitForPayer(work, due, { ...answer, took_ms });
    case 'failed':
      return fail(parts, work, due, {
        failure: answer.failure,
        took_ms,
        three_d_secure: answer.three_d_secure === true,
      });
    case 'absent':
      if (mayStillArrive(due, work.now)) return waitFor(work, due, took_ms);
      return fail(parts, work, due, { failure: 'timeout', took_ms, three_d_secure: false });
  }
}

/** Another process may be sending it right now. */
function mayStillArrive({ attempt: { sent_at: sentAt } }: Due, now: Date): boolean {
  return sentAt === null || now < addSeconds(sentAt, ABSENT_AFTER_S);
}

async function waitFor(work: Work, { row, attempt }: Due, took_ms: number | null): Promise<void> {
  const wait_s = ASK_AGAIN_AFTER_S[attempt.asked] ?? ASK_AGAIN_AFTER_S.at(-1) ?? 0;
  const askAt = addSeconds(work.now, wait_s);
  await markSilent(work.db, { ...attempt, took_ms, askAt, now: work.now });
  await queueAttempt(work, row, { number: attempt.number, runAt: askAt });
}

interface Wanted extends Pick<AttemptRow, 'took_ms' | 'provider_ref'> {
  readonly url: string | null;
  readonly until: Date;
}

/** The payer goes on somewhere else. Meanwhile the rail is asked now and then, and once more when the time is over. */
async function waitForPayer(
  work: Work,
  { row, attempt }: Due,
  { url, until, provider_ref, took_ms }: Wanted,
): Promise<void> {
  const later = addSeconds(work.now, ASK_DURING_ACTION_S);
  const askAt = until > work.now && until < later ? until : later;
  await markAction(work.db, { ...attempt, took_ms, provider_ref, action_url: url, until, askAt });
  await queueAttempt(work, row, { number: attempt.number, runAt: askAt });
  const state = stateAfter(paymentMachine, row.state, 'challenge');
  if (state === undefined) return;
  const waiting = await setPaymentState(work.db, row.id, state);
  invariant(waiting !== undefined, 'the payment that was locked is gone');
  await tellSides(work, waiting, 'payment.requires_action');
}

/** The queue gives an errand up that fails for long: what has been on its way for a quarter of an hour is taken up again. */
export async function takeUpSilent(work: Work, limit: number): Promise<void> {
  const since = addSeconds(work.now, -SILENT_AFTER_S);
  for (const { number, ...row } of await silentAttempts(work.db, { since, limit }))
    await queueAttempt(work, row, { number, runAt: work.now });
}

async function succeed(
  parts: Parts,
  work: Work,
  {
    row,
    attempt,
    took_ms,
    providerRef,
  }: Due & { readonly took_ms: number | null; readonly providerRef: string | undefined },
): Promise<void> {
  const transferId = row.is_test ? null : await takeIn(parts, work, { row, rail: attempt.rail });
  await endAttempt(work.db, { ...attempt, failure: null, took_ms, now: work.now, transferId, providerRef });
  if (row.capture === 'manual') {
    step(paymentMachine, row.state, 'reserve');
    return tellHeld(parts, work, await keepReserved(work, row));
  }
  step(paymentMachine, row.state, 'settle');
  const paid = await settlePayment(work.db, {
    id: row.id,
    now: work.now,
    availableAt: addSeconds(work.now, SETTLE_AFTER_S),
  });
  invariant(paid !== undefined, 'the payment that was locked is gone');
  await tellPaid(parts, work, paid);
  await openByRail(parts, work, paid);
}

/** The next rail where the router names one; else the payment is open again, and its sale counts no more. */
async function fail(
  parts: Parts,
  work: Work,
  { row, attempt, before }: Due,
  {
    failure,
    took_ms,
    three_d_secure,
  }: { readonly failure: Failure; readonly took_ms: number | null; readonly three_d_secure: boolean },
): Promise<void> {
  await endAttempt(work.db, { ...attempt, failure, took_ms, now: work.now });
  const { instrument, round, number } = attempt;
  // Where money moves the payer was on a page of the rail: they choose anew.
  if (instrument !== null) {
    const route = await askRouter(parts, work, {
      row,
      by: { instrument: instrumentNamed(instrument) },
      attempts: [...before, { ...attempt, failure, took_ms, three_d_secure }],
      earlier: 0,
    });
    const { action, rail } = route.decision.next;
    if (action === 'try' && rail !== null)
      return startAttempt(work, {
        row,
        instrument,
        route,
        rail,
        round,
        number: number + 1,
      });
  }
  const open = await setPaymentState(work.db, row.id, step(paymentMachine, row.state, 'fail'));
  invariant(open !== undefined, 'the payment that was locked is gone');
  await takeBackSale(work, row);
  await tellSides(work, open, 'payment.failed');
}
