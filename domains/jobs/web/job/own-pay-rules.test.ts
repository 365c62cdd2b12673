import type { RatesReply } from '@egcr/rates/contract';
import { describe, expect, it } from 'vitest';

import { payIn } from './own-pay-rules.ts';

const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const job = { pay_min: eur('200000'), pay_max: eur('290050'), period: 'month' } as const;
const rates = (mid: string, more: object = {}): RatesReply => ({
  base: 'USD',
  stale_after_s: 3600,
  sources: [],
  items: [
    {
      pair: 'USD/EUR',
      base: 'USD',
      quote: 'EUR',
      mid,
      bid: mid,
      ask: mid,
      source: 'table',
      sample: false,
      as_of: '2026-11-27T12:00:00.000Z',
      stale: false,
      ...more,
    },
  ],
});

describe('pay in the currency of the reader', () => {
  it('is about what the middle rate gives, in whole units', () => {
    expect(payIn(job, rates('0.8'))).toEqual({
      pay_min: { value: '250000', assetCode: 'USD', assetScale: 2 },
      pay_max: { value: '362600', assetCode: 'USD', assetScale: 2 },
      period: 'month',
      asOf: '2026-11-27T12:00:00.000Z',
      isSample: false,
    });
  });

  it('keeps cents where the sum is small', () => {
    const hourly = { ...job, pay_min: eur('200'), pay_max: eur('500') };
    expect(payIn(hourly, rates('0.8'))?.pay_min.value).toBe('250');
  });

  it('is not said without a fresh rate, in the same currency, and where nothing is paid', () => {
    expect(payIn(job, rates('0.8', { stale: true }))).toBeUndefined();
    expect(payIn(job, { ...rates('0.8'), items: [] })).toBeUndefined();
    expect(payIn(job, { ...rates('0.8'), base: 'EUR' })).toBeUndefined();
    expect(payIn({ ...job, pay_min: eur('0'), pay_max: eur('0') }, rates('0.8'))).toBeUndefined();
  });
});
