import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';

import { describeAuthenticator, stepOfCode } from './authenticator.ts';

const secret = Uint8Array.from({ length: 20 }, (_, at) => at);
const totp = new TOTP({ secret: new Secret({ buffer: secret.buffer }) });
/** The first millisecond of the step 59,262,000. */
const BEGIN_MS = 59_262_000 * 30_000;
const codeOf = (step: number) => totp.generate({ timestamp: step * 30_000 });

describe('the code of an app', () => {
  it.each([
    [59_262_000, 0, 59_262_000],
    [59_262_000, 29_999, 59_262_000],
    [59_261_999, 0, 59_261_999],
    [59_262_001, 0, 59_262_001],
    [59_262_001, 29_999, 59_262_001],
    [59_261_998, 0, undefined],
    [59_262_002, 29_999, undefined],
  ])('of step %i, %i ms into the present one, is of step %s', (step, ms, found) => {
    const now = new Date(BEGIN_MS + ms);
    expect(stepOfCode(codeOf(step), { secret, lastStep: null, now })).toBe(found);
  });

  it('counts after the last step that was used, and not in it', () => {
    const now = new Date(BEGIN_MS);
    const read = (lastStep: number) => stepOfCode(codeOf(59_262_000), { secret, lastStep, now });
    expect([read(59_261_999), read(59_262_000), read(59_262_001)]).toEqual([
      59_262_000,
      undefined,
      undefined,
    ]);
  });

  it('is six digits', () => {
    const now = new Date(BEGIN_MS);
    const code = codeOf(59_262_000);
    for (const typed of ['', code.slice(1), `${code}0`, ` ${code}`, 'abcdef'])
      expect(stepOfCode(typed, { secret, lastStep: null, now })).toBeUndefined();
  });
});

it('an app is given the secret, whose it is and where', () => {
  const shown = describeAuthenticator(secret, { issuer: 'egcr.test', account: 'a@b.co' });
  expect(shown.secret).toBe('AAAQEAYEAUDAOCAJBIFQYDIOB4IBCEQT');
  const uri = new URL(shown.uri);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'egcr.test',
    secret: shown.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(decodeURIComponent(uri.pathname)).toContain('egcr.test:a@b.co');
});
