import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** What the ledger needs of a unit of work: its transaction, its instant, and ids for what it opens. */
export type LedgerWork = Pick<Work, 'db' | 'now' | 'newId'>;

export const ownerKinds = ['person', 'business', 'fund', 'system'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

/** `liability` is what we owe people; `asset` is what the outside world owes us: its accounts run below zero. */
export type AccountClass = 'asset' | 'liability' | 'equity' | 'income' | 'expense' | 'transit';

export interface WantedAccount {
  readonly owner: Owner;
  readonly asset: string;
  /** `main` is where people's money is. */
  readonly purpose: string;
  readonly class: AccountClass;
  /** Lowest balance allowed, in minor units; null may go below zero without end. */
  readonly floorMinor: bigint | null;
  readonly ceilingMinor?: bigint;
  /** How much may leave on one UTC day, and in one UTC month. */
  readonly limitDayMinor?: bigint;
  readonly limitMonthMinor?: bigint;
}

export interface Account {
  readonly id: string;
  readonly owner: Owner;
  readonly asset: string;
  readonly purpose: string;
  readonly status: 'open' | 'no_debit' | 'frozen' | 'closed';
  readonly balanceMinor: bigint;
  readonly heldMinor: bigint;
  /** How many entries the account has. */
  readonly version: bigint;
}

/** One transfer that is asked for: `debit` is the account that gives, `credit` the one that gets. */
export interface Posting {
  /** UUID of version 7, made at most a day before or after the work's instant: asking again with it changes nothing. */
  readonly id: string;
  /** Postings of one group stand together in the batch and are posted all or not at all. */
  readonly groupId?: string;
  readonly debit: string;
  readonly credit: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  /** What it is for, `transfer`; in snake_case. */
  readonly kind: string;
  /** Kept with the transfer and part of what a repeat must equal. */
  readonly meta?: Readonly<Record<string, string | number | null>>;
}

/** In the order in which they are checked; `group_…` where another posting of the group was at fault. */
export const refusalCodes = [
  'id_reused',
  'amount_invalid',
  'id_out_of_time',
  'same_account',
  'account_unknown',
  'asset_mismatch',
  'debit_frozen',
  'credit_frozen',
  'insufficient_funds',
  'over_limit_day',
  'over_limit_month',
  'over_ceiling',
  'group_mismatch',
  'group_refused',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** `replayed`: this very posting was made before, and stands. `postedAt` may be a little later than the work's instant. */
export type Verdict =
  | { readonly id: string; readonly outcome: 'posted' | 'replayed'; readonly postedAt: Date }
  | { readonly id: string; readonly outcome: 'refused'; readonly code: RefusalCode };

export interface PostedTransfer {
  readonly id: string;
  readonly kind: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly postedAt: Date;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly debit: { readonly accountId: string; readonly owner: Owner };
  readonly credit: { readonly accountId: string; readonly owner: Owner };
}

/** One side of a transfer: what it changed in one account. */
export interface Entry {
  readonly accountId: string;
  readonly version: bigint;
  /** Signed: below zero where money left. */
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
  readonly transfer: PostedTransfer;
}

export interface EntriesQuery {
  /** Accounts to read, each below a version (exclusive); newest entries first. */
  readonly from: readonly { readonly accountId: string; readonly below: bigint }[];
  readonly kinds?: readonly string[];
  readonly limit: number;
}

/** A finding of the proof: `kind` names the rule, `id` the account, transfer or asset that breaks it. */
export interface BrokenRule {
  readonly kind: string;
  readonly id: string;
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
    readonly balance: string;
    readonly held: string;
  }[];
}

/** The one way to money: nothing else reads or writes the ledger's tables, and another engine could stand behind it. */
export interface Ledger {
  /** Opens those that do not exist yet; answers the ids of all, in the order asked. Safe to repeat. One round trip. */
  openAccounts(work: LedgerWork, wanted: readonly WantedAccount[]): Promise<readonly string[]>;
  /**
   * Posts a batch inside the caller's transaction and answers each in order. The rows of its accounts stay locked until the
   * transaction ends: post last. One round trip however many.
   */
  post(work: Pick<LedgerWork, 'db' | 'now'>, batch: readonly Posting[]): Promise<readonly Verdict[]>;
  setStatus(work: Pick<LedgerWork, 'db'>, accountId: string, status: Account['status']): Promise<void>;
  /** All accounts of an owner, oldest first. */
  balances(db: Database, owner: Owner): Promise<readonly Account[]>;
  account(db: Database, accountId: string): Promise<Account | undefined>;
  transfer(db: Database, transferId: string): Promise<PostedTransfer | undefined>;
  /** Entries of one or more accounts, newest first. */
  entries(db: Database, query: EntriesQuery): Promise<readonly Entry[]>;
  /** Every balance as of one instant. For tests and audits: reads every account. */
  snapshot(db: Database): Promise<Snapshot>;
  /** Derives every balance anew and checks every rule. For tests and audits: reads everything. */
  proof(db: Database): Promise<Proof>;
}
