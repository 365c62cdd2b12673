import { CONSENT_VERSION, type ConsentChoices } from '@egcr/contract/consent';

import { bearer, makePeople, type DevPerson } from './api.ts';
import type { TestProduct } from './product.ts';

export const CONSENT = '/api/v1/activity/consent';
export const LOGS = '/api/v1/activity/logs';
/** In a block of addresses that the registries gave to the United Kingdom. */
const BRITISH = '81.2.69.142';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

interface Sent {
  readonly as?: DevPerson;
  readonly body?: unknown;
  readonly from?: string;
}

export interface Log {
  readonly activity_type: string;
  readonly ip_address: string | null;
  readonly activity_details: { readonly security_tracking: boolean };
}

/** Calls of consent and the activity log, by a German Firefox in Britain; the product has to trust one proxy (`trustedProxies: 1`). */
export function activityCalls(product: TestProduct) {
  async function newPerson(): Promise<DevPerson> {
    const [person] = await makePeople(product.url, 1);
    if (!person) throw new Error('a person was asked for');
    return person;
  }

  async function send(method: string, path: string, { as, body, from = BRITISH }: Sent = {}) {
    const answer = await fetch(product.url + path, {
      method,
      headers: {
        ...(as && bearer(as)),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'user-agent': FIREFOX,
        'accept-language': 'de',
        'x-forwarded-for': from,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  }

  const answer = (as: DevPerson, choices: ConsentChoices) =>
    send('PUT', CONSENT, { as, body: { version: CONSENT_VERSION, choices } });
  const tell = (as: DevPerson, body: object) =>
    send('POST', LOGS, { as, body: { activity_type: 'page_view', ...body } });
  /** All that the call answers; security events come a moment after what they tell of. */
  const wholeLogOf = async (as: DevPerson): Promise<Log[]> =>
    (await send('GET', `${LOGS}?limit=100`, { as })).json.items;
  const logsOf = async (as: DevPerson) =>
    (await wholeLogOf(as)).filter(({ activity_details: details }) => !details.security_tracking);
  return { newPerson, send, answer, tell, wholeLogOf, logsOf };
}
