/** Everything a bank may tell of an account, and what each has to do: by the decision on bank files, not by the product's code. */
import { between, type Chance, oneOf } from '../random.ts';
import type { Change, Detail, Entry } from './camt.ts';
import type { HouseBank, Payment } from './house-bank.ts';

/** Someone with a reference to write on transfers. */
export interface Depositor {
  readonly id: string;
  readonly reference: string;
}

export interface CounterOptions {
  readonly bank: HouseBank;
  readonly chance: Chance;
  readonly customers: readonly Depositor[];
  /** Those who hand the files in. */
  readonly clerks: readonly Depositor[];
}

export const ASSET = 'USD';
export const OTHER_ASSET = 'EUR';
const RETURNED = 'AC04';

/** Where the entries of one statement are made: each payment is told of once in it. */
export class Counter {
  readonly options: CounterOptions;
  readonly #told = new Set<Payment>();
  static #count = 0;

  constructor(options: CounterOptions) {
    this.options = options;
  }

  amount(): bigint {
    return BigInt(between(this.options.chance, 100, 5_000));
  }

  customer(): Depositor {
    return oneOf(this.options.chance, this.options.customers);
  }

  /** A text that no other entry has. */
  unique(): string {
    Counter.#count += 1;
    return `no ${Counter.#count}`;
  }

  /** Payments in one of these states that this statement has not told of yet; undefined where there are not so many. */
  payments(count: number, ...states: readonly Payment['state'][]): readonly Payment[] | undefined {
    const fitting = this.options.bank.payments.filter(
      (payment) => states.includes(payment.state) && !this.#told.has(payment),
    );
    const taken = fitting.slice(0, count);
    if (taken.length < count) return undefined;
    for (const payment of taken) this.#told.add(payment);
    return taken;
  }

  /** All that is open of a file of payments of which this statement has told nothing yet. */
  wholeBatch(): readonly Payment[] | undefined {
    const { payments } = this.options.bank;
    const first = payments.find(
      ({ state, batch }) =>
        state === 'sent' && !payments.some((one) => one.batch === batch && this.#told.has(one)),
    );
    const open = payments.filter(({ batch, state }) => batch === first?.batch && state === 'sent');
    for (const payment of open) this.#told.add(payment);
    return first && open;
  }
}

/** Entries of a kind; undefined where there is nothing for it at present. */
export type EntryKind = (counter: Counter) => readonly Entry[] | undefined;

const change = (account: string, minor: bigint, held?: bigint): Change => ({
  account,
  asset: ASSET,
  minor,
  ...(held !== undefined && { held }),
});
const suspense = (minor: bigint): Change => change('bank_suspense', minor);
const unexplained = (minor: bigint): Change => change('bank_unexplained', minor);

function credit(counter: Counter, minor: bigint, rest: Partial<Entry> & { readonly detail?: Detail }): Entry {
  const { detail, ...entry } = rest;
  return { minor, reference: counter.unique(), details: detail ? [detail] : [], changes: [], ...entry };
}

function debit(counter: Counter, payment: Payment, rest: Partial<Entry> = {}): Entry {
  const { minor, reference: endToEnd } = payment;
  return { minor: -minor, reference: counter.unique(), details: [{ endToEnd }], changes: [], ...rest };
}

function comesBack(counter: Counter, payment: Payment, rest: Partial<Entry> = {}): Entry {
  const detail = { endToEnd: payment.reference, returnReason: RETURNED };
  return credit(counter, payment.minor, { detail, ...rest });
}

function paid(payments: readonly Payment[]): Change[] {
  return payments.map((payment) => {
    payment.state = 'paid';
    return change(payment.person, -payment.minor, -payment.minor);
  });
}

const sumOf = (payments: readonly Payment[]): bigint => payments.reduce((sum, { minor }) => sum + minor, 0n);

const deposits = {
  'a deposit': (counter) => {
    const [{ id, reference }, minor] = [counter.customer(), counter.amount()];
    return [credit(counter, minor, { detail: { text: `Rent ${reference}` }, changes: [change(id, minor)] })];
  },
  'a deposit without a reference of the bank': (counter) => [unnamed(counter)],
  twins: (counter) => {
    const twin = unnamed(counter);
    return [twin, twin];
  },
  'several deposits in one entry': (counter) => {
    const [one, other] = [counter.customer(), counter.customer()];
    const [first, second] = [counter.amount(), counter.amount()];
    const details = [
      { minor: first, text: one.reference },
      { minor: second, text: other.reference },
    ];
    const changes = [change(one.id, first), change(other.id, second)];
    return [credit(counter, first + second, { details, changes, batch: { count: 2 } })];
  },
  'several deposits that are not the entry': (counter) => {
    const [one, other] = [counter.customer(), counter.customer()];
    const [first, second] = [counter.amount(), counter.amount()];
    const details = [
      { minor: first, text: one.reference },
      { minor: second, text: other.reference },
    ];
    const minor = first + second + 100n;
    return [credit(counter, minor, { details, changes: [suspense(minor)] })];
  },
  'a deposit of nobody': (counter) => {
    const minor = counter.amount();
    return [credit(counter, minor, { detail: { text: 'Thank you' }, changes: [suspense(minor)] })];
  },
  'a deposit of two people': (counter) => {
    const [one, other] = counter.options.customers;
    const minor = counter.amount();
    const text = `${one?.reference} or ${other?.reference}`;
    return [credit(counter, minor, { detail: { text }, changes: [suspense(minor)] })];
  },
  'a deposit of one who hands the file in': (counter) => {
    const [{ reference: text }, minor] = [
      oneOf(counter.options.chance, counter.options.clerks),
      counter.amount(),
    ];
    return [credit(counter, minor, { detail: { text }, changes: [suspense(minor)] })];
  },
  'a deposit that the bank takes back': (counter) => {
    const minor = counter.amount();
    const detail = { text: counter.customer().reference };
    return [credit(counter, minor, { detail, isReversal: true, changes: [suspense(minor)] })];
  },
  'a fee': (counter) => {
    const minor = counter.amount();
    const [detail, changes] = [{ text: 'Fee' }, [unexplained(-minor)]];
    return [{ minor: -minor, reference: counter.unique(), details: [detail], changes }];
  },
} satisfies Readonly<Record<string, EntryKind>>;

/** What an entry says of itself is all there is to know it by. */
export function unnamed(counter: Counter): Entry {
  const [{ id, reference }, minor] = [counter.customer(), counter.amount()];
  const detail = { text: `${reference} ${counter.unique()}` };
  return credit(counter, minor, { reference: undefined, detail, changes: [change(id, minor)] });
}

const payments = {
  'a withdrawal paid': (counter) => {
    const those = counter.payments(1, 'sent');
    return those?.map((payment) => debit(counter, payment, { changes: paid([payment]) }));
  },
  'several withdrawals in one entry': (counter) => {
    const those = counter.payments(2, 'sent');
    const details = those?.map(({ reference, minor }) => ({ endToEnd: reference, minor }));
    return those && details && [together(counter, those, { details, batch: { count: 2 } })];
  },
  'several withdrawals in one entry, without amounts': (counter) => {
    const those = counter.payments(2, 'sent');
    const details = those?.map(({ reference }) => ({ endToEnd: reference }));
    return those && details && [together(counter, those, { details })];
  },
  'all of a file of payments in one entry': (counter) => {
    const those = counter.wholeBatch();
    const batch = those && { name: those[0]?.batch ?? '', count: those.length };
    // A bank that books a single one as a batch would name it.
    return those && batch && [together(counter, those, { batch })];
  },
  'a withdrawal paid with another amount': (counter) => {
    const [payment] = counter.payments(1, 'sent') ?? [];
    if (!payment) return undefined;
    const minor = -payment.minor - 1n;
    return [debit(counter, payment, { minor, changes: [unexplained(minor)] })];
  },
  'a withdrawal paid again': (counter) => {
    const [payment] = counter.payments(1, 'paid', 'returned', 'lost') ?? [];
    return payment && [debit(counter, payment, { changes: [unexplained(-payment.minor)] })];
  },
} satisfies Readonly<Record<string, EntryKind>>;

function together(counter: Counter, those: readonly Payment[], rest: Partial<Entry>): Entry {
  return {
    minor: -sumOf(those),
    reference: counter.unique(),
    details: [],
    changes: paid(those),
    ...rest,
  };
}

const returns = {
  'a withdrawal that comes back': (counter) => {
    const [payment] = counter.payments(1, 'paid') ?? [];
    if (!payment) return undefined;
    payment.state = 'returned';
    return [comesBack(counter, payment, { changes: [change(payment.person, payment.minor)] })];
  },
  'a withdrawal that comes back before it is paid, in one statement': (counter) => {
    const [payment] = counter.payments(1, 'sent') ?? [];
    if (!payment) return undefined;
    const out = debit(counter, payment, { changes: paid([payment]) });
    payment.state = 'returned';
    return [comesBack(counter, payment, { changes: [change(payment.person, payment.minor)] }), out];
  },
  'a withdrawal that comes back, and is paid in a later statement': (counter) => {
    const [payment] = counter.payments(1, 'sent') ?? [];
    if (!payment) return undefined;
    payment.state = 'ahead';
    const changes = [change(payment.person, 0n, -payment.minor), change('bank_clearing_out', payment.minor)];
    return [comesBack(counter, payment, { changes })];
  },
  'the payment of one that has come back': (counter) => {
    const [payment] = counter.payments(1, 'ahead') ?? [];
    if (!payment) return undefined;
    payment.state = 'returned';
    return [debit(counter, payment, { changes: [change('bank_clearing_out', -payment.minor)] })];
  },
  'a return in another currency': (counter) => {
    const [payment] = counter.payments(1, 'sent', 'paid') ?? [];
    return payment && [comesBack(counter, payment, { currency: 'CHF' })];
  },
  'a return of another amount': (counter) => {
    const [payment] = counter.payments(1, 'sent', 'paid') ?? [];
    if (!payment) return undefined;
    const minor = payment.minor + 1n;
    return [comesBack(counter, payment, { minor, changes: [suspense(minor)] })];
  },
  'a return without a reason, before the payment': (counter) => {
    const [payment] = counter.payments(1, 'sent') ?? [];
    if (!payment) return undefined;
    const detail = { endToEnd: payment.reference };
    return [credit(counter, payment.minor, { detail, changes: [suspense(payment.minor)] })];
  },
  'a return of nothing that we sent': (counter) => {
    const minor = counter.amount();
    const detail = { endToEnd: 'X0000000', text: counter.customer().reference, returnReason: RETURNED };
    return [credit(counter, minor, { detail, changes: [suspense(minor)] })];
  },
} satisfies Readonly<Record<string, EntryKind>>;

export const entryKinds: Readonly<Record<string, EntryKind>> = { ...deposits, ...payments, ...returns };

/** A statement in the other currency: it names a withdrawal in the first one, which it must not touch. */
export function otherCurrency(counter: Counter): readonly Entry[] {
  const [{ id, reference }, minor] = [counter.customer(), counter.amount()];
  const [payment] = counter.payments(1, 'sent', 'paid') ?? [];
  const inOther = ({ account, minor: by }: Change): Change => ({ account, minor: by, asset: OTHER_ASSET });
  const deposit = credit(counter, minor, {
    detail: { text: reference },
    changes: [inOther(change(id, minor))],
  });
  if (!payment) return [deposit];
  return [deposit, comesBack(counter, payment, { changes: [inOther(suspense(payment.minor))] })];
}
