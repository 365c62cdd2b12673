/** Keeps one graphile-worker runner alive: when the database goes away the runner gives up, and another takes its place. */
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import {
  Logger as GraphileLogger,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { Pool } from 'pg';

import { holdLease, type Lease } from './job-leases.ts';
import type { Logger } from '../log.ts';

const CONCURRENCY = 4;
/** Jobs due in the future are looked for this often; new ones are told at once. */
const POLL_MS = 1_000;
const RESTART_MS = 500;
const STOP_MS = 8_000;

/** Each runner listens on one of them. */
const CONNECTIONS_MAX = 10;

/**
 * A pool for the queue alone, to the database of the given one: graphile-worker needs its numbers as pg gives them (ours reads int8
 * as bigint, which it cannot write as JSON), and its listening connections must not take those of the requests.
 */
export function openQueuePool({ options }: Pool): Pool {
  const { types: _ours, ...address } = options;
  const pool = new Pool({ ...address, application_name: 'egcr-queue', max: CONNECTIONS_MAX });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => tellLost(pool)));
  return pool;
}

/** Runners to tell, once, that a connection of their pool has died. */
const toTell = new WeakMap<Pool, Set<() => void>>();

function tellLost(pool: Pool): void {
  const tells = toTell.get(pool) ?? [];
  toTell.delete(pool);
  for (const tell of tells) tell();
}

/** When a connection of the pool dies from now on. */
function lostConnection(pool: Pool): Promise<void> {
  const tells = toTell.get(pool) ?? new Set();
  toTell.set(pool, tells);
  return new Promise((resolve) => {
    tells.add(resolve);
  });
}

export interface JobOutcome {
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  readonly duration_s: number;
}

export interface RunnerOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly tasks: TaskList;
  /** How many of them run at a time. */
  readonly concurrency?: number;
  readonly onJob: ((job: JobOutcome) => void) | undefined;
  /** How often jobs that are due later are looked for. */
  readonly poll_ms?: number | undefined;
  /** After how long without a sign of life its jobs are given to others. */
  readonly lease_s?: number | undefined;
}

export interface KeptRunner {
  stop(): Promise<void>;
}

interface Generation {
  readonly runner: Runner;
  readonly lease: Lease;
}

/**
 * Starts a runner and restarts it until `stop`, which lets running jobs end for eight seconds at most.
 *
 * Where a connection dies, the database may have given a job to this runner and only the answer was lost: the job would be held, and nobody
 * would work on it for hours. So the runner lets its jobs end, another takes its place, and what the first one still holds goes back.
 */
export async function keepRunning(options: RunnerOptions): Promise<KeptRunner> {
  let isStopping = false;
  let current = await startGeneration(options);
  const kept = (async () => {
    for (;;) {
      await current.runner.promise.catch((error: unknown) =>
        options.log.error({ error }, 'the job runner ended unasked'),
      );
      const ended = current.lease;
      if (isStopping) return ended.end().catch(() => undefined);
      current = await restart(options, () => isStopping, current);
      await ended.end().catch((error: unknown) => options.log.warn({ error }, 'a lease could not be ended'));
      // The stop may have come while this one was starting; it knew only the one before.
      if (isStopping) await stopWithin(current.runner, STOP_MS);
    }
  })();
  return {
    async stop() {
      isStopping = true;
      await stopWithin(current.runner, STOP_MS);
      await kept;
    },
  };
}

async function restart(
  options: RunnerOptions,
  isStopping: () => boolean,
  ended: Generation,
): Promise<Generation> {
  while (!isStopping()) {
    await wait(RESTART_MS);
    try {
      return await startGeneration(options);
    } catch (error) {
      options.log.warn({ error }, 'the job runner cannot start yet');
    }
  }
  return ended;
}

async function startGeneration({
  pool,
  log,
  tasks,
  onJob,
  concurrency = CONCURRENCY,
  poll_ms = POLL_MS,
  lease_s,
}: RunnerOptions): Promise<Generation> {
  const events: WorkerEvents = new EventEmitter();
  const lost = lostConnection(pool);
  let workerPoolId = '';
  events.on('pool:create', ({ workerPool }) => {
    workerPoolId = workerPool.id;
  });
  watch(events, log, onJob);
  const runner = await run({
    pgPool: pool,
    events,
    taskList: tasks,
    parsedCronItems: [],
    concurrency,
    pollInterval: poll_ms,
    noHandleSignals: true,
    logger: quietLogger(),
  });
  // The person who waits for the runner's end does so later; until then its failure must not count as unhandled.
  runner.promise.catch(() => undefined);
  void lost
    .then(() => wait(RESTART_MS))
    .then(() => runner.stop())
    .catch(() => undefined);
  try {
    const lease = await holdLease({ pool, lease_s }, workerPoolId, (error) =>
      log.warn({ error }, 'the lease of the job runner could not be renewed'),
    );
    return { runner, lease };
  } catch (error) {
    // Without a lease its jobs would be given to others while it works on them.
    await stopWithin(runner, STOP_MS);
    throw error;
  }
}

async function stopWithin(runner: Runner, limit_ms: number): Promise<void> {
  const giveUp = new AbortController();
  // One that is ending refuses to stop, and is waited for all the same.
  const stopped = runner
    .stop()
    .catch(() => undefined)
    .then(() => runner.promise)
    .catch(() => undefined);
  const isLate = await Promise.race([
    stopped.then(() => false),
    wait(limit_ms, true, { signal: giveUp.signal }).catch(() => false),
  ]);
  giveUp.abort();
  if (isLate) await runner.kill('jobs did not end in time').catch(() => undefined);
}

/** Logs failures without payloads, and reports each finished attempt. */
function watch(events: WorkerEvents, log: Logger, onJob: RunnerOptions['onJob']): void {
  const started = new Map<string, number>();
  const finish = (job: { id: string; task_identifier: string }, outcome: JobOutcome['outcome']) => {
    const duration_s = (performance.now() - (started.get(job.id) ?? performance.now())) / 1000;
    started.delete(job.id);
    onJob?.({ name: job.task_identifier, outcome, duration_s });
  };
  events.on('job:start', ({ job }) => void started.set(job.id, performance.now()));
  events.on('job:success', ({ job }) => finish(job, 'done'));
  events.on('job:error', ({ job, error }) => {
    finish(job, 'failed');
    const isLast = job.attempts >= job.max_attempts;
    const facts = { job: job.task_identifier, job_id: job.id, attempt: job.attempts, error };
    if (isLast) log.error(facts, 'a job failed for the last time');
    else log.warn(facts, 'a job failed and will be repeated');
  });
  events.on('pool:listen:error', ({ error }) => log.warn({ error }, 'the job runner lost its connection'));
}

/** graphile-worker's own lines are left out: they would print payloads. */
export function quietLogger(): GraphileLogger {
  return new GraphileLogger(() => () => undefined);
}
