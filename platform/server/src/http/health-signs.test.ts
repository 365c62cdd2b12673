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
