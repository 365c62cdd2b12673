import { describe, expect, it } from 'vitest';

import { csvRow, csvTyped } from './csv.ts';

describe('what people typed, in a CSV', () => {
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '|',
    '%',
    '＝',
    '＋',
    '－',
    '＠',
    '｜',
    '％',
    '﹦',
    '﹢',
    '﹣',
    '﹫',
    '⁼',
    '⁺',
    '₌',
    '−',
  ];
  const before = [
    '',
    ' ',
    '  ',
    '\u00A0',
    '\u3000',
    '\t',
    '\r',
    '\n',
    '\u200B',
    '\u200D',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u202E',
    '\u0000',
    '\u0301',
    '\u3164',
    '\u115F',
    '\u2800',
    ' \u200B\t',
  ];

  it.each(signs)(
    'does not run as a formula where it begins with %s, whatever stands before that (attack S7) (attack X3)',
    (sign) => {
      for (const lead of before) expect(csvTyped(`${lead}${sign}cmd`)).toBe(`'${lead}${sign}cmd`);
    },
  );

  it.each(['', 'Rent', ' Rent', '1 = 1', 'a@b.example', '5-1', '"quoted"', 'العربية', '家賃', '😀=1'])(
    'stays as it is: %s',
    (text) => {
      expect(csvTyped(text)).toBe(text);
    },
  );

  it('does not begin a cell of its own by the mark of another country (attack S7)', () => {
    expect(csvRow(['a;=1+1', 'b\t=1+1', 'c\n=1+1', 'say "so"', 'plain'])).toBe(
      '"a;=1+1","b\t=1+1","c\n=1+1","say ""so""",plain\r\n',
    );
  });
});
