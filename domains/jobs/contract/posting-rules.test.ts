import { describe, expect, it } from 'vitest';

import { closingIssue, likeness, payIssue, payOfYear, slugOf } from './posting-rules.ts';

const pay = (minMinor: bigint, maxMinor: bigint, contract: 'permanent' | 'volunteer' = 'permanent') =>
  payIssue({ contract, minMinor, maxMinor });

describe('a range of pay', () => {
  it('is sound where the highest is at most three times the lowest', () => {
    expect(pay(200_000n, 600_000n)).toBeUndefined();
    expect(pay(200_000n, 600_001n)).toEqual({ field: 'pay_max', code: 'range_too_wide' });
  });

  it('is not upside down', () => {
    expect(pay(200_000n, 199_999n)).toEqual({ field: 'pay_max', code: 'below_minimum' });
  });

  it('begins above nothing, except for volunteers', () => {
    expect(pay(0n, 100n)).toEqual({ field: 'pay_min', code: 'too_small' });
    expect(pay(0n, 0n, 'volunteer')).toBeUndefined();
    expect(pay(-1n, 0n, 'volunteer')).toEqual({ field: 'pay_min', code: 'too_small' });
  });

  it('of an hour compares with that of a year', () => {
    expect(payOfYear(1_500n, 'hour')).toBe(3_120_000n);
    expect(payOfYear(260_000n, 'month')).toBe(3_120_000n);
  });
});

describe('a closing day', () => {
  const now = new Date('2026-11-24T15:00:00Z');
  it.each([
    ['2026-11-23', 'in_the_past'],
    ['2026-11-24', 'in_the_past'],
    ['2026-11-25', undefined],
    ['2027-02-22', undefined],
    ['2027-02-23', 'too_far'],
  ])('%s: %s', (day, issue) => {
    expect(closingIssue(day, now)).toBe(issue);
  });
});

describe('two titles', () => {
  it('are the same whatever their capitals, accents and signs', () => {
    expect(likeness('Électricien (H/F)', 'electricien h f')).toBe(1);
    expect(likeness('Accountant', 'Accountants')).toBeGreaterThan(0.9);
    expect(likeness('北京会计经理', '北京会计经理')).toBe(1);
  });

  it('differ where their words do', () => {
    expect(likeness('Accountant', 'Bricklayer')).toBeLessThan(0.4);
    expect(likeness('', 'Bricklayer')).toBe(0);
    expect(likeness('!!!', '???')).toBe(0);
  });
});

it('a name in addresses has plain letters, and the id tells equal titles apart', () => {
  const id = '0199f2d1-0000-7000-8000-00000000abcd';
  expect(slugOf('  Électricien / Sàrl!  ', id)).toBe('electricien-sarl-00000000abcd');
  expect(slugOf('会计经理', id)).toBe('job-00000000abcd');
});
