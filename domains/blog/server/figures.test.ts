import { notificationAsked } from '@egcr/notifications/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveBlog, type ServedBlog, type Writer } from './testing/served-blog.ts';

let blog: ServedBlog;
let author: Writer;
let editor: Writer;
beforeAll(async () => {
  blog = await serveBlog();
  author = blog.join('author');
  editor = blog.join('content_editor');
});
afterAll(() => blog.close());

const figure = {
  type: 'figure',
  kind: 'measured',
  value: '1',
  text: 'people have an account',
  source: 'made up',
  measure: 'people',
  on: '2020-01-01',
};

async function submitted(title: string, body: readonly object[]): Promise<string> {
  const { id, texts } = await blog.write(author, title);
  await blog.ask(author, 'PUT', `/${id}/texts/en`, {
    version: texts[0].version,
    title,
    excerpt: 'x',
    body,
  });
  const { version } = (await blog.ask(author, 'GET', `/${id}`)).json();
  const sent = await blog.ask(author, 'POST', `/${id}/steps`, { step: 'submit', version });
  expect(sent.statusCode).toBe(200);
  return id;
}

async function decide(id: string, path: 'steps' | 'publication', step: object) {
  const { version } = (await blog.ask(editor, 'GET', `/${id}`)).json();
  return blog.ask(editor, 'POST', `/${id}/${path}`, { ...step, version });
}

/** Kinds and links of the notices of a person, the oldest first. */
async function toldTo({ userId }: Writer): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await sql<{ payload: { user_id: string; kind: string; link: string } }>`
    select payload from platform.event where topic = ${notificationAsked.topic} order by id`.execute(blog.db);
  return rows.flatMap(({ payload }) =>
    payload.user_id === userId ? [[payload.kind, payload.link] as const] : [],
  );
}

describe('a figure that we count ourselves', () => {
  it('says what is counted when it is published, whatever was typed, and its day [SYS-18]', async () => {
    const id = await submitted('We count', [figure]);
    const published = await decide(id, 'publication', { step: 'publish' });
    expect(published.statusCode).toBe(200);
    const read = (await blog.app.inject({ url: '/api/v1/blog/posts/we-count' })).json();
    expect(read.body).toEqual([
      {
        ...figure,
        value: '12,345',
        source: 'GET /api/v1/site/figures (people)',
        on: blog.services.clock.now().toISOString().slice(0, 10),
      },
    ]);
    expect(published.json().texts[0]).toMatchObject({ has_changes: false, body: read.body });
  });

  it('is read again when it is published again, though nobody wrote anything [SYS-18]', async () => {
    const id = await submitted('Counted again', [figure]);
    await decide(id, 'publication', { step: 'publish' });
    blog.services.movableClock.advance(3 * 24 * 3600);
    expect((await decide(id, 'publication', { step: 'publish' })).statusCode).toBe(200);
    const read = (await blog.app.inject({ url: '/api/v1/blog/posts/counted-again' })).json();
    expect(read.body[0].on).toBe(blog.services.clock.now().toISOString().slice(0, 10));
  });

  it('is one of those that we count, and an author sees what they are now [SYS-18]', async () => {
    const { id, texts } = await blog.write(author, 'No such count');
    const saved = await blog.ask(author, 'PUT', `/${id}/texts/en`, {
      version: texts[0].version,
      title: 'No such count',
      excerpt: 'x',
      body: [{ ...figure, measure: 'secrets' }],
    });
    expect(saved.statusCode).toBe(422);
    const asked = (role: string) =>
      blog.app.inject({
        url: '/api/v1/admin/blog/measures',
        headers: { authorization: `Bearer ${author.userId}${role}` },
      });
    expect((await asked(' author aal2')).json().items).toEqual([{ measure: 'people', value: 12_345 }]);
    expect((await asked('')).statusCode).toBe(403);
  });
});

describe('a licence', () => {
  it('is named where readers and machines look for it, and is one that we offer [SYS-18]', async () => {
    const id = await submitted('Free to share', [{ type: 'notice', text: 'x' }]);
    const facts = async (licence: string) => {
      const { version, category, tags } = (await blog.ask(editor, 'GET', `/${id}`)).json();
      const body = { version, category, tags, is_featured: false, is_for_members: false };
      return blog.ask(editor, 'PUT', `/${id}`, licence === '' ? body : { ...body, licence });
    };
    expect((await facts('mine')).statusCode).toBe(422);
    expect((await facts('cc_by')).json().licence).toBe('cc_by');
    expect((await facts('')).json().licence).toBe('cc_by');
    await decide(id, 'publication', { step: 'publish' });
    const read = (await blog.app.inject({ url: '/api/v1/blog/posts/free-to-share' })).json();
    expect(read.licence).toBe('cc_by');
  });
});

describe('an author', () => {
  it('is told when a post comes back and when readers see it, once, and not of their own acts [SYS-18]', async () => {
    const before = (await toldTo(author)).length;
    const id = await submitted('Told to its author', [{ type: 'notice', text: 'x' }]);
    await decide(id, 'steps', { step: 'send_back', note: 'Who says so?' });
    const { version } = (await blog.ask(author, 'GET', `/${id}`)).json();
    await blog.ask(author, 'POST', `/${id}/steps`, { step: 'submit', version });
    await decide(id, 'publication', { step: 'publish' });
    await decide(id, 'publication', { step: 'publish' });
    expect((await toldTo(author)).slice(before)).toEqual([
      ['blog.returned', `/super-admin/blog/${id}`],
      ['blog.is_public', '/blog/told-to-its-author'],
    ]);
  });
});
