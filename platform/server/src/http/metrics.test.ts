import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('the figures tell routes by their pattern, jobs by their outcome, and what waits in the queue', async () => {
  const services = testServices(database);
  const metrics = createMetrics(database.pool);
  const app = fastify();
  metrics.watchHttp(app);
  app.get('/people/:id', () => 'Ada');
  await app.inject('/people/42');
  await app.inject('/nowhere');
  metrics.onJob({ name: 'school.ring', outcome: 'failed', duration_s: 0.2 });
  await services.unit((work) => work.enqueue('school.ring', {}));
  const server = await serveMetrics(metrics, 0);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(text).toContain('egcr_http_duration_seconds_count{method="GET",route="/people/:id",status="200"} 1');
  expect(text).toContain('egcr_http_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(text).toContain('egcr_job_duration_seconds_count{job="school.ring",outcome="failed"} 1');
  expect(text).toContain('egcr_jobs{state="due"} 1');
  expect(text).toContain('egcr_database_connections{state="open"}');
  const bounds = [...text.matchAll(/egcr_job_duration_seconds_bucket\{le="([^"]+)",[^}]*\} (\d)/g)];
  expect(bounds.map(([, le, count]) => `${le}: ${count}`)).toEqual([
    ...['0.002', '0.005', '0.01', '0.025', '0.05', '0.1'].map((le) => `${le}: 0`),
    ...['0.25', '0.5', '1', '2.5', '5', '10', '+Inf'].map((le) => `${le}: 1`),
  ]);
  expect(text).not.toContain('/people/42');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  await server.close();
});

test('a request counts by its seconds, the queue by what is due, for later and failed, and a database that is silent is counted', async () => {
  const metrics = createMetrics(database.pool);
  const app = fastify();
  metrics.watchHttp(app);
  app.get('/', () => 'here');
  for (let time = 0; time < 3; time += 1) await app.inject('/');
  const sum = /egcr_http_duration_seconds_sum\{[^}]*\} ([\d.e-]+)/.exec(
    await metrics.registry.metrics(),
  )?.[1];
  expect(Number(sum)).toBeLessThan(3);
  const services = testServices(database);
  await services.unit(async (work) => {
    await work.enqueue('school.later', {}, { runAt: new Date(work.now.getTime() + 3_600_000) });
    await work.enqueue('school.failed', {});
  });
  await database.owner.query(
    `select graphile_worker.permanently_fail_jobs(array_agg(id), 'no')
     from graphile_worker.jobs where task_identifier = 'school.failed'`,
  );
  const text = await metrics.registry.metrics();
  expect(text).toContain('egcr_jobs{state="later"} 1');
  expect(text).toContain('egcr_jobs{state="failed"} 1');
  const pool = Object.assign(Object.create(database.pool) as typeof database.pool, {
    query: () => Promise.reject(new Error('silent')),
  });
  const silent = createMetrics(pool);
  await silent.registry.metrics();
  expect(await silent.registry.metrics()).toContain('egcr_metrics_failures_total 1');
});
