import { describe, expect, expectTypeOf, it } from 'vitest';

import { detectChoice, detectLanguage, directionOf, formatLocale, shownLanguage } from './languages.ts';
import type { MessageArguments, PlainKey } from './message-types.ts';
import { catalogue, formatMessage, inLanguage, texts, textOf, type TextOf } from './messages.ts';

const english = {
  plain: 'Hello',
  named: 'Hello {name}, from {place}',
  counted: '{count, plural, one {# file} other {# files}} in {folder}',
  deep: '{count, plural, one {One file of {owner}} other {# files of {owner}}}, {size, plural, one {# byte} other {# bytes}}',
} as const;
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

  it('takes the plural of its texts where numbers are written the way of another language', () => {
    const message = '{n, plural, one {# file} other {# files}}';
    const japanese = { language: 'en', locale: 'ja' } as const;
    expect(formatMessage(message, { n: 1 }, japanese)).toBe('1 file');
    const turkish = { language: 'en', locale: 'tr' } as const;
    expect(formatMessage(message, { n: 1200 }, turkish)).toBe('1.200 files');
  });

  it('prefers an exact number to a category', () => {
    expect(formatMessage('{n, plural, =0 {none} one {#} other {#}}', { n: 0 }, en)).toBe('none');
  });

  it('keeps phone numbers and Latin names in order inside right-to-left text', () => {
    expect(formatMessage('إلى {phone}', { phone: '+221 77' }, ar)).toBe('إلى \u2068+221 77\u2069');
    expect(formatMessage('إلى {name}', { name: 'أمينة' }, ar)).toBe('إلى أمينة');
    expect(formatMessage('to {phone}', { phone: '+221 77' }, en)).toBe('to +221 77');
    expect(formatMessage('to {name}', { name: 'أمينة' }, en)).toBe('to \u2068أمينة\u2069');
  });

  it('keeps a sum written the Hebrew way in one piece inside an English sentence', () => {
    const sum = '\u200f12.50\u00a0\u200f\u2066Ɉ\u2069';
    expect(formatMessage('You have {sum}.', { sum }, en)).toBe(`You have \u2068${sum}\u2069.`);
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

  it('refuse a sentence that lacks a language, and one in a language of which there are no others', () => {
    const rest = { es: 'Uno', fr: 'Un', de: 'Eins', it: 'Uno', pt: 'Um', zh: '一', ja: '一', ko: '하나' };
    // @ts-expect-error -- Arabic is missing
    const missing = texts({ one: { en: 'One', ...rest } });
    // @ts-expect-error -- Dutch is surplus
    const surplus = texts({ one: { en: 'One', ...rest, ar: 'واحد', nl: 'Een' } });
    expect([missing, surplus]).toHaveLength(2);
  });
});

describe('a catalogue', () => {
  const other = () => Promise.resolve({ all: [{ hello: 'Hola' }] });
  const others = { es: other, fr: other, de: other, it: other, pt: other, zh: other, ja: other, ko: other };

  it('of rows has every language at hand, with the arguments of its English', async () => {
    const rest = { es: 'Hola {name}', fr: 'Salut {name}', de: 'Hallo {name}', it: 'Ciao {name}' };
    const asian = { zh: '你好{name}', ja: '{name}さん', ko: '{name} 님' };
    const greeting = texts({
      hello: { en: 'Hello {name}', ...rest, pt: 'Olá {name}', ...asian, ar: 'مرحبًا {name}' },
    });
    expect(greeting.english.hello).toBe('Hello {name}');
    expect(inLanguage(greeting, 'de')).toEqual({ hello: 'Hallo {name}' });
    expect((await greeting.load('ar')).hello).toBe('مرحبًا {name}');
    expectTypeOf<Parameters<TextOf<typeof greeting>>>().toExtend<[key: 'hello', ...values: unknown[]]>();
    expectTypeOf<MessageArguments<(typeof greeting)['english']['hello']>>().toEqualTypeOf<
      MessageArguments<'Hello {name}'>
    >();
  });

  it('has English at hand and fetches another language once', async () => {
    let fetched = 0;
    const known = catalogue(
      { hello: 'Hello' },
      {
        ...others,
        ar: () => {
          fetched += 1;
          return Promise.resolve({ all: [{ hello: 'مرحبًا' }] });
        },
      },
      0,
    );
    expect(known.peek('en')?.hello).toBe('Hello');
    expect(known.peek('ar')).toBeUndefined();
    await Promise.all([known.load('ar'), known.load('ar')]);
    expect(known.peek('ar')?.hello).toBe('مرحبًا');
    expect(fetched).toBe(1);
  });

  it('speaks English when the texts cannot be fetched, and tries again the next time', async () => {
    let tries = 0;
    const known = catalogue(
      { hello: 'Hello' },
      {
        ...others,
        ar: () => {
          tries += 1;
          return tries === 1
            ? Promise.reject(new Error('offline'))
            : Promise.resolve({ all: [{ hello: 'مرحبًا' }] });
        },
      },
      0,
    );
    expect((await known.load('ar')).hello).toBe('Hello');
    expect((await known.load('ar')).hello).toBe('مرحبًا');
  });
});

describe('the reader’s language', () => {
  it.each([
    [null, 'ar', ['en-US'], 'ar'],
    [null, null, ['fr-CA', 'en'], 'fr'],
    [null, null, ['nl-NL', 'de-AT'], 'de'],
    [null, null, ['zh-Hant-TW'], 'zh'],
    [null, null, ['sw'], 'en'],
    [null, null, [], 'en'],
    [null, 'klingon', ['pt-PT'], 'pt'],
    ['fr', 'ar', ['de'], 'fr'],
    ['pt-BR', null, ['de'], 'pt'],
    ['JA', 'en', [], 'ja'],
    ['klingon', 'ar', ['de'], 'ar'],
    ['', null, ['de'], 'de'],
    ['he', 'fr', ['de'], 'en'],
    [null, null, ['he-IL', 'fr'], 'fr'],
  ])(
    'is what the address asks for, %j, else the stored choice %j, else the first spoken of %j [PREF-04]',
    (asked, stored, preferred, language) => {
      expect(detectLanguage({ asked, stored, preferred })).toBe(language);
    },
  );

  it.each([
    ['tr', 'en'],
    ['zh-TW', 'zh'],
    ['pt', 'pt'],
    ['he', 'en'],
  ])('for a person who chooses %s is %s [PREF-02]', (chosen, shown) => {
    expect(shownLanguage(chosen)).toBe(shown);
  });

  it.each([
    ['tr', [], null, 'tr'],
    ['tr', ['en', 'tr-CY'], null, 'tr-CY'],
    ['tr', [], 'DE', 'tr-DE'],
    ['zh-TW', [], null, 'zh-TW'],
    ['zh-TW', [], 'TW', 'zh-TW'],
    ['zh-TW', [], 'US', 'zh-Hant-US'],
    ['de', [], 'CH', 'de-CH'],
    ['ar', [], 'EG', 'ar-EG-u-nu-latn'],
    ['fa', [], null, 'fa-u-ca-gregory-nu-latn'],
    ['th', [], 'TH', 'th-TH-u-ca-gregory'],
    ['bn', [], null, 'bn-u-nu-latn'],
    ['he', [], 'IL', 'he-IL'],
  ])(
    'writes dates and numbers of %s for %j in %j by %s: Latin digits and our calendar everywhere [PREF-04]',
    (chosen, preferred, region, tag) => {
      expect(formatLocale(chosen, preferred, region)).toBe(tag);
    },
  );

  it.each([
    [{}, 'en'],
    [{ preferred: ['he-IL', 'he', 'en-US'] }, 'he'],
    [{ preferred: ['en-GB', 'ur'] }, 'en'],
    [{ preferred: ['fa-IR', 'de'] }, 'de'],
    [{ preferred: ['ur', 'ar'] }, 'ar'],
    [{ preferred: ['tr'] }, 'en'],
    [{ asked: 'FA-ir', stored: 'fr', preferred: ['de'] }, 'fa'],
    [{ asked: 'en', preferred: ['he'] }, 'en'],
    [{ asked: 'klingon', preferred: ['he'] }, 'he'],
    [{ stored: 'en', preferred: ['he'] }, 'en'],
    [{ stored: 'en', storedChoice: 'ur' }, 'ur'],
    [{ stored: 'en', storedChoice: '!!', preferred: ['he'] }, 'en'],
    [{ asked: 'ja', stored: 'en', storedChoice: 'ur' }, 'ja'],
  ])('means, where the signs are %j, %s [PREF-02, PREF-04]', (signs, meant) => {
    expect(detectChoice({ asked: null, stored: null, preferred: [], ...signs })).toBe(meant);
  });

  it('reads right to left in Arabic, Urdu, Persian and Hebrew, with texts or without [PREF-02]', () => {
    expect(['ar', 'ur', 'fa', 'he', 'ar-EG', 'HE'].map(directionOf)).toEqual(Array(6).fill('rtl'));
    expect(['en', 'tr', 'zh-TW', '', 'arm'].map(directionOf)).toEqual(Array(5).fill('ltr'));
  });

  it('has Latin digits in Arabic, and keeps the browser’s region', () => {
    expect(formatLocale('en', ['fr', 'en-GB'])).toBe('en-GB');
    expect(formatLocale('ar', ['ar-EG'])).toBe('ar-u-nu-latn');
    expect(formatLocale('pt', [])).toBe('pt-BR');
  });
});
