import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import { waitingMessages } from '../../testing/waiting-messages.ts';
import { dropEarlierDataKeys, makeDataKeys, readDataKeys, turnDataKeys } from './data-keys.ts';
import { createFieldCipher, type FieldCipher } from './field-encryption.ts';
import { countUnderEarlierKeys, reseal, sealedColumns, type SealedColumn } from './reseal.ts';
import type { Services } from '../services.ts';
import { createUnitOfWork } from './unit-of-work.ts';

const column: SealedColumn = { table: 'safe', column: 'sealed', key: ['owner', 'name'] };
const columns = [column];
const first = makeDataKeys();
const second = turnDataKeys(first);
const servedBefore = createFieldCipher(readDataKeys(first));
const servedAfter = createFieldCipher(readDataKeys(second));
const onlyNew = createFieldCipher(readDataKeys(dropEarlierDataKeys(second)));

let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await testDatabase();
  const kit = testServices(database);
  services = { ...kit, cipher: servedAfter, unit: createUnitOfWork({ ...kit, cipher: servedAfter }) };
  await database.makeTable(
    'create table safe (owner uuid, name text, sealed text, primary key (owner, name))',
  );
});
beforeEach(() => database.pool.query('delete from safe; delete from platform.message'));
afterAll(() => database.close());

const rowOf = (owner: string, name: string) => ({ table: 'safe', column: 'sealed', row: `${owner}|${name}` });

async function put(cipher: FieldCipher, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => [crypto.randomUUID(), `n|${at}`] as const);
  await sql`
    insert into safe (owner, name, sealed)
    select * from unnest(
      ${rows.map(([owner]) => owner)}::uuid[],
      ${rows.map(([, name]) => name)}::text[],
      ${rows.map(([owner, name]) => cipher.seal(rowOf(owner, name), `secret ${name}`))}::text[]
    )`.execute(database.db);
}

async function everythingOpens(cipher: FieldCipher): Promise<number> {
  const { rows } = await database.pool.query<{ owner: string; name: string; sealed: string }>(
    'select owner, name, sealed from safe where sealed is not null',
  );
  for (const { owner, name, sealed } of rows)
    expect(cipher.open(rowOf(owner, name), sealed)).toContain(`secret ${name}`);
  return rows.length;
}

test('after a turn everything is sealed anew, and then the earlier key is needed no more', async () => {
  await put(servedBefore, 450);
  await put(servedAfter, 5);
  await database.pool.query("insert into safe values (gen_random_uuid(), 'nothing', null)");
  expect(await countUnderEarlierKeys({ services, columns })).toBe(450);
  const told: number[] = [];
  expect(await reseal({ services, columns, onProgress: (rows) => told.push(rows) })).toBe(450);
  expect(told).toEqual([200, 400, 450]);
  expect(await countUnderEarlierKeys({ services, columns })).toBe(0);
  expect(await everythingOpens(onlyNew)).toBe(455);
});

test('(attack D23) a reseal that is ended in the middle goes on where it was', async () => {
  await put(servedBefore, 450);
  const killed = new Error('killed');
  const onProgress = () => {
    throw killed;
  };
  await expect(reseal({ services, columns, onProgress })).rejects.toThrow(killed);
  expect(await countUnderEarlierKeys({ services, columns })).toBe(250);
  expect(await everythingOpens(servedAfter)).toBe(450);
  expect(await reseal({ services, columns })).toBe(250);
  expect(await everythingOpens(onlyNew)).toBe(450);
});

test('(attack D23) what people write while it is sealed anew stays as they wrote it, under either key', async () => {
  await put(servedBefore, 600);
  const { rows: all } = await database.pool.query<{ owner: string; name: string }>(
    'select owner, name from safe',
  );
  const writing = (async () => {
    for (const [at, { owner, name }] of all.entries()) {
      // Every other write comes from a server that still seals with the earlier key.
      const cipher = at % 2 === 0 ? servedBefore : servedAfter;
      const sealed = cipher.seal(rowOf(owner, name), `new secret ${name}`);
      await database.pool.query('update safe set sealed = $3 where owner = $1 and name = $2', [
        owner,
        name,
        sealed,
      ]);
    }
  })();
  await reseal({ services, columns });
  await writing;
  expect(await everythingOpens(servedBefore)).toBe(600);
  expect(await everythingOpens(servedAfter)).toBe(600);
  await reseal({ services, columns });
  expect(await everythingOpens(onlyNew)).toBe(600);
  const { rowCount } = await database.pool.query('select from safe');
  expect(rowCount).toBe(600);
  for (const { owner, name } of all) {
    const { rows } = await database.pool.query<{ sealed: string }>(
      'select sealed from safe where owner = $1 and name = $2',
      [owner, name],
    );
    expect(onlyNew.open(rowOf(owner, name), rows[0]?.sealed ?? '')).toBe(`new secret ${name}`);
  }
});

test('messages on their way are sealed anew too', async () => {
  const before = createUnitOfWork({ ...services, cipher: servedBefore });
  await before((work) => work.sendSms({ to: '+4915112345678', text: 'sealed by the earlier key' }));
  const all = sealedColumns([]);
  expect(await countUnderEarlierKeys({ services, columns: all })).toBe(1);
  expect(await reseal({ services, columns: all })).toBe(1);
  expect(await countUnderEarlierKeys({ services, columns: all })).toBe(0);
  expect(await waitingMessages({ db: services.db, cipher: onlyNew })).toMatchObject([
    { to: '+4915112345678', text: 'sealed by the earlier key' },
  ]);
});
