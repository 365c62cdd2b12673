import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODE_ATTEMPTS_MAX } from '../../contract/limits.ts';
import { IdentityServer } from '../../testing/identity-server.ts';
import { makeOneTimeSecret } from '../one-time-secret.ts';
import {
  addAuthCode,
  deleteAuthCodesBefore,
  endAuthCodes,
  reserveExchange,
  spendAuthCode,
} from './auth-codes.ts';
import {
  addContactUndo,
  deleteContactUndosBefore,
  findContactUndo,
  spendContactUndo,
} from './contact-changes.ts';
import * as tokens from './one-time-tokens.ts';

/*
 * What is stored counts until its last instant and not in it, for its own person and session and for no other. Times are frozen: each case
 * asks at the edge and one millisecond beside it.
 */
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
const secretOf = (row: string) =>
  makeOneTimeSecret(row, { current: 'k', keys: new Map([['k', Buffer.alloc(32, 7)]]) });
const ASKER = { network: '203.0.113.0', device: 'mine' };

const twoPeople = async () => [await server.person(), await server.person()] as const;

async function countIn(table: string, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(`identity.${table}`)} where ${where}`.execute(db());
  return rows[0]?.count ?? 0;
}

async function token(userId: string, change: Partial<tokens.NewToken> = {}): Promise<string> {
  const row = id();
  await tokens.putToken(db(), {
    id: row,
    userId,
    kind: 'email_signup',
    sentTo: 'a@b.co',
    secret: secretOf(row),
    now,
    expiresAt: after(1000),
    lastSentBefore: now,
    pending: { password: { hash: 'h', keyId: 'k' }, metadata: { a: 1 } },
    asker: ASKER,
    ...change,
  });
  return row;
}

describe('a code that was sent', () => {
  it('is spent before its last instant, and once', async () => {
    const [{ userId }] = await twoPeople();
    const row = await token(userId);
    expect(await tokens.spendToken(db(), { id: row, now: after(1000) })).toBe(false);
    expect(await tokens.spendToken(db(), { id: row, now: after(999) })).toBe(true);
    expect(await tokens.spendToken(db(), { id: row, now: after(999) })).toBe(false);
  });

  it('is guessed at five times, by the person and network it was sent for, at its kind and address', async () => {
    const [{ userId }, other] = await twoPeople();
    await token(userId);
    const guess = { userId, kinds: ['email_signup'] as const, sentTo: 'a@b.co', asker: ASKER, now };
    for (const nothing of [
      { userId: other.userId },
      { kinds: ['recovery'] as const },
      { sentTo: 'b@b.co' },
      { now: after(1000) },
      { asker: { network: '198.51.100.0', device: 'theirs' } },
    ]) {
      expect(await tokens.reserveGuess(db(), { ...guess, ...nothing })).toEqual([]);
    }
    const neighbour = { ...guess, asker: { network: ASKER.network, device: undefined } };
    for (const guesser of [guess, neighbour]) {
      for (let turn = 0; turn < CODE_ATTEMPTS_MAX; turn += 1) {
        expect(await tokens.reserveGuess(db(), { ...guesser, now: after(999) })).toHaveLength(1);
      }
      expect(await tokens.reserveGuess(db(), guesser)).toEqual([]);
    }
  });

  it('gives way to another of its kind that is asked for no sooner than allowed', async () => {
    const [{ userId }] = await twoPeople();
    const first = await token(userId);
    await token(userId, { lastSentBefore: after(-1) });
    expect((await tokens.findToken(db(), { userId, kind: 'email_signup' }))?.id).toBe(first);
    const second = await token(userId, { lastSentBefore: now });
    expect((await tokens.findToken(db(), { userId, kind: 'email_signup' }))?.id).toBe(second);
  });

  it('ends with the others of its person, unless it had ended before', async () => {
    const [one, other] = await twoPeople();
    const used = await token(one.userId, { kind: 'recovery' });
    await tokens.spendToken(db(), { id: used, now });
    const [open, theirs] = [await token(one.userId), await token(other.userId)];
    await tokens.endTokens(db(), { userId: one.userId, reason: 'password_changed', now });
    const reasonOf = async (row: string) => (await tokens.findTokenById(db(), row))?.end_reason;
    expect([await reasonOf(used), await reasonOf(open), await reasonOf(theirs)]).toEqual([
      'used',
      'password_changed',
      null,
    ]);
  });

  it('brings what its sender asked for no more, where that was dropped; an invitation does', async () => {
    const [one, other] = await twoPeople();
    const rows = {
      signup: await token(one.userId),
      signin: await token(one.userId, { kind: 'phone_signin' }),
      invite: await token(one.userId, { kind: 'invite' }),
      theirs: await token(other.userId),
    };
    await tokens.dropPending(db(), one.userId);
    const kept = async (row: string) => {
      const found = await tokens.findTokenById(db(), row);
      return [found?.pending_password_hash, found?.pending_password_key_id, found?.pending_metadata];
    };
    expect(await kept(rows.signup)).toEqual([null, null, null]);
    expect(await kept(rows.signin)).toEqual([null, null, null]);
    expect(await kept(rows.invite)).toEqual(['h', 'k', { a: 1 }]);
    expect(await kept(rows.theirs)).toEqual(['h', 'k', { a: 1 }]);
  });
});

describe('an auth code', () => {
  async function code(userId: string): Promise<string> {
    const row = id();
    await addAuthCode(db(), {
      id: row,
      userId,
      kind: 'recovery',
      channel: 'email',
      challenge: 'c'.repeat(43),
      code: { text: 't', keyId: 'k', hash: Buffer.from(row.replaceAll('-', '').padEnd(64, '0'), 'hex') },
      now,
      expiresAt: after(1000),
    });
    return row;
  }

  it('is tried five times, used before its last instant and once, and forgotten after it', async () => {
    const [{ userId }, other] = await twoPeople();
    const row = await code(userId);
    for (let turn = 0; turn < CODE_ATTEMPTS_MAX; turn += 1)
      expect(await reserveExchange(db(), row)).toBe(true);
    expect(await reserveExchange(db(), row)).toBe(false);
    expect(await spendAuthCode(db(), { id: row, now: after(1000) })).toBe(false);
    expect(await spendAuthCode(db(), { id: row, now: after(999) })).toBe(true);
    expect(await spendAuthCode(db(), { id: row, now: after(999) })).toBe(false);
    const [mine, theirs] = [await code(userId), await code(other.userId)];
    await endAuthCodes(db(), { userId, reason: 'banned', now });
    expect([await reserveExchange(db(), mine), await reserveExchange(db(), theirs)]).toEqual([false, true]);
    expect(await countIn('auth_code', sql`id = ${row} and end_reason = 'used'`)).toBe(1);
    await deleteAuthCodesBefore(db(), after(1000));
    expect(await countIn('auth_code', sql`id = ${row}`)).toBe(1);
    await deleteAuthCodesBefore(db(), after(1001));
    expect(await countIn('auth_code', sql`id = ${row}`)).toBe(0);
  });
});

describe('the offer to undo a change of address', () => {
  it('is taken before its last instant, once, with the later ones of its kind and person', async () => {
    const [one, other] = await twoPeople();
    const offer = async (userId: string, at: Date, kind: 'email' | 'phone' = 'email') => {
      const row = id();
      const secret = secretOf(row);
      await addContactUndo(db(), {
        id: row,
        userId,
        kind,
        oldAddress: 'a@b.co',
        secret,
        now: at,
        expiresAt: after(1000),
      });
      const undo = await findContactUndo(db(), row);
      if (!undo) throw new Error('no offer was written');
      return undo;
    };
    const [before, meant, later] = [
      await offer(one.userId, after(-1)),
      await offer(one.userId, now),
      await offer(one.userId, after(1)),
    ];
    const [byPhone, theirs] = [
      await offer(one.userId, after(1), 'phone'),
      await offer(other.userId, after(1)),
    ];
    expect(await spendContactUndo(db(), { undo: meant, now: after(1000) })).toBe(false);
    expect(await spendContactUndo(db(), { undo: meant, now: after(999) })).toBe(true);
    for (const [undo, isLeft] of [
      [meant, false],
      [later, false],
      [before, true],
      [byPhone, true],
      [theirs, true],
    ] as const) {
      expect(await spendContactUndo(db(), { undo, now: after(999) })).toBe(isLeft);
    }
    await deleteContactUndosBefore(db(), after(1000));
    expect(await findContactUndo(db(), meant.id)).toBeDefined();
    await deleteContactUndosBefore(db(), after(1001));
    expect(await findContactUndo(db(), meant.id)).toBeUndefined();
  });
});
