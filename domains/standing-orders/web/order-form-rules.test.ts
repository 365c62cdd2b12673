import { readInput } from '@egcr/contract/issues';
import { describe, expect, it } from 'vitest';

import { nextRuns } from '../contract/order-rules.ts';
import { orderSchema, planOfForm, type OrderValues } from './order-form-rules.ts';
import { orderRhythms, rhythmOf, ruleOf } from './rhythms.ts';

const good: OrderValues = {
  to: 'bola',
  amount: '25.50',
  assetCode: 'JVD',
  every: 'monthly',
  first: '2026-11-30',
  end: 'never',
  until: '',
  count: '',
  note: '',
};

function issues(change: Partial<OrderValues>): string[] {
  const read = readInput(orderSchema({ decimal: '.', today: '2026-11-20' }), { ...good, ...change });
  return 'errors' in read ? read.errors.map(({ field, code }) => `${field}: ${code}`) : [];
}

describe('the form that schedules a payment', () => {
  it.each<[Partial<OrderValues>, string[]]>([
    [{}, []],
    [{ first: '2026-11-20' }, []],
    [{ to: '' }, ['to: to_required']],
    [{ amount: '0' }, ['amount: amount_zero']],
    [{ first: '' }, ['first: date']],
    [{ first: '2026-11-19' }, ['first: date_past']],
    [{ first: '2040-01-01' }, ['first: date_too_far']],
    [{ end: 'date', until: '' }, ['until: date']],
    [{ end: 'date', until: '2026-11-29' }, ['until: until_before_first']],
    [{ end: 'date', until: '2026-11-30' }, []],
    [{ end: 'count', count: '0' }, ['count: count_range']],
    [{ end: 'count', count: '1.5' }, ['count: count_range']],
    [{ end: 'count', count: '1201' }, ['count: count_range']],
    [{ end: 'count', count: '12' }, []],
    [{ end: 'count', count: '١٢' }, []],
    [{ end: 'count', count: '１２０１' }, ['count: count_range']],
    [{ every: 'once', end: 'count', count: '' }, []],
  ])('%j: %j', (change, expected) => {
    expect(issues(change)).toEqual(expected);
  });

  it('shows the days it stands for, and none while it stands for none', () => {
    const days = (change: Partial<OrderValues>) => {
      const plan = planOfForm({ ...good, ...change });
      return plan === undefined ? [] : nextRuns(plan, 0, 2);
    };
    expect(days({ every: 'last' })).toEqual(['2026-11-30', '2026-12-31']);
    expect(days({ every: 'once' })).toEqual(['2026-11-30']);
    expect(days({ end: 'count', count: '1' })).toEqual(['2026-11-30']);
    expect(days({ end: 'count', count: '１' })).toEqual(['2026-11-30']);
    expect(days({ first: 'soon' })).toEqual([]);
    expect(days({ end: 'count', count: '' })).toEqual([]);
  });

  it('names each rhythm as the server does, and back', () => {
    expect(orderRhythms.map((every) => rhythmOf(ruleOf(every)))).toEqual(orderRhythms);
  });
});
