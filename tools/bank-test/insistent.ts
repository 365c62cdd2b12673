/** A client that has lost an answer: it asks again with the same key, with its session renewed, until the answer is final. */
import { setTimeout as wait } from 'node:timers/promises';

import { type Answer, type BankPerson, type Call, type Caller, codeOf, parsed } from './caller.ts';
import { between, type Chance } from './random.ts';

/** A final "no" is one of these; anything else is asked again. */
const FINAL = new Set([400, 402, 403, 404, 410, 422, 423]);
const PAUSE_MS = { least: 20, most: 250 } as const;

export interface InsistentOptions {
  readonly caller: Caller;
  readonly chance: Chance;
  /** Counts what was met on the way: `503 overloaded`, `ECONNRESET`. */
  readonly trouble: (name: string) => void;
}

export interface Insisting {
  readonly as: BankPerson;
  /** Made anew for each try; with the PIN once the bank has asked for it in the call. */
  readonly call: (bearer: Readonly<Record<string, string>>, pin?: string) => Call;
  readonly deadlineMs: () => number;
  /** Told before each try which one it is, from 1. */
  readonly onTry?: (tries: number) => void;
}

export class Insistent {
  readonly #options: InsistentOptions;
  readonly #sessions = new Map<string, { token: string; refresh: string }>();

  constructor(options: InsistentOptions) {
    this.#options = options;
  }

  add(people: readonly BankPerson[]): void {
    for (const { user_id, access_token, refresh_token } of people) {
      this.#sessions.set(user_id, { token: access_token, refresh: refresh_token });
    }
  }

  /** Undefined at the deadline. */
  async untilFinal({
    as,
    call,
    deadlineMs,
    onTry = () => undefined,
  }: Insisting): Promise<Answer | undefined> {
    const { caller, trouble, chance } = this.#options;
    let pin: string | undefined;
    for (let tries = 1; performance.now() < deadlineMs(); tries += 1) {
      onTry(tries);
      try {
        const answer = await caller.call(call(this.bearer(as), pin));
        if (isFinal(answer)) return answer;
        if (asksForPin(answer)) {
          // What any careful client does at once, with the same key.
          pin = as.pin;
          continue;
        }
        trouble(`${answer.status} ${codeOf(answer)}`.trim());
        if (answer.status === 401) await this.renew(as, codeOf(answer));
      } catch (error) {
        trouble(troubleName(error));
      }
      await wait(between(chance, PAUSE_MS.least, PAUSE_MS.most));
    }
    return undefined;
  }

  bearer({ user_id }: BankPerson): Record<string, string> {
    return { authorization: `Bearer ${this.#sessions.get(user_id)?.token ?? ''}` };
  }

  /** The PIN again, or a new access token. */
  async renew(person: BankPerson, code: string): Promise<void> {
    const { caller } = this.#options;
    if (code === 'pin_required') {
      await caller.call({
        method: 'POST',
        path: '/api/v1/identity/pin/verify',
        headers: this.bearer(person),
        body: { pin: person.pin },
      });
      return;
    }
    const answer = await caller.call({
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: this.#sessions.get(person.user_id)?.refresh },
    });
    if (answer.status !== 200) return;
    const renewed = parsed(answer) as { access_token: string; refresh_token: string };
    this.#sessions.set(person.user_id, { token: renewed.access_token, refresh: renewed.refresh_token });
  }
}

function asksForPin(answer: Answer): boolean {
  if (codeOf(answer) !== 'pin_required') return false;
  const { in_call: isInCall } = JSON.parse(answer.text) as { in_call?: boolean };
  return isInCall === true;
}

/** A key whose first request is still worked on says `in_progress`: that is no answer yet. */
function isFinal(answer: Answer): boolean {
  return (
    answer.status < 400 ||
    FINAL.has(answer.status) ||
    (answer.status === 409 && codeOf(answer) !== 'in_progress')
  );
}

function troubleName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
