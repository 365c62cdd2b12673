/** Figures for the operator's Prometheus, on a port of their own that only this machine can reach. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { type HealthSign, healthStates } from './health-signs.ts';
import type { JobOutcome } from './job-runner.ts';

const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly registry: Registry;
  /** Times every answer of the app by route and status. */
  watchHttp(app: FastifyInstance): void;
  /** Shows the signs of health, read when the figures are: 0 well, 1 warning, 2 failing. */
  watchHealth(health: () => Promise<readonly HealthSign[]>): void;
  /** For `startJobs`. */
  readonly onJob: (job: JobOutcome) => void;
}

/** Makes the registry of one process: HTTP, jobs, the pool, and what Node tells of itself. */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const http = new Histogram({
    name: 'egcr_http_duration_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'egcr_job_duration_seconds',
    help: 'Time of one attempt of a job, by its name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });
  watchPool(registry, pool);
  watchQueue(registry, pool);
  return {
    registry,
    watchHttp(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The route's pattern, never the address itself: addresses hold ids and would be without number.
        const route = request.routeOptions.url ?? 'none';
        http.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    watchHealth(health) {
      const gauge = new Gauge({
        name: 'egcr_health',
        help: 'Signs of health: 0 well, 1 warning, 2 failing.',
        labelNames: ['sign'],
        registers: [registry],
        async collect() {
          gauge.reset();
          for (const { name, state } of await health())
            gauge.set({ sign: name }, healthStates.indexOf(state));
        },
      });
    },
    onJob: ({ name, outcome, duration_s }) => jobs.observe({ job: name, outcome }, duration_s),
  };
}

function watchPool(registry: Registry, pool: pg.Pool): void {
  const gauge = new Gauge({
    name: 'egcr_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'open' }, pool.totalCount);
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
}

/** Asked when the figures are read. A database that does not answer is counted and otherwise left out. */
function watchQueue(registry: Registry, pool: pg.Pool): void {
  const failures = new Counter({
    name: 'egcr_metrics_failures_total',
    help: 'Readings that failed because the database did not answer.',
    registers: [registry],
  });
  const gauge = new Gauge({
    name: 'egcr_jobs',
    help: 'Jobs in the queue: due and not yet done, for later, failed for good.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      try {
        const { rows } = await pool.query<{ state: string; count: number }>(
          `select state, count(*)::integer as count
           from (
             select case when attempts >= max_attempts then 'failed' when run_at <= now() then 'due' else 'later' end as state
             from graphile_worker.jobs
             where locked_at is null
           ) as job
           group by state`,
        );
        gauge.reset();
        for (const { state, count } of rows) gauge.set({ state }, count);
      } catch {
        failures.inc();
      }
    },
  });
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves `/metrics` on the loopback address. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
