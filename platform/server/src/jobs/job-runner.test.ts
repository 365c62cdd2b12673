import type { TaskList } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { patiently } from '../../testing/patiently.ts';
import { openLog } from '../log.ts';
import { type JobOutcome, keepRunning, type KeptRunner, openQueuePool } from './job-runner.ts';
import { advanceQueue } from './jobs.ts';

let database: TestDatabase;
let pool: ReturnType<typeof openQueuePool>;
let runner: KeptRunner;
let outcomes: JobOutcome[];
let said: Record<string, unknown>[];
beforeAll(async () => {
  database = await testDatabase();
  pool = openQueuePool(database.owner);
});
beforeEach(() => {
  outcomes = [];
  said = [];
});
afterEach(() => runner.stop());
afterAll(async () => {
  await pool.end();
  await database.close();
});

async function runWith(tasks: TaskList): Promise<void> {
  const to = { write: (line: string) => void said.push(JSON.parse(line)) };
  const log = openLog({ role: 'test', level: 'warn', to });
  runner = await keepRunning({ pool, log, tasks, poll_ms: 50, onJob: (job) => void outcomes.push(job) });
}

const queue = (name: string, attemptsMax: number, count = 1) =>
  database.owner.query(
    'select graphile_worker.add_job($1, max_attempts => $2) from generate_series(1, $3::int)',
    [name, attemptsMax, count],
  );

test('a job that fails is a warning while it will be repeated, and an error the last time', async () => {
  await runWith({
    'school.fall': () => {
      throw new Error('it fell');
    },
  });
  await queue('school.fall', 2);
  await patiently(() => expect(outcomes).toHaveLength(1));
  await advanceQueue(database.owner, 3600);
  await patiently(() => expect(outcomes).toHaveLength(2));
  expect(outcomes.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'school.fall failed',
    'school.fall failed',
  ]);
  expect(said.map(({ level, msg, job, attempt }) => [level, msg, job, attempt])).toEqual([
    ['warn', 'a job failed and will be repeated', 'school.fall', 1],
    ['error', 'a job failed for the last time', 'school.fall', 2],
  ]);
});

test('each finished job is told with its name and the seconds it took', async () => {
  const taken = Promise.withResolvers<void>();
  await runWith({ 'school.walk': () => taken.promise });
  const since = performance.now();
  await queue('school.walk', 1);
  await patiently(async () => {
    const { rows } = await database.owner.query(
      'select from graphile_worker.jobs where locked_at is not null',
    );
    expect(rows).toHaveLength(1);
  });
  const begun = performance.now();
  await patiently(() => expect(performance.now() - begun).toBeGreaterThan(20));
  taken.resolve();
  await patiently(() => expect(outcomes).toHaveLength(1));
  const whole_s = (performance.now() - since) / 1000;
  expect(outcomes).toEqual([{ name: 'school.walk', outcome: 'done', duration_s: expect.any(Number) }]);
  expect(outcomes[0]?.duration_s).toBeGreaterThan(0.01);
  expect(outcomes[0]?.duration_s).toBeLessThan(whole_s);
  expect(said).toEqual([]);
});

test('four jobs run at a time, and a stop lets them end and begins no other', async () => {
  const ending = Promise.withResolvers<void>();
  let begun = 0;
  await runWith({
    'school.wait': () => {
      begun += 1;
      return ending.promise;
    },
  });
  await queue('school.wait', 1, 8);
  await patiently(() => expect(begun).toBe(4));
  const stopped = runner.stop().then(() => outcomes.length);
  ending.resolve();
  expect(await stopped).toBe(4);
  expect(begun).toBe(4);
});
