/** What clerks and customers ask of the house, each until it has a final answer. */
import { type Answer, type Call, codeOf, parsed } from '../caller.ts';
import type { Insistent } from '../insistent.ts';
import type { Clerk, Customer } from './desk-people.ts';
import { ASSET } from './entry-kinds.ts';

const STAFF = '/api/v1/admin/wallet';
const PROPOSALS = '/api/v1/admin/proposals';

export interface DeskCallOptions {
  readonly insistent: Insistent;
  readonly deadlineMs: () => number;
  /** Whether the next decision is to lose its answer: the server dies between commit and answer. */
  readonly crashNow: () => boolean;
  /** Told of every try but the first. */
  readonly onAgain: () => void;
}

/** What became of something that takes two people. */
export interface Decided {
  /** Undefined where it was carried out. */
  readonly code: string | undefined;
  readonly outcome: Readonly<Record<string, unknown>>;
}

export interface WithdrawalSeen {
  readonly reference: string;
  readonly state: string;
}

interface Pair {
  readonly maker: Clerk;
  readonly checker: Clerk;
}

/** No answer came until the deadline. */
export class NoAnswer extends Error {}

export class DeskCalls {
  readonly #options: DeskCallOptions;

  constructor(options: DeskCallOptions) {
    this.#options = options;
  }

  /** One proposes, the other approves. What can no longer be carried out as it was proposed is rejected. */
  async byTwo(path: string, body: unknown, { maker, checker }: Pair): Promise<Decided> {
    const made = await this.#post(maker, { path: `${STAFF}/${path}`, body });
    if (made.status !== 202) return { code: codeOf(made), outcome: {} };
    const { id, sha256 } = parsed(made) as { id: string; sha256: string };
    const done = await this.#post(checker, { path: `${PROPOSALS}/${id}/approve`, body: { sha256 } });
    if (done.status === 200) {
      const { outcome } = parsed(done) as { outcome: Readonly<Record<string, unknown>> | null };
      return { code: undefined, outcome: outcome ?? {} };
    }
    await this.#post(checker, { path: `${PROPOSALS}/${id}/reject`, body: { reason: 'Booked meanwhile' } });
    return { code: codeOf(done), outcome: {} };
  }

  /** Answers the reference of the withdrawal; they have enough, so it cannot be refused. */
  async withdraw({ person, payoutAccount }: Customer, minor: bigint): Promise<string> {
    const amount = { value: minor.toString(), assetCode: ASSET, assetScale: 2 };
    const body = { payout_account: payoutAccount, amount, pin: person.pin };
    const answer = await this.#post({ person }, { path: '/api/v1/wallet/withdrawals', body });
    return (parsed(answer) as { reference: string }).reference;
  }

  /** A file of payments, as it goes to the bank. */
  async readBatchFile({ person }: Clerk, id: string): Promise<string> {
    const path = `${STAFF}/bank-batches/${id}/file`;
    return (await this.#insist(person, (headers) => ({ method: 'GET', path, headers }))).text;
  }

  /** All withdrawals of a customer. */
  async withdrawals({ person }: Customer): Promise<readonly (WithdrawalSeen & { readonly id: string })[]> {
    const found: (WithdrawalSeen & { id: string })[] = [];
    for (let after: string | null = ''; after !== null;) {
      const path = `/api/v1/wallet/withdrawals?limit=100${after === '' ? '' : `&after=${after}`}`;
      const answer = await this.#insist(person, (headers) => ({ method: 'GET', path, headers }));
      const page = parsed(answer) as { items: typeof found; next: string | null };
      found.push(...page.items);
      after = page.next;
    }
    return found;
  }

  #post({ person }: Pick<Clerk, 'person'>, { path, body }: Pick<Call, 'path' | 'body'>): Promise<Answer> {
    const key = crypto.randomUUID();
    return this.#insist(person, (bearer) => {
      const crashes = path.endsWith('/approve') && this.#options.crashNow();
      const crash = crashes ? { 'x-test-crash': 'after-commit' } : {};
      return { method: 'POST', path, body, headers: { ...bearer, 'idempotency-key': key, ...crash } };
    });
  }

  async #insist(
    as: Clerk['person'],
    call: (headers: Readonly<Record<string, string>>) => Call,
  ): Promise<Answer> {
    const { insistent, deadlineMs, onAgain } = this.#options;
    const onTry = (tries: number) => (tries > 1 ? onAgain() : undefined);
    const answer = await insistent.untilFinal({ as, call, deadlineMs, onTry });
    if (answer === undefined) throw new NoAnswer('no final answer came');
    return answer;
  }
}
