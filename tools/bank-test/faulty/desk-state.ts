/** What the faulty bank remembers of its desks, in one row of its database, and how its books move. */
import type { FaultyEnvelope } from './fund-routes.ts';
import type { FaultyOrder } from './unit-routes.ts';

export interface Withdrawal {
  readonly id: string;
  readonly reference: string;
  readonly person: string;
  readonly minor: number;
  state: 'waiting' | 'sent' | 'paid' | 'returned' | 'ahead';
  batch: string;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export interface DeskState {
  /** By the reference they write on transfers. */
  readonly depositors: Record<string, string>;
  readonly staff: Record<string, boolean>;
  readonly withdrawals: Withdrawal[];
  readonly proposals: Record<
    string,
    { readonly path: string; readonly body: Record<string, unknown>; readonly by: string }
  >;
  readonly answers: Record<string, Answered>;
  /** Names of the statements that were booked, and how often each entry was. */
  readonly statements: Record<string, boolean>;
  readonly entries: Record<string, number>;
  readonly closing: Record<string, number>;
  readonly books: Record<string, { balance: number; held: number }>;
  /** What each fund was filled with; envelopes; what is paid for; and who or what has an account of its own. */
  readonly filled: Record<string, number>;
  readonly envelopes: Record<string, FaultyEnvelope>;
  readonly subjects: Record<string, boolean>;
  readonly owners: Record<string, boolean>;
  /** Of one wealth fund: its prices by the ids of their valuations, and all orders. */
  readonly prices: Record<string, string>;
  readonly orders: FaultyOrder[];
}

export function emptyDesk(): DeskState {
  return {
    depositors: {},
    staff: {},
    withdrawals: [],
    proposals: {},
    answers: {},
    statements: {},
    entries: {},
    closing: {},
    books: {},
    filled: {},
    envelopes: {},
    subjects: {},
    owners: {},
    prices: {},
    orders: [],
  };
}

/** Adds to an account: a person's, or one of the house by its purpose. */
export function add(
  { books }: DeskState,
  { asset, account }: { readonly asset: string; readonly account: string },
  { minor, held = 0 }: { readonly minor: number; readonly held?: number },
): void {
  const place = `${asset} ${account}`;
  const { balance, held: before } = books[place] ?? { balance: 0, held: 0 };
  books[place] = { balance: balance + minor, held: before + held };
}

/** As `/dev/ledger/snapshot` shows them. */
export function accountsOf({ books, depositors, owners }: DeskState): unknown[] {
  const people = new Set(Object.values(depositors));
  return Object.entries(books).map(([place, { balance, held }]) => {
    const [asset = '', account = ''] = place.split(' ');
    return {
      id: place,
      owner_id: people.has(account) || owners[account] ? account : null,
      asset,
      purpose: people.has(account) ? 'main' : account,
      balance: String(balance),
      held: String(held),
    };
  });
}
