import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { openPool } from '@egcr/server-kit/database';
import { freePort } from '@egcr/server-kit/embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { balanceOf, type DevPerson, jvd, makePeople, send } from '../../testing/api.ts';
import { eventually } from '../../testing/processes.ts';
import { StartedProduct, operatorEnvironment } from '../../testing/started-product.ts';
import { runningDatabase } from '../running-database.ts';

const FUND = 1_000_000;
/** Tokens are made for one address; the product that comes back has it too. */
const PUBLIC_URL = 'http://drill.localhost';
let place: string;
let product: StartedProduct;
let dataDirectory: string;
let backupDirectory: string;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  place = mkdtempSync(join(tmpdir(), 'egcr-drill-'));
  chmodSync(place, 0o755);
  dataDirectory = join(place, 'data');
  backupDirectory = join(place, "kept 100% of Pat's");
  product = await StartedProduct.start({
    dataDirectory,
    settings: { BACKUP_DIR: backupDirectory, PUBLIC_URL, METRICS_PORT: String(metricsPort) },
  });
  await product.ready();
});
afterAll(async () => {
  await product.stop();
  rmSync(place, { recursive: true, force: true });
});

test('a backup made while people pay is brought back to the moment before someone emptied the ledger, and the money is right', async () => {
  const people = await makePeople(product.url, 4, jvd(FUND));
  const payments = payUntilTold(people);
  const copied = await run('take-backup.ts', ['--to', backupDirectory, '--with-keys'], {
    BACKUP_DIR: backupDirectory,
  });
  expect(copied).toMatchObject({ status: 0 });
  await eventually(() => payments.count() >= 40);
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

test('when the log can no longer be kept the operator sees it, and sees when it is kept again', async () => {
  const archive = join(backupDirectory, 'wal');
  const sign = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/health/detail`);
    const { signs }: { signs: { name: string; state: string; reason?: string }[] } = await answer.json();
    const found = signs.find(({ name }) => name === 'database.archive');
    return `${found?.state ?? ''} ${found?.reason ?? ''}`.trim();
  };
  const handOver = async () => {
    await inDatabase(async (query) => {
      await query("select pg_logical_emit_message(true, 'drill', 'something to hand over')");
      await query('select pg_switch_wal()');
    });
    return sign();
  };
  expect(await handOver()).toBe('well');
  renameSync(archive, `${archive}.gone`);
  await eventually(async () => (await handOver()) === 'warning log_not_kept');
  renameSync(`${archive}.gone`, archive);
  await eventually(async () => (await handOver()) === 'well');
});

/** What a person with a database console could do on a bad day. Answers the moment before. */
async function destroy(): Promise<string> {
  return inDatabase(async (query) => {
    const [now] = await query('select (extract(epoch from clock_timestamp()) * 1000)::float as ms');
    await query('select pg_sleep(0.05)');
    await query(
      'begin; set local session_replication_role = replica; delete from ledger.entry; delete from ledger.transfer; commit',
    );
    expect(await query('select from ledger.entry')).toEqual([]);
    const [switched] = await query('select pg_walfile_name(pg_switch_wal()) as segment');
    await eventually(async () => {
      const [archived] = await query('select last_archived_wal as segment from pg_stat_archiver');
      return String(archived?.['segment']) >= String(switched?.['segment']);
    });
    return new Date(Math.ceil(Number(now?.['ms']))).toISOString();
  });
}

type Query = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

async function inDatabase<Answer>(body: (query: Query) => Promise<Answer>): Promise<Answer> {
  const pool = openPool({
    url: runningDatabase(dataDirectory),
    applicationName: 'bad-day',
    connectionsMax: 1,
  });
  try {
    return await body(async (text) => (await pool.query<Record<string, unknown>>(text)).rows);
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
    env: { ...operatorEnvironment, DATA_DIR: dataDirectory, ...settings },
  });
  const [status, out, errors] = await Promise.all([
    new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code))),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, said: out + errors };
}
