import { addSeconds } from '@egcr/contract/time';
import { peopleBehind } from '@egcr/organisations/server';
import { paymentRefusals } from '@egcr/payments/contract';
import type { AskedPayout, PayoutsAsked } from '@egcr/payments/server';
import { step } from '@egcr/server-kit/data/step';
import type { Database } from '@egcr/server-kit/database';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { frozenAt } from '@egcr/treasury/server';
import { readMoney, walletRefusals } from '@egcr/wallet/contract';
import { frozenAmong } from '@egcr/wallet/server';

import { payoutMachine } from '../contract/index.ts';
import { ANSWER_WITHIN_S, COOLING_S, WAITING_MAX } from '../contract/limits.ts';
import { goesAlone } from '../contract/payout-rules.ts';
import type { PayoutParts } from './parts.ts';
import {
  changePayout,
  insertPayout,
  lockMerchant,
  sumsOf,
  type PayoutRow,
  type Sums,
} from './payout-store.ts';
import { amountOf } from './shown.ts';
import { tellPayout } from './tell.ts';

/** Whether the wallet that the money would go to is frozen by its owner: a person, or a business. */
export async function isFrozen(db: Database, merchantId: string): Promise<boolean> {
  return (await frozenAmong(db, [merchantId])).length > 0 || (await frozenAt(db, merchantId)) !== null;
}

/** How many beside one person could confirm a payout; without them, how many there are. */
export async function othersWhoPay(
  db: Database,
  merchantId: string,
  userId: string | undefined,
): Promise<number> {
  const members = await peopleBehind(db, merchantId, 'pay');
  return members.filter((member) => member !== userId).length;
}

/** For payments: a payout by hand. Refuses payouts_full, then as the wallet's `pay`. */
export function askByHand(parts: PayoutParts): PayoutsAsked['ask'] {
  return async (work, { id, merchantId, amount }) => {
    const money = readMoney(amount);
    invariant(money !== undefined, 'the schema let an amount through that is none');
    const row = await askPayout(parts, work, {
      id,
      merchantId,
      amount,
      isScheduled: false,
      askedBy: personOf(work).userId,
    });
    const { state, transfer_id, reference } = row;
    invariant(
      state === 'paid' || state === 'waiting' || state === 'held' || state === 'blocked',
      'a payout that was just asked for has ended',
    );
    return { state, transfer_id, reference };
  };
}

/** The sum that counts towards the limit of one person for a day. It includes payouts that a frozen wallet stops, because all of them go at once when it is unfrozen. */
export function goneAlone({ paid, blocked }: Pick<Sums, 'paid' | 'blocked'>): bigint {
  return paid + blocked;
}

interface Asked extends AskedPayout {
  readonly isScheduled: boolean;
  readonly askedBy: string;
}

/**
 * Pays out at once, or has the payout wait: for a frozen wallet; beyond what one person has paid out in a day for a second member, or where there is
 * none for a day. Refuses payouts_full, insufficient_funds (what waits counts), then as the wallet's `pay`.
 */
export async function askPayout(
  parts: PayoutParts,
  work: Work,
  { id, merchantId, amount, isScheduled, askedBy }: Asked,
): Promise<PayoutRow> {
  const money = readMoney(amount);
  invariant(money !== undefined, 'a payout is of an amount');
  await lockMerchant(work.db, merchantId);
  const sums = (await sumsOf(work.db, { merchantId, now: work.now }))(money.asset);
  const available = await parts.payments().availableOf(work, { merchantId, asset: money.asset });
  if (money.amountMinor > available - sums.waiting)
    throw new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
  const row = await insertPayout(work.db, {
    id,
    merchant_id: merchantId,
    asset: money.asset,
    amount: money.amountMinor,
    is_scheduled: isScheduled,
    asked_by: askedBy,
    asked_at: work.now,
  });
  const isAlone = goesAlone(money, goneAlone(sums));
  const isStopped = await isFrozen(work.db, merchantId);
  if (isAlone && !isStopped) return payRow(parts, work, row);
  if (sums.count >= BigInt(WAITING_MAX)) throw new Refusal(paymentRefusals.payouts_full);
  if (isAlone) return wait(work, row, { event: 'block', dueAt: null });
  return (await othersWhoPay(work.db, merchantId, askedBy)) > 0
    ? wait(work, row, { event: 'share', dueAt: addSeconds(work.now, ANSWER_WITHIN_S) })
    : wait(work, row, { event: 'hold', dueAt: addSeconds(work.now, COOLING_S) });
}

const told = { share: 'waiting', hold: 'held', block: 'blocked' } as const;

/** A payout, of which the caller holds the lock, waits from now on, and those who have to know are told. */
export async function wait(
  work: Work,
  row: PayoutRow,
  { event, dueAt }: { readonly event: keyof typeof told; readonly dueAt: Date | null },
): Promise<PayoutRow> {
  const state = step(payoutMachine, row.state, event);
  const waiting = await changePayout(work.db, row.id, { state, due_at: dueAt });
  await tellPayout(work, waiting, told[event]);
  return waiting;
}

/** Moves the money of a payout, of which the caller holds the lock. Refuses as the wallet's `pay`. */
export async function payRow(
  parts: PayoutParts,
  work: Work,
  row: PayoutRow,
  answeredBy: string | null = null,
): Promise<PayoutRow> {
  const state = step(payoutMachine, row.state, 'pay');
  const moved = await parts
    .payments()
    .payOut(work, { id: row.id, merchantId: row.merchant_id, amount: amountOf(row) });
  return changePayout(work.db, row.id, {
    state,
    ended_at: work.now,
    answered_by: answeredBy,
    transfer_id: moved.id,
    reference: moved.reference,
  });
}
