import type { Work } from '@egcr/server-kit/work';

import type {
  Capture,
  Collection,
  GivenBack,
  Payment,
  Payout,
  SampleShift,
  Setting,
  Shift,
} from './asked.ts';
import { capture, hold, release, type Captured, type Held } from './holds.ts';
import { giveBack } from './give-back.ts';
import type { MoneyKind } from './money-kind.ts';
import type { Moved } from './move-once.ts';
import { moveSamples } from './move-samples.ts';
import { collect, move, moveMany, pay } from './pay.ts';
import { payMany, type PaidOne } from './pay-many.ts';
import type { WalletParts } from '../parts.ts';
import type { MoneyParts } from '../security/judge-leaving.ts';

/**
 * The one way in which other domains move people's money. Each call runs in the caller's transaction, and everything it does shows in
 * history, statements, receipts, notices and on open pages under the words of its kind. Money that leaves a person's wallet is judged as
 * decision 30 says and counts towards the limits. A `Refusal` rolls the caller's work back, or is caught in a savepoint.
 *
 * All refuse invalid_amount, unknown_currency, idempotency_mismatch (the key has moved other money).
 */
export interface MoneyDoor<Kind extends MoneyKind = MoneyKind> {
  /**
   * Refuses recipient_self, recipient_unavailable (also where nobody has that id); from a person, as `judgeLeaving`; insufficient_funds,
   * account_frozen.
   */
  pay<K extends Kind>(work: Work, payment: Payment<K>): Promise<Moved>;
  /**
   * Pays many people and businesses from accounts of the calling domain at about the cost of one payment: for disbursements. Answers each in
   * the order asked; a refused one leaves the others as they are. Keys differ from each other, and are the same as those of `pay`.
   */
  payMany<K extends Kind>(work: Work, payouts: readonly Payout<K>[]): Promise<readonly PaidOne[]>;
  /** Refuses as `judgeLeaving`, then insufficient_funds, account_frozen. */
  collect<K extends Kind>(work: Work, collection: Collection<K>): Promise<Moved>;
  /** Moves money between two accounts of the calling domain: of the house, of funds. Refuses insufficient_funds, account_frozen. */
  move<K extends Kind>(work: Work, shift: Shift<K>): Promise<Moved>;
  /** The same for many, all or none, at about the cost of one. Keys of one kind differ from each other. */
  moveMany<K extends Kind>(work: Work, shifts: readonly Shift<K>[]): Promise<readonly Moved[]>;
  /** Posts invented transfers in one batch. Works in a demonstration only. Answers the ids of the transfers. */
  moveSamples<K extends Kind>(work: Work, shifts: readonly SampleShift<K>[]): Promise<readonly string[]>;
  /** Sets money aside in a person's wallet. It counts towards the limits now. Refuses as `collect`. */
  hold<K extends Kind>(work: Work, setting: Setting<K>): Promise<Held>;
  /**
   * Takes a part or all of a hold, one part after the other. Refuses not_found (no hold of the calling domain), account_banned, money_held,
   * wallet_frozen, recipient_self, recipient_unavailable, hold_ended, over_hold, account_frozen.
   */
  capture<K extends Kind>(work: Work, captured: Capture<K>): Promise<Captured>;
  /** Gives what remains of a hold back. Refuses not_found (no hold of the calling domain). Again, or after it has ended, changes nothing. */
  release<K extends Kind>(
    work: Work,
    released: Pick<Capture<K>, 'kind' | 'hold'>,
  ): Promise<'released' | 'already_ended'>;
  /**
   * Gives back an earlier payment, collection or capture of the calling domain, all parts together never more than it was. Refuses
   * not_found; recipient_unavailable (also where the account that it goes back to is gone); where a person gives it back, account_banned, money_held,
   * wallet_frozen; over_payment, insufficient_funds, account_frozen.
   */
  giveBack<K extends Kind>(work: Work, given: GivenBack<K>): Promise<Moved>;
}

/** The door, over the kinds that the wallet is composed with. */
export function moneyDoor<Kind extends MoneyKind>(
  parts: MoneyParts & Pick<WalletParts, 'kinds' | 'settings'>,
): MoneyDoor<Kind> {
  return {
    pay: (work, payment) => pay(parts, work, payment),
    payMany: (work, payouts) => payMany(parts, work, payouts),
    collect: (work, collection) => collect(parts, work, collection),
    move: (work, shift) => move(parts, work, shift),
    moveMany: (work, shifts) => moveMany(parts, work, shifts),
    moveSamples: (work, shifts) => moveSamples(parts, work, shifts),
    hold: (work, setting) => hold(parts, work, setting),
    capture: (work, captured) => capture(parts, work, captured),
    release: (work, released) => release(parts, work, released),
    giveBack: (work, given) => giveBack(parts, work, given),
  };
}
