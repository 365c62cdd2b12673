import { uuid } from '@egcr/contract/ids';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { CODE_LENGTH, PASSWORD_LENGTH_MAX, PIN_LENGTH } from './limits.ts';
import { pinIssue } from './rules.ts';

const digits = z.string().check(z.regex(new RegExp(`^\\d{${PIN_LENGTH}}$`), 'pin_format'));

/** A PIN to be checked: six digits. */
export const givenPin = digits;

/** A PIN someone chooses: six digits that are not the first to be guessed. */
export const chosenPin = digits.check(
  z.refine((pin) => pinIssue(pin) !== 'pin_too_simple', { error: 'pin_too_simple', abort: true }),
);

export const givenPassword = z
  .string()
  .check(z.minLength(1, 'password_required'), z.maxLength(PASSWORD_LENGTH_MAX, 'password_too_long'));

export const pinStatus = z.object({
  has_pin: z.boolean(),
  /** The sliding window is open in this session. */
  verified: z.boolean(),
  pin_expires_at: z.nullable(instant),
  locked_until: z.nullable(instant),
  /** Before the next lock; null where there is no PIN. */
  attempts_left: z.nullable(z.number()),
});

/** A one-time code: six digits. */
export const givenCode = z.string().check(z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'code_format'));

/** Whether money may leave, and what would end a hold. */
export const standing = z.object({
  /** Null where nothing is held. */
  held_until: z.nullable(instant),
  held_since: z.nullable(instant),
  /** How a code that ends the hold would be sent; null where no other channel is proved. */
  code_by: z.nullable(z.enum(['email', 'sms'])),
  /** A second factor of the person ends it as well. */
  factor_ends_it: z.boolean(),
});

export const openSession = z.object({
  id: uuid,
  is_current: z.boolean(),
  created_at: instant,
  last_active_at: instant,
  /** The browser or device as it named itself. */
  user_agent: z.string(),
  /** Cut to its network: the last part of the address is not kept. */
  ip: z.string(),
});

/** What a person sees of their account's history, by what happened. */
export const historyEvents = [
  'user_signed_up',
  'user_confirmed',
  'user_signed_in',
  'sign_in_failed',
  'user_signed_out',
  'password_changed',
  'email_changed',
  'phone_changed',
  'contact_change_undone',
  'pin_set',
  'pin_changed',
  'pin_failed',
  'pin_locked',
  'pin_reset',
  'money_held',
  'money_released',
  'factor_verified',
  'factor_failed',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'refresh_reused',
  'role_granted',
  'role_removed',
  'user_changed_by_admin',
] as const;
export type HistoryEvent = (typeof historyEvents)[number];

export const historyItem = z.object({
  id: uuid,
  happened_at: instant,
  event: z.enum(historyEvents),
  /** For a sign-in: password, otp or passkey. */
  method: z.nullable(z.string()),
  /** It happened in the session that asks. */
  is_current: z.boolean(),
  /** The browser or device as it named itself, where a session began. */
  user_agent: z.nullable(z.string()),
  /** Cut to its network. */
  ip: z.string(),
});
