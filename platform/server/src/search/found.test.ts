import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { readPage } from '../data/page.ts';
import { CANDIDATES_MAX, countFacets, foundCursor, searchTable } from './found.ts';
import { readSearch, searchWords } from './words.ts';

let database: TestDatabase;
const table = 'public.programme';
const names = new Map<string, string>();

beforeAll(async () => {
  database = await testDatabase();
  await database.makeTable(`
    create table programme (id uuid primary key, status text not null, sectors text[] not null, search_words tsvector not null);
    create index programme_words on programme using gin (search_words)`);
  await add('Grants for schools', 'Money for roofs', { status: 'open', sectors: ['education'] });
  await add('Solar roofs', 'A grant for schools and farms', {
    status: 'open',
    sectors: ['energy', 'education'],
  });
  await add('小微企业补助金', '帮助小企业', { status: 'closed', sectors: ['business'], language: 'zh' });
  await add('Crédito agrícola', 'Ayuda para granjas', {
    status: 'closed',
    sectors: ['farming'],
    language: 'es',
  });
});
afterAll(() => database.close());

let made = 0;
const idAt = (at: number) => `0199a000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;

async function add(
  title: string,
  text: string,
  {
    status,
    sectors,
    language = 'en',
  }: { readonly status: string; readonly sectors: readonly string[]; readonly language?: string },
): Promise<void> {
  made += 1;
  names.set(idAt(made), title);
  const words = searchWords([
    { text: title, language, weight: 'A' },
    { text, language, weight: 'C' },
  ]);
  await sql`insert into public.programme values (${idAt(made)}, ${status}, ${sql.val(sectors)}, ${words}::tsvector)`.execute(
    database.db,
  );
}

async function find(
  typed: string,
  options: { readonly language?: string; readonly status?: string } = {},
): Promise<readonly string[]> {
  const { language = 'en', status } = options;
  const filters = { status: status === undefined ? undefined : sql<boolean>`status = ${status}` };
  const rows = await searchTable(
    database.db,
    { table, query: readSearch(typed, language), filters },
    { after: undefined, limit: 50 },
  );
  return rows.map(({ id }) => names.get(id) ?? id);
}

describe('a search', () => {
  it('shows what has the words in its title before what has them in its text', async () => {
    expect(await find('grants schools')).toEqual(['Grants for schools', 'Solar roofs']);
    expect(await find('roof')).toEqual(['Solar roofs', 'Grants for schools']);
  });

  it('finds without accents, by the beginning of a word, and in languages without spaces', async () => {
    expect(await find('credito agri', { language: 'es' })).toEqual(['Crédito agrícola']);
    expect(await find('补助金', { language: 'zh' })).toEqual(['小微企业补助金']);
  });

  it('needs every word, and keeps to the filters', async () => {
    expect(await find('grants moon')).toEqual([]);
    expect(await find('grants', { status: 'closed' })).toEqual([]);
  });

  it('without a word shows all, the latest first', async () => {
    expect(await find('', { status: 'closed' })).toEqual(['Crédito agrícola', '小微企业补助金']);
  });

  it('never fails, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (typed) => {
        expect(await find(typed)).toBeInstanceOf(Array);
      }),
    );
  });

  it('stores whatever a text holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        const words = searchWords([{ text, language: 'en', weight: 'B' }]);
        const { rows } = await sql<{ length: number }>`select length(${words}::tsvector) as length`.execute(
          database.db,
        );
        expect(rows[0]?.length).toBe(new Set(words.match(/'[^']+':/g)).size);
      }),
    );
  });
});

describe('what could be chosen besides', () => {
  it('is counted without the filter of its own name, and with the others', async () => {
    const counts = await countFacets(database.db, {
      table,
      query: readSearch('schools', 'en'),
      filters: { status: sql<boolean>`status = 'closed'`, sector: sql<boolean>`'energy' = any(sectors)` },
      facets: {
        status: { values: sql`array[status]` },
        sector: { values: sql`sectors` },
      },
    });
    expect(counts).toEqual([{ facet: 'status', value: 'open', count: 1 }]);
  });

  it('counts only rows that count, and knows the values of the others', async () => {
    const counts = await countFacets(database.db, {
      table,
      query: undefined,
      isCounted: sql<boolean>`status = 'open'`,
      facets: { status: { values: sql`array[status]` } },
    });
    expect(counts).toEqual([
      { facet: 'status', value: 'open', count: 2 },
      { facet: 'status', value: 'closed', count: 0 },
    ]);
  });

  it('counts every value of a row', async () => {
    const query = readSearch('schools', 'en');
    const counts = await countFacets(database.db, {
      table,
      query,
      facets: { sector: { values: sql`sectors` } },
    });
    expect(counts).toEqual([
      { facet: 'sector', value: 'education', count: 2 },
      { facet: 'sector', value: 'energy', count: 1 },
    ]);
  });
});

describe('many rows', () => {
  beforeAll(async () => {
    await sql`
      insert into public.programme
      select ('0199b000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'open', '{}',
        array_to_tsvector(array['everywhere', 'word' || n % 40])
      from generate_series(1, 3000) as n`.execute(database.db);
  });

  it('of a word that is everywhere, the latest are ranked and counted', async () => {
    const query = readSearch('everywhere', 'en');
    const rows = await searchTable(database.db, { table, query }, { after: undefined, limit: 5000 });
    expect(rows).toHaveLength(CANDIDATES_MAX);
    expect(rows[0]?.id.endsWith((3000).toString(16))).toBe(true);
    const [open] = await countFacets(database.db, {
      table,
      query,
      facets: { status: { values: sql`array[status]` } },
    });
    expect(open).toEqual({ facet: 'status', value: 'open', count: CANDIDATES_MAX });
  });

  it('come page by page, each once and in the order of one long page', async () => {
    const query = readSearch('word7', 'en');
    const list = (asked: Parameters<typeof searchTable>[2]) =>
      searchTable(database.db, { table, query }, asked);
    const whole = (await list({ after: undefined, limit: 500 })).map(({ id }) => id);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await readPage(
        { limit: 7, ...(after !== undefined && { after }) },
        { cursor: foundCursor, placeOf: (row) => row, list },
      );
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(whole);
    expect(seen).toHaveLength(75);
  });

  it.each(['', 'x', '1_x', '1', "1_'; drop table programme", '99_0199b000-0000-7000-8000-000000000001'])(
    'has no place for the cursor %j',
    (text) => {
      expect(foundCursor.read(text)).toBeUndefined();
    },
  );
});
