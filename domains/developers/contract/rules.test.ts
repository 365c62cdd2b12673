import { describe, expect, it } from 'vitest';

import { keysCall, makeKeyCall } from './endpoints.ts';
import * as limits from './limits.ts';
import { nameIssue } from './name-rules.ts';
import { readNetwork, splitNetworks } from './networks.ts';
import { apiEventTypes } from './api-event.ts';
import { apiScopes } from './scopes.ts';
import { chooseEventsCall, makeWebhookCall } from './webhook-endpoints.ts';

it('the limits of programs are these', () => {
  expect({ ...limits }).toEqual({
    KEYS_ACTIVE_MAX: 20,
    NAME_MAX_LENGTH: 60,
    NETWORKS_MAX: 10,
    KEY_DAYS_MAX: 365,
    WEBHOOKS_ENABLED_MAX: 10,
  });
});

describe('the name of a key', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a', undefined],
    ['x'.repeat(60), undefined],
    [` ${'😀'.repeat(60)} `, undefined],
    ['x'.repeat(61), 'too_long'],
    ['a\0b', 'characters'],
  ])('%j is refused as %s', (name, issue) => {
    expect(nameIssue(name)).toBe(issue);
  });
});

describe('a network', () => {
  it.each([
    ['203.0.113.0/24', 'ipv4', 24],
    ['203.0.113.7', 'ipv4', 32],
    ['0.0.0.0/0', 'ipv4', 0],
    ['255.249.199.99/32', 'ipv4', 32],
    [' 2001:db8::/32 ', 'ipv6', 32],
    ['::1', 'ipv6', 128],
    ['2001:db8::1/128', 'ipv6', 128],
  ] as const)('%s is one of %s with %i bits', (text, family, bits) => {
    expect(readNetwork(text)).toEqual({ address: text.trim().split('/')[0], family, bits });
  });

  it.each([
    '',
    'a',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/08',
    '10.0.0.0/',
    '10.0.0.256',
    '010.0.0.1',
    '::ffff:10.0.0.1',
    '::FFFF:a00:1',
    ':::',
    ':',
    '1:2:3:4:5:6:7:8:9',
  ])('%j is none', (text) => {
    expect(readNetwork(text)).toBeUndefined();
  });

  it('stands beside others in a field, however they are separated', () => {
    expect(splitNetworks(' 10.0.0.1, 10.0.0.2;10.0.0.3\n10.0.0.4 ')).toEqual([
      '10.0.0.1',
      '10.0.0.2',
      '10.0.0.3',
      '10.0.0.4',
    ]);
  });
});

describe('what a person may send', () => {
  const key = { name: 'Shop', mode: 'live', scopes: ['payments.read'], pin: '273918' };
  const takesKey = (change: object) => makeKeyCall.body?.safeParse({ ...key, ...change }).success;
  const networks = (count: number) => Array.from({ length: count }, (_, at) => `10.0.0.${at}`);

  it.each([
    ['whole days up to a year', { expires_in_days: 1 }, { expires_in_days: 0 }],
    ['whole days up to a year', { expires_in_days: 365 }, { expires_in_days: 366 }],
    ['whole days up to a year', { expires_in_days: null }, { expires_in_days: 1.5 }],
    ['ten networks', { networks: networks(10) }, { networks: networks(11) }],
    ['networks', { networks: [] }, { networks: ['somewhere'] }],
    ['scopes, each once at most', { scopes: ['payments.read'] }, { scopes: [...apiScopes, 'payments.read'] }],
    ['at least one scope', {}, { scopes: [] }],
    ['a mode', { mode: 'test' }, { mode: 'real' }],
    ['a limit for refunds of a live key alone', {}, { scopes: ['payments.refund'] }],
    [
      'a limit for refunds of a live key alone',
      { scopes: ['payments.refund'], mode: 'test' },
      { refunds_per_day: { amount: '1', currency: 'JVD' } },
    ],
  ])('of a key: %s', (_what, right, wrong) => {
    expect([takesKey(right), takesKey(wrong)]).toEqual([true, false]);
  });

  it('of a webhook: an address of 500 signs, and events that there are, each once at most', () => {
    const takes = (change: object) =>
      makeWebhookCall.body?.safeParse({ url: 'u', mode: 'live', pin: '273918', ...change }).success;
    const chooses = (events: unknown) => chooseEventsCall.body?.safeParse({ events }).success;
    expect([takes({ url: 'u'.repeat(500) }), takes({ url: 'u'.repeat(501) })]).toEqual([true, false]);
    for (const choose of [chooses, (events: unknown) => takes({ events })]) {
      expect([choose(null), choose([...apiEventTypes])]).toEqual([true, true]);
      expect([choose([]), choose([...apiEventTypes, apiEventTypes[0]]), choose(['odd'])]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it('to narrow a list: eighty letters', () => {
    const takes = (words: string) => keysCall.query?.safeParse({ words }).success;
    expect([takes('x'.repeat(80)), takes('x'.repeat(81))]).toEqual([true, false]);
  });
});
