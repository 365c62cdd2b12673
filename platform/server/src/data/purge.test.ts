import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { captureSms } from '../mail/captured-messages.ts';
import { purge } from './purge.ts';

let database: TestDatabase;
let services: TestServices;

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

async function countOf(table: 'event' | 'captured_message'): Promise<number> {
  const { rowCount } = await database.pool.query(`select from platform.${table}`);
  return rowCount ?? 0;
}

test('events and captured messages are forgotten when their time has come, not before', async () => {
  await services.unit((work) => work.emit({ topic: 'test.old', payload: {} }));
  await captureSms(services, {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    to: '+4915112345678',
    text: 'old',
  });
  services.movableClock.advance(10 * 86_400 - 60);
  await services.unit((work) => work.emit({ topic: 'test.new', payload: {} }));
  await services.unit(purge);
  expect(await countOf('event')).toBe(2);
  services.movableClock.advance(120);
  await services.unit(purge);
  expect(await countOf('event')).toBe(1);
  expect(await countOf('captured_message')).toBe(1);
  services.movableClock.advance(20 * 86_400 - 120);
  await services.unit(purge);
  expect(await countOf('captured_message')).toBe(1);
  services.movableClock.advance(120);
  await services.unit(purge);
  expect(await countOf('captured_message')).toBe(0);
});

test('counters are forgotten when their window has ended; what failed for good, after ninety days, and nothing that may still be done', async () => {
  const { owner } = database;
  const now = services.clock.now();
  await owner.query(
    `insert into platform.rate_counter (key, window_ends_at, count) values ('past', $1, 1), ('now', $2, 1), ('next', $3, 1)`,
    [-60_000, 60_000, 120_000].map((ms) => new Date(now.getTime() + ms)),
  );
  await owner.query(
    `insert into platform.message (id, job, sealed, queued_at, given_up_at)
     select gen_random_uuid(), 'platform.deliver_sms', 'v1.' || days, now(), now() - make_interval(days => days)
     from unnest(array[89, 91]) as days
     union all select gen_random_uuid(), 'platform.deliver_sms', 'v1.waits', now(), null`,
  );
  await owner.query(
    `insert into platform.hearing (listener, event_id, attempts, due_at)
     select 'l' || attempts || ' ' || days, gen_random_uuid(), attempts, now() - make_interval(days => days)
     from unnest(array[24, 25]) as attempts, unnest(array[89, 91]) as days`,
  );
  for (const name of ['failed', 'waits']) await services.unit((work) => work.enqueue(name, {}));
  await owner.query(
    `select graphile_worker.permanently_fail_jobs(array_agg(id), 'no')
     from graphile_worker.jobs where task_identifier = 'failed'`,
  );
  await services.unit(purge);
  const left = async (text: string) =>
    (await owner.query<{ name: string }>(text)).rows.map(({ name }) => name).toSorted();
  expect(await left('select key as name from platform.rate_counter')).toEqual(['next', 'now']);
  expect(await left('select sealed as name from platform.message')).toEqual(['v1.89', 'v1.waits']);
  expect(await left('select listener as name from platform.hearing')).toEqual(['l24 89', 'l24 91', 'l25 89']);
  expect(await left('select task_identifier as name from graphile_worker.jobs')).toEqual(['failed', 'waits']);
});
