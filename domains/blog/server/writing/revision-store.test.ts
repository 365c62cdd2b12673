import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { actsAs } from './acting.ts';
import { keepFormer } from './keep-former.ts';
import { findRevision, keepRevision, listRevisionHeads, newestRevision } from './revision-store.ts';

let database: TestDatabase;
const idOf = (place: number) => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const [ANN_USER, BEN_USER, CEM_USER, OTHER] = [idOf(801), idOf(802), idOf(803), idOf(804)];
const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-12)));

beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query(
    `insert into blog.category (slug, place, names) values ('money', 1, '{"en": "Money"}')`,
  );
  await database.owner.query(`insert into blog.author (id, name) values ($1, 'Ann')`, [idOf(901)]);
  for (const place of [1, 2, 3])
    await database.owner.query(
      `insert into blog.post (id, state, category, author_id) values ($1, 'draft', 'money', $2)`,
      [idOf(place), idOf(901)],
    );
});
afterAll(() => database.close());

describe('a former text', () => {
  const kept = (place: number, title: string, language = 'en') =>
    keepRevision(database.db, {
      id: idOf(place),
      postId: idOf(1),
      language,
      title,
      excerpt: '',
      searchTitle: '',
      searchDescription: '',
      cover: null,
      body: [],
      by: ANN_USER,
      at: at(place % 60),
    });
  const of = { postId: idOf(1), language: 'en' };

  it('is kept once where it is the same twice in a row, in its language, and found by its own text alone', async () => {
    expect(await newestRevision(database.db, of)).toBeUndefined();
    await kept(201, 'One');
    await kept(202, 'One');
    await kept(203, 'Two');
    await kept(204, 'Eins', 'de');
    await kept(205, 'One');
    const heads = (after?: number, limit = 9) =>
      listRevisionHeads(database.db, of, { after: after === undefined ? undefined : idOf(after), limit });
    expect((await heads()).map(({ title }) => title)).toEqual(['One', 'Two', 'One']);
    expect([
      places(await heads(205)),
      places(await heads(203, 1)),
      places(await heads(undefined, 1)),
    ]).toEqual([[203, 201], [201], [205]]);
    expect(await newestRevision(database.db, of)).toEqual(at(25));
    const found = async (place: number, given: object = {}) =>
      (await findRevision(database.db, { ...of, id: idOf(place), ...given }))?.title;
    expect([
      await found(203),
      await found(204),
      await found(204, { language: 'de' }),
      await found(203, { postId: idOf(2) }),
    ]).toEqual(['Two', undefined, 'Eins', undefined]);
  });

  it('is kept ten minutes after the one before, or where another person writes on, and never where nothing was written', async () => {
    let next = 300;
    const text = (title: string, by: string) => ({
      language: 'en',
      slug: 'x',
      read_slug: null,
      title,
      excerpt: '',
      search_title: '',
      search_description: '',
      cover: null,
      body: [],
      version: 1,
      changed_at: at(0),
      changed_by: by,
      has_changes: true,
    });
    const titles = async (title: string, given: { readonly by: string; readonly ms: number }) => {
      const now = new Date(at(0).getTime() + given.ms);
      const newId = () => idOf((next += 1));
      const { db } = database;
      await keepFormer({ db, newId, now }, idOf(3), { text: text(title, ANN_USER), by: given.by });
      return (
        await listRevisionHeads(db, { postId: idOf(3), language: 'en' }, { after: undefined, limit: 9 })
      ).map((head) => head.title);
    };
    expect(await titles('', { by: BEN_USER, ms: 0 })).toEqual([]);
    expect(await titles('A', { by: ANN_USER, ms: 0 })).toEqual(['A']);
    expect(await titles('B', { by: ANN_USER, ms: 600_000 })).toEqual(['A']);
    expect(await titles('B', { by: BEN_USER, ms: 600_000 })).toEqual(['B', 'A']);
    expect(await titles('C', { by: ANN_USER, ms: 600_001 })).toEqual(['C', 'B', 'A']);
  });
});

describe('what a person is to a post', () => {
  const row = {
    author_user: ANN_USER,
    co_author_users: [BEN_USER],
    former_co_author_users: [CEM_USER],
  };
  it.each([
    ['its author', { userId: ANN_USER, isEditor: false, decidesOwn: false }, ['author']],
    ['who wrote it with them', { userId: BEN_USER, isEditor: false, decidesOwn: false }, ['author']],
    ['its author, who is an editor', { userId: ANN_USER, isEditor: true, decidesOwn: false }, ['author']],
    [
      'its author, who decides about their own too',
      { userId: ANN_USER, isEditor: true, decidesOwn: true },
      ['author', 'editor'],
    ],
    ['its author, who is no editor', { userId: ANN_USER, isEditor: false, decidesOwn: true }, ['author']],
    ['who once wrote it with them', { userId: CEM_USER, isEditor: false, decidesOwn: true }, []],
    [
      'an editor who once wrote it with them',
      { userId: CEM_USER, isEditor: true, decidesOwn: false },
      ['author'],
    ],
    [
      'an editor who once wrote it with them and decides about their own too',
      { userId: CEM_USER, isEditor: true, decidesOwn: true },
      ['author', 'editor'],
    ],
    ['an editor', { userId: OTHER, isEditor: true, decidesOwn: false }, ['editor']],
    ['another author', { userId: OTHER, isEditor: false, decidesOwn: true }, []],
  ])('%s', (_, writer, expected) => {
    expect(actsAs(writer, row)).toEqual(expected);
  });
});
