import { formatMoney } from '@egcr/ui/format-money';
import { formatsFor } from '@egcr/web-kit/formats';
import { directionOf, formatLocale, languages, shownLanguage } from '@egcr/web-kit/languages';
import { describe, expect, it } from 'vitest';

import { currencies, offeredLanguages } from '../contract/index.ts';

const AT = '2026-11-20T12:00:00Z';
const CONTROLS = /[\u061c\u200e\u200f\u2066-\u2069]/g;

describe('every offered language', () => {
  it.each(offeredLanguages.map(({ code, country_codes }) => [code, country_codes[0] ?? 'US']))(
    '%s writes days, numbers and sums, in its country too, in Latin digits and our calendar [PREF-02] [PREF-04]',
    (code, country) => {
      for (const locale of [formatLocale(code, []), formatLocale(code, [], country)]) {
        const formats = formatsFor(locale, 'UTC');
        expect(formats.date(AT)).toMatch(/2026/);
        expect(formats.date(AT)).toMatch(/20/);
        expect(formats.number(1_234_567)).toMatch(/^[^\p{Nd}]*1.?2.?3.?4.?5.?6.?7[^\p{Nd}]*$/u);
        const jvd = formatMoney({ value: '123456', assetCode: 'JVD', assetScale: 2 }, { locale });
        expect(jvd).toContain('Ɉ');
        expect(jvd).not.toContain('$');
        expect(jvd.replaceAll(/\D/g, '')).toBe('123456');
      }
    },
  );

  it('runs the way the list says, which is that of its script [PREF-02]', () => {
    for (const { code, rtl } of offeredLanguages) {
      const script = new Intl.Locale(code).maximize().script;
      expect([code, directionOf(code)]).toEqual([code, rtl ? 'rtl' : 'ltr']);
      expect([code, rtl]).toEqual([code, script === 'Arab' || script === 'Hebr']);
    }
  });

  it('reads our texts in one of ten languages [PREF-02]', () => {
    const shown = new Set(offeredLanguages.map(({ code }) => shownLanguage(code)));
    expect([...shown].toSorted()).toEqual([...languages].toSorted());
    expect(offeredLanguages.filter(({ code }) => shownLanguage(code) === code)).toHaveLength(10);
  });
});

describe('sums', () => {
  it.each([
    ['en', null, 'Ɉ1,234.56'],
    ['de', null, '1.234,56 Ɉ'],
    ['fr', null, '1 234,56 Ɉ'],
    ['tr', null, 'Ɉ1.234,56'],
    ['hi', 'IN', 'Ɉ1,234.56'],
    ['pl', null, '1234,56 Ɉ'],
    ['de', 'CH', 'Ɉ 1’234.56'],
  ])(
    'stand in %s (%s) as %s: sign, thousands and decimals as people there write them [PREF-01]',
    (code, region, text) => {
      const locale = formatLocale(code, [], region);
      const written = formatMoney({ value: '123456', assetCode: 'JVD', assetScale: 2 }, { locale });
      // Swiss thousands are parted by a straight or a curly apostrophe, by the age of Intl's data.
      expect(written.replaceAll(CONTROLS, '').replaceAll(/\s/g, ' ').replaceAll("'", '’')).toBe(text);
    },
  );

  it('of every built-in currency have its sign in English [PREF-01]', () => {
    const written = currencies.map(({ code }) =>
      formatMoney({ value: '100', assetCode: code, assetScale: code === 'JPY' ? 0 : 2 }, { locale: 'en-US' }),
    );
    expect(written).toEqual([
      'Ɉ1.00',
      '$1.00',
      '€1.00',
      '£1.00',
      '¥100',
      'CN¥1.00',
      '₹1.00',
      'CA$1.00',
      'A$1.00',
    ]);
  });
});
