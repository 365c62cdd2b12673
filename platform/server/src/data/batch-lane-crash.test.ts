/** On a database of its own, with fsync on, which is killed while people are being answered. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLane, type LaneOptions } from './batch-lane.ts';
import { systemClock } from '../clock.ts';
import { openPool } from '../postgres/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { openQueuePool, quietLogger } from '../jobs/job-runner.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { silentLog } from '../log.ts';
import { migrate } from '../postgres/migrate.ts';
import { writeJob } from '../jobs/outbox.ts';

const CALLERS = 32;
const ENOUGH = 1_500;

let place: string;
let server: EmbeddedPostgres;
const password = randomBytes(12).toString('hex');

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'egcr-lane-crash-'));
  await chmod(place, 0o755);
});
afterAll(async () => {
  await server.stop();
  rmSync(place, { recursive: true, force: true });
});

/** The postmaster and everything it has started, at once: as when the machine loses the process group. */
async function killPostgres(): Promise<void> {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === server.pid);
  process.kill(server.pid, 'SIGKILL');
  for (const child of children) {
    try {
      process.kill(Number(child), 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
  await server.ended;
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** A database that brings its log to the disk only when someone waits for it. */
async function startDatabase(): Promise<Pool> {
  server = await startEmbeddedPostgres({ directory: join(place, 'postgres'), password });
  const pool = openPool({ url: server.url, applicationName: 'crash' });
  await pool.query('drop table if exists acknowledged');
  await pool.query('create table acknowledged (id integer primary key)');
  await pool.query("alter system set wal_writer_delay = '10s'");
  await pool.query("alter system set wal_writer_flush_after = '1GB'");
  await pool.query('select pg_reload_conf()');
  return pool;
}

/** Starts it again, and says how many of some ids are gone. */
async function lostOf(ids: readonly number[]): Promise<number> {
  server = await startEmbeddedPostgres({ directory: join(place, 'postgres'), password });
  const reader = openPool({ url: server.url, applicationName: 'crash' });
  const { rows } = await reader.query<{ id: number }>('select id from acknowledged');
  await reader.end();
  await server.stop();
  const present = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !present.has(id)).length;
}

/** Submits through a lane until enough were acknowledged, kills the database, and says how many of those are gone afterwards. */
async function lostAfterKill(options: Pick<LaneOptions<number, number>, 'flusher'>): Promise<number> {
  const pool = await startDatabase();
  const lane = createLane<number, number>({
    pool,
    post: async ({ client }, ids) => {
      await client.query('insert into acknowledged select unnest($1::integer[])', [ids]);
      return ids;
    },
    ...options,
  });
  const acknowledged: number[] = [];
  let next = 0;
  const call = async () => {
    for (;;) acknowledged.push(await lane.submit((next += 1)));
  };
  const callers = Promise.allSettled(Array.from({ length: CALLERS }, call));
  while (acknowledged.length < ENOUGH) await new Promise((resolve) => setImmediate(resolve));
  await killPostgres();
  await callers;
  await lane.close();
  await pool.end();
  return lostOf(acknowledged);
}

/**
 * A lane writes rows and queues a job for each, and nobody waits for its flush; a worker takes the jobs as graphile-worker does, on the
 * queue's own pool, and acts outside the database. Says how many it had acted on, when the database was killed, that are gone.
 * `isSynchronous`: whether what it takes is flushed by its commit.
 */
async function actedInVain(isSynchronous: boolean): Promise<number> {
  const pool = await startDatabase();
  await migrate({ url: server.url, folders: [], clock: systemClock, log: silentLog });
  await prepareJobs(pool);
  if (!isSynchronous) await pool.query('alter role current_user set synchronous_commit = off');
  const queue = openQueuePool(pool);
  const lane = createLane<number, number>({
    pool,
    flusher: { flushed: async () => undefined },
    post: async ({ client, db }, ids) => {
      await client.query('insert into acknowledged select unnest($1::integer[])', [ids]);
      for (const id of ids) await writeJob(db, { job: 'act', payload: { id }, now: new Date() });
      return ids;
    },
  });
  const acted: number[] = [];
  for (let id = 1; acted.length < 20; id += 1) {
    await lane.submit(id);
    acted.push(...(await takeJobs(queue)));
  }
  await killPostgres();
  await lane.close();
  await queue.end();
  await pool.end();
  return lostOf(acted);
}

async function takeJobs(queue: Pool): Promise<number[]> {
  const taken: number[] = [];
  const act = (payload: unknown) => void taken.push((payload as { readonly id: number }).id);
  await runOnce({ pgPool: queue, taskList: { act }, noHandleSignals: true, logger: quietLogger() });
  // The worker does not wait until it has deleted the last job: a database killed meanwhile would be an error of nobody's.
  while (await holdsJobs(queue)) await new Promise((resolve) => setImmediate(resolve));
  return taken;
}

async function holdsJobs(queue: Pool): Promise<boolean> {
  return (await queue.query('select from graphile_worker.jobs limit 1')).rowCount !== 0;
}

it('loses nothing that was answered for when the database is killed', async () => {
  expect(await lostAfterKill({})).toBe(0);
});

it('would lose it without the wait for the flush: this test can fail', async () => {
  expect(await lostAfterKill({ flusher: { flushed: async () => undefined } })).toBeGreaterThan(0);
});

it('lets no job act on what the disk does not have', async () => {
  expect(await actedInVain(true)).toBe(0);
});

it('would act in vain if workers took jobs without a flush: this test can fail', async () => {
  expect(await actedInVain(false)).toBeGreaterThan(0);
});
