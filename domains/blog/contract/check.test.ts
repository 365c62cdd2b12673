import { describe, expect, it } from 'vitest';

import { checkPost, otherSites, type CheckedText } from './check.ts';
import type { PostCover } from './post-body.ts';

const whole: CheckedText = {
  language: 'en',
  title: 'A title',
  excerpt: 'An excerpt',
  cover: null,
  body: [{ type: 'notice', text: 'A text' }],
};
const picture = { id: '01900000-0000-7000-8000-000000000001', width: 40, height: 30 };
const pictures = new Map([[picture.id, picture]]);
const none = new Set<string>();
const find = (change: Partial<CheckedText>, deadLinks: ReadonlySet<string> = none) =>
  checkPost([{ ...whole, ...change }], { languages: ['en'], deadLinks, pictures }).map(
    ({ code, part, is_blocking }) => [code, part, is_blocking],
  );

describe('the check before publishing', () => {
  it('finds nothing in a whole text [SYS-18]', () => expect(find({})).toEqual([]));

  it('names what is missing at its place, and blocks [SYS-18]', () => {
    expect(find({ title: '', excerpt: '', body: [] })).toEqual([
      ['body_empty', null, true],
      ['language_missing', null, false],
    ]);
    expect(find({ excerpt: '' })).toEqual([['excerpt_missing', null, true]]);
    const figure = { type: 'figure', kind: 'measured', value: '10', text: 'x', source: '', on: '' } as const;
    expect(find({ body: [{ type: 'notice', text: '' }, figure] })).toEqual([
      ['part_unfinished', 0, true],
      ['figure_without_source', 1, true],
    ]);
  });

  it('keeps headings in order, and links alive [SYS-18]', () => {
    const below = { type: 'heading', level: 3, text: 'Below' } as const;
    const above = { type: 'heading', level: 2, text: 'Above' } as const;
    expect(find({ body: [below, above, below] })).toEqual([['heading_order', 0, true]]);
    const linked = { type: 'paragraph', spans: [{ text: 'x', href: '/nothing' }] } as const;
    const body = [{ ...linked, spans: [...linked.spans] }];
    expect(find({ body }, new Set(['/nothing']))).toEqual([['link_dead', 0, true]]);
  });

  it('asks what a picture shows, unless it only decorates, and that it is there [SYS-18]', () => {
    const bare: PostCover = { picture, alt: ' ', is_decorative: false };
    const inText = { ...bare, type: 'picture', caption: '' } as const;
    expect(find({ cover: bare, body: [inText, { ...inText, alt: 'A chart' }] })).toEqual([
      ['alt_missing', null, true],
      ['alt_missing', 0, true],
    ]);
    expect(find({ cover: { ...bare, is_decorative: true } })).toEqual([]);
    const gone = { ...picture, id: '01900000-0000-7000-8000-000000000002' };
    for (const other of [gone, { ...picture, width: 41 }])
      expect(find({ cover: { ...bare, alt: 'A chart', picture: other } })).toEqual([
        ['picture_missing', null, true],
      ]);
  });
  it('says which languages are missing, and blocks nothing for them [SYS-18]', () => {
    const found = checkPost([whole, { ...whole, language: 'de', title: '', excerpt: '', body: [] }], {
      languages: ['en', 'de', 'ar'],
      deadLinks: none,
      pictures,
    });
    expect(found.map(({ code, language }) => `${code} ${language}`)).toEqual([
      'language_missing de',
      'language_missing ar',
    ]);
    expect(found.some((each) => each.is_blocking)).toBe(false);
  });
});

it('the other sites that texts lead to are named, each once', () => {
  const body = (href: string) => [{ type: 'paragraph' as const, spans: [{ text: 'x', href }] }];
  const texts = ['https://example.org/a', '/legals', 'https://example.org?b', 'https://other.example#c'].map(
    (href) => ({ body: body(href) }),
  );
  expect(otherSites(texts)).toEqual(['example.org', 'other.example']);
});
