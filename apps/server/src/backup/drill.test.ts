import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { openPool } from '@egcr/server-kit/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { balanceOf, type DevPerson, jvd, makePeople, send } from '../../testing/api.ts';
import { eventually, StartedProduct } from '../../testing/started-product.ts';
import { runningDatabase } from '../running-database.ts';

// Whole products are started and brought back here, and the machine may be busy with others.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const FUND = 1_000_000;
/** Tokens are made for one address; the product that comes back has it too. */
const PUBLIC_URL = 'http://drill.example';
let place: string;
let product: StartedProduct;
let dataDirectory: string;
let backupDirectory: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-drill-'));
  chmodSync(place, 0o755);
  dataDirectory = join(place, 'data');
  backupDirectory = join(place, "kept 100% of Pat's");
  product = await StartedProduct.start({
    dataDirectory,
    settings: { BACKUP_DIR: backupDirectory, PUBLIC_URL },
  });
  await product.ready();
});
afterAll(async () => {
  await product.stop();
  rmSync(place, { recursive: true, force: true });
});

test('a backup made while people pay is brought back to the moment before somebody emptied the ledger, and the money is right', async () => {
  const people = await makePeople(product.url, 4, jvd(FUND));
  const payments = payUntilTold(people);
  const copied = await run('take-backup.ts', ['--to', backupDirectory, '--with-keys'], {
    BACKUP_DIR: backupDirectory,
  });
  expect(copied).toMatchObject({ status: 0 });
  await eventually(() => payments.count() >= 40, 30_000);
  await payments.stop();
  const before = await Promise.all(people.map((person) => balanceOf(product.url, person)));
  expect(before.reduce((sum, balance) => sum + balance, 0)).toBe(4 * FUND);

  const until = await destroy();
  const since = performance.now();
  const restored = join(place, 'restored');
  const brought = await run('restore-backup.ts', [
    '--from',
    backupDirectory,
    '--data-dir',
    restored,
    '--until',
    until,
  ]);
  expect(brought.said).toContain('indexes are whole');
  expect(brought).toMatchObject({ status: 0 });
  expect(performance.now() - since).toBeLessThan(60_000);

  const again = await (
    await StartedProduct.start({ dataDirectory: restored, settings: { PUBLIC_URL } })
  ).ready();
  try {
    expect(await Promise.all(people.map((person) => balanceOf(again.url, person)))).toEqual(before);
    const proof = await fetch(`${again.url}/dev/ledger/proof`);
    expect(await proof.json()).toMatchObject({ broken: [] });
    const [from, to] = people;
    if (from === undefined || to === undefined) throw new Error('four people were asked for');
    expect((await send(again.url, { from, to, minor: 5, key: crypto.randomUUID() })).status).toBe(201);
  } finally {
    await again.stop();
  }
});

test('a damaged copy, a directory in use and a moment before the first copy are refused before anything is written', async () => {
  const [copy = ''] = readdirSync(join(backupDirectory, 'copies'));
  const target = join(place, 'refused');
  const early = await run('restore-backup.ts', [
    '--from',
    backupDirectory,
    '--data-dir',
    target,
    '--until',
    '2020-01-01T00:00:00Z',
  ]);
  expect(early).toMatchObject({ status: 1 });
  expect(early.said).toContain('nothing before that can be brought back');
  const used = await run('restore-backup.ts', ['--from', backupDirectory, '--data-dir', dataDirectory]);
  expect(used.said).toContain('is in use');
  writeFileSync(join(backupDirectory, 'copies', copy, 'postgres', 'PG_VERSION'), '17\n');
  const damaged = await run('restore-backup.ts', ['--from', backupDirectory, '--data-dir', target]);
  expect(damaged.said).toContain('is damaged: postgres/PG_VERSION');
  expect(readdirSync(place)).not.toContain('refused');
});

/** What a person with a database console could do on a bad day. Answers the moment before. */
async function destroy(): Promise<string> {
  const pool = openPool({
    url: runningDatabase(dataDirectory),
    applicationName: 'bad-day',
    connectionsMax: 1,
  });
  try {
    const { rows } = await pool.query<{ moment: Date }>('select clock_timestamp() as moment');
    const moment = rows[0]?.moment.toISOString() ?? '';
    await pool.query('select pg_sleep(0.05)');
    await pool.query(
      'begin; set local session_replication_role = replica; delete from ledger.entry; delete from ledger.transfer; commit',
    );
    const { rows: left } = await pool.query<{ count: bigint }>('select count(*) as count from ledger.entry');
    expect(left[0]?.count).toBe(0n);
    await pool.query('select pg_switch_wal()');
    await eventually(async () => {
      const archived = await pool.query<{ done: boolean }>(
        `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) or
           last_archived_time > now() - interval '10 seconds' as done from pg_stat_archiver`,
      );
      return archived.rows[0]?.done === true;
    }, 30_000);
    return moment;
  } finally {
    await pool.end();
  }
}

/** Everybody pays the next, over and over. */
function payUntilTold(people: readonly DevPerson[]): { count(): number; stop(): Promise<void> } {
  const over = new AbortController();
  let count = 0;
  const loops = people.map(async (from, at) => {
    const to = people[(at + 1) % people.length] ?? from;
    while (!over.signal.aborted) {
      const answer = await send(product.url, { from, to, minor: 7 + at, key: crypto.randomUUID() });
      if (answer.status === 201) count += 1;
    }
  });
  return {
    count: () => count,
    stop: async () => {
      over.abort();
      await Promise.all(loops);
    },
  };
}

async function run(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, command), ...args], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory, ...settings },
  });
  const [status, out, errors] = await Promise.all([
    new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code))),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, said: out + errors };
}
