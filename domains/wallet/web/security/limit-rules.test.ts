import { describe, expect, it } from 'vitest';

import { limitSchema, readLimit, readSum, type LimitFacts, type LimitValues } from './limit-rules.ts';

const facts: LimitFacts = { asset: 'USD', decimal: '.' };

describe('a limit as it is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', undefined],
    ['0.00', undefined],
    ['0.01', 1n],
    ['12.34', 1234n],
    ['-1', undefined],
    ['much', undefined],
  ])('%j is %s', (typed, minor) => {
    expect(readLimit(typed, facts)).toBe(minor);
  });

  it('is read by the decimal mark of the reader', () => {
    expect(readLimit('12,34', { ...facts, decimal: ',' })).toBe(1234n);
  });

  it.each([
    ['', null],
    ['0', 0n],
    ['0.01', 1n],
    ['much', undefined],
  ])('may be zero where it is the sum that asks for the PIN: %j is %s', (typed, minor) => {
    expect(readSum(typed, facts)).toBe(minor);
  });
});

describe('limits together', () => {
  const none: LimitValues = { per_transfer: '', per_day: '', per_month: '', pin_above: '' };
  const issues = (values: Partial<LimitValues>) =>
    limitSchema(facts)
      .safeParse({ ...none, ...values })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

  it.each<readonly [string, Partial<LimitValues>, readonly string[]]>([
    ['none at all', {}, []],
    ['all the same', { per_transfer: '5', per_day: '5', per_month: '5', pin_above: '9' }, []],
    [
      'more in a payment than in a day',
      { per_transfer: '5.01', per_day: '5' },
      ['per_transfer above_day_limit'],
    ],
    ['more in a day than in a month', { per_day: '5.01', per_month: '5' }, ['per_day above_month_limit']],
    [
      'more in a payment than in a month',
      { per_transfer: '5.01', per_month: '5' },
      ['per_transfer above_month_limit'],
    ],
    ['a day alone', { per_day: '5' }, []],
    ['a payment of nothing', { per_transfer: '0' }, ['per_transfer invalid_amount']],
    ['a day of nothing', { per_day: '0' }, ['per_day invalid_amount']],
    ['a month of nothing', { per_month: '0' }, ['per_month invalid_amount']],
    ['a PIN for every payment', { pin_above: '0' }, []],
    ['a PIN above no amount', { pin_above: 'x' }, ['pin_above invalid_amount']],
  ])('%s', (_what, values, said) => {
    expect(issues(values)).toEqual(said);
  });
});
