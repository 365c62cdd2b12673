import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { defaultPreferences } from '../contract/index.ts';
import { localeDomain } from './index.ts';
import { forgetPreferences } from './preferences.ts';

let server: ServedDomain;

beforeAll(async () => {
  server = await serveDomain(localeDomain, { isVerified: false, hasCompleteProfile: false });
});
afterAll(() => server.close());

async function call(path: string, userId?: string, body?: object) {
  const answer = await server.app.inject({
    method: body ? 'PUT' : 'GET',
    url: `/api/v1${path}`,
    headers: userId === undefined ? {} : { authorization: `Bearer ${userId}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const chosen = {
  currency: 'EUR',
  language: 'de',
  location: { country_code: 'CH', city: 'Zürich', timezone: 'Europe/Zurich' },
  theme: 'dark',
  motion: 'reduced',
  contrast: 'more',
  text_size: 'large',
};

describe('preferences', () => {
  it('are the defaults until someone chooses [PREF-04]', async () => {
    expect(await call('/preferences', server.newId())).toEqual({
      status: 200,
      body: { ...defaultPreferences, saved_at: null },
    });
  });

  it('are kept for the person who chose, and only for them', async () => {
    const amina = server.newId();
    const saved = await call('/preferences', amina, chosen);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...chosen, saved_at: expect.stringMatching(/Z$/) });
    expect((await call('/preferences', amina)).body).toEqual(saved.body);
    expect((await call('/preferences', server.newId())).body.saved_at).toBeNull();
  });

  it('are replaced by the next choice', async () => {
    const amina = server.newId();
    await call('/preferences', amina, chosen);
    await call('/preferences', amina, { ...chosen, currency: 'JPY' });
    expect((await call('/preferences', amina)).body).toMatchObject({ currency: 'JPY', language: 'de' });
  });

  it('need someone who is signed in', async () => {
    expect((await call('/preferences')).status).toBe(401);
    expect((await call('/preferences', undefined, chosen)).status).toBe(401);
  });

  it('refuse what is not offered, every field at once', async () => {
    const refused = await call('/preferences', server.newId(), {
      ...chosen,
      currency: 'DOGE',
      location: { ...chosen.location, timezone: 'Mars/Olympus' },
      text_size: 'gigantic',
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'currency',
      'location.timezone',
      'text_size',
    ]);
  });

  it('go with the account', async () => {
    const amina = server.newId();
    const marco = server.newId();
    await call('/preferences', amina, chosen);
    await call('/preferences', marco, chosen);
    const event = { id: amina, topic: 'identity.user_deleted', payload: { user_id: amina }, audience: [] };
    await server.services.unit(async (work) => forgetPreferences[event.topic]?.(work, event));
    expect((await call('/preferences', amina)).body.saved_at).toBeNull();
    expect((await call('/preferences', marco)).body.currency).toBe('EUR');
  });

  it('fall back to the defaults where a choice is offered no longer', async () => {
    const amina = server.newId();
    await call('/preferences', amina, chosen);
    await server.services.pool.query(`update locale.preference set currency = 'XXX' where user_id = $1`, [
      amina,
    ]);
    expect((await call('/preferences', amina)).body).toMatchObject(defaultPreferences);
  });
});

describe('what is offered', () => {
  it('is open to everybody: languages in order, currencies with their signs [PREF-01] [PREF-02] [PREF-03]', async () => {
    const languages = await call('/locale/languages');
    expect(languages.body.items.slice(0, 3).map(({ code }: { code: string }) => code)).toEqual([
      'en',
      'zh',
      'zh-TW',
    ]);
    expect(languages.body.items.find(({ code }: { code: string }) => code === 'he')).toEqual({
      code: 'he',
      name: 'Hebrew',
      native_name: 'עברית',
      country_codes: ['IL'],
      rtl: true,
    });
    const currencies = await call('/locale/currencies');
    expect(currencies.body.items[0]).toMatchObject({ code: 'JVD', symbol: 'Ɉ', country_codes: [] });
  });
});
