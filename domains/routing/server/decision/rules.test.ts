import { describe, expect, it } from 'vitest';

import { card, decided, outcomes, type Written } from '../testing/questions.ts';

const rails = [
  { rail: 'a', success_rate: '0.99', cost: {} },
  { rail: 'b', success_rate: '0.9', cost: {} },
  { rail: 'c', success_rate: '0.8', cost: {} },
];
const ruled = (rules: Written[], more: Written = {}) =>
  decided({ payment: card('10000'), candidates: rails, rules, ...more });

describe('a rule', () => {
  it('is the first that matches, by priority', () => {
    const rules = [
      { name: 'late', priority: 2, list: ['a'], enforce: true },
      { name: 'early', priority: 1, list: ['c', 'b'], enforce: true },
      { name: 'other', priority: 0, when: { methods: ['wallet'] }, list: ['b'], enforce: true },
    ];
    const found = ruled(rules);
    expect(found).toMatchObject({ chosen: 'c', reason: 'rule', order: ['c', 'b'] });
    expect(found.rule).toEqual({ name: 'early', rails: ['c', 'b'], is_enforced: true });
    expect(found.candidates.every(({ success_rate: rate }) => rate === null)).toBe(true);
  });

  it.each([
    ['methods', ['wallet']],
    ['currencies', ['EUR']],
    ['networks', ['visa']],
    ['metadata', { campaign: 'spring' }],
    ['metadata', { constructor: 'x' }],
    ['payer_countries', ['DE']],
    ['payee_countries', ['DE']],
    ['min', '10001'],
    ['max', '9999'],
  ])('matches only what it says of %s', (name, value) => {
    const rule = { name: 'one', priority: 1, when: { [name]: value }, list: ['c'], enforce: true };
    expect(ruled([rule])).toMatchObject({ rule: null, chosen: 'a' });
    expect(ruled([{ ...rule, when: {} }])).toMatchObject({ chosen: 'c' });
  });

  it('matches at the very limits that it says, and of equal priority the lowest name is first', () => {
    const at = { priority: 1, when: { min: '10000', max: '10000' }, enforce: true };
    const rules = [
      { ...at, name: 'z', list: ['a'] },
      { ...at, name: 'b', list: ['c'] },
      { ...at, name: 'y', list: ['b'] },
    ];
    expect(ruled(rules).rule?.name).toBe('b');
    expect(ruled(rules.toReversed()).rule?.name).toBe('b');
  });

  it('that names all rails decides nothing', () => {
    expect(ruled([{ name: 'all', priority: 1, list: ['a', 'b', 'c'] }])).toMatchObject({
      chosen: 'a',
      reason: 'success_rate',
    });
  });

  it('that splits says its rails in the order in which they are tried: the drawn one, then the heaviest', () => {
    const weights = { a: 1, b: 3, d: 2, c: 2 };
    const split = Object.entries(weights).map(([rail, weight]) => ({ rail, weight }));
    const rule = { name: 'shares', priority: 1, split, enforce: true };
    const drawn = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      const found = ruled([rule], { payment: card('10000', { id: `payment ${number}` }) }).rule?.rails ?? [];
      const [first = '', ...others] = found;
      drawn.add(first);
      expect(others).toEqual(['b', 'c', 'd', 'a'].filter((rail) => rail !== first));
    }
    expect([...drawn].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes by the network of a card and by all of what the merchant wrote, and says its version again', () => {
    const rule = {
      name: 'one',
      version: 3,
      title: 'Spring cards',
      priority: 1,
      when: { networks: ['visa', 'mastercard'], metadata: { campaign: 'spring', shop: 'north' } },
      list: ['c'],
      enforce: true,
    };
    const paid = (metadata: object, network = 'visa') =>
      ruled([rule], { payment: card('10000', { network, metadata }) });
    const found = paid({ campaign: 'spring', shop: 'north', more: 'x' });
    expect(found.rule).toEqual({
      name: 'one',
      version: 3,
      title: 'Spring cards',
      rails: ['c'],
      is_enforced: true,
    });
    expect(paid({ campaign: 'spring' }).rule).toBe(null);
    expect(paid({ campaign: 'spring', shop: 'north' }, 'amex').rule).toBe(null);
  });

  it('that is enforced leaves no route where none of its rails can carry the payment', () => {
    expect(ruled([{ name: 'one', priority: 1, list: ['d'], enforce: true }])).toMatchObject({
      chosen: null,
      reason: 'no_route',
    });
  });

  it('that is not enforced narrows the choice to its rails, as long as one of them is well', () => {
    const rule = { name: 'one', priority: 1, list: ['c', 'b'] };
    expect(ruled([rule])).toMatchObject({ reason: 'rule', order: ['b', 'c', 'a'] });
    const broken = rails.map((each) =>
      each.rail === 'a' ? each : { rail: each.rail, outcomes: outcomes(5, 'technical') },
    );
    expect(ruled([rule], { candidates: broken })).toMatchObject({ chosen: 'a' });
  });

  it('splits by the id of the payment, always the same way and in the shares it says', () => {
    const rule = {
      name: 'half',
      priority: 1,
      split: [
        { rail: 'b', weight: 1 },
        { rail: 'c', weight: 3 },
      ],
    };
    const chosen = (id: string) => ruled([rule], { payment: card('10000', { id }) }).chosen;
    const ids = Array.from({ length: 1000 }, (_, at) => `payment ${at}`);
    const [all, again] = [ids.map(chosen), ids.map(chosen)];
    expect(again).toEqual(all);
    const count = all.filter((rail) => rail === 'b').length;
    expect(count).toBeGreaterThan(200);
    expect(count).toBeLessThan(300);
    expect(count + all.filter((rail) => rail === 'c').length).toBe(1000);
    // SHA-256 of "half:pay_1" lies at 0.329 of all, and of "half:pay_4" at 0.148: below a quarter is b.
    expect(['pay_1', 'pay_4'].map(chosen)).toEqual(['c', 'b']);
  });
});

describe('after an attempt', () => {
  const next = (attempts: Written[], more: Written = {}) =>
    decided({ payment: card('10000'), candidates: rails, attempts, ...more }).next;
  const failed = (failure: string, more: Written = {}) => ({ rail: 'a', failure, ...more });

  it.each([
    'connect_error',
    'server_error',
    'rate_limit',
    'issuer_unavailable',
    'processing_error',
    'try_again_later',
  ])('that failed with %s before it was accepted, the next rail is tried', (failure) => {
    expect(next([failed(failure)])).toEqual({ action: 'try', rail: 'b', reason: 'technical_failure' });
  });

  it('that was cut off, the rail is asked first, and nothing is sent again unless it knows of nothing', () => {
    expect(next([failed('timeout')])).toEqual({
      action: 'query_status',
      rail: 'a',
      reason: 'status_unknown',
    });
    expect(next([failed('timeout', { status: 'unknown' })])).toMatchObject({ action: 'wait', rail: 'a' });
    expect(next([failed('timeout', { status: 'absent' })])).toMatchObject({ action: 'try', rail: 'b' });
    const third = [
      failed('rate_limit'),
      failed('rate_limit', { rail: 'b' }),
      failed('timeout', { rail: 'c' }),
    ];
    expect(next(third)).toMatchObject({ action: 'query_status', rail: 'c' });
  });

  it('that wants the payer to authenticate, they do so on the same rail before any other is tried', () => {
    expect(next([failed('authentication_required')])).toEqual({
      action: 'step_up',
      rail: 'a',
      reason: 'authentication_required',
    });
    expect(next([failed('authentication_required', { three_d_secure: true })]).action).toBe('stop');
  });

  it('that was declined softly, one other rail is tried, unless the payer had authenticated', () => {
    expect(next([failed('do_not_honor')])).toMatchObject({ action: 'try', rail: 'b' });
    expect(next([failed('generic_decline'), failed('do_not_honor', { rail: 'b' })])).toMatchObject({
      action: 'stop',
      reason: 'second_soft_decline',
    });
    expect(next([failed('do_not_honor', { three_d_secure: true })]).reason).toBe('authenticated_decline');
  });

  it('for which there was too little money, it is put on a later day', () => {
    expect(next([failed('insufficient_funds')])).toEqual({
      action: 'schedule',
      rail: null,
      reason: 'insufficient_funds',
    });
  });

  it.each([
    'stolen_card',
    'lost_card',
    'pickup_card',
    'invalid_account',
    'closed_account',
    'fraudulent',
    'expired_card',
    'advice_never',
  ])('that was refused as %s, nothing is tried again', (failure) => {
    expect(next([failed(failure)])).toEqual({ action: 'stop', rail: null, reason: 'hard_decline' });
  });

  it('nothing is tried beyond three attempts, 45 seconds, fifteen on one card, or the rails there are', () => {
    const two = [failed('rate_limit'), failed('rate_limit', { rail: 'b' })];
    expect(next(two)).toMatchObject({ action: 'try', rail: 'c' });
    expect(next([...two, failed('rate_limit', { rail: 'c' })]).reason).toBe('attempts_spent');
    expect(next([failed('rate_limit', { took_ms: 44_999 })]).action).toBe('try');
    expect(next([failed('rate_limit', { took_ms: 45_000 })]).reason).toBe('budget_spent');
    expect(next([failed('rate_limit')], { instrument_attempts: 13 }).action).toBe('try');
    expect(next([failed('rate_limit')], { instrument_attempts: 14 }).reason).toBe('instrument_spent');
    expect(next([failed('rate_limit')], { candidates: rails.slice(0, 1) }).reason).toBe('rails_spent');
  });
});
