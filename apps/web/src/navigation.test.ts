import { languages } from '@egcr/web-kit/languages';
import { barEntries, navigation } from '@egcr/web-kit/navigation';
import { loadTitles } from '@egcr/web-kit/titles';
import { beforeAll, describe, expect, it } from 'vitest';

import { loadSignedIn } from './signed-in.ts';

/** A quarter of a phone of 390 px holds so many letters of the bar's size; Chinese, Japanese and Korean ones are twice as wide. */
const LETTERS_MAX = 20;

function widthOf(label: string): number {
  return Array.from(label, (letter) =>
    /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Hang}ー]/u.test(letter) ? 2 : 1,
  ).reduce<number>((sum, width) => sum + width, 0);
}

beforeAll(async () => {
  await loadSignedIn();
});

describe('the signed-in navigation', () => {
  it('gives no two screens the same keys', () => {
    const keys = navigation().flatMap(({ entries }) => entries.flatMap((entry) => entry.keys ?? []));
    expect(keys.length).toBeGreaterThan(5);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((each) => !/^g [a-z]$/.test(each))).toEqual([]);
  });

  it('gives no two screens of a group the same place', () => {
    for (const { entries } of navigation())
      expect(new Set(entries.map(({ at }) => at)).size).toBe(entries.length);
  });

  it('has three places on a phone', () => {
    expect(barEntries().map(({ screen }) => screen)).toEqual(['dashboard', 'wallet', 'wallet-send']);
  });

  it.each(languages)('has labels on a phone that fit their quarter of the bar: %s', async (language) => {
    const titles = await loadTitles(language);
    const labels = barEntries().map(({ screen }) => titles[screen] ?? '');
    expect(labels.filter((label) => widthOf(label) > LETTERS_MAX)).toEqual([]);
  });
});
