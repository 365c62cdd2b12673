import { run } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../../testing/patiently.ts';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { readCaptured } from '../mail/captured-messages.ts';
import { createDelivery } from '../mail/delivery.ts';
import type { ServerDomain } from '../domain.ts';
import { freeAbandonedJobs } from './job-leases.ts';
import { openQueuePool, quietLogger } from './job-runner.ts';
import { advanceQueue, startJobs, type RunningJobs } from './jobs.ts';
import { workIn } from '../data/unit-of-work.ts';

let database: TestDatabase;
let services: TestServices;
let running: RunningJobs;
const done: string[] = [];
const outcomes: string[] = [];
/** How long a server keeps its callers waiting. */
const silence = Promise.withResolvers<void>();

const school: ServerDomain = {
  name: 'school',
  jobs: {
    'school.ring': async (work, payload) => {
      done.push(`ring ${String(payload['room'])} by ${work.actor.kind}`);
    },
    'school.stumble': async (work) => {
      await sql`insert into bell values ('stumble')`.execute(work.db);
      if (outcomes.length === 0) throw new Error('once');
      done.push('stumbled on');
    },
    'school.close': async (_work, payload) => {
      done.push(`close at ${String(payload['due_at'])}`);
    },
  },
  errands: {
    'school.fetch': async (_services, { what }) => void done.push(`fetched ${String(what)}`),
  },
  outings: {
    'school.post': async (_services, { to }) => {
      done.push(to === 'nowhere' ? 'went nowhere' : `posted to ${String(to)}`);
      if (to === 'nowhere') await silence.promise;
    },
  },
  schedules: [{ cron: '0 18 * * *', job: 'school.close' }],
  listeners: {
    'school.lesson_ended': async (work, event) => {
      done.push(`heard ${event.id} ${String(event.payload['lesson'])}`);
      await work.sendSms({ to: '+4915112345678', text: 'The lesson has ended. Your code is 123456.' });
    },
  },
};

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
  await database.makeTable('create table bell (name text not null)');
  running = await startJobs({
    services,
    domains: [school],
    delivery: createDelivery({ isProduction: false }, services),
    onJob: ({ name, outcome }) => void (name === 'school.stumble' && outcomes.push(outcome)),
  });
});
afterAll(async () => {
  await running.stop();
  await database.close();
});

async function untilDone(entry: string | RegExp): Promise<string> {
  const matches = (line: string) => (typeof entry === 'string' ? line === entry : entry.test(line));
  return patiently(() => done.find(matches) ?? Promise.reject(new Error(`not done: ${String(entry)}`)));
}

describe('errands to servers that anybody can name', () => {
  test('hold up no other errand, and nobody but the one who named a server that keeps its callers waiting', async () => {
    const post = (to: string, line: string) =>
      services.unit((work) => work.enqueue('school.post', { to }, { line: `school.post ${line}` }));
    for (let at = 0; at < 40; at += 1) await post('nowhere', at < 30 ? 'Sly' : `friend ${at} of Sly`);
    await post('Ann', 'Ann');
    await services.unit((work) => work.enqueue('school.fetch', { what: 'chalk' }));
    expect(await untilDone('posted to Ann')).toBe('posted to Ann');
    expect(await untilDone('fetched chalk')).toBe('fetched chalk');
    expect(done.filter((line) => line === 'went nowhere')).toHaveLength(11);
    silence.resolve();
    await patiently(() => expect(done.filter((line) => line === 'went nowhere')).toHaveLength(40));
  });
});

describe('jobs', () => {
  test('run after the unit that queued them commits, in a unit of their own', async () => {
    await services.unit((work) => work.enqueue('school.ring', { room: 7 }));
    expect(await untilDone('ring 7 by system')).toBe('ring 7 by system');
  });

  test('are repeated after a failure, and leave nothing of the failed attempt', async () => {
    await services.unit((work) => work.enqueue('school.stumble', {}));
    await patiently(() => expect(outcomes).toEqual(['failed']));
    await advanceQueue(database.pool, 60);
    await untilDone('stumbled on');
    // The job tells before its unit commits.
    await patiently(async () => {
      const { rows } = await database.pool.query('select from bell');
      expect(rows).toHaveLength(1);
    });
  });

  test('wait for their time, and come nearer when the clock moves', async () => {
    await services.unit((work) =>
      work.enqueue('school.ring', { room: 8 }, { runAt: new Date(work.now.getTime() + 3_600_000) }),
    );
    services.movableClock.advance(3600);
    await advanceQueue(database.pool, 3600);
    expect(await untilDone(/^ring 8/)).toBe('ring 8 by system');
  });

  test('of a unit whose process died before it could tell the workers are found by looking', async () => {
    await database.db
      .transaction()
      .execute((transaction) => workIn(transaction, services).enqueue('school.ring', { room: 10 }));
    expect(await untilDone(/^ring 10/)).toBe('ring 10 by system');
  });

  test('of a process that died go back to the queue', async () => {
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const { promise: never } = Promise.withResolvers<void>();
    const pool = openQueuePool(database.pool);
    // Another process, without a lease: it takes the job and is not heard of again.
    const dead = await run({
      pgPool: pool,
      taskList: { 'school.ring_late': () => (take(), never) },
      noHandleSignals: true,
      logger: quietLogger(),
    });
    await services.unit((work) => work.enqueue('school.ring_late', { room: 9 }));
    await taken;
    await freeAbandonedJobs(database.pool, 0);
    const { rows } = await database.pool.query<{ locked: string | null }>(
      "select locked_by as locked from graphile_worker.jobs where task_identifier = 'school.ring_late'",
    );
    expect(rows).toEqual([{ locked: null }]);
    await dead.kill('it died').catch(() => undefined);
    await pool.end();
  });
});

test('a listener hears an event of another unit, and what it sends arrives', async () => {
  let id = '';
  await services.unit(async (work) => {
    await work.emit({ topic: 'school.lesson_ended', payload: { lesson: 'sums' } });
    await work.emit({ topic: 'school.nobody_listens', payload: {} });
  });
  const line = await untilDone(/^heard .* sums$/);
  id = line.split(' ')[1] ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const message = await patiently(async () => {
    const [newest] = await readCaptured(services, '4915112345678');
    return newest ?? Promise.reject(new Error('nothing captured'));
  });
  expect(message).toMatchObject({ kind: 'sms', to: '+4915112345678', code: '123456', links: [] });
});

test('a schedule whose time has passed runs once, on the clock of the product', async () => {
  // Earlier tests have moved the clock too: from where it stands now three evenings pass.
  const begin = services.clock.now().toISOString();
  services.movableClock.advance(3 * 24 * 3600);
  const expected = new Date(services.clock.now());
  if (expected.getUTCHours() < 18) expected.setUTCDate(expected.getUTCDate() - 1);
  expected.setUTCHours(18, 0, 0, 0);
  await running.tick();
  await running.tick();
  const last = `close at ${expected.toISOString()}`;
  await untilDone(last);
  expect(done.filter((line) => line.startsWith('close') && line > `close at ${begin}`)).toEqual([last]);
});

test('a job must be named after its domain, and a schedule name a job', async () => {
  const delivery = createDelivery({ isProduction: false }, services);
  const astray: ServerDomain = { name: 'school', jobs: { 'house.ring': async () => undefined } };
  await expect(startJobs({ services, domains: [astray], delivery })).rejects.toThrow('house.ring');
  const idle: ServerDomain = { name: 'school', schedules: [{ cron: '* * * * *', job: 'school.nap' }] };
  await expect(startJobs({ services, domains: [idle], delivery })).rejects.toThrow('school.nap');
});

test('a job that is due now does not wait until the queue is looked at again', async () => {
  const other = await testDatabase();
  const rung: string[] = [];
  const tower: ServerDomain = {
    name: 'tower',
    jobs: { 'tower.ring': async () => void rung.push('rung') },
  };
  const told = testServices(other);
  const jobs = await startJobs({
    services: told,
    domains: [tower],
    delivery: createDelivery({ isProduction: false }, told),
    poll_ms: 3_600_000,
  });
  await told.unit((work) => work.enqueue('tower.ring', {}));
  await patiently(() => expect(rung).toEqual(['rung']));
  await jobs.stop();
  await other.close();
});

test('the one who sent a mail is told by a job where the mail server refuses the address for good', async () => {
  const other = await testDatabase();
  const refused: unknown[] = [];
  const list: ServerDomain = {
    name: 'list',
    jobs: { 'list.refused': async (_work, payload) => void refused.push(payload) },
  };
  const told = testServices(other);
  const captured = createDelivery({ isProduction: false }, told);
  const jobs = await startJobs({
    services: told,
    domains: [list],
    delivery: { ...captured, email: async () => 'refused' },
  });
  await told.unit((work) =>
    work.sendEmail({
      to: 'gone@example.com',
      subject: 'News',
      text: 'News',
      html: '<p>News</p>',
      refusedJob: { job: 'list.refused', payload: { reader: 7 } },
    }),
  );
  await patiently(() => expect(refused).toEqual([{ reader: 7 }]));
  await jobs.stop();
  await other.close();
});
