/** Calls of staff and customers, each repeated with one key until it has a final answer. */
import type { Answer, BankPerson, Call } from './caller.ts';
import type { Insistent } from './insistent.ts';

export interface InsistingOptions {
  readonly insistent: Insistent;
  readonly deadlineMs: () => number;
  /** Whether the next decision is to lose its answer: the server dies between commit and answer. */
  readonly crashNow: () => boolean;
  /** What the addresses of decisions end with: approvals, where nothing is said. */
  readonly decidesAt?: readonly string[];
  /** Told of every try but the first. */
  readonly onAgain: () => void;
}

/** No answer came until the deadline. */
export class NoAnswer extends Error {}

interface As {
  readonly person: BankPerson;
}

export class InsistingCalls {
  readonly #options: InsistingOptions;

  constructor(options: InsistingOptions) {
    this.#options = options;
  }

  /** With a key of its own, where none is given. */
  post(
    { person }: As,
    { path, body, key = crypto.randomUUID() }: Pick<Call, 'path' | 'body'> & { readonly key?: string },
  ): Promise<Answer> {
    return this.#insist(person, (bearer) => {
      const { decidesAt = ['/approve'], crashNow } = this.#options;
      const crashes = decidesAt.some((end) => path.endsWith(end)) && crashNow();
      const crash = crashes ? { 'x-test-crash': 'after-commit' } : {};
      return { method: 'POST', path, body, headers: { ...bearer, 'idempotency-key': key, ...crash } };
    });
  }

  read({ person }: As, path: string): Promise<Answer> {
    return this.#insist(person, (headers) => ({ method: 'GET', path, headers }));
  }

  async #insist(as: BankPerson, call: (headers: Readonly<Record<string, string>>) => Call): Promise<Answer> {
    const { insistent, deadlineMs, onAgain } = this.#options;
    const onTry = (tries: number) => (tries > 1 ? onAgain() : undefined);
    const answer = await insistent.untilFinal({ as, call, deadlineMs, onTry });
    if (answer === undefined) throw new NoAnswer('no final answer came');
    return answer;
  }
}
