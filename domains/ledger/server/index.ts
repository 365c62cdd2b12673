import type { Database } from '@egcr/server-kit/database';
import type { ServerDomain } from '@egcr/server-kit/domain';

import type { AssetCode } from '../contract/assets.ts';
import { ledgerScreens } from '../contract/screens.ts';
import type { Ledger } from './books/ledger.ts';
import { postgresLedger } from './books/postgres-ledger.ts';
import { circulating } from './circulating.ts';
import { countTransfersSince } from './count-transfers.ts';
import { expiringHolds } from './expire-holds.ts';
import { ledgerHealth } from './health.ts';
import { ledgerJobs } from './jobs.ts';
import { registerLedgerRoutes } from './routes.ts';
import { sealedLog, type LogDoor, type SealedLogSettings } from './sealed-log/index.ts';

export {
  codeForPeople,
  leftOf,
  unmapped,
  type Account,
  type EntriesQuery,
  type Entry,
  type Hold,
  type Ledger,
  type Owner,
  type Period,
  type PostedTransfer,
  type Posting,
  type RefusalCode,
  type Verdict,
  type WantedAccount,
} from './books/ledger.ts';
export { ledgerLane } from './books/ledger-lane.ts';
export { postgresLedger } from './books/postgres-ledger.ts';
export { soakLedger } from './books/soak.ts';
export { ownPart } from './own-part.ts';
export { PLATFORM } from './platform-owner.ts';
export {
  makeLogKey,
  readLogKey,
  storedLogKey,
  turnLogKey,
  type LogKey,
  type StoredLogKey,
} from './sealed-log/log-key.ts';

/** The ledger, as every domain that moves money reaches it. */
export interface LedgerDoor extends Ledger {
  /** The sealed log: how to check it whole. */
  readonly log: LogDoor;
  /** Minor units of an asset that everybody but the platform itself holds together. One read. */
  circulating(db: Database, asset: AssetCode): Promise<bigint>;
  /** How many transfers were posted from that moment on. One read. */
  countTransfersSince(db: Database, since: Date): Promise<number>;
}

/** The ledger, given the key of its sealed log and where roots are published. */
export function createLedger({ log }: { readonly log: SealedLogSettings }): {
  readonly domain: ServerDomain;
  readonly door: LedgerDoor;
} {
  const sealed = sealedLog(postgresLedger, log);
  const expiring = expiringHolds(postgresLedger);
  const books = ledgerJobs(postgresLedger);
  return {
    domain: {
      name: 'ledger',
      screens: ledgerScreens,
      calls: sealed.calls,
      jobs: { ...expiring.jobs, ...books.jobs, ...sealed.jobs },
      schedules: [...expiring.schedules, ...books.schedules, ...sealed.schedules],
      routes: (...given) => registerLedgerRoutes(given, postgresLedger),
      health: (services) => ledgerHealth(services, { ledger: postgresLedger, sealing: sealed.health }),
    },
    door: {
      ...postgresLedger,
      log: sealed.door,
      circulating: (db, asset) => circulating(postgresLedger, db, asset),
      countTransfersSince,
    },
  };
}
