import { randomUUID } from 'node:crypto';

import type { Database } from '@egcr/server-kit/database';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { heldRows, turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { lockCause, lockCauses } from './door/cause.ts';
import { insertPayee, lockReadings } from './payees/store.ts';
import { insertPot, lockPot, lockPotCount } from './pots/store.ts';
import { lockGuardsOf, lockLimits, writeLimits } from './security/store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2031-03-01T12:00:00Z');
const [amina, bao] = [randomUUID(), randomUUID()];

const payee = {
  id: randomUUID(),
  payee_user_id: bao,
  label: 'Bao',
  typed_name: null,
  verified_name: 'Bao Test',
  name_check: null,
  is_favourite: false,
  created_at: now,
};

it.each<[string, (db: Database) => Promise<unknown>, number]>([
  ['who opens pots', (db) => lockPotCount(db, amina), 1],
  ['who saves payees', (db) => insertPayee(db, { userId: amina, row: payee, most: 9 }), 1],
  ['who looks for people they have paid', (db) => lockReadings(db, amina, []), 1],
  ['who moves money for one cause', (db) => lockCause(db, 'one'), 1],
  ['who moves money for several', (db) => lockCauses(db, ['one', 'two', 'one', 'three']), 3],
])('a person %s at two places at once takes turns', async (_who, act, turns) => {
  await database.db.transaction().execute(async (db) => {
    await act(db);
    expect(await turnsHeld(db)).toBe(turns);
  });
  await database.db.transaction().execute(async (db) => expect(await turnsHeld(db)).toBe(0));
});

it('a pot is held while it changes, and no other', async () => {
  const kept = async (id: string) =>
    insertPot(database.db, {
      id,
      user_id: amina,
      asset: 'JVD',
      account_id: randomUUID(),
      name: 'Holiday',
      look: 'sun',
      target: null,
      target_on: null,
      created_at: now,
      closed_at: null,
    });
  const [one, two] = [randomUUID(), randomUUID()];
  await kept(one);
  await kept(two);
  await database.db.transaction().execute(async (db) => {
    expect((await lockPot(db, amina, one))?.id).toBe(one);
    expect(await heldRows(database, 'wallet.pot')).toEqual([one]);
  });
});

it('limits are held while they change, in one currency, and while money leaves, in all of them', async () => {
  const limit = (userId: string, asset: string) =>
    writeLimits(database.db, userId, {
      asset,
      now: { transferMax: 5n, dayMax: null, monthMax: null },
      later: null,
      pinAbove: null,
      at: now,
    });
  for (const asset of ['EUR', 'JVD']) await limit(amina, asset);
  await limit(bao, 'JVD');
  const held = () => heldRows(database, 'wallet.own_limit', "user_id::text || ' ' || asset");
  await database.db.transaction().execute(async (db) => {
    expect((await lockLimits(db, amina, 'JVD'))?.now.transferMax).toBe(5n);
    expect(await held()).toEqual([`${amina} JVD`]);
  });
  await database.db.transaction().execute(async (db) => {
    const guards = await lockGuardsOf(db, [amina], now);
    expect(guards.get(amina)?.limits.map(({ asset }) => asset)).toEqual(['EUR', 'JVD']);
    expect(await held()).toEqual([`${amina} EUR`, `${amina} JVD`]);
  });
});
