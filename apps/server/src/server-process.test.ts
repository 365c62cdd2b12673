import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@egcr/server-kit/embedded-postgres';
import { silentLog } from '@egcr/server-kit/log';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { childrenOf, eventually, isAlive } from '../testing/processes.ts';
import type { Begin } from './process-messages.ts';
import { ServerProcess } from './server-process.ts';

const STOP_MS = 60_000;

let database: TestDatabase;
let place: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await testDatabase();
  place = mkdtempSync(join(tmpdir(), 'egcr-process-'));
  vi.stubEnv('DATA_DIR', join(place, 'data'));
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('DEMO', 'off');
});
afterEach(() => server.stop(STOP_MS));
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  rmSync(place, { recursive: true, force: true });
});

const ours = () =>
  childrenOf(process.pid)
    .filter(({ command }) => command.includes('src/main.ts'))
    .map(({ pid }) => pid);
const begin = async (): Promise<Begin> => ({
  kind: 'begin',
  databaseUrl: database.url,
  port: await freePort(),
  roles: ['web'],
  sharesPort: false,
  metricsPort: undefined,
});
const isReady = async (port: number) => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;

it('a process that was prepared is the one that serves', async () => {
  server = new ServerProcess(silentLog);
  server.prepare();
  const [prepared, ...others] = ours();
  expect([prepared, others]).toEqual([expect.any(Number), []]);
  const told = await begin();
  await server.start(told);
  expect(ours()).toEqual([prepared]);
  expect(await isReady(told.port)).toBe(true);
});

it('one that died while it waited is replaced when it is told to begin', async () => {
  server = new ServerProcess(silentLog);
  server.prepare();
  const [prepared = 0] = ours();
  process.kill(prepared, 'SIGKILL');
  await eventually(() => !isAlive(prepared));
  const told = await begin();
  await server.start(told);
  expect(ours()).not.toContain(prepared);
  expect(await isReady(told.port)).toBe(true);
});

it('one that was never told to begin ends when it is stopped', async () => {
  server = new ServerProcess(silentLog);
  server.prepare();
  const [prepared = 0] = ours();
  await server.stop(STOP_MS);
  expect([isAlive(prepared), ours()]).toEqual([false, []]);
});
