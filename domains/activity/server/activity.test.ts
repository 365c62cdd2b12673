import { CONSENT_VERSION } from '@egcr/contract/consent';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { createActivity } from './create-activity.ts';

const { domain } = createActivity({ currencyOf: (country) => (country === 'GB' ? 'GBP' : undefined) });
let served: ServedDomain;
beforeAll(async () => {
  served = await serveDomain(domain);
});
afterEach(() => vi.useRealTimers());
afterAll(() => served.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, who: string, body?: object) => {
  const answer = await served.app.inject({
    method,
    url: `/api/v1/activity/${path}`,
    remoteAddress: '81.2.69.142',
    headers: {
      authorization: `Bearer ${who}`,
      'user-agent': FIREFOX,
      'accept-language': 'de',
      'idempotency-key': served.newId(),
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const json = async (...given: Parameters<typeof ask>) => {
  const { status, text } = await ask(...given);
  return { status, body: JSON.parse(text) };
};
const none = { preferences: false, analytics: false, security_location: false, marketing: false };
const allow = (who: string, choices: object, version: string = CONSENT_VERSION) =>
  json('PUT', 'consent', who, { version, choices: { ...none, ...choices } });
const record = (who: string, body: object = {}) =>
  json('POST', 'logs', who, { activity_type: 'page_view', ...body });
const logsOf = async (who: string) => (await json('GET', 'logs', who)).body.items;
const tell = (topic: string, payload: Readonly<Record<string, unknown>>, id = served.newId()) =>
  served.services.unit(async (work) => domain.listeners?.[topic]?.(work, { id, topic, payload }));
const forget = () => served.services.unit(async (work) => domain.jobs?.['activity.forget']?.(work, {}));
const advance = (seconds: number) => served.services.movableClock.advance(seconds);
const DAY_S = 86_400;

describe('the question about cookies', () => {
  it('is answered for oneself, and the last answer counts', async () => {
    const [ann, bob] = [served.newId(), served.newId()];
    expect((await json('GET', 'consent', ann)).body).toEqual({ version: CONSENT_VERSION, receipt: null });
    await allow(ann, { analytics: true });
    advance(1);
    const { body } = await allow(ann, { marketing: true });
    expect(body.receipt).toMatchObject({
      version: CONSENT_VERSION,
      choices: { ...none, marketing: true },
      locale: 'de',
    });
    expect((await json('GET', 'consent', ann)).body).toEqual(body);
    expect((await json('GET', 'consent', bob)).body.receipt).toBeNull();
  });

  it('is about the text that holds', async () => {
    const ann = served.newId();
    const old = await allow(ann, { analytics: true }, '0.1');
    expect([old.status, old.body.code]).toEqual([409, 'consent_outdated']);
    await allow(ann, { analytics: true });
    await served.owner.query("update activity.consent_receipt set version = '0.1' where user_id = $1", [ann]);
    expect((await record(ann)).body).toEqual({ recorded: false, id: null });
  });
});

describe('the log of activity', () => {
  it('keeps nothing without consent, and with it what is rough: the network, no place', async () => {
    const ann = served.newId();
    expect((await record(ann)).body).toEqual({ recorded: false, id: null });
    await allow(ann, { analytics: true });
    const said = await record(ann, {
      page_url: 'https://egcr.example/wallet?to=bob',
      city: 'London',
      latitude: 51.50735,
      longitude: -0.12776,
      timezone: 'Europe/London',
      currency_selected: 'EUR',
      language_detected: 'en-GB',
      language_selected: 'de',
      activity_details: {
        screen_resolution: '1283x847',
        viewport_size: 'wide',
        button: 'pay',
        security_tracking: true,
      },
    });
    expect([said.status, said.body.recorded]).toEqual([202, true]);
    const now = served.services.clock.now().toISOString();
    expect(await logsOf(ann)).toEqual([
      {
        id: said.body.id,
        created_at: expect.stringContaining(now.slice(0, 16)),
        user_id: ann,
        session_id: ann,
        ip_address: '81.2.69.0',
        country: null,
        country_code: null,
        city: null,
        region: null,
        latitude: null,
        longitude: null,
        timezone: null,
        currency_detected: null,
        currency_selected: 'EUR',
        language_detected: 'en-GB',
        language_selected: 'de',
        user_agent: 'Firefox 131, Linux',
        page_url: '/wallet',
        activity_type: 'page_view',
        activity_details: {
          button: 'pay',
          timestamp: expect.stringContaining(now.slice(0, 16)),
          screen_resolution: '1300x800',
          viewport_size: null,
          security_tracking: false,
        },
      },
    ]);
  });

  it('has the place where that is allowed: the country of the network, and degrees in pairs', async () => {
    const ann = served.newId();
    await allow(ann, { analytics: true, security_location: true });
    const place = { city: 'London', region: 'England', timezone: 'Europe/London' };
    await record(ann, {
      ...place,
      latitude: 51.50735,
      longitude: -0.12776,
      session_id: 'visit',
      activity_details: { timestamp: 'then' },
    });
    await record(ann, { ...place, latitude: 51.50735 });
    await record(ann, { ...place, longitude: 51.50735 });
    const found = { country: 'United Kingdom', country_code: 'GB', currency_detected: 'GBP', ...place };
    const [third, second, first] = await logsOf(ann);
    expect(first).toMatchObject({
      ...found,
      latitude: 51.5,
      longitude: -0.1,
      session_id: 'visit',
      activity_details: { timestamp: 'then' },
    });
    for (const alone of [second, third])
      expect(alone).toMatchObject({ ...found, latitude: null, longitude: null });
  });

  it('takes sixty entries of a visit in a minute; other visits are not in the way', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ann = served.newId();
    await allow(ann, { analytics: true });
    for (let entry = 0; entry < 60; entry += 1)
      expect((await record(ann, { session_id: 'a' })).status).toBe(202);
    const full = await ask('POST', 'logs', ann, { activity_type: 'page_view', session_id: 'a' });
    expect([full.status, JSON.parse(full.text).code, full.headers['retry-after']]).toEqual([
      429,
      'too_many_logs',
      '60',
    ]);
    expect((await record(ann, { session_id: 'b' })).status).toBe(202);
    const bob = served.newId();
    await allow(bob, { analytics: true });
    expect((await record(bob, { session_id: 'a' })).status).toBe(202);
    advance(59);
    expect((await record(ann, { session_id: 'a' })).status).toBe(429);
    advance(1);
    expect((await record(ann, { session_id: 'a' })).status).toBe(202);
  });

  it('is one’s own: read page by page, written as a file, and deleted for good', async () => {
    const [ann, bob] = [served.newId(), served.newId()];
    for (const who of [ann, bob]) await allow(who, { analytics: true });
    const ids: string[] = [];
    for (const type of ['one', 'two, "three"', '=4+1']) {
      advance(1);
      ids.unshift((await record(ann, { activity_type: type })).body.id);
    }
    await record(bob);
    const first = (await json('GET', 'logs?limit=2', ann)).body;
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const rest = (await json('GET', `logs?limit=2&after=${first.next}`, ann)).body;
    expect([rest.items.map(({ id }: { id: string }) => id), rest.next]).toEqual([ids.slice(2), null]);

    const csv = await ask('GET', 'logs/export?format=csv', ann);
    const day = served.services.clock.now().toISOString().slice(0, 10);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toContain(`egcr-activity-${day}.csv`);
    const [head, ...lines] = csv.text.trimEnd().split('\r\n');
    expect(head?.split(',').slice(0, 4)).toEqual(['created_at', 'activity_type', 'page_url', 'ip_address']);
    expect(lines.map((line) => ids.findIndex((id) => line.endsWith(id)))).toEqual([0, 1, 2]);
    expect(lines[1]).toContain('"two, ""three"""');
    // A spreadsheet takes it for a text.
    expect(lines[0]).not.toContain(',=4+1');

    const file = await ask('GET', 'logs/export?format=json', ann);
    expect(file.headers['content-disposition']).toContain(`egcr-activity-${day}.json`);
    const whole = JSON.parse(file.text);
    expect([whole.user_id, whole.consents.length, whole.items]).toEqual([ann, 1, await logsOf(ann)]);
    const empty = JSON.parse((await ask('GET', 'logs/export?format=json', served.newId())).text);
    expect([empty.consents, empty.items]).toEqual([[], []]);

    expect((await json('DELETE', 'logs', ann)).body).toEqual({ deleted: 3 });
    expect([await logsOf(ann), (await logsOf(bob)).length]).toEqual([[], 1]);
  });

  it('is forgotten after ninety days', async () => {
    const ann = served.newId();
    await allow(ann, { analytics: true });
    await record(ann);
    advance(90 * DAY_S - 1);
    await forget();
    expect(await logsOf(ann)).toHaveLength(1);
    advance(1);
    await forget();
    expect(await logsOf(ann)).toHaveLength(0);
  });
});

describe('a security event', () => {
  const event = (userId: string) => ({
    user_id: userId,
    session_id: null,
    action: 'login',
    ip: '81.2.69.0/24',
    user_agent: FIREFOX,
    happened_at: served.services.clock.now().toISOString(),
  });

  it('is kept once without asking, its country only where that is allowed, for 396 days', async () => {
    const [ann, bob] = [served.newId(), served.newId()];
    await allow(bob, { security_location: true });
    const id = served.newId();
    await tell('identity.security_noted', event(ann), id);
    await tell('identity.security_noted', event(ann), id);
    await tell('identity.security_noted', event(bob));
    const shown = {
      activity_type: 'login',
      ip_address: '81.2.69.0',
      user_agent: 'Firefox 131, Linux',
      session_id: null,
    };
    expect(await logsOf(ann)).toEqual([
      expect.objectContaining({
        ...shown,
        id,
        country_code: null,
        activity_details: expect.objectContaining({ security_tracking: true }),
      }),
    ]);
    expect(await logsOf(bob)).toEqual([
      expect.objectContaining({ ...shown, country: 'United Kingdom', country_code: 'GB' }),
    ]);
    advance(396 * DAY_S - 1);
    await forget();
    expect(await logsOf(ann)).toHaveLength(1);
    advance(1);
    await forget();
    expect(await logsOf(ann)).toHaveLength(0);
  });

  it('and all else goes with the account', async () => {
    const [ann, bob] = [served.newId(), served.newId()];
    for (const who of [ann, bob]) {
      await allow(who, { analytics: true });
      await record(who);
    }
    await tell('identity.user_deleted', { user_id: ann });
    expect([await logsOf(ann), (await json('GET', 'consent', ann)).body.receipt]).toEqual([[], null]);
    expect([(await logsOf(bob)).length, (await json('GET', 'consent', bob)).body.receipt]).toEqual([
      1,
      expect.anything(),
    ]);
  });
});
