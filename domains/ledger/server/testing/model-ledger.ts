import type { Posting, WantedHold } from '../books/ledger.ts';

interface ModelHold {
  readonly account: string;
  left: bigint;
  isOpen: boolean;
}

interface State {
  readonly balances: Map<string, bigint>;
  readonly holds: Map<string, ModelHold>;
  /** What can still be given back of each posted transfer. */
  readonly reversible: Map<string, { readonly posting: Posting; left: bigint }>;
  readonly posted: Map<string, Posting>;
}

/** The ledger worked out the slow and plain way, for one asset, without limits and times: what each posting must be answered. */
export class ModelLedger {
  #state: State;

  constructor(balances: ReadonlyMap<string, bigint>) {
    this.#state = { balances: new Map(balances), holds: new Map(), reversible: new Map(), posted: new Map() };
  }

  balance(account: string): bigint {
    return this.#state.balances.get(account) ?? 0n;
  }

  held(account: string): bigint {
    let held = 0n;
    for (const hold of this.#state.holds.values())
      if (hold.account === account && hold.isOpen) held += hold.left;
    return held;
  }

  hold({ id, accountId, amountMinor }: WantedHold): string {
    if (amountMinor < 1n) return 'amount_invalid';
    if (this.balance(accountId) - this.held(accountId) < amountMinor) return 'insufficient_funds';
    this.#state.holds.set(id, { account: accountId, left: amountMinor, isOpen: true });
    return 'posted';
  }

  release(id: string): string {
    const hold = this.#state.holds.get(id);
    if (!hold) return 'unknown';
    if (!hold.isOpen) return 'already_ended';
    hold.isOpen = false;
    return 'released';
  }

  /** Answers of a batch; groups all or nothing. */
  post(batch: readonly Posting[]): string[] {
    const answers: string[] = [];
    let start = 0;
    while (start < batch.length) {
      const group = batch[start]?.groupId;
      const length = group === undefined ? 1 : batch.filter((one) => one.groupId === group).length;
      const before = structuredClone(this.#state);
      const end = start + length;
      for (let at = start; at < end; at += 1) answers.push(this.#one(batch, at, answers));
      if (group !== undefined && answers.slice(start, end).some((one) => !isGood(one))) {
        this.#state = before;
        for (let at = start; at < end; at += 1) if (isGood(answers[at])) answers[at] = 'group_refused';
      }
      start = end;
    }
    return answers;
  }

  #one(batch: readonly Posting[], at: number, answers: readonly string[]): string {
    const asked = batch[at];
    if (!asked) return '';
    const first = batch.findIndex((one) => one.id === asked.id);
    const earlier = this.#state.posted.get(asked.id) ?? (first < at ? batch[first] : undefined);
    if (earlier && earlier.amountMinor !== asked.amountMinor) return 'id_reused';
    if (this.#state.posted.has(asked.id)) return 'replayed';
    if (first < at) return answers[first] ?? '';
    const { debit, credit, amountMinor: amount, holdId, reverses } = asked;
    if (amount < 1n) return 'amount_invalid';
    if (debit === credit) return 'same_account';
    const hold = this.#state.holds.get(holdId ?? '');
    if (holdId !== undefined) {
      if (hold?.account !== debit) return 'hold_unknown';
      if (!hold.isOpen) return 'hold_ended';
      if (amount > hold.left) return 'over_hold';
    }
    const original = this.#state.reversible.get(reverses ?? '');
    if (reverses !== undefined) {
      const isMirror = original?.posting.debit === credit && original.posting.credit === debit;
      if (!original || !isMirror) return 'reversal_mismatch';
      if (amount > original.left) return 'over_reversed';
    }
    if (!hold && this.balance(debit) - this.held(debit) < amount) return 'insufficient_funds';
    this.#move(asked);
    if (original) original.left -= amount;
    if (hold) {
      hold.left -= amount;
      hold.isOpen = hold.left > 0n && asked.endsHold !== true;
    }
    return 'posted';
  }

  #move(posting: Posting): void {
    const { id, debit, credit, amountMinor } = posting;
    this.#state.balances.set(debit, this.balance(debit) - amountMinor);
    this.#state.balances.set(credit, this.balance(credit) + amountMinor);
    this.#state.reversible.set(id, { posting, left: amountMinor });
    this.#state.posted.set(id, posting);
  }
}

function isGood(answer: string | undefined): boolean {
  return answer === 'posted' || answer === 'replayed';
}
