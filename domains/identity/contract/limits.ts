export const EMAIL_LENGTH_MAX = 254;
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;
export const PASSWORD_CLASSES_MIN = 3;
export const CODE_LENGTH = 6;
/** Wrong guesses a one-time code survives. */
export const CODE_ATTEMPTS_MAX = 5;
export const SMS_CODE_S = 600;
export const MAIL_LINK_S = 3600;
/** From the click on a link to the exchange of its auth code (PKCE), as GoTrue has it. */
export const AUTH_CODE_S = 300;
/** A code that is used up or too old is told apart from an unknown one for this long. */
export const AUTH_CODE_KEEP_S = 24 * 3600;
/** SMS cost money and are sold by fraudsters: codes to one number, to its block of a thousand, to its country, and in all. */
export const SMS_NUMBER_HOUR_MAX = 5;
export const SMS_NUMBER_DAY_MAX = 10;
export const SMS_BLOCK_HOUR_MAX = 20;
export const SMS_COUNTRY_DAY_MAX = 2000;
export const SMS_DAY_MAX = 10_000;
/** A country is cut off for the hour when, of this many codes, fewer than this share came back. */
export const SMS_SAMPLE = 50;
export const SMS_RETURN_PERCENT_MIN = 10;
export const SMS_COUNT_KEEP_S = 48 * 3600;
/** What one account bears in a day, of messages and of wrong guesses; known devices have as much again. */
export const MESSAGES_DAY_MAX = 12;
/** Guesses of codes across all kinds: 15 of a million, as with the PIN. */
export const CODE_GUESSES_DAY_MAX = 15;
export const PASSWORD_GUESSES_DAY_MAX = 100;
export const FACTOR_GUESSES_DAY_MAX = 20;
/** Messages a day to one address, for all accounts that name it together. */
export const ADDRESS_MESSAGES_DAY_MAX = 24;
export const DAY_COUNT_KEEP_S = 48 * 3600;
/** An account knows a device for this long after its last sign-in. */
export const DEVICE_KNOWN_S = 90 * 24 * 3600;
/** Between two messages of the same kind to one person. */
export const RESEND_COOLDOWN_S = 60;
export const ACCESS_TOKEN_S = 900;
/** Tries to set a password in one session and day: each is compared with the present one. */
export const PASSWORD_TRIES_DAY_MAX = 10;
/** Within this time a replaced refresh token still gets the one that replaced it. */
export const REFRESH_REUSE_S = 10;
/** A refresh may come this much after the idle limit: the browser's clock tick is coarse. */
export const IDLE_GRACE_S = 60;
export const SESSION_MAX_S = 12 * 3600;
/** A session by code or link this young may change a password or a forgotten PIN. */
export const RECENT_CODE_SESSION_S = 600;
/** What a person may keep of own data, as JSON: it travels in every access token, and proxies refuse headers above 8 KiB. */
export const USER_METADATA_BYTES_MAX = 4096;
/** The same for what operators add. */
export const APP_METADATA_BYTES_MAX = 1024;
/** How deep a body of the protocol may nest: two deep is what clients send, and the database stops at some thousand. */
export const BODY_DEPTH_MAX = 32;
/** The longest ban: a hundred years. */
export const BAN_S_MAX = 100 * 366 * 24 * 3600;
/** A sign-up nobody confirmed is forgotten after this time. */
export const UNCONFIRMED_KEEP_S = 72 * 3600;
/** Sessions are kept this long after their beginning, for the person and the audit to look at. */
export const SESSION_KEEP_S = 90 * 24 * 3600;

export const PIN_LENGTH = 6;
export const PIN_ATTEMPTS_MAX = 5;
export const PIN_FIRST_LOCK_S = 300;
export const PIN_NEXT_LOCK_S = 1800;
/** This many wrong PINs in a day and the PIN has to be reset. */
export const PIN_DAY_FAILS_MAX = 15;
export const PIN_DAY_S = 24 * 3600;

/** Money stays in the wallet for this long after credentials were reset by one channel. */
export const MONEY_HOLD_S = 24 * 3600;
/** An address ends a hold early only if it was confirmed this long before the hold began. */
export const CONTACT_SETTLED_S = 24 * 3600;
/** A number nobody used for this long may have been given to another person: it resets nothing until it is proved another way. */
export const PHONE_UNUSED_S = 180 * 24 * 3600;

/** A change of address can be undone from the old one for this long. */
export const CONTACT_UNDO_HOURS = 72;

/** An invitation that the host printed, and what redeeming one lets a session do. */
export const HOST_TOKEN_S = 1800;
/** The invitation that is mailed with a staff role. */
export const STAFF_INVITATION_S = 24 * 3600;
export const STAFF_INVITATION_LENGTH_MAX = 100;

export const FACTORS_MAX = 10;
export const FACTOR_NAME_LENGTH_MAX = 120;
export const FACTOR_CHALLENGE_S = 300;
/** Wrong codes of a second factor before it is locked, and for how long. */
export const FACTOR_ATTEMPTS_MAX = 5;
export const FACTOR_LOCK_S = 300;
export const TOTP_STEP_S = 30;
/** Steps before and after the present one whose codes count: clocks of telephones go wrong. */
export const TOTP_STEPS_AROUND = 1;
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
export const PASSKEYS_MAX = 10;
export const PASSKEY_CHALLENGE_S = 300;
