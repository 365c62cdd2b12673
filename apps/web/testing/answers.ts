import type { Endpoint } from '@egcr/contract/endpoint';

import { chanceFrom } from '@egcr/web-kit/testing/draw-value';
import { mannerOf, refusalFor } from './manner.ts';
import { callAt } from './product-calls.ts';
import { replyFor } from '@egcr/web-kit/testing/reply-for';

/** No visit takes that long. */
const IN_A_DAY = '2026-03-05T10:00:00.000Z';

/** What the frame around every page is told: a session that stays open, a reader in English, and a member of the staff who may do everything. */
const GIVEN: Readonly<Record<string, unknown>> = {
  'identity.report_activity': { expires_at: IN_A_DAY, pin_expires_at: IN_A_DAY },
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
const FROM_TIME_TO_TIME = new Set(['identity.report_activity', 'identity.read_pin']);

/** What the window hears when a page asks the server: more will change. */
export const ASKED = 'egcr-asked';

export interface Answers {
  /** In the place of `fetch`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** What was asked since the last time, once each: `POST /api/v1/wallet/freeze {"pin":"123456"}`. */
  readonly take: () => readonly string[];
}

/** Answers every call with a reply drawn from its contract, the same one until something was changed. In the first draw all are full. */
export function drawnAnswers(
  calls: readonly Endpoint[],
  draw: number,
  pin: { readonly has_pin: boolean; readonly verified: boolean },
): Answers {
  const known: typeof GIVEN = {
    ...GIVEN,
    'identity.read_pin': {
      ...pin,
      pin_expires_at: pin.verified ? IN_A_DAY : null,
      locked_until: null,
      attempts_left: 5,
    },
  };
  const manner = mannerOf(draw);
  const tried = new Map<string, number>();
  let changes = 0;
  let asked = new Set<string>();
  /** The chance of a call: each has one of its own, whatever else is asked. */
  const chanceOf = (name: string, isFull = false) => chanceFrom(seedOf(name, draw), isFull);
  const replyTo = (call: Endpoint, given: unknown): Response => {
    if (call.reply === undefined) return new Response(null, { status: 204 });
    const seen = `${call.name}${changes === 0 ? '' : ` after ${changes}`}`;
    return Response.json(given ?? replyFor(call, chanceOf(seen, manner.isFull)));
  };
  const answerTo = (call: Endpoint, body: unknown): Response | Promise<Response> => {
    const chance = chanceOf(`${call.name} is answered`);
    const given = known[call.name];
    if (FROM_TIME_TO_TIME.has(call.name)) return replyTo(call, given);
    if (call.method === 'GET') {
      if (given === undefined && chance() < manner.silentReads) return NEVER;
      if (given === undefined && chance() < manner.refusedReads) return refusalFor(call, undefined, chance);
    } else {
      const times = (tried.get(call.name) ?? 0) + 1;
      tried.set(call.name, times);
      // What was refused works when it is tried once more.
      if (chance() < manner.refusedWrites && times % 2 === 1)
        return refusalFor(call, body, chanceOf(`${call.name} is refused ${times}`));
      if (draw > 1) changes += 1;
    }
    return replyTo(call, given);
  };
  return {
    fetch: async (input, init = {}) => {
      window.dispatchEvent(new Event(ASKED));
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
      const method = init.method ?? 'GET';
      const call = callAt(calls, { method, path: pathname });
      const body = typeof init.body === 'string' ? init.body : '';
      if (call === undefined || !FROM_TIME_TO_TIME.has(call.name))
        asked.add(`${method} ${pathname}${search}${body === '' ? '' : ` ${body}`}`);
      if (call === undefined)
        return Response.json({ status: 404, code: 'not_found', title: 'Not found' }, { status: 404 });
      return answerTo(call, body.startsWith('{') ? JSON.parse(body) : undefined);
    },
    take: () => {
      const taken = [...asked].toSorted();
      asked = new Set();
      return taken;
    },
  };
}

const NEVER = new Promise<Response>(() => undefined);

/** Each call has replies of its own, whatever else is asked. */
function seedOf(name: string, draw: number): number {
  return Array.from(name).reduce((seed, sign) => (Math.imul(seed, 31) + sign.charCodeAt(0)) | 0, draw);
}
