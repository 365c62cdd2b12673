/** The words of statements and receipts on paper. `{…}` is filled in. */
export interface StatementMessages {
  /** The tag for `Intl`. */
  readonly locale: string;
  readonly title: string;
  readonly holder: string;
  readonly account: string;
  readonly period: string;
  readonly periodText: string;
  readonly currency: string;
  readonly opening: string;
  readonly closing: string;
  readonly came: string;
  readonly went: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly balance: string;
  readonly page: string;
  readonly checked: string;
  readonly none: string;
  readonly receipt: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly reference: string;
  readonly number: string;
  readonly state: string;
  readonly posted: string;
  readonly kinds: Readonly<Record<StatementKind, string>>;
}

export type StatementKind =
  | 'transfer_in'
  | 'transfer_out'
  | 'sandbox_deposit'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawal_return'
  | 'conversion'
  | 'conversion_in'
  | 'conversion_fee'
  | 'pot_in'
  | 'pot_out'
  | 'other';
