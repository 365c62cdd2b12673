/** Why a password is weak, as the identity server names it. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/** The identity server said no, or did not answer. */
export class AuthFailure extends Error {
  /** The protocol's error code; undefined where none was given. */
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly weakPassword: readonly WeakPasswordReason[];
  /** No answer came, so it is worth trying again. */
  readonly isUnreachable: boolean;

  constructor(
    message: string,
    facts: Partial<Pick<AuthFailure, 'code' | 'status' | 'weakPassword' | 'isUnreachable'>> = {},
  ) {
    super(message);
    this.name = 'AuthFailure';
    this.code = facts.code;
    this.status = facts.status;
    this.weakPassword = facts.weakPassword ?? [];
    this.isUnreachable = facts.isUnreachable ?? false;
  }
}

const reasons: readonly WeakPasswordReason[] = ['length', 'characters', 'pwned'];

/** Reads an error of the identity client. */
export function readFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  if (!(error instanceof Error)) return new AuthFailure('');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  const given: unknown = 'reasons' in error ? error.reasons : undefined;
  return new AuthFailure(error.message, {
    code,
    status,
    weakPassword: Array.isArray(given) ? reasons.filter((reason) => given.includes(reason)) : [],
    isUnreachable: error.name === 'AuthRetryableFetchError',
  });
}

const WAIT = /after (\d+) seconds?/i;

/** The seconds a refusal asks to wait, where it names them. */
export function waitOf(failure: AuthFailure): number | undefined {
  const seconds = WAIT.exec(failure.message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Too many requests, by status, code or words. */
export function isTooMany(failure: AuthFailure): boolean {
  return (
    failure.status === 429 ||
    Boolean(failure.code?.includes('rate_limit')) ||
    /too many requests|rate limit/i.test(failure.message)
  );
}
