import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Database } from '../postgres/database.ts';
import { changesSoFar, haveChanged, noting, tellChanged } from './changes.ts';
import { inTransaction } from './unit-of-work.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.makeTable('create table tally (id text primary key)');
});
afterAll(() => database.close());

async function noted(statement: ReturnType<typeof sql>) {
  const notes = { read: new Set<string>(), changed: new Set<string>() };
  const { db } = database;
  // Rows are not asked for: what a statement names is noted before it is sent.
  await statement.execute(noting(db, notes)).catch(() => undefined);
  return { read: [...notes.read], changed: [...notes.changed] };
}

describe('what a statement names', () => {
  it.each([
    ['a read', sql`select post.id from blog.post join comments.comment on comment.id = post.id`],
    [
      'a read that holds rows',
      sql`select post.id from blog.post, lateral (select from comments.comment) as c for no key update of post`,
    ],
    [
      'tables apart from the words',
      sql`select id from ${sql.table('blog.post')} where id in (select id from ${sql.table('comments.comment')})`,
    ],
  ])('%s changes nothing', async (_what, statement) => {
    expect(await noted(statement)).toEqual({ read: ['blog', 'comments'], changed: [] });
  });

  it.each([
    [
      'insert',
      sql`insert into wallet.note (id) values (${1}) on conflict (id) do update set id = excluded.id`,
    ],
    ['update', sql`update wallet.note set id = ${1}`],
    ['delete', sql`delete from wallet.note where id = ${1}`],
    ['a function', sql`select wallet.forget(${1})`],
    [
      'an insert below a name',
      sql`with made as (insert into wallet.note (id) values (${1}) returning id) select id from made`,
    ],
    ['a table apart from the words', sql`insert into ${sql.table('wallet.note')} (id) values (${1})`],
    ['words of a part', sql`${sql`update wallet.note`} set id = ${1}`],
  ])('%s changes its schema', async (_what, statement) => {
    expect((await noted(statement)).changed).toEqual(['wallet']);
  });

  it.each([
    [
      'an insert',
      (db: Database) =>
        db.insertInto('platform.done_once').values({ name: 'x', done_at: new Date() }).execute(),
      ['platform'],
    ],
    [
      'an update',
      (db: Database) =>
        db.updateTable('platform.done_once').set({ name: 'x' }).where('name', '=', 'x').execute(),
      ['platform'],
    ],
    [
      'a delete',
      (db: Database) => db.deleteFrom('platform.done_once').where('name', '=', 'x').execute(),
      ['platform'],
    ],
    ['a read', (db: Database) => db.selectFrom('platform.done_once').select('name').execute(), []],
  ])('%s that was built word by word is noted, too', async (_what, run, expected) => {
    const notes = { read: new Set<string>(), changed: new Set<string>() };
    await run(noting(database.db, notes)).catch(() => undefined);
    expect([[...notes.read], [...notes.changed]]).toEqual([['platform'], expected]);
  });

  it('is not what stands in a value', async () => {
    const value = { kind: 'SchemableIdentifierNode', schema: { name: 'wallet' } };
    expect(await noted(sql`update blog.post set text = ${JSON.stringify(value)}, more = ${value}`)).toEqual({
      read: ['blog'],
      changed: ['blog'],
    });
  });

  it('in a changing statement is changed no further than it must be', async () => {
    const statement = sql`insert into wallet.note (id) select id from profile.person where id = ${1}`;
    expect(await noted(statement)).toEqual({ read: ['wallet', 'profile'], changed: ['wallet'] });
  });
});

describe('a transaction', () => {
  const write = (db: TestDatabase['db']) => sql`delete from public.tally where false`.execute(db);

  it('that committed has changed what it wrote in', async () => {
    const before = changesSoFar();
    await inTransaction(database.db, write);
    expect(haveChanged(['blog', 'public'], before)).toBe(true);
    expect(haveChanged(['blog'], before)).toBe(false);
  });

  it('that only read has changed nothing', async () => {
    const before = changesSoFar();
    await inTransaction(database.db, (db) => sql`select from public.tally`.execute(db));
    expect(changesSoFar()).toBe(before);
  });

  it('that was rolled back has changed nothing', async () => {
    const before = changesSoFar();
    const refused = inTransaction(database.db, async (db) => {
      await write(db);
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(changesSoFar()).toBe(before);
  });

  it('of a call that reads is no change', async () => {
    const before = changesSoFar();
    await inTransaction(database.db, write, { isReading: true });
    expect(changesSoFar()).toBe(before);
  });
});

it('what is told is changed since then, and not before', () => {
  const before = changesSoFar();
  tellChanged(new Set(['blog']));
  expect(haveChanged(['wallet', 'blog'], before)).toBe(true);
  expect(haveChanged(['wallet', 'blog'], changesSoFar())).toBe(false);
});
