import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { commentText, linksIn, waitsForEditor } from './rules.ts';

it.each([
  ['Nothing here. Not even 3.5 or e.g. this', 0],
  ['See https://a.example and http://b.example/x', 2],
  ['https://www.a.com', 1],
  ['a.com,b.net;c.org', 3],
  ['https://a.examplehttps://b.examplehttps://c.example', 3],
  ['WWW.SHOUTS.EXAMPLE (www.two.example)', 2],
])('%j names %i addresses', (text, links) => {
  expect(linksIn(text)).toBe(links);
});

it('a text with three links waits, and each text of a person whose comment was spam', () => {
  expect(waitsForEditor('a.com b.com', { hasSpam: false })).toBe(false);
  expect(waitsForEditor('a.com b.com c.com', { hasSpam: false })).toBe(true);
  expect(waitsForEditor('Hello', { hasSpam: true })).toBe(true);
});

it.each([
  ['  a\r\n\r\n\n\nb\u202e\u200b\u0000 ', 'a\n\nb'],
  ['half \ud800 a sign', 'half  a sign'],
  ['e\u0301', 'é'],
])('%j is stored as %j', (typed, stored) => {
  expect(z.parse(commentText, typed)).toBe(stored);
});

it('a text is tidied up to four times its length, and no longer one is read', () => {
  const padded = (length: number) => z.safeParse(commentText, 'a'.padEnd(length)).data;
  expect([padded(8000), padded(8001)]).toEqual(['a', undefined]);
  expect(z.safeParse(commentText, 'x'.repeat(2000)).success).toBe(true);
});

it.each([['   '], ['\u200b'], [''], ['x'.repeat(2001)], ['x'.repeat(1_000_000)]])(
  'an empty or too long text is no comment',
  (typed) => {
    expect(z.safeParse(commentText, typed).success).toBe(false);
  },
);
