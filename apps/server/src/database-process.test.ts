import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openLog, silentLog } from '@egcr/server-kit/log';
import { withClient } from '@egcr/server-kit/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { childrenOf, eventually } from '../testing/processes.ts';
import { readConfig } from './config.ts';
import { lockData } from './data-lock.ts';
import { DatabaseProcess } from './database-process.ts';
import { openedDatabase } from './opened-database.ts';
import { runningDatabase } from './running-database.ts';

const STOP_MS = 60_000;

let place: string;
let dataDirectory: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-database-'));
  // PostgreSQL runs as an ordinary user and has to pass through.
  chmodSync(place, 0o755);
  dataDirectory = join(place, 'data');
  lockData(dataDirectory).release();
  const database = new DatabaseProcess(dataDirectory, silentLog);
  await database.start();
  await database.stop(STOP_MS);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const processes = () =>
  childrenOf(process.pid)
    .filter(({ command }) => command.includes('/bin/postgres') && command.includes(place))
    .map(({ pid }) => pid);

function setting(url: string, name: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
    return rows[0]?.value;
  });
}

const portOfLastTime = () => readFileSync(join(dataDirectory, 'postgres.port'), 'utf8');

test('the embedded database has the port of last time, and keeps no log where no backup directory is set', async () => {
  const usual = portOfLastTime();
  const database = new DatabaseProcess(dataDirectory, silentLog);
  const url = await database.start();
  expect([portOfLastTime(), `${new URL(url).port}\n`]).toEqual([usual, usual]);
  expect(url).toBe(runningDatabase(dataDirectory));
  expect(await setting(url, 'archive_mode')).toBe('off');
  await database.stop(STOP_MS);
  expect(processes()).toEqual([]);
});

test('a database that dies comes back at the same address with what it said last, until it is stopped', async () => {
  const said: string[] = [];
  const log = openLog({ role: 'test', level: 'warn', to: { write: (line) => void said.push(line) } });
  const database = new DatabaseProcess(dataDirectory, log, join(place, 'backup'));
  const url = await database.start();
  expect(await setting(url, 'archive_mode')).toBe('on');
  for (const times of [1, 2]) {
    const before = processes();
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await eventually(
      async () =>
        !processes().some((pid) => before.includes(pid)) && (await setting(url, 'archive_mode')) === 'on',
    );
    // More than one word where it was killed before its start was over.
    expect(said.length).toBeGreaterThanOrEqual(times);
  }
  const { msg, error } = JSON.parse(said[0] ?? '');
  expect(msg).toBe('the database has ended and is started again');
  expect(error.message.split('; ')).toHaveLength(3);
  await database.stop(STOP_MS);
  const words = said.length;
  await expect(setting(url, 'archive_mode')).rejects.toThrow('ECONNREFUSED');
  expect([processes(), said.length]).toEqual([[], words]);
});

test('a command beside the product starts the database where it stands still, and ends it again', async () => {
  const config = readConfig({ DATA_DIR: dataDirectory });
  const { url, close } = await openedDatabase(config);
  expect(url).toBe(runningDatabase(dataDirectory));
  expect(await setting(url, 'archive_mode')).toBe('off');
  expect(() => lockData(dataDirectory)).toThrow(`is in use by process ${process.pid}`);
  await close();
  expect(processes()).toEqual([]);
  lockData(dataDirectory).release();
});

test('a command beside a product that runs uses its database, and leaves it running', async () => {
  const lock = lockData(dataDirectory);
  const database = new DatabaseProcess(dataDirectory, silentLog);
  const address = await database.start();
  const { url, close } = await openedDatabase(readConfig({ DATA_DIR: dataDirectory }));
  expect(url).toBe(address);
  await close();
  expect(await setting(url, 'archive_mode')).toBe('off');
  await database.stop(STOP_MS);
  lock.release();
});

test('a command with an external database takes no lock and starts none', async () => {
  const lock = lockData(dataDirectory);
  const DATABASE_URL = 'postgresql://egcr@db.example.org/egcr';
  for (const DATA_DIR of [dataDirectory, join(place, 'none')]) {
    const { url, close } = await openedDatabase(readConfig({ DATA_DIR, DATABASE_URL }));
    expect(url).toBe(DATABASE_URL);
    await close();
  }
  lock.release();
  expect(processes()).toEqual([]);
});

test('a command on a data directory without a database makes none', async () => {
  const empty = join(place, 'empty');
  await expect(openedDatabase(readConfig({ DATA_DIR: empty }))).rejects.toThrow(
    `There is no database in ${empty}. Start the product first: npm start.`,
  );
  expect(processes()).toEqual([]);
});
