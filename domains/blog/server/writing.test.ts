import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pageOfPost } from './testing/quiet-comments.ts';
import { serveBlog, type ServedBlog, type Writer } from './testing/served-blog.ts';
import { listRevisionHeads } from './writing/revision-store.ts';

let blog: ServedBlog;
let author: Writer;
let editor: Writer;
let admin: Writer;
beforeAll(async () => {
  blog = await serveBlog();
  author = blog.join('author');
  editor = blog.join('content_editor');
  admin = blog.join('super_admin');
});
afterAll(() => blog.close());

const step = (who: Writer, id: string, body: object) => blog.ask(who, 'POST', `/${id}/steps`, body);
const decide = (who: Writer, id: string, body: object) => blog.ask(who, 'POST', `/${id}/publication`, body);
const read = async (who: Writer, id: string) => (await blog.ask(who, 'GET', `/${id}`)).json();
const page = (slug: string) =>
  pageOfPost({
    db: blog.services.db,
    params: { slug },
    query: new URLSearchParams(),
    language: 'en',
    now: blog.services.clock.now(),
    origin: 'https://pay.example.org',
  });

async function published(title: string) {
  const { id, version } = await blog.write(author, title);
  const sent = (await step(author, id, { step: 'submit', version })).json();
  const answer = await decide(editor, id, { step: 'publish', version: sent.version });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('a post on its way to its readers', () => {
  it('is written, reviewed, published and read; then gone, and back [SYS-18] [ROUTE-07]', async () => {
    const { id, version, texts, steps } = await blog.write(author, 'On its way');
    expect([texts[0].slug, steps]).toEqual(['on-its-way', ['submit']]);
    expect(await page('on-its-way')).toEqual({ kind: 'missing' });
    const sent = (await step(author, id, { step: 'submit', version })).json();
    expect(sent).toMatchObject({ state: 'in_review', may_change: false, steps: ['withdraw'] });
    const out = await decide(editor, id, { step: 'publish', version: sent.version });
    expect(out.json()).toMatchObject({ state: 'published', texts: [{ read_slug: 'on-its-way' }] });
    expect((await page('on-its-way')).kind).toBe('found');
    const back = await decide(editor, id, { step: 'unpublish', version: out.json().version });
    expect(await page('on-its-way')).toEqual({ kind: 'gone' });
    await decide(editor, id, { step: 'publish', version: back.json().version });
    expect((await page('on-its-way')).kind).toBe('found');
    const { history } = await read(author, id);
    expect(history.map((each: { readonly event: string }) => each.event)).toEqual([
      'publish',
      'unpublish',
      'publish',
      'submit',
    ]);
    expect(history[0].by).toBe('Ana content_editor');
  });

  it('goes back to its author with a note [SYS-18]', async () => {
    const { id, version } = await blog.write(author, 'With a note');
    const sent = (await step(author, id, { step: 'submit', version })).json();
    const missing = await step(editor, id, { step: 'send_back', version: sent.version, note: ' ' });
    expect(missing.statusCode).toBe(422);
    expect(missing.json().errors).toMatchObject([{ field: 'note', code: 'required' }]);
    const note = 'Who has measured this?';
    const back = await step(editor, id, { step: 'send_back', version: sent.version, note });
    expect(back.json()).toMatchObject({ state: 'draft', history: [{ event: 'send_back', note }, {}] });
  });

  it('keeps what readers see until it is published again, and a former name leads on [SYS-18] [ROUTE-07]', async () => {
    const { id, texts } = await published('A former name');
    const { version, body, excerpt } = texts[0];
    await blog.ask(editor, 'PUT', `/${id}/texts/en`, { version, title: 'Changed', excerpt, body });
    const renamed = await blog.ask(editor, 'PUT', `/${id}/texts/en/slug`, { slug: 'a-new-name' });
    expect(renamed.json().texts[0]).toMatchObject({ slug: 'a-new-name', has_changes: true });
    expect((await page('a-former-name')).kind).toBe('found');
    expect(await page('a-new-name')).toEqual({ kind: 'missing' });
    await decide(editor, id, { step: 'publish', version: renamed.json().version });
    expect(await page('a-former-name')).toEqual({ kind: 'moved', to: '/blog/a-new-name' });
    expect((await page('a-new-name')).kind).toBe('found');
    const other = await blog.write(author, 'A former name');
    expect(other.texts[0].slug).toBe('a-former-name-2');
    // Its own former name comes back to it.
    await blog.ask(editor, 'PUT', `/${id}/texts/en/slug`, { slug: 'a-former-name' });
    const again = await decide(editor, id, { step: 'publish', version: (await read(editor, id)).version });
    expect(again.statusCode).toBe(200);
    expect(await page('a-new-name')).toEqual({ kind: 'moved', to: '/blog/a-former-name' });
  });

  it('is not published while the check finds what blocks [SYS-18]', async () => {
    const { id, texts } = await blog.write(author, 'Not ready');
    const saved = await blog.ask(author, 'PUT', `/${id}/texts/en`, {
      version: texts[0].version,
      title: 'Not ready',
      excerpt: '',
      body: [
        { type: 'paragraph', spans: [{ text: 'x', href: '/blog/never-was' }] },
        { type: 'paragraph', spans: [{ text: 'x', href: '/super-admin/blog?state=draft' }] },
        { type: 'figure', kind: 'measured', value: '10', text: 'languages', source: '', on: '' },
      ],
    });
    const blocking = saved
      .json()
      .findings.filter((each: { readonly is_blocking: boolean }) => each.is_blocking);
    expect(
      blocking.map(({ code, part }: { readonly code: string; readonly part: number }) => [code, part]),
    ).toEqual([
      ['excerpt_missing', null],
      ['link_dead', 0],
      ['figure_without_source', 2],
    ]);
    const sent = (await step(author, id, { step: 'submit', version: saved.json().version })).json();
    const refused = await decide(editor, id, { step: 'publish', version: sent.version });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'not_ready', findings: 3 }),
    ]);
    expect(await page('not-ready')).toEqual({ kind: 'missing' });
  });
});

describe('who may', () => {
  it('no author decides about their own post, save a super admin [SYS-18]', async () => {
    for (const who of [author, editor]) {
      const { id, version } = await blog.write(who, 'Own');
      const sent = (await step(who, id, { step: 'submit', version })).json();
      const own = await decide(who, id, { step: 'publish', version: sent.version });
      expect([own.statusCode, own.json().code]).toEqual([403, 'own_post']);
    }
    const { id, version } = await blog.write(admin, 'Own of a super admin');
    const sent = (await step(admin, id, { step: 'submit', version })).json();
    expect((await decide(admin, id, { step: 'publish', version: sent.version })).statusCode).toBe(200);
  });

  it('an author sees no post of others, in no way [SYS-18]', async () => {
    const { id, version, texts } = await blog.write(editor, 'Of an editor');
    const stranger = blog.join('author');
    const { title, excerpt, body } = texts[0];
    const text = { version: texts[0].version, title, excerpt, body };
    const facts = { version, category: 'money', tags: [], is_featured: false, is_for_members: false };
    for (const answer of [
      await blog.ask(stranger, 'GET', `/${id}`),
      await blog.ask(stranger, 'PUT', `/${id}`, facts),
      await blog.ask(stranger, 'PUT', `/${id}/texts/en`, text),
      await blog.ask(stranger, 'PUT', `/${id}/texts/en/slug`, { slug: 'mine' }),
      await step(stranger, id, { step: 'submit', version }),
      await decide(stranger, id, { step: 'publish', version }),
      await blog.ask(stranger, 'GET', `/${blog.newId()}`),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect((await blog.ask(stranger, 'GET', '')).json().items).toEqual([]);
    const all = (await blog.ask(editor, 'GET', '?limit=100')).json().items;
    expect(all.some((each: { readonly is_own: boolean }) => !each.is_own)).toBe(true);
    const taken = await blog.ask(stranger, 'POST', '', {
      language: 'en',
      title: 'Mine',
      category: 'money',
    });
    const mine = taken.json();
    const hidden = await blog.ask(stranger, 'PUT', `/${mine.id}/texts/en/slug`, { slug: 'of-an-editor' });
    expect(hidden.json()).toMatchObject({ code: 'slug_taken', post_id: null, post_title: null });
  });

  it('an author changes a draft, and nothing that is in review [SYS-18]', async () => {
    const { id, version, texts } = await blog.write(author, 'Locked');
    const { title, excerpt, body } = texts[0];
    await step(author, id, { step: 'submit', version });
    const save = (who: Writer, to: string) =>
      blog.ask(who, 'PUT', `/${id}/texts/en`, { version: texts[0].version, title: to, excerpt, body });
    const locked = await save(author, title);
    expect([locked.statusCode, locked.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'post_locked', state: 'in_review' }),
    ]);
    expect((await save(editor, 'Corrected')).statusCode).toBe(200);
  });
});

describe('two who write at once', () => {
  it('lose nothing: the second is given the stored text [SYS-18]', async () => {
    const { id, texts } = await blog.write(author, 'Two writers');
    const { version, body } = texts[0];
    const save = (title: string) =>
      blog.ask(author, 'PUT', `/${id}/texts/en`, { version, title, excerpt: 'x', body });
    expect((await save('First')).statusCode).toBe(200);
    const second = await save('Second');
    expect([second.statusCode, second.json().code]).toEqual([409, 'text_changed']);
    expect(JSON.parse(second.json().current)).toMatchObject({ title: 'First', excerpt: 'x', body });
    // A repeat after a lost answer is no other version.
    const repeat = await save('First');
    expect([repeat.statusCode, repeat.json().texts[0].version]).toEqual([200, version + 1]);
  });

  it('fifty at once: one is saved, all others are told [SYS-18]', async () => {
    const { id, texts } = await blog.write(author, 'Fifty');
    const { version, body } = texts[0];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        blog.ask(author, 'PUT', `/${id}/texts/en`, { version, title: `Fifty ${at}`, excerpt: '', body }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
  });

  it('fifty posts of one title get fifty names, and one name one text [SYS-18]', async () => {
    const starts = await Promise.all(
      Array.from({ length: 50 }, () =>
        blog.ask(author, 'POST', '', { language: 'en', title: 'The same', category: 'money' }),
      ),
    );
    expect(starts.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
    const posts = starts.map((each) => each.json());
    expect(new Set(posts.map(({ texts }) => texts[0].slug)).size).toBe(50);
    const names = await Promise.all(
      posts.map(({ id }) => blog.ask(author, 'PUT', `/${id}/texts/en/slug`, { slug: 'the-one' })),
    );
    expect(names.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = names.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'slug_taken', post_title: 'The same' });
  });

  it('two editors who publish at once: one does, the other is told [SYS-18]', async () => {
    const { id, version } = await blog.write(author, 'Published twice');
    const sent = (await step(author, id, { step: 'submit', version })).json();
    const body = { step: 'publish', version: sent.version };
    const answers = await Promise.all([editor, admin].map((who) => decide(who, id, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});

describe('a list of what is written', () => {
  it('goes on page by page and is narrowed by state and category [SYS-18]', async () => {
    const writer = blog.join('author');
    const { id, version } = await blog.write(writer, 'Listed one');
    await blog.write(writer, 'Listed two');
    await step(writer, id, { step: 'submit', version });
    const list = async (query: string) => (await blog.ask(writer, 'GET', `?${query}`)).json();
    const first = await list('limit=1');
    expect(first.items[0]).toMatchObject({ title: 'Listed two', is_own: true, languages: ['en'] });
    expect((await list(`limit=1&after=${first.next}`)).items[0].title).toBe('Listed one');
    expect((await list('state=in_review')).items).toHaveLength(1);
    expect((await list('category=work')).items).toHaveLength(0);
    expect((await blog.ask(writer, 'GET', '?state=lost')).statusCode).toBe(422);
  });
});

it('the texts that a post had are read page by page, the newest first', async () => {
  const { rows } = await blog.services.pool.query(
    'select post_id, language from blog.revision group by 1, 2 order by count(*) desc limit 1',
  );
  const [{ post_id: postId, language }] = rows;
  await expectPages((asked) => listRevisionHeads(blog.services.db, { postId, language }, asked), {
    order: 'newest',
  });
});
