import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { grantRanges, targetFigures, writeRange, writeTarget } from './landing-figures.ts';
import { swipeStep, turned } from './landing-slides.ts';

const english = { language: 'en', locale: 'en-GB' };

describe('the figures of the programme', () => {
  it('stand in English exactly as published [HOME-17]', () => {
    const written = Object.values(targetFigures).map((figure) => writeTarget(figure, english));
    expect(written).toEqual([
      '240+',
      '$1.29 (+0.16%)',
      '814.5B',
      '400T',
      '$1,051.71T',
      '$46 Trillion',
      '$115T',
      '$320T',
      '830 million',
      '1 billion',
      '$10 million',
    ]);
    expect(grantRanges.map((range) => `${range.audience} ${writeRange(range, english)}`)).toEqual([
      'personal $2K-$10K',
      'business $10K-$1M',
      'government $10K-$10M',
    ]);
  });

  it('count the countries once: no text of the site has a number of its own', async () => {
    const files = globSync('../web/**/texts.ts', { cwd: import.meta.dirname });
    const written = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')));
    expect(files.length).toBeGreaterThan(10);
    expect(written.flatMap((text) => text.match(/.*\b(195|240)\b.*/g) ?? [])).toEqual([]);
  });

  it('say the same in a language whose billion is another', () => {
    const german = { language: 'de', locale: 'de-DE' };
    expect(writeTarget(targetFigures.circulating, german)).toBe('814,5\u00a0Mrd.');
    expect(writeTarget(targetFigures.sectorFunds, german)).toBe('46\u00a0Bio.\u00a0$');
    expect(writeTarget(targetFigures.tokenValue, german)).toBe('1,29\u00a0$ (+0.16%)');
    expect(writeTarget(targetFigures.countries, german)).toBe('240+');
  });

  it('write both ends of a range in full where a language counts by ten thousands', () => {
    const written = (language: string, locale: string) =>
      grantRanges.map((range) => writeRange(range, { language, locale }));
    expect(written('ja', 'ja-JP')).toEqual(['$2000 – $1万', '$1万 – $100万', '$1万 – $1000万']);
    expect(written('ko', 'ko-KR')).toEqual(['US$2천 – US$1만', 'US$1만 – US$100만', 'US$1만 – US$1000만']);
  });
});

describe('the slides', () => {
  it.each([
    [0, 1, 1],
    [4, 1, 0],
    [0, -1, 4],
  ] as const)('go round: from place %i by %i to %i [HOME-12]', (from, step, to) => {
    expect(turned(from, step)).toBe(to);
  });

  it.each([
    [{ x: -80, y: 5 }, 'ltr', 1],
    [{ x: 80, y: 5 }, 'ltr', -1],
    [{ x: -80, y: 5 }, 'rtl', -1],
    [{ x: 80, y: 5 }, 'rtl', 1],
    [{ x: -30, y: 0 }, 'ltr', undefined],
    [{ x: -80, y: 90 }, 'ltr', undefined],
  ] as const)('follow a finger that goes %o where one reads %s by %o', (way, direction, step) => {
    expect(swipeStep(way, direction)).toBe(step);
  });
});
