import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { createScheduler } from './schedules.ts';

const LEAP = { cron: '0 0 29 2 *', job: 'school.leap' };
const EVENING = { cron: '0 18 * * *', job: 'school.close' };

let database: TestDatabase;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner.query('delete from platform.schedule');
  await endJobs();
});

const scheduler = (...schedules: Parameters<typeof createScheduler>[1]) =>
  createScheduler({ db: database.db, clock: { now: () => now } }, schedules);
const endJobs = () =>
  database.owner.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs');
const queued = async () => {
  const { rows } = await database.owner.query(
    'select task_identifier as job from graphile_worker.jobs order by task_identifier',
  );
  return rows.map(({ job }) => job);
};
const dueAt = async () => {
  const { rows } = await database.owner.query('select due_at from platform.schedule order by job');
  return rows.map(({ due_at: at }) => at.toISOString());
};

describe('a schedule', () => {
  it('that is seen for the first time begins now, and is due from its minute on, once', async () => {
    now = new Date('2026-11-20T18:00:00.000Z');
    const one = await scheduler(EVENING);
    await one.tick();
    expect(await queued()).toEqual([]);
    now = new Date('2026-11-21T17:59:59.999Z');
    await one.tick();
    expect(await queued()).toEqual([]);
    now = new Date('2026-11-21T18:00:00.000Z');
    await one.tick();
    expect([await queued(), await dueAt()]).toEqual([['school.close'], ['2026-11-21T18:00:00.000Z']]);
    await endJobs();
    now = new Date('2026-11-22T17:59:00.000Z');
    await one.tick();
    expect(await queued()).toEqual([]);
  });

  it('whose time has passed several times is due once, at the last of them', async () => {
    now = new Date('2026-11-20T12:00:00.000Z');
    const one = await scheduler(EVENING);
    now = new Date('2026-11-27T09:30:00.000Z');
    await one.tick();
    expect([await queued(), await dueAt()]).toEqual([['school.close'], ['2026-11-26T18:00:00.000Z']]);
  });

  it('is queued by one process of several, also where the job has ended before the other looks', async () => {
    now = new Date('2026-11-20T12:00:00.000Z');
    const [one, other] = [await scheduler(EVENING), await scheduler(EVENING)];
    now = new Date('2026-11-20T18:00:00.000Z');
    await one.tick();
    await endJobs();
    await other.tick();
    expect(await queued()).toEqual([]);
  });

  it('goes on after a restart from what was done last', async () => {
    now = new Date('2026-11-20T12:00:00.000Z');
    await scheduler(EVENING);
    now = new Date('2026-11-21T12:00:00.000Z');
    await (await scheduler(EVENING)).tick();
    expect(await dueAt()).toEqual(['2026-11-20T18:00:00.000Z']);
  });

  it('that was missed is looked for in the last four hundred days', async () => {
    const leapDay = new Date('2024-02-29T00:00:00.000Z').getTime();
    const days = (count: number) => new Date(leapDay + count * 86_400_000);
    now = days(-1);
    const late = await scheduler(LEAP);
    now = new Date(days(400).getTime() + 60_000);
    await late.tick();
    expect(await queued()).toEqual([]);
    const [early] = [await scheduler(LEAP)];
    now = days(400);
    await early.tick();
    expect([await queued(), await dueAt()]).toEqual([['school.leap'], ['2024-02-29T00:00:00.000Z']]);
  });
});
