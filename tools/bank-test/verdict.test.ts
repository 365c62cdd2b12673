import { describe, expect, it } from 'vitest';

import type { Operation } from './journal.ts';
import { type Evidence, judge, type Seen } from './verdict.ts';

const ann = 'ann';
const ben = 'ben';

function account(owner_id: string, balance: string): Evidence['opening']['accounts'][number] {
  return { id: `account of ${owner_id}`, owner_id, asset: 'JVD', purpose: 'main', balance, held: '0' };
}

const paid: Operation = {
  id: 'order 1',
  from: ann,
  to: ben,
  minor: 30,
  key: 'k1',
  outcome: { kind: 'posted', transferId: 't1', answer: '' },
  attempts: 1,
  beganMs: 0,
  endedMs: 5,
};
const refused: Operation = {
  ...paid,
  id: 'order 2',
  key: 'k2',
  outcome: { kind: 'refused', code: 'insufficient_funds', answer: '' },
};

function seenIn(owner: string, direction: 'in' | 'out', rest: Partial<Seen> = {}): Seen {
  return {
    owner,
    direction,
    id: 't1',
    amount: { value: '30', assetCode: 'JVD' },
    from: { user_id: ann },
    to: { user_id: ben },
    note: 'order 1',
    ...rest,
  };
}

const opening = { accounts: [account(ann, '100'), account(ben, '100')] };
const right: Evidence = {
  people: new Set([ann, ben]),
  opening,
  closing: { accounts: [account(ann, '70'), account(ben, '130')] },
  proof: { accounts: [{ id: 'a', balance: '70', derived: '70' }], broken: [] },
  operations: [paid, refused],
  complaints: [],
  seen: [seenIn(ann, 'out'), seenIn(ben, 'in')],
  looks: { count: 100, missed: 0, wrongTotals: 0, negative: 0, examples: [] },
  recoveries: [{ fault: 'server killed', fromMs: 1, untilMs: 2, recoveredInMs: 900 }],
  breakdowns: 0,
  pace: { yardstick: 1_000, transfers: 200, p99Ms: 90, firstReadyMs: 1_500, quietSeconds: 10 },
};

function found(change: Partial<Evidence>): string[] {
  return judge({ ...right, ...change }, 16)
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ name }) => name.split(' ')[0] ?? '');
}

const twice = [seenIn(ann, 'out', { id: 't2' }), seenIn(ben, 'in', { id: 't2' })];
const unpaid = { accounts: [account(ann, '100'), account(ben, '100')] };
const copy = { closing: right.closing, proof: right.proof, transferIds: new Set(['t1']), owed: ['t1'] };

describe('the verdict', () => {
  it('finds nothing wrong where nothing is', () => {
    expect(found({})).toEqual([]);
    expect(found({ restored: copy })).toEqual([]);
  });

  const cases: readonly (readonly [string, Partial<Evidence>, readonly string[]])[] = [
    ['a sum that was wrong for a moment', { looks: { ...right.looks, wrongTotals: 1 } }, ['1']],
    [
      'money that is gone at the end',
      { closing: { accounts: [account(ann, '70'), account(ben, '129')] } },
      ['1', '7'],
    ],
    ['an acknowledged transfer that is missing', { seen: [], closing: unpaid }, ['2']],
    [
      'an acknowledged transfer of another amount',
      {
        seen: [seenIn(ann, 'out', { amount: { value: '31', assetCode: 'JVD' } }), seenIn(ben, 'in')],
        closing: { accounts: [account(ann, '69'), account(ben, '131')] },
      },
      ['2', '3'],
    ],
    [
      'a transfer that nobody asked for',
      {
        seen: [
          ...right.seen,
          seenIn(ben, 'out', { id: 't9', note: 'x', from: { user_id: ben }, to: { user_id: ann } }),
          seenIn(ann, 'in', { id: 't9' }),
        ],
        closing: unpaid,
      },
      ['3'],
    ],
    ['a transfer that left and never arrived', { seen: [seenIn(ann, 'out')] }, ['3']],
    [
      'a transfer that happened twice',
      { seen: [...right.seen, ...twice], closing: { accounts: [account(ann, '40'), account(ben, '160')] } },
      ['4'],
    ],
    [
      'a repeat that was told something else',
      { complaints: [{ kind: 'repeat_differs', operation: 'order 1', told: '402' }] },
      ['4'],
    ],
    ['a refused transfer that is there', { operations: [{ ...refused, id: 'order 1' }] }, ['5']],
    ['someone below zero for a moment', { looks: { ...right.looks, negative: 2 } }, ['6']],
    [
      'a balance that its entries do not make',
      { proof: { accounts: [{ id: 'a', balance: '70', derived: '71' }], broken: [] } },
      ['8'],
    ],
    [
      'a broken rule of the ledger',
      { proof: { accounts: [], broken: [{ kind: 'entry_gap', id: 'a' }] } },
      ['8'],
    ],
    [
      'a copy that lacks what was acknowledged before it',
      { restored: { ...copy, transferIds: new Set() } },
      ['9'],
    ],
    ['a copy with other money', { restored: { ...copy, closing: { accounts: [account(ann, '1')] } } }, ['9']],
    ['a bank that is far too slow', { pace: { ...right.pace, transfers: 3 } }, ['10']],
    ['one that keeps a few waiting far too long', { pace: { ...right.pace, p99Ms: 30_000 } }, ['10']],
    [
      'one that never came back',
      { recoveries: [{ fault: 'server killed', fromMs: 1, untilMs: 2, recoveredInMs: undefined }] },
      ['10'],
    ],
    [
      'one that came back too late',
      { recoveries: [{ fault: 'server killed', fromMs: 1, untilMs: 2, recoveredInMs: 15_001 }] },
      ['10'],
    ],
    ['a transfer without an end', { operations: [paid, { ...refused, outcome: { kind: 'open' } }] }, ['10']],
    ['a breakdown told to a client', { breakdowns: 1 }, ['10']],
    ['a run in which nobody looked', { looks: { ...right.looks, count: 3 } }, ['10']],
  ];

  it.each(cases)('finds %s', (_what, change, checks) => {
    expect(found(change)).toEqual(checks);
  });

  it('is patient on a machine on which everything is slow', () => {
    const slow = { yardstick: 40, transfers: 5, p99Ms: 20_000, firstReadyMs: 9_000, quietSeconds: 10 };
    const recoveries = [{ fault: 'server killed', fromMs: 1, untilMs: 2, recoveredInMs: 25_000 }];
    expect(found({ pace: slow, recoveries })).toEqual([]);
  });

  it.each([
    [300, 3.9, ['10']],
    [300, 4, []],
    [1_000, 5.9, ['10']],
    [1_000, 6, []],
    [5_000, 29, ['10']],
    [5_000, 30, []],
  ] as const)(
    'asks of a machine with %i simple answers a second, at %d transfers',
    (yardstick, transfers, checks) => {
      expect(found({ pace: { ...right.pace, yardstick, transfers } })).toEqual(checks);
    },
  );
});
