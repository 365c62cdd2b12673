import { platformRefusals } from '@egcr/contract/refusals';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { testCipher as cipher } from '../../testing/cipher.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { waitingMessages } from '../../testing/waiting-messages.ts';
import { MovableClock } from '../clock.ts';
import { silentLog } from '../log.ts';
import type { Database } from '../postgres/database.ts';
import { Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../services.ts';
import { createUnitOfWork, inSavepoint, inTransaction, refusalIn, workIn } from './unit-of-work.ts';

let database: TestDatabase;
let unit: UnitOfWork;
const clock = new MovableClock();

beforeAll(async () => {
  database = await testDatabase();
  unit = createUnitOfWork({ db: database.db, clock, log: silentLog, cipher });
  await database.makeTable('create table tally (id text primary key, count integer not null)');
});
afterAll(() => database.close());

async function eventsOf(topic: string): Promise<number> {
  const { rowCount } = await database.pool.query('select from platform.event where topic = $1', [topic]);
  return rowCount ?? 0;
}

async function waitingJobs(task: string): Promise<{ delay_s: number; key: string | null }[]> {
  const { rows } = await database.pool.query<{ delay_s: number; key: string | null }>(
    `select key, extract(epoch from run_at - created_at)::integer as delay_s
     from graphile_worker.jobs
     where task_identifier = $1
     order by id`,
    [task],
  );
  return rows;
}

describe('a unit of work', () => {
  test('commits what was written, emitted and queued together', async () => {
    await unit(async (work) => {
      await sql`insert into tally values ('together', 1)`.execute(work.db);
      await work.emit({ topic: 'test.together', payload: { count: 1 }, audience: [work.newId()] });
      await work.enqueue('test.together', { count: 1 });
    });
    expect(await eventsOf('test.together')).toBe(1);
    expect(await waitingJobs('test.together')).toMatchObject([{ delay_s: 0 }]);
  });

  test('leaves nothing behind when it refuses', async () => {
    const refused = unit(async (work) => {
      await work.emit({ topic: 'test.refused', payload: {} });
      await work.enqueue('test.refused', {});
      await work.sendEmail({ to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
      throw new Refusal(platformRefusals.conflict);
    });
    await expect(refused).rejects.toThrow('conflict');
    expect(await eventsOf('test.refused')).toBe(0);
    expect(await waitingJobs('test.refused')).toEqual([]);
    expect(await waitingJobs('platform.deliver_email')).toEqual([]);
    expect(await waitingMessages({ db: database.db, cipher })).toEqual([]);
  });

  test('knows one instant, and its ids sort in the order in which they were made', async () => {
    await unit(async (work) => {
      const before = work.now;
      clock.advance(60);
      expect(work.now).toBe(before);
      const ids = Array.from({ length: 500 }, () => work.newId());
      expect([...ids].sort()).toEqual(ids);
      expect(new Set(ids).size).toBe(500);
    });
  });

  test('queues a job for later by the delay its own clock gives', async () => {
    clock.advance(30 * 24 * 3600);
    await unit((work) =>
      work.enqueue('test.later', {}, { runAt: new Date(work.now.getTime() + 90_000), key: 'one' }),
    );
    await unit((work) =>
      work.enqueue(
        'test.later',
        { newer: true },
        { runAt: new Date(work.now.getTime() + 60_000), key: 'one' },
      ),
    );
    expect(await waitingJobs('test.later')).toMatchObject([{ key: 'one' }]);
    const [job] = await waitingJobs('test.later');
    expect(job?.delay_s).toBeGreaterThanOrEqual(59);
    expect(job?.delay_s).toBeLessThanOrEqual(61);
  });

  test('refuses a line break in a mail header', async () => {
    const message = { subject: 'Hello', text: '', html: '' };
    await expect(
      unit((work) => work.sendEmail({ to: 'a@example.com\r\nbcc: b@example.com', ...message })),
    ).rejects.toThrow('line break');
    await expect(
      unit((work) => work.sendEmail({ to: 'a@example.com', ...message, subject: 'a\nb' })),
    ).rejects.toThrow('line break');
  });

  test('runs again when it met another one in a deadlock', async () => {
    await database.pool.query(`insert into tally values ('left', 0), ('right', 0)`);
    let attempts = 0;
    const meeting = meetingOf(2);
    const take = async (first: string, second: string) =>
      unit(async (work) => {
        attempts += 1;
        await sql`update tally set count = count + 1 where id = ${first}`.execute(work.db);
        await meeting();
        await sql`update tally set count = count + 1 where id = ${second}`.execute(work.db);
      });
    await Promise.all([take('left', 'right'), take('right', 'left')]);
    const { rows } = await database.pool.query(
      `select id, count from tally where id in ('left', 'right') order by id`,
    );
    expect(rows).toEqual([
      { id: 'left', count: 2 },
      { id: 'right', count: 2 },
    ]);
    expect(attempts).toBe(3);
  });

  test('gives up after three attempts', async () => {
    let attempts = 0;
    const hopeless = unit(async (work) => {
      attempts += 1;
      await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(work.db);
    });
    await expect(hopeless).rejects.toThrow('no');
    expect(attempts).toBe(3);
  });
});

test('a refusal can be kept while what it refused is undone', async () => {
  const services = { clock, log: silentLog, cipher };
  const answer = await inTransaction(database.db, async (db) => {
    await sql`insert into tally values ('key', 0)`.execute(db);
    try {
      return await inSavepoint(db, async () => {
        await sql`insert into tally values ('effect', 1)`.execute(db);
        await workIn(db, services).emit({ topic: 'test.undone', payload: {} });
        throw new Refusal(platformRefusals.conflict);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await sql`update tally set count = 409 where id = 'key'`.execute(db);
      return error.kind.code;
    }
  });
  expect(answer).toBe('conflict');
  const { rows } = await database.pool.query(`select id, count from tally where id in ('key', 'effect')`);
  expect(rows).toEqual([{ id: 'key', count: 409 }]);
  expect(await eventsOf('test.undone')).toBe(0);
});

test('one of several steps that is refused is undone alone, and what fails otherwise fails the whole', async () => {
  const count = (db: Database, id: string) => sql`insert into tally values (${id}, 1)`.execute(db);
  const refused = await inTransaction(database.db, async (db) => {
    const codes: unknown[] = [];
    for (const step of ['first', 'second', 'third']) {
      const refusal = await refusalIn(db, async () => {
        await count(db, step);
        if (step === 'second') throw new Refusal(platformRefusals.conflict);
      });
      codes.push(refusal?.kind.code);
    }
    return codes;
  });
  expect(refused).toEqual([undefined, 'conflict', undefined]);
  const broken = inTransaction(database.db, async (db) => {
    await count(db, 'fourth');
    await refusalIn(db, () => Promise.reject(new Error('a bug')));
  });
  await expect(broken).rejects.toThrow('a bug');
  const { rows } = await database.pool.query(
    `select id from tally where id in ('first', 'second', 'third', 'fourth') order by id`,
  );
  expect(rows).toEqual([{ id: 'first' }, { id: 'third' }]);
});

/** Resolves for everyone once as many have come; later comers pass at once. */
function meetingOf(size: number): () => Promise<void> {
  const everyone = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present >= size) everyone.resolve();
    return everyone.promise;
  };
}
