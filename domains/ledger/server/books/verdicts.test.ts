import { describe, expect, it } from 'vitest';

import { toVerdict, verdictsOf } from './verdicts.ts';

const at = new Date('2026-11-29T12:00:00Z');
const earlier = new Date('2026-11-28T12:00:00Z');
const row = { transfer_id: 'a', code: null, posted_at: at };

describe('a verdict of the database', () => {
  it('is a posting or a repeat with its time, or a refusal with a code that is known', () => {
    expect(toVerdict({ ...row, verdict: 'posted' })).toEqual({ id: 'a', outcome: 'posted', postedAt: at });
    expect(toVerdict({ ...row, verdict: 'replayed' })).toEqual({
      id: 'a',
      outcome: 'replayed',
      postedAt: at,
    });
    expect(toVerdict({ ...row, verdict: 'refused', code: 'over_hold' })).toEqual({
      id: 'a',
      outcome: 'refused',
      code: 'over_hold',
    });
  });

  it.each([
    ['a posting without a time', { verdict: 'posted', posted_at: null }, 'the ledger answered posted:null'],
    [
      'a repeat without a time',
      { verdict: 'replayed', posted_at: null },
      'the ledger answered replayed:null',
    ],
    ['a refusal without a code', { verdict: 'refused' }, 'the ledger answered refused:null'],
    ['an unknown code', { verdict: 'refused', code: 'tired' }, 'the ledger answered refused:tired'],
  ])('is never %s', (_name, change, message) => {
    expect(() => toVerdict({ ...row, ...change })).toThrow(message);
  });
});

describe('the verdicts of a batch', () => {
  const answer = { first_id: 'a', posted_at: at, codes: null, times: null };

  it('are all postings where there are no codes, and each its own where there are', () => {
    expect(verdictsOf(['A', 'b'], answer)).toEqual([
      { id: 'A', outcome: 'posted', postedAt: at },
      { id: 'b', outcome: 'posted', postedAt: at },
    ]);
    expect(
      verdictsOf(['a', 'b', 'c'], {
        ...answer,
        codes: [null, 'replayed', 'over_hold'],
        times: [null, earlier, null],
      }),
    ).toEqual([
      { id: 'a', outcome: 'posted', postedAt: at },
      { id: 'b', outcome: 'replayed', postedAt: earlier },
      { id: 'c', outcome: 'refused', code: 'over_hold' },
    ]);
  });

  it('are never taken from the answer to another batch', () => {
    const other = 'a batch was given the answer of another';
    expect(() => verdictsOf(['b', 'a'], answer)).toThrow(other);
    expect(() => verdictsOf(['a', 'b'], { ...answer, codes: [null] })).toThrow(other);
    expect(() => verdictsOf(['b'], { ...answer, codes: [null] })).toThrow(other);
    expect(() => verdictsOf([], answer)).toThrow(other);
  });
});
