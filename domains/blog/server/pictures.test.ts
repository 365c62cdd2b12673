import { feedForms } from '@egcr/server-kit/http/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FORGET_PICTURES } from './writing/forget-pictures.ts';
import { pageOfPost } from './testing/quiet-comments.ts';
import { keepPicture, quietMedia } from './testing/quiet-media.ts';
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

const HOSTILE = '"><script>alert(1)</script>';
const added = () => keepPicture(blog.db, { id: blog.newId(), width: 2000, height: 1000 });

/** A text with pictures, as its author saves it. */
async function save(title: string, change: object) {
  const { id, texts } = await blog.write(author, title);
  const saved = await blog.ask(author, 'PUT', `/${id}/texts/en`, {
    version: texts[0].version,
    title,
    excerpt: 'What it says',
    body: [{ type: 'notice', text: 'A text' }],
    ...change,
  });
  return { id: String(id), slug: String(texts[0].slug), saved };
}

async function publish(id: string) {
  const submitted = await blog.ask(author, 'GET', `/${id}`);
  await blog.ask(author, 'POST', `/${id}/steps`, { step: 'submit', version: submitted.json().version });
  const { version } = (await blog.ask(editor, 'GET', `/${id}`)).json();
  return blog.ask(editor, 'POST', `/${id}/publication`, { step: 'publish', version });
}

async function page(slug: string): Promise<{ readonly head: string; readonly text: string }> {
  const found = await pageOfPost({
    db: blog.db,
    params: { slug },
    query: new URLSearchParams(),
    language: 'en',
    origin: 'https://egcr.example',
    now: blog.services.clock.now(),
  });
  if (found.kind !== 'found') throw new Error(found.kind);
  return { head: found.head.text, text: found.text.text };
}

describe('pictures of a post', () => {
  it('stand in its page, its head, its card and its feeds, each described and escaped [SYS-18]', async () => {
    const [cover, inText] = [await added(), await added()];
    const { id, slug, saved } = await save('A post with pictures', {
      cover: { picture: cover, alt: HOSTILE, is_decorative: false },
      body: [{ type: 'picture', picture: inText, alt: 'A chart', is_decorative: false, caption: HOSTILE }],
    });
    expect(saved.statusCode).toBe(200);
    expect((await publish(id)).statusCode).toBe(200);
    const { head, text } = await page(slug);
    const address = `https://egcr.example/media/${cover.id}/1600.jpeg`;
    expect(head).toContain(`<meta property="og:image" content="${address}">`);
    expect(head).toContain('<meta property="og:image:width" content="1600">');
    expect(text).toContain(`srcset="/media/${inText.id}/480.avif 480w, `);
    expect(text).toContain('alt="A chart"');
    expect(head + text).not.toContain('<script>alert');
    const card = await blog.app.inject({ url: '/api/v1/blog/posts' });
    expect(card.json().items[0].cover.picture.id).toBe(cover.id);
    for (const name of Object.keys(feedForms)) {
      const feed = await blog.app.inject({ url: `/blog/${name}` });
      expect(feed.body).toContain(`/media/${cover.id}/1600.jpeg`);
      expect(feed.body).not.toContain('<script>');
    }
  });

  it('are described, or only decorate, before readers see them [SYS-18]', async () => {
    const cover = { picture: await added(), alt: '', is_decorative: false };
    const { id, saved } = await save('A bare picture', { cover });
    const found = saved.json().findings.filter((each: { is_blocking: boolean }) => each.is_blocking);
    expect(found).toEqual([{ code: 'alt_missing', is_blocking: true, language: 'en', part: null }]);
    const refused = await publish(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_ready']);
  });

  it('were uploaded here: an address of another site is none, and nobody makes one up [SYS-18]', async () => {
    const described = { alt: 'x', is_decorative: false, caption: '' };
    const made = { id: blog.newId(), width: 10, height: 10 };
    const { saved } = await save('A made up picture', {
      body: [{ type: 'picture', picture: made, ...described }],
    });
    expect(saved.json().findings[0]).toMatchObject({ code: 'picture_missing', part: 0, is_blocking: true });
    for (const picture of [
      { ...made, id: 'https://evil.example/x.png' },
      { ...made, src: 'https://evil.example/x.png' },
      { ...made, width: 1e9 },
    ]) {
      const { saved: refused } = await save('A foreign picture', {
        body: [{ type: 'picture', picture, ...described }],
      });
      expect(refused.statusCode).toBe(422);
    }
  });

  it('of a text for members are not named to others; its cover is [SYS-18]', async () => {
    const [cover, inText] = [await added(), await added()];
    const { id, slug } = await save('Pictures for members', {
      cover: { picture: cover, alt: 'A cover', is_decorative: false },
      body: [{ type: 'picture', picture: inText, alt: 'Members see it', is_decorative: false, caption: '' }],
    });
    const { version, category, tags } = (await blog.ask(author, 'GET', `/${id}`)).json();
    const facts = { version, category, tags, is_featured: false, is_for_members: true };
    expect((await blog.ask(author, 'PUT', `/${id}`, facts)).statusCode).toBe(200);
    expect((await publish(id)).statusCode).toBe(200);
    const { head, text } = await page(slug);
    const shown = [head, text];
    for (const url of [`/api/v1/blog/posts/${slug}`, '/api/v1/blog/posts?words=members', '/blog/feed.json'])
      shown.push((await blog.app.inject({ url })).body);
    expect(shown.join('')).toContain(cover.id);
    expect(shown.join('')).not.toContain(inText.id);
    expect(shown.join('')).not.toContain('Members see it');
  });

  it('come back with a former text, and go when no text has them any more [SYS-18]', async () => {
    const cover = { picture: await added(), alt: 'Once', is_decorative: false };
    const unused = await added();
    const { id, saved } = await save('A changed picture', { cover });
    const text = { title: 'A changed picture', excerpt: 'x', body: [] };
    const { version } = saved.json().texts[0];
    const without = await blog.ask(editor, 'PUT', `/${id}/texts/en`, { ...text, version, cover: null });
    expect(without.json().texts[0].cover).toBeNull();
    // A client that knows no pictures does not take them away.
    const kept = await blog.ask(editor, 'PUT', `/${id}/texts/en`, {
      ...text,
      excerpt: 'y',
      version: version + 1,
    });
    expect([kept.statusCode, kept.json().texts[0].cover]).toEqual([200, null]);
    const revisions = (await blog.ask(editor, 'GET', `/${id}/texts/en/revisions`)).json().items;
    const back = await blog.ask(editor, 'POST', `/${id}/texts/en/revisions/${revisions[0].id}/restoration`, {
      version: version + 2,
    });
    expect(back.json().texts[0].cover).toEqual(cover);
    blog.services.movableClock.advance(30 * 24 * 3600);
    await blog.services.unit(async (work) => blog.domain.jobs?.[FORGET_PICTURES]?.(work, {}));
    const left = await quietMedia.find(blog.db, [cover.picture.id, unused.id]);
    expect([...left.keys()]).toEqual([cover.picture.id]);
  });
});
