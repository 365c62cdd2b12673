import { describe, expect, it } from 'vitest';

import { readCsv } from './read-csv.ts';
import { readList } from './read-list.ts';

const rows = (text: string, most = 100) =>
  readCsv(text, most).map(({ line, cells }) => [line, ...cells].join('|'));

describe('the rows of a CSV', () => {
  it.each([
    ['a,b\nc,d', ['1|a|b', '2|c|d']],
    ['a,b\r\nc,d\r\n', ['1|a|b', '2|c|d']],
    ['"a,1","say ""yes""",c', ['1|a,1|say "yes"|c']],
    // A line break in a cell belongs to it, and the next row begins on a later line.
    ['"a\r\nb",c\nd', ['1|a\r\nb|c', '3|d']],
    ['a,,\n\n , \nb', ['1|a||', '4|b']],
    // What is open at the end is closed there.
    ['a,"b', ['1|a|b']],
    ['a,""""', ['1|a|"']],
    ['a,""', ['1|a|']],
    ['', []],
  ])('of %j are read with their lines', (text, read) => {
    expect(rows(text)).toEqual(read);
  });

  it('are so many at most', () => {
    expect([rows('a\nb\nc', 2), rows('a\nb\nc', 3), rows('a\nb', 0)]).toEqual([
      ['1|a', '2|b'],
      ['1|a', '2|b', '3|c'],
      [],
    ]);
  });
});

describe('a list of sanctions by the office of the US treasury', () => {
  const row = (key: string, name: string, remarks = '-0-') =>
    [key, name, 'individual', 'SDGT', ...Array.from({ length: 7 }, () => '-0-'), remarks]
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(',');
  const read = (...lines: readonly string[]) => readList({ source: 'ofac_sdn', csv: lines.join('\n') });

  it('has a number, a name, other names and a year of birth in the remarks', () => {
    const remarks = 'DOB 14 Mar 1970; a.k.a. "ENDERS, Ann"; A.K.A. \'E. ANN\'; POB Rome 1901';
    expect(read(row(' 36 ', ' ENDER, Ann ', remarks), row('37', 'MILL LTD'))).toEqual({
      entries: [
        { key: '36', names: ['ENDER, Ann', 'ENDERS, Ann', 'E. ANN'], bornYear: '1970' },
        { key: '37', names: ['MILL LTD'], bornYear: null },
      ],
      problems: [],
    });
  });

  it('names each row that cannot be read, by its line', () => {
    const { entries, problems } = read(
      row('36', 'ENDER'),
      'id,name',
      row('x1', 'MILL'),
      row('38', '-0-'),
      row('39', ' '),
    );
    expect(entries.map(({ key }) => key)).toEqual(['36']);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'no_row'],
      [3, 'no_key'],
      [4, 'no_name'],
      [5, 'no_name'],
    ]);
    expect(problems[0]?.text).toBe('id,name');
  });

  it('shows the beginning of a wrong row, without signs that steer', () => {
    const long = readList({ source: 'ofac_sdn', csv: `a\u0007${'b'.repeat(100)}`, firstLine: 40 });
    expect(long.problems).toEqual([{ line: 40, code: 'no_row', text: `a\uFFFD${'b'.repeat(78)}` }]);
  });
});

describe('a list in the simple table of FollowTheMoney', () => {
  const read = (csv: string, head = '') => readList({ source: 'follow_the_money', csv, head });

  it('is read by the names of its columns, in whatever order they come', () => {
    const csv = 'Name ,ID,birth_date,aliases\nAnn,Q-1,c. 1970-05,Anna; Ann ;A. Ender\nMill,Q-2,,';
    const entries = [
      { key: 'Q-1', names: ['Ann', 'Anna', 'A. Ender'], bornYear: '1970' },
      { key: 'Q-2', names: ['Mill'], bornYear: null },
    ];
    expect(read(csv)).toEqual({ entries, problems: [] });
    const [head = '', ...data] = csv.split('\n');
    expect(read(data.join('\n'), head)).toEqual({ entries, problems: [] });
    expect(read('id,name\nQ-1,Ann').entries).toEqual([{ key: 'Q-1', names: ['Ann'], bornYear: null }]);
  });

  it('says nothing without a column of keys and one of names', () => {
    for (const head of ['id,title', 'key,name'])
      expect(read(`${head}\nQ-1,Ann`)).toMatchObject({
        entries: [],
        problems: [{ code: 'no_key', line: 2 }],
      });
  });

  it('takes keys of a hundred signs and no others, and the last row of each', () => {
    const key = 'k'.repeat(100);
    const { entries, problems } = read(`id,name\n${key},Ann\n${key}k,Ben\n,Cy\na b,Di\n${key},Eve`);
    expect(entries).toEqual([{ key, names: ['Eve'], bornYear: null }]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [3, 'no_key'],
      [4, 'no_key'],
      [5, 'no_key'],
    ]);
  });

  it('takes forty names of three hundred letters of an entry', () => {
    const others = Array.from({ length: 50 }, (_, at) => `N${String(at)}`).join(';');
    const { entries } = read(`id,name,aliases\n1,${'a'.repeat(400)},${others}`);
    expect([entries[0]?.names.length, entries[0]?.names[0]?.length, entries[0]?.names[39]]).toEqual([
      40,
      300,
      'N38',
    ]);
  });
});
