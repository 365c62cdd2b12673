import { describe, expect, it } from 'vitest';

import { compare } from './compare.ts';
import { sandboxFee } from './settled-lines.ts';

const RAIL = 'sandbox-card-a';
const item = {
  kind: 'sale',
  reference: 'a:1',
  payment_id: '01990000-0000-7000-8000-000000000001',
  title: 'Coffee',
  at: new Date('2026-11-24T10:00:00Z'),
  asset: 'USD',
  amount: 2_500n,
  is_sample: false,
} as const;
const line = (gross: bigint, more: object = {}) => ({
  kind: 'sale' as const,
  reference: 'a:1',
  gross,
  fee: sandboxFee(RAIL, item.amount) ?? 0n,
  ...more,
});
const found = (lines: readonly ReturnType<typeof line>[]) =>
  compare(lines, { rail: RAIL, asset: 'USD', items: [item], before: [], missing: [] }).map(
    ({ kind, expected, settled }) => [kind, expected, settled],
  );

it.each([
  ['the whole sum and fee', [line(2_500n)], []],
  ['a cent too little', [line(2_499n)], [['amount', 2_500n, 2_499n]]],
  ['the same sale twice', [line(2_500n), line(2_500n)], [['twice', 0n, 2_500n]]],
  ['a cent of it twice', [line(2_500n), line(1n)], [['twice', 0n, 1n]]],
  ['a correction of it that carries nothing', [line(2_500n), line(0n)], []],
  ['a cent that the books do not know', [line(1n, { reference: 'b:1' })], [['unknown', null, 1n]]],
  ['nothing under a name that they do not know', [line(0n, { reference: 'b:1' })], []],
  ['a fee that is a cent too high', [line(2_500n, { fee: 79n })], [['fee', -78n, -79n]]],
] as const)('a file that settles %s', (_, lines, differences) => {
  expect(found(lines)).toEqual(differences);
});

describe('what is expected no more', () => {
  const books = { rail: RAIL, asset: 'USD', items: [item], before: [], missing: [] };
  const missing = (state: 'open' | 'written_off' | 'offset' | 'arrived', of: object = {}) =>
    ({ line_kind: 'sale', reference: 'a:1', state, ...of }) as const;
  it.each([
    ['an earlier file settled it', { before: [{ kind: 'sale', reference: 'a:1' }] }, ['twice']],
    ['an earlier file settled a refund of that name', { before: [{ kind: 'refund', reference: 'a:1' }] }, []],
    ['it was missing until now', { missing: [missing('open')] }, []],
    ['it was missing and has arrived', { missing: [missing('arrived')] }, []],
    ['it was missing and was written off', { missing: [missing('written_off')] }, ['twice']],
    ['it was missing and was set off', { missing: [missing('offset')] }, ['twice']],
    ['the books have it in another currency', { items: [{ ...item, asset: 'EUR' }] }, ['unknown']],
  ] as const)('is judged where %s', (_, more, kinds) => {
    expect(compare([line(2_500n)], { ...books, ...more }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('a refund has no fee that was agreed, and neither has a sale over a rail of another company', () => {
    const refund = { ...item, kind: 'refund', amount: -2_500n } as const;
    const back = { ...line(-2_500n), kind: 'refund', fee: 7n } as const;
    expect(compare([back], { ...books, items: [refund] })).toEqual([]);
    expect(compare([line(2_500n, { fee: 7n })], { ...books, rail: 'stripe' })).toEqual([]);
  });
});
