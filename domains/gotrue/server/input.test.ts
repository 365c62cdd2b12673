import {
  APP_METADATA_BYTES_MAX,
  BODY_DEPTH_MAX,
  PASSWORD_LENGTH_MAX,
  USER_METADATA_BYTES_MAX,
} from '@egcr/identity/contract';
import { identitySettings } from '@egcr/identity/server';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { readChallenge } from './code-challenge.ts';
import { gotrueErrors } from './errors.ts';
import {
  readAddress,
  readAppMetadata,
  readBody,
  readId,
  readMetadata,
  requireCarrier,
  requireHashable,
  requireProvider,
  requireSendable,
} from './input.ts';
import { parseBody } from './parse-body.ts';
import { weaknessOf } from './passwords.ts';

const settings = identitySettings.parse({ siteUrl: 'http://egcr.test' });
const validation = (message: string | RegExp) =>
  expect.objectContaining({
    status: 400,
    code: 'validation_failed',
    message: expect.stringMatching(message),
  });
const withCode = (code: string) => expect.objectContaining({ code });

describe('a body', () => {
  const schema = z.object({ name: z.nullish(z.string()) });

  it('that is absent counts as empty; a text, a number or a list is none', () => {
    expect(readBody(schema, undefined)).toEqual({});
    expect(readBody(schema, null)).toEqual({});
    expect(readBody(schema, { name: 'a', more: 1 })).toEqual({ name: 'a' });
    for (const odd of ['{}', 7, []]) expect(() => readBody(schema, odd)).toThrow(withCode('bad_json'));
  });

  it('is refused with the name of the member that is wrong', () => {
    expect(() => readBody(schema, { name: 7 })).toThrow(validation(/^Could not read name$/));
  });

  it('may nest as deep as the limit says, and no deeper', () => {
    const deep = (times: number) => '['.repeat(times) + ']'.repeat(times);
    expect(parseBody(deep(BODY_DEPTH_MAX))).toBeInstanceOf(Array);
    expect(() => parseBody(deep(BODY_DEPTH_MAX + 1))).toThrow(withCode('bad_json'));
  });

  it('is read around what a client sends along unread, and there alone', () => {
    const ill = String.raw`"a\u0000b"`;
    for (const name of ['redirect_to', 'redirectTo', 'options']) {
      expect(() => parseBody(`{"${name}": ${ill}}`)).not.toThrow();
      expect(() => parseBody(`{"data": {"${name}": ${ill}}}`)).toThrow(validation(/NUL/));
    }
    expect(parseBody('')).toEqual({});
  });
});

describe('an id', () => {
  it('that is none names nothing', () => {
    const id = '01900000-0000-7000-8000-000000000009';
    expect(readId(id, gotrueErrors.factorUnknown)).toBe(id);
    expect(() => readId(`${id}0`, gotrueErrors.factorUnknown)).toThrow(withCode('mfa_factor_not_found'));
  });
});

describe('the address of a request', () => {
  it('is one, tidied; none is none', () => {
    expect(readAddress({ email: ' A@B.co ' }, 'sign in')).toEqual({ email: 'a@b.co' });
    expect(readAddress({ phone: '+1 202 555 0123' }, 'sign in')).toEqual({ phone: '12025550123' });
    expect(readAddress({ phone: '12025550123' }, 'sign in')).toEqual({ phone: '12025550123' });
    expect(readAddress({ email: '', phone: null }, 'sign in')).toBeUndefined();
    expect(() => readAddress({ email: 'a@b.co', phone: '12025550123' }, 'sign in')).toThrow(
      validation(/^Only an email address or phone number should be provided on sign in\.$/),
    );
  });

  it('is of a kind that the operator has switched on and a carrier takes', () => {
    const [email, phone] = [{ email: 'a@b.co' }, { phone: '12025550123' }];
    const noMail = { ...settings, emailEnabled: false };
    const noPhone = { ...settings, phoneEnabled: false };
    expect(() => requireProvider(email, noMail)).toThrow(withCode('email_provider_disabled'));
    expect(() => requireProvider(phone, noPhone)).toThrow(withCode('phone_provider_disabled'));
    expect(() => requireProvider(email, noPhone)).not.toThrow();
    expect(() => requireProvider(phone, noMail)).not.toThrow();
    const carried = (by: object) => ({ carriers: by }) as Parameters<typeof requireCarrier>[1];
    expect(() => requireCarrier(email, carried({ email: false, sms: true }))).toThrow(
      withCode('email_provider_disabled'),
    );
    expect(() => requireCarrier(phone, carried({ email: true, sms: false }))).toThrow(
      withCode('phone_provider_disabled'),
    );
    expect(() => requireCarrier(email, carried({ email: true, sms: false }))).not.toThrow();
    expect(() => requireCarrier(phone, carried({ email: false, sms: true }))).not.toThrow();
  });

  it('gets an SMS only in the countries that the operator has named', () => {
    const german = { ...settings, smsCountries: ['DE'] };
    expect(() => requireSendable({ phone: '4915112345678' }, german)).not.toThrow();
    expect(() => requireSendable({ phone: '12025550123' }, german)).toThrow(withCode('sms_send_failed'));
    expect(() => requireSendable({ phone: '12025550123' }, settings)).not.toThrow();
    expect(() => requireSendable({ email: 'a@b.co' }, german)).not.toThrow();
  });
});

describe('data of a person', () => {
  /** `{"a":"…"}` of this many bytes. */
  const ofBytes = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

  it('has a limit in bytes, of its own and of operators', () => {
    expect(readMetadata(ofBytes(USER_METADATA_BYTES_MAX))).toHaveProperty('a');
    expect(() => readMetadata(ofBytes(USER_METADATA_BYTES_MAX + 1))).toThrow(
      validation(/^User metadata is too large$/),
    );
    expect(readAppMetadata(ofBytes(APP_METADATA_BYTES_MAX))).toHaveProperty('a');
    expect(() => readAppMetadata(ofBytes(APP_METADATA_BYTES_MAX + 1))).toThrow(
      validation(/^App metadata is too large$/),
    );
    expect(readMetadata(undefined)).toEqual({});
  });
});

describe('a password', () => {
  it('is hashed up to its longest, counted in signs', () => {
    expect(() => requireHashable('😀'.repeat(PASSWORD_LENGTH_MAX))).not.toThrow();
    expect(() => requireHashable('x'.repeat(PASSWORD_LENGTH_MAX + 1))).toThrow(
      validation(`^Password cannot be longer than ${PASSWORD_LENGTH_MAX} characters$`),
    );
  });

  it.each([
    ['Zkwq-p7', ['length']],
    ['Zkwq-pl7', undefined],
    ['zkwqvxpl', ['characters']],
    ['zkwq-vxpl', ['characters']],
    ['zkwq7-vxpl', undefined],
    ['abc', ['length', 'characters']],
    ['Password1', ['pwned']],
    ['egcr', ['length', 'characters', 'pwned']],
    ['Victoria-77', ['pwned']],
    ['Victoria-77x', undefined],
    ['1234-5678-ABcd', undefined],
    ['12345678-!-', ['characters']],
  ])('%s is weak for %j', (password, reasons) => {
    expect(weaknessOf(password, settings, 'victoria@example.com')?.reasons).toEqual(reasons);
  });

  it.each([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
  ])('of too few classes is told how many of %i it takes', (passwordClassesMin, word) => {
    const strict = { ...settings, passwordClassesMin, passwordLengthMin: 12 };
    const said = weaknessOf('', strict)?.message;
    expect(said).toContain('Password should be at least 12 characters. ');
    expect(said).toContain(`at least ${word} of: lowercase letters`);
  });
});

describe('a code challenge', () => {
  const sha256 = 'aZ0_-'.repeat(8) + 'abc';

  it('is the hash of a verifier in base64url, or absent', () => {
    expect(readChallenge({})).toBeUndefined();
    expect(readChallenge({ code_challenge: '', code_challenge_method: null })).toBeUndefined();
    expect(readChallenge({ code_challenge: sha256, code_challenge_method: 'S256' })).toBe(sha256);
  });

  it.each([
    [sha256, undefined, /^PKCE flow requires/],
    [undefined, 's256', /^PKCE flow requires/],
    [sha256.slice(1), 's256', /^code challenge has to be between 43 and 128 characters$/],
    ['a'.repeat(129), 's256', /^code challenge has to be between/],
    ['a'.repeat(128), 's256', /^code challenge is no SHA-256/],
    [`${sha256.slice(1)}é`, 's256', /^code challenge can only contain/],
    [sha256, 'plain', /^code challenge method not supported$/],
    [`${sha256}a`, 's256', /^code challenge is no SHA-256 in base64url$/],
    [`${sha256.slice(1)}.`, 's256', /^code challenge is no SHA-256 in base64url$/],
  ])('%s by %s is refused: %s', (code_challenge, code_challenge_method, message) => {
    expect(() => readChallenge({ code_challenge, code_challenge_method })).toThrow(validation(message));
  });
});
