import { describe, expect, expectTypeOf, it } from 'vitest';

import { detectLanguage, directionOf, formatLocale } from './languages.ts';
import type { MessageArguments, PlainKey, Translation } from './message-types.ts';
import { catalogue, defineMessages, formatMessage, textOf } from './messages.ts';

const english = defineMessages({
  plain: 'Hello',
  named: 'Hello {name}, from {place}',
  counted: '{count, plural, one {# file} other {# files}} in {folder}',
  deep: '{count, plural, one {One file of {owner}} other {# files of {owner}}}, {size, plural, one {# byte} other {# bytes}}',
});
const en = { language: 'en', locale: 'en' } as const;
const ar = { language: 'ar', locale: 'ar-u-nu-latn' } as const;
const t = textOf<typeof english>(english, en);

describe('a message', () => {
  it('is written as it is, with names, and with the plural of its language', () => {
    expect(t('plain')).toBe('Hello');
    expect(t('named', { name: 'Amina', place: 'Dakar' })).toBe('Hello Amina, from Dakar');
    expect(t('counted', { count: 1, folder: 'A' })).toBe('1 file in A');
    expect(t('counted', { count: 1200, folder: 'A' })).toBe('1,200 files in A');
    expect(t('deep', { count: 2, owner: 'Amina', size: 1 })).toBe('2 files of Amina, 1 byte');
  });

  it('knows the six plurals of Arabic', () => {
    const message = '{n, plural, zero {z} one {o} two {t} few {f #} many {m #} other {x #}}';
    expect([0, 1, 2, 3, 11, 100].map((n) => formatMessage(message, { n }, ar))).toEqual([
      'z',
      'o',
      't',
      'f 3',
      'm 11',
      'x 100',
    ]);
  });

  it('prefers an exact number to a category', () => {
    expect(formatMessage('{n, plural, =0 {none} one {#} other {#}}', { n: 0 }, en)).toBe('none');
  });

  it('keeps phone numbers and Latin names in order inside right-to-left text', () => {
    expect(formatMessage('إلى {phone}', { phone: '+221 77' }, ar)).toBe('إلى \u2068+221 77\u2069');
    expect(formatMessage('إلى {name}', { name: 'أمينة' }, ar)).toBe('إلى أمينة');
    expect(formatMessage('to {phone}', { phone: '+221 77' }, en)).toBe('to +221 77');
  });

  it('leaves stray braces of a value alone', () => {
    expect(t('named', { name: '{place}', place: 'x' })).toBe('Hello {place}, from x');
  });
});

describe('the types of messages', () => {
  it('ask for exactly the arguments a message has', () => {
    expectTypeOf<keyof MessageArguments<'plain'>>().toEqualTypeOf<never>();
    expectTypeOf(t<'named'>)
      .parameter(1)
      .toExtend<{ name: string | number; place: string | number }>();
    expectTypeOf(t<'deep'>)
      .parameter(1)
      .toExtend<{ count: number; size: number; owner: string | number }>();
    expectTypeOf<PlainKey<typeof english>>().toEqualTypeOf<'plain'>();
  });

  it('refuse unknown keys, missing, misspelt and wrong arguments', () => {
    const wrong = [
      // @ts-expect-error -- no such key
      () => t('plian'),
      // @ts-expect-error -- arguments are missing
      () => t('named'),
      // @ts-expect-error -- one is missing
      () => t('named', { name: 'a' }),
      // @ts-expect-error -- one is misspelt
      () => t('named', { name: 'a', palce: 'b' }),
      // @ts-expect-error -- a plural takes a number
      () => t('counted', { count: 'two', folder: 'a' }),
      // @ts-expect-error -- a plain message takes nothing
      () => t('plain', { name: 'a' }),
    ];
    expect(wrong).toHaveLength(6);
  });

  it('refuse a translation with a missing or a surplus key', () => {
    const plain = defineMessages({ one: 'One', two: 'Two' });
    // @ts-expect-error -- `two` is missing
    const missing: Translation<typeof plain> = { one: 'Uno' };
    // @ts-expect-error -- `three` is surplus
    const surplus: Translation<typeof plain> = { one: 'Uno', two: 'Dos', three: 'Tres' };
    expect([missing, surplus]).toHaveLength(2);
  });
});

describe('a catalogue', () => {
  const other = () => Promise.resolve({ messages: { hello: 'Hola' } });
  const others = { es: other, fr: other, de: other, it: other, pt: other, zh: other, ja: other, ko: other };

  it('has English at hand and fetches another language once', async () => {
    let fetched = 0;
    const texts = catalogue(
      { hello: 'Hello' },
      {
        ...others,
        ar: () => {
          fetched += 1;
          return Promise.resolve({ messages: { hello: 'مرحبًا' } });
        },
      },
    );
    expect(texts.peek('en')?.hello).toBe('Hello');
    expect(texts.peek('ar')).toBeUndefined();
    await Promise.all([texts.load('ar'), texts.load('ar')]);
    expect(texts.peek('ar')?.hello).toBe('مرحبًا');
    expect(fetched).toBe(1);
  });

  it('speaks English when the texts cannot be fetched, and tries again the next time', async () => {
    let tries = 0;
    const texts = catalogue(
      { hello: 'Hello' },
      {
        ...others,
        ar: () => {
          tries += 1;
          return tries === 1
            ? Promise.reject(new Error('offline'))
            : Promise.resolve({ messages: { hello: 'مرحبًا' } });
        },
      },
    );
    expect((await texts.load('ar')).hello).toBe('Hello');
    expect((await texts.load('ar')).hello).toBe('مرحبًا');
  });
});

describe('the reader’s language', () => {
  it.each([
    ['ar', ['en-US'], 'ar'],
    [null, ['fr-CA', 'en'], 'fr'],
    [null, ['nl-NL', 'de-AT'], 'de'],
    [null, ['zh-Hant-TW'], 'zh'],
    [null, ['sw'], 'en'],
    [null, [], 'en'],
    ['klingon', ['pt-PT'], 'pt'],
  ])('is the stored choice %j, else the first spoken of %j', (stored, preferred, language) => {
    expect(detectLanguage(stored, preferred)).toBe(language);
  });

  it('reads right to left in Arabic only, with Latin digits, and keeps the browser’s region', () => {
    expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
    expect(formatLocale('en', ['fr', 'en-GB'])).toBe('en-GB');
    expect(formatLocale('ar', ['ar-EG'])).toBe('ar-u-nu-latn');
    expect(formatLocale('pt', [])).toBe('pt-BR');
  });
});
