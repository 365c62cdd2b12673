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
  expect(text).not.toContain('/people/42');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  await server.close();
});
