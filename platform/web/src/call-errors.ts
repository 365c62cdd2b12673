import type { FieldIssue } from '@egcr/contract/problem';

type Member = string | number | boolean | null;

/** The server said no. `code` is stable and is what the sentence is chosen by. */
export class CallRefusal extends Error {
  readonly code: string;
  readonly status: number;
  /** Every refused field, by its path in the request. */
  readonly errors: readonly FieldIssue[];
  /** Further members of the problem document, such as `attempts_left`. */
  readonly members: Readonly<Record<string, Member>>;
  /** What Retry-After asks for, in seconds. */
  readonly retryAfter_s: number | undefined;
  readonly requestId: string | undefined;

  constructor(facts: {
    readonly code: string;
    readonly status: number;
    readonly errors?: readonly FieldIssue[];
    readonly members?: Readonly<Record<string, Member>>;
    readonly retryAfter_s?: number | undefined;
    readonly requestId?: string | undefined;
  }) {
    super(facts.code);
    this.name = 'CallRefusal';
    this.code = facts.code;
    this.status = facts.status;
    this.errors = facts.errors ?? [];
    this.members = facts.members ?? {};
    this.retryAfter_s = facts.retryAfter_s;
    this.requestId = facts.requestId;
  }
}

/** No answer came: offline, the server is down, or the answer was lost. Whether anything happened is not known. */
export class CallUnreachable extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
    this.name = 'CallUnreachable';
  }
}

/** Is this the refusal with that code? */
export function isRefusal(failure: unknown, code?: string): failure is CallRefusal {
  return failure instanceof CallRefusal && (code === undefined || failure.code === code);
}

/** Nothing is at this address for the caller: its id is unknown, hidden from them, or not even the shape of one. */
export function isMissing(failure: unknown): boolean {
  return isRefusal(failure, 'not_found') || isRefusal(failure, 'validation_failed');
}

/** Whether the PIN has to come with the call itself: the screen that shows what is confirmed asks for it. */
export function asksForPinInCall(failure: unknown): boolean {
  return isRefusal(failure, 'pin_required') && failure.members['in_call'] === true;
}

const TRIES = 2;

/** A no is an answer and is not asked again; a missing answer or a busy server is, twice. */
export function isWorthRepeating(tried: number, failure: unknown): boolean {
  if (tried >= TRIES) return false;
  return failure instanceof CallUnreachable || (failure instanceof CallRefusal && failure.status >= 500);
}

const STANDARD = new Set(['type', 'title', 'status', 'code', 'detail', 'errors', 'request_id', 'instance']);

/** Reads a refused answer. Anything that is no problem document becomes code `internal` (5xx) or `unknown`. */
export async function readRefusal(response: Response): Promise<CallRefusal> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const facts = {
    status: response.status,
    retryAfter_s: Number.isFinite(retryAfter) ? retryAfter : undefined,
  };
  const body = await readObject(response);
  const code = body['code'];
  if (typeof code !== 'string') {
    return new CallRefusal({ ...facts, code: response.status >= 500 ? 'internal' : 'unknown' });
  }
  const requestId = body['request_id'];
  return new CallRefusal({
    ...facts,
    code,
    errors: readIssues(body['errors']),
    members: readMembers(body),
    requestId: typeof requestId === 'string' ? requestId : undefined,
  });
}

/** Whether a refusal means that nobody is signed in any longer. A token that has run out may be renewed: that is another matter. */
export function isSessionOver(code: string): boolean {
  return code === 'session_expired' || code === 'token_invalid';
}

type Unread = Readonly<Record<string, unknown>>;

async function readObject(response: Response): Promise<Unread> {
  try {
    const body: unknown = await response.json();
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readIssues(errors: unknown): FieldIssue[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isObject).flatMap(({ field, code, params }) => {
    if (typeof field !== 'string' || typeof code !== 'string') return [];
    return [isObject(params) ? { field, code, params: readParams(params) } : { field, code }];
  });
}

function readParams(params: Unread): Record<string, string | number> {
  const kept = Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(kept);
}

function readMembers(body: Unread): Record<string, Member> {
  const members: Record<string, Member> = {};
  for (const [name, value] of Object.entries(body)) {
    if (STANDARD.has(name)) continue;
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean'
    )
      members[name] = value;
  }
  return members;
}
