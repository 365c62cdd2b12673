import { legalVersions } from '@egcr/legals/contract';
import { CONSENT_VERSION } from '@egcr/contract/consent';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ settings: { TRUST_PROXY: '1' } });
});
afterAll(() => product.close());

const CONSENT = '/api/v1/activity/consent';
const LOGS = '/api/v1/activity/logs';
/** In a block of addresses that the registries gave to the United Kingdom. */
const BRITISH = '81.2.69.142';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

const no = { preferences: false, analytics: false, security_location: false, marketing: false };
const all = { preferences: true, analytics: true, security_location: true, marketing: true };

async function newPerson(): Promise<DevPerson> {
  const [person] = await makePeople(product.url, 1);
  if (!person) throw new Error('a person was asked for');
  return person;
}

interface Sent {
  readonly as?: DevPerson;
  readonly body?: unknown;
  readonly from?: string;
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

const answer = (as: DevPerson, choices: object) =>
  send('PUT', CONSENT, { as, body: { version: CONSENT_VERSION, choices } });
const tell = (as: DevPerson, body: object) =>
  send('POST', LOGS, { as, body: { activity_type: 'page_view', ...body } });
interface Log {
  readonly activity_type: string;
  readonly ip_address: string | null;
  readonly activity_details: { readonly security_tracking: boolean };
}

/** All that the call answers; security events come a moment after what they tell of. */
const wholeLogOf = async (as: DevPerson): Promise<Log[]> =>
  (await send('GET', `${LOGS}?limit=100`, { as })).json.items;
const logsOf = async (as: DevPerson) =>
  (await wholeLogOf(as)).filter(({ activity_details: details }) => !details.security_tracking);

describe('the answer about cookies', () => {
  it('is about a version of the cookie text that was published [SHELL-05]', () => {
    expect(legalVersions.cookies.map(({ version }) => version)).toContain(CONSENT_VERSION);
  });

  it('is kept as a receipt with version, choices, time and language, for its person alone [SHELL-05]', async () => {
    const [amina, bao] = [await newPerson(), await newPerson()];
    expect((await send('GET', CONSENT, { as: amina })).json).toEqual({
      version: CONSENT_VERSION,
      receipt: null,
    });
    const saved = await answer(amina, { ...no, analytics: true });
    const at = expect.stringMatching(/^20.*Z$/);
    const receipt = { version: CONSENT_VERSION, choices: { ...no, analytics: true }, locale: 'de', at };
    expect([saved.status, saved.json]).toEqual([200, { version: CONSENT_VERSION, receipt }]);
    expect((await send('GET', CONSENT, { as: amina })).json).toEqual(saved.json);
    expect((await send('GET', CONSENT, { as: bao })).json.receipt).toBeNull();
  });

  it('can be withdrawn, and every answer stays as proof [SHELL-05]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    expect((await answer(amina, no)).json.receipt.choices).toEqual(no);
    const { json } = await send('GET', `${LOGS}/export?format=json`, { as: amina });
    expect(json.consents.map(({ choices }: { choices: object }) => choices)).toEqual([no, all]);
  });

  it('needs somebody signed in, the text that holds and every category [SHELL-05]', async () => {
    const amina = await newPerson();
    const body = { version: CONSENT_VERSION, choices: all };
    expect((await send('GET', CONSENT)).status).toBe(401);
    expect((await send('PUT', CONSENT, { body })).status).toBe(401);
    const outdated = await send('PUT', CONSENT, { as: amina, body: { ...body, version: '0.9' } });
    expect([outdated.status, outdated.json.code]).toEqual([409, 'consent_outdated']);
    for (const bad of [
      {},
      { ...body, choices: { analytics: true } },
      { ...body, choices: { ...all, more: true } },
    ])
      expect((await send('PUT', CONSENT, { as: amina, body: bad })).status).toBe(422);
  });
});

describe('the activity log', () => {
  it('keeps every field of the record, the place rough and the path without its question [GEO-01]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    const told = await tell(amina, {
      session_id: 'visit-1',
      page_url: 'https://egcr.example/contact?token=secret#part',
      latitude: 51.50735,
      longitude: -0.12776,
      city: 'London',
      region: 'England',
      timezone: 'Europe/London',
      currency_selected: 'JVD',
      language_detected: 'en-GB',
      language_selected: 'de',
      activity_details: {
        timestamp: '2026-11-20T10:00:00.000Z',
        screen_resolution: '1283x847',
        viewport_size: '391x844',
        security_tracking: true,
        button: 'send',
      },
    });
    expect([told.status, told.json]).toEqual([202, { recorded: true, id: expect.any(String) }]);
    expect(await logsOf(amina)).toEqual([
      {
        id: told.json.id,
        created_at: expect.stringMatching(/Z$/),
        user_id: amina.user_id,
        session_id: 'visit-1',
        ip_address: '81.2.69.0',
        country: 'United Kingdom',
        country_code: 'GB',
        city: 'London',
        region: 'England',
        latitude: 51.5,
        longitude: -0.1,
        timezone: 'Europe/London',
        currency_detected: 'GBP',
        currency_selected: 'JVD',
        language_detected: 'en-GB',
        language_selected: 'de',
        user_agent: 'Firefox 131, Linux',
        page_url: '/contact',
        activity_type: 'page_view',
        activity_details: {
          timestamp: '2026-11-20T10:00:00.000Z',
          screen_resolution: '1300x800',
          viewport_size: '400x800',
          security_tracking: false,
          button: 'send',
        },
      },
    ]);
  });

  it('finds person, network and country itself, whatever is sent [GEO-01]', async () => {
    const [amina, bao] = [await newPerson(), await newPerson()];
    await answer(amina, all);
    await tell(amina, {
      user_id: bao.user_id,
      ip_address: '8.8.8.8',
      country: 'Nowhere',
      country_code: 'XX',
    });
    expect(await logsOf(bao)).toEqual([]);
    expect(await logsOf(amina)).toMatchObject([
      { user_id: amina.user_id, ip_address: '81.2.69.0', country_code: 'GB' },
    ]);
  });

  it('keeps nothing of pages without consent, and no place without consent to places [GEO-01]', async () => {
    const amina = await newPerson();
    expect((await tell(amina, {})).json).toEqual({ recorded: false, id: null });
    await answer(amina, { ...all, analytics: false });
    expect((await tell(amina, {})).json).toEqual({ recorded: false, id: null });
    await answer(amina, { ...no, analytics: true });
    await tell(amina, { latitude: 51.5, longitude: -0.1, city: 'London', timezone: 'Europe/London' });
    expect(await logsOf(amina)).toMatchObject([
      {
        country: null,
        country_code: null,
        city: null,
        latitude: null,
        longitude: null,
        timezone: null,
        currency_detected: null,
      },
    ]);
  });

  it('never takes the default place for an observation [GEO-01] [PREF-04]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    await send('POST', LOGS, { as: amina, body: { activity_type: 'page_view' }, from: '127.0.0.1' });
    expect(await logsOf(amina)).toMatchObject([{ country: null, city: null, region: null, timezone: null }]);
  });

  it.each([
    ['without an act', { activity_type: '' }],
    ['with a long act', { activity_type: 'x'.repeat(65) }],
    ['beyond the pole', { latitude: 90.1, longitude: 0 }],
    ['beyond the date line', { latitude: 0, longitude: -180.5 }],
    ['with details of more than 4 KB', { activity_details: { text: 'é'.repeat(2100) } }],
    ['with a zero character', { activity_details: { text: '\u0000' } }],
    ['with half a character', { activity_details: { text: '\ud83d' } }],
    ['with a line break in its path', { page_url: '/a\nb' }],
  ])('refuses an entry %s [GEO-01]', async (_what, body) => {
    const amina = await newPerson();
    await answer(amina, all);
    expect((await tell(amina, body)).status).toBe(422);
  });

  it('takes an act that it does not know [GEO-01]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    await tell(amina, { activity_type: 'ünknown/act '.padEnd(64, 'x') });
    expect(
      (await logsOf(amina)).some((log: { activity_type: string }) => log.activity_type.startsWith('ünknown')),
    ).toBe(true);
  });

  it('takes sixty entries of a visit in a minute and says when more may come [GEO-01]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    const answers = await Promise.all(Array.from({ length: 62 }, () => tell(amina, { session_id: 'busy' })));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.json.code, refused?.headers.get('retry-after')]).toEqual(['too_many_logs', '60']);
    expect((await tell(amina, { session_id: 'another' })).status).toBe(202);
  });

  it('belongs to its person: read by pages, taken along, deleted; others see nothing of it [GEO-01]', async () => {
    const [amina, bao] = [await newPerson(), await newPerson()];
    await answer(amina, all);
    for (const act of ['first', 'second', '=1+1']) await tell(amina, { activity_type: act });
    const page = (await send('GET', `${LOGS}?limit=2`, { as: amina })).json;
    const rest = (await send('GET', `${LOGS}?limit=100&after=${page.next}`, { as: amina })).json;
    expect(page.items.map(({ activity_type: act }: { activity_type: string }) => act)).toEqual([
      '=1+1',
      'second',
    ]);
    expect(rest.items[0].activity_type).toBe('first');

    const csv = await send('GET', `${LOGS}/export?format=csv`, { as: amina });
    expect(csv.headers.get('content-disposition')).toMatch(/attachment.*egcr-activity-.*\.csv/);
    expect(csv.text.split('\r\n')[0]).toContain('created_at,activity_type,page_url');
    expect(csv.text).toContain(",'=1+1,");
    const json = await send('GET', `${LOGS}/export?format=json`, { as: amina });
    const acts = json.json.items.map(({ activity_type: act }: Log) => act);
    expect(acts.slice(0, 3)).toEqual(['=1+1', 'second', 'first']);

    expect((await send('GET', `${LOGS}/export?format=csv`, { as: bao })).text).not.toContain('second');
    await send('DELETE', LOGS, { as: bao });
    expect(await logsOf(amina)).toHaveLength(3);
    expect((await send('DELETE', LOGS, { as: amina })).json.deleted).toBeGreaterThanOrEqual(3);
    expect(await logsOf(amina)).toEqual([]);
  });

  it('is closed to strangers [GEO-01]', async () => {
    for (const [method, path] of [
      ['GET', LOGS],
      ['POST', LOGS],
      ['DELETE', LOGS],
      ['GET', `${LOGS}/export?format=csv`],
    ] as const)
      expect(
        (await send(method, path, method === 'POST' ? { body: { activity_type: 'x' } } : {})).status,
      ).toBe(401);
    expect((await send('GET', `${LOGS}/export?format=xml`, { as: await newPerson() })).status).toBe(422);
  });

  it('only warns where an entry cannot be kept [GEO-01]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    await product.services.pool.query(
      'alter table activity.user_geolocation_logs rename column page_url to gone',
    );
    try {
      const told = await tell(amina, {});
      expect([told.status, told.json]).toEqual([202, { recorded: false, id: null }]);
    } finally {
      await product.services.pool.query(
        'alter table activity.user_geolocation_logs rename column gone to page_url',
      );
    }
  });
});

describe('security events', () => {
  const signIn = (person: DevPerson, password = person.password) =>
    send('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password } });
  /** What came over the network: people of tests are signed in from within. */
  const eventsOf = async (person: DevPerson) =>
    (await wholeLogOf(person)).filter(
      (log) => log.activity_details.security_tracking && log.ip_address !== null,
    );
  const eventOf = (person: DevPerson, act: string): Promise<Log> =>
    vi.waitFor(async () => {
      const found = (await eventsOf(person)).find(({ activity_type: type }) => type === act);
      if (!found) throw new Error(`no ${act} yet`);
      return found;
    }, 10_000);

  it('are kept without consent, with the network alone and no place [GEO-01]', async () => {
    const amina = await newPerson();
    expect((await signIn(amina)).status).toBe(200);
    expect(await eventOf(amina, 'user_signed_in')).toMatchObject({
      ip_address: '81.2.69.0',
      country: null,
      latitude: null,
      page_url: null,
      user_agent: 'Firefox 131, Linux',
      activity_details: { security_tracking: true },
    });
  });

  it('name the country where the person allows it; a PIN that is tried is one of them [GEO-01]', async () => {
    const amina = await newPerson();
    await answer(amina, { ...no, security_location: true });
    await send('POST', '/api/v1/identity/pin/verify', { as: amina, body: { pin: '999999' } });
    expect(await eventOf(amina, 'pin_failed')).toMatchObject({
      country: 'United Kingdom',
      country_code: 'GB',
    });
  });

  it('never hinder a sign-in, even where the log is broken [GEO-01]', async () => {
    const amina = await newPerson();
    await product.services.pool.query('alter table activity.user_geolocation_logs rename to gone');
    try {
      expect((await signIn(amina)).status).toBe(200);
    } finally {
      await product.services.pool.query('alter table activity.gone rename to user_geolocation_logs');
    }
  });

  it('outlive the rest of the log, which is forgotten after 90 days; they after 13 months [GEO-01]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    await tell(amina, {});
    await signIn(amina);
    await eventOf(amina, 'user_signed_in');
    const days = async (count: number) => {
      await post(`${product.url}/dev/clock`, { advance_seconds: count * 24 * 3600 });
      return (
        await product.services.pool.query(
          'select activity_type from activity.user_geolocation_logs where user_id = $1',
          [amina.user_id],
        )
      ).rows.map(({ activity_type: act }) => act);
    };
    await days(91);
    await vi.waitFor(async () => expect(await days(0)).not.toContain('page_view'), 10_000);
    expect(await days(0)).toContain('user_signed_in');
    await days(310);
    await vi.waitFor(async () => expect(await days(0)).toEqual([]), 10_000);
  });
});

describe('a deleted account', () => {
  it('takes its log and its answers along [GEO-01]', async () => {
    const amina = await newPerson();
    await answer(amina, all);
    await tell(amina, {});
    const { json } = await send('GET', '/dev/service-key');
    const { key } = z.object({ key: z.string() }).parse(json);
    await fetch(`${product.url}/auth/v1/admin/users/${amina.user_id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${key}` },
    });
    const left = async () =>
      (
        await product.services.pool.query(
          `select user_id from activity.user_geolocation_logs where user_id = $1
           union all select user_id from activity.consent_receipt where user_id = $1`,
          [amina.user_id],
        )
      ).rows;
    await vi.waitFor(async () => expect(await left()).toEqual([]), 10_000);
  });
});
