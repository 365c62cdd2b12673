import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire, withdrawalChanged } from '@egcr/wallet/contract';

import { maskedAccount } from '../../contract/bank-details.ts';
import type { HeldBack, Withdrawal } from '../../contract/withdrawals.ts';
import type { BankingParts } from '../parts.ts';
import { heldBack } from './held-back.ts';
import { withPayout, type Payment } from './payout-details.ts';
import { lockWithdrawal, stepsOf, type Step, type WithdrawalRow } from './store.ts';

/** Withdrawals as their owner sees them, in the order given. */
export async function showWithdrawals(
  parts: BankingParts,
  work: Work,
  rows: readonly WithdrawalRow[],
): Promise<readonly Withdrawal[]> {
  const steps = await stepsOf(
    work.db,
    rows.map(({ id }) => id),
  );
  const reasons = await reasonsFor(parts, work, rows);
  return rows.map((row) => toWithdrawal(withPayout(work.cipher, row), steps, reasons.get(row.id) ?? null));
}

/** Tells the owner's open pages that a withdrawal has changed, and answers it as it is now. */
export async function tellAndShow(parts: BankingParts, work: Work, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(work.db, id);
  invariant(row !== undefined, 'a withdrawal that was just written is gone');
  const [shown] = await showWithdrawals(parts, work, [row]);
  invariant(shown !== undefined, 'one row shows one withdrawal');
  await work.emit(told(withdrawalChanged, { id, state: row.state }, [row.user_id]));
  return shown;
}

/** Why each of a person's waiting withdrawals is held back; one that is not is missing from the map. */
async function reasonsFor(
  parts: BankingParts,
  work: Work,
  rows: readonly WithdrawalRow[],
): Promise<ReadonlyMap<string, HeldBack>> {
  const found = new Map<string, HeldBack>();
  const waiting = rows.filter(({ state }) => state === 'waiting');
  for (const asset of new Set(waiting.map((row) => row.asset))) {
    const of = waiting.filter((row) => row.asset === asset);
    const userIds = [...new Set(of.map((row) => row.user_id))];
    const held = await heldBack(parts, work, { asset, userIds });
    for (const row of of) {
      const reason = held.get(row.user_id);
      if (reason) found.set(row.id, reason);
    }
  }
  return found;
}

function toWithdrawal(row: Payment, steps: readonly Step[], reason: HeldBack | null): Withdrawal {
  const asset = assetOf(row.asset)?.code;
  invariant(asset !== undefined, `a withdrawal is in ${row.asset}, which the contract does not know`);
  return {
    id: row.id,
    reference: row.reference,
    amount: toWire({ amountMinor: row.amount, asset }),
    to: { holder: row.holder, account: maskedAccount(row.account) },
    state: row.state,
    reason: row.reason,
    held_back: reason,
    steps: steps
      .filter((step) => step.withdrawal_id === row.id)
      .map(({ state, at }) => ({ state, at: toInstant(at) })),
    transfer_id: row.transfer_id,
    created_at: toInstant(row.created_at),
  };
}
