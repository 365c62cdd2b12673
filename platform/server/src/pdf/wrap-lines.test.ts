import { describe, expect, it } from 'vitest';

import { wrapLines } from './wrap-lines.ts';

/** All letters are of one width. */
const paper = { measure: (line: string) => line.length };

describe('a paragraph on paper', () => {
  it('breaks between words, keeps what fits and the space between two lines', () => {
    expect(wrapLines(paper, 'one two three', { width: 8, size: 9, language: 'en' })).toEqual([
      'one two ',
      'three',
    ]);
  });

  it('never parts a French word from the sign after it', () => {
    const said = 'Qui vous écrit\u202F? Nous\u00A0: «\u00A0EGCR\u00A0».';
    expect(wrapLines(paper, said, { width: 15, size: 9, language: 'fr' })).toEqual([
      'Qui vous ',
      'écrit\u202F? Nous\u00A0: ',
      '«\u00A0EGCR\u00A0».',
    ]);
  });
});
