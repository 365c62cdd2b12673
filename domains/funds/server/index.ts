import type { ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import * as z from 'zod/mini';

import {
  buyUnitsCall,
  cancelUnitOrderCall,
  listFundsToValueCall,
  listWealthFundsCall,
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
import { buyUnits, cancelOrder, redeemUnits } from './place-order.ts';
import { fundSamples } from './samples.ts';
import { SETTLE, SETTLE_ALL, settleAll, settleOrders } from './settle-orders.ts';
import { listWealthFunds, readWealthFund } from './show-funds.ts';
import { readHoldings } from './show-orders.ts';
import { seedFunds } from './standing.ts';
import { listFundsToValue, proposeValuation, valuationKind } from './value-fund.ts';

export { fundKinds } from './money.ts';
export type { FundParts } from './parts.ts';

const ofJob = z.object({ fund: uuid });

/** Wealth funds: units at the next price, valued by two people, every balance in the ledger. */
export function createFunds(parts: FundParts): {
  readonly domain: ServerDomain;
  readonly proposals: readonly ProposalKind[];
} {
  const kind = valuationKind(parts);
  return {
    proposals: [kind],
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
