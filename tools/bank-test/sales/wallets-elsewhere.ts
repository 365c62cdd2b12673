import type { FakeOpenPayments } from '@egcr/connectors/testing';

import type { InsistingCalls } from '../insisting-calls.ts';
import type { Chance } from '../random.ts';
import type { Sale, TroubleElsewhere } from './sale-plan.ts';

const DENY_SHARE = 0.15;

/** The wallets at another provider, as the customers of a sale meet them. */
export class WalletsElsewhere {
  readonly #books: FakeOpenPayments['books'];
  readonly #calls: InsistingCalls;
  readonly #chance: Chance;

  constructor(
    books: FakeOpenPayments['books'],
    { calls, chance }: { readonly calls: InsistingCalls; readonly chance: Chance },
  ) {
    this.#books = books;
    this.#calls = calls;
    this.#chance = chance;
  }

  /** What the other company does with this attempt. */
  plan(reference: string, trouble: TroubleElsewhere): void {
    if ('pays' in trouble) this.#books.paysFor.set(reference, trouble.pays);
    if ('trouble' in trouble) this.#books.trouble.set(reference, trouble.trouble);
  }

  /** Nothing goes wrong with this attempt any more. */
  goWell(reference: string): void {
    this.#books.trouble.delete(reference);
  }

  /** The customer goes away: no word to pay arrives any more. Whether it was paid there already. */
  goAway(reference: string): boolean {
    this.#books.trouble.set(reference, 'pay_never');
    return this.#books.incoming.some((each) => each.reference === reference && each.received > 0n);
  }

  /** The customer comes back from their wallet: twice at once, and before that with an answer that is none. */
  async answerPage({ customer }: Sale, reference: string): Promise<void> {
    const path = `/api/v1/rails/open-payments/back/${encodeURIComponent(reference)}`;
    const come = (query: string) => this.#calls.read({ person: customer }, `${path}?${query}`);
    await come('hash=AAAA&interact_ref=x');
    if (this.#chance() < DENY_SHARE) {
      this.#books.deny(reference);
      await come('result=grant_rejected');
      return;
    }
    const query = this.#books.agree(reference);
    await Promise.all([come(query), come(query)]);
  }
}
