import { addSeconds } from '@egcr/contract/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FACTOR_ATTEMPTS_MAX, FACTOR_LOCK_S } from '../../contract/limits.ts';
import { IdentityServer } from '../../testing/identity-server.ts';
import * as factors from './factors.ts';
import * as passkeys from './passkeys.ts';

/* What is stored of factors and passkeys counts for its own person and session, until its last instant and not in it. */
let server: IdentityServer;
let now: Date;
beforeAll(async () => {
  server = await IdentityServer.start();
  now = server.services.clock.now();
});
afterAll(() => server.close());

const db = () => server.services.db;
const id = () => crypto.randomUUID();
const after = (ms: number) => new Date(now.getTime() + ms);
const twoPeople = async () => [await server.person(), await server.person()] as const;

async function challengesOf(row: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity.passkey_challenge where id = ${row}`.execute(db());
  return rows[0]?.count ?? 0;
}

describe('a second factor', () => {
  async function app(
    userId: string,
    change: { readonly verifiedAt?: Date | null; readonly now?: Date } = {},
  ) {
    const row = id();
    await factors.addFactor(db(), {
      id: row,
      userId,
      kind: 'totp',
      friendlyName: row,
      sealed: { bytes: Buffer.alloc(40), keyId: 'k' },
      verifiedAt: now,
      now,
      ...change,
    });
    return row;
  }

  it('is locked from the fifth wrong code until five minutes are over', async () => {
    const [{ userId }] = await twoPeople();
    const row = await app(userId);
    for (let turn = 1; turn < FACTOR_ATTEMPTS_MAX; turn += 1) {
      expect((await factors.reserveFactorAttempt(db(), { id: row, now }))?.locked_until).toBeNull();
    }
    const fifth = await factors.reserveFactorAttempt(db(), { id: row, now });
    expect(fifth?.locked_until).toEqual(addSeconds(now, FACTOR_LOCK_S));
    const end = FACTOR_LOCK_S * 1000;
    expect(await factors.reserveFactorAttempt(db(), { id: row, now: after(end - 1) })).toBeUndefined();
    expect(await factors.reserveFactorAttempt(db(), { id: row, now: after(end) })).toMatchObject({
      fails: 6,
    });
    await factors.acceptFactor(db(), { id: row, step: 7, now: after(end) });
    expect(await factors.findFactor(db(), { id: row, userId })).toMatchObject({
      fails: 0,
      locked_until: null,
    });
  });

  it('counts once it is confirmed, and as older than what came after it', async () => {
    const [one, other] = await twoPeople();
    const row = await app(one.userId, { verifiedAt: null });
    expect(await factors.hasFactor(db(), one.userId)).toBe(false);
    await factors.acceptFactor(db(), { id: row, now });
    expect([await factors.hasFactor(db(), one.userId), await factors.hasFactor(db(), other.userId)]).toEqual([
      true,
      false,
    ]);
    const since = (before: Date) => factors.hasFactorSince(db(), { userId: one.userId, before });
    expect([await since(now), await since(after(1))]).toEqual([false, true]);
    expect(await factors.deleteFactor(db(), { id: row, userId: other.userId })).toBe(false);
    expect(await factors.findFactor(db(), { id: row, userId: other.userId })).toBeUndefined();
    expect(await factors.deleteFactor(db(), { id: row, userId: one.userId })).toBe(true);
  });

  it('that was begun and not confirmed is forgotten, older than asked for, with no other', async () => {
    const [one, other] = await twoPeople();
    await app(one.userId, { verifiedAt: null });
    const confirmed = await app(one.userId);
    const theirs = await app(other.userId, { verifiedAt: null });
    await factors.deleteUnverifiedFactors(db(), { userId: one.userId, before: now });
    expect(await factors.factorsOf(db(), one.userId)).toHaveLength(2);
    await factors.deleteUnverifiedFactors(db(), { userId: one.userId, before: after(1) });
    expect((await factors.factorsOf(db(), one.userId)).map((row) => row.id)).toEqual([confirmed]);
    expect((await factors.factorsOf(db(), other.userId)).map((row) => row.id)).toEqual([theirs]);
  });

  it('goes with the change it came after, and stays with the one it came before', async () => {
    const [one, other] = await twoPeople();
    const older = await app(one.userId, { now: after(-1) });
    await app(one.userId);
    await app(other.userId);
    await factors.deleteFactorsSince(db(), { userId: one.userId, since: now });
    expect((await factors.factorsOf(db(), one.userId)).map((row) => row.id)).toEqual([older]);
    expect(await factors.factorsOf(db(), other.userId)).toHaveLength(1);
  });

  it('is asked for in one session, answered once, and forgotten after its time', async () => {
    const [one, other] = await twoPeople();
    const [factorId, row] = [await app(one.userId), id()];
    const asked = { id: row, factorId, sessionId: one.sessionId };
    await factors.addFactorChallenge(db(), { ...asked, now, expiresAt: after(1000) });
    expect(await factors.findFactorChallenge(db(), asked)).toBeDefined();
    expect(await factors.findFactorChallenge(db(), { ...asked, sessionId: other.sessionId })).toBeUndefined();
    expect(
      await factors.findFactorChallenge(db(), { ...asked, factorId: await app(one.userId) }),
    ).toBeUndefined();
    expect(await factors.spendFactorChallenge(db(), { id: row, now })).toBe(true);
    expect(await factors.spendFactorChallenge(db(), { id: row, now })).toBe(false);
    await factors.deleteFactorChallengesBefore(db(), after(1000));
    expect(await factors.findFactorChallenge(db(), asked)).toBeDefined();
    await factors.deleteFactorChallengesBefore(db(), after(1001));
    expect(await factors.findFactorChallenge(db(), asked)).toBeUndefined();
  });

  it('on paper is used once, and counted as used', async () => {
    const [{ userId }] = await twoPeople();
    const [one, other] = [await app(userId), await app(userId)];
    const codes = [1, 2].map((byte) => ({ id: id(), keyId: 'k', hash: Buffer.alloc(32, byte) }));
    await factors.replaceRecoveryCodes(db(), { factorId: one, codes });
    const spend = (factorId: string, byte: number) =>
      factors.spendRecoveryCode(db(), { factorId, hashes: [Buffer.alloc(32, byte)], now });
    expect([await spend(other, 1), await spend(one, 3), await spend(one, 1), await spend(one, 1)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(await factors.countRecoveryCodes(db(), one)).toEqual({ total: 2, remaining: 1 });
  });
});

describe('a passkey', () => {
  async function passkey(userId: string, at = now): Promise<string> {
    const row = id();
    const bytes = Buffer.from(row);
    await passkeys.addPasskey(db(), {
      id: row,
      userId,
      credentialId: bytes,
      publicKey: bytes,
      signCount: 0,
      transports: [],
      isBackedUp: false,
      now: at,
    });
    return row;
  }

  it('is named and removed by its owner, and goes with the change it came after', async () => {
    const [one, other] = await twoPeople();
    const [older, meant] = [await passkey(one.userId, after(-1)), await passkey(one.userId)];
    await passkey(other.userId);
    const named = { id: meant, friendlyName: 'Laptop' };
    expect(await passkeys.renamePasskey(db(), { ...named, userId: other.userId })).toBeUndefined();
    expect(await passkeys.renamePasskey(db(), { ...named, userId: one.userId })).toMatchObject({ id: meant });
    expect(await passkeys.deletePasskey(db(), { id: meant, userId: other.userId })).toBe(false);
    await passkeys.deletePasskeysSince(db(), { userId: one.userId, since: now });
    expect((await passkeys.passkeysOf(db(), one.userId)).map((row) => row.id)).toEqual([older]);
    expect(await passkeys.passkeysOf(db(), other.userId)).toHaveLength(1);
    const since = (before: Date) => factors.hasFactorSince(db(), { userId: one.userId, before });
    expect([await since(after(-1)), await since(now)]).toEqual([false, true]);
  });

  it('is asked for in one session, and taken once', async () => {
    const [one, other] = await twoPeople();
    const row = id();
    const owner = { userId: one.userId, sessionId: one.sessionId };
    await passkeys.addPasskeyChallenge(db(), { id: row, owner, challenge: 'c', now, expiresAt: after(1000) });
    const take = (sessionId?: string) =>
      passkeys.takePasskeyChallenge(db(), {
        id: row,
        now,
        ...(sessionId === undefined ? {} : { sessionId }),
      });
    expect([await take(), await take(other.sessionId)]).toEqual([undefined, undefined]);
    expect(await take(one.sessionId)).toMatchObject({ id: row, challenge: 'c' });
    expect(await take(one.sessionId)).toBeUndefined();
    await passkeys.deletePasskeyChallengesBefore(db(), now);
    expect(await challengesOf(row)).toBe(1);
    await passkeys.deletePasskeyChallengesBefore(db(), after(1));
    expect(await challengesOf(row)).toBe(0);
  });
});
