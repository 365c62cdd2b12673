import type { WithdrawalRow } from '../rails/store.ts';

/** Why an entry waits for a person, or was not what it looked like. */
export const entryReasons = [
  'no_owner',
  'two_owners',
  'return_differs',
  'return_before_debit',
  'withdrawal_differs',
  'withdrawal_not_sent',
  'withdrawal_ended',
  'batch_differs',
  'nothing_of_ours',
  'reversal',
  'details_differ',
  'detail_currency',
  'detail_direction',
  'details_without_amounts',
  'currency_differs',
  'future_date',
  'zero_amount',
  'account_stopped',
  'own_money',
  'not_proven',
  'statement_missing',
] as const;
export type EntryReason = (typeof entryReasons)[number];

/** What one payment of an entry does to the books. */
export type Effect =
  /** A withdrawal is paid: what was set aside leaves. */
  | { readonly does: 'capture'; readonly withdrawal: WithdrawalRow }
  /** A paid withdrawal came back. */
  | { readonly does: 'reverse'; readonly withdrawal: WithdrawalRow; readonly said: string }
  /** A withdrawal came back before the bank's entry that it was paid: the money waits in clearing for that entry. */
  | { readonly does: 'return_ahead'; readonly withdrawal: WithdrawalRow; readonly said: string }
  /** The entry that `return_ahead` waited for. */
  | { readonly does: 'settle'; readonly withdrawal: WithdrawalRow }
  /** Money in suspense that was decided to go back has gone: the books know it already. */
  | { readonly does: 'confirm'; readonly decisionId: string }
  | { readonly does: 'deposit'; readonly userId: string }
  | { readonly does: 'suspense'; readonly reason: EntryReason }
  /** Money has left, and nothing of ours says why. */
  | { readonly does: 'unexplained'; readonly reason: EntryReason }
  /** Kept, not booked: it is no part of the account's balance. */
  | { readonly does: 'note'; readonly reason: EntryReason }
  | { readonly does: 'skip'; readonly because: 'duplicate' | 'announced' };

/** One payment of an entry, and what will become of it. */
export interface PlannedPart {
  readonly content: string;
  /** Which of those with the same content. */
  readonly ordinal: number;
  readonly part: number;
  readonly currency: string;
  readonly scale: number;
  readonly amountMinor: bigint;
  readonly remittance: string;
  readonly bookedOn: string | undefined;
  readonly effect: Effect;
}

export interface PlannedStatement {
  readonly asset: string;
  readonly name: string;
  readonly sequence: string;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  /** Undefined where nothing of it is new. */
  readonly place: number | undefined;
  readonly parts: readonly PlannedPart[];
}

/** What taking a file would do, made from its text and from what is known, by no chance and no clock. */
export interface BankFilePlan {
  readonly account: string;
  readonly statements: readonly PlannedStatement[];
  /** Of the text and of every effect: the same hash is the same plan. */
  readonly hash: string;
  /** In and out by currency, of what is new, in minor units. */
  readonly totals: readonly { readonly asset: string; readonly inMinor: bigint; readonly outMinor: bigint }[];
}
