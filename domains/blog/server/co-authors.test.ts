import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveBlog, type ServedBlog, type Writer } from './testing/served-blog.ts';

let blog: ServedBlog;
beforeAll(async () => {
  blog = await serveBlog();
});
afterAll(() => blog.close());

const facts = { category: 'money', tags: [], is_featured: false, is_for_members: false };

/** The name under which a person writes: they have one once they have begun a post. */
async function authorOf(person: Writer): Promise<string> {
  return (await blog.write(person, 'A beginning')).author.id;
}

async function name(author: Writer, post: { id: string; version: number }, coAuthors: readonly string[]) {
  const answer = await blog.ask(author, 'PUT', `/${post.id}`, {
    ...facts,
    version: post.version,
    co_authors: coAuthors,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function publish(post: { id: string }, author: Writer): Promise<void> {
  const editor = blog.join('content_editor');
  const { version } = (await blog.ask(author, 'GET', `/${post.id}`)).json();
  const sent = await blog.ask(author, 'POST', `/${post.id}/steps`, { step: 'submit', version });
  expect(sent.statusCode).toBe(200);
  const step = { step: 'publish', version: sent.json().version };
  expect((await blog.ask(editor, 'POST', `/${post.id}/publication`, step)).statusCode).toBe(200);
}

const read = async (path: string) => (await blog.app.inject({ method: 'GET', url: path })).json();

describe('several authors of one post', () => {
  it('are named in their order, and found by each of them [SYS-18]', async () => {
    const [author, second, third] = [blog.join('author'), blog.join('author'), blog.join('author')];
    const [two, three] = [await authorOf(second), await authorOf(third)];
    const post = await blog.write(author, 'Written by three');
    expect(await name(author, post, [three, two])).toMatchObject({ status: 200 });
    await publish(post, author);
    const { items } = await read(`/api/v1/blog/posts?author=${two}`);
    expect(items).toMatchObject([{ title: 'Written by three', co_authors: [{ id: three }, { id: two }] }]);
    expect(await read(`/api/v1/blog/authors/${three}`)).toMatchObject({ id: three });
    const found = await read(`/api/v1/blog/posts?author=${two}&words=written`);
    expect(found.items).toHaveLength(1);
    for (const [feed, sign] of [
      ['rss.xml', '<dc:creator>'],
      ['atom.xml', '<author>'],
    ]) {
      const { body } = await blog.app.inject({ method: 'GET', url: `/blog/${feed}?author=${two}` });
      expect(body.split(sign ?? '')).toHaveLength(4);
    }
  });

  it('may all write it and see it among their own, and nobody else may', async () => {
    const [author, second, stranger] = [blog.join('author'), blog.join('author'), blog.join('author')];
    const two = await authorOf(second);
    const post = await blog.write(author, 'By two');
    expect((await blog.ask(second, 'GET', `/${post.id}`)).statusCode).toBe(404);
    await name(author, post, [two]);
    const opened = await blog.ask(second, 'GET', `/${post.id}`);
    expect(opened.json()).toMatchObject({ is_own: true, may_change: true });
    const own = (await blog.ask(second, 'GET', '?whose=me')).json();
    expect(own.items.map(({ title }: { title: string }) => title)).toContain('By two');
    expect((await blog.ask(stranger, 'GET', `/${post.id}`)).statusCode).toBe(404);
  });

  it('do not decide about it, also where they are editors', async () => {
    const [author, editor] = [blog.join('author'), blog.join('content_editor')];
    const two = await authorOf(editor);
    const post = await blog.write(author, 'With an editor');
    await name(author, post, [two]);
    const { version } = (await blog.ask(author, 'GET', `/${post.id}`)).json();
    const sent = (await blog.ask(author, 'POST', `/${post.id}/steps`, { step: 'submit', version })).json();
    const step = { step: 'publish', version: sent.version };
    const refused = await blog.ask(editor, 'POST', `/${post.id}/publication`, step);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'own_post']);
  });

  describe('who stepped back', () => {
    /** A post in review that an editor wrote with its author; they are no more among those who are named. */
    async function steppedBack(role: 'content_editor' | 'super_admin' = 'content_editor') {
      const [author, editor] = [blog.join('author'), blog.join(role)];
      const two = await authorOf(editor);
      const post = await blog.write(author, 'Written by two, signed by one');
      const { body: named } = await name(author, post, [two]);
      const left = await name(editor, named, []);
      expect(left).toMatchObject({ status: 200, body: { co_authors: [] } });
      const sent = await blog.ask(author, 'POST', `/${post.id}/steps`, {
        step: 'submit',
        version: left.body.version,
      });
      expect(sent.statusCode).toBe(200);
      const { id, version } = sent.json();
      return { author, editor, two, id, version };
    }
    const decide = async (who: Writer, { id, version }: { id: string; version: number }, step: object) => {
      const path = 'note' in step ? 'steps' : 'publication';
      const answer = await blog.ask(who, 'POST', `/${id}/${path}`, { version, ...step });
      return [answer.statusCode, answer.json().code];
    };
    const inAWeek = () => new Date(blog.services.clock.now().getTime() + 7 * 86_400_000).toISOString();

    it('does not decide about the post either; another editor does', async () => {
      const { editor, ...post } = await steppedBack();
      for (const step of [
        { step: 'publish' },
        { step: 'schedule', at: inAWeek() },
        { step: 'send_back', note: 'I would rather not.' },
      ])
        expect(await decide(editor, post, step)).toEqual([403, 'own_post']);
      const read = await blog.ask(editor, 'GET', `/${post.id}`);
      expect(read.json()).toMatchObject({ is_own: false, may_change: false, steps: ['withdraw'] });
      const other = blog.join('content_editor');
      expect(await decide(other, post, { step: 'publish' })).toEqual([200, undefined]);
      const { version } = (await blog.ask(editor, 'GET', `/${post.id}`)).json();
      expect(await decide(editor, { id: post.id, version }, { step: 'unpublish' })).toEqual([
        403,
        'own_post',
      ]);
    });

    it('decides about it as a super admin, and about posts of others as before', async () => {
      const { editor, ...post } = await steppedBack('super_admin');
      expect(await decide(editor, post, { step: 'publish' })).toEqual([200, undefined]);
      const { editor: another } = await steppedBack();
      const [author, foreign] = [blog.join('author'), await steppedBack()];
      expect(await decide(another, foreign, { step: 'publish' })).toEqual([200, undefined]);
      const own = await blog.write(author, 'By one alone');
      const { version } = (
        await blog.ask(author, 'POST', `/${own.id}/steps`, { step: 'submit', version: own.version })
      ).json();
      expect(await decide(another, { id: own.id, version }, { step: 'publish' })).toEqual([200, undefined]);
    });

    it('decides no more, however often they are named and step back', async () => {
      const { author, editor, two, ...post } = await steppedBack();
      const back = await blog.ask(author, 'POST', `/${post.id}/steps`, {
        ...post,
        id: undefined,
        step: 'withdraw',
      });
      let { version } = back.json();
      for (const coAuthors of [[two], [], [two], []])
        ({
          body: { version },
        } = await name(author, { id: post.id, version }, coAuthors));
      const sent = await blog.ask(author, 'POST', `/${post.id}/steps`, { step: 'submit', version });
      expect(await decide(editor, sent.json(), { step: 'publish' })).toEqual([403, 'own_post']);
    });

    it('does not publish it in the moment in which another person takes their name away', async () => {
      const [author, editor] = [blog.join('author'), blog.join('content_editor')];
      const two = await authorOf(editor);
      const post = await blog.write(author, 'In a hurry');
      const { body: named } = await name(author, post, [two]);
      const sent = await blog.ask(author, 'POST', `/${post.id}/steps`, {
        step: 'submit',
        version: named.version,
      });
      const { id, version } = sent.json();
      const superAdmin = blog.join('super_admin');
      const answers = await Promise.all([
        name(superAdmin, { id, version }, []),
        ...[version, version + 1].map((each) => decide(editor, { id, version: each }, { step: 'publish' })),
      ]);
      expect(answers).toMatchObject([{ status: 200 }, [403, 'own_post'], [403, 'own_post']]);
    });

    it('no longer reads a draft, if they are no editor', async () => {
      const [author, second] = [blog.join('author'), blog.join('author')];
      const post = await blog.write(author, 'By two, then by one');
      const { body: named } = await name(author, post, [await authorOf(second)]);
      await name(author, named, []);
      expect((await blog.ask(second, 'GET', `/${post.id}`)).statusCode).toBe(404);
    });
  });

  it('are people who write here, each named once [SYS-18]', async () => {
    const author = blog.join('author');
    const post = await blog.write(author, 'By one');
    for (const wrong of [blog.newId(), post.author.id])
      expect(await name(author, post, [wrong])).toMatchObject({
        status: 422,
        body: { code: 'author_unknown' },
      });
    const two = await authorOf(blog.join('author'));
    expect((await name(author, post, [two, two])).body.co_authors).toMatchObject([{ id: two }]);
    const listed = await blog.app.inject({
      method: 'GET',
      url: '/api/v1/admin/blog/authors',
      headers: { authorization: `Bearer ${author.userId} author aal2` },
    });
    expect(listed.json().items.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([two, post.author.id]),
    );
  });
});

describe('what search engines show of a text', () => {
  it('is said apart in each language, and stays where a save says nothing of it [SYS-18]', async () => {
    const author = blog.join('author');
    const post = await blog.write(author, 'A title for readers');
    const [text] = post.texts;
    const { title, excerpt, body } = text;
    const save = (version: number, more: object) =>
      blog.ask(author, 'PUT', `/${post.id}/texts/en`, { version, title, excerpt, body, ...more });
    const said = { search_title: 'Amounts in cents', search_description: 'Why no cent is lost.' };
    const saved = (await save(text.version, said)).json();
    expect(saved.texts[0]).toMatchObject({ ...said, has_changes: true });
    const again = (await save(saved.texts[0].version, { title: 'A better title' })).json();
    expect(again.texts[0]).toMatchObject({ ...said, title: 'A better title' });
    const tooLong = await save(again.texts[0].version, { search_title: 'x'.repeat(71) });
    expect(tooLong.json().errors).toMatchObject([{ field: 'search_title' }]);
    await publish(post, author);
    const shown = await read(`/api/v1/blog/posts/${again.texts[0].slug}`);
    expect(shown).toMatchObject({ ...said, title: 'A better title' });
  });
});
