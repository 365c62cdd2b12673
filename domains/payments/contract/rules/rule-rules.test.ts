import { describe, expect, it } from 'vitest';

import { needsCurrency, railsIssue } from './rule-rules.ts';
import { ruleDraft } from './rule-shapes.ts';

const good = { title: 'Cards to A', priority: 10, rails: [{ rail: 'sandbox-card-a' }] };

/** The field and code of everything that is wrong with a draft. */
function issuesOf(more: object): readonly (readonly [string, string])[] {
  const read = ruleDraft.safeParse({ ...good, ...more });
  return (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('a draft of a routing rule', () => {
  it.each([
    [{ priority: 0 }],
    [{ priority: 1000 }],
    [{ rails: [{ rail: 'sandbox-card-a', share: 1 }] }],
    [{ rails: [{ rail: 'sandbox-card-a', share: 100 }] }],
    [
      {
        rails: [
          { rail: 'sandbox-card-a', share: null },
          { rail: 'sandbox-card-b', share: null },
        ],
      },
    ],
    [
      {
        rails: [
          { rail: 'sandbox-card-a', share: 30 },
          { rail: 'sandbox-card-b', share: 70 },
        ],
      },
    ],
    [{ rails: [{ rail: 'internal' }, { rail: 'stripe' }, { rail: 'open_payments' }] }],
    [{ when: { networks: Array.from({ length: 20 }, (_, at) => `n${at}`) } }],
    [{ when: { currencies: ['JVD'], min: '2500', max: '2500' } }],
    [{ when: { currencies: ['JVD'], min: '0' } }],
    [{ when: { currencies: ['JVD'], max: '9223372036854775807' } }],
    [{ when: { methods: null, min: null, max: null } }],
  ])('is taken with %j', (more) => {
    expect(issuesOf(more)).toEqual([]);
  });

  it.each([
    [{ title: 'x'.repeat(81) }, ['title', 'too_long']],
    [{ title: ' ' }, ['title', 'required']],
    [{ title: 'a\u0000' }, ['title', 'characters']],
    [{ priority: -1 }, ['priority', 'priority_range']],
    [{ priority: 1001 }, ['priority', 'priority_range']],
    [{ priority: 0.5 }, ['priority', 'priority_range']],
    [{ rails: [] }, ['rails', 'required']],
    [{ rails: [{ rail: 'sandbox-card-a', share: 0 }] }, ['rails.0.share', 'share_range']],
    [{ rails: [{ rail: 'sandbox-card-a', share: 101 }] }, ['rails.0.share', 'share_range']],
    [{ rails: [{ rail: 'internal' }, { rail: 'internal' }] }, ['rails', 'rails_twice']],
    [{ rails: [{ rail: 'internal' }, { rail: 'sandbox-card-a' }] }, ['rails', 'rails_mixed']],
    [
      { rails: [{ rail: 'sandbox-card-a', share: 1 }, { rail: 'sandbox-card-b' }] },
      ['rails', 'all_or_no_shares'],
    ],
    [{ when: { networks: [] } }, ['when.networks', 'required']],
    [{ when: { networks: Array.from({ length: 21 }, (_, at) => `n${at}`) } }, ['when.networks', 'too_many']],
    [{ when: { currencies: ['XXQ'] } }, ['when.currencies.0', 'unknown_currency']],
    [{ when: { min: '1' } }, ['when.currencies', 'one_currency']],
    [{ when: { max: '1' } }, ['when.currencies', 'one_currency']],
    [{ when: { max: '1', currencies: ['JVD', 'USD'] } }, ['when.currencies', 'one_currency']],
    [{ when: { currencies: ['JVD'], min: '2501', max: '2500' } }, ['when.max', 'range_order']],
    [{ when: { currencies: ['JVD'], min: '1', max: '0' } }, ['when.max', 'range_order']],
    [{ when: { currencies: ['JVD'], min: '9223372036854775808' } }, ['when.min', 'invalid_amount']],
    [{ when: { currencies: ['JVD'], min: '-1' } }, ['when.min', 'invalid_amount']],
  ])('with %j names what is wrong', (more, issue) => {
    expect(issuesOf(more)).toEqual([issue]);
  });
});

it.each([
  [[], 'required'],
  [['internal', 'internal'], 'twice'],
  [['internal', 'sandbox-card-a'], 'mixed'],
  [['sandbox-mobile', 'stripe'], 'mixed'],
  [['internal', 'stripe', 'open_payments'], undefined],
  [['sandbox-card-a', 'sandbox-mobile'], undefined],
] as const)('the rails %j of a rule: %s', (rails, issue) => {
  expect(railsIssue(rails)).toBe(issue);
});

it.each([
  [{}, false],
  [{ min: null, max: null, currencies: null }, false],
  [{ currencies: ['JVD', 'USD'] }, false],
  [{ min: '1', currencies: ['JVD'] }, false],
  [{ max: '1', currencies: ['JVD'] }, false],
  [{ min: '1' }, true],
  [{ max: '1' }, true],
  [{ min: '1', currencies: [] }, true],
  [{ min: '1', max: '2', currencies: ['JVD', 'USD'] }, true],
])('whether the limits of %j lack their currency: %s', (when, lacks) => {
  expect(needsCurrency(when)).toBe(lacks);
});
