import { describe, expect, it } from 'vitest';

import { firstOccurrenceFrom, nextRuns, occurrenceOn, type OrderPlan } from './order-rules.ts';
import { changeOrderCall, createOrderCall, orderRun } from './orders.ts';

const plan = (every: OrderPlan['rule']['every'], change: Partial<OrderPlan> = {}): OrderPlan => ({
  rule: { every },
  firstOn: '2026-11-20',
  ...change,
});

describe('an occurrence', () => {
  it.each<[string, OrderPlan, number, string | undefined]>([
    ['before the first', plan('daily'), -1, undefined],
    ['the first', plan('daily'), 0, '2026-11-20'],
    ['a second of what runs once', plan('once'), 1, undefined],
    ['the last of a count', plan('daily', { count: 3 }), 2, '2026-11-22'],
    ['beyond a count', plan('daily', { count: 3 }), 3, undefined],
    ['on the last day', plan('daily', { untilOn: '2026-11-22' }), 2, '2026-11-22'],
    ['after the last day', plan('daily', { untilOn: '2026-11-22' }), 3, undefined],
    ['without an end', plan('daily', { untilOn: null, count: null }), 400, '2027-12-25'],
    ['weekly over the year', plan('weekly'), 6, '2027-01-01'],
    ['monthly over the year', plan('monthly'), 2, '2027-01-20'],
    ['monthly after twelve', plan('monthly'), 12, '2027-11-20'],
    ['yearly', plan('yearly'), 3, '2029-11-20'],
    ['monthly in December, on its last day', plan('monthly', { firstOn: '2026-12-31' }), 0, '2026-12-31'],
    ['monthly after December', plan('monthly', { firstOn: '2026-12-31' }), 2, '2027-02-28'],
    ['on the very day it begins', plan('monthly', { rule: { every: 'monthly', day: 20 } }), 0, '2026-11-20'],
    [
      'on the day before it begins',
      plan('monthly', { rule: { every: 'monthly', day: 19 } }),
      0,
      '2026-12-19',
    ],
    ['on the day after it begins', plan('monthly', { rule: { every: 'monthly', day: 21 } }), 0, '2026-11-21'],
    [
      'on the last of the month it begins on',
      plan('monthly', { firstOn: '2026-11-30', rule: { every: 'monthly', day: 'last' } }),
      0,
      '2026-11-30',
    ],
  ])('%s', (_, given, n, day) => {
    expect(occurrenceOn(given, n)).toBe(day);
  });

  it.each([
    [0, []],
    [1, ['2026-11-22']],
    [9, ['2026-11-22', '2026-11-23']],
  ])('is told %i at most, from the one asked for on', (most, days) => {
    expect(nextRuns(plan('daily', { count: 4 }), 2, most)).toEqual(days);
  });

  it.each<[string, OrderPlan, [from: number, day: string], number | undefined]>([
    ['on the day itself', plan('weekly'), [0, '2026-11-27'], 1],
    ['the day after', plan('weekly'), [0, '2026-11-28'], 2],
    ['before the first', plan('weekly'), [0, '2026-01-01'], 0],
    ['never before the one asked from', plan('weekly'), [5, '2026-11-20'], 5],
    ['from the one asked from on', plan('weekly'), [1, '2026-12-04'], 2],
    ['the last of a count', plan('daily', { count: 3 }), [0, '2026-11-22'], 2],
    ['after a count', plan('daily', { count: 3 }), [0, '2026-11-23'], undefined],
    ['once, after it ran', plan('once'), [1, '2026-11-20'], undefined],
    ['after many years', plan('monthly', { firstOn: '2000-01-31' }), [0, '2026-11-20'], 322],
    ['after many leap years', plan('yearly', { firstOn: '1904-02-29' }), [0, '2026-03-01'], 123],
  ])('is found %s', (_, given, [from, day], n) => {
    expect(firstOccurrenceFrom(given, from, day)).toBe(n);
  });
});

describe('what is asked for when an order is made', () => {
  const wish = {
    to: { username: 'bao' },
    amount: { value: '100', assetCode: 'JVD', assetScale: 2 },
    first_on: '2026-12-01',
    rule: { every: 'monthly' },
  };
  it.each<[string, object, string | null]>([
    ['at its simplest', {}, null],
    ['with nothing of what may be left out', { until_on: null, count: null, note: null }, null],
    ['once counted', { count: 1 }, null],
    ['counted most', { count: 1200 }, null],
    ['counted never', { count: 0 }, 'count: count_range'],
    ['counted too often', { count: 1201 }, 'count: count_range'],
    ['counted by halves', { count: 1.5 }, 'count: Invalid input'],
    ['on the first', { rule: { every: 'monthly', day: 1 } }, null],
    ['on the 31st', { rule: { every: 'monthly', day: 31 } }, null],
    ['on the last', { rule: { every: 'monthly', day: 'last' } }, null],
    ['on day none', { rule: { every: 'monthly', day: 0 } }, 'rule.day: Invalid input'],
    ['on day 32', { rule: { every: 'monthly', day: 32 } }, 'rule.day: Invalid input'],
    ['on half a day', { rule: { every: 'monthly', day: 1.5 } }, 'rule.day: Invalid input'],
    ['yearly on a day', { rule: { every: 'yearly', day: 1 } }, 'rule: day_monthly_only'],
    ['with what a rule has not', { rule: { every: 'yearly', hour: 1 } }, 'rule: Invalid input'],
    ['with what a wish has not', { every: 'daily' }, ': Invalid input'],
    ['until its first day', { until_on: '2026-12-01' }, null],
    ['until the day before', { until_on: '2026-11-30' }, 'until_on: until_before_first'],
    [
      'until before its first run',
      { rule: { every: 'monthly', day: 'last' }, until_on: '2026-12-30' },
      'until_on: until_before_first',
    ],
    ['with two ends', { until_on: '2027-12-01', count: 2 }, 'count: one_end'],
    ['until a day that is none', { until_on: '2026-02-30' }, 'until_on: date_format'],
    ['from a day that is none', { first_on: '2026-02-30' }, 'first_on: date_format'],
  ])('%s', (_, change, issue) => {
    const found = createOrderCall.body?.safeParse({ ...wish, ...change });
    const told = found?.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(told ?? null).toEqual(issue === null ? null : [issue]);
  });

  it('is changed in its amount and note only', () => {
    const { body } = changeOrderCall;
    for (const change of [{}, { note: null }, { note: 'x' }, { amount: wish.amount }, { pin: '270519' }])
      expect([change, body?.safeParse(change).success]).toEqual([change, true]);
    for (const change of [{ amount: null }, { first_on: '2026-12-01' }, { count: 3 }])
      expect([change, body?.safeParse(change).success]).toEqual([change, false]);
  });

  it('comes to a run that is told whole', () => {
    const run = { occurrence: 0, due_on: '2026-12-01', outcome: 'skipped', transfer_id: null, refusal: null };
    const ran = { ...run, ran_at: '2026-12-01T10:00:00.000Z' };
    expect(orderRun.safeParse(ran).success).toBe(true);
    expect(orderRun.safeParse({ ...ran, outcome: 'lost' }).success).toBe(false);
    expect(orderRun.safeParse(run).success).toBe(false);
  });
});
