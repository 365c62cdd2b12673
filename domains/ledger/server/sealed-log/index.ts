import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { handle, type Job, type MountedCall, type Schedule } from '@egcr/server-kit/domain';
import type { HealthSign } from '@egcr/server-kit/health-signs';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { SEAL_EVERY_S } from '../../contract/limits.ts';
import {
  checkpointsCall,
  consistencyCall,
  logCall,
  transferProofCall,
} from '../../contract/sealed-log/endpoints.ts';
import type { TransferProof } from '../../contract/sealed-log/proof.ts';
import type { Ledger } from '../books/ledger.ts';
import { beginEpoch, type EpochOutcome } from './begin-epoch.ts';
import { needsEpoch } from './epoch-store.ts';
import type { LogKey } from './log-key.ts';
import { countWaiting } from './log-store.ts';
import { publishCheckpoints, readPublished } from './publish.ts';
import { listCheckpoints, proveTransfer, readConsistency, readLog, readTransferProof } from './read-log.ts';
import { sealLog } from './seal.ts';
import { verifyLog, type LogVerdict } from './verify-log.ts';

/** What the sealed log needs: the key that signs, and the file outside the database that roots are written to. */
export interface SealedLogSettings {
  readonly key: LogKey;
  /** Undefined where roots are kept in the database only: in tests. */
  readonly publishTo: string | undefined;
}

export interface LogDoor {
  /** Where this installation publishes its roots. */
  readonly publishTo: string | undefined;
  /** Checks the whole log against the ledger, against this installation's key, and against a copy of what was published. */
  verify(
    db: Database,
    options: { readonly published: string | undefined; readonly onProgress?: (transfers: number) => void },
  ): Promise<LogVerdict>;
  /** For a database that was loaded into another cluster; as the owner, in a transaction. */
  beginEpoch(
    db: Database,
    options: { readonly published: string | undefined; readonly now: Date },
  ): Promise<EpochOutcome>;
  /** The proof of a transfer, for whom the calling domain has found that they may see it. Refuses not_sealed_yet. */
  prove(work: Work, transferId: string): Promise<TransferProof>;
  /** Seals what waits, as the job does. Answers whether anything was. */
  seal(work: Work): Promise<boolean>;
  /** Transfers that no signed root holds yet. */
  waiting(db: Database): Promise<number>;
}

const SEAL = 'ledger.seal_log';
const PUBLISH = 'ledger.publish_checkpoints';

/** Its calls, jobs and schedule, for the ledger to put with its own. */
export function sealedLog(
  ledger: Ledger,
  { key, publishTo }: SealedLogSettings,
): {
  readonly calls: readonly MountedCall[];
  readonly jobs: Readonly<Record<string, Job>>;
  readonly schedules: readonly Schedule[];
  readonly door: LogDoor;
  readonly health: (db: Database) => Promise<HealthSign>;
} {
  return {
    calls: [
      handle(transferProofCall, (work, input) => readTransferProof({ ledger, key }, work, input)),
      handle(logCall, readLog),
      handle(checkpointsCall, listCheckpoints),
      handle(consistencyCall, readConsistency),
    ],
    jobs: {
      // Again in a few seconds as long as money moves; the schedule begins anew after a quiet time.
      [SEAL]: async (work) => {
        const sealed = await sealLog(work, key);
        if (sealed === undefined) return;
        await work.enqueue(PUBLISH, {}, { key: PUBLISH });
        await work.enqueue(SEAL, {}, { key: SEAL, runAt: addSeconds(work.now, SEAL_EVERY_S) });
      },
      // A job of its own: what it reads is committed and on disk.
      [PUBLISH]: async ({ db }) => {
        if (publishTo === undefined) return;
        await sql`select pg_advisory_xact_lock(hashtextextended('ledger.publish', 0))`.execute(db);
        await publishCheckpoints(db, publishTo);
      },
    },
    schedules: [
      { cron: '* * * * *', job: SEAL },
      { cron: '*/5 * * * *', job: PUBLISH },
    ],
    health: async (db) => {
      const name = 'ledger.sealing';
      return (await needsEpoch(db))
        ? { name, state: 'failing', reason: 'run_ledger_epoch' }
        : { name, state: 'well' };
    },
    door: {
      publishTo,
      verify: async (db, { published, onProgress }) =>
        verifyLog(db, {
          keys: [key.publicKey, ...key.earlierKeys],
          published: published === undefined ? [] : await readPublished(published),
          ...(onProgress && { onProgress }),
        }),
      beginEpoch: async (db, { published, now }) =>
        beginEpoch(db, {
          keys: [key.publicKey, ...key.earlierKeys],
          published: published === undefined ? [] : await readPublished(published),
          now,
        }),
      prove: (work, transferId) => proveTransfer(work, key, transferId),
      seal: async (work) => (await sealLog(work, key)) !== undefined,
      waiting: countWaiting,
    },
  };
}
