import type { MessageInput } from '@egcr/web-kit/message-types';
import type { Text } from '@egcr/web-kit/messages';

import { isTooMany, waitOf, type AuthFailure } from './auth-failure.ts';
import type { AuthMode } from './auth-mode.ts';
import type { authTexts } from './texts.ts';

type AuthMessages = (typeof authTexts)['english'];

/** Writes a sentence of the sign-in page. */
export type AuthText = Text<AuthMessages>;

type PlainKeys<M extends Readonly<Record<string, string>>> = {
  [Key in keyof M & string]: MessageInput<M[Key]> extends [] ? Key : never;
}[keyof M & string];

/** A sentence that takes no values. */
export type AuthKey = PlainKeys<AuthMessages>;

/** What a toast says about a refusal: `server` shows the server's own reason. */
export interface Notice {
  readonly title: AuthKey;
  readonly text: AuthKey | 'server';
  /** Where the page goes two seconds later. */
  readonly moveTo?: AuthMode;
}

/** Sign-up refused: by the code of the refusal first, then by its words. */
export function signUpNotice(failure: AuthFailure): Notice {
  const { code, message } = failure;
  if (code === 'user_already_exists' || code === 'email_exists' || code === 'phone_exists')
    return accountExists;
  if (code === 'weak_password') return { title: 'password_weak.title', text: 'server' };
  if (isTooMany(failure)) return { title: 'signup_failed.title', text: 'server' };
  if (/already (been )?registered|exists/i.test(message)) return accountExists;
  if (/invalid email|unable to validate email/i.test(message))
    return { title: 'invalid_email.title', text: 'email_invalid' };
  if (/invalid phone/i.test(message)) return { title: 'phone_invalid.title', text: 'phone_invalid' };
  return { title: 'signup_failed.title', text: 'server' };
}

const accountExists: Notice = { title: 'exists.title', text: 'exists', moveTo: 'signin' };

/** Sign-in refused: by the code of the refusal first, then by its words. */
export function signInNotice(failure: AuthFailure): Notice {
  const { code, message } = failure;
  if (isTooMany(failure)) return { title: 'too_many.title', text: 'too_many' };
  if (code === 'incorrect_password') return incorrectPassword;
  if (code === 'undisclosed') return { title: 'signin_failed.title', text: 'credentials_differ' };
  if (code === 'invalid_credentials' || code === 'user_not_found') return accountUnknown;
  if (code === 'email_not_confirmed' || /email not confirmed/i.test(message)) {
    return { title: 'not_found.title', text: 'not_confirmed', moveTo: 'signup' };
  }
  if (/invalid login credentials|invalid email or password|user not found/i.test(message))
    return accountUnknown;
  if (/(wrong|invalid|incorrect) password/i.test(message)) return incorrectPassword;
  return { title: 'signin_failed.title', text: 'server' };
}

const incorrectPassword: Notice = { title: 'incorrect_password.title', text: 'incorrect_password' };

const accountUnknown: Notice = { title: 'not_found.title', text: 'not_found', moveTo: 'signup' };

/** The server's reason in the reader's language where we know it, else in its own words; undefined where it gave none. */
export function serverReason(t: AuthText, failure: AuthFailure): string | undefined {
  if (failure.isUnreachable) return t('server.unreachable');
  const seconds = waitOf(failure);
  if (seconds !== undefined) return t('server.wait', { seconds });
  switch (failure.code) {
    case 'otp_expired':
      return t('server.code_expired');
    case 'same_password':
      return t('server.same_password');
    case 'weak_password':
      return weakPasswordReason(t, failure);
    case 'signup_disabled':
      return t('server.signup_disabled');
    case 'user_banned':
      return t('server.banned');
    case 'sms_send_failed':
      return t('server.sms_failed');
    case 'reauthentication_needed':
      return t('server.reauthenticate');
    default:
      return failure.message || undefined;
  }
}

function weakPasswordReason(t: AuthText, { weakPassword }: AuthFailure): string {
  const isOnlyCommon = weakPassword.length === 1 && weakPassword[0] === 'pwned';
  return isOnlyCommon ? t('password_common') : t('password_weak');
}

/** The text of a notice; `otherwise` where the server gave no reason. */
export function noticeText(t: AuthText, notice: Notice, failure: AuthFailure): string {
  return notice.text === 'server' ? (serverReason(t, failure) ?? t('server.later')) : t(notice.text);
}
