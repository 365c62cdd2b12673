import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, newEmail, newPhone, PASSWORD } from '../../testing/identity-server.ts';
import { recordAudit, timesOf } from './audit.ts';
import { countedOfDay, countedOfDayEach, countOfDay, deleteDayCountsBefore } from './day-counts.ts';
import { countReturned, countSent, deleteSmsCountsBefore, stopSms } from './sms-counts.ts';
import * as invitations from './staff-invitations.ts';
import { readStandings } from './standings.ts';
import { changeUser, countPeople, deleteUnconfirmed, deleteUnconfirmedAt, findUser } from './users.ts';

/* What is counted by the day or the hour, what staff is invited by, and who is forgotten: at the edge, and one millisecond beside it. */
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

describe('what a day has had', () => {
  const day = new Date('2026-05-04T23:59:59.999Z');
  const nextDay = new Date('2026-05-05T00:00:00Z');

  it('is counted up to its most, by subject and kind, and begins anew at midnight of UTC', async () => {
    const subject = id();
    const count = (at: Date, what: 'message' | 'code_guess' = 'message') =>
      countOfDay(db(), { subject, what, now: at, max: 2 });
    expect([await count(day), await count(day), await count(day)]).toEqual([true, true, false]);
    expect([await count(nextDay), await count(day, 'code_guess')]).toEqual([true, true]);
    const counted = (at: Date) => countedOfDay(db(), { subject, what: 'message', now: at });
    expect([await counted(day), await counted(nextDay)]).toEqual([2, 1]);
    expect(await countedOfDay(db(), { subject: id(), what: 'message', now: day })).toBe(0);
    const each = await countedOfDayEach(db(), { subjects: [subject, id()], what: 'message', now: day });
    expect([...each]).toEqual([[subject, 2]]);
    await deleteDayCountsBefore(db(), nextDay);
    expect([await counted(day), await counted(nextDay)]).toEqual([0, 1]);
  });
});

describe('SMS of a window', () => {
  it('are counted up to the most, to none where the most is none or the window is stopped', async () => {
    const window = { bucket: id(), startsAt: now };
    expect(await countSent(db(), { ...window, max: 0 })).toBeUndefined();
    expect(await countSent(db(), { ...window, max: 2 })).toEqual({ sent: 1, returned: 0 });
    await countReturned(db(), window);
    await countReturned(db(), { ...window, startsAt: after(1) });
    expect(await countSent(db(), { ...window, max: 2 })).toEqual({ sent: 2, returned: 1 });
    expect(await countSent(db(), { ...window, max: 2 })).toBeUndefined();
    expect(await countSent(db(), { ...window, startsAt: after(1), max: 2 })).toEqual({
      sent: 1,
      returned: 0,
    });
    await stopSms(db(), { ...window, startsAt: after(1), now });
    expect(await countSent(db(), { ...window, startsAt: after(1), max: 2 })).toBeUndefined();
    expect(await countSent(db(), { ...window, max: 3 })).toMatchObject({ sent: 3 });
    await deleteSmsCountsBefore(db(), now);
    expect(await countSent(db(), { ...window, max: 9 })).toMatchObject({ sent: 4 });
    await deleteSmsCountsBefore(db(), after(1));
    expect(await countSent(db(), { ...window, max: 9 })).toMatchObject({ sent: 1 });
  });
});

describe('an invitation of staff', () => {
  it('is redeemed by its person before its last instant, once, and another one ends it', async () => {
    const [one, other] = [await server.person(), await server.person()];
    const invite = async (userId: string) => {
      const row = id();
      const given = {
        id: row,
        key_id: 'k',
        link_hash: Buffer.alloc(32, 1),
        userId,
        now,
        expiresAt: after(1000),
      };
      await invitations.addStaffInvitation(db(), given);
      return row;
    };
    const find = (row: string, userId: string, at = now) =>
      invitations.findStaffInvitation(db(), { id: row, userId, now: at });
    const theirs = await invite(other.userId);
    const first = await invite(one.userId);
    const second = await invite(one.userId);
    expect(await find(first, one.userId)).toBeUndefined();
    expect(await find(theirs, other.userId)).toMatchObject({ id: theirs });
    expect(await find(second, other.userId)).toBeUndefined();
    expect(await find(second, one.userId, after(1000))).toBeUndefined();
    expect(await find(second, one.userId, after(999))).toMatchObject({ id: second });
    const spend = (at: Date) =>
      invitations.spendStaffInvitation(db(), {
        id: second,
        sessionId: one.sessionId,
        grantedUntil: after(500),
        now: at,
      });
    expect([await spend(after(1000)), await spend(after(999)), await spend(now)]).toEqual([
      false,
      true,
      false,
    ]);
    const isInvited = (sessionId: string, at: Date) => invitations.isInvited(db(), { sessionId, now: at });
    expect([
      await isInvited(one.sessionId, after(499)),
      await isInvited(one.sessionId, after(500)),
      await isInvited(other.sessionId, now),
    ]).toEqual([true, false, false]);
    await invitations.endStaffInvitations(db(), { userId: one.userId, now });
    expect(await isInvited(one.sessionId, now)).toBe(false);
    expect(await find(theirs, other.userId)).toMatchObject({ id: theirs });
  });
});

describe('a ban and a hold', () => {
  it('last until their instant and not in it', async () => {
    const { userId } = await server.person();
    const hold = { since: now, until: after(1000), by: ['email'] };
    await changeUser(db(), { id: userId, now, change: { bannedUntil: after(1000), moneyHold: hold } });
    const at = async (when: Date) => (await readStandings(db(), [userId], when)).get(userId);
    expect(await at(after(999))).toEqual({ isBanned: true, moneyHeldUntil: after(1000) });
    expect(await at(after(1000))).toEqual({ isBanned: false, moneyHeldUntil: null });
  });
});

describe('who signed up and confirmed nothing', () => {
  it('is forgotten after a time, and gives way to who confirms the address; nobody else does', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const one = (await server.client().signUp({ email, password: PASSWORD })).data.user?.id ?? '';
    const other = (await server.client().signUp({ phone, password: PASSWORD })).data.user?.id ?? '';
    const confirmed = await server.person({ phone: newPhone() });
    const isThere = async (userId: string) => (await findUser(db(), userId)) !== undefined;
    await deleteUnconfirmedAt(db(), { email: confirmed.email });
    await deleteUnconfirmedAt(db(), { phone: phone.slice(1) });
    expect([await isThere(one), await isThere(other), await isThere(confirmed.userId)]).toEqual([
      true,
      false,
      true,
    ]);
    const { created_at: since } = (await findUser(db(), one)) ?? { created_at: now };
    await deleteUnconfirmed(db(), since);
    expect(await isThere(one)).toBe(true);
    await sql`update identity.user set updated_at = ${new Date(since.getTime() + 5)} where id = ${one}`.execute(
      db(),
    );
    await deleteUnconfirmed(db(), new Date(since.getTime() + 5));
    expect(await isThere(one)).toBe(true);
    expect(await deleteUnconfirmed(db(), new Date(since.getTime() + 6))).toBe(1);
    expect([await isThere(one), await isThere(confirmed.userId)]).toEqual([false, true]);
  });

  it('is counted among people, and not among the confirmed', async () => {
    const before = await countPeople(db());
    await server.client().signUp({ email: newEmail(), password: PASSWORD });
    const { userId } = await server.person();
    await changeUser(db(), { id: userId, now, change: { roles: ['super_admin'] } });
    expect(await countPeople(db())).toEqual({
      total: before.total + 2,
      verified: before.verified + 1,
      super_admins: before.super_admins + 1,
    });
  });
});

describe('what the log has of one session', () => {
  it('is what happened after a time, the latest first, as many as asked for', async () => {
    const { userId, sessionId } = await server.person();
    const entry = { action: 'password_tried', userId, sessionId } as const;
    const record = (change: object = {}) =>
      server.services.unit(async (work) => {
        await recordAudit(work, { ...entry, ...change });
        return work.now;
      });
    const first = await record();
    server.advance(1);
    const second = await record();
    await record({ action: 'password_changed' });
    await record({ sessionId: (await server.person()).sessionId });
    const read = (since: Date, limit = 5) => timesOf(db(), { ...entry, since, limit });
    expect(await read(new Date(first.getTime() - 1))).toEqual([second, first]);
    expect(await read(first)).toEqual([second]);
    expect(await read(new Date(first.getTime() - 1), 1)).toEqual([second]);
  });
});
