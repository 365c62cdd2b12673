import type { KeyObject } from 'node:crypto';

import type { AssetCode } from '@egcr/ledger/contract';
import { askOutside } from '@egcr/server-kit/http/post-outside';

export interface OpenPaymentsSettings {
  /** The address of the operator's own wallet, which takes what is paid: `https://…`. */
  readonly wallet: string;
  /** Under which name the wallet's provider knows the public key. */
  readonly keyId: string;
  /** Ed25519. */
  readonly privateKey: KeyObject;
  /** The currency of the wallet. */
  readonly asset: AssetCode;
}

/** The one who asks: their key, and whether a server of this machine may be asked, as tests do. */
export interface Caller extends Pick<OpenPaymentsSettings, 'keyId' | 'privateKey'> {
  readonly allowsLoopback: boolean;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  /** The token of a grant. */
  readonly token?: string;
}

/** `no_server`: there is none, or we may not ask it. `no_answer`: one may have taken the request, and has not said so. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly failure: 'no_server' | 'no_answer' };

const BYTES_MAX = 65_536;

/**
 * Asks a server of Open Payments once, and signs what has a body or a token (RFC 9421). The official client follows redirects, repeats what failed and
 * goes wherever a name leads; the servers of a payer are named by the payer, so each request goes as webhooks do.
 */
export async function askServer(caller: Caller, call: Call): Promise<Answer> {
  const { url, body, token, method = body === undefined ? 'GET' : 'POST' } = call;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const plain = {
    accept: 'application/json',
    ...(token !== undefined && { authorization: `GNAP ${token}` }),
  };
  const isSigned = text !== undefined || token !== undefined;
  const headers = isSigned
    ? { ...plain, ...(await signatureOf(caller, { method, url, text, plain })) }
    : plain;
  const answer = await askOutside({
    url,
    method,
    headers,
    body: text,
    bytesMax: BYTES_MAX,
    allowsLoopback: caller.allowsLoopback,
  });
  if ('failure' in answer) {
    const isNowhere = answer.failure === 'url_not_allowed' || answer.failure === 'not_found';
    return { failure: isNowhere ? 'no_server' : 'no_answer' };
  }
  if (answer.status >= 500) return { failure: 'no_answer' };
  return { status: answer.status, body: jsonOf(answer.text) };
}

interface ToSign {
  readonly method: string;
  readonly url: string;
  readonly text: string | undefined;
  readonly plain: Readonly<Record<string, string>>;
}

async function signatureOf(
  { privateKey, keyId }: Caller,
  { method, url, text, plain }: ToSign,
): Promise<Record<string, string>> {
  const { createHeaders } = await import('@interledger/http-signature-utils');
  const request = { method, url, headers: { ...plain }, ...(text !== undefined && { body: text }) };
  const made = await createHeaders({ request, privateKey, keyId });
  return Object.fromEntries(Object.entries(made).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
