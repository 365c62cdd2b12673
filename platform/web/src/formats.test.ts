import { describe, expect, it } from 'vitest';

import { formatsFor } from './formats.ts';
import { formatLocale, languages, type Language } from './languages.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const en = formatsFor('en', 'UTC');

describe('a recent moment', () => {
  it.each([
    [0, '12:00 PM'],
    [23.9 * HOUR, '12:06 PM'],
    [24 * HOUR, 'Thursday 12:00 PM'],
    [6.9 * 24 * HOUR, 'Friday 2:24 PM'],
    [7 * 24 * HOUR, 'Nov 13, 2026'],
    [400 * 24 * HOUR, 'Oct 16, 2025'],
  ])('%i ms ago is told as %s [SHELL-09]', (age, told) => {
    expect(
      en
        .recent(NOW - age, NOW)
        .replaceAll('\u202f', ' ')
        .replace(' at ', ' '),
    ).toBe(told);
  });

  it('may lie ahead by a clock that runs fast', () => {
    expect(en.recent(NOW + 5000, NOW)).toMatch(/12:00/);
  });
});

describe('dates and numbers', () => {
  it('follow the reader’s language', () => {
    expect(formatsFor('de', 'UTC').date('2026-11-20T00:00:00Z')).toBe('20. November 2026');
    expect(formatsFor('ar-u-nu-latn', 'UTC').number(1234)).toBe('1,234');
    expect(formatsFor('fr', 'UTC').percent(0.1234)).toMatch(/^12,34\s%$/);
    expect(en.number(9_007_199_254_740_993n)).toBe('9,007,199,254,740,993');
  });

  it('are those of the time zone that was chosen, also over midnight', () => {
    const at = '2026-11-30T23:30:00Z';
    const [tokyo, honolulu] = [
      formatsFor('en', 'Asia/Tokyo'),
      formatsFor('ar-u-nu-latn', 'Pacific/Honolulu'),
    ];
    expect([tokyo.day(at), honolulu.day(at)]).toEqual(['2026-12-01', '2026-11-30']);
    expect(tokyo.time(at).replace('\u202f', ' ')).toBe('8:30 AM');
    expect(formatsFor('fa', 'Asia/Tehran').day('2026-03-21T00:00:00Z')).toBe('2026-03-21');
  });

  it('keep the order of a right-to-left language among English texts', () => {
    expect(formatsFor('he', 'UTC').date('2026-11-20T00:00:00Z')).toBe('\u206820 בנובמבר 2026\u2069');
    expect(formatsFor('fa-u-ca-gregory-nu-latn', 'UTC').date('2026-11-20T00:00:00Z')).toMatch(
      /^\u206820 \S+ 2026\u2069$/,
    );
  });

  it('name the zone where the moment must be exact', () => {
    expect(en.exact('2026-11-20T12:00:05Z')).toContain('12:00:05');
    expect(en.exact('2026-11-20T12:00:05Z')).toContain('UTC');
    expect(en.minute('2026-11-20T12:00:05Z')).toMatch(/12:00\sPM UTC$/);
  });
});

/** Spaces that do not break and marks of direction, as a reader sees them: spaces and nothing. */
const seen = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '');

type Written = readonly [date: string, older: string, time: string, number: string, percent: string];

/** The fifth of November, 15:04 UTC; 12345678.9 and 1234; 12.34 %. */
const written: Readonly<Record<Language, Written>> = {
  en: ['November 5, 2026', 'Nov 5, 2026', '3:04 PM', '12,345,678.9', '12.34%'],
  es: ['5 de noviembre de 2026', '5 nov 2026', '15:04', '12.345.678,9', '12,34 %'],
  fr: ['5 novembre 2026', '5 nov. 2026', '15:04', '12 345 678,9', '12,34 %'],
  de: ['5. November 2026', '05.11.2026', '15:04', '12.345.678,9', '12,34 %'],
  it: ['5 novembre 2026', '5 nov 2026', '15:04', '12.345.678,9', '12,34%'],
  pt: ['5 de novembro de 2026', '5 de nov. de 2026', '15:04', '12.345.678,9', '12,34%'],
  zh: ['2026年11月5日', '2026年11月5日', '15:04', '12,345,678.9', '12.34%'],
  ja: ['2026年11月5日', '2026/11/05', '15:04', '12,345,678.9', '12.34%'],
  ko: ['2026년 11월 5일', '2026. 11. 5.', '오후 3:04', '12,345,678.9', '12.34%'],
  ar: ['5 نوفمبر 2026', '05/11/2026', '3:04 م', '12,345,678.9', '12.34%'],
};

describe('a reader who chose no country', () => {
  it.each(languages)(
    'reads dates, times and numbers as people of the language write them: %s',
    (language) => {
      const formats = formatsFor(formatLocale(language, []), 'UTC');
      const at = Date.parse('2026-11-05T15:04:00Z');
      const day = 24 * HOUR;
      expect(
        [
          formats.date(at),
          formats.recent(at, at + 30 * day),
          formats.recent(at, at + HOUR),
          formats.number(12_345_678.9),
          formats.percent(0.1234),
        ].map(seen),
      ).toEqual(written[language]);
    },
  );

  it.each(languages)('never meets figures of another script: %s', (language) => {
    const formats = formatsFor(formatLocale(language, ['ar-EG', 'fa-IR']), 'UTC');
    expect(formats.number(1234567890)).not.toMatch(/[٠-٩۰-۹]/);
    expect(formats.exact('2026-11-05T15:04:00Z')).not.toMatch(/[٠-٩۰-۹]/);
  });
});
