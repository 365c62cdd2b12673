import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake keeps of one page, as Stripe would answer it. */
interface Session {
  readonly id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  readonly client_reference_id: string;
  /** Our mark; null on a page that another has opened in the same account. */
  readonly mark: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly created: number;
  readonly expires_at: number;
  readonly intent: string;
  last_decline: string | null;
  /** What its payment says in another way than the page; null where none was begun. */
  readonly intent_says: Readonly<Record<string, unknown>> | null;
}

interface FakeDispute {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
  readonly reason: string;
  evidence: string | null;
  /** Until when it has to be answered, in seconds as Stripe counts them; null where Stripe does not say. */
  due_s: number | null;
}

interface FakeRefund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly reference: string;
  status: string;
}

const WEBHOOK_SECRET = 'whsec_of_the_fake';
const SECRET_KEY = 'sk_test_of_the_fake';

type Trouble = 'answer_lost' | 'request_lost';

/** A small server that stands in for Stripe: pages, refunds and disputes, as its API has them, and as much trouble as a test asks for. */
export async function startFakeStripe() {
  const books = new Books();
  const server = createServer((request, response) => {
    void books.answer(request, response);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    books,
    settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: `http://127.0.0.1:${port}` },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** The header that Stripe signs a message with. */
export function signed(body: string, at: Date, secret: string = WEBHOOK_SECRET): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

class Books {
  readonly sessions: Session[] = [];
  readonly refunds: FakeRefund[] = [];
  readonly disputes: FakeDispute[] = [];
  /** Every request, as it came: method and path. */
  readonly heard: string[] = [];
  readonly #answers = new Map<string, unknown>();
  /** What happens to the request with this reference. */
  readonly trouble = new Map<string, Trouble>();
  refundsEnd: 'succeeded' | 'failed' | 'pending' = 'succeeded';
  /** How every request is refused, while it is. */
  refusal: { readonly status: number; readonly type: string } | undefined;
  #count = 0;

  of(reference: string): Session {
    const found = this.sessions.find((each) => each.client_reference_id === reference);
    if (found === undefined) throw new Error(`no page was opened for ${reference}`);
    return found;
  }

  /** What the payer does on the page. */
  pay(reference: string): void {
    const session = this.of(reference);
    if (session.status !== 'open') throw new Error('the page is closed');
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
  }

  decline(reference: string, code: string): void {
    Object.assign(this.of(reference), { status: 'expired', last_decline: code });
  }

  dispute(reference: string, more: Partial<FakeDispute> = {}): FakeDispute {
    const { intent, amount_total: amount, currency } = this.of(reference);
    const made = {
      id: `du_${(this.#count += 1)}`,
      intent,
      amount,
      currency,
      status: 'needs_response',
      reason: 'fraudulent',
      evidence: null,
      due_s: null,
      ...more,
    };
    this.disputes.push(made);
    return made;
  }

  /** A page in the same account that we have not opened, paid: it names our reference, as a payer can have a payment link of Stripe do. */
  foreign(reference: string, more: Partial<Session> = {}): Session {
    const count = (this.#count += 1);
    const now_s = Math.floor(Date.now() / 1000);
    const made: Session = {
      id: `cs_test_${count}`,
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: reference,
      mark: null,
      amount_total: 1,
      currency: 'usd',
      created: now_s,
      expires_at: now_s + 3600,
      intent: `pi_${count}`,
      last_decline: null,
      intent_says: {},
      ...more,
    };
    this.sessions.push(made);
    return made;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    this.heard.push(`${request.method ?? ''} ${pathname}`);
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    if (this.refusal !== undefined) return send(this.refusal.status, { error: { type: this.refusal.type } });
    const reference = form.get('client_reference_id') ?? '';
    if (this.trouble.get(reference) === 'request_lost') return void response.destroy();
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.#answers.get(key) : undefined;
    const found = known ?? this.#carryOut(`${request.method ?? ''} ${pathname}`, form, searchParams);
    if (typeof key === 'string') this.#answers.set(key, found);
    if (this.trouble.get(reference) === 'answer_lost') return void response.destroy();
    if (found === undefined)
      return send(404, { error: { type: 'invalid_request_error', message: 'No such thing' } });
    send(200, found);
  }

  #carryOut(call: string, form: URLSearchParams, query: URLSearchParams): unknown {
    const [, id] = /\/(cs_\w+|du_\w+)/.exec(call) ?? [];
    const session = this.sessions.find((each) => each.id === id);
    const dispute = this.disputes.find((each) => each.id === id);
    if (call === 'POST /v1/checkout/sessions') return this.#open(form);
    if (call === 'GET /v1/checkout/sessions')
      return {
        object: 'list',
        has_more: false,
        // The newest first, as Stripe lists them.
        data: this.sessions
          .filter(({ created }) => created >= Number(query.get('created[gte]') ?? 0))
          .toReversed()
          .map((each) => this.#shown(each)),
      };
    if (call === `POST /v1/checkout/sessions/${id}/expire` && session) {
      session.status = 'expired';
      return this.#shown(session);
    }
    if (call === `GET /v1/checkout/sessions/${id}`) return session && this.#shown(session);
    if (call === 'POST /v1/refunds') return this.#refund(form);
    if (call === 'GET /v1/refunds')
      return { object: 'list', has_more: false, data: this.refunds.map((each) => this.#shownRefund(each)) };
    if (call === `GET /v1/disputes/${id}`) return dispute && this.#shownDispute(dispute);
    if (call === `POST /v1/disputes/${id}` && dispute) {
      dispute.evidence = form.get('evidence[uncategorized_text]');
      dispute.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review';
      return this.#shownDispute(dispute);
    }
    if (call === `POST /v1/disputes/${id}/close` && dispute) {
      dispute.status = 'lost';
      return this.#shownDispute(dispute);
    }
    return undefined;
  }

  #open(form: URLSearchParams): unknown {
    const count = (this.#count += 1);
    const made: Session = {
      id: `cs_test_${count}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id') ?? '',
      mark: form.get('metadata[reference]'),
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      created: Math.floor(Date.now() / 1000),
      expires_at: Number(form.get('expires_at')),
      intent: `pi_${count}`,
      last_decline: null,
      intent_says: {},
    };
    this.sessions.push(made);
    return this.#shown(made);
  }

  #shown({ last_decline: decline, intent, mark, intent_says: says, ...session }: Session): unknown {
    const metadata = mark === null ? {} : { reference: mark };
    return {
      object: 'checkout.session',
      ...session,
      metadata,
      url: session.status === 'open' ? `https://checkout.stripe.test/${session.id}` : null,
      payment_intent: says && {
        id: intent,
        object: 'payment_intent',
        metadata,
        amount: session.amount_total,
        amount_received: session.payment_status === 'paid' ? session.amount_total : 0,
        currency: session.currency,
        last_payment_error: decline && { type: 'card_error', code: 'card_declined', decline_code: decline },
        ...says,
      },
    };
  }

  #refund(form: URLSearchParams): unknown {
    const made = {
      id: `re_${(this.#count += 1)}`,
      intent: form.get('payment_intent') ?? '',
      amount: Number(form.get('amount')),
      reference: form.get('metadata[reference]') ?? '',
      status: this.refundsEnd,
    };
    this.refunds.push(made);
    return this.#shownRefund(made);
  }

  #shownRefund({ reference, intent, ...refund }: FakeRefund): unknown {
    return { object: 'refund', ...refund, payment_intent: intent, metadata: { reference } };
  }

  #shownDispute({ intent, evidence: _evidence, due_s: due, ...dispute }: FakeDispute): unknown {
    const session = this.sessions.find((each) => each.intent === intent);
    return {
      object: 'dispute',
      ...dispute,
      evidence_details: { due_by: due },
      payment_intent: { id: intent, metadata: { reference: session?.mark ?? session?.client_reference_id } },
    };
  }
}
