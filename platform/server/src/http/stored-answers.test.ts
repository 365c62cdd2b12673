import { afterAll, beforeAll, expect, test } from 'vitest';

import { testCipher as cipher } from '../../testing/cipher.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { claimKey, hashRequest, storeAnswer } from './idempotency.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const SECRET = 'Amina Yusuf, DE89370400440532013000';
const claimOf = (key: string) => ({
  userId: '0198c0de-0000-7000-8000-000000000001',
  key,
  call: 'wallet.add_payout_account',
  requestHash: hashRequest(cipher, 'wallet.add_payout_account', { account: SECRET }),
  now: new Date(),
});

async function textOf(key: string): Promise<string> {
  const { rows } = await database.pool.query<{ text: string }>(
    'select stored::text as text from platform.idempotency stored where key = $1',
    [key],
  );
  return rows.map(({ text }) => text).join();
}

test('(attack D22) a stored answer is not readable, and a repeat gets it', async () => {
  const claim = claimOf('sealed');
  const answer = { status: 201, headers: {}, body: { holder: SECRET } };
  await services.unit(async ({ db }) => {
    await claimKey({ db, cipher }, claim);
    await storeAnswer({ db, cipher }, claim, answer);
  });
  expect(await textOf('sealed')).not.toContain('Amina');
  const { db } = database;
  expect(await claimKey({ db, cipher }, claim)).toMatchObject({ answer });
});

test('(attack D21) an answer under one key does not open under another, to which someone has moved it', async () => {
  const { db } = database;
  await claimKey({ db, cipher }, claimOf('one'));
  await storeAnswer({ db, cipher }, claimOf('one'), { status: 201, headers: {}, body: { id: 'one' } });
  await database.pool.query("update platform.idempotency set key = 'moved' where key = 'one'");
  await expect(claimKey({ db, cipher }, claimOf('moved'))).rejects.toThrow('invariant broken');
});
