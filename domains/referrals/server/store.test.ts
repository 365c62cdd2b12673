import { randomUUID } from 'node:crypto';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { heldRows, turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  addCode,
  addReferral,
  countLately,
  findCode,
  findCodeOwner,
  forgetPerson,
  isAbove,
  listReferrals,
  lockApplying,
  lockReferral,
  openReferees,
  setStatus,
} from './store.ts';
import { at, brought, earned, laterId, now } from './testing/kept.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const writtenOf = async (id: string) => {
  const { rows } = await database.owner.query('select * from referrals.referral where id = $1', [id]);
  return rows[0];
};

describe('what the database keeps', () => {
  it.each([
    ['of five', 'ABC23', 'referral_code_form'],
    ['of six', 'ABC234', undefined],
    ['of twelve', 'ABCDEFGHJK23', undefined],
    ['of thirteen', 'ABCDEFGHJK234', 'referral_code_form'],
    ['in small letters', 'abc234', 'referral_code_form'],
  ])('a code %s', async (_, code, rule) => {
    const statement = 'insert into referrals.referral_code values ($1, $2, now())';
    expect(await refusedBy(database, statement, [randomUUID(), code])).toBe(rule);
  });

  it('a code of one person only', async () => {
    await addCode(database.db, { userId: randomUUID(), code: 'ONLY23', now });
    const statement = "insert into referrals.referral_code values ($1, 'ONLY23', now())";
    expect(await refusedBy(database, statement, [randomUUID()])).toBe('referral_code_unique');
  });

  it.each([
    ['of oneself', 'referee_id = referrer_id', 'referral_of_another'],
    ['in no known status', "status = 'lost'", 'referral_status'],
    ['verified', "status = 'verified', verified_at = now()", undefined],
    ['completed before it was verified', 'completed_at = now()', 'referral_completed_after_verified'],
    ['completed', "status = 'completed', verified_at = now(), completed_at = now()", undefined],
  ])('a referral %s', async (_, change, rule) => {
    const { id } = await brought(database);
    const statement = `update referrals.referral set ${change} where id = $1`;
    expect(await refusedBy(database, statement, [id])).toBe(rule);
  });

  it.each([
    ['of nothing', 'amount = 0', 'reward_amount_positive'],
    ['of the least', 'amount = 1', undefined],
    ['decided by nobody', 'decided_at = now()', 'reward_decided_by_somebody'],
    ['decided at no time', 'decided_by = user_id', 'reward_decided_by_somebody'],
    ['decided', 'decided_by = user_id, decided_at = now()', undefined],
    ['for nothing', 'referral_id = user_id', 'reward_referral_id_fkey'],
  ])('a reward %s', async (_, change, rule) => {
    const { id } = await earned(database);
    const statement = `update referrals.reward set ${change} where id = $1`;
    expect(await refusedBy(database, statement, [id])).toBe(rule);
  });

  it('a reward in one of its five states, also where no trigger looks', async () => {
    const { id } = await earned(database);
    await database.owner.query('alter table referrals.reward disable trigger user');
    const by = (state: string) =>
      refusedBy(database, 'update referrals.reward set state = $2 where id = $1', [id, state]);
    const rules = [await by('paid'), await by('refused'), await by('lost')];
    await database.owner.query('alter table referrals.reward enable trigger user');
    expect(rules).toEqual([undefined, undefined, 'reward_state']);
  });
});

describe('the store of codes', () => {
  it('keeps the first code of a person, and a code for its first person', async () => {
    const { db } = database;
    const [ann, bao] = [randomUUID(), randomUUID()];
    await addCode(db, { userId: ann, code: 'ANNANN', now });
    await addCode(db, { userId: ann, code: 'ANNTWO', now });
    await addCode(db, { userId: bao, code: 'ANNANN', now });
    expect([await findCode(db, ann), await findCode(db, bao)]).toEqual(['ANNANN', undefined]);
    expect([await findCodeOwner(db, 'ANNANN'), await findCodeOwner(db, 'ANNTWO')]).toEqual([ann, undefined]);
  });
});

describe('the store of referrals', () => {
  it('keeps a person once, with what speaks against it', async () => {
    const given = await brought(database, {
      risk: 60,
      riskReasons: ['burst', 'same_network'],
      networkMark: 'm',
    });
    expect(await addReferral(database.db, { ...given, id: laterId() })).toBeUndefined();
    expect(await lockReferral(database.db, given.refereeId)).toEqual({
      id: given.id,
      referrer_id: given.referrerId,
      referee_id: given.refereeId,
      status: 'pending_verification',
      risk: 60,
      applied_at: now,
    });
    expect(await writtenOf(given.id)).toMatchObject({
      risk_reasons: ['burst', 'same_network'],
      network_mark: 'm',
    });
    expect(await lockReferral(database.db, given.referrerId)).toBeUndefined();
  });

  it('knows who stands above whom, over several steps', async () => {
    const [top, middle, low] = [randomUUID(), randomUUID(), randomUUID()];
    await brought(database, { referrerId: top, refereeId: middle });
    await brought(database, { referrerId: middle, refereeId: low });
    const above = (userId: string, of: string) => isAbove(database.db, { userId, of });
    expect([await above(top, low), await above(middle, low), await above(top, middle)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([await above(low, top), await above(low, low), await above(top, top)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('counts whom someone brought lately, to the millisecond', async () => {
    const referrerId = randomUUID();
    const hour = at(-3_600_000);
    const day = at(-86_400_000);
    for (const [ago, networkMark] of [
      [hour, 'a'],
      [new Date(hour.getTime() + 1), 'b'],
      [new Date(day.getTime() + 1), 'a'],
      [day, 'a'],
    ] as const)
      await brought(database, { referrerId, networkMark, now: ago });
    await brought(database, { networkMark: 'a' });
    const lately = (networkMark: string | null) =>
      countLately(database.db, { referrerId, networkMark, hourAgo: hour, dayAgo: day });
    expect(await lately('a')).toEqual({ hour: 1, day: 3, sameNetwork: 2 });
    expect(await lately('b')).toEqual({ hour: 1, day: 3, sameNetwork: 1 });
    expect(await lately(null)).toEqual({ hour: 1, day: 3, sameNetwork: 0 });
  });

  it('keeps when each step was reached, and who is not through', async () => {
    const { db } = database;
    const [open, verified, done, quick] = [
      await brought(database),
      await brought(database),
      await brought(database),
      await brought(database),
    ];
    await setStatus(db, { id: verified.id, status: 'verified', now: at(1) });
    await setStatus(db, { id: done.id, status: 'verified', now: at(1) });
    await setStatus(db, { id: done.id, status: 'completed', now: at(2) });
    await setStatus(db, { id: quick.id, status: 'completed', now: at(3) });
    const seen = await Promise.all([open, verified, done, quick].map(({ id }) => writtenOf(id)));
    expect(seen.map((row) => [row.status, row.verified_at, row.completed_at])).toEqual([
      ['pending_verification', null, null],
      ['verified', at(1), null],
      ['completed', at(1), at(2)],
      ['completed', at(3), at(3)],
    ]);
    const people = [open, verified, done, quick, open].map(({ refereeId }) => refereeId);
    expect(await openReferees(db, [...people, randomUUID(), open.referrerId])).toEqual(
      new Set([open.refereeId, verified.refereeId]),
    );
    expect(await openReferees(db, [])).toEqual(new Set());
  });

  it('lists whom someone brought, the latest first', async () => {
    const referrerId = randomUUID();
    await brought(database, { referrerId, now: at(2) });
    const last = await brought(database, { referrerId, now: at(3) });
    const one = await brought(database, { referrerId, now: at(1) });
    const other = await brought(database, { referrerId, now: at(1) });
    await setStatus(database.db, { id: other.id, status: 'verified', now });
    expect(await listReferrals(database.db, referrerId)).toEqual([
      { status: 'pending_verification', applied_at: at(3) },
      { status: 'pending_verification', applied_at: at(2) },
      { status: 'verified', applied_at: at(1) },
      { status: 'pending_verification', applied_at: at(1) },
    ]);
    expect(one.id < other.id && last.id < other.id).toBe(true);
  });

  it("forgets a person's code and network, and nobody else's", async () => {
    const { db } = database;
    const gone = await brought(database, { networkMark: 'a' });
    const brother = await brought(database, { referrerId: gone.refereeId, networkMark: 'b' });
    await addCode(db, { userId: gone.refereeId, code: 'GONE23', now });
    await addCode(db, { userId: gone.referrerId, code: 'STAYS23', now });
    await forgetPerson(db, gone.refereeId);
    expect(await findCode(db, gone.refereeId)).toBeUndefined();
    expect(await findCode(db, gone.referrerId)).toBe('STAYS23');
    expect((await writtenOf(gone.id)).network_mark).toBeNull();
    expect((await writtenOf(brother.id)).network_mark).toBe('b');
  });
});

it('a referral is held while it goes on, and codes are applied one after the other', async () => {
  const one = await brought(database);
  await brought(database, { referrerId: one.referrerId });
  await database.db.transaction().execute(async (db) => {
    await lockReferral(db, one.refereeId);
    expect(await heldRows(database, 'referrals.referral')).toEqual([one.id]);
    expect(await turnsHeld(db)).toBe(0);
    await lockApplying(db);
    expect(await turnsHeld(db)).toBe(1);
  });
});
