import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.makeTable('create table public.parcel (id text primary key, place text not null)');
  await database.owner.query(
    `create trigger parcel_follows_machine before insert or update of place on public.parcel
     for each row execute function platform.keep_to_machine('place', 'packed', 'packed > sent lost', 'sent > delivered lost')`,
  );
});
afterAll(() => database.close());

/** What the database answers to the role of the application: nothing where it writes. */
const asked = async (text: string, ...values: readonly string[]) =>
  database.pool.query(text, [...values]).then(
    () => undefined,
    ({ code, constraint, schema, table, message }) => ({ code, constraint, schema, table, message }),
  );
const add = (id: string, place: string) => asked('insert into public.parcel values ($1, $2)', id, place);
const move = (id: string, place: string) =>
  asked('update public.parcel set place = $2 where id = $1', id, place);

test('a row begins in the first state, and a refusal says where it was to begin', async () => {
  expect(await add('P1', 'packed')).toBeUndefined();
  expect(await add('P2', 'sent')).toEqual({
    code: '23514',
    constraint: 'parcel_follows_machine',
    schema: 'public',
    table: 'parcel',
    message: 'public.parcel P2 begins as packed, not as sent',
  });
});

test('a row goes where its machine leads, and a refusal names both states', async () => {
  await add('P3', 'packed');
  expect(await move('P3', 'delivered')).toMatchObject({
    code: '23514',
    constraint: 'parcel_follows_machine',
    message: 'public.parcel P3 does not go from packed to delivered',
  });
  expect(await move('P3', 'sent')).toBeUndefined();
  expect(await move('P3', 'sent')).toBeUndefined();
  expect(await move('P3', 'delivered')).toBeUndefined();
  for (const place of ['packed', 'sent', 'lost', 'elsewhere', 'packed > sent', 'sent lost', ''])
    expect(await move('P3', place)).toMatchObject({ constraint: 'parcel_follows_machine' });
});

test('many rows of one statement are each looked at, and none is written where one is refused', async () => {
  for (const id of ['M1', 'M2', 'M3']) await add(id, 'packed');
  await move('M2', 'lost');
  expect(await asked(`update public.parcel set place = 'sent' where id like 'M%'`)).toMatchObject({
    message: 'public.parcel M2 does not go from lost to sent',
  });
  const { rows } = await database.pool.query(
    `select place from public.parcel where id like 'M%' order by id`,
  );
  expect(rows.map(({ place }) => place)).toEqual(['packed', 'lost', 'packed']);
});
