import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '../../testing/patiently.ts';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import { openDatabase, openPool } from '../postgres/database.ts';
import { createDelivery } from '../mail/delivery.ts';
import type { ServerDomain } from '../domain.ts';
import { startJobs, type RunningJobs } from './jobs.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.makeTable('create table effect (job text not null)');
});
afterAll(() => database.close());

/** A process of its own: its pool, its workers. */
async function startProcess(
  domain: ServerDomain,
  options: { readonly Client?: typeof pg.Client } = {},
): Promise<{ stop(): Promise<void> }> {
  const pool = openPool({ url: database.url, applicationName: 'another-process' });
  // The pool of the queue is opened as this one.
  Object.assign(pool.options, options);
  const services = testServices({ pool, db: openDatabase(pool) });
  const delivery = createDelivery({ isProduction: false }, services);
  const running: RunningJobs = await startJobs({ services, domains: [domain], delivery });
  return {
    stop: async () => {
      await running.stop();
      await pool.end();
    },
  };
}

async function enqueue(job: string, names: readonly string[]): Promise<void> {
  await testServices(database).unit(async (work) => {
    for (const name of names) await work.enqueue(job, { name });
  });
}

async function effectsOf(prefix: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ job: string }>(
    'select job from effect where starts_with(job, $1) order by job',
    [prefix],
  );
  return rows.map(({ job }) => job);
}

const school: ServerDomain = {
  name: 'school',
  jobs: {
    'school.mark': async (work, { name }) => {
      await sql`insert into effect values (${String(name)})`.execute(work.db);
    },
  },
};

test('two processes share the queue and each job is run by one of them', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `shared ${String(at).padStart(3, '0')}`);
  const processes = await Promise.all([startProcess(school), startProcess(school)]);
  await enqueue('school.mark', names);
  await patiently(async () => expect(await effectsOf('shared')).toEqual(names));
  await Promise.all(processes.map((process) => process.stop()));
  expect(await effectsOf('shared')).toEqual(names);
});

test('the runner comes back when every connection was cut, and loses no job', async () => {
  const process = await startProcess(school);
  await enqueue('school.mark', ['before the cut']);
  await patiently(async () => expect(await effectsOf('before')).toHaveLength(1));
  for (let cut = 0; cut < 3; cut += 1) {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name in ('another-process', 'egcr-queue')`,
    );
    await enqueue('school.mark', [`after cut ${cut}`]);
  }
  await patiently(async () =>
    expect(await effectsOf('after')).toEqual(['after cut 0', 'after cut 1', 'after cut 2']),
  );
  await process.stop();
});

interface GivenJobs {
  readonly rows: readonly unknown[];
}

/** Lines that die, so many times, after the database has given a job and before anybody hears of it. */
function linesThatDie(times: number): { readonly Client: typeof pg.Client; readonly died: () => number } {
  let died = 0;
  const Client = new Proxy(pg.Client, {
    construct: (made, given: ConstructorParameters<typeof pg.Client>) => {
      const client = new made(...given);
      const ask = client.query.bind(client);
      const askOrDie = async (asked: pg.QueryConfig): Promise<GivenJobs> => {
        const answer = await ask(asked);
        if (answer.rows.length === 0 || died >= times) return answer;
        died += 1;
        const error = new Error('Connection terminated unexpectedly');
        client.emit('error', error);
        throw error;
      };
      const query = (...asked: Parameters<typeof ask>) =>
        isAskingForJobs(asked[0]) ? askOrDie(asked[0]) : ask(...asked);
      return Object.assign(client, { query });
    },
  });
  return { Client, died: () => died };
}

function isAskingForJobs(asked: unknown): asked is pg.QueryConfig {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    /locked_by = \$1/.test(String(asked.text))
  );
}

test('a job that was given while the line died is not held back: another runner does it', async () => {
  const lines = linesThatDie(2);
  const process = await startProcess(school, lines);
  await enqueue('school.mark', ['given unheard 1', 'given unheard 2', 'given unheard 3']);
  await patiently(async () => expect(await effectsOf('given unheard')).toHaveLength(3));
  expect(lines.died()).toBe(2);
  await process.stop();
});

/** Connections of the queue that are asking the database something right now. */
async function askingWorkers(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity
     where application_name = 'egcr-queue' and datname = current_database() and state <> 'idle'`,
  );
  return rows[0]?.n ?? 0;
}

test('a stop lets the job that is running end, and starts no other', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const slow: ServerDomain = {
    name: 'slow',
    jobs: {
      'slow.mark': async (work, { name }) => {
        begin();
        await released;
        await sql`insert into effect values (${String(name)})`.execute(work.db);
      },
    },
  };
  const process = await startProcess(slow);
  await enqueue('slow.mark', ['slow one']);
  await begun;
  // A worker that had already asked for a job would still get one.
  await patiently(async () => expect(await askingWorkers()).toBe(0));
  const stopping = process.stop();
  await enqueue('slow.mark', ['slow two']);
  release();
  await stopping;
  expect(await effectsOf('slow')).toEqual(['slow one']);
});
