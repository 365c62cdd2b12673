import { connectCalls } from '@egcr/web-kit/call-connections';

export type CannedTrouble =
  /** The line is cut before the answer has come. */
  | { readonly kind: 'loses_answers' }
  /** Says no with this status and code. */
  | { readonly kind: 'refuses'; readonly status: number; readonly code: string };

interface Post {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

const usualFetch = globalThis.fetch;

/** Answers the calls of a page with prepared replies, by path; anything else is not found. Notes what the page asks to be done. */
export class CannedBank {
  readonly #replies: ReadonlyMap<string, unknown>;
  /** Every POST in order, repeats included. */
  readonly posts: Post[] = [];
  /** What happens to every POST. */
  trouble: CannedTrouble | undefined;
  /** Where it is false, every GET waits for ever, as on a bad line. */
  answersReads = true;

  constructor(replies: Readonly<Record<string, unknown>>) {
    this.#replies = new Map(Object.entries(replies));
    connectCalls({ accessToken: () => 'token', wait: () => Promise.resolve() });
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input;
      return this.#answer(new Request(new URL(address, 'http://bank'), init));
    };
  }

  close(): void {
    globalThis.fetch = usualFetch;
  }

  /** The different keys with which something was asked for. */
  get keys(): readonly (string | null)[] {
    return [...new Set(this.posts.map(({ key }) => key))];
  }

  async #answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    if (request.method === 'GET' && !this.answersReads) return new Promise(() => undefined);
    if (request.method === 'POST') {
      this.posts.push({
        path,
        key: request.headers.get('idempotency-key'),
        body: await request.json().catch(() => null),
      });
      if (this.trouble?.kind === 'loses_answers') throw new TypeError('the line was cut');
      if (this.trouble) return problem(this.trouble);
    }
    const reply = this.#replies.get(`${request.method} ${path}`);
    return reply === undefined ? problem({ status: 404, code: 'not_found' }) : Response.json(reply);
  }
}

function problem({ status, code }: { readonly status: number; readonly code: string }): Response {
  const headers = { 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify({ type: `urn:egcr:${code}`, title: code, status, code }), {
    status,
    headers,
  });
}
