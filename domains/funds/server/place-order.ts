import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  cutOffAfter,
  fundRefusals,
  HOLD_DAYS,
  microText,
  ORDER_MINOR_MAX,
  ORDER_MINOR_MIN,
  readMicro,
  unitOrderMachine,
  WAITING_ORDERS_MAX,
  type buyUnitsCall,
  type cancelUnitOrderCall,
  type redeemUnitsCall,
  type UnitOrder,
} from '../contract/index.ts';
import { findFund, type FundRow } from './fund-store.ts';
import { purchase } from './money.ts';
import {
  findOrder,
  insertOrder,
  keepOrder,
  lockWaiting,
  openPosition,
  type OrderRow,
} from './order-store.ts';
import type { FundParts } from './parts.ts';
import { shownOrder } from './show-orders.ts';
import { moveUnits, orderedBy, unitsHeld, unitsOf } from './units.ts';

const DAY_S = 86_400;

/**
 * Orders units for an amount. Nobody knows the price yet: it is that of the next cut-off (forward pricing, as 17 CFR 270.22c-1 asks of funds in the
 * United States). Refuses not_found, another currency than the fund's, amount_range, too_many_orders, then as the wallet's `hold`.
 */
export async function buyUnits(
  { wallet }: Pick<FundParts, 'wallet'>,
  work: Work,
  { params, body: { amount } }: CallInput<typeof buyUnitsCall>,
): Promise<UnitOrder> {
  const { userId: person } = personOf(work);
  const fund = await knownFund(work, params.slug);
  if (amount.assetCode !== fund.asset)
    throw validationRefusal([{ field: 'amount.assetCode', code: 'not_offered' }]);
  const amountMinor = BigInt(amount.value);
  if (amountMinor < ORDER_MINOR_MIN || amountMinor > ORDER_MINOR_MAX)
    throw new Refusal(fundRefusals.amount_range, {
      field: 'amount.value',
      members: { minimum: ORDER_MINOR_MIN.toString(), maximum: ORDER_MINOR_MAX.toString() },
    });
  await refuseMany(work, person);
  const id = work.effectId;
  const { id: holdId } = await wallet.hold(work, {
    kind: purchase,
    key: id,
    from: { person, agreement: id },
    amount,
    expiresAt: addSeconds(work.now, HOLD_DAYS * DAY_S),
  });
  return keep(work, fund, {
    id,
    user_id: person,
    side: 'buy',
    amount_minor: amountMinor,
    units_micro: null,
    hold_id: holdId,
  });
}

/**
 * Orders to give units back at the next price. From now on they lie with the order, so no two orders give back the same. Refuses not_found,
 * too_many_orders, units_short.
 */
export async function redeemUnits(
  parts: Pick<FundParts, 'ledger'>,
  work: Work,
  { params, body }: CallInput<typeof redeemUnitsCall>,
): Promise<UnitOrder> {
  const { userId: person } = personOf(work);
  const fund = await knownFund(work, params.slug);
  const unitsMicro = readMicro(body.units);
  invariant(unitsMicro !== undefined, 'units were read by the contract');
  await refuseMany(work, person);
  const id = work.effectId;
  const position = await openPosition(work, { userId: person, fund: fund.id });
  const own = await unitsHeld(parts, work.db, position);
  const short = new Refusal(fundRefusals.units_short, { field: 'units', members: { units: microText(own) } });
  if (own < unitsMicro) throw short;
  const moved = await moveUnits(parts, work, {
    kind: 'funds_order',
    from: unitsOf(position),
    to: orderedBy(id),
    unitsMicro,
    order: id,
  });
  if (moved === 'short') throw short;
  return keep(work, fund, {
    id,
    user_id: person,
    side: 'redeem',
    amount_minor: null,
    units_micro: unitsMicro,
    hold_id: null,
  });
}

/** Takes an own order back. Refuses not_found, also for those of other people; order_step_refused, past_cut_off. */
export async function cancelOrder(
  parts: Pick<FundParts, 'wallet' | 'ledger'>,
  work: Work,
  { params }: CallInput<typeof cancelUnitOrderCall>,
): Promise<UnitOrder> {
  const { userId } = personOf(work);
  const row = await findOrder(work.db, params.id, { isLocked: true });
  if (row === undefined || row.user_id !== userId) throw new Refusal(platformRefusals.not_found);
  step(unitOrderMachine, row.state, 'cancel');
  if (work.now >= row.cut_off) throw new Refusal(fundRefusals.past_cut_off);
  await endWaiting(parts, work, { row, reason: null });
  const fund = await findFund(work.db, { id: row.fund_id });
  invariant(fund !== undefined, 'an order has no fund');
  return shownOrder(work, { row: { ...row, state: 'cancelled' }, fund });
}

/** Ends an order that waits for a price: its money or its units are free again. The caller has locked it. */
export async function endWaiting(
  parts: Pick<FundParts, 'wallet' | 'ledger'>,
  work: Work,
  { row, reason }: { readonly row: OrderRow; readonly reason: string | null },
): Promise<void> {
  const state = step(unitOrderMachine, row.state, 'cancel');
  if (row.hold_id !== null) await parts.wallet.release(work, { kind: purchase, hold: row.hold_id });
  else await unorder(parts, work, row);
  await keepOrder(work, { ...row, state, reason });
}

/** Units of an order go back to the person whose they are. */
export async function unorder(
  parts: Pick<FundParts, 'ledger'>,
  work: Work,
  { id, fund_id: fund, user_id: userId, units_micro: unitsMicro }: OrderRow,
): Promise<void> {
  const position = await openPosition(work, { userId, fund });
  const moved = await moveUnits(parts, work, {
    kind: 'funds_unorder',
    from: orderedBy(id),
    to: unitsOf(position),
    unitsMicro: unitsMicro ?? 0n,
    order: id,
  });
  invariant(moved === 'moved', 'the units of an order are gone');
}

async function knownFund({ db }: Pick<Work, 'db'>, slug: string): Promise<FundRow> {
  const fund = await findFund(db, { slug });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  return fund;
}

async function refuseMany({ db }: Pick<Work, 'db'>, person: string): Promise<void> {
  if ((await lockWaiting(db, person)) >= WAITING_ORDERS_MAX)
    throw new Refusal(fundRefusals.too_many_orders, { members: { maximum: WAITING_ORDERS_MAX } });
}

async function keep(
  work: Work,
  fund: FundRow,
  order: Pick<OrderRow, 'id' | 'user_id' | 'side' | 'amount_minor' | 'units_micro' | 'hold_id'>,
): Promise<UnitOrder> {
  const row = { ...order, fund_id: fund.id, cut_off: cutOffAfter(work.now), is_sample: false };
  await insertOrder(work, row);
  const placed = {
    state: 'waiting',
    valuation_id: null,
    reason: null,
    placed_at: work.now,
    price_micro: null,
  } as const;
  return shownOrder(work, { row: { ...row, ...placed }, fund });
}
