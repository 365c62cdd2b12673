import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { createLane, type Lane, type LaneOptions, type LaneSession } from './batch-lane.ts';

let database: TestDatabase;
const lanes: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await database.makeTable('create table public.note (id integer primary key, text text not null)');
});
afterAll(async () => {
  for (const lane of lanes) await lane.close();
  await database.close();
});

interface Note {
  readonly id: number;
  readonly text: string;
}

/** A lane that writes notes; the sizes of its batches are kept. */
function noteLane(options: Partial<LaneOptions<Note, string>> = {}) {
  const sizes: number[] = [];
  const lane: Lane<Note, string> = createLane({
    pool: database.pool,
    post: (session, notes) => {
      sizes.push(notes.length);
      return writeNotes(session, notes);
    },
    ...options,
  });
  lanes.push(lane);
  return { lane, sizes };
}

async function writeNotes({ client }: LaneSession, notes: readonly Note[]): Promise<readonly string[]> {
  await client.query('insert into public.note select * from unnest($1::integer[], $2::text[])', [
    notes.map(({ id }) => id),
    notes.map(({ text }) => text),
  ]);
  return notes.map(({ text }) => `wrote ${text}`);
}

let last = 0;
const note = (text: string): Note => ({ id: (last += 1), text });

async function countOf(text: string): Promise<bigint | undefined> {
  const { rows } = await database.pool.query<{ n: bigint }>(
    'select count(*) as n from public.note where text = $1',
    [text],
  );
  return rows[0]?.n;
}

describe('a batch lane', () => {
  it('sends what comes together in one batch and answers each in order', async () => {
    const { lane, sizes } = noteLane();
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => lane.submit(note(text))));
    expect(answers).toEqual(['wrote a', 'wrote b', 'wrote c']);
    expect(sizes).toEqual([3]);
  });

  it('gathers what comes while a batch is in flight, up to its largest', async () => {
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    const sizes: number[] = [];
    const lane = createLane<Note, number>({
      pool: database.pool,
      batchMax: 4,
      post: async (_session, notes) => {
        sizes.push(notes.length);
        if (sizes.length === 1) await gate;
        return notes.map(({ id }) => id);
      },
    });
    lanes.push(lane);
    const first = lane.submit(note('first'));
    while (sizes.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const others = Array.from({ length: 6 }, () => lane.submit(note('later')));
    openGate();
    await Promise.all([first, ...others]);
    expect(sizes).toEqual([1, 4, 2]);
  });

  it('gives no answer before the flush, and posts the next batch meanwhile', async () => {
    const flushes: (() => void)[] = [];
    const { lane, sizes } = noteLane({
      flusher: { flushed: () => new Promise((resolve) => flushes.push(resolve)) },
    });
    let answered = 0;
    const submit = async () => {
      await lane.submit(note('waits'));
      answered += 1;
    };
    const all = [submit()];
    while (flushes.length < 1) await new Promise((resolve) => setImmediate(resolve));
    all.push(submit());
    while (flushes.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect({ sizes, answered, written: await countOf('waits') }).toEqual({
      sizes: [1, 1],
      answered: 0,
      written: 2n,
    });
    for (const flush of flushes) flush();
    await Promise.all(all);
    expect(answered).toBe(2);
  });

  it('tells every caller where the flush fails: nobody knows whether the disk has it', async () => {
    const { lane } = noteLane({ flusher: { flushed: () => Promise.reject(new Error('no disk')) } });
    await expect(lane.submit(note('unsure'))).rejects.toThrow('no disk');
  });

  it('does not let one that cannot be posted hurt its neighbours', async () => {
    const { lane } = noteLane();
    const taken = note('taken');
    await lane.submit(taken);
    const answers = await Promise.allSettled(
      [note('good 1'), taken, note('good 2')].map((each) => lane.submit(each)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await countOf('good 1'), await countOf('good 2'), await countOf('taken')]).toEqual([1n, 1n, 1n]);
  });

  it('runs a batch again after a deadlock', async () => {
    let attempts = 0;
    const { lane } = noteLane({
      post: async (session, notes) => {
        attempts += 1;
        if (attempts < 3) {
          await session.client.query("do $$ begin raise sqlstate '40P01'; end $$");
        }
        return writeNotes(session, notes);
      },
    });
    expect(await lane.submit(note('third time'))).toBe('wrote third time');
    expect([attempts, await countOf('third time')]).toEqual([3, 1n]);
  });

  it('runs a batch again where it hears first of a statement that only failed with the one before', async () => {
    let attempts = 0;
    const { lane } = noteLane({
      post: async (session, notes) => {
        const { client } = session;
        attempts += 1;
        const first = client.query(
          attempts === 1 ? "do $$ begin raise sqlstate '55P03'; end $$" : 'select 1',
        );
        const [answers] = await Promise.all([
          writeNotes(session, notes),
          first.finally(() => client.query('select 1').catch(() => undefined)),
        ]);
        return answers;
      },
    });
    expect(await lane.submit(note('heard of late'))).toBe('wrote heard of late');
    expect([attempts, await countOf('heard of late')]).toEqual([2, 1n]);
  });

  it('is not held up by a row that another person holds', async () => {
    const held = note('held');
    const { lane } = noteLane({
      post: async ({ client }, notes) => {
        for (const { id, text } of notes) {
          await client.query('update public.note set text = $2 where id = $1', [id, text]);
        }
        return notes.map(({ text }) => text);
      },
    });
    const free = note('free');
    const { lane: writer } = noteLane();
    await Promise.all([writer.submit(held), writer.submit(free)]);
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from public.note where id = $1 for update', [held.id]);

    const waiting = lane.submit({ ...held, text: 'at last' });
    expect(await lane.submit({ ...free, text: 'passed by' })).toBe('passed by');
    await holder.query('commit');
    holder.release();
    expect(await waiting).toBe('at last');
  });

  it('undoes a batch whose transaction had failed inside, even where the failure was hidden', async () => {
    const { lane } = noteLane({
      post: async (session, notes) => {
        const answers = await writeNotes(session, notes);
        await session.client.query('select 1/0').catch(() => undefined);
        return answers;
      },
    });
    await expect(lane.submit(note('hidden'))).rejects.toThrow('a batch ended with ROLLBACK');
    expect(await countOf('hidden')).toBe(0n);
  });

  it('connects again after its connection broke', async () => {
    const { lane } = noteLane();
    await lane.submit(note('before'));
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('egcr-lane', 'egcr-flush') and datname = current_database()",
    );
    const settled = await Promise.allSettled([lane.submit(note('meanwhile'))]);
    expect(settled).toHaveLength(1);
    expect(await lane.submit(note('after'))).toBe('wrote after');
  });

  it('plans anew after a tables file has changed what it had planned', async () => {
    await database.makeTable('create table public.changing (n integer not null)');
    const { lane } = noteLane({
      post: async ({ db }, notes) => {
        await sql`select * from public.changing where n >= ${0}`.execute(db);
        return notes.map(({ text }) => text);
      },
    });
    await lane.submit(note('before'));
    await database.owner.query('alter table public.changing add column other text');
    expect(await lane.submit(note('meanwhile'))).toBe('meanwhile');
    expect(await lane.submit(note('after'))).toBe('after');
  });

  it('takes single statements many at once on one connection', async () => {
    let running = 0;
    let most = 0;
    const { lane } = noteLane({
      mode: 'statement',
      batchMax: 1,
      connections: 2,
      depth: 4,
      post: async (session, notes) => {
        running += 1;
        most = Math.max(most, running);
        const answers = await writeNotes(session, notes);
        running -= 1;
        return answers;
      },
    });
    const answers = await Promise.all(Array.from({ length: 40 }, () => lane.submit(note('piped'))));
    expect([answers.length, await countOf('piped')]).toEqual([40, 40n]);
    // More than there are connections, and never more than were asked for.
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('takes five hundred and twelve at a time where nothing else is said, and refuses who would wait behind twenty thousand', async () => {
    const { lane, sizes } = noteLane({
      mode: 'statement',
      post: async ({ client }, notes) => {
        sizes.push(notes.length);
        await client.query('select 1');
        return notes.map(({ text }) => text);
      },
    });
    const answers = Array.from({ length: 20_000 }, () => lane.submit(note('waits long')));
    await expect(lane.submit(note('too late'))).rejects.toMatchObject({
      kind: { code: 'overloaded' },
      extras: { retryAfter_s: 2 },
    });
    expect(await Promise.all(answers)).toHaveLength(20_000);
    expect([sizes[0], sizes.length]).toEqual([512, 40]);
  });

  it('tries three times, at once where batches only meet each other, and then says why not', async () => {
    for (const isConflict of [() => true, () => false]) {
      const tried: number[] = [];
      const { lane } = noteLane({
        isConflict,
        post: async ({ client, attempt }) => {
          tried.push(attempt);
          await client.query("do $$ begin raise sqlstate '40001'; end $$");
          return [];
        },
      });
      await expect(lane.submit(note('never'))).rejects.toMatchObject({ code: '40001' });
      expect(tried).toEqual([1, 2, 3]);
    }
  });

  it('answers item by item, or not at all, and overlaps no transactions', async () => {
    const { lane } = noteLane({ post: async () => [] });
    await expect(lane.submit(note('unanswered'))).rejects.toThrow('not answered item by item');
    expect(() => createLane({ pool: database.pool, depth: 2, post: async () => [] })).toThrow(
      'cannot overlap',
    );
  });

  it('answers everybody before it closes', async () => {
    const { lane } = noteLane();
    const answers = Promise.all(Array.from({ length: 20 }, () => lane.submit(note('last'))));
    await lane.close();
    expect(await answers).toHaveLength(20);
  });
});
