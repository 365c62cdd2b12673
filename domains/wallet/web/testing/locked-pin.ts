/** What the server says of a PIN that rests after wrong tries, for `GET identity/pin`. */
export const lockedPin = {
  has_pin: true,
  verified: false,
  pin_expires_at: null,
  locked_until: '2099-11-20T12:05:00.000Z',
  attempts_left: 0,
};

/** What stands at the field then. */
export const PIN_IS_LOCKED = /^Too many wrong PINs\. Wait until .*2099/;
