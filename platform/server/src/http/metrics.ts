/** Figures for the operator's Prometheus, on a port of their own that only this machine can reach. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { type HealthSign, healthStates, overall } from './health-signs.ts';
import { HEARING_ATTEMPTS_MAX } from '../jobs/hearings.ts';
import type { JobOutcome } from '../jobs/job-runner.ts';
import { isHostHere } from './network.ts';

const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly registry: Registry;
  /** Times every answer of the app by route and status. */
  watchHttp(app: FastifyInstance): void;
  /** Shows the signs of health, read when the figures are: 0 well, 1 warning, 2 failing. */
  watchHealth(health: () => Promise<readonly HealthSign[]>): void;
  /** The signs as they are now; none before `watchHealth`. */
  readonly health: () => Promise<readonly HealthSign[]>;
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
  let readSigns = async (): Promise<readonly HealthSign[]> => [];
  return {
    registry,
    health: () => readSigns(),
    watchHttp(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The route's pattern, never the address itself: addresses hold ids and would be without number.
        const route = request.routeOptions.url ?? 'none';
        http.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    watchHealth(health) {
      readSigns = health;
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
    help: 'Jobs in the queue, and events that listeners have to hear: due and not yet done, for later, failed for good.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      try {
        const { rows } = await pool.query<{ state: string; count: number }>(
          `select state, count(*)::integer as count
           from (
             select case when attempts >= max_attempts then 'failed' when run_at <= now() then 'due' else 'later' end as state
             from (
               select attempts, max_attempts, run_at from graphile_worker.jobs where locked_at is null
               union all
               select attempts, ${HEARING_ATTEMPTS_MAX}, due_at from platform.hearing
             ) as waiting
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

/** The signs are read at most this often, however often they are asked for. */
const DETAIL_EVERY_MS = 2_000;

/** Serves `/metrics` and `/health/detail` on the loopback address, to who calls it by a name of this machine. */
export async function serveMetrics({ registry, health }: Metrics, port: number): Promise<MetricsServer> {
  const detail = seldom(async () => {
    const signs = await health();
    return JSON.stringify({ status: overall(signs), signs });
  });
  const pages: Readonly<Record<string, readonly [type: string, read: () => Promise<string>]>> = {
    '/metrics': [registry.contentType, () => registry.metrics()],
    '/health/detail': ['application/json; charset=utf-8', detail],
  };
  const server = createServer((request, response) => {
    const page = request.method === 'GET' && isHostHere(request.headers.host) && pages[request.url ?? ''];
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    const [type, read] = page;
    read().then(
      (text) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
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

function seldom(read: () => Promise<string>): () => Promise<string> {
  let readAt = Number.NEGATIVE_INFINITY;
  let last: Promise<string> | undefined;
  return () => {
    if (last === undefined || performance.now() - readAt > DETAIL_EVERY_MS) {
      readAt = performance.now();
      last = read();
    }
    return last;
  };
}
