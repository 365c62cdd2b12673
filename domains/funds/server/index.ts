import type { ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  buyUnitsCall,
  cancelUnitOrderCall,
  listFundsToValueCall,
  listWealthFundsCall,
  proposePlacementCall,
  proposeValuationCall,
  readHoldingsCall,
  readWealthFundCall,
  redeemUnitsCall,
  unitOrderMachine,
} from '../contract/index.ts';
import { fundScreens } from '../contract/screens.ts';
import { demoFunds } from './demo-funds.ts';
import { fundListeners } from './listeners.ts';
import { fundPages } from './open-page/fund-page.ts';
import type { FundParts } from './parts.ts';
import { placementKinds, proposePlacement } from './place-cash.ts';
import { buyUnits, cancelOrder, redeemUnits } from './place-order.ts';
import { fundSamples } from './samples.ts';
import { SETTLE, SETTLE_ALL, settleAll, settleOrders } from './settle-orders.ts';
import { countWealth, listWealthFunds, readWealthFund } from './show-funds.ts';
import { readHoldings } from './show-orders.ts';
import { proposeSpending, spendingKind, type SpendingProposed } from './spend-fund.ts';
import { seedFunds } from './standing.ts';
import { valueAhead, type ValuedAhead } from './value-ahead.ts';
import { listFundsToValue, proposeValuation, valuationKind } from './value-fund.ts';

export { fundKinds } from './money.ts';
export type { FundParts } from './parts.ts';

/** What domains ask that keep budgets. */
export interface FundsDoor {
  /** Proposes to give money of a wealth fund to a budget, within what may be spent this year. Refuses not_found, then as approvals do. */
  proposeSpending(work: Work, wanted: SpendingProposed): ReturnType<FundParts['approvals']['propose']>;
  /** Prices the orders of a fund that wait, without waiting for the day to end or for two people. For tests alone. */
  valueAhead(work: Work, wanted: ValuedAhead): ReturnType<typeof valueAhead>;
  /** What wealth funds are worth together, without samples. */
  countWealth(at: Pick<Work, 'db' | 'now'>): ReturnType<typeof countWealth>;
}

const ofJob = z.object({ fund: uuid });

/** Wealth funds: units at the next price, valued by two people, every balance in the ledger. */
export function createFunds(parts: FundParts): {
  readonly domain: ServerDomain;
  readonly proposals: readonly ProposalKind[];
  readonly door: FundsDoor;
} {
  const kind = valuationKind(parts);
  const kinds = placementKinds(parts);
  const spend = spendingKind(parts);
  return {
    proposals: [kind, kinds.invest, kinds.divest, spend],
    door: {
      proposeSpending: (work, wanted) => proposeSpending({ ...parts, kind: spend }, work, wanted),
      valueAhead: (work, wanted) => valueAhead(parts, work, wanted),
      countWealth: (at) => countWealth(parts, at),
    },
    domain: {
      name: 'funds',
      screens: fundScreens,
      livingPages: fundPages(parts),
      calls: [
        handle(listWealthFundsCall, (work) => listWealthFunds(parts, work)),
        handle(readWealthFundCall, (work, input) => readWealthFund(parts, work, input)),
        handle(readHoldingsCall, (work) => readHoldings(parts, work)),
        handle(buyUnitsCall, (work, input) => buyUnits(parts, work, input)),
        handle(redeemUnitsCall, (work, input) => redeemUnits(parts, work, input)),
        handle(cancelUnitOrderCall, (work, input) => cancelOrder(parts, work, input)),
        handle(listFundsToValueCall, (work) => listFundsToValue(parts, work)),
        handle(proposeValuationCall, (work, input) => proposeValuation({ ...parts, kind }, work, input)),
        handle(proposePlacementCall, (work, input) => proposePlacement({ ...parts, kinds }, work, input)),
      ],
      machines: [unitOrderMachine],
      jobs: {
        [SETTLE]: (work, payload) => settleOrders(parts, work, z.parse(ofJob, payload).fund),
        [SETTLE_ALL]: settleAll,
      },
      schedules: [{ cron: '*/5 * * * *', job: SETTLE_ALL }],
      listeners: fundListeners(parts),
      seed: seedFunds,
      demo: demoFunds(parts),
      samples: fundSamples,
    },
  };
}
