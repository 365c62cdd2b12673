import { stateAfter } from '@egcr/contract/machine';
import { step } from '@egcr/server-kit/data/step';
import type { Errand } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { disputeMachine, isEnded, type DisputeReason } from '../../contract/index.ts';
import { endDispute, lockBoth, type LockedDispute } from '../disputes/change-dispute.ts';
import {
  changeDispute,
  disputeOfPayment,
  findDispute,
  insertDispute,
  insertStep,
  openOf,
  renameDispute,
  type DisputeRow,
} from '../disputes/dispute-store.ts';
import { dismiss } from '../disputes/follow-disputes.ts';
import { ofPayment, raise } from '../disputes/open-dispute.ts';
import { tellDispute } from '../disputes/tell-dispute.ts';
import type { PaymentParts } from '../parts.ts';
import { lockPayment } from '../payment-store.ts';
import { saleOf } from '../refund-store.ts';
import { liveRailOf } from './live-rail.ts';

type Parts = Pick<PaymentParts, 'ledger' | 'money' | 'people'>;

/** A dispute as the rail has it now. */
export interface RailDispute {
  readonly rail: string;
  /** The rail's own name of it. */
  readonly ref: string;
  readonly paymentId: string;
  /** The rail's own name of the payment that it took. */
  readonly saleRef: string;
  readonly reason: DisputeReason;
  readonly amountMinor: bigint;
  /** The code of its currency. */
  readonly asset: string;
  /** `question`: the rail asks first, and takes no money yet. `dismissed`: it asks no more. */
  readonly state: 'question' | 'open' | 'dismissed' | 'won' | 'lost';
  readonly dueAt: Date | null;
}

/**
 * Brings ours to where the rail has its own. Told twice, or late, it changes nothing. A payment has one dispute: a rail that tells another while the first
 * counts, or of a payment that it has not taken so, is not followed, and the log says so. Answers `early` where we have not heard yet that the rail took
 * the payment: it is to be told again.
 */
export async function followRailDispute(
  parts: Parts,
  work: Work,
  said: RailDispute,
): Promise<'early' | 'heard'> {
  const payment = await lockPayment(work.db, said.paymentId);
  if (payment?.state === 'processing' || payment?.state === 'requires_action') return 'early';
  if (payment?.state === 'succeeded') await follow(parts, work, payment, said);
  return 'heard';
}

async function follow(
  parts: Parts,
  work: Work,
  payment: LockedDispute['payment'],
  said: RailDispute,
): Promise<void> {
  const sale = await saleOf(work.db, payment.id);
  const isAbout =
    sale?.rail === said.rail && sale.providerRef === said.saleRef && payment.asset === said.asset;
  if (!isAbout || said.amountMinor <= 0n) return warn(work, said, 'a rail disputes what it has not taken so');
  if ((await disputeOfPayment(work.db, payment.id)) === undefined) await open(parts, work, payment, said);
  const both = await lockBoth(work, await disputeOfPayment(work.db, payment.id));
  invariant(both !== undefined, 'the dispute of a locked payment is gone');
  // The rail had asked, and asked no more: what it tells now is the dispute that the question was about.
  if (both.dispute.state === 'warning_closed' && said.state !== 'question' && said.state !== 'dismissed') {
    const dispute = await reopen(parts, work, both, said);
    return settle(parts, work, { payment: both.payment, dispute }, said);
  }
  if (both.dispute.provider_ref !== said.ref) return warn(work, said, 'a rail disputes a payment twice');
  if (!isEnded(both.dispute.state)) await settle(parts, work, both, said);
}

function warn(work: Work, { rail, ref, paymentId: payment }: RailDispute, what: string): void {
  work.log.warn({ rail, ref, payment }, what);
}

/** A closed question is a dispute after all, under the name and for the sum that the rail tells now. */
async function reopen(
  parts: Parts,
  work: Work,
  { payment, dispute }: LockedDispute,
  said: RailDispute,
): Promise<DisputeRow> {
  const { ref } = said;
  await renameDispute(work.db, { id: dispute.id, ref, amount: amountIn(payment, said) });
  const now = { ...dispute, provider_ref: ref, amount: amountIn(payment, said) };
  const raised = await raise(parts, work, {
    payment,
    dispute: now,
    by: 'rail',
    dueAt: dueAt(work.now, said),
  });
  await tellDispute(parts, work, raised, 'dispute.updated');
  return raised;
}

/** No more can be disputed than was taken. */
function amountIn({ amount }: LockedDispute['payment'], said: RailDispute): bigint {
  return said.amountMinor < amount ? said.amountMinor : amount;
}

async function open(
  parts: Parts,
  work: Work,
  payment: LockedDispute['payment'],
  said: RailDispute,
): Promise<void> {
  const id = work.newId();
  const opened = await insertDispute(work.db, {
    ...ofPayment(payment, work.now),
    id,
    rail: said.rail,
    reason: said.reason,
    amount: amountIn(payment, said),
    script: null,
    provider_ref: said.ref,
    sealed_statement: null,
    due_at: dueAt(work.now, said),
  });
  invariant(opened !== undefined, 'a payment that is not disputed was disputed before');
  if (said.state === 'question' || said.state === 'dismissed') {
    await insertStep(work.db, { id, state: opened.state, by: 'rail', at: work.now });
    return tellDispute(parts, work, opened, 'dispute.created');
  }
  const raised = await raise(parts, work, { payment, dispute: opened, by: 'rail' });
  await tellDispute(parts, work, raised, 'dispute.created');
}

const ONE_HOUR_MS = 3_600_000;

function dueAt(now: Date, { dueAt: due }: RailDispute): Date {
  return new Date(Math.max(now.getTime() + ONE_HOUR_MS, due?.getTime() ?? 0));
}

async function settle(parts: Parts, work: Work, both: LockedDispute, said: RailDispute): Promise<void> {
  const { dispute, payment } = both;
  const isQuestion = dispute.state.startsWith('warning_');
  switch (said.state) {
    case 'question':
      return;
    case 'dismissed':
      return isQuestion ? dismissAnswered(parts, work, both) : undefined;
    case 'open': {
      if (!isQuestion) return;
      const raised = await raise(parts, work, { payment, dispute, by: 'rail', dueAt: dueAt(work.now, said) });
      return tellDispute(parts, work, raised, 'dispute.updated');
    }
    case 'won':
    case 'lost': {
      const raised = isQuestion ? await raise(parts, work, { payment, dispute, by: 'rail' }) : dispute;
      const reviewed =
        raised.state === 'under_review' ? raised : await answered(work, { payment, dispute: raised });
      const event = said.state === 'won' ? 'win' : 'lose';
      await endDispute(parts, work, { payment, dispute: reviewed }, { event, by: 'rail' });
    }
  }
}

async function dismissAnswered(parts: Parts, work: Work, both: LockedDispute): Promise<void> {
  const isAnswered = stateAfter(disputeMachine, both.dispute.state, 'dismiss') !== undefined;
  await dismiss(parts, work, isAnswered ? both : { ...both, dispute: await answered(work, both) });
}

/** The rail was answered elsewhere, or decided without an answer: the table of states has no other way to an end. */
async function answered(work: Work, { dispute }: LockedDispute): Promise<LockedDispute['dispute']> {
  const state = step(disputeMachine, dispute.state, 'answer');
  return changeDispute(work.db, {
    id: dispute.id,
    state,
    by: 'rail',
    now: work.now,
    answer: { sealed: null, decideAt: null },
  });
}

/**
 * `payments.answer_rail`: the merchant's words go to the rail, or that they accept. Both are safe to repeat there. What has come to another state since waits
 * for that word no more: an answer to a question is none to the dispute that came of it.
 */
export function answerRail({ rails }: Pick<PaymentParts, 'rails'>): Errand {
  return async (services, { dispute, state }) => {
    const id = String(dispute);
    const found = await services.unit(async (work) => {
      const row = await findDispute(work.db, id);
      return row && { ...row, evidence: openOf(work, 'sealed_evidence', row) };
    });
    if (found === undefined || found.provider_ref === null || found.state !== state) return;
    const evidence = isEnded(found.state) ? null : found.evidence;
    await liveRailOf(rails, found.rail)?.answerDispute?.({
      mark: `${id} ${found.state}`,
      ref: found.provider_ref,
      evidence,
    });
  };
}
