import { acceptedAll as all, rejectedAll as no } from '@egcr/contract/consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { activityCalls, LOGS, type Log } from '../testing/activity-calls.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let calls: ReturnType<typeof activityCalls>;
beforeAll(async () => {
  product = await startProduct({ kit: { trustedProxies: 1 } });
  calls = activityCalls(product);
});
afterAll(() => product.close());

describe('the activity log', () => {
  it('keeps every field of the record, the place rough and the path without its question [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    const told = await calls.tell(amina, {
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
    expect(await calls.logsOf(amina)).toEqual([
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
    const [amina, bao] = [await calls.newPerson(), await calls.newPerson()];
    await calls.answer(amina, all);
    await calls.tell(amina, {
      user_id: bao.user_id,
      ip_address: '8.8.8.8',
      country: 'Nowhere',
      country_code: 'XX',
    });
    expect(await calls.logsOf(bao)).toEqual([]);
    expect(await calls.logsOf(amina)).toMatchObject([
      { user_id: amina.user_id, ip_address: '81.2.69.0', country_code: 'GB' },
    ]);
  });

  it('keeps nothing of pages without consent, and no place without consent to places [GEO-01]', async () => {
    const amina = await calls.newPerson();
    expect((await calls.tell(amina, {})).json).toEqual({ recorded: false, id: null });
    await calls.answer(amina, { ...all, analytics: false });
    expect((await calls.tell(amina, {})).json).toEqual({ recorded: false, id: null });
    await calls.answer(amina, { ...no, analytics: true });
    await calls.tell(amina, { latitude: 51.5, longitude: -0.1, city: 'London', timezone: 'Europe/London' });
    expect(await calls.logsOf(amina)).toMatchObject([
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
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    await calls.send('POST', LOGS, { as: amina, body: { activity_type: 'page_view' }, from: '127.0.0.1' });
    expect(await calls.logsOf(amina)).toMatchObject([
      { country: null, city: null, region: null, timezone: null },
    ]);
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
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    expect((await calls.tell(amina, body)).status).toBe(422);
  });

  it('takes an act that it does not know [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    await calls.tell(amina, { activity_type: 'ünknown/act '.padEnd(64, 'x') });
    expect(
      (await calls.logsOf(amina)).some((log: { activity_type: string }) =>
        log.activity_type.startsWith('ünknown'),
      ),
    ).toBe(true);
  });

  it('takes sixty entries of a visit in a minute and says when more may come [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => calls.tell(amina, { session_id: 'busy' })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.json.code, refused?.headers.get('retry-after')]).toEqual(['too_many_logs', '60']);
    expect((await calls.tell(amina, { session_id: 'another' })).status).toBe(202);
  });

  it('belongs to its person: read by pages, taken along, deleted; others see nothing of it [GEO-01]', async () => {
    const [amina, bao] = [await calls.newPerson(), await calls.newPerson()];
    await calls.answer(amina, all);
    for (const act of ['first', 'second', '=1+1']) await calls.tell(amina, { activity_type: act });
    const page = (await calls.send('GET', `${LOGS}?limit=2`, { as: amina })).json;
    const rest = (await calls.send('GET', `${LOGS}?limit=100&after=${page.next}`, { as: amina })).json;
    expect(page.items.map(({ activity_type: act }: { activity_type: string }) => act)).toEqual([
      '=1+1',
      'second',
    ]);
    expect(rest.items[0].activity_type).toBe('first');

    const csv = await calls.send('GET', `${LOGS}/export?format=csv`, { as: amina });
    expect(csv.headers.get('content-disposition')).toMatch(/attachment.*egcr-activity-.*\.csv/);
    expect(csv.text.split('\r\n')[0]).toContain('created_at,activity_type,page_url');
    expect(csv.text).toContain(",'=1+1,");
    const json = await calls.send('GET', `${LOGS}/export?format=json`, { as: amina });
    const acts = json.json.items.map(({ activity_type: act }: Log) => act);
    expect(acts.slice(0, 3)).toEqual(['=1+1', 'second', 'first']);

    expect((await calls.send('GET', `${LOGS}/export?format=csv`, { as: bao })).text).not.toContain('second');
    await calls.send('DELETE', LOGS, { as: bao });
    expect(await calls.logsOf(amina)).toHaveLength(3);
    expect((await calls.send('DELETE', LOGS, { as: amina })).json.deleted).toBeGreaterThanOrEqual(3);
    expect(await calls.logsOf(amina)).toEqual([]);
  });

  it('is closed to strangers [GEO-01]', async () => {
    for (const [method, path] of [
      ['GET', LOGS],
      ['POST', LOGS],
      ['DELETE', LOGS],
      ['GET', `${LOGS}/export?format=csv`],
    ] as const)
      expect(
        (await calls.send(method, path, method === 'POST' ? { body: { activity_type: 'x' } } : {})).status,
      ).toBe(401);
    expect(
      (await calls.send('GET', `${LOGS}/export?format=xml`, { as: await calls.newPerson() })).status,
    ).toBe(422);
  });

  it('only warns where an entry cannot be kept [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    await product.owner.query('alter table activity.user_geolocation_logs rename column page_url to gone');
    try {
      const told = await calls.tell(amina, {});
      expect([told.status, told.json]).toEqual([202, { recorded: false, id: null }]);
    } finally {
      await product.owner.query('alter table activity.user_geolocation_logs rename column gone to page_url');
    }
  });
});
