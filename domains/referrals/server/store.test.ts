import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@egcr/contract/ids';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  addReward,
  countReleasedBy,
  countRewards,
  decideReward,
  listReview,
  lockReward,
  refuseRewardsOf,
  releaseRewards,
  takeDueReward,
  type NewReward,
} from './reward-store.ts';
import {
  addCode,
  addReferral,
  countLately,
  findCode,
  findCodeOwner,
  forgetPerson,
  isAbove,
  listReferrals,
  lockReferral,
  openReferees,
  setStatus,
  type NewReferral,
} from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2031-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
let count = 0;
function laterId(): string {
  count += 1;
  return uuidv7(now.getTime() + count);
}

/** A referral as the store keeps it. */
async function brought(change: Partial<NewReferral> = {}) {
  const given: NewReferral = {
    id: laterId(),
    referrerId: randomUUID(),
    refereeId: randomUUID(),
    risk: 0,
    riskReasons: [],
    networkMark: null,
    now,
    ...change,
  };
  expect(await addReferral(database.db, given)).toMatchObject({
    id: given.id,
    status: 'pending_verification',
  });
  return given;
}

/** A reward as the store keeps it. */
async function earned(change: Partial<NewReward> = {}): Promise<NewReward> {
  const given: NewReward = {
    id: laterId(),
    referralId: change.referralId ?? (await brought()).id,
    userId: randomUUID(),
    amountMinor: 1000n,
    state: 'held',
    now,
    releaseAt: now,
    ...change,
  };
  await addReward(database.db, given);
  return given;
}
const stateOf = async ({ id }: Pick<NewReward, 'id'>) => (await lockReward(database.db, id))?.state;
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
    const { id } = await brought();
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
    const { id } = await earned();
    const statement = `update referrals.reward set ${change} where id = $1`;
    expect(await refusedBy(database, statement, [id])).toBe(rule);
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
    const given = await brought({ risk: 60, riskReasons: ['burst', 'same_network'], networkMark: 'm' });
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
    await brought({ referrerId: top, refereeId: middle });
    await brought({ referrerId: middle, refereeId: low });
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
      await brought({ referrerId, networkMark, now: ago });
    await brought({ networkMark: 'a' });
    const lately = (networkMark: string | null) =>
      countLately(database.db, { referrerId, networkMark, hourAgo: hour, dayAgo: day });
    expect(await lately('a')).toEqual({ hour: 1, day: 3, sameNetwork: 2 });
    expect(await lately('b')).toEqual({ hour: 1, day: 3, sameNetwork: 1 });
    expect(await lately(null)).toEqual({ hour: 1, day: 3, sameNetwork: 0 });
  });

  it('keeps when each step was reached, and who is not through', async () => {
    const { db } = database;
    const [open, verified, done, quick] = [
      await brought(),
      await brought(),
      await brought(),
      await brought(),
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
    await brought({ referrerId, now: at(2) });
    const last = await brought({ referrerId, now: at(3) });
    const one = await brought({ referrerId, now: at(1) });
    const other = await brought({ referrerId, now: at(1) });
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
    const gone = await brought({ networkMark: 'a' });
    const brother = await brought({ referrerId: gone.refereeId, networkMark: 'b' });
    await addCode(db, { userId: gone.refereeId, code: 'GONE23', now });
    await addCode(db, { userId: gone.referrerId, code: 'STAYS23', now });
    await forgetPerson(db, gone.refereeId);
    expect(await findCode(db, gone.refereeId)).toBeUndefined();
    expect(await findCode(db, gone.referrerId)).toBe('STAYS23');
    expect((await writtenOf(gone.id)).network_mark).toBeNull();
    expect((await writtenOf(brother.id)).network_mark).toBe('b');
  });
});

describe('the store of rewards', () => {
  it('gives each side one, and counts them since an instant', async () => {
    const { db } = database;
    const { userId, referralId } = await earned({ now: at(-1) });
    await addReward(db, { ...(await earned()), id: laterId(), userId, referralId });
    await earned({ userId });
    await earned({ userId, now: at(1) });
    await earned();
    expect(await countRewards(db, { userId, since: now })).toEqual({ recent: 1, all: 3 });
    expect(await countRewards(db, { userId: randomUUID(), since: now })).toEqual({ recent: 0, all: 0 });
  });

  it('makes due what has waited out its days, once', async () => {
    const early = new Date('2020-01-01T00:00:00Z');
    const ms = (by: number) => new Date(early.getTime() + by);
    const due = await earned({ releaseAt: early, amountMinor: 7n });
    const looked = await earned({ releaseAt: early, state: 'held' });
    const waiting = await earned({ releaseAt: ms(1) });
    await sql`update referrals.reward set state = 'in_review' where id = ${looked.id}`.execute(database.db);
    expect(await releaseRewards(database.db, early)).toEqual([
      { id: due.id, user_id: due.userId, amount: 7n, asset: 'JVD' },
    ]);
    expect(await releaseRewards(database.db, early)).toEqual([]);
    expect([await stateOf(due), await stateOf(looked), await stateOf(waiting)]).toEqual([
      'due',
      'in_review',
      'held',
    ]);
    expect(await takeDueReward(database.db, waiting.id)).toBeUndefined();
    expect(await takeDueReward(database.db, due.id)).toMatchObject({ id: due.id, amount: 7n });
    expect(await takeDueReward(database.db, due.id)).toBeUndefined();
    expect(await stateOf(due)).toBe('paid');
  });

  it('lists what waits for a person, the oldest first, page by page', async () => {
    const { db } = database;
    const waiting = async (id: string) => {
      const reward = await earned({ id });
      await sql`update referrals.reward set state = 'in_review' where id = ${id}`.execute(db);
      return reward;
    };
    const after = laterId();
    const ids = [laterId(), laterId(), laterId()];
    for (const id of ids.toReversed()) await waiting(id);
    await earned();
    const read = async (limit: number, from: string) =>
      (await listReview(db, { after: from, limit })).map(({ id }) => id);
    expect(await read(9, after)).toEqual(ids);
    expect(await read(2, after)).toEqual(ids.slice(0, 2));
    expect(await read(9, ids[0] ?? '')).toEqual(ids.slice(1));
    const all = await listReview(db, { after: undefined, limit: 99 });
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('counts what one of the staff released since an instant, and not what they refused', async () => {
    const { db } = database;
    const by = randomUUID();
    const decided = async (state: 'held' | 'refused', when: Date, who = by) => {
      const reward = await earned();
      await sql`update referrals.reward set state = 'in_review' where id = ${reward.id}`.execute(db);
      await decideReward(db, { id: reward.id, state, by: who, now: when });
      return reward;
    };
    await decided('held', at(1));
    await decided('held', at(0));
    await decided('refused', at(1));
    await decided('held', at(1), randomUUID());
    const due = await decided('held', at(2));
    await sql`update referrals.reward set state = 'due' where id = ${due.id}`.execute(db);
    const released = (since: Date) =>
      db.transaction().execute((work) => countReleasedBy(work, { staffId: by, since }));
    expect([await released(now), await released(at(-1)), await released(at(2))]).toEqual([2, 3, 0]);
    await takeDueReward(db, due.id);
    expect(await released(now)).toBe(2);
  });

  it('refuses what a person who left would still get, and not what was paid', async () => {
    const { db } = database;
    const userId = randomUUID();
    const [held, looked, due, paid] = [
      await earned({ userId }),
      await earned({ userId }),
      await earned({ userId }),
      await earned({ userId }),
    ];
    const other = await earned();
    await sql`update referrals.reward set state = 'in_review' where id = ${looked.id}`.execute(db);
    await sql`update referrals.reward set state = 'due' where id in (${due.id}, ${paid.id})`.execute(db);
    await takeDueReward(db, paid.id);
    await refuseRewardsOf(db, userId);
    const states = await Promise.all([held, looked, due, paid, other].map((reward) => stateOf(reward)));
    expect(states).toEqual(['refused', 'refused', 'refused', 'paid', 'held']);
  });
});
