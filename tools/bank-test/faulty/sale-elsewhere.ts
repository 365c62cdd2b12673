/** How the faulty bank has a wallet at another provider pay: it asks for the page, tells that wallet to pay, and looks what has come. */
import { createHash, createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { type Answer, askServer } from '@egcr/connectors/testing';

/** What is kept of a request to the other wallet. */
export interface Request {
  readonly reference: string;
  readonly minor: number;
  incoming?: string;
  page?: string;
  nonce?: string;
  serverNonce?: string;
  continueUrl?: string;
  continueToken?: string;
  quote?: string;
  agreed?: string;
  isSent?: boolean;
}

const caller = () => ({
  keyId: process.env['OPEN_PAYMENTS_KEY_ID'] ?? '',
  privateKey: createPrivateKey(readFileSync(process.env['OPEN_PAYMENTS_KEY_FILE'] ?? '')),
  allowsLoopback: true,
});
const own = () => process.env['OPEN_PAYMENTS_WALLET'] ?? '';
const place = () => new URL(own()).origin;

type Body = Readonly<Record<string, unknown>>;

function bodyOf(answer: Answer): Body {
  if ('failure' in answer || answer.status >= 300) throw new Error('the other wallet gave no answer');
  return answer.body as Body;
}

async function ask(path: string, body?: object, token?: string): Promise<Body> {
  const url = path.startsWith('http') ? path : `${place()}${path}`;
  return bodyOf(await askServer(caller(), { url, body, ...(token !== undefined && { token }) }));
}

async function tokenFor(type: string): Promise<string> {
  const body = {
    access_token: { access: [{ type, actions: ['create', 'read', 'complete'] }] },
    client: own(),
  };
  const { access_token: token } = (await ask('/auth', body)) as { access_token: { value: string } };
  return token.value;
}

/** Nothing here moves money: what is begun twice is paid once. */
export async function openPage({ reference, minor }: Request): Promise<Partial<Request>> {
  const token = await tokenFor('incoming-payment');
  const incomingAmount = { value: String(minor), assetCode: 'USD', assetScale: 2 };
  const made = { walletAddress: own(), incomingAmount, metadata: { reference } };
  const { id: incoming } = (await ask('/incoming-payments', made, token)) as { id: string };
  const quoted = { walletAddress: `${place()}/amina`, receiver: incoming, method: 'ilp' };
  const { id: quote, debitAmount } = await ask('/quotes', quoted, await tokenFor('quote'));
  const nonce = randomUUID();
  const uri = `http://bank.localhost/back/${encodeURIComponent(reference)}`;
  const access = [{ type: 'outgoing-payment', limits: { receiver: incoming, debitAmount } }];
  const interact = { start: ['redirect'], finish: { method: 'redirect', uri, nonce } };
  const page = (await ask('/auth', { access_token: { access }, client: own(), interact })) as {
    readonly interact: { readonly redirect: string; readonly finish: string };
    readonly continue: { readonly uri: string; readonly access_token: { readonly value: string } };
  };
  return {
    incoming,
    nonce,
    quote: String(quote),
    page: page.interact.redirect,
    serverNonce: page.interact.finish,
    continueUrl: page.continue.uri,
    continueToken: page.continue.access_token.value,
  };
}

/** Whether it is the other wallet that says they have agreed. */
export function isAgreement({ nonce, serverNonce }: Request, hash: string, ref: string): boolean {
  const text = `${nonce ?? ''}\n${serverNonce ?? ''}\n${ref}\n${place()}/auth/`;
  return createHash('sha256').update(text).digest('base64') === hash;
}

export async function isDenied({ continueUrl = '', continueToken }: Request): Promise<boolean> {
  const answer = await askServer(caller(), { url: continueUrl, body: {}, token: continueToken ?? '' });
  return 'status' in answer && answer.status === 401;
}

/** Tells the other wallet to pay, so many times at the most. Answers whether it says that it has. */
export async function tellToPay(request: Request, times: number): Promise<boolean> {
  const { continueUrl = '', continueToken = '', agreed, quote, reference } = request;
  const go = { url: continueUrl, body: { interact_ref: agreed }, token: continueToken };
  const granted = await askServer(caller(), go);
  if ('failure' in granted || granted.status >= 300) return false;
  const { access_token: token } = granted.body as { readonly access_token: { readonly value: string } };
  const body = { walletAddress: `${place()}/amina`, quoteId: quote, metadata: { reference } };
  const pay = { url: `${place()}/outgoing-payments`, body, token: token.value };
  for (let tries = 1; tries <= times; tries += 1) {
    const answer = await askServer(caller(), pay);
    if ('status' in answer && answer.status < 300) return true;
  }
  return false;
}

/** What has come, once nothing can come any more. */
export async function received({ incoming = '' }: Request): Promise<number> {
  const token = await tokenFor('incoming-payment');
  await askServer(caller(), { method: 'POST', url: `${incoming}/complete`, token });
  const { receivedAmount } = (await ask(incoming, undefined, token)) as {
    readonly receivedAmount: { readonly value: string };
  };
  return Number(receivedAmount.value);
}
