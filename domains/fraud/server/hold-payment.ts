import { platformRefusals } from '@egcr/contract/refusals';
import { assetOf } from '@egcr/ledger/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { referenceOf } from '@egcr/wallet/contract';
import { toInstant } from '@egcr/contract/time';

import { fraudActs } from '../contract/acts.ts';
import { confirmBy, firstEnd, isTaken, isUnconfirmed, nextEnd } from '../contract/hold-rules.ts';
import {
  fraudRefusals as no,
  type confirmHoldCall,
  type holdPaymentCall,
  type prolongHoldCall,
  type releaseHoldCall,
} from '../contract/index.ts';
import type { FraudCase } from '../contract/shapes.ts';
import { endHold, tellOfHold } from './end-holds.ts';
import { askSecond } from './second-look.ts';
import {
  actsOf,
  caseOfHold,
  endParts,
  insertAct,
  insertHold,
  insertParts,
  isPaymentHeld,
  lockHold,
  lockPayment,
  openParts,
  setConfirmed,
  setUntil,
  type HoldRow,
} from './hold-store.ts';
import { matchingPayments } from './matching-payments.ts';
import { isOfSide, sideOf } from './own-side.ts';
import type { FraudParts } from './parts.ts';
import { readFraudCase } from './read-fraud-case.ts';

/**
 * Holds what is left of a matching payment with its recipient, at most its amount, for 72 hours. Another officer confirms it within a day, or it
 * ends. Refuses not_found (also where the payment does
 * not match), other_officers, own_case, case_not_taken, own_payment, payment_held, nothing_left, in that order.
 */
export async function holdPayment(
  parts: FraudParts,
  work: Work,
  { params, body }: CallInput<typeof holdPaymentCall>,
): Promise<FraudCase> {
  const found = await parts.cases.toHandle(work, params.id);
  const { userId: actorId } = personOf(work);
  if (!isTaken(found)) throw new Refusal(no.case_not_taken, { members: { state: found.state } });
  const payment = (await matchingPayments(parts, work, found.id)).find(
    ({ row }) => row.transfer_id === body.transfer_id,
  )?.row;
  if (!payment) throw new Refusal(platformRefusals.not_found);
  const side = await sideOf(parts, work, actorId);
  if (side.includes(payment.payer_id) || side.includes(payment.payee_id)) throw new Refusal(no.own_payment);
  await lockPayment(work.db, payment.transfer_id);
  if (await isPaymentHeld(work.db, payment.transfer_id)) throw new Refusal(no.payment_held);
  const asset = assetOf(payment.arrived_asset)?.code;
  invariant(asset !== undefined, 'a payment arrived in a currency that the ledger does not know');
  const until = firstEnd(work.now);
  const money = { amountMinor: payment.arrived_amount, asset };
  const kept = await parts.wallet.keepBack(work, { person: payment.payee_id, money, until });
  if (kept.length === 0) throw new Refusal(no.nothing_left);
  const hold = {
    id: work.effectId,
    case_id: found.id,
    transfer_id: payment.transfer_id,
    owner_id: payment.payee_id,
    asset,
    amount: sumOf(kept),
    placed_at: work.now,
    until,
    confirm_by: confirmBy(work.now),
  };
  await insertHold(work.db, hold);
  await insertParts(work.db, hold.id, kept);
  await insertAct(work, hold.id, { act: 'placed', actorId, reason: body.reason });
  await tellOfHold(work, hold, 'placed');
  await askSecond(parts, work, { hold, payerId: payment.payer_id });
  await record(parts, work, { action: fraudActs.fraud_hold_placed, hold });
  return readFraudCase(parts, work, { params: { id: found.id } });
}

/** A second officer agrees. Refuses not_found, other_officers, own_case, own_payment, hold_over, hold_confirmed, other_officer_needed, in that order. */
export async function confirmHold(
  parts: FraudParts,
  work: Work,
  { params, body }: CallInput<typeof confirmHoldCall>,
): Promise<FraudCase> {
  const hold = await openHold(parts, work, params.id);
  const { userId: actorId } = personOf(work);
  if (!isUnconfirmed(hold)) throw new Refusal(no.hold_confirmed);
  const acts = await actsOf(work, [hold.id]);
  if (acts.some(({ actor_id: id }) => id === actorId)) throw new Refusal(no.other_officer_needed);
  await setConfirmed(work, hold.id);
  await insertAct(work, hold.id, { act: 'confirmed', actorId, reason: body.reason });
  await record(parts, work, { action: fraudActs.fraud_hold_confirmed, hold });
  return readFraudCase(parts, work, { params: { id: hold.case_id } });
}

/** It confirms the hold too. Refuses not_found, other_officers, own_case, own_payment, hold_over, other_officer_needed, held_longest, in that order. */
export async function prolongHold(
  parts: FraudParts,
  work: Work,
  { params, body }: CallInput<typeof prolongHoldCall>,
): Promise<FraudCase> {
  const hold = await openHold(parts, work, params.id);
  const { userId: actorId } = personOf(work);
  const last = (await actsOf(work, [hold.id])).findLast(({ act }) => act === 'placed' || act === 'prolonged');
  if (last?.actor_id === actorId) throw new Refusal(no.other_officer_needed);
  const until = nextEnd({ placedAt: hold.placed_at, until: hold.until });
  if (until === undefined) throw new Refusal(no.held_longest, { members: { until: toInstant(hold.until) } });
  const before = await openParts(work.db, hold.id);
  const kept = await parts.wallet.keepLonger(work, hold.owner_id, { parts: before, until });
  if (kept.length === 0) throw new Refusal(no.hold_over);
  await endParts(work.db, before, work.now);
  await insertParts(work.db, hold.id, kept);
  await setUntil(work.db, hold.id, { until, amount: sumOf(kept) });
  await setConfirmed(work, hold.id);
  await insertAct(work, hold.id, { act: 'prolonged', actorId, reason: body.reason });
  await tellOfHold(work, hold, 'prolonged');
  await record(parts, work, { action: fraudActs.fraud_hold_prolonged, hold });
  return readFraudCase(parts, work, { params: { id: hold.case_id } });
}

/** Refuses not_found, other_officers, own_case, own_payment, hold_over, in that order. */
export async function releaseHold(
  parts: FraudParts,
  work: Work,
  { params, body }: CallInput<typeof releaseHoldCall>,
): Promise<FraudCase> {
  const hold = await openHold(parts, work, params.id);
  const { userId: actorId } = personOf(work);
  await endHold(parts, work, hold, { why: 'released', actorId, reason: body.reason });
  await record(parts, work, { action: fraudActs.fraud_hold_released, hold });
  return readFraudCase(parts, work, { params: { id: hold.case_id } });
}

/** The case first, then the hold, as everywhere: decisions lock in this order. */
async function openHold(parts: FraudParts, work: Work, id: string): Promise<HoldRow> {
  const caseId = await caseOfHold(work.db, id);
  if (caseId === undefined) throw new Refusal(platformRefusals.not_found);
  await parts.cases.toHandle(work, caseId);
  const hold = await lockHold(work, id);
  invariant(hold !== undefined, 'a hold that was just found is gone');
  const side = await sideOf(parts, work, personOf(work).userId);
  if (await isOfSide(work, side, hold)) throw new Refusal(no.own_payment);
  if (hold.ended_at !== null || isPastConfirming(hold, work.now)) throw new Refusal(no.hold_over);
  return hold;
}

/** Nobody confirmed it in time: it ends in this minute, if it has not ended yet. */
function isPastConfirming(hold: HoldRow, now: Date): boolean {
  return isUnconfirmed(hold) && hold.confirm_by !== null && hold.confirm_by <= now;
}

function record(
  parts: FraudParts,
  work: Work,
  {
    action,
    hold,
  }: {
    readonly action: (typeof fraudActs)[keyof typeof fraudActs];
    readonly hold: Pick<HoldRow, 'owner_id' | 'transfer_id'>;
  },
): Promise<void> {
  return parts.record(work, { action, userId: hold.owner_id, subject: referenceOf(hold.transfer_id) });
}

function sumOf(kept: readonly { readonly amountMinor: bigint }[]): bigint {
  return kept.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
