import { invariant } from '@egcr/server-kit/refusal';

import type { BrokenRule } from './findings.ts';
import type { LanePostings } from './ledger-lane.ts';
import type { Ledger, Posting, Verdict, WantedHold } from './ledger.ts';
import type { Chance } from './soak-chance.ts';

/** What a soak has found. */
export interface SoakFindings {
  /** How often each kind of wish was answered how: `capture posted`, `transfer insufficient_funds`. */
  readonly answers: Readonly<Record<string, number>>;
  readonly posted: number;
  /** Rules that do not hold at the end, and what differs from what the answers add up to. */
  readonly broken: readonly BrokenRule[];
}

const REMEMBERED_MAX = 4096;

/** What the ledger has answered in a soak, and what every balance should be after it. */
export class SoakTally {
  /** Some of what was posted, to be repeated and reversed; and some holds. */
  readonly posted: Posting[] = [];
  readonly holds: WantedHold[] = [];
  readonly #chance: Chance;
  readonly #expected = new Map<string, bigint>();
  readonly #answers = new Map<string, number>();
  #count = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  get postedCount(): number {
    return this.#count;
  }

  note(kind: string, postings: LanePostings, verdicts: readonly Verdict[]): void {
    for (const [at, posting] of postings.entries()) {
      const verdict = verdicts[at];
      invariant(verdict?.id === posting.id, 'a posting was answered with the verdict of another');
      this.count(kind, verdict);
      if (verdict.outcome === 'posted') {
        this.#count += 1;
        this.#move(posting.debit, -posting.amountMinor);
        this.#move(posting.credit, posting.amountMinor);
        this.remember(this.posted, posting);
      }
    }
  }

  count(kind: string, verdict: Verdict): void {
    this.countAnswer(`${kind} ${verdict.outcome === 'refused' ? verdict.code : verdict.outcome}`);
  }

  countAnswer(answer: string): void {
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1);
  }

  /** The newest in the place of any other, once there are enough. */
  remember<One>(list: One[], one: One): void {
    list[list.length < REMEMBERED_MAX ? list.length : Math.floor(this.#chance.next() * REMEMBERED_MAX)] = one;
  }

  /** Compares every balance with the sum of what was answered. */
  compared(proof: Awaited<ReturnType<Ledger['proof']>>): SoakFindings {
    const balances = new Map(proof.accounts.map(({ id, balance }) => [id, balance]));
    const differing = [...this.#expected]
      .filter(([id, expected]) => balances.get(id) !== expected.toString())
      .map(([id]) => ({ kind: 'answers_add_up', id }));
    return {
      answers: Object.fromEntries([...this.#answers].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      posted: this.#count,
      broken: [...proof.broken, ...differing],
    };
  }

  #move(account: string, change: bigint): void {
    this.#expected.set(account, (this.#expected.get(account) ?? 0n) + change);
  }
}
