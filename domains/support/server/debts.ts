import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import { overpaymentSettled } from '../contract/notices.ts';
import { overpaymentMachine } from '../contract/overpayment-machine.ts';
import { isHeldBack, type OpenDebt } from '../contract/overpayment-rules.ts';
import { deductionsOf, plannedOf } from './deduction-store.ts';
import { inAsset } from './money-shown.ts';
import {
  lockOverpayment,
  owedOverpayments,
  setOverpaymentState,
  type OverpaymentRow,
} from './overpayment-store.ts';
import type { SupportParts } from './parts.ts';

type Parts = Pick<SupportParts, 'money'>;

interface AskedDebts {
  readonly userIds: readonly string[];
  /** So that nobody pays them back meanwhile. */
  readonly isLocked: boolean;
}

/** What payments may hold back of people's overpayments, the oldest first, by person. */
export async function debtsOf(
  { money }: Parts,
  { db, now }: Pick<Work, 'db' | 'now'>,
  asked: AskedDebts,
): Promise<ReadonlyMap<string, readonly OpenDebt[]>> {
  const rows = (await owedOverpayments(db, asked)).filter((row) => isHeldBack(decidedOf(row), now));
  const open = await openMinorOf({ money }, db, rows);
  const debts = new Map<string, OpenDebt[]>();
  for (const row of rows) {
    const own = debts.get(row.user_id) ?? [];
    own.push({ id: row.id, openMinor: open.get(row.id) ?? 0n });
    debts.set(row.user_id, own);
  }
  return debts;
}

/** What is owed of overpayments by the ledger, less what payments on their way hold back. */
export async function openMinorOf(
  { money }: Parts,
  db: Database,
  rows: readonly Pick<OverpaymentRow, 'id'>[],
): Promise<ReadonlyMap<string, bigint>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const owed = await money.owed(db, ids);
  const planned = await plannedOf(db, ids);
  return new Map(ids.map((id) => [id, (owed.get(id) ?? 0n) - (planned.get(id) ?? 0n)]));
}

/** What the next payments of a person hold back in all. */
export async function heldBackOf(
  parts: Parts,
  work: Pick<Work, 'db' | 'now'>,
  userId: string,
): Promise<bigint> {
  const debts = (await debtsOf(parts, work, { userIds: [userId], isLocked: false })).get(userId) ?? [];
  return sumOf(debts);
}

export const sumOf = (debts: readonly OpenDebt[]): bigint =>
  debts.reduce((sum, { openMinor }) => sum + openMinor, 0n);

/** Weeks were paid: what their payments held back is no longer owed. */
export async function settleDeductions(
  { money }: Parts,
  work: Work,
  weekIds: readonly string[],
): Promise<void> {
  for (const { overpaymentId, minor, paymentId } of await deductionsOf(work.db, weekIds)) {
    const row = await lockOverpayment(work.db, overpaymentId);
    invariant(row !== undefined, 'a payment held back what nobody owes');
    const { owedMinor } = await money.lessen(work, {
      id: overpaymentId,
      amountMinor: minor,
      how: 'held_back',
      key: `${overpaymentId} ${paymentId}`,
    });
    if (owedMinor === 0n && row.state === 'owed') await settleOverpayment(work, row);
  }
}

/** Nothing is owed any more; the row is locked. */
export async function settleOverpayment(work: Work, row: OverpaymentRow): Promise<void> {
  await setOverpaymentState(work.db, { id: row.id, state: step(overpaymentMachine, row.state, 'settle') });
  const notice = overpaymentSettled.of(inAsset(row.amount_minor));
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice }));
}

/** What the rules about appeals judge by. */
export function decidedOf(row: OverpaymentRow) {
  return { state: row.state, appealBy: row.appeal_by, wasAppealed: row.appealed_at !== null };
}
