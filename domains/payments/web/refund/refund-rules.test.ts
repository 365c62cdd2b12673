import { describe, expect, it } from 'vitest';

import { fromSales, leftOf } from './refund-rules.ts';

const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 }) as const;
const sold = (refunded: string, isAvailable = false) => ({
  amount: jvd('2500'),
  fee: jvd('25'),
  refunded: jvd(refunded),
  disputed: jvd('0'),
  is_available: isAvailable,
});
const has = (available: string) => [{ asset: 'JVD', available: jvd(available) }] as const;

describe('what sales alone can give back', () => {
  it.each([
    ['all but the fee while it is pending', sold('0'), '0', '2475'],
    ['less what was given back before', sold('2000'), '0', '475'],
    ['nothing once only the fee is left', sold('2475'), '0', '0'],
    ['never less than nothing', sold('2490'), '0', '0'],
    ['the fee too where other sales have it', sold('0'), '25', '2500'],
    ['no more than is left', sold('2000'), '100000', '500'],
    ['what is available, once the sale itself is', sold('0', true), '700', '700'],
    ['nothing where all was paid out', sold('0', true), '0', '0'],
  ])('is %s', (_, payment, available, expected) => {
    expect(fromSales(payment, has(available))).toEqual(jvd(expected));
  });

  it('does not count sales in another currency', () => {
    const dollars = { value: '900', assetCode: 'USD', assetScale: 2 } as const;
    const [balances] = [[{ asset: 'USD', available: dollars }] as const];
    expect(fromSales(sold('0', true), balances)).toEqual(jvd('0'));
    expect(leftOf(sold('1'))).toEqual(jvd('2499'));
  });

  it('counts what is disputed as gone', () => {
    expect(leftOf({ ...sold('1'), disputed: jvd('2000') })).toEqual(jvd('499'));
  });
});
