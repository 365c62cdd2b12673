import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  addEvent,
  changeFacts,
  findScheduler,
  findSlugHolder,
  findWritten,
  hasCategory,
  keepDraft,
  listEvents,
  listTexts,
  listWrittenRows,
  lockDue,
  moveSlug,
  readableSlugs,
  setState,
} from './store.ts';

let database: TestDatabase;
const idOf = (place: number) => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const [ANN, BEN, OTHER] = [idOf(901), idOf(902), idOf(903)];
const ANN_USER = idOf(801);
const BEN_USER = idOf(802);

async function post(place: number, given: { state?: string; category?: string; by?: string } = {}) {
  const { state = 'draft', category = 'money', by = ANN } = given;
  await database.owner.query(
    `insert into blog.post (id, state, category, author_id, published_at, scheduled_for)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      idOf(place),
      state,
      category,
      by,
      state === 'published' ? at(0) : null,
      state === 'scheduled' ? at(place) : null,
    ],
  );
}
const readText = (place: number, language: string, title = `Read ${place}`) =>
  database.owner.query(
    `insert into blog.post_text (post_id, language, slug, title, excerpt, body, changed_at)
     values ($1, $2, $3, $4, '', '[]', $5)`,
    [idOf(place), language, `read-${place}-${language}`, title, at(1)],
  );
const draft = (
  place: number,
  language: string,
  given: { title?: string; slug?: string; second?: number } = {},
) =>
  keepDraft(database.db, {
    postId: idOf(place),
    language,
    slug: given.slug ?? `draft-${place}-${language}`,
    title: given.title ?? `Draft ${place}`,
    excerpt: '',
    search_title: '',
    search_description: '',
    cover: null,
    body: [],
    by: ANN_USER,
    now: at(given.second ?? 2),
  });
const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-12)));

beforeAll(async () => {
  database = await testDatabase();
  for (const [slug, names] of [
    ['money', { en: 'Money', de: 'Geld' }],
    ['work', { en: 'Work' }],
  ] as const)
    await database.owner.query('insert into blog.category (slug, place, names) values ($1, 1, $2)', [
      slug,
      names,
    ]);
  for (const [id, name, user] of [
    [ANN, 'Ann', ANN_USER],
    [BEN, 'Ben', BEN_USER],
    [OTHER, 'Other', null],
  ])
    await database.owner.query('insert into blog.author (id, name, user_id) values ($1, $2, $3)', [
      id,
      name,
      user,
    ]);
  await post(1);
  await draft(1, 'en');
  await draft(1, 'de', { title: 'Entwurf 1', second: 9 });
  await post(2, { state: 'published', category: 'work', by: BEN });
  await readText(2, 'fr');
  await readText(2, 'de');
  await post(3, { state: 'published' });
  await readText(3, 'en');
  await draft(3, 'en', { title: 'Changed 3' });
  await post(4, { by: OTHER });
  await database.owner.query('insert into blog.co_author (post_id, author_id, place) values ($1, $2, 1)', [
    idOf(2),
    ANN,
  ]);
});
afterAll(() => database.close());

describe('the posts that people write', () => {
  const list = async (given: object = {}, after?: number, limit = 20) =>
    listWrittenRows(
      database.db,
      { language: 'de', state: undefined, category: undefined, authorUser: undefined, ...given },
      { after: after === undefined ? undefined : idOf(after), limit },
    );

  it('are those with a text, the newest first, page by page, narrowed by state, category and who wrote them', async () => {
    expect(places(await list())).toEqual([3, 2, 1]);
    expect([
      places(await list({}, undefined, 1)),
      places(await list({}, 3, 1)),
      places(await list({}, 1)),
    ]).toEqual([[3], [2], []]);
    expect(places(await list({ state: 'published' }))).toEqual([3, 2]);
    expect(places(await list({ category: 'work' }))).toEqual([2]);
    expect([
      places(await list({ authorUser: ANN_USER })),
      places(await list({ authorUser: BEN_USER })),
    ]).toEqual([[3, 2, 1], [2]]);
  });

  it('are named in the language of the reader, else in English, else in the first; a draft goes before what is read', async () => {
    const named = async (language: string) =>
      (await list({ language })).map(({ title, language: found, category_name: category }) => [
        title,
        found,
        category,
      ]);
    expect(await named('de')).toEqual([
      ['Changed 3', 'en', 'Geld'],
      ['Read 2', 'de', 'Work'],
      ['Entwurf 1', 'de', 'Geld'],
    ]);
    expect(await named('ar')).toEqual([
      ['Changed 3', 'en', 'Money'],
      ['Read 2', 'de', 'Work'],
      ['Draft 1', 'en', 'Money'],
    ]);
    const [, second, first] = await list();
    expect(first).toMatchObject({ languages: ['de', 'en'], changed_at: at(9), author_user: ANN_USER });
    expect(second).toMatchObject({ co_author_users: [ANN_USER], languages: ['de', 'fr'] });
  });

  it('say of each text whether readers see another one', async () => {
    const texts = async (place: number) =>
      (await listTexts(database.db, idOf(place))).map((text) => [
        text.language,
        text.slug,
        text.read_slug,
        text.version,
        text.has_changes,
      ]);
    expect(await texts(1)).toEqual([
      ['de', 'draft-1-de', null, 1, true],
      ['en', 'draft-1-en', null, 1, true],
    ]);
    expect(await texts(2)).toEqual([
      ['de', 'read-2-de', 'read-2-de', 0, false],
      ['fr', 'read-2-fr', 'read-2-fr', 0, false],
    ]);
    expect(await texts(3)).toEqual([['en', 'draft-3-en', 'read-3-en', 1, true]]);
    await draft(3, 'en', { title: 'Read 3', slug: 'read-3-en' });
    expect(await texts(3)).toEqual([['en', 'read-3-en', 'read-3-en', 2, false]]);
    await draft(3, 'en', { title: 'Changed 3' });
  });

  it('have one version more with each change', async () => {
    const version = async () => (await findWritten(database.db, idOf(4)))?.version ?? 0;
    const before = await version();
    await setState(database.db, { id: idOf(4), state: 'in_review', scheduledFor: null, publishedAt: null });
    await changeFacts(database.db, {
      id: idOf(4),
      category: 'work',
      tags: ['a', 'b'],
      isFeatured: true,
      isForMembers: true,
      licence: 'cc0',
    });
    expect(await version()).toBe(before + 2);
    expect(await findWritten(database.db, idOf(4))).toMatchObject({
      state: 'in_review',
      tags: ['a', 'b'],
      is_featured: true,
      is_for_members: true,
      licence: 'cc0',
      author_user: null,
      co_authors: [],
    });
    expect([await hasCategory(database.db, 'work'), await hasCategory(database.db, 'play')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a name of a text', () => {
  it('is held by the text that has it now, will have it, or had it, and by no other; the text itself is not in its way', async () => {
    const holder = async (slug: string, place = 99, language = 'en') =>
      database.db.transaction().execute(async (db) => {
        const found = await findSlugHolder(db, { slug, postId: idOf(place), language });
        return found && [Number(found.post_id.slice(-12)), found.language, found.title];
      });
    await moveSlug(database.db, { postId: idOf(2), language: 'de', from: 'former', to: 'read-2-de' });
    expect(await holder('draft-1-en')).toEqual([1, 'en', 'Draft 1']);
    expect(await holder('read-2-fr')).toEqual([2, 'fr', 'Read 2']);
    expect(await holder('former')).toEqual([2, 'de', 'Read 2']);
    expect(await holder('draft-1-en', 1, 'en')).toBeUndefined();
    expect(await holder('draft-1-en', 1, 'de')).toEqual([1, 'en', 'Draft 1']);
    expect(await holder('free')).toBeUndefined();
    expect(
      await readableSlugs(database.db, ['draft-1-en', 'read-2-fr', 'former', 'read-3-en', 'free']),
    ).toEqual(new Set(['read-2-fr', 'former', 'read-3-en']));
    // A name that comes back leads nowhere else any more.
    await moveSlug(database.db, { postId: idOf(2), language: 'de', from: 'read-2-de', to: 'former' });
    expect(await readableSlugs(database.db, ['former'])).toEqual(new Set());
  });
});

describe('posts for a time', () => {
  it('are due from their second on, the earliest first, some at once, and nobody waits for the person who has one', async () => {
    for (const place of [31, 30, 32]) await post(place, { state: 'scheduled' });
    const due = async (now: Date, limit = 9) => places(await lockDue(database.db, { now, limit }));
    expect([await due(new Date(at(30).getTime() - 1)), await due(at(30)), await due(at(31))]).toEqual([
      [],
      [30],
      [30, 31],
    ]);
    expect(await due(at(40), 2)).toEqual([30, 31]);
    await database.db.transaction().execute(async (one) => {
      expect(places(await lockDue(one, { now: at(40), limit: 1 }))).toEqual([30]);
      expect(await due(at(40))).toEqual([31, 32]);
    });
  });

  it('were set by who did so last; their history is the latest fifty steps', async () => {
    const event = (place: number, name: string, by: string | null) =>
      addEvent(database.db, {
        id: idOf(place),
        post_id: idOf(1),
        event: name,
        note: '',
        by_user: by,
        happened_at: at(place % 60),
      });
    expect(await findScheduler(database.db, idOf(1))).toBeNull();
    await event(101, 'schedule', ANN_USER);
    await event(102, 'schedule', BEN_USER);
    await event(103, 'submit', ANN_USER);
    expect(await findScheduler(database.db, idOf(1))).toBe(BEN_USER);
    for (let place = 104; place < 154; place += 1) await event(place, 'submit', null);
    const events = await listEvents(database.db, idOf(1));
    expect([events.length, ...places([events[0] ?? { id: '' }, events.at(-1) ?? { id: '' }])]).toEqual([
      50, 153, 104,
    ]);
  });
});
