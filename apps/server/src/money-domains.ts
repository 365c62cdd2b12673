import { join } from 'node:path';

import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import { createBanking } from '@egcr/banking/server';
import { createConnectors } from '@egcr/connectors/server';
import {
  createDisbursements,
  disbursementKinds,
  type DisbursementParts,
  type DisbursementsDoor,
} from '@egcr/disbursements/server';
import { createExchange } from '@egcr/exchange/server';
import { createFunds, fundKinds, type FundsDoor } from '@egcr/funds/server';
import { createLedger, type LedgerDoor, type LogKey } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import { createRates, type RatesDoor } from '@egcr/rates/server';
import { rewardKind } from '@egcr/referrals/server';
import { registrationFee, requireStatus, statusAllows } from '@egcr/registry/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import type { UploadsDoor } from '@egcr/server-kit/uploads';
import { createPayments, paymentKinds } from '@egcr/payments/server';
import { createPaymentRequests } from '@egcr/payment-requests/server';
import { actingDoor, teamLately } from '@egcr/organisations/server';
import { treasuryKinds, walletOf } from '@egcr/treasury/server';
import { createPayouts } from '@egcr/payouts/server';
import { createRisk } from '@egcr/risk/server';
import { createSettlements } from '@egcr/settlements/server';
import { createStandingOrders } from '@egcr/standing-orders/server';
import { createStatements } from '@egcr/statements/server';
import { createWallet, type MoneyDoor, type WalletDoor } from '@egcr/wallet/server';

import type { Config } from './config.ts';

/** What the register forbids a business by its status. */
const status = { requireStatus, statusAllows };

interface Given {
  /** Signs the sealed log of the ledger. */
  readonly logKey: LogKey;
  readonly people: People;
  readonly uploads: UploadsDoor;
  readonly approvals: ApprovalsDoor;
  readonly staff: Pick<DisbursementParts, 'namesOf' | 'record'>;
}

interface MoneyDomains {
  /** In the order in which they seed. */
  readonly domains: readonly ServerDomain[];
  readonly ledger: LedgerDoor;
  readonly rates: RatesDoor;
  readonly wallet: WalletDoor &
    MoneyDoor<typeof rewardKind | typeof registrationFee | (typeof treasuryKinds)[number]>;
  readonly disbursements: DisbursementsDoor;
  readonly funds: FundsDoor;
  /** What of money takes two people. */
  readonly proposals: readonly ProposalKind[];
}

/** Why domains other than the wallet move money. */
const kinds = [
  rewardKind,
  registrationFee,
  ...paymentKinds,
  ...disbursementKinds,
  ...fundKinds,
  ...treasuryKinds,
] as const;

const businesses: Parameters<typeof createDisbursements>[0]['businesses'] = {
  ...actingDoor,
  teamLately: (work, id) => teamLately({ acting: actingDoor }, work, id),
  walletOf,
};

/** The domains that keep and move money. Calls go one way: everyone posts in the ledger, and the ledger knows none of them. */
export function composeMoney(
  config: Pick<Config, 'kit' | 'dataDirectory' | 'rates' | 'bank' | 'rails'>,
  { logKey, people, uploads, approvals, staff }: Given,
): MoneyDomains {
  const ledger = createLedger({
    log: { key: logKey, publishTo: join(config.dataDirectory, 'ledger-log', 'checkpoints.txt') },
  });
  const supply: Parameters<typeof createRates>[0]['supply'] = (db) => ledger.door.circulating(db, 'JVD');
  const rates = createRates({ settings: config.rates, approvals, supply });
  const wallet = createWallet({
    kinds,
    people,
    ledger: ledger.door,
    rates: rates.door,
    lockWaiting: (db, userId) => banking.door.lockWaiting(db, userId),
    stopWaiting: (work, wanted) => banking.door.stopWaiting(work, wanted),
    settings: {
      hasSandbox: config.kit.isDemo,
      limitsNetworks: config.kit.rateLimitsOn || !config.kit.isTestMode,
    },
  });
  const given = { people, ledger: ledger.door, rates: rates.door, approvals };
  const banking = createBanking({
    ...given,
    settings: { hasSandbox: config.kit.isDemo, ...(config.bank && { bank: config.bank }) },
  });
  const exchange = createExchange({
    ...given,
    wallet: wallet.door,
    settings: { fillsLiquidity: config.rates.hasSamples },
  });
  const seen = { people, ledger: ledger.door, publicUrl: config.kit.publicUrl };
  const statements = createStatements({ ...seen, businesses: actingDoor, wallet: wallet.door });
  const standingOrders = createStandingOrders({ people, wallet: wallet.door });
  const paymentRequests = createPaymentRequests({ people, wallet: wallet.door, exchange: exchange.door });
  const connectors = createConnectors({ ...seen, settings: config.rails, payments: () => payments.door });
  const risk = createRisk();
  const payments = createPayments({
    ...staff,
    ...seen,
    ...connectors,
    uploads,
    risk: risk.door,
    ...status,
    money: wallet.door,
    payouts: () => payouts.door,
  });
  const payouts = createPayouts({ people, payments: () => payments.door });
  const settlements = createSettlements({ approvals, payments: () => payments.door });
  const disbursements = createDisbursements({
    ...staff,
    approvals,
    businesses,
    wallet: wallet.door,
    ledger: ledger.door,
    worthOf: (work, moves) => rates.door.dollarsOf(work, moves),
  });
  const funds = createFunds({ ...given, wallet: wallet.door, budgets: disbursements.door });
  const first = [ledger, rates, wallet, statements, standingOrders, paymentRequests];
  const proposing = [banking, exchange, settlements, disbursements, funds];
  return {
    domains: [...first, risk, payments, payouts, connectors, ...proposing].map(({ domain }) => domain),
    ledger: ledger.door,
    rates: rates.door,
    wallet: wallet.door,
    disbursements: disbursements.door,
    funds: funds.door,
    proposals: [rates, ...proposing].flatMap(({ proposals }) => proposals),
  };
}
