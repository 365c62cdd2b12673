import { languages } from '@egcr/web-kit/languages';
import { describe, expect, it } from 'vitest';

import { titleTexts } from '../titles/messages/index.ts';
import { appFrameTexts } from './messages/index.ts';
import { barScreens } from './navigation.ts';

/** A quarter of a phone of 390 px holds so many letters of the bar's size; Chinese, Japanese and Korean ones are twice as wide. */
const LETTERS_MAX = 20;

function widthOf(label: string): number {
  return Array.from(label, (letter) =>
    /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Hang}ー]/u.test(letter) ? 2 : 1,
  ).reduce<number>((sum, width) => sum + width, 0);
}

describe('the navigation of a phone', () => {
  it.each(languages)('has labels that fit their quarter of the bar: %s', async (language) => {
    const [titles, own] = await Promise.all([titleTexts.load(language), appFrameTexts.load(language)]);
    const labels = [...barScreens.map((screen) => titles[screen]), own['nav.more']];
    expect(labels.filter((label) => widthOf(label) > LETTERS_MAX)).toEqual([]);
  });
});
