/** Who meets a code: a person on a screen, or only what calls the API. */
export type RefusalReader = 'person' | 'machine';

/** The HTTP statuses that say no. A mistyped one does not compile. */
export type RefusalStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 415
  | 422
  | 423
  | 429
  | 500
  | 503;

/**
 * An expected "no". The code is the wire contract and is append-only; the meaning is for developers (OpenAPI, the problem's title).
 * People read the sentence their own catalogue holds for the code.
 */
export interface RefusalKind<Code extends string = string, Reader extends RefusalReader = RefusalReader> {
  readonly code: Code;
  readonly status: RefusalStatus;
  readonly meaning: string;
  /** `machine`: no screen of ours can meet it, so that no sentence is asked for. */
  readonly reader: Reader;
}

/** Code → HTTP status, meaning, and `machine` where no screen can meet it. */
type Declared = readonly [status: RefusalStatus, meaning: string, reader?: 'machine'];

type RefusalTable<T> = {
  readonly [Code in keyof T & string]: RefusalKind<
    Code,
    T[Code] extends readonly [number, string, 'machine'] ? 'machine' : 'person'
  >;
};

/** Declares a domain's refusals: code → HTTP status and meaning. */
export function refusals<const T extends Readonly<Record<string, Declared>>>(table: T): RefusalTable<T> {
  const entries = Object.entries(table).map(([code, [status, meaning, reader = 'person']]) => [
    code,
    { code, status, meaning, reader },
  ]);
  return Object.fromEntries(entries) as RefusalTable<T>;
}

/** Refusals the platform itself may give on any call. */
export const platformRefusals = refusals({
  validation_failed: [422, 'One or more fields do not validate; every issue is listed.'],
  malformed_request: [400, 'The request could not be read: broken JSON, headers or address.', 'machine'],
  request_too_slow: [408, 'The request did not arrive whole within 30 seconds; send it again.', 'machine'],
  token_missing: [401, 'This call needs a bearer access token.'],
  token_invalid: [401, 'The access token cannot be verified.'],
  token_expired: [401, 'The access token has expired; refresh it and repeat the call.'],
  session_expired: [401, 'The session has ended, or was idle for too long.'],
  pin_required: [401, 'The PIN has to be verified first, or again.'],
  profile_incomplete: [403, 'The profile has to be completed first.'],
  verification_required: [403, 'An email address or phone number has to be verified first.'],
  role_required: [403, 'This call is reserved for people with another role.'],
  second_factor_required: [
    403,
    'This session needs a second factor: a code of the authenticator app, a recovery code or a passkey.',
  ],
  key_refused: [403, 'This call takes no API keys.', 'machine'],
  scope_required: [403, 'The API key lacks the scope of this call; members: scope.', 'machine'],
  network_refused: [403, 'The API key is not for use from this network address.', 'machine'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This address does not take that method.', 'machine'],
  too_large: [413, 'The request is larger than this call accepts.'],
  file_too_costly: [
    422,
    'Reading this file takes more rows, columns, depth, memory or time than a file of its kind needs.',
  ],
  unsupported_media_type: [415, 'Send the body as application/json.', 'machine'],
  conflict: [409, 'The thing changed meanwhile; read it again and repeat.'],
  in_progress: [409, 'The same request is still being worked on; ask again shortly.'],
  idempotency_key_required: [400, 'This call needs an Idempotency-Key header.', 'machine'],
  already_done: [
    409,
    'The same request was done so long ago that its answer is kept no more; nothing was done again.',
  ],
  idempotency_mismatch: [422, 'This Idempotency-Key was used before with another body.', 'machine'],
  rate_limited: [429, 'Too many requests; wait as long as Retry-After says.'],
  overloaded: [503, 'The server is busy; repeat the call after Retry-After.'],
  internal: [500, 'Something went wrong on our side.'],
});

export type PlatformRefusal = keyof typeof platformRefusals;

/** The platform's refusals that a person may read. */
export type PlatformRefusalForPeople = {
  readonly [Code in PlatformRefusal]: (typeof platformRefusals)[Code]['reader'] extends 'machine'
    ? never
    : Code;
}[PlatformRefusal];
