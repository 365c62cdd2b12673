import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Database } from '../postgres/database.ts';
import { searchTable } from './found.ts';
import { hasRareWord } from './frequent-words.ts';
import { readSearch, type SearchQuery } from './words.ts';

let database: TestDatabase;
const table = 'public.offer';

beforeAll(async () => {
  database = await testDatabase();
  await database.makeTable(`
    create table offer (id uuid primary key, place text not null, search_words tsvector not null, words text not null);
    create index offer_words on offer using gin (search_words);
    create table new_offer (id uuid primary key, search_words tsvector not null);`);
  await sql`
    insert into public.offer
    select ('0199b000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, case when n % 2 = 0 then 'Accra' else 'Lima' end,
      array_to_tsvector(array['everywhere', 'half' || n % 2, 'few' || n % 500, 'seldom' || lpad((n / 2)::text, 4, '0')]), repeat('-', 400)
    from generate_series(0, 19999) as n`.execute(database.db);
  // The owner's statistics, as autovacuum keeps them in time.
  await database.makeTable('analyze offer');
});
afterAll(() => database.close());

function asked(typed: string): SearchQuery {
  const query = readSearch(typed, 'en');
  if (query === undefined) throw new Error('no word');
  return query;
}

/** For each question that the connection keeps: how often its one plan for all words served. */
async function keptPlans(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ served: number }>`
    select generic_plans::integer as served from pg_prepared_statements where name like 'search%'`.execute(
    db,
  );
  return rows.map(({ served }) => served);
}

describe('words that few rows have', () => {
  it('are those that begin none of the most frequent ones', async () => {
    expect(await hasRareWord(database.db, table, asked('seldom0777'))).toBe(true);
    expect(await hasRareWord(database.db, table, asked('everywhere seldom0777'))).toBe(true);
    expect(await hasRareWord(database.db, table, asked('everywhere'))).toBe(false);
    expect(await hasRareWord(database.db, table, asked('every'))).toBe(false);
  });

  it('are not known while the database has no statistics of the table', async () => {
    expect(await hasRareWord(database.db, 'public.new_offer', asked('seldom0777'))).toBe(false);
  });

  it('are sought by a question that the connection keeps with one plan for all, and found as before', async () => {
    await database.db.connection().execute(async (db) => {
      const find = async (typed: string, place: string) => {
        const filters = { place: sql<boolean>`place = ${place}` };
        const rows = await searchTable(
          db,
          { table, query: asked(typed), filters },
          { after: undefined, limit: 25 },
        );
        return rows.map(({ id }) => Number.parseInt(id.slice(-6), 16));
      };
      await find('everywhere', 'Lima');
      expect(await keptPlans(db)).toEqual([]);
      // More often than PostgreSQL plans before it keeps one plan for all.
      for (let at = 1000; at < 1010; at += 1) {
        expect(await find(`seldom${at}`, 'Lima')).toEqual([at * 2 + 1]);
        expect(await find(`seldom${at}`, 'Accra')).toEqual([at * 2]);
      }
      // PostgreSQL made a plan of its own for each of the first five searches.
      expect(await keptPlans(db)).toEqual([15]);
    });
  });
});
