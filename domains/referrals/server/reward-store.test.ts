import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { heldRows, turnsHeld } from '@egcr/server-kit/testing/held-rows';
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
import { at, earned, laterId, now } from './testing/kept.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const stateOf = async ({ id }: Pick<NewReward, 'id'>) => (await lockReward(database.db, id))?.state;
describe('the store of rewards', () => {
  it('gives each side one, and counts them since an instant', async () => {
    const { db } = database;
    const { userId, referralId } = await earned(database, { now: at(-1) });
    await addReward(db, { ...(await earned(database)), id: laterId(), userId, referralId });
    await earned(database, { userId });
    await earned(database, { userId, now: at(1) });
    await earned(database);
    expect(await countRewards(db, { userId, since: now })).toEqual({ recent: 1, all: 3 });
    expect(await countRewards(db, { userId: randomUUID(), since: now })).toEqual({ recent: 0, all: 0 });
  });

  it('makes due what has waited out its days, once', async () => {
    const early = new Date('2020-01-01T00:00:00Z');
    const ms = (by: number) => new Date(early.getTime() + by);
    const due = await earned(database, { releaseAt: early, amountMinor: 7n });
    const looked = await earned(database, { releaseAt: early, state: 'held' });
    const waiting = await earned(database, { releaseAt: ms(1) });
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
      const reward = await earned(database, { id });
      await sql`update referrals.reward set state = 'in_review' where id = ${id}`.execute(db);
      return reward;
    };
    const after = laterId();
    const ids = [laterId(), laterId(), laterId()];
    for (const id of ids.toReversed()) await waiting(id);
    await earned(database);
    const read = async (limit: number, from: string) =>
      (await listReview(db, { after: from, limit })).map(({ id }) => id);
    expect(await read(9, after)).toEqual(ids);
    expect(await read(2, after)).toEqual(ids.slice(0, 2));
    expect(await read(9, ids[0] ?? '')).toEqual(ids.slice(1));
    const all = await listReview(db, { after: undefined, limit: 99 });
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('counts what an officer released since an instant, and not what they refused', async () => {
    const { db } = database;
    const by = randomUUID();
    const decided = async (state: 'held' | 'refused', when: Date, who = by) => {
      const reward = await earned(database);
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
      await earned(database, { userId }),
      await earned(database, { userId }),
      await earned(database, { userId }),
      await earned(database, { userId }),
    ];
    const other = await earned(database);
    await sql`update referrals.reward set state = 'in_review' where id = ${looked.id}`.execute(db);
    await sql`update referrals.reward set state = 'due' where id in (${due.id}, ${paid.id})`.execute(db);
    await takeDueReward(db, paid.id);
    await refuseRewardsOf(db, userId);
    const states = await Promise.all([held, looked, due, paid, other].map((reward) => stateOf(reward)));
    expect(states).toEqual(['refused', 'refused', 'refused', 'paid', 'held']);
  });
});

it('a reward is held while it is decided on, and one person of the staff decides once at a time', async () => {
  const [one] = [await earned(database), await earned(database)];
  await database.db.transaction().execute(async (db) => {
    expect((await lockReward(db, one.id))?.user_id).toBe(one.userId);
    expect(await heldRows(database, 'referrals.reward')).toEqual([one.id]);
    expect(await heldRows(database, 'referrals.referral')).toEqual([]);
    expect(await countReleasedBy(db, { staffId: randomUUID(), since: now })).toBe(0);
    expect(await turnsHeld(db)).toBe(1);
  });
});
