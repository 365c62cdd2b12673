/** The bank at which the house has its account, as the test plays it: what is on the account, and which payments it knows of. */
import type { Books } from './books.ts';
import type { Entry, Statement } from './camt.ts';

/** A withdrawal. `ahead`: its return was told before its payment. `lost`: the bank has said that it will not pay it. */
export interface Payment {
  readonly reference: string;
  readonly person: string;
  readonly minor: bigint;
  state: 'waiting' | 'sent' | 'paid' | 'returned' | 'ahead' | 'lost';
  /** The name of the file of payments it was in. */
  batch: string | undefined;
}

/** A line of a file of payments. */
export interface Told {
  readonly batch: string;
  readonly reference: string;
  readonly minor: bigint;
}

interface HouseBankOptions {
  readonly iban: string;
  readonly day: string;
  readonly books: Books;
}

export class HouseBank {
  readonly payments: Payment[] = [];
  readonly books: Books;
  readonly #options: HouseBankOptions;
  readonly #standing = new Map<string, bigint>();
  readonly #positions = new Set<string>();
  #statements = 0;

  constructor(options: HouseBankOptions) {
    this.#options = options;
    this.books = options.books;
  }

  /** What our books of the account may say at any moment: each is that after a whole statement, `USD -1200`. */
  get positions(): ReadonlySet<string> {
    return this.#positions;
  }

  /** A statement with all that is new; `again` are entries that an earlier one, the last, has told too. */
  drawUp(asset: string, fresh: readonly Entry[], again: readonly Entry[] = []): Statement {
    const standing = this.#standing.get(asset) ?? 0n;
    const closing = standing + this.sumOf(asset, fresh);
    this.#standing.set(asset, closing);
    for (const balance of [standing, closing]) this.#positions.add(`${asset} ${-balance}`);
    return this.#write(asset, { fresh, again, opening: standing - this.sumOf(asset, again), closing });
  }

  /** A statement of what never happened. */
  forge(asset: string, fresh: readonly Entry[], wrong: Partial<Statement>): Statement {
    const opening = this.#standing.get(asset) ?? 0n;
    const closing = opening + this.sumOf(asset, fresh);
    return { ...this.#write(asset, { fresh, again: [], opening, closing }), ...wrong };
  }

  /** The house has booked these entries, once. */
  booked(asset: string, entries: readonly Entry[]): void {
    this.books.add({ account: 'bank', asset, minor: -this.sumOf(asset, entries) });
    for (const change of entries.flatMap(({ changes }) => changes)) this.books.add(change);
  }

  /** Takes a file of payments. Answers what in it was not ordered so, or not now. */
  receive(told: readonly Told[]): string[] {
    return told.flatMap(({ reference, minor, batch }) => {
      const payment = this.payments.find((one) => one.reference === reference);
      const isOrdered = payment?.state === 'waiting' && payment.minor === minor;
      if (!isOrdered) return [`${reference} of ${minor}`];
      payment.state = 'sent';
      payment.batch = batch;
      return [];
    });
  }

  /** What entries add to the account: one in another currency is no part of its balance. */
  sumOf(asset: string, entries: readonly Entry[]): bigint {
    return entries.reduce((sum, { minor, currency = asset }) => (currency === asset ? sum + minor : sum), 0n);
  }

  #write(
    asset: string,
    {
      fresh,
      again,
      ...balances
    }: Pick<Statement, 'opening' | 'closing' | 'fresh'> & { readonly again: readonly Entry[] },
  ): Statement {
    const { iban, day } = this.#options;
    this.#statements += 1;
    return {
      iban,
      day,
      asset,
      name: `S${this.#statements}`,
      entries: [...again, ...fresh],
      fresh,
      ...balances,
    };
  }
}

/** The payments in a file for the bank, ISO 20022 pain.001. */
export function paymentsIn(file: string): Told[] {
  const batch = /<PmtInfId>([^<]+)</.exec(file)?.[1] ?? '';
  return file
    .split('<CdtTrfTxInf>')
    .slice(1)
    .map((text) => {
      const [, reference = ''] = /<EndToEndId>([^<]+)</.exec(text) ?? [];
      const [, whole = '0', cents = '00'] = /<InstdAmt[^>]*>(\d+)\.(\d\d)</.exec(text) ?? [];
      return { batch, reference, minor: BigInt(whole + cents) };
    });
}
