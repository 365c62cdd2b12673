import { expect, it } from 'vitest';

import { feedForms } from './feed.ts';

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
