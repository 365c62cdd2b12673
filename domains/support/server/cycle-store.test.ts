import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  countPaid,
  countReady,
  decisionsIn,
  findCycle,
  includeWeeks,
  insertCycle,
  listCycleRows,
  lockPreparing,
  markHeldUp,
  markPaid,
  markUnpaid,
  paymentIdsOf,
  paymentsOfCycle,
  preparedCycle,
  putBack,
  readyWeeks,
  setCycle,
  tallyOf,
} from './cycle-store.ts';
import {
  claim,
  cycle,
  now,
  payment,
  person,
  placesOf,
  supportRows,
  type SupportRows,
  week,
} from './testing/support-rows.ts';

const later = new Date('2026-06-02T12:00:00Z');

let rows: SupportRows;
let database: SupportRows['database'];
beforeAll(async () => {
  rows = await supportRows();
  ({ database } = rows);
});
beforeEach(() => rows.begin());
afterAll(() => database.close());

const inCycle = (number: number, place: number, more: Readonly<Record<string, unknown>> = {}) => ({
  cycle_id: cycle(number),
  payment_id: payment(place),
  ...more,
});
const sorted = (places: readonly number[]) => places.toSorted((one, other) => one - other);
const statesOf = async () => {
  const found = await database.owner.query<{ state: string }>('select state from support.week order by id');
  return found.rows.map(({ state }) => state);
};

describe('cycles', () => {
  const draft = (place: number) => ({
    id: cycle(place),
    week_count: 2,
    total_minor: 9n,
    prepared_by: person(1),
    is_sample: false,
  });

  it('are numbered from one on, and one is prepared at a time', async () => {
    const work = { db: database.db, now };
    expect(await preparedCycle(database.db)).toBeUndefined();
    expect(await insertCycle(work, draft(1))).toMatchObject({ number: 1, state: 'draft', total_minor: 9n });
    expect(await insertCycle(work, draft(2))).toBeUndefined();
    expect((await preparedCycle(database.db))?.id).toBe(cycle(1));
    const envelopeId = payment(70);
    await setCycle({ db: database.db, now: later }, { id: cycle(1), state: 'to_approve', envelopeId });
    expect(await preparedCycle(database.db)).toBeUndefined();
    expect((await insertCycle(work, draft(2)))?.number).toBe(2);
    expect(await findCycle(database.db, { envelopeId })).toMatchObject({
      id: cycle(1),
      state: 'to_approve',
      changed_at: later,
    });
    expect((await findCycle(database.db, { id: cycle(2) }))?.number).toBe(2);
    expect(await findCycle(database.db, { envelopeId: payment(71) })).toBeUndefined();
  });

  it('are listed with the newest first, fifty at most', async () => {
    for (let place = 1; place <= 52; place += 1) await rows.addCycle(place, 'closed');
    const numbers = (await listCycleRows(database.db)).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 52, 3]);
  });

  it('are kept for one who changes them, and preparing them is', async () => {
    await rows.addCycle(1, 'draft');
    expect(await rows.locks('support.cycle', cycle(1), (db) => findCycle(db, { id: cycle(1) }))).toBe(true);
    const isFree = await database.db.transaction().execute(async (db) => {
      await lockPreparing(db);
      const found = await database.owner.query<{ free: boolean }>(
        "select pg_try_advisory_xact_lock(hashtextextended('support cycle', 0)) as free",
      );
      return found.rows[0]?.free;
    });
    expect(isFree).toBe(false);
  });
});

describe('weeks that wait for their payment', () => {
  beforeEach(async () => {
    await rows.addCycle(1, 'closed');
    const states = ['open', 'accepted', 'unpaid', 'refused', 'accepted', 'in_cycle', 'paid'];
    for (const [at, state] of states.entries())
      await rows.addWeek(at + 1, state, at === 4 ? 2 : 1, at > 4 ? inCycle(1, at + 1) : {});
  });

  it('are the accepted ones and those that could not be paid, the oldest first, with the policy of their claim', async () => {
    const ready = await readyWeeks(database.db, 10);
    expect([placesOf(ready), ready.map((row) => row.policy_version)]).toEqual([
      [2, 3, 5],
      [1, 1, 2],
    ]);
    expect(placesOf(await readyWeeks(database.db, 2))).toEqual([2, 3]);
    expect(await countReady(database.db)).toEqual({ count: 3n, minor: 10n });
    expect(await rows.locks('support.week', week(2), (db) => readyWeeks(db, 1))).toBe(true);
  });

  it('count as nothing where there are none', async () => {
    await database.owner.query("delete from support.week where state in ('accepted', 'unpaid')");
    expect(await countReady(database.db)).toEqual({ count: 0n, minor: 0n });
  });

  it('go into one cycle, and nothing else does', async () => {
    await rows.addCycle(2, 'draft');
    const weeks = [2, 3, 4, 6].map((place) => ({
      id: week(place),
      paymentId: payment(place + 40),
      recoveredMinor: 3n,
      paidMinor: 7n,
    }));
    expect(await includeWeeks(database.db, { cycleId: cycle(2), weeks })).toBe(2);
    expect(await statesOf()).toEqual([
      'open',
      'in_cycle',
      'in_cycle',
      'refused',
      'accepted',
      'in_cycle',
      'paid',
    ]);
    expect(await rows.rowOf('support.week', week(3))).toMatchObject({
      cycle_id: cycle(2),
      payment_id: payment(43),
      recovered_minor: 3n,
      paid_minor: 7n,
    });
    expect(await rows.rowOf('support.week', week(6))).toMatchObject({ cycle_id: cycle(1) });
  });
});

describe('the weeks of a cycle', () => {
  const HELD = new Date('2026-05-30T12:00:00Z');
  beforeEach(async () => {
    for (const place of [1, 2]) await rows.addCycle(place, 'approved');
    await rows.addWeek(1, 'in_cycle', 1, inCycle(1, 1, { decided_by: person(8), recovered_minor: 4 }));
    await rows.addWeek(2, 'in_cycle', 2, inCycle(1, 2, { held_up_at: HELD }));
    await rows.addWeek(3, 'paid', 1, inCycle(1, 3, { decided_by: person(9), recovered_minor: 4 }));
    await rows.addWeek(4, 'in_cycle', 2, inCycle(2, 4));
    await rows.addWeek(5, 'unpaid', 1, { cycle_id: cycle(1), recovered_minor: 4 });
  });
  const all = () => [1, 2, 3, 4, 5].map(payment);

  it('are paid as its envelope says, by those who decided neither', async () => {
    expect(await paymentsOfCycle(database.db, cycle(1))).toEqual([
      { subject: payment(1), userId: person(1), amountMinor: 1n },
      { subject: payment(2), userId: person(2), amountMinor: 2n },
    ]);
    expect(await decisionsIn(database.db, cycle(1))).toEqual({
      caseIds: [claim(1), claim(2)],
      weeksDecidedBy: [person(8)],
    });
    expect(await decisionsIn(database.db, cycle(2))).toEqual({ caseIds: [claim(2)], weeksDecidedBy: [] });
    expect(await decisionsIn(database.db, cycle(3))).toEqual({ caseIds: [], weeksDecidedBy: [] });
    expect((await paymentIdsOf(database.db, cycle(1))).toSorted()).toEqual([1, 2, 3].map(payment));
  });

  it('wait for the next one where it is cancelled, without what would have been deducted', async () => {
    await putBack(database.db, cycle(1));
    expect(await statesOf()).toEqual(['accepted', 'accepted', 'paid', 'in_cycle', 'unpaid']);
    for (const place of [1, 2])
      expect(await rows.rowOf('support.week', week(place))).toMatchObject({
        cycle_id: null,
        payment_id: null,
        recovered_minor: 0n,
        held_up_at: null,
      });
    expect(await rows.rowOf('support.week', week(5))).toMatchObject({ recovered_minor: 4n });
  });

  it('are paid once, and are held up no longer', async () => {
    expect(sorted(placesOf(await markPaid(database.db, [1, 2, 3].map(payment))))).toEqual([1, 2]);
    expect(await markPaid(database.db, all())).toMatchObject([{ id: week(4), paid_minor: 4n }]);
    expect(await markPaid(database.db, all())).toEqual([]);
    expect(await rows.rowOf('support.week', week(2))).toMatchObject({ state: 'paid', held_up_at: null });
  });

  it('are held up from the first refusal on', async () => {
    const work = { db: database.db, now: later };
    expect(sorted(placesOf(await markHeldUp(work, all())))).toEqual([1, 4]);
    expect(await markHeldUp(work, all())).toEqual([]);
    expect(await rows.rowOf('support.week', week(1))).toMatchObject({ state: 'in_cycle', held_up_at: later });
    expect(await rows.rowOf('support.week', week(2))).toMatchObject({ held_up_at: HELD });
    expect(await rows.rowOf('support.week', week(3))).toMatchObject({ held_up_at: null });
  });

  it('that are not paid at its end go into the next one', async () => {
    await markUnpaid(database.db, cycle(1));
    expect(await statesOf()).toEqual(['unpaid', 'unpaid', 'paid', 'in_cycle', 'unpaid']);
    expect(await rows.rowOf('support.week', week(1))).toMatchObject({ recovered_minor: 0n });
    expect(await rows.rowOf('support.week', week(3))).toMatchObject({ recovered_minor: 4n });
    expect(await rows.rowOf('support.week', week(5))).toMatchObject({ recovered_minor: 4n });
  });

  it('are counted as paid or not, with their sum', async () => {
    const tally = await tallyOf(database.db, [cycle(1), cycle(3)]);
    expect([...tally]).toEqual([[cycle(1), { paid: 1, unpaid: 3, minor: 11n }]]);
    expect([...(await countPaid(database.db, [claim(1), claim(2)]))]).toEqual([[claim(1), 1]]);
  });
});
