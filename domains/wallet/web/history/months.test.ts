import { describe, expect, it } from 'vitest';

import { totalsOf } from './months.ts';

const movement = (direction: 'in' | 'out', value: string, assetCode = 'JVD') => ({
  direction,
  amount: { value, assetCode, assetScale: 2 },
});

describe('the totals of a month', () => {
  it('are what came and what went, exactly, however large', () => {
    const totals = totalsOf([
      movement('in', '4000000000000000000'),
      movement('in', '1'),
      movement('out', '7'),
    ]);
    expect([totals?.came.value, totals?.went.value]).toEqual(['4000000000000000001', '-7']);
  });

  it('are not told over several currencies, nor of nothing', () => {
    expect(totalsOf([movement('in', '1'), movement('in', '1', 'USD')])).toBeUndefined();
    expect(totalsOf([])).toBeUndefined();
  });
});
