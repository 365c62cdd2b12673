import type { Endpoint } from '@egcr/contract/endpoint';

import { chanceFrom } from '@egcr/web-kit/testing/draw-value';
import { callAt } from './product-calls.ts';
import { replyFor } from '@egcr/web-kit/testing/reply-for';

/** What the frame around every page is told: a reader in English, and a member of the staff who may do everything. */
const GIVEN: Readonly<Record<string, unknown>> = {
  'roles.read_own': { roles: [], rules: [['manage', 'all']], needs_second_factor: false },
  'locale.read_preferences': {
    currency: 'JVD',
    language: 'en',
    location: { country_code: 'DE', city: 'Berlin', timezone: 'UTC' },
    theme: 'system',
    motion: 'reduced',
    contrast: 'system',
    text_size: 'standard',
    saved_at: '2026-03-01T09:30:00.000Z',
  },
};

/** What every page says and asks from time to time: that a person is there, and whether their PIN still holds. */
const FROM_TIME_TO_TIME = new Set(['/api/v1/identity/session/activity', '/api/v1/identity/pin']);

export interface Answers {
  /** In the place of `fetch`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** What was asked since the last time, once each: `POST /api/v1/wallet/freeze {"pin":"123456"}`. */
  readonly take: () => readonly string[];
}

/** Answers every call with a reply drawn from its contract, the same one at each time of asking. In the first draw all are full. */
export function drawnAnswers(calls: readonly Endpoint[], draw: number): Answers {
  let asked = new Set<string>();
  return {
    fetch: async (input, init = {}) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
      const method = init.method ?? 'GET';
      const call = callAt(calls, { method, path: pathname });
      if (!FROM_TIME_TO_TIME.has(pathname))
        asked.add(`${method} ${pathname}${search}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
      if (call === undefined)
        return Response.json({ status: 404, code: 'not_found', title: 'Not found' }, { status: 404 });
      if (call.reply === undefined) return new Response(null, { status: 204 });
      return Response.json(
        GIVEN[call.name] ?? replyFor(call, chanceFrom(seedOf(call.name, draw), draw === 1)),
      );
    },
    take: () => {
      const taken = [...asked].toSorted();
      asked = new Set();
      return taken;
    },
  };
}

/** Each call has replies of its own, whatever else is asked. */
function seedOf(name: string, draw: number): number {
  return Array.from(name).reduce((seed, sign) => (Math.imul(seed, 31) + sign.charCodeAt(0)) | 0, draw);
}
