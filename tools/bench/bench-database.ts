import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPool } from '@egcr/server-kit/database';
import { startEmbeddedPostgres } from '@egcr/server-kit/embedded-postgres';

import { startServer } from './http-caller.ts';

export type BenchPool = ReturnType<typeof openPool>;

export interface BenchDatabase {
  readonly pool: BenchPool;
  readonly postmaster: number;
  /** The product on this database. */
  readonly url: string;
  /** Its process. */
  readonly pid: number;
}

/** The product on a new database of its own, for one benchmark; both are gone afterwards. */
export async function onBenchDatabase<T>(
  { connections }: { readonly connections: number },
  run: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(join(tmpdir(), 'egcr-bench-'));
  await chmod(place, 0o755);
  const directory = join(place, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory, password: randomBytes(12).toString('hex') });
  // A yardstick may take longer than the product would wait for a statement.
  const url = `${postgres.url}?options=${encodeURIComponent('-c statement_timeout=0')}`;
  const pool = openPool({ url, applicationName: 'bench', connectionsMax: connections });
  try {
    const server = await startServer(postgres.url, { AUTH_STAFF_SECOND_FACTOR: 'off' });
    try {
      return await run({ pool, postmaster: postgres.pid, url: server.url, pid: server.pid });
    } finally {
      await server.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
}
