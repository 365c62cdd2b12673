import { describe, expect, it } from 'vitest';

import { payIssue } from './pay-rules.ts';

const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
const facts = { decimal: '.', available: jvd('5000') } as const;

describe('an amount for a request', () => {
  const request = { asset: 'JVD', remaining: jvd('3000') };

  it.each([
    ['', undefined],
    ['30', undefined],
    ['12.50', undefined],
    ['30.01', 'over_request'],
    ['60', 'over_request'],
    ['0', 'amount_zero'],
    ['1.234', 'amount_too_many_decimals'],
    ['x', 'amount_not_a_number'],
  ])('%j: %j', (amount, issue) => {
    expect(payIssue({ amount }, { ...facts, request })).toBe(issue);
  });

  it('is needed where the payer says how much, and must be there', () => {
    const open = { asset: 'JVD', remaining: null };
    expect(payIssue({ amount: '' }, { ...facts, request: open })).toBe('amount_required');
    expect(payIssue({ amount: '50.01' }, { ...facts, request: open })).toBe('insufficient_funds');
    expect(payIssue({ amount: '1' }, { ...facts, request: open, available: undefined })).toBe(
      'insufficient_funds',
    );
    expect(payIssue({ amount: '50' }, { ...facts, request: open })).toBeUndefined();
  });

  it('keeps to the currency of the request', () => {
    const yen = { asset: 'JPY', remaining: { value: '500', assetCode: 'JPY', assetScale: 0 } };
    expect(payIssue({ amount: '1.5' }, { ...facts, request: yen })).toBe('amount_too_many_decimals');
  });
});
