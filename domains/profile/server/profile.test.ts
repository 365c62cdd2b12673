import { createIdentity, identitySettings, makeIdentityKeys, readIdentityKeys } from '@egcr/identity/server';
import { buildApp } from '@egcr/server-kit/http/app';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { createThrottle } from '@egcr/server-kit/throttle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createProfile } from './create-profile.ts';

const identity = createIdentity({
  settings: identitySettings.parse({ siteUrl: 'http://egcr.test' }),
  keys: readIdentityKeys(makeIdentityKeys()),
  staff: { set: async () => undefined },
});
const profile = createProfile({ identity: identity.door });

async function start() {
  const database = await testDatabase();
  const services = testServices(database);
  const app = await buildApp({
    services,
    gatekeeper: { ...identity.gatekeeper(services), ...profile.gatekeeper(services) },
    throttle: createThrottle(services),
    domains: [identity.domain, profile.domain],
    isKnownAddress: () => false,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { services, url, close };
}

let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

let people = 0;
async function newPerson(
  pin?: string,
): Promise<{ readonly userId: string; readonly token: string; readonly name: string }> {
  people += 1;
  const name = `person${people}`;
  const secrets = await identity.door.hashSecrets({
    password: 'Harbour-Lamp-41',
    ...(pin === undefined ? {} : { pin }),
  });
  return server.services.unit(async (work) => {
    const userId = await identity.door.createConfirmedPerson(work, {
      email: `${name}@example.com`,
      secrets,
    });
    const tokens = await identity.door.issueSession(work, userId);
    return { userId, token: tokens.access_token, name };
  });
}

async function call(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${server.url}/api/v1/profile${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('a profile', () => {
  it('is missing, then saved, then complete with a PIN [PROF-01] [PROF-04]', async () => {
    const { token, userId, name } = await newPerson();
    const { db } = server.services;
    expect(await call('GET', '', token)).toMatchObject({ status: 404, body: { code: 'profile_missing' } });
    // The browser asks this, so that a new person's console shows no failure.
    expect(await call('GET', '/own', token)).toEqual({ status: 200, body: { profile: null } });
    expect(await profile.door.hasCompleteProfile(db, userId)).toBe(false);
    const saved = await call('PUT', '', token, {
      first_name: ' Amina ',
      last_name: 'Okafor',
      username: `@${name.toUpperCase()}`,
    });
    const whole = {
      user_id: userId,
      first_name: 'Amina',
      last_name: 'Okafor',
      username: name,
      has_pin: false,
    };
    expect(saved).toEqual({ status: 200, body: whole });
    expect(await profile.door.hasCompleteProfile(db, userId)).toBe(false);
    expect(await profile.door.findByUsername(db, name)).toBeUndefined();
    expect(await profile.door.findByUsernames(db, [name])).toEqual(new Map());
    await fetch(`${server.url}/api/v1/identity/pin`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ pin: '273918' }),
    });
    expect((await call('GET', '', token)).body).toEqual({ ...whole, has_pin: true });
    expect((await call('GET', '/own', token)).body).toEqual({ profile: { ...whole, has_pin: true } });
    expect(await profile.door.hasCompleteProfile(db, userId)).toBe(true);
    const amina = { userId, username: name, firstName: 'Amina', lastName: 'Okafor' };
    expect(await profile.door.findByUsername(db, ` @${name.toUpperCase()}`)).toEqual(amina);
    expect(await profile.door.findByUsername(db, `${name}\0`)).toBeUndefined();
    expect(await profile.door.findByUsernames(db, [`＠${name}`, 'nobody.here', '\0', name])).toEqual(
      new Map([
        [`＠${name}`, amina],
        [name, amina],
      ]),
    );
  });

  it('is refused with every issue at once [VAL-07]', async () => {
    const { token } = await newPerson();
    const refused = await call('PUT', '', token, {
      first_name: ' ',
      last_name: 'x\u202E',
      username: 'a b',
      admin: true,
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(refused.body['errors']).toEqual(
      expect.arrayContaining([
        { field: 'first_name', code: 'name_required' },
        { field: 'last_name', code: 'name_characters' },
        { field: 'username', code: 'username_characters' },
      ]),
    );
  });

  it('lets one of ten people at once have a username', async () => {
    const rivals = await Promise.all(Array.from({ length: 10 }, () => newPerson()));
    const answers = await Promise.all(
      rivals.map(({ token }) =>
        call('PUT', '', token, { first_name: 'A', last_name: 'B', username: 'wanted' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'username_taken',
      errors: [{ field: 'username', code: 'username_taken' }],
    });
  });

  it('lets nobody have a username that looks like that of another person (threat 19) (attack G4)', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson()));
    const names = ['mo0n', 'moon', 'm00n', 'rnoon', 'rn0on', 'm.oon', 'moon', 'r-noon'];
    const answers = await Promise.all(
      people.map(({ token }, at) =>
        call('PUT', '', token, { first_name: 'A', last_name: 'B', username: names[at] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'username_taken')).toHaveLength(7);
    const first = people[answers.findIndex(({ status }) => status === 200)];
    const { token } = first ?? (await newPerson());
    const again = await call('PUT', '', token, { first_name: 'A', last_name: 'B', username: 'm0on' });
    expect(again.status).toBe(200);
    const other = await newPerson();
    expect((await call('GET', '/username/rn00n', other.token)).body).toMatchObject({ available: false });
  });

  it('keeps a left username with its first holder, who may return to it', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const save = (token: string, username: string) =>
      call('PUT', '', token, { first_name: 'A', last_name: 'B', username });
    await save(first.token, 'old-name');
    await save(first.token, 'new-name');
    expect((await save(second.token, 'old-name')).body).toMatchObject({ code: 'username_taken' });
    expect((await save(first.token, 'old-name')).status).toBe(200);
  });

  it('tells whether a username can be had', async () => {
    const [holder, other] = [await newPerson(), await newPerson()];
    await call('PUT', '', holder.token, { first_name: 'A', last_name: 'B', username: 'occupied' });
    expect((await call('GET', '/username/Occupied', other.token)).body).toEqual({
      username: 'occupied',
      available: false,
    });
    expect((await call('GET', '/username/occupied', holder.token)).body).toMatchObject({ available: true });
    expect((await call('GET', '/username/free-one', other.token)).body).toMatchObject({ available: true });
    expect(await call('GET', '/username/ab', other.token)).toMatchObject({ status: 422 });
  });

  it('is found for lists by id, several at once', async () => {
    const person = await newPerson();
    await call('PUT', '', person.token, { first_name: 'Amina', last_name: 'Okafor', username: person.name });
    const found = await profile.door.findByIds(server.services.db, [person.userId, crypto.randomUUID()]);
    expect([...found.keys()]).toEqual([person.userId]);
  });
});
