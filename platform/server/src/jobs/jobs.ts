/**
 * Work behind the scenes: the domains' jobs, listeners (hearings.ts) and schedules, and the delivery of mail and text messages. Each runs in a
 * unit of work of its own, at least once: after a failure again, 25 times over about three days, after a crash within a minute.
 *
 * Time. The queue runs on the database's clock. `runAt` is kept as a delay from the work's instant, so it is right under a clock
 * that is ahead; when the clock moves, `advanceQueue` moves what waits. Schedules follow the product's clock (schedules.ts).
 */
import { runMigrations, type JobHelpers, type TaskList } from 'graphile-worker';
import type pg from 'pg';

import type { Delivery } from '../mail/delivery.ts';
import type { Schedule, ServerDomain } from '../domain.ts';
import { startHearing } from './hearings.ts';
import { keepRunning, openQueuePool, quietLogger, type JobOutcome } from './job-runner.ts';
import { listenersOf, registerListeners } from './listeners.ts';
import type { EmailToDeliver } from '../mail/mail.ts';
import { deliverMessage } from '../mail/messages.ts';
import { platformJobs } from './platform-jobs.ts';
import { purge } from '../data/purge.ts';
import { invariant } from '../refusal.ts';
import { createScheduler } from './schedules.ts';
import type { Services, UnitOptions } from '../services.ts';
import type { SmsToDeliver } from '../mail/sms.ts';

const SCHEDULE_TICK_MS = 1_000;
/** They do little but wait for an answer. */
const ERRANDS_AT_ONCE = 16;
const PURGE_CRON = '17 * * * *';

export interface JobsOptions {
  readonly services: Services;
  readonly domains: readonly ServerDomain[];
  readonly delivery: Delivery;
  /** Called once for each finished attempt. */
  readonly onJob?: (job: JobOutcome) => void;
  /** How often jobs that are due later are looked for; a second where it is not said. New ones are told at once. */
  readonly poll_ms?: number;
  /** After how long without a sign of life the jobs of a process are given to others. */
  readonly lease_s?: number;
}

export interface RunningJobs {
  /** Queues schedules that are due under the clock as it is now, without waiting for the next second. */
  tick(): Promise<void>;
  /** Lets running jobs end, for eight seconds at most; the rest is taken up by the next process. */
  stop(): Promise<void>;
}

/** Brings graphile-worker's own schema up to date and registers the listeners of the domains, where given; after migrate, before anything is emitted. */
export async function prepareJobs(pool: pg.Pool, domains?: readonly ServerDomain[]): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quietLogger() });
  if (domains) await registerListeners(pool, domains);
}

/** Starts this process's workers. Several processes may: each job is run by one. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { services, domains, onJob, poll_ms, lease_s } = options;
  const { pool, log } = services;
  const tasks = tasksOf(options);
  const schedules = schedulesOf(domains);
  await prepareJobs(pool, domains);
  const scheduler = await createScheduler(services, schedules);
  const queue = openQueuePool(pool);
  const kept = { pool: queue, log, onJob, poll_ms, lease_s };
  // Apart, so that a carrier that does not answer holds up nothing but messages.
  const runners = await Promise.all([
    keepRunning({ ...kept, tasks }),
    keepRunning({ ...kept, tasks: deliveryTasksOf(options) }),
    keepRunning({ ...kept, tasks: errandTasksOf(options, 'errands'), concurrency: ERRANDS_AT_ONCE }),
    keepRunning({ ...kept, tasks: errandTasksOf(options, 'outings'), concurrency: ERRANDS_AT_ONCE }),
  ]);
  const hearing = await startHearing({ services, listeners: listenersOf(domains), onHeard: onJob });
  const onError = (error: unknown) => log.warn({ error }, 'schedules could not be looked at');
  const timer = setInterval(() => void scheduler.tick().catch(onError), SCHEDULE_TICK_MS);
  timer.unref();
  return {
    tick: () => scheduler.tick(),
    async stop() {
      clearInterval(timer);
      await Promise.all([hearing.stop(), ...runners.map((runner) => runner.stop())]);
      await queue.end();
    },
  };
}

/** For `POST /dev/clock`: brings what waits in the queue, and for listeners, nearer by as many seconds as the clock has jumped. */
export async function advanceQueue(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(
    `select count(*)
     from graphile_worker.jobs as job,
       lateral graphile_worker.reschedule_jobs(array[job.id], run_at := job.run_at - $1 * interval '1 second')
     where job.locked_at is null and job.run_at > now()`,
    [seconds],
  );
  await pool.query(
    `update platform.hearing set due_at = due_at - $1 * interval '1 second' where due_at > now()`,
    [seconds],
  );
  // Wakes a worker, which goes on to whatever is due.
  await pool.query('select graphile_worker.add_job($1, job_key := $1)', [platformJobs.wake]);
}

function deliveryTasksOf({ delivery, services }: JobsOptions): TaskList {
  const attemptOf = (payload: unknown, { job }: JobHelpers) => ({
    id: (payload as { readonly id: string }).id,
    isLast: job.attempts >= job.max_attempts,
  });
  return {
    [platformJobs.deliverEmail]: (payload, helpers) =>
      deliverMessage(services, attemptOf(payload, helpers), async (message) => {
        const email = message as EmailToDeliver;
        const { refusedJob } = email;
        if ((await delivery.email(email)) !== 'refused' || refusedJob === undefined) return;
        await services.unit((work) => work.enqueue(refusedJob.job, refusedJob.payload));
      }),
    [platformJobs.deliverSms]: (payload, helpers) =>
      deliverMessage(services, attemptOf(payload, helpers), (sms) => delivery.sms(sms as SmsToDeliver)),
  };
}

function errandTasksOf({ services, domains }: JobsOptions, kind: 'errands' | 'outings'): TaskList {
  const errands = domains.flatMap((domain) => Object.entries(domain[kind] ?? {}));
  return Object.fromEntries(
    errands.map(([name, errand]) => [
      name,
      (payload: unknown) => errand(services, payload as Record<string, unknown>),
    ]),
  );
}

function tasksOf({ services, domains }: JobsOptions): TaskList {
  const tasks: TaskList = {
    [platformJobs.wake]: () => undefined,
    [platformJobs.purge]: async () => {
      await services.unit(purge, asSystem(platformJobs.purge));
    },
  };
  for (const domain of domains) {
    for (const [name, job] of Object.entries(domain.jobs ?? {})) {
      invariant(
        name.startsWith(`${domain.name}.`),
        `the job ${name} is not named after its domain ${domain.name}`,
      );
      tasks[name] = (payload) =>
        services.unit((work) => job(work, payload as Record<string, unknown>), asSystem(name));
    }
  }
  return tasks;
}

function schedulesOf(domains: readonly ServerDomain[]): Schedule[] {
  const all = domains.flatMap((domain) => domain.schedules ?? []);
  const known = new Set(domains.flatMap((domain) => Object.keys(domain.jobs ?? {})));
  for (const { job } of all) invariant(known.has(job), `a schedule names ${job}, which is no job`);
  return [...all, { cron: PURGE_CRON, job: platformJobs.purge }];
}

function asSystem(reason: string): UnitOptions {
  return { actor: { kind: 'system', reason } };
}
