import { testCipher } from '@egcr/server-kit/testing/cipher';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  keepAnswer,
  backChecksOf,
  closeBackCheck,
  forgetBackChecks,
  insertBackCheck,
  keepQuestion,
  listBackCheckRows,
  lockBackCheck,
  openBackCheck,
} from './back-checks/store.ts';
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

const now = new Date('2026-06-01T12:00:00Z');
const later = new Date('2026-06-02T12:00:00Z');
const idOf = (family: string, place: number) =>
  `01990000-0000-7000-8000-${family.repeat(10).slice(0, 10)}${String(place).padStart(2, '0')}`;
const [week, payment, claim, cycle, person, check] = ['1', '2', '3', '4', '5', '6'].map(
  (family) => (place: number) => idOf(family, place),
) as [Id, Id, Id, Id, Id, Id];
type Id = (place: number) => string;

let database: TestDatabase;

type Row = Readonly<Record<string, unknown>>;

async function insert(table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  await database.owner.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

const addCycle = (place: number, state: string, more: Row = {}) =>
  insert('support.cycle', {
    id: cycle(place),
    number: place,
    state,
    week_count: 1,
    total_minor: 1,
    made_at: now,
    changed_at: now,
    ...more,
  });

/** A week of the person of its number, paid by a payment of its number where it is in a cycle. */
async function addWeek(place: number, state: string, of = 1, more: Row = {}): Promise<void> {
  await insert('support.week', {
    id: week(place),
    case_id: claim(of),
    user_id: person(of),
    week: `2026-W${String(place).padStart(2, '0')}`,
    state,
    benefit_minor: 500,
    paid_minor: place,
    ...more,
  });
}
const inCycle = (number: number, place: number, more: Row = {}): Row => ({
  cycle_id: cycle(number),
  payment_id: payment(place),
  ...more,
});

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** These stores look at all rows of their tables: each test has its own. */
beforeEach(async () => {
  for (const table of ['back_check', 'week', 'cycle', 'claim'])
    await database.owner.query(`delete from support.${table}`);
  for (const place of [1, 2])
    await insert('support.claim', {
      case_id: claim(place),
      reference: `SU-${place}`,
      user_id: person(place),
      state: 'active',
      zone: 'Europe/Berlin',
      policy_version: place,
      benefit_minor: 500,
      first_week: '2026-W01',
      claimed_at: now,
    });
});

const placesOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-2)));
const sorted = (places: readonly number[]) => places.toSorted((one, other) => one - other);
const rowOf = async (table: string, id: string): Promise<Row> => {
  const { rows } = await database.owner.query<Row>(`select * from ${table} where id = $1`, [id]);
  return rows[0] ?? {};
};
const statesOf = async () => {
  const { rows } = await database.owner.query<{ state: string }>(
    'select state from support.week order by id',
  );
  return rows.map(({ state }) => state);
};

/** Whether others wait for a row after it was read in a transaction that has not ended. */
function locks(table: string, id: string, read: (db: TestDatabase['db']) => Promise<unknown>) {
  return database.db.transaction().execute(async (db) => {
    await read(db);
    return database.owner
      .query(`select from ${table} where id = $1 for no key update nowait`, [id])
      .then(() => false)
      .catch((error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03');
  });
}

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
    for (let place = 1; place <= 52; place += 1) await addCycle(place, 'closed');
    const numbers = (await listCycleRows(database.db)).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 52, 3]);
  });

  it('are kept for one who changes them, and preparing them is', async () => {
    await addCycle(1, 'draft');
    expect(await locks('support.cycle', cycle(1), (db) => findCycle(db, { id: cycle(1) }))).toBe(true);
    const isFree = await database.db.transaction().execute(async (db) => {
      await lockPreparing(db);
      const { rows } = await database.owner.query<{ free: boolean }>(
        "select pg_try_advisory_xact_lock(hashtextextended('support cycle', 0)) as free",
      );
      return rows[0]?.free;
    });
    expect(isFree).toBe(false);
  });
});

describe('weeks that wait for their payment', () => {
  beforeEach(async () => {
    await addCycle(1, 'closed');
    const states = ['open', 'accepted', 'unpaid', 'refused', 'accepted', 'in_cycle', 'paid'];
    for (const [at, state] of states.entries())
      await addWeek(at + 1, state, at === 4 ? 2 : 1, at > 4 ? inCycle(1, at + 1) : {});
  });

  it('are the accepted ones and those that could not be paid, the oldest first, with the policy of their claim', async () => {
    const ready = await readyWeeks(database.db, 10);
    expect([placesOf(ready), ready.map((row) => row.policy_version)]).toEqual([
      [2, 3, 5],
      [1, 1, 2],
    ]);
    expect(placesOf(await readyWeeks(database.db, 2))).toEqual([2, 3]);
    expect(await countReady(database.db)).toEqual({ count: 3n, minor: 10n });
    expect(await locks('support.week', week(2), (db) => readyWeeks(db, 1))).toBe(true);
  });

  it('count as nothing where there are none', async () => {
    await database.owner.query("delete from support.week where state in ('accepted', 'unpaid')");
    expect(await countReady(database.db)).toEqual({ count: 0n, minor: 0n });
  });

  it('go into one cycle, and nothing else does', async () => {
    await addCycle(2, 'draft');
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
    expect(await rowOf('support.week', week(3))).toMatchObject({
      cycle_id: cycle(2),
      payment_id: payment(43),
      recovered_minor: 3n,
      paid_minor: 7n,
    });
    expect(await rowOf('support.week', week(6))).toMatchObject({ cycle_id: cycle(1) });
  });
});

describe('the weeks of a cycle', () => {
  const HELD = new Date('2026-05-30T12:00:00Z');
  beforeEach(async () => {
    for (const place of [1, 2]) await addCycle(place, 'approved');
    await addWeek(1, 'in_cycle', 1, inCycle(1, 1, { decided_by: person(8), recovered_minor: 4 }));
    await addWeek(2, 'in_cycle', 2, inCycle(1, 2, { held_up_at: HELD }));
    await addWeek(3, 'paid', 1, inCycle(1, 3, { decided_by: person(9), recovered_minor: 4 }));
    await addWeek(4, 'in_cycle', 2, inCycle(2, 4));
    await addWeek(5, 'unpaid', 1, { cycle_id: cycle(1), recovered_minor: 4 });
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
      expect(await rowOf('support.week', week(place))).toMatchObject({
        cycle_id: null,
        payment_id: null,
        recovered_minor: 0n,
        held_up_at: null,
      });
    expect(await rowOf('support.week', week(5))).toMatchObject({ recovered_minor: 4n });
  });

  it('are paid once, and are held up no longer', async () => {
    expect(sorted(placesOf(await markPaid(database.db, [1, 2, 3].map(payment))))).toEqual([1, 2]);
    expect(await markPaid(database.db, all())).toMatchObject([{ id: week(4), paid_minor: 4n }]);
    expect(await markPaid(database.db, all())).toEqual([]);
    expect(await rowOf('support.week', week(2))).toMatchObject({ state: 'paid', held_up_at: null });
  });

  it('are held up from the first refusal on', async () => {
    const work = { db: database.db, now: later };
    expect(sorted(placesOf(await markHeldUp(work, all())))).toEqual([1, 4]);
    expect(await markHeldUp(work, all())).toEqual([]);
    expect(await rowOf('support.week', week(1))).toMatchObject({ state: 'in_cycle', held_up_at: later });
    expect(await rowOf('support.week', week(2))).toMatchObject({ held_up_at: HELD });
    expect(await rowOf('support.week', week(3))).toMatchObject({ held_up_at: null });
  });

  it('that are not paid at its end go into the next one', async () => {
    await markUnpaid(database.db, cycle(1));
    expect(await statesOf()).toEqual(['unpaid', 'unpaid', 'paid', 'in_cycle', 'unpaid']);
    expect(await rowOf('support.week', week(1))).toMatchObject({ recovered_minor: 0n });
    expect(await rowOf('support.week', week(3))).toMatchObject({ recovered_minor: 4n });
    expect(await rowOf('support.week', week(5))).toMatchObject({ recovered_minor: 4n });
  });

  it('are counted as paid or not, with their sum', async () => {
    const tally = await tallyOf(database.db, [cycle(1), cycle(3)]);
    expect([...tally]).toEqual([[cycle(1), { paid: 1, unpaid: 3, minor: 11n }]]);
    expect([...(await countPaid(database.db, [claim(1), claim(2)]))]).toEqual([[claim(1), 1]]);
  });
});

describe('back-checks', () => {
  const cipher = testCipher;
  const work = () => ({ db: database.db, cipher, now: later });
  const by = person(8);
  beforeEach(async () => {
    for (const place of [1, 2, 3]) {
      await addWeek(place, 'nothing', place === 3 ? 2 : 1);
      await insertBackCheck({ db: database.db, now }, { id: check(place), weekId: week(place) });
    }
  });

  it('are listed until they are closed, the oldest first, page by page', async () => {
    const list = async (after?: string, limit = 10) =>
      placesOf(await listBackCheckRows(database.db, { after, limit }));
    expect([await list(), await list(check(1)), await list(undefined, 2)]).toEqual([
      [1, 2, 3],
      [2, 3],
      [1, 2],
    ]);
    await closeBackCheck(work(), { id: check(2), state: 'confirmed', by, text: 'All is well.' });
    expect([await list(), await list(check(1))]).toEqual([[1, 3], [3]]);
    const closed = await rowOf('support.back_check', check(2));
    expect(closed).toMatchObject({ state: 'confirmed', closed_by: by, closed_at: later });
    expect(closed['sealed_finding']).not.toContain('well');
  });

  it('are shown to the person of the claim once they are asked', async () => {
    expect((await backChecksOf(database.db, claim(1))).size).toBe(0);
    const answerBy = new Date('2026-06-09T12:00:00Z');
    const question = { id: check(1), state: 'asked', by, text: 'Where?', answerBy } as const;
    await keepQuestion(work(), question);
    const asked = await backChecksOf(database.db, claim(1));
    expect([...asked.keys()]).toEqual([week(1)]);
    const row = asked.get(week(1));
    if (row === undefined) throw new Error('the question is gone');
    expect(row).toMatchObject({ state: 'asked', asked_by: by, answer_by: answerBy, user_id: person(1) });
    expect(openBackCheck(cipher, row, 'sealed_question')).toBe('Where?');
    expect(openBackCheck(cipher, row, 'sealed_answer')).toBeNull();
    expect((await backChecksOf(database.db, claim(2))).size).toBe(0);
  });

  it('keep their answer, and forget what was written with the account of its person', async () => {
    const answerBy = new Date('2026-06-09T12:00:00Z');
    for (const place of [1, 3]) {
      await keepQuestion(work(), { id: check(place), state: 'asked', by, text: 'Where?', answerBy });
      await keepAnswer(work(), { id: check(place), state: 'answered', by: person(1), text: 'Here.' });
    }
    const read = async (place: number) => {
      const row = await lockBackCheck(database.db, check(place));
      return row && [row.state, openBackCheck(cipher, row, 'sealed_answer')];
    };
    expect([await read(1), await read(3)]).toEqual([
      ['answered', 'Here.'],
      ['answered', 'Here.'],
    ]);
    await forgetBackChecks(database.db, person(1));
    expect([await read(1), await read(3)]).toEqual([
      ['answered', null],
      ['answered', 'Here.'],
    ]);
    expect(await lockBackCheck(database.db, check(9))).toBeUndefined();
    expect(await locks('support.back_check', check(1), (db) => lockBackCheck(db, check(1)))).toBe(true);
  });
});
