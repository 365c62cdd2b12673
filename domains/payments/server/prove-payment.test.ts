import { checkProof, readProof, type KnownLog } from '@egcr/ledger/contract';
import { patiently } from '@egcr/server-kit/testing/patiently';
import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank, shopIn } from './testing/bank.ts';
import { disputesIn } from './testing/disputes.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

/** Asks until it is sealed: another test of the run may hold the log back for a moment. */
const proofOf = (as: TestPerson, id: string, of = '') =>
  patiently(async () => {
    const { status, body } = await bank.call('GET', `/api/v1/payments/${id}/proof${of}`, { as });
    expect(status).toBe(200);
    return body;
  });

async function knownFor(checkpoint: string): Promise<KnownLog> {
  const log = (await bank.call('GET', '/api/v1/ledger/log')).body;
  const size = checkpoint.split('\n')[1];
  const grown = await bank.call('GET', `/api/v1/ledger/consistency?from=${size}&to=${log.latest.tree_size}`);
  return {
    keys: log.keys.map((key: { public_key: string }) => key.public_key),
    latest: log.latest.note,
    consistency: grown.body.path,
  };
}

it('a payment, its refund and its lost dispute prove themselves to both sides and to nobody else [SYS-02]', async () => {
  const shops = shopIn(bank);
  const ask = disputesIn(bank);
  const { merchant, payer, link } = await shops.shop();
  const { body: paid } = await shops.buy(payer, link);
  const refund = await bank.call('POST', `/api/v1/payments/${paid.id}/refunds`, {
    as: merchant,
    key: crypto.randomUUID(),
    body: { amount: jvd('100'), pin: TEST_PIN },
  });
  const { body: dispute } = await ask.open(payer, paid.id);
  await bank.fund(merchant, jvd('25'));
  await ask.accept(merchant, dispute.id);
  const leaves = new Set<string>();
  for (const of of ['', '?of=dispute', `?of=${refund.body.refunds[0].id}`])
    for (const as of [payer, merchant]) {
      const proof = await proofOf(as, paid.id, of);
      const checked = await checkProof(proof, await knownFor(proof.checkpoint));
      expect(Object.values(checked.steps)).toEqual(Object.values(checked.steps).map(() => 'right'));
      expect(readProof(JSON.stringify(proof))).toEqual(proof);
      leaves.add(proof.leaf);
    }
  expect(leaves.size).toBe(3);
  const path = `/api/v1/payments/${paid.id}/proof`;
  expect((await bank.call('GET', path, { as: await bank.person('Sten') })).status).toBe(404);
  expect((await bank.call('GET', `${path}?of=${crypto.randomUUID()}`, { as: payer })).status).toBe(404);
  expect((await bank.call('GET', `${path}?of=everything`, { as: payer })).status).toBe(422);
});

it('a payment that moved nothing proves nothing', async () => {
  const shops = shopIn(bank);
  const { merchant, payer, link } = await shops.shop({ is_test: true });
  const { body: test } = await shops.buy(payer, link);
  const { body: live } = await shops.makeLink(merchant);
  const { body: open } = await shops.start(payer, live.id);
  for (const { id } of [test, open])
    expect((await bank.call('GET', `/api/v1/payments/${id}/proof`, { as: payer })).status).toBe(404);
});
