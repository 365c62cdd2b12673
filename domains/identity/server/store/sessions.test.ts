import { addSeconds, secondsUntil } from '@egcr/contract/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  CODE_ATTEMPTS_MAX,
  DEVICE_KNOWN_S,
  PIN_DAY_FAILS_MAX,
  PIN_DAY_S,
  PIN_FIRST_LOCK_S,
  PIN_NEXT_LOCK_S,
} from '../../contract/limits.ts';
import { IdentityServer, SITE } from '../../testing/identity-server.ts';
import { identitySettings } from '../settings.ts';
import * as pins from './pins.ts';
import { readPresence } from './presence.ts';
import * as sessions from './sessions.ts';

/* What is stored of sessions, PINs, counts and bans counts until its last instant and not in it, for its own person and for no other. */
let server: IdentityServer;
let now: Date;
beforeAll(async () => {
  server = await IdentityServer.start();
  now = server.services.clock.now();
});
afterAll(() => server.close());

const db = () => server.services.db;
const after = (ms: number) => new Date(now.getTime() + ms);
const id = () => crypto.randomUUID();
const twoPeople = async () =>
  [await server.person({ hasPin: true }), await server.person({ hasPin: true })] as const;
const findSession = async (row: string) => {
  const found = await sessions.findSession(db(), row);
  if (!found) throw new Error('no such session');
  return found;
};

interface SessionChange {
  readonly at?: Date;
  readonly aal?: 'aal1' | 'aal2';
  readonly method?: sessions.AmrEntry['method'];
  readonly device?: string;
  readonly ip?: string;
  readonly userAgent?: string;
}

async function session(userId: string, change: SessionChange = {}): Promise<string> {
  const added = await sessions.addSession(db(), {
    id: id(),
    userId,
    aal: change.aal ?? 'aal1',
    amr: [{ method: change.method ?? 'password', timestamp: 1 }],
    refreshKeyId: 'k',
    ip: change.ip ?? '203.0.113.0',
    userAgent: change.userAgent ?? 'Firefox/140.0',
    device: change.device,
    channel: null,
    now: change.at ?? now,
  });
  return added.id;
}

/** A person whose one session began at `at`, to the millisecond. */
async function personSince(at = now) {
  const { userId } = await server.person();
  await sql`delete from identity.session where user_id = ${userId}`.execute(db());
  return { userId, sessionId: await session(userId, { at }) };
}

describe('sessions', () => {
  it('end one by one, all, all but one, by level and by method, never those of another person', async () => {
    const [one, other] = await twoPeople();
    const rows = [
      one.sessionId,
      await session(one.userId, { aal: 'aal2', method: 'passkey' }),
      await session(one.userId, { aal: 'aal2', method: 'totp' }),
      await session(one.userId),
    ] as const;
    const end = (limits: object) =>
      sessions.endSessions(db(), { userId: one.userId, reason: 'signed_out', now, ...limits });
    expect(await end({ only: other.sessionId })).toEqual([]);
    expect(await end({ method: 'passkey' })).toEqual([rows[1]]);
    expect(await end({ aal: 'aal2' })).toEqual([rows[2]]);
    expect(await end({ only: rows[3] })).toEqual([rows[3]]);
    expect(await end({ except: rows[0] })).toEqual([]);
    expect(await end({})).toEqual([rows[0]]);
    expect((await findSession(other.sessionId)).ended_at).toBeNull();
  });

  it('are open while they are neither idle nor too old', async () => {
    // Later than every other session of these tests.
    const far = after(10_000_000_000);
    const beside = (ms: number) => new Date(far.getTime() + ms);
    const { userId, sessionId } = await personSince(far);
    const list = (activeAfter: Date, createdAfter: Date) =>
      sessions.openSessionsOf(db(), { userId, activeAfter, createdAfter, limit: 5 });
    const count = (activeAfter: Date, createdAfter: Date) =>
      sessions.countOpenSessions(db(), { activeAfter, createdAfter });
    expect(await list(far, beside(-1))).toMatchObject([{ id: sessionId }]);
    expect([await list(beside(1), beside(-1)), await list(far, far)]).toEqual([[], []]);
    expect([await count(far, beside(-1)), await count(beside(1), beside(-1)), await count(far, far)]).toEqual(
      [1, 0, 0],
    );
    const newer = await session(userId, { at: far });
    expect((await list(far, beside(-1))).map((row) => row.id)).toEqual(
      [sessionId, newer].toSorted().toReversed(),
    );
    expect(await count(far, beside(-1))).toBe(2);
    await sessions.endSessions(db(), { userId, only: newer, reason: 'signed_out', now });
    expect(await list(far, beside(-1))).toMatchObject([{ id: sessionId }]);
    expect(await count(far, beside(-1))).toBe(1);
  });

  it('move forward with activity and never back, and take an open PIN window with them alone', async () => {
    const { sessionId } = await personSince();
    const touch = (activeAt: Date) =>
      sessions.touchSession(db(), { id: sessionId, activeAt, pinExpiresAt: after(9000) });
    await touch(after(-1));
    expect((await findSession(sessionId)).last_active_at).toEqual(now);
    await touch(after(5));
    expect(await findSession(sessionId)).toMatchObject({ last_active_at: after(5), pin_expires_at: null });
    await sessions.openPinWindow(db(), { sessionId, epoch: 1, expiresAt: after(100), now: after(5) });
    await touch(after(5));
    expect((await findSession(sessionId)).pin_expires_at).toEqual(after(100));
    await touch(after(6));
    expect((await findSession(sessionId)).pin_expires_at).toEqual(after(9000));
  });

  it('know a device by its cookie, or by network and browser, for ninety days', async () => {
    const { userId } = await server.person();
    await session(userId, { device: 'cookie', aal: 'aal2' });
    const knows = (change: object, at = now, aal?: 'aal2') =>
      sessions.isKnownDevice(db(), {
        userId,
        now: at,
        facts: {
          id: '',
          ip: '203.0.113.9',
          userAgent: 'Firefox/150.1',
          language: 'en',
          device: undefined,
          ...change,
        },
        ...(aal ? { aal } : {}),
      });
    const stranger = { ip: '198.51.100.1', userAgent: 'Script/1' };
    expect(await knows({})).toBe(true);
    expect(await knows({ ...stranger, device: 'cookie' })).toBe(true);
    expect(await knows({ ...stranger, device: 'cookie' }, now, 'aal2')).toBe(true);
    expect(await knows({ ip: stranger.ip })).toBe(false);
    expect(await knows({ userAgent: stranger.userAgent })).toBe(false);
    expect(await knows({ ...stranger, device: 'other' })).toBe(false);
    const end = DEVICE_KNOWN_S * 1000;
    expect([await knows({}, after(end - 1)), await knows({}, after(end))]).toEqual([true, false]);
  });

  it('of one factor do not make a device known for the second', async () => {
    const { userId } = await server.person();
    await session(userId, { device: 'cookie' });
    const facts = { id: '', ip: '', userAgent: '', language: 'en', device: 'cookie' } as const;
    expect(await sessions.isKnownDevice(db(), { userId, now, facts })).toBe(true);
    expect(await sessions.isKnownDevice(db(), { userId, now, facts, aal: 'aal2' })).toBe(false);
  });

  it('fall back when the last app goes, those of a passkey only with the last passkey', async () => {
    const [one, other] = await twoPeople();
    const [app, key, theirs] = [
      await session(one.userId, { aal: 'aal2', method: 'totp' }),
      await session(one.userId, { aal: 'aal2', method: 'passkey' }),
      await session(other.userId, { aal: 'aal2', method: 'totp' }),
    ];
    const levels = async () =>
      Promise.all([app, key, theirs].map(async (row) => (await findSession(row)).aal));
    await sessions.lowerSessions(db(), { userId: one.userId, keepsPasskeys: true });
    expect(await levels()).toEqual(['aal1', 'aal2', 'aal2']);
    await sessions.lowerSessions(db(), { userId: one.userId, keepsPasskeys: false });
    expect(await levels()).toEqual(['aal1', 'aal1', 'aal2']);
  });

  it('remember sixteen replaced tokens, and all of the last minute', async () => {
    const { sessionId } = await server.person();
    const rotate = (at: Date) => sessions.rotateSession(db(), { id: sessionId, keyId: 'k', now: at });
    for (let turn = 0; turn < 20; turn += 1) await rotate(now);
    expect((await findSession(sessionId)).rotated_at).toHaveLength(20);
    const later = await rotate(after(60_000));
    expect(later).toMatchObject({ refresh_counter: 21 });
    expect(later.rotated_at).toHaveLength(16);
    expect(later.rotated_at.at(-1)).toEqual(after(60_000));
  });

  it('are forgotten from before a time', async () => {
    const { userId } = await server.person();
    const row = await session(userId, { at: after(-500) });
    await sessions.deleteSessionsBefore(db(), after(-500));
    expect(await sessions.findSession(db(), row)).toBeDefined();
    await sessions.deleteSessionsBefore(db(), after(-499));
    expect(await sessions.findSession(db(), row)).toBeUndefined();
  });

  it('tell whether people are signed in, and when they last did something', async () => {
    const [one, other] = [await personSince(), await personSince()];
    const settings = identitySettings.parse({ siteUrl: SITE });
    const read = async (at: Date) =>
      (await readPresence(db(), [one.userId, id()], { now: at, settings })).get(one.userId);
    const idle = settings.idle_s * 1000;
    expect(await read(after(idle))).toEqual({ isSignedIn: true, lastActiveAt: now });
    expect((await read(after(idle + 1)))?.isSignedIn).toBe(false);
    await sessions.endSessions(db(), { userId: one.userId, reason: 'signed_out', now });
    expect(await read(now)).toEqual({ isSignedIn: false, lastActiveAt: now });
    expect((await readPresence(db(), [one.userId], { now, settings })).has(other.userId)).toBe(false);
  });
});

describe('a PIN', () => {
  const reserve = (userId: string, at: Date) => pins.reserveAttempt(db(), { userId, now: at });

  it('is locked after five wrong ones, longer after the next five, and lost with the fifteenth of a day', async () => {
    const { userId } = await server.person({ hasPin: true });
    const locks: number[] = [];
    const lost: boolean[] = [];
    const tooSoon: unknown[] = [];
    let at = now;
    for (let turn = 1; turn <= PIN_DAY_FAILS_MAX; turn += 1) {
      const row = await reserve(userId, at);
      const end = row?.locked_until ?? at;
      locks.push(secondsUntil(end, at));
      lost.push(row?.must_reset ?? false);
      if (end > at) tooSoon.push(await reserve(userId, new Date(end.getTime() - 1)));
      at = end;
    }
    const four = [0, 0, 0, 0];
    expect(locks).toEqual([...four, PIN_FIRST_LOCK_S, ...four, PIN_NEXT_LOCK_S, ...four, PIN_NEXT_LOCK_S]);
    expect(lost.indexOf(true)).toBe(PIN_DAY_FAILS_MAX - 1);
    expect(tooSoon).toEqual([undefined, undefined, undefined]);
    expect(await reserve(userId, addSeconds(at, 3 * PIN_DAY_S))).toBeUndefined();
  });

  it('has its wrong ones counted anew when the day since the first is over', async () => {
    const { userId } = await server.person({ hasPin: true });
    await reserve(userId, now);
    expect(await reserve(userId, after(PIN_DAY_S * 1000 - 1))).toMatchObject({
      day_fails: 2,
      day_started_at: now,
    });
    const next = after(PIN_DAY_S * 1000);
    expect(await reserve(userId, next)).toMatchObject({ day_fails: 1, day_started_at: next });
    await pins.forgiveAttempt(db(), userId);
    expect(await pins.findPin(db(), userId)).toMatchObject({ fails: 0, day_fails: 0, locked_until: null });
  });

  it('is set anew by leave of one session, five times tried, before its last instant and once', async () => {
    const [one, other] = await twoPeople();
    const row = id();
    await pins.addResetGrant(db(), {
      id: row,
      userId: one.userId,
      sessionId: one.sessionId,
      now,
      expiresAt: after(1000),
    });
    const use = (sessionId: string, at: Date) => pins.reserveGrant(db(), { sessionId, now: at });
    expect([await use(other.sessionId, now), await use(one.sessionId, after(1000))]).toEqual([
      undefined,
      undefined,
    ]);
    for (let turn = 0; turn < CODE_ATTEMPTS_MAX; turn += 1) {
      expect(await use(one.sessionId, after(999))).toEqual({ id: row });
    }
    expect(await use(one.sessionId, now)).toBeUndefined();
    const second = id();
    await pins.addResetGrant(db(), {
      id: second,
      userId: other.userId,
      sessionId: other.sessionId,
      now,
      expiresAt: after(1000),
    });
    await pins.useGrant(db(), { id: second, now });
    expect(await use(other.sessionId, now)).toBeUndefined();
  });
});
