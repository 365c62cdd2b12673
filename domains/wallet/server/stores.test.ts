import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@egcr/contract/ids';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  deletePayee,
  forgetAcquaintances,
  insertPayee,
  keptBy,
  knownPayments,
  listPayees,
  lockReadings,
  readAcquaintances,
  updatePayee,
  writeAcquaintances,
  type PayeeRow,
} from './payees/store.ts';
import {
  closePotRow,
  insertPot,
  listPots,
  lockPot,
  lockPotCount,
  updatePot,
  type PotRow,
} from './pots/store.ts';

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

function payee(change: Partial<PayeeRow> = {}): PayeeRow {
  return {
    id: laterId(),
    payee_user_id: randomUUID(),
    label: 'Bao',
    typed_name: null,
    verified_name: 'Bao Test',
    name_check: null,
    is_favourite: false,
    created_at: now,
    ...change,
  };
}
const keep = (userId: string, row: PayeeRow, most = 9) =>
  database.db.transaction().execute((db) => insertPayee(db, { userId, row, most }));

async function pot(change: Partial<PotRow> = {}): Promise<PotRow> {
  const row: PotRow = {
    id: laterId(),
    user_id: randomUUID(),
    asset: 'JVD',
    account_id: randomUUID(),
    name: 'Holiday',
    look: 'sun',
    target: 100n,
    target_on: '2031-12-24',
    created_at: now,
    closed_at: null,
    ...change,
  };
  await insertPot(database.db, row);
  return row;
}

describe('what the database keeps of a wallet', () => {
  const insertOf: Readonly<Record<string, string>> = {
    label:
      'insert into wallet.label (user_id, transfer_id, category, private_note, changed_at) values ($1, $1, ',
    limit:
      "insert into wallet.own_limit (user_id, asset, transfer_max, later_day_max, pin_above, changed_at) values ($1, 'JVD', ",
    use: "insert into wallet.sandbox_use (user_id, day, asset, amount) values ($1, '2031-03-01', 'JVD', ",
  };
  it.each([
    ['label', 'null, null, now())', 'label_says_something'],
    ['label', "'food', null, now())", undefined],
    ['label', "null, 'x', now())", undefined],
    ['label', "null, repeat('x', 140), now())", undefined],
    ['label', "null, repeat('x', 141), now())", 'label_note_length'],
    ['limit', 'null, null, null, now())', undefined],
    ['limit', '1, 1, 0, now())', undefined],
    ['limit', '0, 1, 0, now())', 'own_limit_positive'],
    ['limit', '1, 0, 0, now())', 'own_limit_positive'],
    ['limit', '1, 1, -1, now())', 'own_limit_pin_above_not_negative'],
    ['use', '1)', undefined],
    ['use', '0)', 'sandbox_use_positive'],
  ])('a %s: %s', async (table, values, rule) => {
    expect(await refusedBy(database, `${insertOf[table]}${values}`, [randomUUID()])).toBe(rule);
  });

  it.each([
    ['target = 0', 'pot_target_positive'],
    ['target = 1', undefined],
    ['target = null', undefined],
    ["look = 'a'", 'pot_look_format'],
    ["look = 'ab'", undefined],
    [`look = '${'a'.repeat(20)}'`, undefined],
    [`look = '${'a'.repeat(21)}'`, 'pot_look_format'],
    ["look = 'Sun'", 'pot_look_format'],
  ])('a pot with %s', async (change, rule) => {
    const { id } = await pot();
    expect(await refusedBy(database, `update wallet.pot set ${change} where id = $1`, [id])).toBe(rule);
  });

  it.each([
    ['payee_user_id = user_id', 'payee_two_people'],
    ["typed_name = 'Bao', name_check = 'match'", undefined],
    ["typed_name = 'Bao', name_check = 'close'", undefined],
    ["typed_name = 'Bao', name_check = 'no_match'", undefined],
    ["typed_name = 'Bao', name_check = 'same'", 'payee_name_check_known'],
    ["typed_name = 'Bao'", 'payee_name_checked'],
    ["name_check = 'match'", 'payee_name_checked'],
  ])('a payee with %s', async (change, rule) => {
    const row = payee();
    await keep(randomUUID(), row);
    expect(await refusedBy(database, `update wallet.payee set ${change} where id = $1`, [row.id])).toBe(rule);
  });
});

describe('the store of payees', () => {
  it('lists favourites first, then by label whatever its letters, each person once and so many at most', async () => {
    const { db } = database;
    const userId = randomUUID();
    const [zoe, ann, bao] = [payee({ label: 'Zoe' }), payee({ label: 'ann' }), payee({ label: 'Bao' })];
    const star = payee({ label: 'zz', is_favourite: true });
    for (const row of [zoe, ann, bao, star]) expect(await keep(userId, row, 4)).toEqual(row);
    expect(await keep(userId, payee(), 4)).toEqual({ refused: 'full' });
    const same = payee({ payee_user_id: bao.payee_user_id });
    expect(await keep(userId, same, 4)).toEqual({ refused: 'exists', id: bao.id });
    expect(await keep(randomUUID(), same, 1)).toEqual(same);
    expect(await listPayees(db, userId)).toEqual([star, ann, bao, zoe]);

    const change = (more: object, by = userId) =>
      updatePayee(db, { userId: by, id: ann.id, label: undefined, isFavourite: undefined, ...more });
    expect(await change({})).toEqual(ann);
    expect(await change({ label: 'Anna' })).toEqual({ ...ann, label: 'Anna' });
    expect(await change({ isFavourite: true })).toEqual({ ...ann, label: 'Anna', is_favourite: true });
    expect(await change({ isFavourite: false })).toEqual({ ...ann, label: 'Anna' });
    expect(await change({ label: 'Mine' }, randomUUID())).toBeUndefined();
    expect(await deletePayee(db, randomUUID(), ann.id)).toBe(false);
    expect(await deletePayee(db, userId, ann.id)).toBe(true);
    expect(await deletePayee(db, userId, ann.id)).toBe(false);
    const strangers = [userId, randomUUID()];
    expect(await keptBy(db, bao.payee_user_id, strangers)).toEqual(new Set([userId]));
    expect(await keptBy(db, bao.payee_user_id, [])).toEqual(new Set());
  });

  it('remembers with whom a person has dealt: first, last, and how far it was read', async () => {
    const { db } = database;
    const [userId, other, payer, account] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const write = (dealings: readonly [string, boolean, number][], version: bigint) =>
      writeAcquaintances(db, {
        userId,
        dealings: dealings.map(([otherId, isPaid, ms]) => ({ otherId, isPaid, at: at(ms) })),
        readings: new Map([[account, version]]),
      });
    await write(
      [
        [other, true, 5],
        [other, true, 3],
        [other, false, 4],
        [payer, false, 9],
      ],
      7n,
    );
    const seen = async () => Object.fromEntries(await readAcquaintances(db, userId, [other, payer]));
    expect(await seen()).toEqual({
      [other]: { other_id: other, first_paid_at: at(3), last_paid_at: at(5), first_got_at: at(4) },
      [payer]: { other_id: payer, first_paid_at: null, last_paid_at: null, first_got_at: at(9) },
    });
    await write(
      [
        [other, true, 2],
        [other, true, 8],
        [other, false, 1],
      ],
      6n,
    );
    expect((await seen())[other]).toMatchObject({
      first_paid_at: at(2),
      last_paid_at: at(8),
      first_got_at: at(1),
    });
    const read = await db
      .transaction()
      .execute((work) => lockReadings(work, userId, [account, randomUUID()]));
    expect(read).toEqual(new Map([[account, 7n]]));
    const pair = (payerId: string, payeeId: string) => ({ payerId, payeeId });
    const asked = [pair(userId, other), pair(userId, payer), pair(other, userId)];
    expect(await knownPayments(db, asked)).toEqual(new Set([`${userId} ${other}`]));
    const { rows } = await database.owner.query(
      'select last_at from wallet.acquaintance where user_id = $1 and other_id = $2',
      [userId, other],
    );
    expect(rows).toEqual([{ last_at: at(8) }]);
    await keep(payer, payee({ payee_user_id: userId }));
    await keep(payer, payee({ payee_user_id: other }));
    await forgetAcquaintances(db, userId);
    expect(await seen()).toEqual({});
    expect((await listPayees(db, payer)).map((row) => row.payee_user_id)).toEqual([other]);
  });
});

describe('the store of pots', () => {
  it("lists a person's open pots, the oldest first, and changes what may change", async () => {
    const { db } = database;
    const user_id = randomUUID();
    const [one, two, gone] = [
      await pot({ user_id }),
      await pot({ user_id, target: null }),
      await pot({ user_id }),
    ];
    await pot();
    await closePotRow(db, gone.id, at(1));
    expect(await listPots(db, user_id)).toEqual([one, two]);
    expect(await db.transaction().execute((work) => lockPotCount(work, user_id))).toBe(2);
    expect(await lockPot(db, user_id, one.id)).toEqual(one);
    expect([await lockPot(db, randomUUID(), one.id), await lockPot(db, user_id, gone.id)]).toEqual([
      undefined,
      undefined,
    ]);
    const changed = { ...one, name: 'Roof', look: 'house', target: null, target_on: null };
    await updatePot(db, { ...changed, asset: 'USD', created_at: at(9) });
    expect(await lockPot(db, user_id, one.id)).toEqual(changed);
  });
});
