import { refusals } from '@egcr/contract/refusals';

export const identityRefusals = refusals({
  pin_format: [422, 'A PIN is six digits.'],
  pin_too_simple: [422, 'The PIN is a repetition, a sequence or one of the most common ones.'],
  current_pin_required: [403, 'There is a PIN already; changing it takes the current one.'],
  sign_in_again: [
    403,
    'A person without a PIN makes this change within ten minutes of signing in; sign in again.',
  ],
  pin_not_set: [409, 'There is no PIN yet; set one first.'],
  pin_locked: [423, 'Too many wrong PINs; wait until locked_until.'],
  pin_reset_required: [403, 'Too many wrong PINs in a day; the PIN has to be reset.'],
  pin_incorrect: [403, 'The PIN is wrong; attempts_left tells how many tries remain.'],
  resend_too_soon: [429, 'A message of this kind was sent a moment ago; wait as long as Retry-After says.'],
  carrier_missing: [
    409,
    'This installation has nothing set up that would carry the message: no smarthost, or no SMS gateway.',
  ],
  pin_reset_not_granted: [
    403,
    'Resetting the PIN takes a young session opened by the link or code of a reset request.',
  ],
  password_required: [403, 'This person has a password; resetting the PIN takes it.'],
  password_incorrect: [403, 'The password is wrong.'],
  phone_unproved: [
    403,
    'This number was not used for half a year; confirm by email or with the PIN before it resets anything.',
  ],
  no_hold: [409, 'No money of this person is held.'],
  no_second_channel: [
    409,
    'The hold ends only at its time: no other confirmed contact and no earlier factor can end it.',
  ],
  release_code_incorrect: [403, 'The code is wrong, too old, or was asked for in another session.'],
  invitation_refused: [403, 'The invitation is unknown, used, too old, or for someone else.'],
  passkey_refused: [
    403,
    'The passkey is not one of this person, or its answer is wrong, old or for another site.',
  ],
  session_unknown: [404, 'No such session of this person is open.'],
});
