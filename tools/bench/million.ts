import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { postgresLedger, soakLedger } from '@egcr/ledger/server';
import { systemClock } from '@egcr/server-kit/clock';
import { openDatabase, openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';
import { silentLog } from '@egcr/server-kit/log';
import { testCipher as cipher } from '@egcr/server-kit/testing/cipher';
import { createUnitOfWork } from '@egcr/server-kit/unit-of-work';

import { startServer } from './http-caller.ts';
import type { BenchOptions, BenchReport } from './report.ts';

/** Reading every entry of a million takes longer than any call may. */
const PROOF_MS = 600_000;

/**
 * A million transfers of all kinds (`--size`) by 256 callers through the lane on an embedded PostgreSQL with fsync on, and the proof
 * of every rule at the end: `broken` must be 0.
 */
export async function benchMillion({ size, seed, say }: BenchOptions): Promise<BenchReport> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  const url = `${postgres.url}?options=${encodeURIComponent(`-c statement_timeout=${PROOF_MS}`)}`;
  try {
    // The server brings the database up to date as it starts; nobody calls it after that.
    await (await startServer(postgres.url)).stop();
    const pool = openPool({ url, applicationName: 'bench', connectionsMax: 12 });
    const db = openDatabase(pool);
    const unit = createUnitOfWork({ db, clock: systemClock, log: silentLog, cipher });
    const services = { pool, db, clock: systemClock, unit };
    const report = await soakLedger(postgresLedger, {
      services,
      transfers: size,
      seed,
      accounts: 9000,
      callers: 512,
    });
    for (const [answer, count] of Object.entries(report.answers)) say(`${answer}: ${count}`);
    await pool.end();
    return { size, seed, posted: report.posted, broken: report.broken.length, took_s: report.tookMs / 1000 };
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}
