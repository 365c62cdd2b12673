import { step } from '@egcr/server-kit/data/step';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { walletRefusals } from '@egcr/wallet/contract';

import { amountFor, FUND_ASSET_SCALE, unitOrderMachine, unitsFor } from '../contract/index.ts';
import { findFund } from './fund-store.ts';
import { cashOf, purchase, redemption } from './money.ts';
import { keepOrder, lookAgain, openPosition, pricedOrders, type PricedRow } from './order-store.ts';
import type { FundParts } from './parts.ts';
import { unorder } from './place-order.ts';
import { tellEnded } from './tell-ended.ts';
import { issuedBy, moveUnits, orderedBy, unitsOf } from './units.ts';
import { moneyIn } from './wire.ts';

export const SETTLE = 'funds.settle';
export const SETTLE_ALL = 'funds.settle_all';
const BATCH = 50;

type Parts = Pick<FundParts, 'wallet' | 'ledger'>;

/** Asks for the next orders of a fund to be settled, after the commit. */
export function enqueueSettling(work: Pick<Work, 'enqueue'>, fund: string): Promise<void> {
  return work.enqueue(SETTLE, { fund }, { key: `${SETTLE}:${fund}` });
}

/**
 * Settles the next priced orders of a fund, all in one transaction: money and units of an order change sides together, and a kill leaves all of
 * them done or none. An order that the wallet refuses keeps its reason; one that the fund has not the money for waits for it.
 */
export async function settleOrders(parts: Parts, work: Work, fundId: string): Promise<void> {
  const fund = await findFund(work.db, { id: fundId }, { isLocked: true });
  if (fund === undefined) return;
  const orders = await pricedOrders(work.db, { fund: fundId, limit: BATCH });
  for (const order of orders)
    await (order.side === 'buy' ? issue(parts, work, order) : payOut(parts, work, order));
  if (orders.length === BATCH) await enqueueSettling(work, fundId);
}

/** Looks every few minutes for orders whose settling broke off, or whose money has come. */
export async function settleAll(work: Work): Promise<void> {
  for (const fund of await lookAgain(work.db)) await enqueueSettling(work, fund);
}

/** Takes the money of a purchase and issues its units. */
async function issue(parts: Parts, work: Work, order: PricedRow): Promise<void> {
  const { id, hold_id: hold, amount_minor: amountMinor, price_micro: price } = order;
  invariant(hold !== null && amountMinor !== null && price !== null, 'a priced purchase has all of these');
  const unitsMicro = unitsFor(amountMinor, price, FUND_ASSET_SCALE);
  try {
    // A refusal of the wallet has written nothing, so nothing is to be undone here.
    await parts.wallet.capture(work, {
      kind: purchase,
      key: id,
      hold,
      to: cashOf(order.fund_id),
      amount: moneyIn(amountMinor),
      endsHold: true,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await parts.wallet.release(work, { kind: purchase, hold });
    return refuse(work, order, error.kind.code);
  }
  const position = await openPosition(work, { userId: order.user_id, fund: order.fund_id });
  await moveUnits(parts, work, {
    kind: 'funds_issue',
    from: issuedBy(order.fund_id),
    to: unitsOf(position),
    unitsMicro,
    order: id,
  });
  await keepOrder(work, {
    ...order,
    state: step(unitOrderMachine, order.state, 'settle'),
    units_micro: unitsMicro,
  });
}

/** Pays for units that are given back, and takes them out of the world. */
async function payOut(parts: Parts, work: Work, order: PricedRow): Promise<void> {
  const { id, units_micro: unitsMicro, price_micro: price } = order;
  invariant(unitsMicro !== null && price !== null, 'a priced redemption has all of these');
  const amountMinor = amountFor(unitsMicro, price, FUND_ASSET_SCALE);
  if (amountMinor === 0n) return giveUnitsBack(parts, work, order, 'too_little');
  try {
    await parts.wallet.pay(work, {
      kind: redemption,
      key: id,
      from: cashOf(order.fund_id),
      to: order.user_id,
      amount: moneyIn(amountMinor),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.kind.code === walletRefusals.insufficient_funds.code)
      return keepOrder(work, { ...order, reason: 'cash_short' });
    return giveUnitsBack(parts, work, order, error.kind.code);
  }
  await moveUnits(parts, work, {
    kind: 'funds_redeem',
    from: orderedBy(id),
    to: issuedBy(order.fund_id),
    unitsMicro,
    order: id,
  });
  await keepOrder(work, {
    ...order,
    state: step(unitOrderMachine, order.state, 'settle'),
    amount_minor: amountMinor,
  });
}

async function giveUnitsBack(parts: Parts, work: Work, order: PricedRow, reason: string): Promise<void> {
  await unorder(parts, work, order);
  return refuse(work, order, reason);
}

async function refuse(work: Work, order: PricedRow, reason: string): Promise<void> {
  await keepOrder(work, { ...order, state: step(unitOrderMachine, order.state, 'refuse'), reason });
  await tellEnded(work, order);
}
