import type { WireMoney } from '@egcr/contract/money';
import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import type { Database } from '@egcr/server-kit/database';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { ratesScreens } from '../contract/screens.ts';
import {
  addAlertCall,
  alertsCall,
  importRatesCall,
  jvdRateCall,
  rateHistoryCall,
  ratesCall,
  removeAlertCall,
  setJvdPolicyCall,
  type RateCurrency,
} from '../contract/index.ts';
import { addRateAlert, readAlerts, removeRateAlert } from './alerts/alerts.ts';
import { checkAlerts, forgetAlerts } from './alerts/check-alerts.ts';
import { registerDevRates } from './dev-rates.ts';
import { tableProposal } from './import-rates.ts';
import { stepHealth } from './held-steps.ts';
import { emptyMarket, type MarketFeed } from './jvd/market-rules.ts';
import { beginJvd, PUBLISH_JVD, publishJvd } from './jvd/publish-jvd.ts';
import { readJvd } from './jvd/read-jvd.ts';
import { jvdPolicyProposal } from './jvd/set-policy.ts';
import type { RatesParts } from './parts.ts';
import { CHECK_ALERTS } from './publish.ts';
import { currentRate, currentRates, type CurrentRate, type RateReader } from './rates.ts';
import { listRates, readHistory } from './read-rates.ts';
import type { RatesSettings } from './settings.ts';
import { FETCH_TABLE, fetchTable, readTableFile } from './tables/fetch-table.ts';
import { putSamples } from './tables/sample-rates.ts';
import { dollarsOf } from './worth.ts';

export type { MarketFeed, Trade } from './jvd/market-rules.ts';
export type { CurrentRate } from './rates.ts';
export type { RatesSettings } from './settings.ts';

/** What other domains may ask of the rates. */
export interface RatesDoor {
  /** The rate in force, with its age; undefined where no source leads from one currency to the other. One read. */
  currentRate(
    work: Pick<Work, 'db' | 'now'>,
    pair: { readonly from: RateCurrency; readonly to: RateCurrency },
  ): Promise<CurrentRate | undefined>;
  /** The same for the person who needs several. One read. */
  currentRates(work: Pick<Work, 'db' | 'now'>): Promise<RateReader>;
  /** What amounts are worth together now, in US cents. One read. */
  dollarsOf(work: Pick<Work, 'db' | 'now'>, amounts: readonly WireMoney[]): Promise<bigint>;
}

interface Given {
  readonly settings: RatesSettings;
  /** Where tables and JVD's price wait for a second person. */
  readonly approvals: ApprovalsDoor;
  /** Minor units of JVD that circulate, where a ledger can be asked. */
  readonly supply?: (db: Database) => Promise<bigint>;
  /** Trades in JVD; nobody's where none is given. */
  readonly market?: MarketFeed;
}

/** Exchange rates: where they come from, what is in force, and who wants to be told. */
export function createRates({ settings, approvals, supply, market = emptyMarket }: Given): {
  readonly domain: ServerDomain;
  readonly door: RatesDoor;
  /** What of the rates takes two people. */
  readonly proposals: readonly ProposalKind[];
} {
  const parts: RatesParts = { settings, market, supply };
  const jvdPolicy = jvdPolicyProposal(parts);
  const { tableUrl, tableFile } = settings;
  const domain: ServerDomain = {
    name: 'rates',
    screens: ratesScreens,
    calls: [
      handle(ratesCall, listRates),
      handle(jvdRateCall, (work) => readJvd(parts, work)),
      handle(rateHistoryCall, readHistory),
      handle(importRatesCall, (work, { body: { reason, ...payload } }) =>
        approvals.propose(work, tableProposal, { subject: payload.source, payload, reason }),
      ),
      handle(setJvdPolicyCall, (work, { body: { reason, ...payload } }) =>
        approvals.propose(work, jvdPolicy, { subject: 'JVD', payload, reason }),
      ),
      handle(alertsCall, readAlerts),
      handle(addAlertCall, addRateAlert),
      handle(removeAlertCall, removeRateAlert),
    ],
    jobs: {
      [CHECK_ALERTS]: checkAlerts,
      [PUBLISH_JVD]: (work) => publishJvd(work, market),
      ...(tableUrl === undefined ? {} : { [FETCH_TABLE]: (work: Work) => fetchTable(work, tableUrl) }),
    },
    schedules: [
      { cron: '*/5 * * * *', job: PUBLISH_JVD },
      ...(tableUrl === undefined ? [] : [{ cron: '7 * * * *', job: FETCH_TABLE }]),
    ],
    listeners: forgetAlerts,
    routes: (...given) => registerDevRates(given, parts),
    health: ({ db }) => stepHealth(db),
    seed: async (work) => {
      if (tableFile !== undefined) await readTableFile(work, tableFile);
      if (tableUrl !== undefined) await work.enqueue(FETCH_TABLE, {}, { key: FETCH_TABLE });
      await beginJvd(work, market);
      if (settings.hasSamples) await putSamples(work);
    },
  };
  return { domain, door: { currentRate, currentRates, dollarsOf }, proposals: [tableProposal, jvdPolicy] };
}
