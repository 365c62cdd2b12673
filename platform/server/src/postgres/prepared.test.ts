import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { keepingPlans, prepared } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const kept = sql<{ name: string }>`select name from pg_prepared_statements order by name`;

it('a statement that says so is kept by its connection under its name, and answers as before', async () => {
  const { db } = database;
  await db.connection().execute(async (one) => {
    const add = (number: number) =>
      sql<{ sum: number }>`${prepared('kit_sum')} select ${number}::integer + 1 as sum`.execute(one);
    expect((await add(1)).rows).toEqual([{ sum: 2 }]);
    expect((await add(41)).rows).toEqual([{ sum: 42 }]);
    await sql`select 7 as plain`.execute(one);
    expect((await kept.execute(one)).rows).toEqual([{ name: 'kit_sum' }]);
  });
});

it('a transaction that fails leaves what was kept, and the next one uses it', async () => {
  const { db } = database;
  const half = (by: number) =>
    sql<{ half: number }>`${prepared('kit_half')} select 10 / ${by}::integer as half`;
  await db.connection().execute(async (one) => {
    await expect(one.transaction().execute((work) => half(0).execute(work))).rejects.toThrow(
      'division by zero',
    );
    expect((await one.transaction().execute((work) => half(5).execute(work))).rows).toEqual([{ half: 2 }]);
  });
});

it('work that is done all day has its statements kept, by their own names where they have one', async () => {
  const { db } = database;
  await db.connection().execute(async (one) => {
    const work = keepingPlans(one);
    const twice = (number: number) => sql<{ twice: number }>`select ${number}::integer * 2 as twice`;
    expect((await twice(4).execute(work)).rows).toEqual([{ twice: 8 }]);
    expect((await twice(5).execute(work)).rows).toEqual([{ twice: 10 }]);
    await sql`${prepared('kit_own')} select ${1}::integer`.execute(work);
    await sql`select ${3}::integer as plain`.execute(one);
    const names = (await kept.execute(one)).rows.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('s_'))).toHaveLength(1);
    expect(names).toContain('kit_own');
  });
});
