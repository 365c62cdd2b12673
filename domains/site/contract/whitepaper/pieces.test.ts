import { describe, expect, it } from 'vitest';

import { figures } from './figures.ts';
import { piecesOf, readingMinutes, shownText } from './pieces.ts';
import { paperReader } from './reader.ts';

const reader = paperReader('en');
const debt = figures.globalDebt.write(reader);

describe('a paragraph of the white paper', () => {
  it.each<[string, readonly object[]]>([
    ['Words alone.', [{ kind: 'words', shown: 'Words alone.' }]],
    ['{globalDebt}', [{ kind: 'figure', name: 'globalDebt', shown: debt }]],
    [
      'Owed: {globalDebt}, see [the terms](/legal/terms).',
      [
        { kind: 'words', shown: 'Owed: ' },
        { kind: 'figure', name: 'globalDebt', shown: debt },
        { kind: 'words', shown: ', see ' },
        { kind: 'link', shown: 'the terms', href: '/legal/terms' },
        { kind: 'words', shown: '.' },
      ],
    ],
    [
      '[a](#b){globalDebt}',
      [
        { kind: 'link', shown: 'a', href: '#b' },
        { kind: 'figure', name: 'globalDebt', shown: debt },
      ],
    ],
    [
      'No {figure} of ours',
      [
        { kind: 'words', shown: 'No ' },
        { kind: 'words', shown: '{figure}' },
        { kind: 'words', shown: ' of ours' },
      ],
    ],
    ['[no address]', [{ kind: 'words', shown: '[no address]' }]],
    ['', []],
  ])('%j is taken apart', (paragraph, pieces) => {
    expect(piecesOf(paragraph, reader)).toEqual(pieces);
  });

  it('reads as its pieces one after the other', () => {
    expect(shownText(piecesOf('Owed: {globalDebt}, see [the terms](/x).', reader))).toBe(
      `Owed: ${debt}, see the terms.`,
    );
  });
});

describe('the minutes that a text takes', () => {
  it.each<[string, readonly string[], number]>([
    ['no words', [], 1],
    ['299 words', ['word '.repeat(200), 'word '.repeat(99)], 1],
    ['300 words', ['word '.repeat(300)], 2],
    ['674 signs', ['国'.repeat(674)], 1],
    ['675 signs', ['国'.repeat(600), 'か'.repeat(75)], 2],
    ['450 signs and 100 words', ['国'.repeat(450), 'word '.repeat(100)], 2],
  ])('%s: %#', (_, paragraphs, minutes) => {
    expect(readingMinutes(paragraphs)).toBe(minutes);
  });
});
