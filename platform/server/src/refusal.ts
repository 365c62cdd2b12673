import type { FieldIssue } from '@egcr/contract/problem';
import { platformRefusals, type RefusalKind } from '@egcr/contract/refusals';

export interface RefusalExtras {
  /** The refused field, where one is to blame; `errors` where several are. */
  readonly field?: string;
  readonly errors?: readonly FieldIssue[];
  readonly retryAfter_s?: number;
  /** Further members of the problem document, such as `attempts_left`. */
  readonly members?: Readonly<Record<string, string | number | boolean | null>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the use case wrote before it refused stays: a counted attempt must outlive the "no". */
  readonly keepsWork?: true;
  /** Not kept under the call's Idempotency-Key: the same key with what was missing is the same try. */
  readonly leavesKey?: true;
}

/** An expected "no": thrown by use cases, answered as a problem document, never logged as an error. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly extras: RefusalExtras;

  constructor(kind: RefusalKind, extras: RefusalExtras = {}) {
    super(kind.code);
    this.name = 'Refusal';
    this.kind = kind;
    this.extras = extras;
  }
}

/** 422 with every issue at once. */
export function validationRefusal(errors: readonly FieldIssue[]): Refusal {
  return new Refusal(platformRefusals.validation_failed, { errors });
}

/** What can never be false; where it is, the request ends with 500 and the message is logged. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${message}`);
}
