import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { uuidv7 } from '@egcr/contract/ids';
import { connectCalls } from '@egcr/web-kit/call-connections';

import { referenceOf } from '../../contract/index.ts';

type Trouble =
  /** Does its work and cuts the line before it has answered. */
  | { readonly kind: 'loses_answers' }
  /** Says no, or fails, with this status and code. */
  | { readonly kind: 'refuses'; readonly status: number; readonly code: string };

export const ada = { user_id: uuidv7(1_790_000_000_000), username: 'ada', name: 'Ada Lovelace' } as const;
export const bola = { user_id: uuidv7(1_790_000_000_001), username: 'bola', name: 'Bola Ferreira' } as const;

/** A real HTTP server that behaves as the wallet's API does towards Ada, who has 1,000.00 JVD; calls of the page go there. */
export class SmallBank {
  /** Payments that were made, by Idempotency-Key. */
  readonly payments = new Map<string, unknown>();
  /** The key of every request to pay, repeats included. */
  readonly keys: string[] = [];
  /** What happens to requests to pay. */
  trouble: Trouble | undefined;
  availableMinor = 100_000;
  pinAboveMinor = 10_000;
  /** Whether Ada has never paid Bola. */
  isFirst = true;
  /** Wants the PIN of every payment, whatever the page knows. */
  asks = false;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    connectCalls({
      origin: `http://127.0.0.1:${port}`,
      accessToken: () => 'token',
      // Waiting between repeats is the caller's own; here nobody waits.
      wait: () => Promise.resolve(),
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank');
    const body = await readBody(request);
    if (request.method === 'POST' && pathname === '/api/v1/wallet/transfers')
      return this.#pay(String(request.headers['idempotency-key']), body, response);
    if (pathname === '/api/v1/wallet') return answer(response, 200, this.#wallet());
    if (pathname === '/api/v1/wallet/payees') return answer(response, 200, { items: [] });
    if (pathname === '/api/v1/wallet/activity') return answer(response, 200, { items: [], next: null });
    if (pathname === '/api/v1/wallet/recipients')
      return findRecipient(searchParams.get('to'), { isFirst: this.isFirst, response });
    return problem(response, 404, 'not_found');
  }

  #wallet() {
    const money = (value: number) => ({ value: String(value), assetCode: 'JVD', assetScale: 2 });
    const id = ada.user_id;
    return {
      accounts: [
        {
          id,
          asset: 'JVD',
          balance: money(this.availableMinor),
          available: money(this.availableMinor),
          held: money(0),
          pin_above: money(this.pinAboveMinor),
          opened_at: '2026-01-01T00:00:00.000Z',
          address: 'egcr1q',
        },
      ],
      in_pots: [],
      frozen_at: null,
      sandbox: false,
    };
  }

  #pay(
    key: string,
    body: { readonly amount?: unknown; readonly note?: unknown; readonly pin?: unknown },
    response: ServerResponse,
  ) {
    this.keys.push(key);
    if (body.pin === '111112')
      return refuse(response, { status: 403, code: 'pin_incorrect', attempts_left: 4 });
    if (this.asks && body.pin === undefined)
      return refuse(response, { status: 401, code: 'pin_required', in_call: true });
    if (this.trouble?.kind === 'refuses') return problem(response, this.trouble.status, this.trouble.code);
    const payment = this.payments.get(key) ?? paymentOf(body);
    this.payments.set(key, payment);
    if (this.trouble) response.destroy();
    else answer(response, 201, payment);
  }
}

function paymentOf({ amount, note }: { readonly amount?: unknown; readonly note?: unknown }) {
  const id = uuidv7(1_790_000_000_002);
  const created_at = '2026-11-20T12:00:00.000Z';
  return {
    id,
    reference: referenceOf(id),
    state: 'posted',
    amount,
    note: note ?? null,
    created_at,
    from: ada,
    to: bola,
  };
}

function findRecipient(
  name: string | null,
  { isFirst, response }: { readonly isFirst: boolean; readonly response: ServerResponse },
): void {
  if (name === 'ada') return problem(response, 422, 'recipient_self');
  return name === 'bola'
    ? answer(response, 200, { ...bola, is_first_payment: isFirst })
    : problem(response, 404, 'recipient_unknown');
}

async function readBody(
  request: IncomingMessage,
): Promise<{ amount?: unknown; note?: unknown; pin?: unknown }> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function problem(response: ServerResponse, status: number, code: string): void {
  refuse(response, { status, code });
}

function refuse(
  response: ServerResponse,
  {
    status,
    code,
    ...members
  }: { readonly status: number; readonly code: string } & Readonly<Record<string, unknown>>,
): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ type: `urn:egcr:${code}`, title: code, status, code, ...members }));
}
