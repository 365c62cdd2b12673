import { endpoint } from '@egcr/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testCipher as cipher } from '../../testing/cipher.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import type { Person } from '../actor.ts';
import { claimKey, hashRequest, readFirstCalls, readKey, repeatOf, storeAnswer } from './idempotency.ts';
import { enterPin } from './pin-in-body.ts';

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

const person: Person = {
  kind: 'person',
  userId: claimOf('').userId,
  sessionId: '0198c0de-0000-7000-8000-000000000009',
  roles: [],
  isVerified: true,
  pin: { isSet: true, expiresAt: null, verifiedAt: null },
};
const payCall = endpoint({
  name: 'wallet.add_payout_account',
  summary: 'Adds an account.',
  method: 'POST',
  path: '/api/v1/wallet/payout-accounts',
  refusals: [],
  access: 'signed_in',
  pin: 'fresh',
  pinInBody: true,
  rate: 'money',
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

test('an Idempotency-Key is at most 200 printable signs', () => {
  for (const header of ['k'.repeat(200), '~!', 'k']) expect(readKey(header)).toBe(header);
  for (const header of ['k'.repeat(201), 'a b', 'é', '', undefined, ['a', 'b']])
    expect(() => readKey(header)).toThrow('idempotency_key_required');
});

test('a repeat is told what its first was, marked as a repeat; another request or one that is forgotten is refused', () => {
  const claim = claimOf('repeat');
  const answer = { status: 201, headers: { 'x-mark': 'm' }, body: { id: 1 } };
  const first = { call: claim.call, requestHash: claim.requestHash, answer };
  expect(repeatOf(claim, first)).toEqual({
    ...answer,
    headers: { 'x-mark': 'm', 'idempotency-hit': 'true' },
  });
  const refused = (change: object) => () => repeatOf(claim, { ...first, ...change });
  expect(refused({ call: 'wallet.send_money' })).toThrow('idempotency_mismatch');
  expect(refused({ requestHash: Buffer.alloc(32) })).toThrow('idempotency_mismatch');
  expect(refused({ answer: undefined })).toThrow('already_done');
});

test('a key that is claimed and has no answer yet is at work: its repeat is told to come again in a second', async () => {
  const { db } = database;
  await claimKey({ db, cipher }, claimOf('at-work'));
  await expect(claimKey({ db, cipher }, claimOf('at-work'))).rejects.toMatchObject({
    kind: { code: 'in_progress', status: 409 },
    extras: { retryAfter_s: 1 },
  });
});

test('a key belongs to one person: each is told of their own first calls, in the order they are asked for', async () => {
  const { db } = database;
  const other = { ...claimOf('both'), userId: '0198c0de-0000-7000-8000-000000000002' };
  for (const claim of [claimOf('both'), other]) {
    expect(await claimKey({ db, cipher }, claim)).toHaveProperty('effectId');
    await storeAnswer({ db, cipher }, claim, { status: 200, headers: {}, body: claim.userId });
  }
  const found = await readFirstCalls({ db, cipher }, [claimOf('never'), other, claimOf('both')]);
  expect(found.map((first) => first?.answer?.body)).toEqual([
    undefined,
    other.userId,
    claimOf('both').userId,
  ]);
});

test('a repeat costs no attempt at the PIN where the session has verified it, and no first call is told to who has not', async () => {
  const { db } = database;
  const claim = claimOf('with-pin');
  await claimKey({ db, cipher }, claim);
  const answer = { status: 201, headers: {}, body: { id: 'done' } };
  await storeAnswer({ db, cipher }, claim, answer);
  let proofs = 0;
  const gatekeeper = {
    authenticate: async () => person,
    hasCompleteProfile: async () => true,
    provePin: async () => void (proofs += 1),
  };
  const enter = (asked: typeof claim, verifiedAt: Date | null) =>
    enterPin({ gatekeeper, services }, payCall, {
      caller: {
        ...person,
        pin: { isSet: true, expiresAt: verifiedAt && new Date(Date.now() + 60_000), verifiedAt },
      },
      pin: '204816',
      claim: asked,
      facts: { id: 'r', ip: '203.0.113.7', userAgent: '', language: 'en' },
      now: claim.now,
    });
  expect(await enter(claim, claim.now)).toMatchObject({ answer });
  expect(proofs).toBe(0);
  expect(await enter(claimOf('new-with-pin'), claim.now)).toHaveProperty('actor');
  expect(proofs).toBe(1);
  expect(await enter(claim, null)).toHaveProperty('actor');
  expect(proofs).toBe(2);
});
