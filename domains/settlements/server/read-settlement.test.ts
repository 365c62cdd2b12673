import { describe, expect, it } from 'vitest';

import { SETTLEMENT_LINES_MAX } from '../contract/limits.ts';
import { readSettlement } from './read-settlement.ts';
import { writeSettlement } from './write-settlement.ts';

const HEAD = 'file,rail,currency,kind,reference,gross,fee,net';
const line = (rest: string) => `po_1,stripe,USD,${rest}`;
const SALE = line('sale,a:1,10.00,0.50,9.50');
const BACK = line('refund,b:1,-4.00,0.00,-4.00');
const TOTAL = line('total,2,6.00,0.50,5.50');
const sheet = (...rows: readonly string[]) => [HEAD, ...rows].join('\n');

/** The line and reason that a file is refused with; undefined where it is read. */
function refusalOf(content: string): unknown {
  try {
    readSettlement(content);
    return undefined;
  } catch (error) {
    return (error as { readonly extras: { readonly members: unknown } }).extras.members;
  }
}

const SOUND = {
  rail: 'stripe',
  reference: 'po_1',
  asset: 'USD',
  lines: [
    { kind: 'sale', reference: 'a:1', gross: 1_000n, fee: 50n },
    { kind: 'refund', reference: 'b:1', gross: -400n, fee: 0n },
  ],
};

describe('a settlement file', () => {
  it.each([
    ['as we write it', sheet(SALE, BACK, TOTAL)],
    [
      'with the mark of a byte order, and lines as Windows ends them',
      `\uFEFF${sheet(SALE, BACK, TOTAL)}`.replaceAll('\n', '\r\n'),
    ],
    [
      'with empty lines and spaces around its cells',
      sheet('', ` ${SALE.replaceAll(',', ' , ')}`, BACK, '  ', TOTAL, ''),
    ],
    ['with its head in capitals', sheet(SALE, BACK, TOTAL).replace(HEAD, HEAD.toUpperCase())],
    ['with its currency in small letters', sheet(SALE, BACK, TOTAL).replaceAll('USD', 'usd')],
    ['with quotes around its cells', sheet(SALE, BACK, TOTAL).replaceAll('a:1', '"a:1"')],
    ['that we wrote ourselves', writeSettlement(SOUND as Parameters<typeof writeSettlement>[0])],
  ])('is read %s', (_, content) => {
    expect(readSettlement(content)).toEqual(SOUND);
  });

  it.each([
    ['nothing but its head', sheet(), 1, 'empty'],
    ['a total alone', sheet(line('total,0,0.00,0.00,0.00')), 2, 'empty'],
    ['a column too few', sheet(SALE, BACK, TOTAL).replace(',net', ''), 1, 'columns'],
    ['a currency of nobody', sheet(SALE, BACK, TOTAL).replaceAll('USD', 'QQQ'), 2, 'currency'],
    ['no name', sheet(SALE, BACK, TOTAL).replaceAll('po_1', ''), 2, 'file'],
    ['a line of another currency', sheet(SALE, BACK.replace('USD', 'EUR'), TOTAL), 3, 'mixed'],
    ['a line of another rail', sheet(SALE, BACK.replace('stripe', 'sandbox-card-a'), TOTAL), 3, 'mixed'],
    [
      'a line of another file, after an empty line',
      sheet(SALE, '', BACK.replace('po_1', 'po_2'), TOTAL),
      4,
      'mixed',
    ],
    ['a kind of nobody', sheet(line('gift,a:1,10.00,0.50,9.50'), BACK, TOTAL), 2, 'kind'],
    ['a refund above zero', sheet(SALE, line('refund,b:1,4.00,0.00,4.00'), TOTAL), 3, 'sign'],
    ['a refund of a cent above zero', sheet(SALE, line('refund,b:1,0.01,0.00,0.01'), TOTAL), 3, 'sign'],
    ['a sale below zero', sheet(line('sale,a:1,-0.01,0.00,-0.01'), BACK, TOTAL), 2, 'sign'],
    ['a line that does not add up', sheet(line('sale,a:1,10.00,0.50,9.51'), BACK, TOTAL), 2, 'sum'],
    [
      'a reference of letters that nobody uses',
      sheet(line('sale,a|1,10.00,0.50,9.50'), BACK, TOTAL),
      2,
      'reference',
    ],
    ['a rail of nobody', sheet(SALE, BACK, TOTAL).replaceAll('stripe', 'visa'), 2, 'rail'],
    ['a dispute above zero', sheet(SALE, line('dispute,d,4.00,0.00,4.00'), TOTAL), 3, 'sign'],
    ['a fee in words', sheet(line('sale,a:1,10.00,half,9.50'), BACK, TOTAL), 2, 'fee'],
    ['no net', sheet(line('sale,a:1,10.00,0.50,'), BACK, TOTAL), 2, 'net'],
    ['another sum of what was sold', sheet(SALE, BACK, line('total,2,6.01,0.50,5.51')), 4, 'total'],
    ['another sum of fees', sheet(SALE, BACK, line('total,2,6.00,0.51,5.49')), 4, 'total'],
    ['another sum of what arrives', sheet(SALE, BACK, line('total,2,6.00,0.50,5.51')), 4, 'total'],
    ['another number of lines', sheet(SALE, BACK, line('total,3,6.00,0.50,5.50')), 4, 'total'],
    ['a line after the whole, and no total', sheet(SALE, BACK), 3, 'total'],
  ])('is refused with %s', (_, content, of, reason) => {
    expect(refusalOf(content)).toEqual({ line: of, reason });
  });

  it('may have a sale of nothing, and a refund of nothing', () => {
    const content = sheet(
      line('sale,a:1,0.00,0.00,0.00'),
      line('refund,b:1,0.00,0.00,0.00'),
      line('total,2,0,0,0'),
    );
    expect(readSettlement(content).lines).toHaveLength(2);
  });

  it('has 5,000 lines at most, and its total', () => {
    const of = (count: number) =>
      sheet(
        ...Array.from({ length: count }, (_, at) => line(`sale,a:${at},0.01,0.00,0.01`)),
        line(`total,${count},${(count / 100).toFixed(2)},0.00,${(count / 100).toFixed(2)}`),
      );
    expect(SETTLEMENT_LINES_MAX).toBe(5_000);
    expect(readSettlement(of(5_000)).lines).toHaveLength(5_000);
    expect(refusalOf(of(5_001))).toEqual({ line: 5_002, reason: 'too_many' });
  });

  it('has 4,000 letters in one line at most', () => {
    const of = (length: number) => sheet(SALE, BACK, TOTAL.padEnd(length));
    expect(refusalOf(of(4_000))).toBeUndefined();
    expect(refusalOf(of(4_001))).toEqual({ line: 4, reason: 'too_long' });
  });
});

describe('Stripe’s report of a payout', () => {
  const NAMES =
    'automatic_payout_id,currency,reporting_category,gross,fee,net,source_id,payment_metadata[reference],refund_metadata[reference]';
  it('names a sale, a refund and one that failed by our reference, and a dispute by its own; it has no total', () => {
    const content = [
      NAMES,
      'po_5,usd,charge,15.00,0.74,14.26,ch_1,a:1,',
      'po_5,usd,refund,-5.00,0,-5.00,re_1,,b:1',
      'po_5,usd,dispute,-3.00,15.00,-18.00,dp_1,,',
      'po_5,usd,refund_failure,5.00,0,5.00,re_1,,b:1',
    ].join('\n');
    expect(readSettlement(content)).toEqual({
      rail: 'stripe',
      reference: 'po_5',
      asset: 'USD',
      lines: [
        { kind: 'sale', reference: 'a:1', gross: 1_500n, fee: 74n },
        { kind: 'refund', reference: 'b:1', gross: -500n, fee: 0n },
        { kind: 'dispute', reference: 'dp_1', gross: -300n, fee: 1_500n },
        { kind: 'refund_failure', reference: 'b:1', gross: 500n, fee: 0n },
      ],
    });
    expect(refusalOf(content.replace('po_5,usd,refund', 'po_6,usd,refund'))).toEqual({
      line: 3,
      reason: 'mixed',
    });
    expect(refusalOf(NAMES)).toEqual({ line: 1, reason: 'empty' });
    const failure = (sums: string) => `${NAMES}\npo_5,usd,refund_failure,${sums},re_1,,b:1`;
    expect(refusalOf(failure('-5.00,0,-5.00'))).toEqual({ line: 2, reason: 'sign' });
    expect(refusalOf(failure('0.00,0,0.00'))).toBeUndefined();
    expect(refusalOf(failure('5.00,0,-5.00'))).toEqual({ line: 2, reason: 'sum' });
  });
});
