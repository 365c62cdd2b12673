import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pageOfPost } from './testing/quiet-comments.ts';
import { serveBlog, type ServedBlog, type Writer } from './testing/served-blog.ts';
import { RELEASE } from './writing/publish-post.ts';

let blog: ServedBlog;
let author: Writer;
let editor: Writer;
beforeAll(async () => {
  blog = await serveBlog();
  author = blog.join('author');
  editor = blog.join('content_editor');
});
afterAll(() => blog.close());

const MINUTE_S = 60;
const decide = (id: string, body: object) => blog.ask(editor, 'POST', `/${id}/publication`, body);
const read = async (id: string) => (await blog.ask(editor, 'GET', `/${id}`)).json();
const inSeconds = (seconds: number) =>
  new Date(blog.services.clock.now().getTime() + seconds * 1000).toISOString();
const kindOf = async (slug: string) => {
  const { db, clock } = blog.services;
  const now = clock.now();
  const asked = {
    db,
    now,
    params: { slug },
    query: new URLSearchParams(),
    language: 'en',
    origin: '',
  } as const;
  return (await pageOfPost(asked)).kind;
};
/** As the queue runs it. */
const release = () =>
  blog.services.unit((work) => blog.domain.jobs?.[RELEASE]?.(work, {}) ?? Promise.resolve());

async function scheduled(title: string, seconds: number) {
  const { id, version } = await blog.write(author, title);
  const sent = await blog.ask(author, 'POST', `/${id}/steps`, { step: 'submit', version });
  const answer = await decide(id, { step: 'schedule', version: sent.json().version, at: inSeconds(seconds) });
  expect([answer.statusCode, answer.json().state]).toEqual([200, 'scheduled']);
  return answer.json();
}

describe('a post for a time', () => {
  it('is a minute ahead or more, and a year at most [SYS-18]', async () => {
    const { id, version } = await scheduled('For a time', 2 * MINUTE_S);
    for (const at of [inSeconds(59), inSeconds(-1), inSeconds(367 * 86_400)]) {
      const refused = await decide(id, { step: 'schedule', version, at });
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        [{ field: 'at', code: 'not_in_future' }],
      ]);
    }
    const at = inSeconds(5 * MINUTE_S);
    const later = await decide(id, { step: 'schedule', version, at });
    expect(later.json().scheduled_for).toBe(at);
  });

  it('is published when its time has come, once, also where it was missed [SYS-18]', async () => {
    const { id } = await scheduled('Missed while down', 2 * MINUTE_S);
    await release();
    expect(await kindOf('missed-while-down')).toBe('missing');
    blog.services.movableClock.advance(86_400);
    await Promise.all([release(), release(), release()]);
    expect(await kindOf('missed-while-down')).toBe('found');
    await release();
    const { state, history, scheduled_for: at } = await read(id);
    expect([state, at]).toEqual(['published', null]);
    const events = history.map((each: { readonly event: string; readonly by: string | null }) => [
      each.event,
      each.by,
    ]);
    expect(events.filter(([event]: [string]) => event === 'release')).toEqual([['release', null]]);
    const { rows } = await blog.services.pool.query(
      "select 1 from platform.event where topic = 'blog.post_published' and payload ->> 'post_id' = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('goes back to review where it is not ready any more [SYS-18]', async () => {
    const { id, texts } = await scheduled('Not ready any more', 2 * MINUTE_S);
    const { version, title, body } = texts[0];
    await blog.ask(editor, 'PUT', `/${id}/texts/en`, { version, title, excerpt: '', body });
    blog.services.movableClock.advance(3 * MINUTE_S);
    await release();
    expect(await read(id)).toMatchObject({ state: 'in_review', history: [{ event: 'hold_back' }, {}, {}] });
    expect(await kindOf('not-ready-any-more')).toBe('missing');
  });
});

describe('what a text once was', () => {
  const save = (
    who: Writer,
    post: { readonly id: string; readonly texts: readonly object[] },
    title: string,
  ) => {
    const [text] = post.texts as readonly { version: number; body: unknown }[];
    return blog.ask(who, 'PUT', `/${post.id}/texts/en`, {
      version: text?.version,
      title,
      excerpt: 'x',
      body: text?.body,
    });
  };
  const revisions = async (id: string) => (await blog.ask(author, 'GET', `/${id}/texts/en/revisions`)).json();

  it('is kept from time to time and before another person writes on, and comes back [SYS-18]', async () => {
    const begun = await blog.write(author, 'First');
    const { id } = begun;
    const second = (await save(author, begun, 'Second')).json();
    const third = (await save(author, second, 'Third')).json();
    const kept = (await revisions(id)).items.map((each: { readonly title: string }) => each.title);
    expect(kept).toEqual(['First']);
    const theirs = (await save(editor, third, 'Of an editor')).json();
    const fourth = (await save(author, theirs, 'Fourth')).json();
    const { items } = await revisions(id);
    expect(items.map((each: { readonly title: string }) => each.title)).toEqual([
      'Of an editor',
      'Third',
      'First',
    ]);
    const path = `/${id}/texts/en/revisions/${items[2].id}`;
    expect((await blog.ask(author, 'GET', path)).json()).toMatchObject({ title: 'First', excerpt: '' });
    const late = await blog.ask(author, 'POST', `${path}/restoration`, { version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'text_changed']);
    const back = await blog.ask(author, 'POST', `${path}/restoration`, { version: fourth.texts[0].version });
    expect(back.json().texts[0]).toMatchObject({ title: 'First', version: fourth.texts[0].version + 1 });
    expect((await revisions(id)).items[0].title).toBe('Fourth');
  });

  it('has its own texts for search engines, which come back with it [SYS-18]', async () => {
    const begun = await blog.write(author, 'Found');
    const { id } = begun;
    const write = async (post: { readonly texts: readonly { version: number }[] }, found: string) => {
      const [text] = post.texts;
      const search = { search_title: found, search_description: `${found} is here` };
      const sent = { version: text?.version, title: 'Found', excerpt: '', body: [], ...search };
      return (await blog.ask(author, 'PUT', `/${id}/texts/en`, sent)).json();
    };
    const first = await write(begun, 'One');
    const sent = (
      await blog.ask(author, 'POST', `/${id}/steps`, { step: 'submit', version: first.version })
    ).json();
    const back = (
      await blog.ask(author, 'POST', `/${id}/steps`, { step: 'withdraw', version: sent.version })
    ).json();
    const second = await write(back, 'Two');
    const [{ id: revision }] = (await revisions(id)).items;
    const path = `/${id}/texts/en/revisions/${revision}`;
    const former = { search_title: 'One', search_description: 'One is here' };
    expect((await blog.ask(author, 'GET', path)).json()).toMatchObject(former);
    const { version } = second.texts[0];
    const restored = await blog.ask(author, 'POST', `${path}/restoration`, { version });
    expect(restored.json().texts[0]).toMatchObject(former);
  });

  it('is nobody else’s to read or bring back [SYS-18]', async () => {
    const mine = await blog.write(author, 'Mine alone');
    await save(author, mine, 'Changed');
    const [{ id: revision }] = (await revisions(mine.id)).items;
    const stranger = blog.join('author');
    const other = await blog.write(stranger, 'Of a stranger');
    for (const [method, path] of [
      ['GET', `/${mine.id}/texts/en/revisions`],
      ['GET', `/${mine.id}/texts/en/revisions/${revision}`],
      ['GET', `/${other.id}/texts/en/revisions/${revision}`],
      ['POST', `/${mine.id}/texts/en/revisions/${revision}/restoration`],
      ['POST', `/${other.id}/texts/en/revisions/${revision}/restoration`],
    ] as const) {
      const answer = await blog.ask(stranger, method, path, method === 'POST' ? { version: 1 } : undefined);
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });
});
