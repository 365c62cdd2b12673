import { defineMessages } from '../messages.ts';

export const messages = defineMessages({
  'issue.required': 'Please fill in this field.',
  'issue.format': 'Please check this entry: it is not in the expected form.',
  'issue.too_long': 'Please use at most {maximum, plural, one {# character} other {# characters}}.',
  'issue.too_short': 'Please use at least {minimum, plural, one {# character} other {# characters}}.',
  'failure.unreachable': 'We could not reach the server. Please check your connection and try again.',
  'failure.internal': 'Something went wrong on our side. Please try again in a moment.',
  'failure.wait':
    'That was a little too fast. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'failure.session_expired': 'Your session has ended. Please sign in again.',
  'failure.pin_required': 'Please enter your PIN first.',
  'failure.profile_incomplete': 'Please complete your profile first.',
  'failure.verification_required': 'Please verify your email or phone number to access this content.',
  'failure.role_required': 'Your account does not have access to this.',
  'failure.second_factor_required': 'Confirm your sign-in with your authenticator app or a passkey first.',
  'failure.not_found': 'We could not find what you asked for.',
  'failure.conflict': 'This has changed in the meantime. Please look at it again and repeat.',
  'failure.in_progress': 'We are still working on this request. Please wait a moment.',
  'failure.file_too_costly':
    'This file is too complex to read. Nothing was imported. Choose a shorter period and try again.',
  'failure.validation_failed': 'Please check what you entered.',
});
