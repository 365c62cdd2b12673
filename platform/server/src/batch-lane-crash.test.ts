/** On a database of its own, with fsync on, which is killed while people are being answered. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLane, type LaneOptions } from './batch-lane.ts';
import { openPool } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

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

/** Submits through a lane until enough were acknowledged, kills the database, and says how many of those are gone afterwards. */
async function lostAfterKill(options: Pick<LaneOptions<number, number>, 'flusher'>): Promise<number> {
  server = await startEmbeddedPostgres({ directory: join(place, 'postgres'), password });
  const pool = openPool({ url: server.url, applicationName: 'crash' });
  await pool.query('drop table if exists acknowledged');
  await pool.query('create table acknowledged (id integer primary key)');
  // Nobody but a flush brings the log to the disk while this runs.
  await pool.query("alter system set wal_writer_delay = '10s'");
  await pool.query("alter system set wal_writer_flush_after = '1GB'");
  await pool.query('select pg_reload_conf()');
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

  server = await startEmbeddedPostgres({ directory: join(place, 'postgres'), password });
  const reader = openPool({ url: server.url, applicationName: 'crash' });
  const { rows } = await reader.query<{ id: number }>('select id from acknowledged');
  await reader.end();
  await server.stop();
  const present = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !present.has(id)).length;
}

it('loses nothing that was answered for when the database is killed', { timeout: 60_000 }, async () => {
  expect(await lostAfterKill({})).toBe(0);
});

it('would lose it without the wait for the flush: this test can fail', { timeout: 60_000 }, async () => {
  expect(await lostAfterKill({ flusher: { flushed: async () => undefined } })).toBeGreaterThan(0);
});
