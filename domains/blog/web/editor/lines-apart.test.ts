import { expect, it } from 'vitest';

import type { PostBody } from '../../contract/index.ts';
import { linesApart, linesOf } from './lines-apart.ts';

const text = (body: PostBody, search_title = '') => ({
  title: 'A title',
  excerpt: '',
  search_title,
  search_description: '',
  cover: null,
  body,
});
const linked = (href: string): PostBody => [{ type: 'paragraph', spans: [{ text: 'Read this', href }] }];

it('two texts are apart where a link leads elsewhere, or search engines are told something else', () => {
  const apart = linesApart(linesOf(text(linked('/legals'), 'One')), linesOf(text(linked('/privacy'), 'Two')));
  expect(apart).toEqual({ left: ['One', '/legals'], right: ['Two', '/privacy'] });
});

it('what both have is in neither', () => {
  const both = linesOf(text(linked('/legals')));
  expect(linesApart(both, both)).toEqual({ left: [], right: [] });
});
