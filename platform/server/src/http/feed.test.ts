import { fastify } from 'fastify';
import { expect, it } from 'vitest';

import { feedForms, languageAsked, sendUnlessKnown } from './feed.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const feed = (title: string) => ({
  title: 'Feed',
  about: 'About',
  page: 'https://pay.example.org/blog',
  self: 'https://pay.example.org/blog/rss.xml',
  items: [
    {
      id: 'urn:uuid:1',
      url: 'https://pay.example.org/blog/a',
      title,
      text: 'Text',
      authors: ['A\u0000da'],
      tags: [],
      language: 'en',
      publishedAt: at,
      changedAt: at,
    },
  ],
});

it.each(['rss.xml', 'atom.xml'] as const)('%s carries no sign that XML has not, and all others', (name) => {
  const text = feedForms[name].write(feed('A\u0001\uffff \ud800<b> 😀 العربية'));
  expect(text).toContain('A &lt;b&gt; 😀 العربية');
  expect(text).toContain('Ada');
  expect(text).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]|\p{Cs}/u);
});

const items = ['2026-11-20', '2026-11-22', '2026-11-21'].map((day) => ({
  id: day,
  url: 'https://pay.example.org/blog/a',
  title: day,
  text: 'Text',
  authors: ['Ada'],
  tags: ['news'],
  language: 'en',
  publishedAt: null,
  changedAt: new Date(`${day}T12:00:00.000Z`),
}));

it('an Atom feed was updated when the latest of its entries was, and one without entries long ago', () => {
  const updated = (of: typeof items) =>
    /<updated>([^<]*)<\/updated>/.exec(feedForms['atom.xml'].write({ ...feed(''), items: of }))?.[1];
  expect(updated(items)).toBe('2026-11-22T12:00:00.000Z');
  expect(updated([])).toBe('1970-01-01T00:00:00.000Z');
});

it('a picture stands in each form, with its words where it has some', () => {
  const picture = { url: 'https://pay.example.org/a.jpg', width: 1200, height: 630, alt: 'A boat' };
  const write = (name: keyof typeof feedForms, alt: string) =>
    feedForms[name].write({
      ...feed(''),
      items: items.map((item) => ({ ...item, picture: { ...picture, alt } })),
    });
  expect(write('rss.xml', 'A boat')).toContain('<media:description>A boat</media:description>');
  expect(write('rss.xml', '')).toContain('width="1200" height="630"></media:content>');
  expect(write('atom.xml', '')).toContain(
    '<link rel="enclosure" type="image/jpeg" href="https://pay.example.org/a.jpg"/>',
  );
  expect(JSON.parse(write('feed.json', '')).items[0].image).toBe(picture.url);
});

it('a feed is in the language that its address names, if it is one of ours', () => {
  expect(
    ['/rss.xml?a=b&lang=de', '/rss.xml?lang=xx', '/rss.xml'].map((url) => languageAsked({ url })),
  ).toEqual(['de', undefined, undefined]);
});

it('a feed may be kept for five minutes, and is not sent again to who has it', async () => {
  const app = fastify();
  app.get('/feed', (request, reply) => sendUnlessKnown(request, reply, { type: 'text/xml', text: '<rss/>' }));
  const first = await app.inject('/feed');
  expect([
    first.statusCode,
    first.body,
    first.headers['cache-control'],
    first.headers['content-type'],
  ]).toEqual([200, '<rss/>', 'public, max-age=300', 'text/xml']);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await app.inject({ url: '/feed', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  const other = await app.inject({ url: '/feed', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
  await app.close();
});
