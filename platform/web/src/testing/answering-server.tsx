import type { Endpoint, ReplyOf } from '@egcr/contract/endpoint';
import { ToastProvider } from '@egcr/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { anonymousState, type AuthState } from '../auth-state.ts';
import { connectCalls } from '../call-connections.ts';
import { createQueryClient } from '../query.ts';
import { changeAuthState } from '../session-state.ts';
import { chanceFrom } from './draw-value.ts';
import { openPages, type OpenedPages } from './open-pages.tsx';
import { replyFor } from './reply-for.ts';

/** What a page asked for: `POST grants/plans/1/steps`. */
interface Asked {
  readonly call: string;
  readonly body: unknown;
}

interface Refused {
  readonly status: number;
  readonly code: string;
  readonly [member: string]: unknown;
}

/** A call by its contract; or where another server has it, which has no contract with us. */
type CallPlace = Pick<Endpoint, 'method' | 'path'>;

type Answer = (asked: Asked) => Response | Promise<Response>;

const PREFIX = '/api/v1/';
const usualFetch = globalThis.fetch;

/** Answers the calls of a page by their contract; one that no test prepared is not found. Notes what was read, and what was asked to be done. */
export class AnsweringServer {
  readonly #answers: { readonly endpoint: CallPlace; readonly pattern: RegExp; readonly answer: Answer }[] =
    [];
  readonly read: string[] = [];
  /** What was sent, in order, with the body that went. */
  readonly sent: Asked[] = [];
  /** The Idempotency-Key of each, and for whom it was asked. */
  readonly keys: (string | null)[] = [];
  readonly actingFor: (string | null)[] = [];

  constructor() {
    connectCalls({ accessToken: () => 'token', wait: () => Promise.resolve() });
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input;
      return this.#fetch(new Request(new URL(address, 'http://server'), init));
    };
  }

  /** The call answers this from now on. */
  replies<E extends Endpoint>(endpoint: E, reply: ReplyOf<E>): this {
    return this.answers(endpoint, () =>
      endpoint.reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply),
    );
  }

  /** The call refuses from now on. */
  refuses(endpoint: CallPlace, refused: Refused): this {
    return this.answers(endpoint, () => problem(refused));
  }

  /** The line is cut at each request of the call. */
  loses(endpoint: CallPlace): this {
    return this.answers(endpoint, () => Promise.reject(new TypeError('the line was cut')));
  }

  /** No answer comes: the page waits. */
  neverAnswers(endpoint: CallPlace): this {
    return this.answers(endpoint, () => new Promise<never>(() => undefined));
  }

  answers(endpoint: CallPlace, answer: Answer): this {
    this.#answers.unshift({ endpoint, pattern: patternOf(endpoint.path), answer });
    return this;
  }

  /** What was sent by calls of this contract, each with its Idempotency-Key. */
  sentTo({ method, path }: CallPlace): readonly (Asked & { readonly key: string | null })[] {
    const pattern = patternOf(path);
    return this.sent.flatMap(({ call, body }, at) => {
      const [sentMethod, short] = call.split(' ');
      if (sentMethod !== method || !pattern.test(`${PREFIX}${short}`)) return [];
      return [{ call, body, key: this.keys[at] ?? null }];
    });
  }

  close(): void {
    globalThis.fetch = usualFetch;
  }

  async #fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const short = pathname.replace(PREFIX, '');
    const asked = { call: `${request.method} ${short}`, body: await bodyOf(request) };
    if (request.method === 'GET') this.read.push(`${short}${search}`);
    else {
      this.sent.push(asked);
      this.keys.push(request.headers.get('idempotency-key'));
      this.actingFor.push(request.headers.get('acting-for'));
    }
    const found = this.#answers.find(
      ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(pathname),
    );
    return found === undefined ? problem({ status: 404, code: 'not_found' }) : found.answer(asked);
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type') === 'application/octet-stream')
    return new TextDecoder().decode(await request.arrayBuffer());
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

function problem({ status, code, ...members }: Refused): Response {
  const body = { type: `urn:egcr:${code}`, title: code, status, code, ...members };
  const headers = { 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A reply that the contract allows, with what the test is about in it; the rest is drawn, the same each time. */
export function drawnReply<E extends Endpoint>(endpoint: E, about: Partial<ReplyOf<E>> = {}): ReplyOf<E> {
  return Object.assign(replyFor(endpoint, chanceFrom(1, true)) as ReplyOf<E> & object, about);
}

/** The person who looks at the page. */
export const READER = '01990000-0000-7000-8000-00000000000a';

const user = { id: READER, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
const reader: Partial<AuthState> = { isAuthenticated: true, user };

/** No one is signed in. */
export const visitor: Partial<AuthState> = {};

/** Opens a page as a person who is signed in, or as another reader; `path` has a `$name` for what the address fills in. Every other address leads to a page that says `elsewhere`. */
export function openShown(
  show: () => ReactNode,
  { address = '/page', path = address.split('?')[0] ?? '', as = reader } = {},
): Promise<OpenedPages> {
  changeAuthState({ ...anonymousState, ...as });
  const client = createQueryClient();
  return openPages({
    address,
    pages: { [path]: () => <>{show()}</> },
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

/** What a test leaves behind is cleared. */
export function closeShown(server: AnsweringServer): void {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  server.close();
}

/** Presses a button once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}

/** Chooses an option, or ticks a box, once it is there. */
export async function choose(role: 'radio' | 'checkbox' | 'option', name: string | RegExp): Promise<void> {
  const option = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(option));
}

/** Enters a value into the field of this label once it is there. */
export async function type(label: string | RegExp, value: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await act(async () => void fireEvent.change(field, { target: { value } }));
}

/** Gives a file field a file. */
export async function giveFile(label: string | RegExp, file: File): Promise<void> {
  const field = await screen.findByLabelText(label);
  await act(async () => void fireEvent.change(field, { target: { files: [file] } }));
}

/** The page says it, at least once. */
export const says = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text);

/** The terms of the lists of the page, each with what it says. */
export function facts(): [string, string][] {
  return [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? '',
  ]);
}
