import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveBlog, type ServedBlog, type Writer } from './testing/served-blog.ts';

let blog: ServedBlog;
let author: Writer;
beforeAll(async () => {
  blog = await serveBlog();
  author = blog.join('author');
});
afterAll(() => blog.close());

describe('hostile input', () => {
  const save = async (body: unknown, title = 'Hostile') => {
    const { id, texts } = await blog.write(author, 'Hostile');
    return blog.ask(author, 'PUT', `/${id}/texts/en`, {
      version: texts[0].version,
      title,
      excerpt: '',
      body,
    });
  };

  it('is refused where it stands: parts and members that no text has [SYS-18]', async () => {
    const answer = await save([
      { type: 'notice', text: 'fine' },
      { type: 'html', html: '<script>alert(1)</script>' },
      { type: 'notice', text: 'x', onclick: 'alert(1)' },
      { type: 'paragraph', spans: [{ text: 'x', href: 'javascript:alert(1)' }] },
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map(({ field }: { readonly field: string }) => field)).toEqual([
      'body.1.type',
      'body.2.onclick',
      'body.3.spans.0.href',
    ]);
  });

  it('is refused where it is too deep, too long or too large [SYS-18]', async () => {
    let deep: unknown = [];
    for (let depth = 0; depth < 2000; depth += 1) deep = [deep];
    expect((await save(deep)).statusCode).toBe(422);
    expect((await save([{ type: 'notice', text: 'x'.repeat(4001) }])).statusCode).toBe(422);
    const large = Array.from({ length: 300 }, () => ({ type: 'notice', text: 'x'.repeat(4000) }));
    const answer = await save(large);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'text_too_large', errors: [{ field: 'body', code: 'text_too_large' }] },
    ]);
    // What no text could be is not read at all.
    expect((await save([{ type: 'code', text: 'x'.repeat(5_000_000) }])).statusCode).toBe(413);
  });

  it.each([
    ['half a sign', { type: 'notice', text: 'a\ud800b' }, 'body.0.text'],
    ['half a sign in code', { type: 'code', text: '\udc00' }, 'body.0.text'],
    ['a sign that is none', { type: 'notice', text: 'a\uffff' }, 'body.0.text'],
    ['NUL in a link', { type: 'paragraph', spans: [{ text: 'x', href: '/a\u0000' }] }, 'body.0.spans.0.href'],
    [
      'half a sign in a link',
      { type: 'paragraph', spans: [{ text: 'x', href: '/\ud83d' }] },
      'body.0.spans.0.href',
    ],
    [
      'a picture as an address',
      { type: 'paragraph', spans: [{ text: 'x', href: 'data:image/png;base64,AA' }] },
      'body.0.spans.0.href',
    ],
  ])('is refused before the database sees it: %s [SYS-18]', async (_what, part, field) => {
    const answer = await save([part]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map((each: { readonly field: string }) => each.field)).toEqual([field]);
  });

  it('in a title leaves no sign that no feed could carry [SYS-18]', async () => {
    const answer = await save([], 'A\uffff ti\ud800tle\ufffe');
    expect(answer.json().texts[0].title).toBe('A title');
  });

  it('loses signs that nobody sees from titles [SYS-18]', async () => {
    const answer = await save([], 'A\u202e title\u200b\n of one line');
    expect(answer.json().texts[0].title).toBe('A title of one line');
  });

  it.each([
    ['category', 'slug_reserved'],
    ['Capital', 'slug_form'],
    ['../x', 'slug_form'],
    ['', 'slug_form'],
  ])('a name in addresses is not %j [SYS-18]', async (slug, code) => {
    const { id } = await blog.write(author, 'Named');
    const answer = await blog.ask(author, 'PUT', `/${id}/texts/en/slug`, { slug });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'slug', code }]]);
  });
});
