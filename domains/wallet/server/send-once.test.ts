import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

describe('money goes once', () => {
  it('when 50 identical submits arrive together: one effect, one answer', async () => {
    const [amina, bao] = [await bank.person('Amina', '10000'), await bank.person('Bao')];
    const body = { to: { username: bao.username }, amount: jvd('30'), note: 'once' };

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bank.send(amina, body, 'the-same-key')),
    );

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await bank.balance(bao)).toBe('30');
    const history = await bank.call('GET', '/api/v1/wallet/transfers', { as: bao });
    expect(history.body.items).toHaveLength(1);
  });

  it('when 100 different submits want the whole balance: exactly one gets it', async () => {
    const [amina, bao] = [await bank.person('Amina', '10000'), await bank.person('Bao')];
    const body = { to: { username: bao.username }, amount: jvd('10000') };

    const answers = await Promise.all(Array.from({ length: 100 }, () => bank.send(amina, body)));

    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(99);
    expect([await bank.balance(amina), await bank.balance(bao)]).toEqual(['0', '10000']);
  });

  it('and a key that comes with another body is refused', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const to = { username: bao.username };
    await bank.send(amina, { to, amount: jvd('1') }, 'key');
    const other = await bank.send(amina, { to, amount: jvd('2') }, 'key');
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await bank.balance(bao)).toBe('1');
  });

  it('and a refusal stays the answer of its key, even when the money has come meanwhile', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const body = { to: { username: bao.username }, amount: jvd('5') };
    expect((await bank.send(amina, body, 'key')).status).toBe(402);
    await bank.fund(amina, jvd('100'));

    expect((await bank.send(amina, body, 'key')).status).toBe(402);
    expect((await bank.send(amina, body, 'another key'.replace(' ', '-'))).status).toBe(201);
  });

  it('and the same key of two people are two keys', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao', '100')];
    await bank.send(amina, { to: { username: bao.username }, amount: jvd('1') }, 'shared');
    expect(
      (await bank.send(bao, { to: { username: amina.username }, amount: jvd('1') }, 'shared')).status,
    ).toBe(201);
  });
});

it('the proof of the ledger finds nothing broken, and the snapshot sums to zero in each asset', async () => {
  const proof = await bank.call('GET', '/dev/ledger/proof');
  expect(proof.body.broken).toEqual([]);
  expect(
    proof.body.accounts.every(
      (account: { balance: string; derived: string }) => account.balance === account.derived,
    ),
  ).toBe(true);
  const snapshot = await bank.call('GET', '/dev/ledger/snapshot');
  const sums = new Map<string, bigint>();
  for (const { asset, balance } of snapshot.body.accounts) {
    sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(balance));
  }
  expect([...sums.values()]).toEqual([...sums].map(() => 0n));
  expect(snapshot.body.accounts[0]).toEqual({
    id: expect.any(String),
    owner_id: expect.any(String),
    asset: expect.any(String),
    balance: expect.any(String),
    held: '0',
    // The accounts of the house say what they are for.
    purpose: expect.any(String),
  });
});
