import type { WireMoney } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import type { People } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { toWire } from '@egcr/wallet/contract';

import type { Payout, PayoutSchedule, PayoutState } from '../contract/index.ts';
import type { PayoutRow } from './payout-store.ts';
import type { ScheduleRow } from './schedule-store.ts';

export function assetOfRow(row: { readonly asset: string }): AssetCode {
  const asset = assetOf(row.asset);
  invariant(asset !== undefined, `payouts keep ${row.asset}, which the contract does not know`);
  return asset.code;
}

export function amountOf(row: { readonly asset: string; readonly amount: bigint }): WireMoney {
  return toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
}

const open: readonly PayoutState[] = ['waiting', 'held', 'blocked'];

/** The state at an instant: what nobody has confirmed in time is over, whether the job has said so or not. */
export function payoutStateAt({ state, due_at: dueAt }: PayoutRow, now: Date): PayoutState {
  return state === 'waiting' && dueAt !== null && dueAt <= now ? 'expired' : state;
}

async function namesOf(
  people: People,
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const known = await people.findByIds(db, [...new Set(ids)]);
  return (id) => {
    const person = known.get(id);
    return person ? `${person.firstName} ${person.lastName}`.trim() : '';
  };
}

export async function showPayouts(
  { people }: { readonly people: People },
  { db, now }: { readonly db: Database; readonly now: Date },
  rows: readonly PayoutRow[],
  userId: string | undefined,
): Promise<Payout[]> {
  const nameOf = await namesOf(
    people,
    db,
    rows.map((row) => row.asked_by),
  );
  return rows.map((row) => {
    const state = payoutStateAt(row, now);
    return {
      id: row.id,
      amount: amountOf(row),
      state,
      is_scheduled: row.is_scheduled,
      asked_at: toInstant(row.asked_at),
      asked_by: nameOf(row.asked_by),
      may_confirm: state === 'waiting' && userId !== undefined && row.asked_by !== userId,
      may_cancel: open.includes(state),
      due_at: open.includes(state) && row.due_at !== null ? toInstant(row.due_at) : null,
      ended_at: row.ended_at && toInstant(row.ended_at),
      reference: row.reference,
      reason: row.reason,
    };
  });
}

export async function showSchedules(
  { people }: { readonly people: People },
  db: Database,
  rows: readonly ScheduleRow[],
): Promise<PayoutSchedule[]> {
  const nameOf = await namesOf(
    people,
    db,
    rows.map((row) => row.set_by),
  );
  return rows.map((row) => ({
    asset: row.asset,
    cadence: row.cadence,
    weekday: row.weekday,
    month_day: row.month_day,
    time_zone: row.time_zone,
    minimum: toWire({ amountMinor: row.minimum, asset: assetOfRow(row) }),
    next_at: toInstant(row.next_at),
    set_by: nameOf(row.set_by),
  }));
}
