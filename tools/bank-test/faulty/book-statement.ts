/** How the faulty bank books what a file of the bank says: rightly, or with one mistake. */
import { type ReadEntry, type ReadStatement, readStatements } from './camt-reader.ts';
import { add, type DeskState, type Withdrawal } from './desk-state.ts';

export const fileMistakes = [
  'twin_dropped',
  'return_of_any_currency',
  'file_booked_twice',
  'batch_to_the_first',
  'any_account_taken',
  'closing_balance_believed',
  'half_a_file',
  'return_taken_for_a_deposit',
] as const;
export type FileMistake = (typeof fileMistakes)[number];

export const OWN_IBAN = 'DE02120300000000202051';
const ASSETS = ['USD', 'EUR'];

/** Why a file cannot be booked now; undefined where it can. */
export function refusalOf(state: DeskState, content: string, mistake: string): string | undefined {
  for (const statement of readStatements(content)) {
    const { asset, iban, opening, closing, entries } = statement;
    if (!ASSETS.includes(asset)) return 'bank_file_unreadable';
    if (iban !== OWN_IBAN && mistake !== 'any_account_taken') return 'bank_account_foreign';
    if (opening + sumOf(entries, asset) !== closing && mistake !== 'closing_balance_believed')
      return 'bank_statement_differs';
    if (newIn(state, statement, mistake) === undefined) return 'bank_statement_gap';
  }
  return undefined;
}

/** Books what is new, and tells before each entry: there a mistake may let others see half of it. */
export async function bookFile(
  state: DeskState,
  { content, mistake }: { readonly content: string; readonly mistake: string },
  beforeEntry: () => Promise<void>,
): Promise<void> {
  for (const statement of readStatements(content)) {
    const fresh = newIn(state, statement, mistake) ?? [];
    state.statements[statement.name] = true;
    if (fresh.length > 0) state.closing[statement.asset] = statement.closing;
    const outFirst = [...fresh.filter(({ minor }) => minor < 0), ...fresh.filter(({ minor }) => minor >= 0)];
    for (const entry of outFirst) {
      await beforeEntry();
      state.entries[entry.content] = (state.entries[entry.content] ?? 0) + 1;
      new Booking(state, statement.asset, entry, mistake).book();
    }
  }
}

/** The entries that were not booked before; undefined where a statement before this one is missing. */
function newIn(
  { statements, closing, entries: booked }: DeskState,
  { name, asset, opening, closing: end, entries }: ReadStatement,
  mistake: string,
): readonly ReadEntry[] | undefined {
  if (mistake === 'file_booked_twice') return entries;
  if (statements[name] === true) return [];
  const last = closing[asset] ?? opening;
  if (opening === last) return mistake === 'twin_dropped' ? withoutTwins(entries) : entries;
  const seen = new Map<string, number>();
  const fresh = entries.filter(({ content }) => {
    const ordinal = (seen.get(content) ?? 0) + 1;
    seen.set(content, ordinal);
    return ordinal > (booked[content] ?? 0);
  });
  return last + sumOf(fresh, asset) === end ? fresh : undefined;
}

function withoutTwins(entries: readonly ReadEntry[]): ReadEntry[] {
  return [...new Map(entries.map((entry) => [entry.content, entry])).values()];
}

function sumOf(entries: readonly ReadEntry[], asset: string): number {
  return entries.reduce((sum, { minor, currency }) => (currency === asset ? sum + minor : sum), 0);
}

class Booking {
  readonly #state: DeskState;
  readonly #asset: string;
  readonly #entry: ReadEntry;
  readonly #mistake: string;

  constructor(state: DeskState, asset: string, entry: ReadEntry, mistake: string) {
    this.#state = state;
    this.#asset = asset;
    this.#entry = entry;
    this.#mistake = mistake;
  }

  book(): void {
    const { minor, currency } = this.#entry;
    if (currency !== this.#asset && this.#mistake !== 'return_of_any_currency') return;
    this.#move('bank', -minor);
    if (minor < 0) this.#out(-minor);
    else this.#in(minor);
  }

  #out(minor: number): void {
    const { details, batch } = this.#entry;
    const named = details.flatMap(({ endToEnd }) => this.#withdrawal(endToEnd) ?? []);
    const those =
      batch === ''
        ? named
        : this.#state.withdrawals.filter((one) => one.batch === batch && one.state === 'sent');
    const [first] = those;
    if (first === undefined || those.reduce((sum, one) => sum + one.minor, 0) !== minor)
      return this.#move('bank_unexplained', -minor);
    if (first.state === 'ahead') {
      first.state = 'returned';
      return this.#move('bank_clearing_out', -minor);
    }
    if (those.some(({ state }) => state !== 'sent')) return this.#move('bank_unexplained', -minor);
    for (const one of those) {
      one.state = 'paid';
      this.#move(one.person, -one.minor, -one.minor);
    }
  }

  #in(minor: number): void {
    const { details, isReversal } = this.#entry;
    const [first] = details;
    const one = this.#withdrawal(first?.endToEnd);
    if (one) return this.#return(one, minor, first?.isReturn === true);
    const isReturn = first?.isReturn === true && this.#mistake !== 'return_taken_for_a_deposit';
    if (isReversal || isReturn) return this.#move('bank_suspense', minor);
    if (details.length < 2 || this.#mistake === 'batch_to_the_first')
      return this.#move(this.#owner(first?.text), minor);
    if (details.reduce((sum, detail) => sum + (detail.minor ?? 0), 0) !== minor)
      return this.#move('bank_suspense', minor);
    for (const detail of details) this.#move(this.#owner(detail.text), detail.minor ?? 0);
  }

  #return(one: Withdrawal, minor: number, hasReason: boolean): void {
    const isSame =
      one.minor === minor && (this.#asset === 'USD' || this.#mistake === 'return_of_any_currency');
    if (isSame && one.state === 'paid') {
      one.state = 'returned';
      return this.#move(one.person, minor);
    }
    if (!isSame || one.state !== 'sent' || !hasReason) return this.#move('bank_suspense', minor);
    one.state = 'ahead';
    this.#move(one.person, 0, -minor);
    this.#move('bank_clearing_out', minor);
  }

  /** Whose money it is; nobody's who handles it, and nobody's where it names two. */
  #owner(text = ''): string {
    const [only, ...more] = [...new Set(text.match(/EG\w{10}/g))].map(
      (reference) => this.#state.depositors[reference],
    );
    if (only === undefined || more.length > 0 || this.#state.staff[only] === true) return 'bank_suspense';
    return only;
  }

  #withdrawal(reference: string | undefined): Withdrawal | undefined {
    return this.#state.withdrawals.find((one) => one.reference === reference);
  }

  #move(account: string, minor: number, held = 0): void {
    add(this.#state, { asset: this.#asset, account }, { minor, held });
  }
}
