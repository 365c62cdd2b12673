/** What looking at the books as a whole finds. */

/** A finding of the proof: `kind` names the rule, `id` the account, transfer or asset that breaks it. */
export interface BrokenRule {
  readonly kind: string;
  readonly id: string;
}

/** One comparison of the books with themselves, of what is new or of all. What is broken has its accounts frozen. */
export interface Reconciliation {
  readonly id: string;
  readonly kind: 'new' | 'all';
  readonly startedAt: Date;
  readonly tookMs: number;
  /** What was new since the run before. */
  readonly transfers: bigint;
  readonly accounts: bigint;
  readonly broken: readonly BrokenRule[];
  /** `clearing_open`: an account for passing money on has not come to zero in time. */
  readonly openItems: readonly BrokenRule[];
  /** How many accounts were stopped. */
  readonly frozen: number;
}

export interface Proof {
  readonly accounts: readonly { readonly id: string; readonly balance: string; readonly derived: string }[];
  readonly broken: readonly BrokenRule[];
}

export interface Snapshot {
  readonly accounts: readonly {
    readonly id: string;
    readonly owner_id: string;
    readonly asset: string;
    readonly purpose: string;
    readonly balance: string;
    readonly held: string;
  }[];
}
