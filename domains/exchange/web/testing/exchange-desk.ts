import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { uuidv7 } from '@egcr/contract/ids';
import { referenceOf } from '@egcr/wallet/contract';
import { connectCalls } from '@egcr/web-kit/call-connections';

import { convertSource, convertTarget, QUOTE_S, type FixedSide } from '../../contract/index.ts';

type Trouble =
  /** Does its work and cuts the line before it has answered. */
  | { readonly kind: 'loses_answers' }
  /** Says no with this status, code and further members. */
  | { readonly kind: 'refuses'; readonly status: number; readonly code: string; readonly members?: object };

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly side: FixedSide;
  readonly amount: { readonly value: string };
}

/** A real HTTP server that quotes 1 JVD = 1.29 USD and converts as the wallet's API does, for someone with 1,000.00 JVD. */
export class ExchangeDesk {
  /** Conversions that were made, by quote. */
  readonly conversions = new Map<string, object>();
  /** The key of every request to convert, repeats included. */
  readonly keys: string[] = [];
  quotesMade = 0;
  /** What happens to requests for a quote, and to convert. */
  quoteTrouble: Trouble | undefined;
  convertTrouble: Trouble | undefined;
  /** Seconds a quote has left when it is read. */
  holds_s = QUOTE_S;
  readonly #quotes = new Map<string, object>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    connectCalls({
      origin: `http://127.0.0.1:${port}`,
      accessToken: () => 'token',
      wait: () => Promise.resolve(),
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://desk');
    const body = await readBody(request);
    const id = pathname.split('/').at(-1) ?? '';
    if (pathname === '/api/v1/wallet') return answer(response, 200, wallet);
    if (pathname === '/api/v1/wallet/quotes') return this.#quote(body, response);
    if (pathname.startsWith('/api/v1/wallet/quotes/')) return this.#read(id, response);
    if (pathname === '/api/v1/wallet/conversions')
      return this.#convert(String(request.headers['idempotency-key']), body, response);
    return problem(response, { kind: 'refuses', status: 404, code: 'not_found' });
  }

  #quote(asked: Asked, response: ServerResponse): void {
    if (this.quoteTrouble?.kind === 'refuses') return problem(response, this.quoteTrouble);
    this.quotesMade += 1;
    const id = uuidv7(1_790_000_000_000 + this.quotesMade);
    const quote = {
      id,
      ...termsOf(asked),
      side: asked.side,
      state: 'open',
      created_at: NOW,
      expires_at: NOW,
      conversion_id: null,
      transfer_id: null,
    };
    this.#quotes.set(id, quote);
    return answer(response, 201, { ...quote, expires_in_s: this.holds_s });
  }

  #read(id: string, response: ServerResponse): void {
    const quote = this.#quotes.get(id);
    if (!quote) return problem(response, { kind: 'refuses', status: 404, code: 'not_found' });
    const done = this.conversions.has(id) ? { state: 'used', conversion_id: CONVERSION } : {};
    return answer(response, 200, { ...quote, ...done, expires_in_s: this.holds_s });
  }

  #convert(key: string, { quote_id }: { readonly quote_id?: string }, response: ServerResponse): void {
    this.keys.push(key);
    if (this.convertTrouble?.kind === 'refuses') return problem(response, this.convertTrouble);
    const id = CONVERSION;
    const done = {
      ...this.#quotes.get(quote_id ?? ''),
      id,
      reference: referenceOf(id),
      state: 'posted',
      quote_id,
      created_at: NOW,
    };
    this.conversions.set(quote_id ?? '', done);
    if (this.convertTrouble) response.destroy();
    else answer(response, 201, done);
  }
}

const NOW = '2026-11-20T12:00:00.000Z';
const CONVERSION = uuidv7(1_790_000_500_000);
const money = (value: bigint | string, assetCode: string) => ({
  value: value.toString(),
  assetCode,
  assetScale: 2,
});
const wallet = {
  accounts: [
    {
      id: CONVERSION,
      asset: 'JVD',
      balance: money('100000', 'JVD'),
      available: money('100000', 'JVD'),
      held: money('0', 'JVD'),
      pin_above: money('0', 'JVD'),
      opened_at: '2026-01-01T00:00:00.000Z',
      address: 'egcr1q',
    },
  ],
  in_pots: [],
  frozen_at: null,
  sandbox: false,
};

function termsOf({ from, to, side, amount }: Asked) {
  const rate =
    from === 'JVD' ? { numerator: 129n, denominator: 100n } : { numerator: 100n, denominator: 129n };
  const terms = { rate, fromScale: 2, toScale: 2, feeBps: 25n };
  const found = (side === 'source' ? convertSource : convertTarget)(BigInt(amount.value), terms);
  return {
    from,
    to,
    source: money(found.sourceMinor, from),
    fee: money(found.feeMinor, from),
    target: money(found.targetMinor, to),
    rate: from === 'JVD' ? '1.29' : '0.775194',
    mid: from === 'JVD' ? '1.29' : '0.775194',
    spread_bps: 0,
    fee_bps: 25,
    rate_source: 'administered',
    rate_as_of: NOW,
    sample: false,
  };
}

async function readBody(request: IncomingMessage): Promise<Asked & { readonly quote_id?: string }> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  return JSON.parse(text === '' ? '{}' : text);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function problem(
  response: ServerResponse,
  { status, code, members }: Extract<Trouble, { kind: 'refuses' }>,
): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ type: `urn:egcr:${code}`, title: code, status, code, ...members }));
}
