import { describe, expect, it } from 'vitest';

import { verifyCall } from './endpoints.ts';
import * as limits from './limits.ts';
import { challengeIssue, readAlgorithm } from './rules.ts';

it('the limits of the captcha are these', () => {
  expect({ ...limits }).toEqual({
    MAX_NUMBER_CEILING: 1_000_000,
    MAX_NUMBER: 50_000,
    CHALLENGE_LIFE_S: 300,
    CHALLENGE_LENGTH_MIN: 40,
    SALT_LENGTH_MIN: 10,
    PAYLOAD_LENGTH_MAX: 8192,
    CODE_LENGTH: 6,
    CODE_ATTEMPTS: 5,
    CODE_IMAGE_HEIGHT_PX: 50,
    CODE_IMAGE_WIDTH_PX: 220,
    WORKERS_MAX: 16,
    SPAM_TEXT_LENGTH_MAX: 20_000,
  });
});

describe('a challenge', () => {
  const right = { algorithm: 'SHA-256', challenge: 'c'.repeat(40), salt: 's'.repeat(10), signature: 'x' };

  it.each([
    [{}, undefined],
    [{ signature: '' }, 'signature_missing'],
    [{ algorithm: 'MD5' }, 'algorithm_unknown'],
    [{ challenge: 'c'.repeat(39) }, 'challenge_too_short'],
    [{ salt: 's'.repeat(9) }, 'salt_too_short'],
  ])('with %j is refused as %s', (change, issue) => {
    expect(challengeIssue({ ...right, ...change })).toBe(issue);
  });

  it('names its algorithm in letters of either case', () => {
    expect(['sha-256', 'SHA-384', 'Sha-512', 'SHA256'].map(readAlgorithm)).toEqual([
      'SHA-256',
      'SHA-384',
      'SHA-512',
      undefined,
    ]);
  });
});

describe('what a page may send along with a solution', () => {
  const takes = (body: object) => verifyCall.body?.safeParse({ payload: 'p', ...body }).success;
  const long = 'x'.repeat(limits.SPAM_TEXT_LENGTH_MAX);

  it.each([
    ['payload', 'x'.repeat(limits.PAYLOAD_LENGTH_MAX), 'x'.repeat(limits.PAYLOAD_LENGTH_MAX + 1)],
    ['code', 'x'.repeat(100), 'x'.repeat(101)],
    ['email', long, `${long}x`],
    ['text', long, `${long}x`],
    ['text', [long], [`${long}x`]],
    ['fields', { a: long }, { a: `${long}x` }],
    ['expectedLanguages', ['x'.repeat(100)], ['x'.repeat(101)]],
    ['blockedCountries', Array.from({ length: 50 }, () => 'DE'), Array.from({ length: 51 }, () => 'DE')],
  ])('has an end: %s', (name, whole, tooLong) => {
    expect([takes({ [name]: whole }), takes({ [name]: tooLong })]).toEqual([true, false]);
  });
});
