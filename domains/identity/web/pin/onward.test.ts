import { describe, expect, it } from 'vitest';

import { partnerAddress } from './onward.ts';
import { isResetGranted } from './reset-grant.ts';

describe('the way on to a partner', () => {
  it.each([
    ['/dashboard', null, '/dashboard'],
    ['/dashboard?tool=a#top', 'a shop', '/dashboard?tool=a&prompt=a+shop#top'],
    ['https://build.example.org/new', null, 'https://build.example.org/new'],
    ['https://build.example.org/new?x=1', 'a & b', 'https://build.example.org/new?x=1&prompt=a+%26+b'],
  ])('%s with the prompt %s is %s', (target, prompt, address) => {
    expect(partnerAddress({ target, prompt })).toBe(address);
  });
});

describe('the step a PIN reset begins with', () => {
  const now_ms = Date.parse('2026-11-20T12:00:00Z');
  const now_s = now_ms / 1000;
  const token = (amr: unknown) => `head.${Buffer.from(JSON.stringify({ amr })).toString('base64url')}.sign`;
  const marked = { user_metadata: { purpose: 'pin_reset' } };

  it.each<[string, boolean, unknown, Readonly<Record<string, unknown>>]>([
    [
      'is the new PIN for a marked session a code has just opened',
      true,
      [{ method: 'otp', timestamp: now_s - 60 }],
      marked.user_metadata,
    ],
    [
      'is the new PIN with the other mark, too',
      true,
      [{ method: 'magiclink', timestamp: now_s }],
      { pin_reset_mode: true },
    ],
    [
      'is the request for a session by password',
      false,
      [{ method: 'password', timestamp: now_s }],
      marked.user_metadata,
    ],
    [
      'is the request once ten minutes have passed',
      false,
      [{ method: 'otp', timestamp: now_s - 601 }],
      marked.user_metadata,
    ],
    [
      'is the new PIN until ten minutes have passed',
      true,
      [{ method: 'recovery', timestamp: now_s - 600 }],
      { pin_reset: true },
    ],
    [
      'is the new PIN where a message was answered just now, whatever else the token names',
      true,
      [null, 'otp', 7, { method: 'password', timestamp: now_s }, { method: 'otp', timestamp: now_s }],
      marked.user_metadata,
    ],
    [
      'is the request where the message was answered long ago and the password entered just now',
      false,
      [
        { method: 'otp', timestamp: now_s - 86_400 },
        { method: 'password', timestamp: now_s },
      ],
      marked.user_metadata,
    ],
    [
      'is the request where it is not known when a message was answered',
      false,
      [
        null,
        'otp',
        { method: 'otp' },
        { method: 'otp', timestamp: String(now_s) },
        { method: 'otp', timestamp: null },
        { timestamp: now_s },
      ],
      marked.user_metadata,
    ],
    [
      'is the request where a mark is no yes',
      false,
      [{ method: 'otp', timestamp: now_s }],
      { purpose: 'other', pin_reset_mode: 'yes', pin_reset: false },
    ],
    ['is the request where nobody asked for a reset', false, [{ method: 'otp', timestamp: now_s }], {}],
    ['is the request for a token without methods', false, 'nonsense', marked.user_metadata],
  ])('%s', (_, isGranted, amr, user_metadata) => {
    expect(isResetGranted({ access_token: token(amr), user: { user_metadata } }, now_ms)).toBe(isGranted);
  });

  it('is the request for a token that cannot be read', () => {
    expect(isResetGranted({ access_token: 'x', user: marked }, now_ms)).toBe(false);
  });
});
