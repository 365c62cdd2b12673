/**
 * What other processes are told once a transaction has committed: that there are new jobs, and which events concern whom.
 *
 * The rows are the truth; this only saves waiting. A NOTIFY inside the business transaction would make all commits stand in one
 * line, disk flush included (measured with 16 clients: 6,600 commits a second against 12,000, and through `add_job` 1,850), so it
 * is sent afterwards, for many transactions at once. A process that dies in between loses only the hint: workers look for jobs
 * every second, live streams look for events every ten.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from './database.ts';

/** The channel on which events with an audience are told, a line each: `id userId,userId…`. */
export const EVENT_CHANNEL = 'platform_event';
/** graphile-worker's own. */
const JOB_CHANNEL = 'jobs:insert';

/** After one round of telling, so long for others to join the next: a busy process tells open pages forty times a second, an idle one at once. */
const PACE_MS = 25;
/** Workers of a busy process are told ten times a second: the jobs that wait are then taken together (listeners.ts). */
const JOBS_PACE_MS = 100;

/** A larger audience is not told but read from the table. */
const TOLD_AUDIENCE_MAX = 150;
/** PostgreSQL takes 8,000 in one notification. */
const NOTIFICATION_BYTES_MAX = 7_900;

class News {
  jobs = 0;
  lines: string[] = [];
}

const newsByTransaction = new WeakMap<Database, News>();
const tellers = new WeakMap<Database, Teller>();

function newsOf(transaction: Database): News {
  const news = newsByTransaction.get(transaction) ?? new News();
  newsByTransaction.set(transaction, news);
  return news;
}

/** Notes that the transaction has queued jobs. */
export function noteJobs(transaction: Database, count: number): void {
  newsOf(transaction).jobs += count;
}

/** Notes that the transaction has recorded an event for open pages. */
export function noteEvent(transaction: Database, id: string, audience: readonly string[]): void {
  if (audience.length === 0) return;
  newsOf(transaction).lines.push(audience.length > TOLD_AUDIENCE_MAX ? id : `${id} ${audience.join(',')}`);
}

/** Tells what the committed transaction noted; returns at once. */
export function tellNews(db: Database, transaction: Database): void {
  const news = newsByTransaction.get(transaction);
  if (!news) return;
  const teller = tellers.get(db) ?? new Teller(db);
  tellers.set(db, teller);
  teller.tell(news);
}

/** Tells at once when idle; what comes while it tells, or soon after, goes together in a later round. */
class Teller {
  readonly #db: Database;
  #waiting = new News();
  #isTelling = false;
  #jobsToldAt_ms = -Infinity;

  constructor(db: Database) {
    this.#db = db;
  }

  tell(news: News): void {
    this.#waiting.jobs += news.jobs;
    this.#waiting.lines.push(...news.lines);
    if (!this.#isTelling) void this.#tellAll();
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    while (this.#waiting.jobs > 0 || this.#waiting.lines.length > 0) {
      const { jobs, lines } = this.#take();
      // A lost hint is made up for by looking, so a failure here is nobody's trouble.
      if (jobs > 0 || lines.length > 0) await notify(this.#db, jobs, lines).catch(() => undefined);
      await wait(PACE_MS, undefined, { ref: false });
    }
    this.#isTelling = false;
  }

  #take(): News {
    const { jobs, lines } = this.#waiting;
    this.#waiting = new News();
    const now_ms = performance.now();
    if (now_ms - this.#jobsToldAt_ms < JOBS_PACE_MS) {
      this.#waiting.jobs = jobs;
      return { jobs: 0, lines };
    }
    if (jobs > 0) this.#jobsToldAt_ms = now_ms;
    return { jobs, lines };
  }
}

/** A worker that is told takes one job after the other: a few need not wake as many, only to find nothing. */
const JOBS_PER_WORKER = 4;

/** Nothing is lost if this commit does not reach the disk. */
async function notify(db: Database, jobs: number, lines: readonly string[]): Promise<void> {
  const workers = Math.ceil(jobs / JOBS_PER_WORKER);
  await sql`
    select
      set_config('synchronous_commit', 'off', true),
      (select pg_notify(${JOB_CHANNEL}, json_build_object('r', random(), 'count', ${workers}::integer)::text) where ${workers}::integer > 0),
      (select count(pg_notify(${EVENT_CHANNEL}, message)) from unnest(${messagesOf(lines)}::text[]) as message)`.execute(
    db,
  );
}

/** As many lines in one notification as fit. */
export function messagesOf(lines: readonly string[]): string[] {
  const messages: string[] = [];
  let message = '';
  for (const line of lines) {
    if (message !== '' && message.length + 1 + line.length > NOTIFICATION_BYTES_MAX) {
      messages.push(message);
      message = '';
    }
    message = message === '' ? line : `${message}\n${line}`;
  }
  return message === '' ? messages : [...messages, message];
}
