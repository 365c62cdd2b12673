import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { validateSignature, validateSignatureHeaders } from '@interledger/http-signature-utils';

import type { OpenPaymentsSettings } from '../open-payments/op-http.ts';
import { asked, Books } from './open-payments-books.ts';

/** Longer than anybody waits for an answer. */
const LATE_MS = 6_000;

/** Two wallets at one provider on this machine, the operator's in dollars and a payer's in euros: documents, grants with a page, quotes and payments. */
export async function startFakeOpenPayments() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const books = new Books();
  const provider = new Provider(books, publicKey.export({ format: 'jwk' }).x ?? '');
  const server = createServer((request, response) => void provider.answer(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  books.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: OpenPaymentsSettings = {
    wallet: `${books.url}/egcr`,
    keyId: 'key-of-the-shop',
    privateKey,
    asset: 'USD',
  };
  return {
    books,
    settings,
    payer: `${books.url}/amina`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type FakeOpenPayments = Awaited<ReturnType<typeof startFakeOpenPayments>>;

/** The servers of the provider: who signed a call, what a person sees on a page, and the troubles of a line. */
class Provider {
  readonly #books: Books;
  readonly #key: { kid: string; alg: 'EdDSA'; kty: 'OKP'; crv: 'Ed25519'; x: string };

  constructor(books: Books, x: string) {
    this.#books = books;
    this.#key = { kid: 'key-of-the-shop', alg: 'EdDSA', kty: 'OKP', crv: 'Ed25519', x };
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    const send = (status: number, said?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(said === undefined ? undefined : JSON.stringify(said));
    };
    const instead = [...this.#books.instead].find(([beginning]) => call.startsWith(beginning))?.[1](call);
    if (instead === null) return void response.destroy();
    if (instead !== undefined) return send(...instead);
    if (call === 'GET /egcr' || call === 'GET /amina') return send(200, this.#books.wallet(call.slice(4)));
    const page = /^GET \/page\/([\w-]+)(?:\/(agree|refuse))?$/.exec(call);
    if (page) return this.#page(response, page[1], page[2]);
    if (!(await this.#isSigned(request, body))) {
      this.#books.unsigned.push(call);
      return send(401, { error: { code: 'invalid_client', description: 'the signature is wrong' } });
    }
    const token = /^GNAP (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!call.startsWith('POST /auth') && (token === undefined || !this.#books.knowsToken(token)))
      return send(401, { error: { code: 'invalid_client', description: 'no such token' } });
    const said = asked.parse(body === '' ? {} : JSON.parse(body));
    const reference = said.metadata?.reference ?? referenceIn(said.interact?.finish.uri) ?? '';
    const trouble = this.#books.trouble.get(reference);
    const at = said.incomingAmount ? 'request_lost' : said.interact ? 'page_lost' : 'pay_lost';
    if (trouble === 'request_lost' && at === 'request_lost') return void response.destroy();
    if (trouble === 'pay_never' && said.quoteId !== undefined) return void response.destroy();
    const [status, answered] = this.#books.carryOut(call, said, reference);
    if (trouble === at) {
      this.#books.trouble.delete(reference);
      return void response.destroy();
    }
    if (trouble === 'pay_late' && said.quoteId !== undefined) await wait(LATE_MS);
    send(status, answered);
  }

  /** What the payer sees at their wallet: what they are asked for, and two ways to answer, both of which lead back. */
  #page(response: ServerResponse, id: string | undefined, answer: string | undefined): void {
    const grant = this.#books.grants.find((each) => each.id === id);
    if (grant === undefined) return void response.writeHead(404).end();
    if (answer === undefined) {
      const { url } = this.#books;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      const ways = ['agree', 'refuse'].map((way) => `<p><a href="${url}/page/${grant.id}/${way}">${way}</a>`);
      return void response.end(
        `<!doctype html><title>Wallet</title><link rel="icon" href="data:,"><p>EUR ${grant.debit} cents${ways.join('')}`,
      );
    }
    const query = answer === 'agree' ? this.#books.agree(grant.reference) : 'result=grant_rejected';
    if (answer === 'refuse') grant.state = 'denied';
    response.writeHead(303, { location: `${grant.finish.uri}?${query}` }).end();
  }

  /** As the provider of a wallet checks it: who signed, and what exactly was signed. */
  async #isSigned({ method, url, headers }: IncomingMessage, body: string): Promise<boolean> {
    const request = { method: method ?? '', url: `${this.#books.url}${url ?? ''}`, headers, body };
    const plain: Record<string, string> = {};
    for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') plain[name] = value;
    const signed = { ...request, headers: plain };
    return validateSignatureHeaders(signed) && (await validateSignature(this.#key, signed));
  }
}

function referenceIn(uri: string | undefined): string | undefined {
  return uri === undefined ? undefined : decodeURIComponent(uri.split('/').at(-1) ?? '');
}
