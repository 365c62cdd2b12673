import type { WireMoney } from '@egcr/contract/money';

import type { BusinessAccount, DomainOf, FundAccount, HouseAccount, MoneyKind } from './money-kind.ts';

/** What every call of the door says. */
export interface Asked<Kind extends MoneyKind = MoneyKind> {
  readonly kind: Kind;
  /** The caller's id of what the money moves for. The same call with the same key moves nothing again, however late. */
  readonly key: string;
  readonly amount: WireMoney;
  /** Shown with the transaction to both sides. */
  readonly note?: string;
}

/** A person whose money it is, and the id of what they agreed to: an order, a contract, a mandate. Kept with the transfer. */
export interface Agreed {
  readonly person: string;
  readonly agreement: string;
}

/** An account of the calling domain: the house's, that of a fund, or that of a business. */
type OwnAccount<Kind extends MoneyKind> =
  | HouseAccount<DomainOf<Kind['name']>>
  | FundAccount<DomainOf<Kind['name']>>
  | BusinessAccount<DomainOf<Kind['name']>>;

/** From an account of the calling domain, or from a person who agreed, to a person. */
export interface Payment<Kind extends MoneyKind = MoneyKind> extends Asked<Kind> {
  readonly from: OwnAccount<Kind> | Agreed;
  readonly to: string;
}

/** From an account of the calling domain to a person, or into the wallet of a business, which the domain that keeps it names. */
export interface Payout<Kind extends MoneyKind = MoneyKind> extends Asked<Kind> {
  readonly from: OwnAccount<Kind>;
  readonly to: string | BusinessAccount;
}

/** From a person who agreed to an account of the calling domain. */
export interface Collection<Kind extends MoneyKind = MoneyKind> extends Asked<Kind> {
  readonly from: Agreed;
  readonly to: OwnAccount<Kind>;
  /** What goes on from there at once, such as a fee: a transfer of its own, with the key and the note of the collection. */
  readonly onward?: Pick<Asked<Kind>, 'kind' | 'amount'> & { readonly to: OwnAccount<Kind> };
}

/** From one account of the calling domain, or from the wallet of a business whose treasury lets it go, to another: no person's money. */
export interface Shift<Kind extends MoneyKind = MoneyKind> extends Asked<Kind> {
  readonly from: OwnAccount<Kind> | BusinessAccount;
  readonly to: OwnAccount<Kind>;
}

/** In a demonstration: from one account of the calling domain to another, or into the purse of an invented person. */
export interface SampleShift<Kind extends MoneyKind = MoneyKind> extends Omit<Asked<Kind>, 'note'> {
  readonly from: OwnAccount<Kind>;
  readonly to: OwnAccount<Kind> | { readonly person: string };
}

export interface Setting<Kind extends MoneyKind = MoneyKind> extends Asked<Kind> {
  readonly from: Agreed;
  /** From then on nothing can be captured; `ledger.hold_expired` is told, with the hold's id. */
  readonly expiresAt: Date;
}

export interface Capture<Kind extends MoneyKind = MoneyKind> extends Asked<Kind> {
  readonly hold: string;
  readonly to: OwnAccount<Kind> | { readonly person: string };
  /** What remains of the hold after this is released. */
  readonly endsHold?: boolean;
}

export interface GivenBack<Kind extends MoneyKind = MoneyKind> extends Asked<Kind> {
  /** The id of the transfer that is given back, in whole or in part. */
  readonly payment: string;
  /** What the person agreed to who gives it back, where it went to a person. */
  readonly agreement?: string;
}
