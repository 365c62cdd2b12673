import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import type { WireMoney } from '@egcr/contract/money';
import { handle, handleBatch, type ServerDomain } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { RatesDoor } from '@egcr/rates/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import {
  addSandboxMoneyCall,
  recipientCall,
  sendMoneyCall,
  transferCall,
  transfersCall,
  walletCall,
} from '../contract/endpoints.ts';
import type { AssetCode } from '../contract/assets.ts';
import { walletRefusals } from '../contract/refusals.ts';
import { readMoney } from '../contract/rules.ts';
import { addSandboxMoney, fundWith } from './add-sandbox-money.ts';
import { circulating } from './circulating.ts';
import { countTransfersSince } from './count-transfers.ts';
import { convertHandlers, convertJobs, convertProposals, convertSchedules } from './convert/calls.ts';
import { expiringHolds } from './expire-holds.ts';
import { findRecipient } from './find-recipient.ts';
import { onUserDeleted } from './forget-person.ts';
import { walletHealth } from './ledger-health.ts';
import { ledgerJobs } from './ledger-jobs.ts';
import { registerLedgerRoutes } from './ledger-routes.ts';
import { historyHandlers } from './history/calls.ts';
import { importHandlers } from './imports/calls.ts';
import { readableStatements, statementColumns } from './imports/sealed-statements.ts';
import type { Ledger } from './ledger/ledger.ts';
import { postgresLedger } from './ledger/postgres-ledger.ts';
import type { WalletParts } from './parts.ts';
import { peopleCalls, peopleJobs, peopleSchedules } from './people-calls.ts';
import type { People } from './people.ts';
import { listTransfers, readTransfer } from './read-history.ts';
import { railHandlers, railProposals } from './rails/calls.ts';
import { payoutColumn, readablePayouts } from './rails/payout-details.ts';
import { entryColumns, readableEntries } from './rails/sealed-entries.ts';
import { readWallet } from './read-wallet.ts';
import { securityHandlers, securityJobs } from './security/calls.ts';
import { sendMoney } from './send-money.ts';
import { sealedLog, type LogDoor, type SealedLogSettings } from './sealed-log/index.ts';
import type { WalletSettings } from './settings.ts';
import { statementHandlers } from './statements/calls.ts';

export type { Hold, Ledger, Posting, Verdict, WantedHold } from './ledger/ledger.ts';
export { ledgerLane } from './ledger/ledger-lane.ts';
export { postgresLedger } from './ledger/postgres-ledger.ts';
export { soakLedger } from './ledger/soak.ts';
export type { KnownPerson, People } from './people.ts';
export type { LogDoor, SealedLogSettings } from './sealed-log/index.ts';
export {
  makeLogKey,
  readLogKey,
  storedLogKey,
  turnLogKey,
  type LogKey,
  type StoredLogKey,
} from './sealed-log/log-key.ts';
export type { WalletSettings } from './settings.ts';

/** What other domains, demo data and tests may ask of the wallet. */
export interface WalletDoor {
  readonly ledger: Ledger;
  /** The sealed log: how to check it whole. */
  readonly log: LogDoor;
  /** Minor units of an asset that everybody but the platform itself holds together. One read. */
  circulating(db: Database, asset: AssetCode): Promise<bigint>;
  /** How many transfers were posted from that moment on. One read. */
  countTransfersSince(db: Database, since: Date): Promise<number>;
  /**
   * Gives a person play money, whatever the day's limit: for demo people and `/dev/fund`. Refuses invalid_amount (also for an
   * unknown currency or a wrong scale), account_frozen. Emits wallet.transfer_posted.
   */
  fund(work: Work, funding: { readonly userId: string; readonly amount: WireMoney }): Promise<void>;
}

interface Given {
  readonly people: People;
  readonly rates: RatesDoor;
  readonly approvals: ApprovalsDoor;
  readonly settings: WalletSettings;
  /** The sealed log of the ledger. */
  readonly log: SealedLogSettings;
}

/** The wallet, given how to find people. */
export function createWallet({ people, rates, approvals, settings, log }: Given): {
  readonly domain: ServerDomain;
  readonly door: WalletDoor;
  /** What of the wallet takes two people. */
  readonly proposals: readonly ProposalKind[];
} {
  const parts: WalletParts = { people, rates, approvals, settings, ledger: postgresLedger };
  const [rails, convert] = [railProposals(parts), convertProposals(parts)];
  const sealed = sealedLog(parts.ledger, log);
  const expiring = expiringHolds(parts.ledger);
  const books = ledgerJobs(parts.ledger);
  const domain: ServerDomain = {
    name: 'wallet',
    migrations: new URL('../migrations/', import.meta.url),
    calls: [
      handle(walletCall, (work) => readWallet(parts, work)),
      handleBatch(sendMoneyCall, (batch) => sendMoney(parts, batch)),
      handle(transfersCall, (work, input) => listTransfers(parts, work, input)),
      handle(transferCall, (work, input) => readTransfer(parts, work, input)),
      handle(recipientCall, (work, input) => findRecipient(parts, work, input)),
      handle(addSandboxMoneyCall, (work, input) => addSandboxMoney(parts, work, input)),
      ...securityHandlers(parts),
      ...historyHandlers(parts),
      ...statementHandlers(parts),
      ...railHandlers(parts, rails),
      ...importHandlers(),
      ...convertHandlers(parts, convert),
      ...peopleCalls(parts),
      ...sealed.calls,
    ],
    jobs: {
      ...peopleJobs(parts),
      ...securityJobs(parts),
      ...expiring.jobs,
      ...books.jobs,
      ...convertJobs,
      ...sealed.jobs,
    },
    schedules: [
      ...peopleSchedules,
      ...expiring.schedules,
      ...books.schedules,
      ...convertSchedules,
      ...sealed.schedules,
    ],
    listeners: { 'identity.user_deleted': onUserDeleted },
    routes: (...given) => registerLedgerRoutes(given, parts.ledger),
    sealed: [payoutColumn, ...statementColumns, ...entryColumns],
    leftReadable: [readablePayouts, ...readableStatements, ...readableEntries],
    health: (services) => walletHealth(services, { ledger: parts.ledger, sealing: sealed.health }),
  };
  const door: WalletDoor = {
    ledger: parts.ledger,
    log: sealed.door,
    circulating: (db, asset) => circulating(parts.ledger, db, asset),
    countTransfersSince,
    fund: async (work, { userId, amount }) => {
      const money = readMoney(amount);
      if (!money || money.amountMinor < 1n)
        throw new Refusal(walletRefusals.invalid_amount, { field: 'amount' });
      await fundWith(parts, work, { id: work.newId(), userId, money });
    },
  };
  return { domain, door, proposals: [...Object.values(rails), ...Object.values(convert)] };
}
