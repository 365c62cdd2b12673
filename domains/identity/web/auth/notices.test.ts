import { textOf } from '@egcr/web-kit/messages';
import { describe, expect, it } from 'vitest';

import { AuthFailure, isTooMany, readFailure, waitOf } from './auth-failure.ts';
import { authTexts } from './texts.ts';
import { noticeText, serverReason, signInNotice, signUpNotice, type Notice } from './notices.ts';

const messages = authTexts.english;

const t = textOf(messages, { language: 'en', locale: 'en' });

function told(notice: Notice, failure: AuthFailure) {
  const spoken = { title: t(notice.title), text: noticeText(t, notice, failure) };
  return notice.moveTo ? { ...spoken, moveTo: notice.moveTo } : spoken;
}

describe('a refused sign-up', () => {
  it.each<[AuthFailure, string, string?]>([
    [
      new AuthFailure('User already registered', { code: 'user_already_exists', status: 422 }),
      'Account Already Exists',
      'signin',
    ],
    [
      new AuthFailure('A user with this email address has already been REGISTERED'),
      'Account Already Exists',
      'signin',
    ],
    [new AuthFailure('This account exists'), 'Account Already Exists', 'signin'],
    [new AuthFailure('Invalid email address'), 'Invalid Email'],
    [
      new AuthFailure('Unable to validate email address: invalid format', {
        code: 'validation_failed',
        status: 400,
      }),
      'Invalid Email',
    ],
    [
      new AuthFailure('Invalid phone number format (E.164 required)', {
        code: 'validation_failed',
        status: 400,
      }),
      'Invalid Phone Number',
    ],
    [new AuthFailure('Database is asleep', { status: 500 }), 'Signup Failed'],
  ])('%s is titled %s [ERR-01]', (failure, title, moveTo) => {
    const notice = signUpNotice(failure);
    expect(told(notice, failure)).toMatchObject({ title, ...(moveTo && { moveTo }) });
  });

  it('shows the server’s message where it has no words of its own [ERR-01]', () => {
    const failure = new AuthFailure('Database is asleep', { status: 500 });
    expect(told(signUpNotice(failure), failure)).toEqual({
      title: 'Signup Failed',
      text: 'Database is asleep',
    });
  });

  it('too soon after another names the seconds, although the words speak of limits', () => {
    const failure = new AuthFailure('For security purposes, you can only request this after 42 seconds.', {
      code: 'over_email_send_rate_limit',
      status: 429,
    });
    expect(told(signUpNotice(failure), failure)).toEqual({
      title: 'Signup Failed',
      text: 'For security purposes, you can only request this after 42 seconds.',
    });
  });
});

describe('a refused sign-in', () => {
  it.each<[AuthFailure, string, string?]>([
    [
      new AuthFailure('Invalid login credentials', { code: 'invalid_credentials', status: 400 }),
      'Account Not Found',
      'signup',
    ],
    [new AuthFailure('INVALID LOGIN CREDENTIALS'), 'Account Not Found', 'signup'],
    [new AuthFailure('Invalid email or password'), 'Account Not Found', 'signup'],
    [new AuthFailure('User not found'), 'Account Not Found', 'signup'],
    [
      new AuthFailure('Email not confirmed', { code: 'email_not_confirmed', status: 400 }),
      'Account Not Found',
      'signup',
    ],
    [
      new AuthFailure('Invalid login credentials', { code: 'incorrect_password', status: 400 }),
      'Incorrect Password',
    ],
    [new AuthFailure('Invalid login credentials', { code: 'undisclosed', status: 400 }), 'Sign In Failed'],
    [new AuthFailure('Wrong password'), 'Incorrect Password'],
    [new AuthFailure('Invalid password given'), 'Incorrect Password'],
    [new AuthFailure('Too many requests'), 'Too Many Attempts'],
    [new AuthFailure('Request rate limit reached', { status: 429 }), 'Too Many Attempts'],
    [new AuthFailure('', { code: 'over_request_rate_limit', status: 429 }), 'Too Many Attempts'],
    [new AuthFailure('User is banned', { code: 'user_banned', status: 400 }), 'Sign In Failed'],
  ])('%s is titled %s [ERR-02]', (failure, title, moveTo) => {
    const spoken = told(signInNotice(failure), failure);
    expect(spoken.title).toBe(title);
    expect('moveTo' in spoken ? spoken.moveTo : undefined).toBe(moveTo);
  });

  it('shows the server’s message where it has no words of its own [ERR-02]', () => {
    const failure = new AuthFailure('The moon is in the way', { status: 418 });
    expect(told(signInNotice(failure), failure)).toEqual({
      title: 'Sign In Failed',
      text: 'The moon is in the way',
    });
  });
});

describe('a failure of the identity client', () => {
  it('is read by code, status, reasons and whether an answer came', () => {
    const lost = Object.assign(new Error('fetch failed'), { name: 'AuthRetryableFetchError', status: 0 });
    expect(readFailure(lost).isUnreachable).toBe(true);
    expect(serverReason(t, readFailure(lost))).toBe(messages['server.unreachable']);
    const weak = Object.assign(new Error('weak'), {
      code: 'weak_password',
      status: 422,
      reasons: ['length', 'pwned', 7],
    });
    expect(readFailure(weak)).toMatchObject({ code: 'weak_password', weakPassword: ['length', 'pwned'] });
    expect(readFailure('nonsense').message).toBe('');
  });

  it('tells a weak password from a known one', () => {
    const reason = (reasons: readonly ('length' | 'pwned')[]) =>
      serverReason(t, new AuthFailure('', { code: 'weak_password', weakPassword: reasons }));
    expect(reason(['pwned'])).toBe(messages['password_common']);
    expect(reason(['length', 'pwned'])).toBe(messages['password_weak']);
  });

  it('names the seconds to wait only where the server did', () => {
    expect(waitOf(new AuthFailure('you can only request this after 7 seconds.'))).toBe(7);
    expect(waitOf(new AuthFailure('later'))).toBeUndefined();
    expect(isTooMany(new AuthFailure('later'))).toBe(false);
  });
});
