import { uuid } from '@egcr/contract/ids';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { PASSWORD_LENGTH_MAX, PIN_LENGTH } from './limits.ts';
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
