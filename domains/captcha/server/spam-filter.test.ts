import { expect, test } from 'vitest';

import { judge } from './spam-filter.ts';

test.each([
  ['a plain question', { text: 'When does my grant arrive?' }, 'GOOD', []],
  ['one link', { text: 'See https://example.org please' }, 'NEUTRAL', ['link']],
  ['links upon links', { fields: { message: 'www.a.b www.c.d www.e.f' } }, 'BAD', ['many_links']],
  ['markup with a link', { text: '<a href="https://a.example">buy</a>' }, 'BAD', ['link', 'markup']],
  [
    'the same again and again',
    { text: 'buy now buy now buy now buy now buy now' },
    'NEUTRAL',
    ['repeated_text'],
  ],
  ['capitals only', { text: 'SEND ME THE MONEY AT ONCE' }, 'NEUTRAL', ['shouting']],
  [
    'another script',
    { text: 'купите дешёвые часы', expectedLanguages: ['en'] },
    'NEUTRAL',
    ['unexpected_language'],
  ],
  [
    'a language of the same script',
    { text: 'Wann kommt mein Geld an?', expectedLanguages: ['en-GB'] },
    'GOOD',
    [],
  ],
  [
    'Chinese, which has no capitals',
    { text: '请问我的补助金什么时候到账谢谢你们的帮助', expectedLanguages: ['zh'] },
    'GOOD',
    [],
  ],
  ['an address for ten minutes', { email: 'someone@Mailinator.com' }, 'BAD', ['disposable_email']],
] as const)('%s', (_title, given, classification, reasons) => {
  expect(
    judge({ ...given, expectedLanguages: 'expectedLanguages' in given ? [...given.expectedLanguages] : [] }),
  ).toEqual({
    classification,
    reasons,
  });
});

test.each([
  ['two links are one finding', 'www.a.b www.c.d', 'NEUTRAL', ['link']],
  ['three links are too many', 'www.a.b www.c.d [url', 'BAD', ['many_links']],
  ['markup alone is not spam', '<script>', 'NEUTRAL', ['markup']],
  [
    'a link and the same again are not spam',
    `www.a.b ${'x'.repeat(10)}`,
    'NEUTRAL',
    ['link', 'repeated_text'],
  ],
  ['ten times one sign', 'x'.repeat(10), 'NEUTRAL', ['repeated_text']],
  ['twenty capitals', 'ABCDEFGHIJKLMNOPQRST', 'NEUTRAL', ['shouting']],
  ['nineteen capitals', 'ABCDEFGHIJKLMNOPQRS', 'GOOD', []],
  ['digits, which have no capitals', '12345678901234567890', 'GOOD', []],
  [
    'what is repeated after 4,000 signs',
    `${'abcdefg hijklmn '.slice(0, 9)}${uneven(3991)}${'x'.repeat(12)}`,
    'GOOD',
    [],
  ],
] as const)('%s', (_title, text, classification, reasons) => {
  expect(judge({ text })).toEqual({ classification, reasons });
});

/** Text in which nothing comes again at once. */
function uneven(length: number): string {
  return Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
}

test('a language is expected by its first part, in letters of either case', () => {
  const of = (expectedLanguages: string[]) =>
    judge({ text: 'купите дешёвые часы', expectedLanguages }).reasons;
  expect(of(['RU-ru'])).toEqual([]);
  expect(of(['en', 'ru'])).toEqual([]);
  expect(of(['en'])).toEqual(['unexpected_language']);
});

test('nothing to judge is judged as nothing', () => {
  expect(judge({})).toEqual({ classification: null, reasons: [] });
});

test('a long hostile text is judged in little time', () => {
  const began = process.cpuUsage();
  judge({ text: 'ab'.repeat(9999) + 'c' });
  judge({ text: 'a '.repeat(9999) });
  judge({
    text: Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(97 + ((at * 7919) % 26))).join(''),
  });
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
});
