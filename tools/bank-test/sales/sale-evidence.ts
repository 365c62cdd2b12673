import type { FakeOpenPayments } from '@egcr/connectors/testing';

import type { Sale } from './sale-plan.ts';

export interface SaleCounts {
  sales: number;
  /** Of them paid from a wallet at another provider. */
  elsewhere: number;
  refunds: number;
  /** Left while a rail that may have the request says nothing of it: nobody sends it again, and nobody was charged. */
  open: number;
  /** As they had to be. */
  refused: number;
  /** Asked once more, because an answer was lost. */
  again: number;
}

/** What the desk expects and has seen, for the verdict. */
export interface SaleEvidence {
  readonly counts: SaleCounts;
  /** What each merchant and customer must have in cents at the end, by their ids. */
  readonly expected: ReadonlyMap<string, bigint>;
  /** Sales over a rail of another company, and what that company says of them. */
  readonly elsewhere: readonly Sale[];
  readonly books: Pick<FakeOpenPayments['books'], 'incoming' | 'paid'>;
  /** Refunds that one key gave twice. */
  readonly givenTwice: readonly string[];
  /** Answers that had to be others. */
  readonly complaints: readonly string[];
  readonly unfinished: string | undefined;
}
