import { describe, expect, it } from 'vitest';

import { columnsOf, rowsOf } from './read-csv.ts';
import { amountOf, dayOf, readFile } from './read-file.ts';

const entriesOf = (content: string) =>
  readFile(content)?.entries.map(({ fingerprint: _, ...entry }) => entry);
const problemsOf = (content: string) =>
  readFile(content)?.problems.map(({ line, code }) => `${line} ${code}`);
const printsOf = (content: string) =>
  readFile(content)?.entries.map(({ fingerprint }) => Buffer.from(fingerprint).toString('hex'));

describe('a day', () => {
  it.each([
    ['9999-12-31', '9999-12-31'],
    ['2026-11-201', undefined],
    ['20/11/20261', undefined],
    ['20-11-2026', undefined],
    ['32.1.2026', undefined],
    ['1.13.2026', undefined],
    ['29.2.2024', '2024-02-29'],
    ['29.2.2026', undefined],
    [`2026-11-20${' '.repeat(54)}`, '2026-11-20'],
    [`2026-11-20${' '.repeat(55)}`, undefined],
  ])('%j is %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });
});

describe('an amount', () => {
  it.each([
    ['+5', '5'],
    ['−5,00', '-5.00'],
    ["1'234.50", '1234.50'],
    ['1\u202F234,5', '1234.5'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['(0,01)', '-0.01'],
    ['007', '7'],
    ['0', '0'],
    ['1.234', '1.234'],
    ['1,234', '1234'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['1.2345', '1.2345'],
    ['1.234567', '1.234567'],
    ['1.2345678', undefined],
    ['1,2345', undefined],
    ['12,34,567', undefined],
    ['5--', undefined],
    ['(5', undefined],
    ['1'.repeat(15), '1'.repeat(15)],
    ['1'.repeat(16), undefined],
    ['1.234.567.890.123', '1234567890123'],
    ['1.234.567.890.123.456', undefined],
    [`${' '.repeat(63)}5`, '5'],
    [`${' '.repeat(64)}5`, undefined],
  ])('%j is %s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });
});

describe('rows of a CSV', () => {
  const cells = (text: string) => rowsOf(text).map((row) => [row.line, ...row.cells]);
  it.each([
    [
      'commas',
      'a,b\n1,2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'semicolons beside commas',
      'a;b;c,d\n1;2;3',
      [
        [1, 'a', 'b', 'c,d'],
        [2, '1', '2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\r\n1\t2\r\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'as many commas as semicolons',
      'a,b;c\n1,2',
      [
        [1, 'a', 'b;c'],
        [2, '1', '2'],
      ],
    ],
    [
      'quotes',
      'a,b\n"x,""y""",2',
      [
        [1, 'a', 'b'],
        [2, 'x,"y"', '2'],
      ],
    ],
    [
      'quotes after blanks',
      'a,b\n  "x,y"z ,2',
      [
        [1, 'a', 'b'],
        [2, 'x,yz ', '2'],
      ],
    ],
    [
      'quotes inside',
      'a,b\nx"y,2',
      [
        [1, 'a', 'b'],
        [2, 'x"y', '2'],
      ],
    ],
    [
      'lines inside quotes',
      'a,b\n"x\ny\n",2\n3,4',
      [
        [1, 'a', 'b'],
        [2, 'x\ny\n', '2'],
        [5, '3', '4'],
      ],
    ],
    [
      'a quote that does not end',
      'a,b\n"x,2',
      [
        [1, 'a', 'b'],
        [2, 'x,2'],
      ],
    ],
    [
      'empty lines and rows of blanks',
      'a,b\n\n , \n1,2',
      [
        [1, 'a', 'b'],
        [4, '1', '2'],
      ],
    ],
    [
      'an empty last cell',
      'a,b\n1,',
      [
        [1, 'a', 'b'],
        [2, '1', ''],
      ],
    ],
  ])('with %s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('have a hundred columns at most, and no more of them are read than an import takes and one', () => {
    expect(rowsOf(`${'a,'.repeat(99)}a`)[0]?.cells).toHaveLength(100);
    expect(() => rowsOf(`${'a,'.repeat(100)}a`)).toThrow('columns');
    expect(rowsOf('a,b\n'.repeat(6_000))).toHaveLength(5_002);
  });

  it('have their columns by name, in our languages, ten of text at most', () => {
    expect(columnsOf(['Buchungstag', 'Betrag', 'Währung', 'Verwendungszweck', 'ID'])).toEqual({
      date: 0,
      amount: 1,
      currency: 2,
      id: 4,
      texts: [3],
    });
    expect(columnsOf(['日付', '金額'])).toEqual({
      date: 0,
      amount: 1,
      currency: undefined,
      id: undefined,
      texts: [],
    });
    expect(columnsOf(['Date', 'Text'])).toBeUndefined();
    expect(columnsOf(['Amount', 'Text'])).toBeUndefined();
    const texts = Array.from({ length: 11 }, (_, at) => `Text ${at}`);
    expect(columnsOf(['Date', 'Amount', ...texts])?.texts).toHaveLength(10);
  });
});

describe('a statement of another bank', () => {
  const csv = (...rows: readonly string[]) => ['Date,Amount,Currency,Text,Memo,Id', ...rows].join('\n');

  it('as CSV is in euros where it says nothing, with its texts in one', () => {
    expect(entriesOf(`\uFEFF  ${csv('2026-11-20,5,usd,a,b,', '2026-11-21,-6,,,c,')}`)).toEqual([
      { booked_on: '2026-11-20', amount: '5', currency: 'USD', text: 'a · b' },
      { booked_on: '2026-11-21', amount: '-6', currency: 'EUR', text: 'c' },
    ]);
  });

  it('names each line that cannot be read, and why', () => {
    expect(
      problemsOf(
        csv(
          'soon,5,EUR,,,',
          '2026-11-20,lots,EUR,,,',
          '2026-11-20,5,EU,,,',
          '2026-11-20,5,EURUSD,,,',
          '2026-11-20,5,EUROS,,,',
        ),
      ),
    ).toEqual(['2 day_format', '3 invalid_amount', '4 unknown_currency', '5 unknown_currency']);
  });

  it('keeps three hundred letters of a text, in one line, without what cannot be seen', () => {
    const text = (given: string) => entriesOf(csv(`2026-11-20,5,EUR,"${given}",,`))?.[0]?.text;
    expect(text('x'.repeat(300))).toHaveLength(300);
    expect(text('x'.repeat(301))).toHaveLength(300);
    expect(text('😀'.repeat(301))).toBe('😀'.repeat(300));
    expect(text(` a\t\n b\u200E\u2028c `)).toBe('a b c');
    // Of a text of ten times as many letters the rest is never looked at.
    expect(text(`a${' '.repeat(2_998)}xy`)).toBe('a x');
  });

  it('tells entries apart by the bank’s name for them, else by what they say and their place among those alike', () => {
    const [one, two, three] =
      printsOf(csv('2026-11-20,5,EUR,a,,', '2026-11-20,5,EUR,a,,', '2026-11-20,5,EUR,b,,')) ?? [];
    expect(new Set([one, two, three]).size).toBe(3);
    expect(printsOf(csv('2026-11-20,5,EUR,a,,'))).toEqual([one]);
    expect(printsOf(csv('2026-11-20,5,EUR,a,,7'))).toEqual(printsOf(csv('2026-11-21,6,USD,b,,7')));
    const alike = printsOf(
      csv('2026-11-20,5,EUR,a,,', '2026-11-21,5,EUR,a,,', '2026-11-20,6,EUR,a,,', '2026-11-20,5,USD,a,,'),
    );
    expect(new Set(alike).size).toBe(4);
  });

  it('has five thousand entries at most', () => {
    const rows = (count: number) => csv(...Array.from({ length: count }, () => '2026-11-20,5,EUR,a,,'));
    expect(readFile(rows(5_000))).toMatchObject({ isTooLong: false, entries: { length: 5_000 } });
    expect(readFile(rows(5_001))).toMatchObject({ isTooLong: true, entries: { length: 5_000 } });
    const ofx = (count: number) => `<OFX><CURDEF>EUR${'<STMTTRN><DTPOSTED>20261120<TRNAMT>5'.repeat(count)}`;
    expect([readFile(ofx(5_000))?.isTooLong, readFile(ofx(5_001))?.isTooLong]).toEqual([false, true]);
    const camt = (count: number) => {
      const entry = '<Ntry><Amt Ccy="EUR">5</Amt><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>';
      return `<Document><BkToCstmrStmt><Stmt>${entry.repeat(count)}</Stmt></BkToCstmrStmt></Document>`;
    };
    expect([readFile(camt(5_000))?.isTooLong, readFile(camt(5_001))?.isTooLong]).toEqual([false, true]);
  });

  it('as OFX is read tag by tag, closed or not', () => {
    const ofx = `<OFX><CURDEF>usd<BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261120093000<TRNAMT>-5.10<FITID>1<NAME>Bao &amp; Co<MEMO>a &lt;b&gt;
</STMTTRN><STMTTRN><DTPOSTED>20261121</DTPOSTED><TRNAMT>6</TRNAMT><MEMO>c</MEMO></STMTTRN>
<STMTTRN><TRNAMT>7</STMTTRN>`;
    expect(entriesOf(ofx)).toEqual([
      { booked_on: '2026-11-20', amount: '-5.10', currency: 'USD', text: 'Bao & Co · a <b>' },
      { booked_on: '2026-11-21', amount: '6', currency: 'USD', text: 'c' },
    ]);
    expect(problemsOf(ofx)).toEqual(['3 day_format']);
    expect(problemsOf('<OFX><STMTTRN><DTPOSTED>20261120<TRNAMT>5')).toEqual(['1 unknown_currency']);
    expect(readFile(ofx)?.format).toBe('ofx');
  });

  it('as camt.053 names who was on the other side', () => {
    const entry = (
      direction: string,
      parties: string,
    ) => `<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>${direction}</CdtDbtInd>
      <BookgDt><DtTm>2026-11-20T08:00:00Z</DtTm></BookgDt><AcctSvcrRef>${direction}</AcctSvcrRef><NtryDtls><TxDtls>
      <RltdPties>${parties}</RltdPties><RmtInf><Ustrd>rent</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>more</AddtlNtryInf></Ntry>`;
    const both = '<Dbtr><Pty><Nm>Ann</Nm></Pty></Dbtr><Cdtr><Nm>Ben</Nm></Cdtr>';
    const camt = `<Document><BkToCstmrStmt><Stmt>${entry('DBIT', both)}${entry('CRDT', both)}<Ntry><Amt>1</Amt></Ntry></Stmt></BkToCstmrStmt></Document>`;
    expect(entriesOf(camt)).toEqual([
      { booked_on: '2026-11-20', amount: '-5.00', currency: 'EUR', text: 'Ben · rent · more' },
      { booked_on: '2026-11-20', amount: '5.00', currency: 'EUR', text: 'Ann · rent · more' },
    ]);
    expect(problemsOf(camt)).toEqual(['3 day_format']);
    expect(readFile('<Document><Other/></Document>')).toBeUndefined();
    expect(readFile('hello')).toBeUndefined();
  });
});
