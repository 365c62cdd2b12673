import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { plainTextOf, postBody, readingMinutes, type PostBody } from './post-body.ts';

const accepts = (block: unknown) => z.safeParse(postBody, [block]).success;
const linked = (href: string) => ({ type: 'paragraph', spans: [{ text: 'here', href }] });
const figure = { type: 'figure', kind: 'measured', value: '10', text: 'languages', source: 'our lists' };

describe('what a post may hold', () => {
  it.each(['/legals', '/legals?document=terms#fees', 'https://example.org/a?b=c'])(
    'a link to %s [SYS-18]',
    (href) => expect(accepts(linked(href))).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://example.org',
    'https://',
    ' /legals',
    'legals',
  ])('no link to %s [SYS-18]', (href) => expect(accepts(linked(href))).toBe(false));

  it('no block of another kind, no member more, and no empty text [SYS-18]', () => {
    expect(accepts({ type: 'html', text: '<b>x</b>' })).toBe(false);
    expect(accepts({ type: 'notice', text: 'x', style: 'color:red' })).toBe(false);
    expect(accepts({ type: 'heading', level: 1, text: 'x' })).toBe(false);
    expect(accepts({ type: 'notice', text: '' })).toBe(false);
    expect(accepts({ type: 'notice', text: 'x\u0000y' })).toBe(false);
  });

  it('a figure only with its kind, its source and its day [SYS-18]', () => {
    expect(accepts({ ...figure, on: '2026-11-24' })).toBe(true);
    expect(accepts(figure)).toBe(false);
    expect(accepts({ ...figure, on: '2026-11-24', source: '' })).toBe(false);
    expect(accepts({ ...figure, on: '2026-11-24', kind: 'sure' })).toBe(false);
  });
});

describe('the time a post takes to read', () => {
  const said = (text: string): PostBody => [{ type: 'notice', text }];

  it('is counted in words, and at least a minute [SYS-18]', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes(said(Array(440).fill('word').join(' ')))).toBe(2);
  });

  it('counts Japanese and Chinese by their letters [SYS-18]', () => {
    expect(readingMinutes(said('語'.repeat(1320)))).toBe(3);
  });

  it('reads every part of a post [SYS-18]', () => {
    expect(
      plainTextOf([
        { type: 'list', is_numbered: false, items: [[{ text: 'one ' }, { text: 'two' }]] },
        { type: 'table', caption: 'three', head: ['four'], rows: [['five']] },
      ]),
    ).toBe('one two\nthree\nfour\nfive');
  });
});
