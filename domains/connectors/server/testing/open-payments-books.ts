import { createHash, randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

interface Incoming {
  readonly id: string;
  readonly reference: string;
  readonly amount: { readonly value: string; readonly assetCode: string; readonly assetScale: number };
  received: bigint;
  completed: boolean;
}

interface Grant {
  readonly id: string;
  readonly reference: string;
  readonly receiver: string;
  readonly debit: string;
  readonly finish: { readonly uri: string; readonly nonce: string };
  readonly serverNonce: string;
  state: 'pending' | 'agreed' | 'denied' | 'used' | 'canceled';
  interactRef: string;
}

/**
 * `request_lost`, `page_lost`: before the payer agrees. `pay_lost`: the word to pay arrives and its answer does not; `pay_late`: its answer comes when
 * nobody waits for it any more; `pay_never`: it never arrives. `books_shut`: the operator's own wallet does not say what has come.
 */
type Trouble = 'request_lost' | 'page_lost' | 'pay_lost' | 'pay_late' | 'pay_never' | 'books_shut';

/** What the payer's wallet does with a word to pay. `slowly`: it arrives when the test says so. */
type PayerPays = 'whole' | 'slowly' | 'half' | 'fails' | 'refuses' | 'refuses_and_pays';

/** What a call of a shop may bring. */
export const asked = z.object({
  walletAddress: z.optional(z.string()),
  incomingAmount: z.optional(z.object({ value: z.string(), assetCode: z.string(), assetScale: z.number() })),
  metadata: z.optional(z.object({ reference: z.optional(z.string()) })),
  receiver: z.optional(z.string()),
  quoteId: z.optional(z.string()),
  interact_ref: z.optional(z.string()),
  interact: z.optional(z.object({ finish: z.object({ uri: z.string(), nonce: z.string() }) })),
  access_token: z.optional(
    z.object({
      access: z.array(
        z.object({
          type: z.string(),
          limits: z.optional(
            z.object({ receiver: z.string(), debitAmount: z.object({ value: z.string() }) }),
          ),
        }),
      ),
    }),
  ),
});
type Asked = z.infer<typeof asked>;

/** Documents, grants, quotes and payments of two wallets, and what goes wrong with them. */
export class Books {
  url = '';
  readonly incoming: Incoming[] = [];
  readonly grants: Grant[] = [];
  /** Every word to pay that arrived, by its reference. */
  readonly paid: string[] = [];
  readonly unsigned: string[] = [];
  /** Whether the payer's wallet refuses to say which payments it has made. */
  listsNothing = false;
  readonly trouble = new Map<string, Trouble>();
  /** What a server says instead of what it would, by the beginning of the call; null: nothing at all. */
  readonly instead = new Map<string, (call: string) => readonly [number, unknown?] | null>();
  payerPays: PayerPays = 'whole';
  /** The same of one reference alone. */
  readonly paysFor = new Map<string, PayerPays>();
  /** The references of payments that the payer's wallet has made, by their ids. */
  readonly #outgoing = new Map<string, string>();
  readonly #tokens = new Set<string>();

  grantOf(reference: string): Grant {
    const found = this.grants.findLast((each) => each.reference === reference);
    if (found === undefined) throw new Error(`no page was opened for ${reference}`);
    return found;
  }

  /** The payer agrees on the page, and is sent back with this. */
  agree(reference: string): string {
    const grant = this.grantOf(reference);
    Object.assign(grant, { state: 'agreed', interactRef: randomUUID() });
    const text = `${grant.finish.nonce}\n${grant.serverNonce}\n${grant.interactRef}\n${this.url}/auth/`;
    const hash = createHash('sha256').update(text).digest('base64');
    return new URLSearchParams({ hash, interact_ref: grant.interactRef }).toString();
  }

  /** What a slow wallet pays is there. */
  arrive(reference: string): void {
    for (const each of this.incoming)
      if (each.reference === reference) each.received = BigInt(each.amount.value);
  }

  deny(reference: string): void {
    this.grantOf(reference).state = 'denied';
  }

  wallet(path: string): unknown {
    const assetCode = path === '/egcr' ? 'USD' : 'EUR';
    const [authServer, resourceServer] = [`${this.url}/auth`, this.url];
    return { id: `${this.url}${path}`, assetCode, assetScale: 2, authServer, resourceServer };
  }

  /** Whether a server here has given out this token. */
  knowsToken(token: string): boolean {
    return this.#tokens.has(token);
  }

  /** Does what a signed call asks for. */
  carryOut(call: string, said: Asked, reference: string): [number, unknown?] {
    const [, path = '', id = ''] = /^\w+ \/([\w-]+)\/?([\w-]*)/.exec(call) ?? [];
    if (call === 'POST /auth') return this.#grant(said, reference);
    if (path === 'continue') return this.#continue(call, id, said);
    if (call === 'POST /incoming-payments' && said.incomingAmount) {
      const made: Incoming = {
        id: `${this.url}/incoming-payments/${randomUUID()}`,
        reference,
        amount: said.incomingAmount,
        received: 0n,
        completed: false,
      };
      this.incoming.push(made);
      return [201, this.#shown(made)];
    }
    const incoming = this.incoming.find((each) => each.id === `${this.url}/incoming-payments/${id}`);
    if (path === 'incoming-payments' && incoming) {
      if (this.trouble.get(incoming.reference) === 'books_shut') return [500, {}];
      if (call.endsWith('/complete')) incoming.completed = true;
      return [200, this.#shown(incoming)];
    }
    if (call === 'POST /quotes') return this.#quote(said);
    if (call === 'POST /outgoing-payments') return this.#pay(said, reference);
    if (path === 'outgoing-payments' && id === '') return this.#listed();
    if (path === 'outgoing-payments') {
      const hasFailed = this.#paysOf(this.#outgoing.get(id) ?? '') === 'fails';
      return [200, { id: `${this.url}/outgoing-payments/${id}`, failed: hasFailed }];
    }
    return [404, { error: { code: 'not_found' } }];
  }

  #token(): { value: string } {
    const value = randomUUID();
    this.#tokens.add(value);
    return { value };
  }

  #grant({ access_token: wanted, interact }: Asked, reference: string): [number, unknown] {
    const [access] = wanted?.access ?? [];
    if (access?.type !== 'outgoing-payment') return [200, { access_token: this.#token(), continue: {} }];
    if (interact === undefined || access.limits === undefined)
      return [400, { error: { code: 'invalid_request' } }];
    const made: Grant = {
      id: randomUUID(),
      reference,
      receiver: access.limits.receiver,
      debit: access.limits.debitAmount.value,
      finish: interact.finish,
      serverNonce: randomUUID(),
      state: 'pending',
      interactRef: '',
    };
    this.grants.push(made);
    return [
      200,
      {
        interact: { redirect: `${this.url}/page/${made.id}`, finish: made.serverNonce },
        continue: { uri: `${this.url}/continue/${made.id}`, access_token: this.#token() },
      },
    ];
  }

  #continue(call: string, id: string, { interact_ref: ref }: Asked): [number, unknown?] {
    const grant = this.grants.find((each) => each.id === id);
    if (grant === undefined) return [404, { error: { code: 'invalid_continuation' } }];
    if (call.startsWith('DELETE')) {
      grant.state = 'canceled';
      return [204];
    }
    if (grant.state === 'denied') return [401, { error: { code: 'user_denied' } }];
    if (grant.state !== 'agreed' || ref !== grant.interactRef)
      return [400, { error: { code: grant.state === 'pending' ? 'too_fast' : 'invalid_continuation' } }];
    grant.state = 'used';
    return [200, { access_token: this.#token(), continue: {} }];
  }

  #quote({ receiver = '' }: Asked): [number, unknown] {
    const incoming = this.incoming.find(({ id }) => id === receiver);
    if (incoming === undefined) return [400, { error: { code: 'invalid_receiver' } }];
    const value = String((BigInt(incoming.amount.value) * 93n + 99n) / 100n);
    const debitAmount = { value, assetCode: 'EUR', assetScale: 2 };
    return [201, { id: `${this.url}/quotes/${receiver.split('/').at(-1) ?? ''}`, debitAmount }];
  }

  #pay({ quoteId = '' }: Asked, reference: string): [number, unknown] {
    const incoming = this.incoming.find(({ id }) => id.split('/').at(-1) === quoteId.split('/').at(-1));
    const pays = this.#paysOf(reference);
    if (incoming === undefined || incoming.completed || pays === 'refuses')
      return [403, { error: { code: 'insufficient_grant' } }];
    this.paid.push(reference);
    if (pays === 'refuses_and_pays') {
      incoming.received += BigInt(incoming.amount.value);
      return [403, { error: { code: 'insufficient_grant' } }];
    }
    if (pays === 'whole') incoming.received += BigInt(incoming.amount.value);
    if (pays === 'half') incoming.received += BigInt(incoming.amount.value) / 2n;
    const id = randomUUID();
    this.#outgoing.set(id, reference);
    return [201, { id: `${this.url}/outgoing-payments/${id}`, failed: false }];
  }

  /** Those of the grant whose token asks; here each of them has one payment. */
  #listed(): [number, unknown] {
    if (this.listsNothing) return [403, { error: { code: 'insufficient_grant' } }];
    const result = [...this.#outgoing].map(([id, reference]) => ({
      id: `${this.url}/outgoing-payments/${id}`,
      receiver: this.grantOf(reference).receiver,
      failed: this.#paysOf(reference) === 'fails',
    }));
    return [200, { pagination: { hasNextPage: false, hasPreviousPage: false }, result }];
  }

  #paysOf(reference: string): PayerPays {
    return this.paysFor.get(reference) ?? this.payerPays;
  }

  #shown({ id, amount, received, completed }: Incoming): unknown {
    const receivedAmount = { ...amount, value: received.toString() };
    return { id, completed, incomingAmount: amount, receivedAmount };
  }
}
