import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
const idOf = (place: number) => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const ask = async (text: string, values: readonly unknown[] = []) =>
  (await database.owner.query(text, [...values])).rows;
beforeAll(async () => {
  database = await testDatabase();
  await ask(`insert into blog.category (slug, place, names) values ('money', 1, '{"en": "Money"}')`);
});
afterAll(() => database.close());

it('invented posts go with who once wrote them; an invented author stays while a post that stays had them', async () => {
  const [REAL, SAMPLE, OTHER] = [idOf(1), idOf(2), idOf(3)];
  const [WRITER, OF_REAL, OF_SAMPLE] = [idOf(11), idOf(12), idOf(13)];
  for (const author of [WRITER, OF_REAL, OF_SAMPLE])
    await ask(`insert into blog.author (id, name, is_sample) values ($1, 'Ann', $2)`, [
      author,
      author !== WRITER,
    ]);
  for (const post of [REAL, SAMPLE, OTHER])
    await ask(
      `insert into blog.post (id, state, category, author_id, is_sample) values ($1, 'draft', 'money', $2, $3)`,
      [post, WRITER, post !== REAL],
    );
  for (const [post, author] of [
    [REAL, OF_REAL],
    [SAMPLE, OF_REAL],
    [SAMPLE, OF_SAMPLE],
    [OTHER, OF_SAMPLE],
  ])
    await ask('insert into blog.former_co_author (post_id, author_id) values ($1, $2)', [post, author]);
  const left = async (table: string) =>
    (await ask(`select id from blog.${table} order by id`)).map(({ id }) => id);
  const remove = async (kept: readonly string[]) =>
    (await ask('select blog.remove_samples($1::uuid[]) as count', [kept]))[0]?.count;
  expect(await remove([OTHER])).toBe(1);
  expect([await left('post'), await left('author')]).toEqual([
    [REAL, OTHER],
    [WRITER, OF_REAL, OF_SAMPLE],
  ]);
  expect(await remove([])).toBe(1);
  expect([await left('post'), await left('author')]).toEqual([[REAL], [WRITER, OF_REAL]]);
  expect(await ask('select author_id from blog.former_co_author')).toEqual([{ author_id: OF_REAL }]);
});
