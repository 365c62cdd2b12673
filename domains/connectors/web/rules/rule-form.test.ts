import { expect, it } from 'vitest';

import { draftOf, emptyRule, isShownWhole, ruleSchema, typedRule, type RuleValues } from './rule-form.ts';

const typed = (more: Partial<RuleValues> = {}): RuleValues => ({
  ...emptyRule,
  title: 'Large cards',
  ...more,
});
const issues = (more: Partial<RuleValues>) => {
  const read = ruleSchema('.').safeParse(typed(more));
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message]);
};

it('what is typed becomes a draft of the contract', () => {
  const values = typed({
    currency: 'JVD',
    min: '١٠٠',
    countries: 'de, fr',
    metaKey: 'campaign',
    metaValue: 'spring',
    second: 'sandbox-card-c',
  });
  expect(draftOf(values, '.')).toEqual({
    title: 'Large cards',
    priority: 10,
    when: {
      methods: ['card'],
      currencies: ['JVD'],
      payer_countries: ['DE', 'FR'],
      metadata: { campaign: 'spring' },
      min: '10000',
    },
    rails: [{ rail: 'sandbox-card-a' }, { rail: 'sandbox-card-c' }],
    is_enforced: false,
  });
});

it('limits that are hidden for want of a currency are not sent', () => {
  expect(draftOf(typed({ min: '5' }), '.').when).toEqual({ methods: ['card'] });
});

it('shares of nothing are left out', () => {
  const shares = {
    'sandbox-card-a': '30',
    'sandbox-card-b': '0',
    'sandbox-card-c': '',
    'sandbox-mobile': '70',
  };
  expect(draftOf(typed({ way: 'share', shares }), '.').rails).toEqual([
    { rail: 'sandbox-card-a', share: 30 },
    { rail: 'sandbox-mobile', share: 70 },
  ]);
});

it.each([
  [{ title: ' ' }, 'title', 'required'],
  [{ priority: 'NaN' }, 'priority', 'priority_range'],
  [{ currency: 'JVD', min: 'x' }, 'min', 'invalid_amount'],
  [{ currency: 'JVD', min: '9', max: '1' }, 'max', 'range_order'],
  [{ countries: 'Germany' }, 'countries', 'country_format'],
  [{ metaKey: '__proto__' }, 'metaKey', 'name_format'],
  [{ first: '' }, 'first', 'required'],
  [{ second: 'sandbox-card-a' }, 'first', 'rails_twice'],
  [{ way: 'share' }, 'way', 'required'],
  [{ way: 'share', shares: { 'sandbox-card-a': '-1' } }, 'way', 'share_range'],
])('%j is refused at its field', (wrong, field, code) => {
  expect(issues(wrong)).toContainEqual([field, code]);
});

it('a version is shown as it was typed', () => {
  const values = typed({ currency: 'JVD', max: '99.00', network: 'visa', metaKey: 'a', metaValue: 'b' });
  const version = {
    ...draftOf(values, '.'),
    rails: [{ rail: 'sandbox-card-a' as const, share: null }],
    version: 1,
    state: 'draft' as const,
    created_at: '',
    activated_at: null,
    retired_at: null,
  };
  expect(typedRule(version, () => '99.00')).toEqual(values);
  expect(isShownWhole(version)).toBe(true);
  expect(isShownWhole({ ...version, when: { methods: ['card', 'wallet'] } })).toBe(false);
});
