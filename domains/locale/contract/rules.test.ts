import { readInput } from '@egcr/contract/issues';
import { describe, expect, it } from 'vitest';

import {
  cityIssue,
  countryName,
  currencies,
  currentZoneName,
  defaultPreferences,
  fallbackLanguages,
  isCountry,
  isTimeZone,
  offeredLanguages,
  preferences,
} from './index.ts';

describe('what is offered', () => {
  it('has the built-in currencies with their signs and countries [PREF-01]', () => {
    expect(
      currencies.map(({ code, symbol, country_codes }) => `${code} ${symbol} ${country_codes.join(' ')}`),
    ).toMatchInlineSnapshot(`
      [
        "JVD Ɉ ",
        "USD $ US",
        "EUR € DE FR IT ES",
        "GBP £ GB",
        "JPY ¥ JP",
        "CNY ¥ CN",
        "INR ₹ IN",
        "CAD C$ CA",
        "AUD A$ AU",
      ]
    `);
    expect(currencies.filter(({ name, native_name }) => !name.trim() || !native_name.trim())).toEqual([]);
  });

  it('has about ninety languages, each once, with its own name and its countries [PREF-02]', () => {
    expect(offeredLanguages.length).toBeGreaterThanOrEqual(88);
    expect(new Set(offeredLanguages.map(({ code }) => code)).size).toBe(offeredLanguages.length);
    for (const { name, native_name, country_codes } of offeredLanguages) {
      expect(name).not.toBe('');
      expect(native_name).not.toBe('');
      expect(country_codes.filter((code) => !isCountry(code))).toEqual([]);
    }
  });

  it('writes Arabic, Urdu, Persian and Hebrew from right to left [PREF-02]', () => {
    expect(
      offeredLanguages
        .filter(({ rtl }) => rtl)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['ar', 'fa', 'he', 'ur']);
  });

  it('offers the most wanted languages first and the others by their own names [PREF-03]', () => {
    const codes = offeredLanguages.map(({ code }) => code);
    expect(codes.slice(0, 28).join(', ')).toBe(
      'en, zh, zh-TW, hi, es, fr, ar, bn, pt, ru, ur, id, de, ja, sw, tr, ko, vi, it, th, fa, he, pl, nl, sv, no, da, fi',
    );
    const others = offeredLanguages.slice(28).map(({ native_name }) => native_name);
    expect(others).toEqual(others.toSorted((left, right) => left.localeCompare(right, 'en')));
  });

  it('falls back to ten languages [PREF-03]', () => {
    expect(fallbackLanguages.map(({ code }) => code).join(', ')).toBe(
      'en, es, fr, de, zh, ja, ar, hi, pt, ru',
    );
  });
});

describe('what a person may choose', () => {
  it('begins with JVD, English and New York [PREF-04]', () => {
    const { currency, language, location, theme } = defaultPreferences;
    expect({ currency, language, theme }).toEqual({ currency: 'JVD', language: 'en', theme: 'system' });
    expect([countryName(location.country_code), location.city, location.timezone]).toEqual([
      'United States',
      'New York',
      'America/New_York',
    ]);
    expect(readInput(preferences, defaultPreferences)).toEqual({ value: defaultPreferences });
  });

  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['Asia/Kolkata', true],
    ['+02:00', false],
    ['Mars/Olympus', false],
    ['', false],
    [`Europe/${'x'.repeat(80)}`, false],
  ])('takes the time zone %j: %s', (name, isTaken) => {
    expect(isTimeZone(name)).toBe(isTaken);
  });

  it.each([
    ['Saint-Étienne', undefined],
    ['', undefined],
    ['東京', undefined],
    ['x'.repeat(81), 'city_too_long'],
    ['New\u202EYork', 'city_characters'],
    ['New\nYork', 'city_characters'],
  ])('judges the city %j: %s', (city, issue) => {
    expect(cityIssue(city)).toBe(issue);
  });

  it('names every problem at once', () => {
    const location = { country_code: 'ZZ', city: 'a\u0000', timezone: 'Nowhere' };
    const read = readInput(preferences, {
      ...defaultPreferences,
      currency: 'DOGE',
      language: 'tlh',
      location,
    });
    const codes = 'errors' in read ? read.errors.map(({ field, code }) => `${field} ${code}`) : [];
    expect(codes).toEqual([
      'currency not_offered',
      'language not_offered',
      'location.country_code country_unknown',
      'location.city city_characters',
      'location.timezone timezone_unknown',
    ]);
  });
});

describe('time zones', () => {
  it('go by the names their cities have today', () => {
    for (const [listed, name] of [
      ['Asia/Calcutta', 'Asia/Kolkata'],
      ['Europe/Kiev', 'Europe/Kyiv'],
      ['Europe/Berlin', 'Europe/Berlin'],
    ] as const) {
      expect(currentZoneName(listed)).toBe(name);
      expect(isTimeZone(name)).toBe(true);
    }
  });
});
