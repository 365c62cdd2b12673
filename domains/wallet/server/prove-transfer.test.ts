import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';
import { checkProof, readProof, type KnownLog, type TransferProof } from '@egcr/ledger/contract';

import { openBank, TEST_PIN } from './testing/bank.ts';
import type { TestPerson } from './testing/test-people.ts';

let bank: Awaited<ReturnType<typeof openBank>>;
let amina: TestPerson;
let bruno: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  amina = await bank.person('Amina', '100000');
  bruno = await bank.person('Bruno');
  stranger = await bank.person('Sofia');
});
afterAll(() => bank.close());

async function sent(note: string | null = null): Promise<string> {
  const body = {
    to: { username: bruno.username },
    amount: { value: '250', assetCode: 'JVD', assetScale: 2 },
    note,
    pin: TEST_PIN,
  };
  const answer = await bank.call('POST', '/api/v1/wallet/transfers', {
    as: amina,
    key: crypto.randomUUID(),
    body,
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

/** Asks until it is sealed: another test of the run may hold the log back for a moment. */
async function proofOf(id: string, as = amina): Promise<TransferProof> {
  return patiently(async () => {
    const answer = await bank.call('GET', `/api/v1/wallet/transfers/${id}/proof`, { as });
    expect(answer.status).toBe(200);
    return answer.body;
  });
}

async function knownFor(proof: TransferProof): Promise<KnownLog> {
  const log = (await bank.call('GET', '/api/v1/ledger/log')).body;
  const size = proof.checkpoint.split('\n')[1];
  const grown = await bank.call('GET', `/api/v1/ledger/consistency?from=${size}&to=${log.latest.tree_size}`);
  return {
    keys: log.keys.map((key: { public_key: string }) => key.public_key),
    latest: log.latest.note,
    consistency: grown.body.path,
  };
}

const allRight = { leaf: 'right', root: 'right', signature: 'right', key: 'right', log: 'right' };

describe('the proof of a transfer', () => {
  it('is had by both sides and can be checked without asking the platform', async () => {
    const id = await sent('rent, "June"\n2026'.replace('\n', ' '));
    for (const person of [amina, bruno]) {
      const proof = await proofOf(id, person);
      const checked = await checkProof(proof);
      expect(checked.steps).toEqual({ ...allRight, key: 'unknown', log: 'unknown' });
      expect(checked.facts).toMatchObject({ id, amount: '250', asset: 'JVD', kind: 'transfer' });
    }
  });

  it('still holds in the newest log after more transfers', async () => {
    const proof = await proofOf(await sent());
    for (let count = 0; count < 3; count += 1) await proofOf(await sent());
    expect((await checkProof(proof, await knownFor(proof))).steps).toEqual(allRight);
  });

  it("is nobody else's to read", async () => {
    const id = await sent();
    const ask = (as: TestPerson | undefined, path = id) =>
      bank.call('GET', `/api/v1/wallet/transfers/${path}/proof`, as ? { as } : {});
    expect((await ask(stranger)).body.code).toBe('not_found');
    expect((await ask(amina, 'nonsense')).body.code).toBe('not_found');
    expect((await ask(undefined)).status).toBe(401);
  });

  it('asks for the PIN', async () => {
    const answer = await bank.call('GET', `/api/v1/wallet/transfers/${await sent()}/proof`, {
      as: amina,
      pin: 'none',
    });
    expect(answer.body.code).toBe('pin_required');
  });
});

describe('a forged proof', () => {
  let proof: TransferProof;
  let other: TransferProof;
  let known: KnownLog;
  beforeAll(async () => {
    proof = await proofOf(await sent());
    other = await proofOf(await sent());
    known = await knownFor(proof);
  });
  const wrongSteps = async (change: Partial<TransferProof>) =>
    Object.entries((await checkProof({ ...proof, ...change }, known)).steps)
      .filter(([, result]) => result === 'wrong')
      .map(([step]) => step);

  it('with another amount does not lead to the root', async () => {
    expect(await wrongSteps({ leaf: proof.leaf.replace('amount: 250', 'amount: 950') })).toEqual(['root']);
  });
  it('with a line more is no transfer', async () => {
    expect(await wrongSteps({ leaf: `${proof.leaf}\nid: 1` })).toEqual(['leaf', 'root']);
  });
  it('at another place does not lead to the root', async () => {
    expect(await wrongSteps({ index: proof.index + 1 })).toEqual(['root']);
  });
  it('with the path of another transfer does not lead to the root', async () => {
    expect(await wrongSteps({ path: [...other.path, proof.path[0] ?? ''] })).toEqual(['root']);
  });
  it('with a root nobody signed is not signed', async () => {
    const lines = proof.checkpoint.split('\n');
    const checkpoint = [lines[0], lines[1], Buffer.alloc(32).toString('base64'), ...lines.slice(3)].join(
      '\n',
    );
    expect(await wrongSteps({ checkpoint })).toEqual(['root', 'signature', 'log']);
  });
  it('signed by a key of its own is not signed by us', async () => {
    const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
    const raw = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey));
    expect(await wrongSteps({ public_key: raw.toString('base64') })).toEqual(['signature', 'key']);
  });
  it('that is no file of ours is not read', () => {
    expect(readProof('{"format":"something else"}')).toBeUndefined();
    expect(readProof('not even JSON')).toBeUndefined();
    expect(readProof(JSON.stringify({ ...proof, leaf: 'x'.repeat(30_000) }))).toBeUndefined();
    expect(readProof(JSON.stringify(proof))).toEqual(proof);
  });
});

test('anybody reads every signed root, a page at a time', async () => {
  await proofOf(await sent());
  const first = (await bank.call('GET', '/api/v1/ledger/checkpoints?limit=2')).body;
  expect(first.items.map((one: { seq: string }) => one.seq)).toEqual(['1', '2']);
  const second = (await bank.call('GET', `/api/v1/ledger/checkpoints?after=${first.next}`)).body;
  expect(second.items[0].seq).toBe('3');
  expect(second.next).toBeNull();
});

test('sizes that no root has are refused by name', async () => {
  const ask = async (query: string) => (await bank.call('GET', `/api/v1/ledger/consistency?${query}`)).body;
  expect(await ask('from=1&to=999999')).toMatchObject({ code: 'tree_size_unknown' });
  expect(await ask('from=x&to=1')).toMatchObject({ code: 'validation_failed', errors: [{ field: 'from' }] });
  expect(await ask('from=0&to=0')).toEqual({ path: [] });
});
