import { get } from 'node:http';

import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import { type HealthSign, overall, readHealth } from './health-signs.ts';
import { registerHealth } from './health.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const sick: HealthSign = {
  name: 'school.roof',
  state: 'warning',
  reason: 'leaks',
  at: new Date('2026-11-20T10:00:00Z'),
};

test('health tells the signs of the database and of each domain, and the worst of all', async () => {
  const signs = await readHealth(testServices(database), [
    { name: 'school', health: async () => [sick] },
    { name: 'library' },
  ]);
  expect(signs.map(({ name }) => name)).toEqual([
    'database.durability',
    'database.checksums',
    'database.archive',
    'school.roof',
  ]);
  // Databases for tests run without fsync: the sign must say so.
  expect(signs[0]).toMatchObject({ state: 'failing' });
  expect(signs[0]?.reason).toContain('fsync');
  expect(signs[2]).toEqual({ name: 'database.archive', state: 'well', reason: 'off' });
  expect(overall(signs)).toBe('failing');
  expect(overall([sick])).toBe('warning');
  expect(overall([])).toBe('well');
});

test('what cannot be read is failing, and hides nothing else', async () => {
  const signs = await readHealth(testServices(database), [
    { name: 'school', health: () => Promise.reject(new Error('relation "pupil" does not exist')) },
    { name: 'library', health: async () => [{ name: 'library.books', state: 'well' }] },
  ]);
  expect(signs.slice(3)).toEqual([
    { name: 'school', state: 'failing', reason: 'unreadable' },
    { name: 'library.books', state: 'well' },
  ]);
});

test('the operator reads them on the port of the metrics, by /health/detail and as figures', async () => {
  const services = testServices(database);
  const metrics = createMetrics(database.pool);
  metrics.watchHealth(() => readHealth(services, [{ name: 'school', health: async () => [sick] }]));
  const server = await serveMetrics(metrics, 0);
  const answer = await fetch(`http://127.0.0.1:${server.port}/health/detail`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    status: 'failing',
    signs: expect.arrayContaining([
      { name: 'school.roof', state: 'warning', reason: 'leaks', at: '2026-11-20T10:00:00.000Z' },
    ]),
  });
  const text = await metrics.registry.metrics();
  expect(text).toContain('egcr_health{sign="school.roof"} 1');
  expect(text).toContain('egcr_health{sign="database.durability"} 2');
  await server.close();
});

test('strangers learn whether it lives and is ready, and nothing else (attack S8)', async () => {
  const app = fastify();
  registerHealth(app, database.db);
  const statuses = await Promise.all(
    ['/health/live', '/health/ready', '/health/detail'].map(
      async (path) => (await app.inject(path)).statusCode,
    ),
  );
  expect(statuses).toEqual([200, 200, 404]);
});

test('a foreign page whose name leads to this machine reads no figures (attack S8)', async () => {
  const server = await serveMetrics(createMetrics(database.pool), 0);
  const ask = (path: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = get({ port: server.port, host: '127.0.0.1', path, headers: { host } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      asked.on('error', reject);
    });
  for (const path of ['/metrics', '/health/detail'])
    expect([await ask(path, 'evil.example'), await ask(path, 'localhost:9100')]).toEqual([404, 200]);
  await server.close();
});

test.each([
  ['is well', {}, ['well', 'well', 'well off']],
  [
    'keeps nothing',
    { unsafe: ['fsync', 'full_page_writes'] },
    ['failing fsync_and_full_page_writes_off', 'well', 'well off'],
  ],
  ['has damaged pages', { checksum_failures: 1n }, ['well', 'failing damaged_pages', 'well off']],
  ['archives its log', { archive_mode: 'on' }, ['well', 'well', 'well']],
  [
    'fails to archive its log',
    { archive_mode: 'on', is_failing: true },
    ['well', 'well', 'warning log_not_kept'],
  ],
  ['archived its log once', { is_failing: true }, ['well', 'well', 'well off']],
])('the signs of a database that %s', async (_what, said, expected) => {
  const row = {
    unsafe: [],
    checksum_failures: 0n,
    archive_mode: 'off',
    last_archived_time: null,
    is_failing: false,
    ...said,
  };
  const services = testServices(database);
  const pool = Object.assign(Object.create(database.pool) as typeof database.pool, {
    query: async () => ({ rows: [row] }),
  });
  const signs = await readHealth({ ...services, pool }, []);
  expect(signs.map(({ state, reason }) => [state, reason].filter(Boolean).join(' '))).toEqual(expected);
  const archived = { ...row, archive_mode: 'on', last_archived_time: sick.at };
  Object.assign(pool, { query: async () => ({ rows: [archived] }) });
  expect((await readHealth({ ...services, pool }, []))[2]?.at).toEqual(sick.at);
  Object.assign(pool, { query: async () => ({ rows: [] }) });
  expect(await readHealth({ ...services, pool }, [])).toEqual([]);
});

test('who sends traffic is told to wait two seconds while the database does not answer', async () => {
  const gone = database.db.withoutPlugins();
  Object.assign(gone, { getExecutor: () => ({ executeQuery: () => Promise.reject(new Error('gone')) }) });
  const app = fastify();
  registerHealth(app, gone);
  const answer = await app.inject('/health/ready');
  expect([
    answer.statusCode,
    answer.json(),
    answer.headers['retry-after'],
    answer.headers['cache-control'],
  ]).toEqual([503, { status: 'not_ready' }, '2', 'no-store']);
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
});

test('the signs are read once for many who ask at a time, only by GET, and a reading that fails says so', async () => {
  let readings = 0;
  const metrics = createMetrics(database.pool);
  const health = async () => {
    readings += 1;
    return [sick];
  };
  metrics.watchHealth(health);
  const server = await serveMetrics(metrics, 0);
  const ask = (method = 'GET') => fetch(`http://127.0.0.1:${server.port}/health/detail`, { method });
  await Promise.all([ask(), ask(), ask()]);
  expect(readings).toBe(1);
  expect((await ask('POST')).status).toBe(404);
  await server.close();
  const failing = createMetrics(database.pool);
  failing.watchHealth(() => Promise.reject(new Error('no')));
  const other = await serveMetrics(failing, 0);
  expect((await fetch(`http://127.0.0.1:${other.port}/health/detail`)).status).toBe(500);
  await other.close();
});
