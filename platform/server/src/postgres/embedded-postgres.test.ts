import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

let place: string;
let running: EmbeddedPostgres | undefined;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'egcr-postgres-'));
  chmodSync(place, 0o755);
});
afterEach(async () => {
  await running?.stop();
  rmSync(place, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const directory = join(place, 'postgres');
  running = await startEmbeddedPostgres({ directory, password: 'p@ss/word', durable: false, ...options });
  return running;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0];
  } finally {
    await client.end();
  }
}

test('the product gets a database that keeps what it commits, in UTF-8, on this machine only', async () => {
  const { url } = await start({ durable: true });
  const settings = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'data_checksums',
    'listen_addresses',
    'server_encoding',
    'wal_level',
    'jit',
  ];
  const columns = settings.map((name) => `current_setting('${name}') as ${name}`).join(', ');
  expect(await ask(url, `select ${columns}, lower('ÄÖÜ') as folded`)).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '127.0.0.1',
    server_encoding: 'UTF8',
    wal_level: 'replica',
    jit: 'off',
    folded: 'äöü',
  });
});

test('another password is refused', async () => {
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('children of a killed postmaster that are still at work are ended before the next start', async () => {
  const first = await start({ durable: true });
  const busy = new Client({ connectionString: first.url });
  busy.on('error', () => undefined);
  await busy.connect();
  await busy.query('create table kept (id int); insert into kept values (7)');
  // Computes without ever looking up, so it does not notice that its postmaster is gone.
  const lost = busy
    .query('select count(*) from generate_series(1, 100000000000::bigint)')
    .catch(() => 'lost');
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  const second = await start({ durable: true });
  expect(await lost).toBe('lost');
  expect(await ask(second.url, 'select id from kept')).toEqual({ id: 7 });
});

test('a process id that is left over in postmaster.pid and belongs to another person is left alone', async () => {
  await (await start()).stop();
  writeFileSync(
    join(place, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${place}/postgres\n0\n5432\n\n127.0.0.1\n`,
  );
  const { url } = await start();
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a cluster that was half made when the power went is made anew', async () => {
  await (await start()).stop();
  const making = join(place, 'postgres.making');
  rmSync(join(place, 'postgres'), { recursive: true });
  writeFileSync(making, 'half');
  const { url } = await start();
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a cluster of another PostgreSQL version is refused in words', async () => {
  await (await start()).stop();
  writeFileSync(join(place, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this is 18');
});

test('the usual port is taken again, and another when someone has it', async () => {
  const first = await start();
  await first.stop();
  const again = await start({ usualPort: first.port });
  expect(again.port).toBe(first.port);
  const elsewhere = await startEmbeddedPostgres({
    directory: join(place, 'other'),
    password: 'x',
    durable: false,
    usualPort: first.port,
  });
  expect(elsewhere.port).not.toBe(first.port);
  await elsewhere.stop();
});

test('a stop ends every process and may be repeated', async () => {
  const postgres = await start();
  await postgres.stop();
  await postgres.stop();
  expect((await postgres.ended).join('\n')).toContain('database system is shut down');
});
