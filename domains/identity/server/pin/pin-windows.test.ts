import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, PASSWORD, PIN } from '../../testing/identity-server.ts';
import { findSession } from '../store/sessions.ts';
import { findUser } from '../store/users.ts';
import { wayInNeed } from '../ways-in/way-in-need.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const AT = '/api/v1/identity/pin';
const OTHER = '640285';
const THIRD = '519374';

interface Session {
  readonly token: string;
  readonly sessionId: string;
}

/** A session of the person whose PIN has just been entered in it, or has not. */
function open(userId: string, isPinVerified = true): Promise<Session> {
  return server.services.unit(async (work) => {
    const tokens = await server.identity.door.issueSession(work, userId, { isPinVerified });
    return { token: tokens.access_token, sessionId: tokens.session_id };
  });
}

const change = (token: string, from: string, to: string) =>
  server.call('PUT', AT, { token, body: { pin: to, current_pin: from } });

/** Until when every call of the session counts as one with a PIN; null where it does not. */
async function windowOf(token: string): Promise<Date | null> {
  const actor = await server.identity.gatekeeper(server.services).authenticate({
    authorization: `Bearer ${token}`,
    idle_s: 0,
    facts: { id: 'r', ip: '203.0.113.9', userAgent: '', language: 'en' },
  });
  return actor.kind === 'person' ? actor.pin.expiresAt : null;
}

/** What is missing before this session may change an address. */
async function needOf(userId: string, sessionId: string): Promise<string | undefined> {
  const { db, clock } = server.services;
  const [user, session] = [await findUser(db, userId), await findSession(db, sessionId)];
  if (!user || !session) throw new Error('there is no such session');
  return wayInNeed(db, { user, session }, { change: { way: 'contact' }, now: clock.now() });
}

describe('the PIN window of another session', () => {
  it('ends for every call when the PIN is changed', async () => {
    const { userId, token } = await server.person({ isPinVerified: true });
    const other = await open(userId);
    expect(await windowOf(other.token)).not.toBeNull();
    expect((await change(token, PIN, OTHER)).status).toBe(200);
    expect(await windowOf(other.token)).toBeNull();
    expect(await windowOf(token), 'the session that knew both PINs keeps its own').not.toBeNull();
  });

  it('ends for changes of the ways in, too', async () => {
    const { userId, token } = await server.person({ isPinVerified: true });
    const other = await open(userId);
    expect(await needOf(userId, other.sessionId)).toBeUndefined();
    expect((await change(token, PIN, OTHER)).status).toBe(200);
    expect(await needOf(userId, other.sessionId)).toBe('reauthentication');
  });

  it('does not come back when that session changes the PIN in its turn', async () => {
    const { userId, token } = await server.person({ isPinVerified: true });
    const other = await open(userId);
    await change(token, PIN, OTHER);
    expect((await change(other.token, OTHER, THIRD)).body).toMatchObject({ verified: false });
    expect(await windowOf(other.token)).toBeNull();
    expect(await windowOf(token)).toBeNull();
  });

  it('ends when the PIN is reset through a link, in the session that was opened before', async () => {
    const { userId, token, email } = await server.person({ isPinVerified: true });
    const opened = await openByLink(token, email);
    expect((await reset(opened, OTHER)).status).toBe(200);
    expect(await windowOf(token)).toBeNull();
    expect(await needOf(userId, (await open(userId, false)).sessionId)).toBe('reauthentication');
  });
});

describe('the audit log', () => {
  it('tells of a first PIN, a changed one and a reset, each with the session it happened in', async () => {
    const { userId, token, sessionId, email } = await server.person();
    expect((await server.call('PUT', AT, { token, body: { pin: PIN } })).status).toBe(200);
    expect((await change(token, PIN, OTHER)).status).toBe(200);
    expect((await reset(await openByLink(token, email), THIRD)).status).toBe(200);
    const { rows } = await sql<{ action: string; session_id: string | null }>`
      select action, session_id from identity.audit_event
      where user_id = ${userId} and action in ('pin_set', 'pin_changed', 'pin_reset')
      order by id`.execute(server.services.db);
    expect(rows.map(({ action }) => action)).toEqual(['pin_set', 'pin_changed', 'pin_reset']);
    expect(rows.map((row) => row.session_id === sessionId)).toEqual([true, true, false]);
    expect(rows.every((row) => row.session_id !== null)).toBe(true);
  });
});

describe('the PIN window of one session', () => {
  it('ends after five minutes without a call', async () => {
    const { token } = await server.person({ isPinVerified: true });
    server.advance(299);
    expect(await windowOf(token)).not.toBeNull();
    server.advance(301);
    expect(await windowOf(token)).toBeNull();
  });
});

async function openByLink(token: string, email: string): Promise<string> {
  expect((await server.call('POST', `${AT}/reset-request`, { token })).status).toBe(202);
  const { hash } = await server.open(await server.linkFor(email));
  return new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
}

const reset = (token: string, pin: string) =>
  server.call('POST', `${AT}/reset`, { token, body: { pin, password: PASSWORD } });
const refused = { status: 403, body: { code: 'pin_reset_not_granted' } };

/** Moves the end of the person's leave to set a new PIN. */
async function endGrantIn(userId: string, seconds: number): Promise<void> {
  const expiresAt = new Date(server.services.clock.now().getTime() + seconds * 1000);
  await sql`update identity.pin_reset_grant set expires_at = ${expiresAt} where user_id = ${userId}`.execute(
    server.services.db,
  );
}

describe('leave to set a new PIN', () => {
  it('belongs to the session that the link opened: no older one of the same person uses it', async () => {
    const { userId, token, email } = await server.person({ hasPin: true });
    const before = await open(userId);
    const opened = await openByLink(token, email);
    expect(await reset(token, OTHER)).toMatchObject(refused);
    expect(await reset(before.token, OTHER)).toMatchObject(refused);
    expect((await reset(opened, OTHER)).status).toBe(200);
  });

  it('is worth nothing in a session that is older than ten minutes, however long the leave lasts (threat 5)', async () => {
    const { userId, token, email } = await server.person({ hasPin: true });
    const opened = await openByLink(token, email);
    await endGrantIn(userId, 3600);
    server.advance(300);
    expect((await server.call('GET', AT, { token: opened })).status, 'it stays in use').toBe(200);
    server.advance(301);
    expect(await reset(opened, OTHER)).toMatchObject(refused);
  });

  it('is worth nothing after its own end, however young the session is (threat 5)', async () => {
    const { userId, token, email } = await server.person({ hasPin: true });
    const opened = await openByLink(token, email);
    await endGrantIn(userId, 0);
    expect(await reset(opened, OTHER)).toMatchObject(refused);
  });
});
