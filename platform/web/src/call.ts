import type { Endpoint, ReplyOf } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { callAddress } from './call-address.ts';
import { callConnections } from './call-connections.ts';
import { asksForPinInCall, CallRefusal, CallUnreachable, isSessionOver, readRefusal } from './call-errors.ts';

export { asksForPinInCall, CallRefusal, CallUnreachable, isMissing, isRefusal } from './call-errors.ts';

type Schema = z.ZodMiniType;

/** Nothing in it has to be given. */
type IsOptional<T> = Partial<T> extends T ? true : false;
type Need<Name extends string, S> = S extends Schema
  ? IsOptional<z.input<S>> extends true
    ? { readonly [Key in Name]?: z.input<S> }
    : { readonly [Key in Name]: z.input<S> }
  : { readonly [Key in Name]?: undefined };

/** What a call takes: params, query and body as its schemas read them before defaults are filled in. */
export type CallArguments<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Need<'params', P> & Need<'query', Q> & Need<'body', B>
    : never;

export interface CallOptions {
  /** Repeats with the same key have one effect. Required where the endpoint says so; see `useIdempotencyKey`. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The organisation for which the person makes the call; see `actsWith` of an endpoint. */
  readonly actingFor?: string;
  /** The request goes on when its page is left; its body must be small. */
  readonly outlivesPage?: boolean;
  /** `throw`: the screen asks for the PIN itself. Otherwise the person is sent to the PIN page. */
  readonly onPinRequired?: 'navigate' | 'throw';
}

type Rest<E> =
  IsOptional<CallArguments<E>> extends true
    ? [given?: CallArguments<E>, options?: CallOptions]
    : [given: CallArguments<E>, options?: CallOptions];

const LOST_ANSWER_WAITS_S = [1, 3] as const;
const IN_PROGRESS_TRIES = 5;
const IN_PROGRESS_WAIT_MAX_S = 5;

/**
 * Makes a call and reads its reply. Throws CallRefusal for a no, CallUnreachable where no answer came.
 * An expired token is refreshed once and the call repeated. With an idempotency key, a lost answer is asked for again
 * and a request still in progress is awaited, a few times.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given, options = {}]: Rest<E>
): Promise<ReplyOf<E>> {
  const request = buildRequest(endpoint, given ?? {}, options);
  for (let lost = 0, inProgress = 0; ;) {
    try {
      const response = await send(request);
      return await readReply(endpoint, response);
    } catch (failure) {
      if (options.idempotencyKey === undefined || options.signal?.aborted) throw failure;
      if (failure instanceof CallUnreachable && lost < LOST_ANSWER_WAITS_S.length) {
        await callConnections().wait(LOST_ANSWER_WAITS_S[lost] ?? 1);
        lost += 1;
      } else if (
        failure instanceof CallRefusal &&
        failure.code === 'in_progress' &&
        inProgress < IN_PROGRESS_TRIES
      ) {
        await callConnections().wait(Math.min(failure.retryAfter_s ?? 1, IN_PROGRESS_WAIT_MAX_S));
        inProgress += 1;
      } else throw failure;
    }
  }
}

/**
 * Makes a call that answers a file, whole, with the name the server gives it. Throws as `call` does; ask the reader to save it with
 * `saveFile`.
 */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  ...[given, options = {}]: Rest<E>
): Promise<{ readonly name: string; readonly content: Blob }> {
  const response = await send(buildRequest(endpoint, given ?? {}, options));
  try {
    return { name: fileName(response.headers.get('content-disposition')), content: await response.blob() };
  } catch (failure) {
    throw new CallUnreachable(failure);
  }
}

function fileName(disposition: string | null): string {
  const [, written] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  return written === undefined ? 'file' : decodeURIComponent(written);
}

interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  readonly onPinRequired: 'navigate' | 'throw';
}

interface Given {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

function buildRequest(endpoint: Endpoint, given: Given, options: CallOptions): Prepared {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': callConnections().language(),
  };
  const body = bodyOf(given.body);
  if (body !== undefined)
    headers['content-type'] = endpoint.takesBytes ? 'application/octet-stream' : 'application/json';
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  if (options.actingFor !== undefined) headers['acting-for'] = options.actingFor;
  return {
    url: callConnections().origin + callAddress(endpoint.path, given),
    headers,
    init: {
      method: endpoint.method,
      cache: 'no-store',
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.outlivesPage === true ? { keepalive: true } : {}),
    },
    onPinRequired: options.onPinRequired ?? 'navigate',
  };
}

/** Bytes go as they are. */
function bodyOf(body: unknown): BodyInit | undefined {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return body === undefined ? undefined : JSON.stringify(body);
}

async function send(request: Prepared): Promise<Response> {
  const token = callConnections().accessToken();
  const response = await fetchWith(request, token);
  if (response.ok) return response;
  const refusal = await readRefusal(response);
  if (refusal.code !== 'token_expired' || token === undefined) return refuse(refusal, request);
  const renewed = await callConnections().refreshAccess();
  if (renewed === undefined) return refuse(refusal, request);
  const second = await fetchWith(request, renewed);
  return second.ok ? second : refuse(await readRefusal(second), request);
}

async function fetchWith(
  { url, init, headers: common }: Prepared,
  token: string | undefined,
): Promise<Response> {
  const headers: Record<string, string> = { ...common };
  if (token !== undefined) {
    headers['authorization'] = `Bearer ${token}`;
    headers['x-user-idle'] = String(callConnections().idle_s());
  }
  try {
    return await fetch(url, { ...init, headers });
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw new CallUnreachable(failure);
  }
}

function refuse(refusal: CallRefusal, request: Prepared): never {
  if (refusal.code === 'pin_required' && request.onPinRequired === 'navigate' && !asksForPinInCall(refusal))
    callConnections().onPinRequired();
  // A token that could not be renewed is over, too.
  if (isSessionOver(refusal.code) || refusal.code === 'token_expired') callConnections().onSessionExpired();
  throw refusal;
}

async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<ReplyOf<E>> {
  if (endpoint.reply === undefined) return undefined as ReplyOf<E>;
  let body: unknown;
  try {
    body = await response.json();
  } catch (failure) {
    throw new CallUnreachable(failure);
  }
  // The parse boundary: the schema is the one ReplyOf is derived from.
  return z.parse(endpoint.reply, body) as ReplyOf<E>;
}
