import { callConnections } from '@egcr/web-kit/call-connections';
import * as z from 'zod/mini';

/** Why the widget got no token; the widget itself only says that it failed. */
export type WidgetProblem = { readonly kind: 'status'; readonly status: number } | { readonly kind: 'spam' };

const judged = z.object({ verified: z.boolean(), classification: z.nullish(z.string()) });

/** The widget's requests, watched: what the server refuses is told in the reader's language beside it. */
export function widgetFetch(
  tell: (problem: WidgetProblem) => void,
): (url: string, init?: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('accept-language', callConnections().language());
    const answer = await fetch(url, { ...init, headers, credentials: 'omit', cache: 'no-store' });
    if (answer.status !== 200) tell({ kind: 'status', status: answer.status });
    const body = typeof init?.body === 'string' ? init.body : '';
    const isPlainCheck = init?.method === 'POST' && !body.includes('"code":');
    if (answer.status !== 200 || !isPlainCheck) return answer;
    const { verified, classification } = judged.parse(await answer.clone().json());
    if (classification === 'BAD') tell({ kind: 'spam' });
    // Without digits the widget looks only at the status; a "no" in the body would leave it waiting.
    return verified && classification !== 'BAD' ? answer : new Response(null, { status: 422 });
  };
}
