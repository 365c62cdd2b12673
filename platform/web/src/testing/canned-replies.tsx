import type { Endpoint } from '@egcr/contract/endpoint';
import { ToastProvider } from '@egcr/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { connectCalls } from '../call-connections.ts';
import { createQueryClient } from '../query.ts';
import { chanceFrom } from './draw-value.ts';
import { openPages, type OpenedPages } from './open-pages.tsx';
import { replyFor } from './reply-for.ts';

/** A call that asks for a change, as the server gets it. */
export interface SentCall {
  /** Method and path behind `/api/v1/`. */
  readonly call: string;
  /** The read JSON; the bytes of a file; undefined where nothing was sent along. */
  readonly body: unknown;
  readonly key: string | null;
  /** The organisation for which it is made. */
  readonly actingFor: string | null;
}

type Reply = object | null | ((sent: SentCall) => object | null);

export interface CannedReplies {
  /** By method and path behind `/api/v1/`; `null` is an answer without a body. May change while a page is open. */
  replies: Record<string, Reply>;
  /** Paths and searches of what was read, in order. */
  readonly read: string[];
  /** What was asked to be done, in order, repeats included. */
  readonly sent: SentCall[];
  readonly close: () => void;
}

class Refused {
  readonly status: number;
  readonly members: Readonly<Record<string, unknown>>;
  constructor(status: number, members: Readonly<Record<string, unknown>>) {
    this.status = status;
    this.members = members;
  }
}

/** The server says no: with this status, this code, and what else belongs to the code. */
export function refuses(
  status: number,
  code: string,
  members: Readonly<Record<string, unknown>> = {},
): object {
  return new Refused(status, { ...members, code });
}

/** A whole reply of a call, of which this test minds a part. */
export function replyWith(endpoint: Endpoint, part: object): object {
  const drawn = replyFor(endpoint, chanceFrom(1, true));
  return { ...(typeof drawn === 'object' ? drawn : {}), ...part };
}

/** A reply that does not come: the page waits. */
export const neverComes: object = { never: true };

const PREFIX = '/api/v1/';

/** Answers the calls of a page with these replies; any other call is not found. */
export function cannedReplies(replies: Record<string, Reply>): CannedReplies {
  const usualFetch = globalThis.fetch;
  const canned: CannedReplies = {
    replies,
    read: [],
    sent: [],
    close: () => {
      globalThis.fetch = usualFetch;
    },
  };
  connectCalls({ wait: () => Promise.resolve() });
  globalThis.fetch = (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://bank');
    const path = pathname.replace(PREFIX, '');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const sent = {
      call: `${method} ${path}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      key: headers.get('idempotency-key'),
      actingFor: headers.get('acting-for'),
    };
    if (method === 'GET') canned.read.push(path + search);
    else canned.sent.push(sent);
    const reply = canned.replies[`${method} ${path}${search}`] ?? canned.replies[sent.call];
    return answerWith(typeof reply === 'function' ? reply(sent) : reply);
  };
  return canned;
}

function answerWith(reply: object | null | undefined): Promise<Response> {
  if (reply === neverComes) return new Promise(() => undefined);
  const refused = reply === undefined ? new Refused(404, { code: 'not_found' }) : reply;
  if (refused instanceof Refused) {
    const { status, members } = refused;
    const problem = { type: 'about:blank', title: 'no', status, ...members };
    const headers = { 'content-type': 'application/problem+json' };
    return Promise.resolve(new Response(JSON.stringify(problem), { status, headers }));
  }
  return Promise.resolve(reply === null ? new Response(null, { status: 204 }) : Response.json(reply));
}

/** Opens one page as a page load does, with toasts and a query client around it; every other address says `elsewhere`. `path` has a `$name` for what the address fills in. */
export function openAnswered(
  Page: ComponentType,
  address = '/page',
  path = address.split('?')[0] ?? address,
): Promise<OpenedPages> {
  const client = createQueryClient();
  return openPages({
    address,
    pages: { [path]: Page },
    hasMore: true,
    around: (page) => (
      <QueryClientProvider client={client}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
}
