/** Clients of the bank: each sends one transfer after another and does not let go of one before it has a final answer. */
import { type Answer, type BankPerson, type Call, type Caller, codeOf, jvd, parsed } from './caller.ts';
import { Insistent } from './insistent.ts';
import type { Journal, Operation, Order } from './journal.ts';
import { between, type Chance, oneOf } from './random.ts';

/** A hot handful gets a part of all transfers, so that clients meet on the same rows. */
const HOT_PEOPLE = 10;
const HOT_SHARE = 0.3;
/** So many payments leave in JVD and arrive in dollars. */
const ACROSS_SHARE = 0.1;
const AGAIN_SHARE = 0.05;
/** Some amounts nobody has, so that refusals are part of every run. */
const TOO_MUCH_SHARE = 0.02;
/** Of what was told finally, this many are asked for once more after each trouble. */
const RECHECKED = 6;

export interface TellerOptions {
  readonly caller: Caller;
  readonly journal: Journal;
  readonly people: readonly BankPerson[];
  readonly fundMinor: number;
  readonly chance: Chance;
  /** The bank also makes payments that arrive in another currency. */
  readonly knowsAcross: boolean;
}

/** All clients of a run. */
export class Tellers {
  readonly #options: TellerOptions;
  readonly #insistent: Insistent;
  readonly #told: Operation[] = [];
  #count = 0;
  #crashNext = false;
  isOpen = true;

  constructor(options: TellerOptions) {
    this.#options = options;
    const { caller, chance, journal } = options;
    this.#insistent = new Insistent({ caller, chance, trouble: (name) => journal.trouble(name) });
    this.#insistent.add(options.people);
  }

  /** One client, until the tellers are closed; its last transfer is brought to an end or given up at the deadline. */
  async serve(deadlineMs: () => number): Promise<void> {
    const { chance, journal } = this.#options;
    while (this.isOpen) {
      const operation = journal.begin(await this.#priced(this.#order()));
      const isKnown = await this.#finish(operation, deadlineMs);
      if (!isKnown) return;
      this.#told.push(operation);
      if (chance() < AGAIN_SHARE) await this.#again(operation, deadlineMs);
    }
  }

  /** The next transfer is to lose its answer: the server dies between commit and answer. */
  crashNext(): void {
    this.#crashNext = true;
  }

  /** After a trouble: what was told before still holds. */
  async recheck(deadlineMs: () => number): Promise<void> {
    const { chance } = this.#options;
    if (this.#told.length === 0) return;
    const recent = this.#told.slice(-200);
    const chosen = Array.from({ length: RECHECKED }, () => oneOf(chance, recent));
    await Promise.all(chosen.map((operation) => this.#again(operation, deadlineMs)));
  }

  /** The bearer of a person, renewed where the bank wants it. */
  async authorize(person: BankPerson): Promise<Readonly<Record<string, string>>> {
    const answer = await this.#options.caller.call({
      method: 'GET',
      path: '/api/v1/wallet/transfers?limit=1',
      headers: this.#insistent.bearer(person),
    });
    if (answer.status === 401) await this.#insistent.renew(person, codeOf(answer));
    return this.#insistent.bearer(person);
  }

  #order(): Order {
    const { people, fundMinor, chance } = this.#options;
    this.#count += 1;
    const pick = () =>
      chance() < HOT_SHARE ? oneOf(chance, people.slice(0, HOT_PEOPLE)) : oneOf(chance, people);
    const from = pick();
    let to = pick();
    while (to === from) to = oneOf(chance, people);
    const minor =
      chance() < TOO_MUCH_SHARE
        ? fundMinor * people.length
        : between(chance, 1, Math.max(2, Math.floor(fundMinor / 4)));
    return {
      id: `order ${this.#count}`,
      from: from.user_id,
      to: to.user_id,
      minor,
      key: crypto.randomUUID(),
    };
  }

  /** Some orders get a quote, which travels with every try of them; where none comes at once they stay in one currency. */
  async #priced(order: Order): Promise<Order> {
    const { caller, chance, knowsAcross } = this.#options;
    if (!knowsAcross || chance() >= ACROSS_SHARE) return order;
    const payer = personBy(this.#options.people, order.from);
    try {
      const answer = await caller.call({
        method: 'POST',
        path: '/api/v1/wallet/quotes',
        headers: this.#insistent.bearer(payer),
        body: { from: 'JVD', to: 'USD', side: 'source', amount: jvd(order.minor) },
      });
      return answer.status === 201 ? { ...order, quoteId: (parsed(answer) as { id: string }).id } : order;
    } catch {
      return order;
    }
  }

  async #finish(operation: Operation, deadlineMs: () => number): Promise<boolean> {
    const { journal } = this.#options;
    const answer = await this.#untilFinal(operation, operation.minor, deadlineMs, (tries) => {
      operation.attempts = tries;
    });
    if (answer === undefined) return false;
    if (answer.status === 201) {
      const transferId = this.#idIn(answer, operation);
      journal.end(operation, { kind: 'posted', transferId, answer: answer.text });
    } else {
      journal.end(operation, { kind: 'refused', code: codeOf(answer), answer: answer.text });
    }
    return true;
  }

  /** Three times more at once, and once with another amount: one effect, one answer, and the other body is refused. */
  async #again(operation: Operation, deadlineMs: () => number): Promise<void> {
    const { journal } = this.#options;
    const { outcome } = operation;
    if (outcome.kind === 'open') return;
    const repeats = await Promise.all(
      [1, 2, 3].map(() => this.#untilFinal(operation, operation.minor, deadlineMs)),
    );
    for (const repeat of repeats) {
      if (repeat !== undefined && !saysTheSame(repeat, outcome)) {
        journal.complain({ kind: 'repeat_differs', operation: operation.id, told: told(repeat) });
      }
    }
    const other = await this.#untilFinal(operation, operation.minor + 1, deadlineMs);
    if (other !== undefined && codeOf(other) !== 'idempotency_mismatch') {
      journal.complain({ kind: 'other_body_accepted', operation: operation.id, told: told(other) });
    }
  }

  /** Asks with the same key until the answer is final; undefined at the deadline. */
  #untilFinal(
    order: Order,
    minor: number,
    deadlineMs: () => number,
    onTry: (tries: number) => void = () => undefined,
  ): Promise<Answer | undefined> {
    return this.#insistent.untilFinal({
      as: personBy(this.#options.people, order.from),
      call: (bearer, pin) => this.#transfer({ ...order, minor }, bearer, pin),
      deadlineMs,
      onTry,
    });
  }

  #transfer(order: Order, bearer: Readonly<Record<string, string>>, pin?: string): Call {
    const to = personBy(this.#options.people, order.to);
    const crash = this.#crashNext;
    this.#crashNext = false;
    return {
      method: 'POST',
      path: `/api/v1/wallet/transfers${order.quoteId === undefined ? '' : '/across'}`,
      body: {
        ...(order.quoteId !== undefined && { quote_id: order.quoteId }),
        to: { username: to.username },
        amount: jvd(order.minor),
        note: order.id,
        ...(pin !== undefined && { pin }),
      },
      headers: {
        ...bearer,
        'idempotency-key': order.key,
        ...(crash && { 'x-test-crash': 'after-commit' }),
      },
    };
  }

  #idIn(answer: Answer, operation: Operation): string {
    const about = parsed(answer) as { id: string; amount: { value: string }; note: string | null };
    if (about.amount.value !== String(operation.minor) || about.note !== operation.id) {
      this.#options.journal.complain({
        kind: 'answer_is_about_another_transfer',
        operation: operation.id,
        told: told(answer),
      });
    }
    return about.id;
  }
}

function saysTheSame(answer: Answer, outcome: Operation['outcome']): boolean {
  if (outcome.kind === 'posted') {
    return answer.status === 201 && (parsed(answer) as { id: string }).id === outcome.transferId;
  }
  return outcome.kind === 'refused' && answer.status !== 201 && codeOf(answer) === outcome.code;
}

function personBy(people: readonly BankPerson[], id: string): BankPerson {
  const found = people.find(({ user_id }) => user_id === id);
  if (found === undefined) throw new Error(`there is no person ${id}`);
  return found;
}

function told({ status, text }: Answer): string {
  return `${status} ${text.slice(0, 200)}`;
}
