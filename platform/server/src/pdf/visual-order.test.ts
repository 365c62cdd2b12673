import { describe, expect, it } from 'vitest';

import { asWritten, drawnPieces, visualRuns } from './visual-order.ts';

/** Pieces from left to right; right-to-left ones in reading order, marked. */
const drawn = (line: string, direction: 'ltr' | 'rtl') =>
  visualRuns(line, direction).map(({ text, isRightToLeft }) => (isRightToLeft ? `«${text}»` : text));

describe('the order in which a line is drawn', () => {
  it.each([
    ['hello 12', 'ltr', ['hello 12']],
    ['سلام', 'rtl', ['«سلام»']],
    ['سلام 12.50 عليكم', 'rtl', ['« عليكم»', '12.50', '«سلام »']],
    ['إلى Bola Ferreira', 'rtl', ['Bola Ferreira', '«إلى »']],
    ['Paid to سلام today', 'ltr', ['Paid to ', '«سلام»', ' today']],
    ['Paid سلام 12', 'ltr', ['Paid ', '12', '«سلام »']],
    ['a \u2068سلام\u2069 b', 'ltr', ['a ', '«سلام»', ' b']],
    ['سعر 1.29 US$ (+0.16%) اليوم', 'rtl', ['« اليوم»', 'US$ (+0.16%)', '« »', '1.29', '«سعر »']],
    ['إلى (EGCR) اليوم', 'rtl', ['«) اليوم»', 'EGCR', '«إلى (»']],
    ['see (سلام)', 'ltr', ['see (', '«سلام»', ')']],
    ['EGCR [سلام', 'rtl', ['« [سلام»', 'EGCR']],
    ['فهو 1.29 \u2066US$\u2069 [سلام]', 'rtl', ['« [سلام]»', 'US$', '« »', '1.29', '«فهو »']],
    [
      '2 ألف \u2066US$\u2069 – 10 ألف \u2066US$\u2069',
      'rtl',
      ['US$', '« ألف »', '10', '« – »', 'US$', '« ألف »', '2'],
    ],
    ['\u2066US$\u2069 12', 'rtl', ['12', '« »', 'US$']],
    ['of سلام \u2066EGCR\u2069 سلام', 'ltr', ['of ', '« سلام»', 'EGCR', '«سلام »']],
    ['موثّقة', 'rtl', ['«موثّقة»']],
    ['of مُحَمَّد', 'ltr', ['of ', '«مُحَمَّد»']],
    ['12 Café', 'rtl', ['Café', '« »', '12']],
    ['\u0651', 'rtl', ['«\u0651»']],
    ['\u2067', 'rtl', []],
  ] as const)('of %j in a page that is %s', (line, direction, pieces) => {
    expect(drawn(line, direction)).toEqual(pieces);
  });

  it('keeps an address that begins with a number as it is written, in a line of either direction', () => {
    const address = '1 Example Square, 11101 Port Louis';
    const drawn = (direction: 'ltr' | 'rtl') =>
      visualRuns(asWritten(address), direction)
        .map(({ text }) => text)
        .join('');
    expect([drawn('ltr'), drawn('rtl')]).toEqual([address, address]);
    expect(asWritten('12 شارع النيل')).toBe('12 شارع النيل');
  });

  it('loses no letter', () => {
    const line = 'كشف (USD) 1,234.50 - من 2026-11-01 إلى 2026-11-30.';
    const letters = visualRuns(line, 'rtl')
      .map(({ text }) => text)
      .join('');
    expect(Array.from(letters).toSorted()).toEqual(Array.from(line).toSorted());
  });

  it('turns signs between Arabic letters round with them, brackets included', () => {
    expect(drawnPieces({ text: 'سعر [مقيس]؛', isRightToLeft: true })).toEqual([
      '؛',
      '[',
      'مقيس',
      ']',
      ' ',
      'سعر',
    ]);
    expect(drawnPieces({ text: 'paid (now)', isRightToLeft: false })).toEqual(['paid', ' ', '(now)']);
  });
});
