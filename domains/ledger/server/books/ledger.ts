import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { Proof, Reconciliation, Snapshot } from './findings.ts';

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

/** What tells an account from all others. */
export type NamedAccount = Pick<WantedAccount, 'owner' | 'asset' | 'purpose'>;

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
  /** Set aside by open holds, part of the balance: available is balance less held. */
  readonly heldMinor: bigint;
  /** How many entries the account has. */
  readonly version: bigint;
  readonly openedAt: Date;
  /** How much may leave on one UTC day and in one UTC month; null where there is no limit. */
  readonly limitDayMinor: bigint | null;
  readonly limitMonthMinor: bigint | null;
  /** What has left so far: on the UTC day `outDayOn`, in the UTC month that begins on `outMonthOn`. See `leftOf`. */
  readonly outDayMinor: bigint;
  readonly outDayOn: string | null;
  readonly outMonthMinor: bigint;
  readonly outMonthOn: string | null;
}

/** What has left an account on the day and in the month of an instant: the account's counters, or zero where they are of another day. */
export function leftOf(
  account: Pick<Account, 'outDayMinor' | 'outDayOn' | 'outMonthMinor' | 'outMonthOn'>,
  now: Date,
): { readonly dayMinor: bigint; readonly monthMinor: bigint } {
  const day = now.toISOString().slice(0, 10);
  return {
    dayMinor: account.outDayOn === day ? account.outDayMinor : 0n,
    monthMinor: account.outMonthOn === `${day.slice(0, 7)}-01` ? account.outMonthMinor : 0n,
  };
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
  /** Captures from this open hold of the debit account, at most what remains of it; several captures may follow each other. */
  readonly holdId?: string;
  /** With `holdId`: what remains of the hold after this capture is released. */
  readonly endsHold?: boolean;
  /** Gives back this earlier transfer, in whole or in part: debit and credit change places. All reversals together stay within it. */
  readonly reverses?: string;
  /** The quote that a conversion was made at. Kept, not interpreted. */
  readonly quoteId?: string;
  /** When it counts for the people concerned, where that is not when it is posted. Kept, not interpreted. */
  readonly effectiveAt?: Date;
}

/** Money to be set aside on one account. It counts towards the account's limits from now on; a capture does not count again. */
export interface WantedHold {
  /** Asking again with the same id, account, amount and reason changes nothing. */
  readonly id: string;
  readonly accountId: string;
  readonly amountMinor: bigint;
  /** What for, in snake_case: `withdrawal`. */
  readonly reason: string;
  /** From then on nothing can be captured from it. */
  readonly expiresAt: Date;
  /**
   * The house orders it, not the owner: it takes as much of the amount as is there, on a frozen account too, and counts towards no limit. Read
   * the hold to learn how much it is. Refuses insufficient_funds where nothing is there.
   */
  readonly isOrdered?: boolean;
}

export interface Hold extends WantedHold {
  readonly capturedMinor: bigint;
  /** What can still be captured: zero once it has ended. */
  readonly remainingMinor: bigint;
  readonly state: 'open' | 'captured' | 'released' | 'expired';
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/**
 * `group_…` where another posting of the group was at fault. `hold_unknown` also where the hold is on another account than the debit;
 * `reversal_mismatch` where the reversed transfer is unknown or is not this one mirrored, in the same asset. A capture goes through
 * an account with status no_debit. Reversals and captures do not count towards limits.
 */
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
  'hold_unknown',
  'hold_ended',
  'over_hold',
  'reversal_mismatch',
  'over_reversed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Codes that no request of a person can bring: the person who gets one of them has called the ledger wrongly. */
export const callerFaults = [
  'id_reused',
  'id_out_of_time',
  'same_account',
  'account_unknown',
  'asset_mismatch',
  'group_mismatch',
  'group_refused',
  'hold_unknown',
  'hold_ended',
  'over_hold',
  'reversal_mismatch',
  'over_reversed',
] as const satisfies readonly RefusalCode[];
type CallerFault = (typeof callerFaults)[number];

/** Codes for which a person is told why: each place that answers one names them all, so that a new code does not compile before it has its refusal. */
export type CodeForPeople = Exclude<RefusalCode, CallerFault>;

/** Ends a `switch` over the codes for people: it does not compile while one of them is missing. */
export function unmapped(code: never): never {
  throw new Error(`invariant broken: nothing is said of ${String(code)}`);
}

/** The code as one a person is told about; throws where the ledger was called wrongly. */
export function codeForPeople(code: RefusalCode): CodeForPeople {
  const isFault = (each: RefusalCode): each is CallerFault => callerFaults.some((fault) => fault === each);
  if (isFault(code)) throw new Error(`invariant broken: the ledger was called wrongly: ${code}`);
  return code;
}

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
  readonly groupId: string | null;
  readonly holdId: string | null;
  readonly reverses: string | null;
  readonly quoteId: string | null;
  readonly effectiveAt: Date | null;
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
  readonly direction?: 'in' | 'out';
  /** Bounds of the amount without its sign, both inclusive. */
  readonly amountMinor?: { readonly min?: bigint; readonly max?: bigint };
  /** Posted at `from` or later, and before `to`. */
  readonly posted?: { readonly from?: Date; readonly to?: Date };
  readonly limit: number;
}

/** From `from` (inclusive) to `to` (exclusive). */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** What an account's statement of a period must show: opening + all its entries = closing, which the ledger has checked. */
export interface StatementFigures {
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly inMinor: bigint;
  /** Below zero or zero. */
  readonly outMinor: bigint;
  readonly count: bigint;
}

/** The one way to money: nothing else reads or writes the ledger's tables, and another engine could stand behind it. */
export interface Ledger extends LedgerHolds, LedgerReads, LedgerWatch {
  /** Opens those that do not exist yet; answers the ids of all, in the order asked. Safe to repeat. One round trip. */
  openAccounts(work: LedgerWork, wanted: readonly WantedAccount[]): Promise<readonly string[]>;
  /**
   * Posts a batch inside the caller's transaction and answers each in order. The rows of its accounts stay locked until the
   * transaction ends: post last. One round trip however many.
   */
  post(work: InstantWork, batch: readonly Posting[], options?: PostOptions): Promise<readonly Verdict[]>;
  setStatus(work: Pick<LedgerWork, 'db'>, accountId: string, status: Account['status']): Promise<void>;
  /**
   * Sets how much may leave the account on one UTC day and in one UTC month; null is no limit. A limit below what has left already
   * stops what would leave from now on. False where there is no such account.
   */
  setLimits(work: InstantWork, accountId: string, limits: Limits): Promise<boolean>;
}

export interface PostOptions {
  /**
   * When the accounts are locked. `first` (default): before they are read, in the order of their ids. `last`: only as they are written,
   * and all is done again under locks where someone was quicker; as right, cheaper for a lane that few others meet.
   */
  readonly locks?: 'first' | 'last';
}

export type InstantWork = Pick<LedgerWork, 'db' | 'now'>;

export interface Limits {
  readonly limitDayMinor: bigint | null;
  readonly limitMonthMinor: bigint | null;
}

export interface LedgerWatch {
  /** Compares the books with themselves, freezes the accounts of what is broken, and keeps the run. */
  reconcile(work: LedgerWork, kind: Reconciliation['kind']): Promise<Reconciliation>;
  /**
   * One run of each kind, for a page on the system's health: the newest; or the newest with findings, which stand until a run over all
   * has none.
   */
  lastReconciliations(db: Database): Promise<readonly Reconciliation[]>;
  /**
   * Keeps the balances at the end of the last UTC month of up to so many accounts: those after one, or where the last run ended.
   * Answers the last it looked at, undefined at the end.
   */
  takeSnapshots(
    work: InstantWork,
    query: { readonly after?: string; readonly limit: number },
  ): Promise<string | undefined>;
}

export interface LedgerHolds {
  /**
   * Sets money aside and answers each in order, in the caller's transaction; `postedAt` is when it was set aside. Refuses id_reused,
   * amount_invalid, account_unknown, debit_frozen, insufficient_funds, over_limit_day, over_limit_month. To capture, post with `holdId`.
   */
  hold(work: InstantWork, holds: readonly WantedHold[]): Promise<readonly Verdict[]>;
  /** Gives what remains of a hold back to its account. */
  releaseHold(work: InstantWork, id: string): Promise<'released' | 'already_ended' | 'unknown'>;
  readHold(db: Database, id: string): Promise<Hold | undefined>;
  /** Open holds of the accounts, oldest first. */
  openHolds(db: Database, accountIds: readonly string[]): Promise<readonly Hold[]>;
  /** Ends up to so many holds whose time is over, and answers them as they are now. Passes over those that someone works on. */
  expireHolds(work: InstantWork, limit: number): Promise<readonly Hold[]>;
}

export interface LedgerReads {
  /** All accounts of an owner, oldest first. */
  balances(db: Database, owner: Owner): Promise<readonly Account[]>;
  /** All accounts of some owners, who are all of one kind. One round trip. */
  balancesOf(db: Database, owners: readonly Owner[]): Promise<readonly Account[]>;
  account(db: Database, accountId: string): Promise<Account | undefined>;
  /** The ids of those that are open already, in the order asked. One round trip. */
  accountIds(db: Database, named: readonly NamedAccount[]): Promise<readonly (string | undefined)[]>;
  /** The balance right after everything posted at or before an instant. Cost grows with the logarithm of the account's entries. */
  balanceAt(db: Database, accountId: string, at: Date): Promise<bigint>;
  transfer(db: Database, transferId: string): Promise<PostedTransfer | undefined>;
  /** All transfers of a group, in no promised order. */
  transfersOfGroup(db: Database, groupId: string): Promise<readonly PostedTransfer[]>;
  /** The same for several groups. One round trip. */
  transfersOfGroups(db: Database, groupIds: readonly string[]): Promise<readonly PostedTransfer[]>;
  /** All reversals of a transfer, oldest first. */
  reversalsOf(db: Database, transferId: string): Promise<readonly PostedTransfer[]>;
  /** Entries of one or more accounts, newest first. */
  entries(db: Database, query: EntriesQuery): Promise<readonly Entry[]>;
  /** Entries of one account in a period, oldest first, after a version (exclusive): for statements, page by page. */
  entriesBetween(
    db: Database,
    accountId: string,
    query: Period & { readonly after?: bigint; readonly limit: number },
  ): Promise<readonly Entry[]>;
  /** Undefined where there is no such account. An impossible sum is a broken ledger and ends the request. */
  statementOf(db: Database, accountId: string, period: Period): Promise<StatementFigures | undefined>;
  /** Every balance as of one instant. For tests and audits: reads every account. */
  snapshot(db: Database): Promise<Snapshot>;
  /** Derives every balance anew and checks every rule. For tests and audits: reads everything. */
  proof(db: Database): Promise<Proof>;
}
