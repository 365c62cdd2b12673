/** What clerks and customers ask of the house, each until it has a final answer. */
import { codeOf, parsed } from '../caller.ts';
import { InsistingCalls, type InsistingOptions } from '../insisting-calls.ts';
import type { Clerk, Customer } from './desk-people.ts';
import { ASSET } from './entry-kinds.ts';

const STAFF = '/api/v1/admin/wallet';
const PROPOSALS = '/api/v1/admin/proposals';

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

export class DeskCalls {
  readonly #calls: InsistingCalls;

  constructor(options: InsistingOptions) {
    this.#calls = new InsistingCalls(options);
  }

  /** One proposes, the other approves. What can no longer be carried out as it was proposed is rejected. */
  async byTwo(path: string, body: unknown, { maker, checker }: Pair): Promise<Decided> {
    const made = await this.#calls.post(maker, { path: `${STAFF}/${path}`, body });
    if (made.status !== 202) return { code: codeOf(made), outcome: {} };
    const { id, sha256 } = parsed(made) as { id: string; sha256: string };
    const done = await this.#calls.post(checker, { path: `${PROPOSALS}/${id}/approve`, body: { sha256 } });
    if (done.status === 200) {
      const { outcome } = parsed(done) as { outcome: Readonly<Record<string, unknown>> | null };
      return { code: undefined, outcome: outcome ?? {} };
    }
    await this.#calls.post(checker, {
      path: `${PROPOSALS}/${id}/reject`,
      body: { reason: 'Booked meanwhile' },
    });
    return { code: codeOf(done), outcome: {} };
  }

  /** Answers the reference of the withdrawal; they have enough, so it cannot be refused. */
  async withdraw({ person, payoutAccount }: Customer, minor: bigint): Promise<string> {
    const amount = { value: minor.toString(), assetCode: ASSET, assetScale: 2 };
    const body = { payout_account: payoutAccount, amount, pin: person.pin };
    const answer = await this.#calls.post({ person }, { path: '/api/v1/wallet/withdrawals', body });
    return (parsed(answer) as { reference: string }).reference;
  }

  /** A file of payments, as it goes to the bank. */
  async readBatchFile({ person }: Clerk, id: string): Promise<string> {
    const path = `${STAFF}/bank-batches/${id}/file`;
    return (await this.#calls.read({ person }, path)).text;
  }

  /** All withdrawals of a customer. */
  async withdrawals({ person }: Customer): Promise<readonly (WithdrawalSeen & { readonly id: string })[]> {
    const found: (WithdrawalSeen & { id: string })[] = [];
    for (let after: string | null = ''; after !== null;) {
      const path = `/api/v1/wallet/withdrawals?limit=100${after === '' ? '' : `&after=${after}`}`;
      const answer = await this.#calls.read({ person }, path);
      const page = parsed(answer) as { items: typeof found; next: string | null };
      found.push(...page.items);
      after = page.next;
    }
    return found;
  }
}
