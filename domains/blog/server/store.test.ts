import { testDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  listMapped,
  listMappedAuthors,
  listMappedCategories,
  listNewest,
  listPublishedTexts,
} from './feed-store.ts';
import {
  cardsByIds,
  findAuthor,
  findFeatured,
  findPost,
  listCards,
  listCategories,
  type PostFilter,
} from './store.ts';
import { forgetAuthor, keepCoAuthors } from './writing/author-store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12));
const [ANN, BEN, CEM, SAMPLE] = [idOf(91), idOf(92), idOf(93), idOf(94)];

interface Written {
  readonly place: number;
  readonly day: number;
  readonly state?: string;
  readonly category?: string;
  readonly by?: string;
  readonly tags?: readonly string[];
  readonly languages?: readonly string[];
  readonly isSample?: boolean;
  readonly isFeatured?: boolean;
}

async function write(given: Written): Promise<void> {
  const { place, day, state = 'published', category = 'money', by = ANN, tags = [] } = given;
  const { languages = ['en'], isSample = false, isFeatured = false } = given;
  await database.owner.query(
    `insert into blog.post (id, state, category, author_id, published_at, tags, is_sample, is_featured)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [idOf(place), state, category, by, at(day), tags, isSample, isFeatured],
  );
  for (const language of languages)
    await database.owner.query(
      `insert into blog.post_text (post_id, language, slug, title, excerpt, body, changed_at)
       values ($1, $2, $3, $4, 'About it', '[]', $5)`,
      [idOf(place), language, `post-${place}-${language}`, `Post ${place} in ${language}`, at(day)],
    );
}

beforeAll(async () => {
  database = await testDatabase();
  const categories = [
    ['work', 2, { en: 'Work', de: 'Arbeit' }],
    ['money', 1, { en: 'Money' }],
    ['empty', 3, { en: 'Empty' }],
    ['made-up', 4, { en: 'Made up' }],
  ] as const;
  for (const [slug, place, names] of categories)
    await database.owner.query('insert into blog.category (slug, place, names) values ($1, $2, $3)', [
      slug,
      place,
      names,
    ]);
  for (const [id, name, isSample] of [
    [ANN, 'Ann', false],
    [BEN, 'Ben', false],
    [CEM, 'Cem', false],
    [SAMPLE, 'Sample', true],
  ] as const)
    await database.owner.query(
      'insert into blog.author (id, name, is_sample, about, user_id) values ($1, $2, $3, $4, $5)',
      [id, name, isSample, `About ${name}`, isSample ? null : id],
    );
  // Ids in another order than their days; two of one moment.
  await write({ place: 5, day: 1, tags: ['ledger'], isFeatured: true });
  await write({ place: 3, day: 7, category: 'work', by: BEN, languages: ['de', 'en', 'fr'] });
  await write({ place: 4, day: 7, tags: ['ledger', 'trust'], languages: ['ar', 'fr'] });
  await write({ place: 1, day: 9, state: 'draft', by: CEM, isFeatured: true });
  await write({ place: 2, day: 8, category: 'made-up', by: SAMPLE, isSample: true, tags: ['ledger'] });
  await write({ place: 6, day: 9, state: 'unpublished', tags: ['ledger'] });
  await keepCoAuthors(database.db, { postId: idOf(5), authors: [CEM, BEN] });
});
afterAll(() => database.close());

const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-2)));
const cards = async (filter: PostFilter, language = 'en') =>
  places(await listCards(database.db, { language, ...filter }, { after: undefined, limit: 20 }));

describe('published posts', () => {
  it.each<[string, PostFilter, readonly number[]]>([
    ['all', {}, [2, 4, 3, 5]],
    ['without samples', { sample: 'hidden' }, [4, 3, 5]],
    ['of a category', { category: 'work' }, [3]],
    ['of an author, also where others wrote with them', { author: BEN }, [3, 5]],
    ['of one who only wrote with another', { author: CEM }, [5]],
    ['with a tag', { tag: 'ledger' }, [2, 4, 5]],
    ['with a tag, without samples', { tag: 'ledger', sample: 'hidden' }, [4, 5]],
    ['of a category that has none', { category: 'empty' }, []],
  ])('are listed the newest first: %s', async (_, filter, expected) => {
    expect(await cards(filter)).toEqual(expected);
  });

  it('go on page by page, also between two of one moment', async () => {
    const page = (after: { readonly at: string; readonly id: string } | undefined) =>
      listCards(database.db, { language: 'en' }, { after, limit: 1 });
    const read: number[] = [];
    let after: { readonly at: string; readonly id: string } | undefined;
    for (let count = 0; count < 9; count += 1) {
      const [card] = await page(after);
      if (card === undefined) break;
      read.push(...places([card]));
      after = { at: card.published_at?.toISOString() ?? '', id: card.id };
    }
    expect(read).toEqual([2, 4, 3, 5]);
  });

  it('are shown in the language of the reader, else in English, else in any', async () => {
    const titles = async (language: string) => {
      const found = await cardsByIds(database.db, { ids: [idOf(3), idOf(4), idOf(1)], language });
      return [3, 4, 1].map((place) => found.get(idOf(place))?.language);
    };
    expect(await titles('de')).toEqual(['de', 'ar', 'en']);
    expect(await titles('fr')).toEqual(['fr', 'fr', 'en']);
    expect(await titles('it')).toEqual(['en', 'ar', 'en']);
    const [card] = (await cardsByIds(database.db, { ids: [idOf(3)], language: 'de' })).values();
    expect([card?.category_name, card?.author_name, card?.co_authors]).toEqual(['Arbeit', 'Ben', []]);
    const [english] = (await cardsByIds(database.db, { ids: [idOf(5)], language: 'de' })).values();
    expect([english?.category_name, english?.co_authors.map(({ name }) => name)]).toEqual([
      'Money',
      ['Cem', 'Ben'],
    ]);
  });

  it('are found by their name, present before former, with all their languages', async () => {
    await database.owner.query(
      "insert into blog.old_slug (slug, post_id, language) values ('post-4-fr', $1, 'en'), ('former', $1, 'fr')",
      [idOf(3)],
    );
    const found = async (slug: string) => {
      const row = await findPost(database.db, { slug, language: 'en' });
      return row && [row.slug, row.translations.map(({ language }) => language)];
    };
    expect(await found('post-4-fr')).toEqual(['post-4-fr', ['ar', 'fr']]);
    expect(await found('former')).toEqual(['post-3-fr', ['de', 'en', 'fr']]);
    expect(await found('nowhere')).toBeUndefined();
  });

  it('have one that is shown first: the newest of those that are, and none that is not read', async () => {
    expect(places([await findFeatured(database.db, 'en')].flatMap((each) => each ?? []))).toEqual([5]);
  });

  it('stand in feeds text by text: in one language or in all, so many of them', async () => {
    const feed = async (language: string | undefined, limit: number, filter: PostFilter = {}) =>
      (await listNewest(database.db, { language, limit, ...filter })).map(
        (row) => `${Number(row.id.slice(-2))} ${row.language}`,
      );
    expect(await feed(undefined, 20)).toEqual(['2 en', '4 ar', '4 fr', '3 de', '3 en', '3 fr', '5 en']);
    expect(await feed('fr', 20)).toEqual(['4 fr', '3 fr']);
    expect(await feed(undefined, 3)).toEqual(['2 en', '4 ar', '4 fr']);
    expect(await feed('en', 20, { category: 'money' })).toEqual(['5 en']);
  });
});

describe('what search engines and readers are told there is', () => {
  it('are texts, categories and authors of what is read and no sample', async () => {
    const mapped = (await listMapped(database.db)).map(
      (row) => `${Number(row.post_id.slice(-2))} ${row.language}`,
    );
    expect(mapped).toEqual(['4 ar', '4 fr', '3 de', '3 en', '3 fr', '5 en']);
    expect((await listMappedCategories(database.db)).map(({ slug }) => slug)).toEqual(['money', 'work']);
    expect((await listMappedAuthors(database.db)).map(({ id }) => id)).toEqual([ANN, BEN, CEM]);
  });

  it('are all categories in their order, with what is read in them, invented posts apart', async () => {
    const counted = (await listCategories(database.db, 'de')).map(({ slug, name, posts, samples }) => [
      slug,
      name,
      posts,
      samples,
    ]);
    expect(counted).toEqual([
      ['money', 'Money', 2, 0],
      ['work', 'Arbeit', 1, 0],
      ['empty', 'Empty', 0, 0],
      ['made-up', 'Made up', 0, 1],
    ]);
  });

  it('is an author who has published, alone or with others', async () => {
    const named = async (id: string) => (await findAuthor(database.db, id))?.name;
    expect([await named(ANN), await named(CEM), await named(idOf(95))]).toEqual(['Ann', 'Cem', undefined]);
    await keepCoAuthors(database.db, { postId: idOf(5), authors: [BEN] });
    expect(await named(CEM)).toBeUndefined();
  });

  it('are the texts of one post that is read and no sample, in the order of their languages', async () => {
    const texts = async (place: number) =>
      (await listPublishedTexts(database.db, idOf(place))).map(({ language }) => language);
    expect(await texts(3)).toEqual(['de', 'en', 'fr']);
    for (const place of [1, 2, 6]) expect(await texts(place)).toEqual([]);
  });
});

describe('those who write with the author', () => {
  it('are people who write here, in their order, and never the author', async () => {
    const keep = (authors: readonly string[]) => keepCoAuthors(database.db, { postId: idOf(5), authors });
    const named = async () => {
      const [card] = (await cardsByIds(database.db, { ids: [idOf(5)], language: 'en' })).values();
      return card?.co_authors.map(({ name }) => name);
    };
    expect([await keep([BEN, CEM]), await named()]).toEqual([2, ['Ben', 'Cem']]);
    expect([await keep([SAMPLE, CEM, idOf(99)]), await named()]).toEqual([1, ['Cem']]);
    expect([await keep([ANN]), await named()]).toEqual([0, []]);
    expect([await keep([]), await named()]).toEqual([0, []]);
  });

  it('lose their name and their part with their account; their own posts stay', async () => {
    await keepCoAuthors(database.db, { postId: idOf(5), authors: [BEN, CEM] });
    await forgetAuthor(database.db, BEN);
    const cardOf = async (place: number) =>
      (await cardsByIds(database.db, { ids: [idOf(place)], language: 'en' })).get(idOf(place));
    expect((await cardOf(5))?.co_authors.map(({ name }) => name)).toEqual(['Cem']);
    expect([(await cardOf(3))?.author_name, (await findAuthor(database.db, BEN))?.about]).toEqual([
      'EGCR',
      '',
    ]);
    expect((await findAuthor(database.db, ANN))?.about).toBe('About Ann');
  });
});
