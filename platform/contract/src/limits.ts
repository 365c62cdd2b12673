import type { RateClass } from './endpoint.ts';

/** Requests per window and caller (a person, or a network address where nobody is signed in), counted over all processes. */
export const rateLimits: Readonly<
  Record<RateClass, { readonly requests: number; readonly window_s: number }>
> = {
  public: { requests: 600, window_s: 60 },
  read: { requests: 600, window_s: 60 },
  write: { requests: 120, window_s: 60 },
  money: { requests: 60, window_s: 60 },
  secret: { requests: 30, window_s: 300 },
  send: { requests: 30, window_s: 300 },
};

export const BODY_LIMIT_BYTES = 1_048_576;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
export const IDEMPOTENCY_KEEP_S = 7 * 24 * 3600;
export const PAGE_LIMIT_DEFAULT = 25;
export const PAGE_LIMIT_MAX = 100;
export const PIN_WINDOW_S = 300;
export const PIN_FRESH_S = 120;
export const SESSION_IDLE_S = 600;
export const IN_PROGRESS_RETRY_S = 1;
export const OVERLOADED_RETRY_S = 2;
