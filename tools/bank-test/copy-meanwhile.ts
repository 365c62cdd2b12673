/** When a copy of the bank is made, and what it owes. */
import type { Bank } from './bank.ts';
import type { BankPerson } from './caller.ts';
import type { Journal } from './journal.ts';
import type { Restored } from './verdict.ts';

export interface Copying {
  make(bank: Bank): Promise<void>;
  /** After the run and the stop of the bank: what the copy came back as. */
  restore(people: readonly BankPerson[], owed: readonly string[]): Promise<Restored>;
}

/** Copies while people pay and things break; a fault may end a copy, so it is begun again after the next one. */
export class CopyMeanwhile {
  readonly #bank: Bank;
  readonly #journal: Journal;
  readonly #copying: Copying | undefined;
  #running: Promise<void> | undefined;
  #owed: readonly string[] | undefined;

  constructor(bank: Bank, journal: Journal, copying: Copying | undefined) {
    this.#bank = bank;
    this.#journal = journal;
    this.#copying = copying;
  }

  begin(): void {
    const copying = this.#copying;
    if (copying === undefined || this.#owed !== undefined || this.#running !== undefined) return;
    const owed = acknowledged(this.#journal);
    this.#running = copying
      .make(this.#bank)
      .then(
        () => {
          this.#owed = owed;
        },
        (error: unknown) => this.#journal.note('copy broken off', { error: String(error) }),
      )
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Answers what was acknowledged before the copy that succeeded; makes one now where none did. */
  async end(): Promise<readonly string[] | undefined> {
    await this.#running;
    this.begin();
    await this.#running;
    if (this.#copying !== undefined && this.#owed === undefined) throw new Error('no copy could be made');
    return this.#owed;
  }
}

function acknowledged({ operations }: Journal): string[] {
  return operations.flatMap(({ outcome }) => (outcome.kind === 'posted' ? [outcome.transferId] : []));
}
