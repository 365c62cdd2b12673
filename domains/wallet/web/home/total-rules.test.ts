import type { RatesReply } from '@egcr/rates/contract';
import { describe, expect, it } from 'vitest';

import { totalOf } from './total-rules.ts';

const money = (value: string, assetCode: string, assetScale = 2) => ({ value, assetCode, assetScale });

function rates(
  items: readonly {
    readonly quote: 'USD' | 'JPY' | 'USDC';
    readonly mid: string;
    readonly as_of?: string;
    readonly stale?: boolean;
    readonly sample?: boolean;
  }[],
): RatesReply {
  return {
    base: 'EUR',
    stale_after_s: 86_400,
    sources: [],
    items: items.map(({ quote, mid, as_of = '2026-11-20T12:00:00Z', stale = false, sample = false }) => ({
      pair: `EUR/${quote}`,
      base: 'EUR',
      quote,
      mid,
      bid: mid,
      ask: mid,
      source: 'desk',
      sample,
      as_of,
      stale,
    })),
  };
}

describe('the total in the preferred currency', () => {
  it('adds every currency at its middle rate, worked by hand', () => {
    // 10.00 EUR + 108.00 USD at 1.08 + 1633 yen at 163.3 + 1.08 USDC at 1.08.
    const held = [
      money('1000', 'EUR'),
      money('10800', 'USD'),
      money('1633', 'JPY', 0),
      money('1080000', 'USDC', 6),
    ];
    const total = totalOf(
      held,
      rates([
        { quote: 'USD', mid: '1.08' },
        { quote: 'JPY', mid: '163.3' },
        { quote: 'USDC', mid: '1.08' },
      ]),
    );
    expect(total).toMatchObject({ amount: money('12100', 'EUR'), isRough: true, without: [] });
  });

  it('is as old as its oldest rate, and says where one is a sample or stale', () => {
    const total = totalOf(
      [money('100', 'USD'), money('100', 'JPY', 0)],
      rates([
        { quote: 'USD', mid: '1.08', as_of: '2026-11-20T12:00:00Z', sample: true },
        { quote: 'JPY', mid: '163.3', as_of: '2026-11-19T12:00:00Z', stale: true },
      ]),
    );
    expect(total).toMatchObject({ asOf: '2026-11-19T12:00:00Z', isSample: true, isStale: true });
  });

  it('names what it could not count, and ignores empty accounts', () => {
    const total = totalOf([money('1000', 'EUR'), money('500', 'USD'), money('0', 'JPY', 0)], rates([]));
    expect(total).toEqual({
      amount: money('1000', 'EUR'),
      isRough: false,
      asOf: undefined,
      isSample: false,
      isStale: false,
      without: ['USD'],
    });
  });

  it('stays exact beyond what a float can hold', () => {
    const total = totalOf([money('3999999999999999999', 'EUR')], rates([]));
    expect(total.amount.value).toBe('3999999999999999999');
  });
});
