import { createHash } from 'node:crypto';

import { invariant } from '@egcr/server-kit/refusal';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { isAgreement } from './op-finishing.ts';
import {
  claimContinuing,
  claimSending,
  deleteEnded,
  endRequest,
  findRequest,
  insertRequest,
  keepAgreement,
  keepPayToken,
} from './op-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** A request that has come so far; what is not said is as at its beginning. */
async function request(more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const reference = `${crypto.randomUUID()}:1`;
  const row = { reference, payer_wallet: 'https://wallet.example/amina', created_at: NOW, ...more };
  const names = Object.keys(row);
  await database.owner.query(
    `insert into connectors.open_payment (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
  return reference;
}
const page = {
  incoming_url: 'https://own.example/incoming-payments/1',
  expires_at: at(2700),
  page_url: 'https://auth.example/page',
  grant_url: 'https://auth.example/',
  nonce: 'ours',
  server_nonce: 'theirs',
  continue_url: 'https://auth.example/continue',
  resource_url: 'https://wallet.example',
  quote_url: 'https://wallet.example/quotes/1',
};
const agreed = { ...page, interact_ref: 'word' };
const found = async (reference: string) => {
  const row = await findRequest(database.db, reference);
  invariant(row !== undefined, 'the request was written');
  return row;
};

it('an agreement is one that the payer’s wallet has made itself, with or without the slash of its address', async () => {
  const row = await found(await request(page));
  const hashOf = (address: string, ref = 'word') =>
    createHash('sha256').update(`ours\ntheirs\n${ref}\n${address}`).digest('base64');
  const said = (hash: string) => isAgreement(row, { hash, interact_ref: 'word' });
  expect(['https://auth.example', 'https://auth.example/'].map((address) => said(hashOf(address)))).toEqual([
    true,
    true,
  ]);
  for (const hash of [hashOf('https://other.example'), hashOf('https://auth.example', 'another'), 'AAAA', ''])
    expect(said(hash)).toBe(false);
  // Before a page is open nothing can be agreed to.
  expect(isAgreement(await found(await request()), { hash: hashOf(''), interact_ref: 'word' })).toBe(false);
});

it('the first word of an agreement stays, and none is taken once the request has ended', async () => {
  const [open, ended] = [
    await request(page),
    await request({ ...page, ended_at: NOW, failure: 'abandoned' }),
  ];
  for (const word of ['first', 'second'])
    for (const reference of [open, ended]) await keepAgreement(database.db, reference, word);
  expect([(await found(open)).interact_ref, (await found(ended)).interact_ref]).toEqual(['first', null]);
});

it('one process at a time goes on with an agreement; one that died is followed after a minute', async () => {
  const claims = (more: object, now = NOW) =>
    request({ ...agreed, ...more }).then((reference) => claimContinuing(database.db, reference, now));
  expect([
    await claims({}),
    await claims({ continued_at: NOW }, at(60)),
    await claims({ continued_at: NOW }, at(60.001)),
    await claims({ sealed_pay_token: 'sealed' }),
    await claims({ ended_at: NOW, failure: 'abandoned' }),
  ]).toEqual([true, false, true, false, false]);
  const reference = await request(agreed);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => claimContinuing(database.db, reference, NOW)),
  );
  expect(all.filter(Boolean)).toHaveLength(1);
  for (const token of ['first', 'second']) await keepPayToken(database.db, reference, token);
  expect((await found(reference)).sealed_pay_token).toBe('first');
});

it('the word to pay is given by one process alone, ever, and only while there is a token and no end', async () => {
  const ready = { ...agreed, sealed_pay_token: 'sealed' };
  const claims = async (more: object) => claimSending(database.db, await request({ ...ready, ...more }), NOW);
  expect([
    await claims({}),
    await claims({ sealed_pay_token: null }),
    await claims({ sent_at: NOW }),
    await claims({ sealed_pay_token: null, ended_at: NOW, failure: 'abandoned' }),
  ]).toEqual([true, false, false, false]);
});

it('a request ends once, and one whose wallet was told to pay only by what the operator’s wallet says', async () => {
  const ends = async (reference: string, isUnsent: boolean) =>
    (await endRequest(database.db, { reference, failure: 'abandoned', now: NOW, isUnsent }))?.reference;
  const [open, sent] = [await request(page), await request({ ...agreed, sent_at: NOW })];
  expect([await ends(open, true), await ends(open, true)]).toEqual([open, undefined]);
  expect([await ends(sent, true), await ends(sent, false), await ends(sent, false)]).toEqual([
    undefined,
    sent,
    undefined,
  ]);
  expect(await found(open)).toMatchObject({ failure: 'abandoned', sealed_continue_token: null });
});

it('forgets what ended before an instant, or was never told to pay since, and keeps what a person has to look at', async () => {
  const before = at(-0.001);
  const ended = { failure: 'abandoned' };
  const ids = [
    await request({ ...ended, ended_at: before }),
    await request({ ...ended, ended_at: NOW }),
    await request({ created_at: before }),
    await request({ created_at: NOW }),
    await request({ ...agreed, created_at: before, sent_at: before }),
  ];
  await deleteEnded(database.db, NOW);
  const left = await Promise.all(ids.map((reference) => findRequest(database.db, reference)));
  expect(left.map((row) => row !== undefined)).toEqual([false, true, false, true, true]);
});

it('a request is begun once: the wallet that was named first stays', async () => {
  const reference = `${crypto.randomUUID()}:1`;
  for (const payer of ['https://wallet.example/first', 'https://wallet.example/second'])
    await insertRequest(database.db, { reference, payer, now: NOW }).catch(() => undefined);
  expect((await found(reference)).payer_wallet).toBe('https://wallet.example/first');
});
