import { describe, expect, it } from 'vitest';

import { formatsFor } from './formats.ts';

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

  it('keep the order of a right-to-left language among English texts [PREF-04]', () => {
    expect(formatsFor('he', 'UTC').date('2026-11-20T00:00:00Z')).toBe('\u206820 בנובמבר 2026\u2069');
    expect(formatsFor('fa-u-ca-gregory-nu-latn', 'UTC').date('2026-11-20T00:00:00Z')).toMatch(
      /^\u206820 \S+ 2026\u2069$/,
    );
  });

  it('name the zone where the moment must be exact', () => {
    expect(en.exact('2026-11-20T12:00:05Z')).toContain('12:00:05');
    expect(en.exact('2026-11-20T12:00:05Z')).toContain('UTC');
  });
});
