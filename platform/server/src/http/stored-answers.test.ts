import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { testCipher as cipher } from '../../testing/cipher.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { sealReadable } from '../seal-readable.ts';
import { claimKey, hashRequest, readableAnswers, storeAnswer } from './idempotency.ts';

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

test('a stored answer is not readable, and a repeat gets it', async () => {
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

test('(attack D21) an answer under one key does not open under another, to which somebody has moved it', async () => {
  const { db } = database;
  await claimKey({ db, cipher }, claimOf('one'));
  await storeAnswer({ db, cipher }, claimOf('one'), { status: 201, headers: {}, body: { id: 'one' } });
  await database.pool.query("update platform.idempotency set key = 'moved' where key = 'one'");
  await expect(claimKey({ db, cipher }, claimOf('moved'))).rejects.toThrow('invariant broken');
});

test('(attack D22) what a release before this one has stored is sealed at the start, and its repeats get the same answer', async () => {
  await database.owner.query('alter table platform.idempotency drop constraint idempotency_body_sealed');
  // As releases before this one made it.
  const plainHash = createHash('sha256')
    .update(`wallet.add_payout_account\n{"account":${JSON.stringify(SECRET)}}`)
    .digest();
  await database.pool.query(
    `insert into platform.idempotency (user_id, key, call, request_hash, effect_id, created_at, status, headers, body)
     select $1, 'old ' || n, 'wallet.add_payout_account', $2, gen_random_uuid(), now(), 201, '{}',
       json_build_object('holder', $3::text, 'n', n)
     from generate_series(1, 1200) as n`,
    [claimOf('').userId, plainHash, SECRET],
  );
  const killed = new Error('killed');
  let batches = 0;
  const dying: typeof services.unit = async (body) => {
    batches += 1;
    if (batches === 2) throw killed;
    return services.unit(body);
  };
  await expect(sealReadable({ unit: dying, cipher }, [readableAnswers])).rejects.toThrow(killed);
  // Two servers start at the same time.
  await Promise.all([sealReadable(services, [readableAnswers]), sealReadable(services, [readableAnswers])]);
  const { rows } = await database.pool.query(
    'select 1 from platform.idempotency where body is not null or sealed_body is null or request_hash = $1',
    [plainHash],
  );
  expect(rows).toEqual([]);
  const { db } = database;
  for (const n of [1, 700, 1200]) {
    expect(await claimKey({ db, cipher }, claimOf(`old ${n}`))).toMatchObject({
      answer: { status: 201, body: { holder: SECRET, n }, headers: { 'idempotency-hit': 'true' } },
    });
  }
});
