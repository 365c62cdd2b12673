import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  excerptText,
  noteText,
  searchDescriptionText,
  searchTitleText,
  titleText,
} from './writing-shapes.ts';

it.each([
  ['title', titleText, 160],
  ['excerpt', excerptText, 300],
  ['title for search engines', searchTitleText, 70],
  ['description for search engines', searchDescriptionText, 170],
  ['note', noteText, 1000],
] as const)(
  'a %s has at most %s signs, and what is tidied away counts up to four times that',
  (_, schema, most) => {
    const takes = (signs: number, all = signs) => z.safeParse(schema, 'x'.repeat(signs).padEnd(all)).success;
    expect([takes(most), takes(most + 1)]).toEqual([true, false]);
    expect([takes(1, 4 * most), takes(1, 4 * most + 1)]).toEqual([true, false]);
  },
);

it.each([
  ['  one \t two\u200b  three ', 'one two three'],
  ['e\u0301', 'é'],
  ['a\u0000b\ud800', 'ab'],
])('the title %j is stored as %j', (typed, stored) => {
  expect(z.parse(titleText, typed)).toBe(stored);
});

it.each([
  [' one\r\n\r\ntwo\rthree\u200b\u0000 ', 'one\n\ntwo\nthree'],
  ['one\ttwo\n\tthree', 'one two\n three'],
])('the note %j is stored as %j', (typed, stored) => {
  expect(z.parse(noteText, typed)).toBe(stored);
});
