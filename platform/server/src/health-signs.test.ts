import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { testServices } from '../testing/services.ts';
import { type HealthSign, overall, readHealth } from './health-signs.ts';
import { registerHealth } from './http/health.ts';
import { createMetrics } from './metrics.ts';

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

test('GET /health/detail shows it to people, the metrics to the operator, and neither says more than a word', async () => {
  const services = testServices(database);
  const health = () => readHealth(services, [{ name: 'school', health: async () => [sick] }]);
  const app = fastify();
  registerHealth(app, { db: database.db, health });
  const answer = await app.inject('/health/detail');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    status: 'failing',
    signs: expect.arrayContaining([
      { name: 'school.roof', state: 'warning', reason: 'leaks', at: '2026-11-20T10:00:00.000Z' },
    ]),
  });
  const metrics = createMetrics(database.pool);
  metrics.watchHealth(health);
  const text = await metrics.registry.metrics();
  expect(text).toContain('egcr_health{sign="school.roof"} 1');
  expect(text).toContain('egcr_health{sign="database.durability"} 2');
});
