import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  amountFor,
  FUND_ASSET_SCALE,
  microText,
  OWN_ORDERS_MAX,
  type readHoldingsCall,
  type UnitOrder,
} from '../contract/index.ts';
import { lastValuations, listFunds, type FundRow } from './fund-store.ts';
import { fundWords } from './fund-words.ts';
import { ordersOf, positionsOf, type PricedRow } from './order-store.ts';
import type { FundParts } from './parts.ts';
import { unitsIn } from './units.ts';
import { moneyIn } from './wire.ts';

/** The caller's units and latest orders. */
export async function readHoldings(
  { ledger }: Pick<FundParts, 'ledger'>,
  work: Work,
): Promise<ReplyOf<typeof readHoldingsCall>> {
  const { userId } = personOf(work);
  const funds = new Map((await listFunds(work.db)).map((fund) => [fund.id, fund]));
  const orders = await ordersOf(work.db, { userId, limit: OWN_ORDERS_MAX });
  const positions = await positionsOf(work.db, userId);
  const units = await unitsIn(
    { ledger },
    work.db,
    positions.map(({ id }) => id),
  );
  const prices = await lastValuations(work.db, [...funds.keys()]);
  const isOpen = ({ state }: PricedRow) => state === 'waiting' || state === 'priced';
  return {
    positions: positions.flatMap(({ id, fund_id: fundId }) => {
      const fund = funds.get(fundId);
      const own = units.get(id) ?? 0n;
      const ordered = orders
        .filter((each) => each.side === 'redeem' && each.fund_id === fundId && isOpen(each))
        .reduce((sum, { units_micro: each }) => sum + (each ?? 0n), 0n);
      if (fund === undefined || own + ordered === 0n) return [];
      const price = prices.get(fundId)?.price_micro ?? 0n;
      return [
        {
          fund: fund.slug,
          title: fundWords(fund.slug, work.request.language).title,
          units: microText(own),
          units_ordered: microText(ordered),
          value: moneyIn(amountFor(own + ordered, price, FUND_ASSET_SCALE)),
        },
      ];
    }),
    orders: orders.flatMap((row) => {
      const fund = funds.get(row.fund_id);
      return fund === undefined ? [] : [shownOrder(work, { row, fund })];
    }),
  };
}

/** An order as its owner sees it. */
export function shownOrder(
  { now }: Pick<Work, 'now'>,
  { row, fund }: { readonly row: PricedRow; readonly fund: FundRow },
): UnitOrder {
  return {
    id: row.id,
    fund: fund.slug,
    side: row.side,
    state: row.state,
    amount: row.amount_minor === null ? null : moneyIn(row.amount_minor),
    units: row.units_micro === null ? null : microText(row.units_micro),
    price: row.price_micro === null ? null : microText(row.price_micro),
    cut_off: toInstant(row.cut_off),
    may_cancel: row.state === 'waiting' && now < row.cut_off,
    reason: row.reason,
    is_sample: row.is_sample,
    placed_at: toInstant(row.placed_at),
  };
}
