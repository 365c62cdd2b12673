import { removeSamples } from '@egcr/server-kit/samples';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSampleTests } from '../demo-tests.ts';
import { paymentSamples } from '../payment-samples.ts';
import { openSampleRules } from '../rules/demo-rules.ts';
import { openBank, partsIn, shopIn } from '../testing/bank.ts';
import { disputesIn } from '../testing/disputes.ts';

let bank: Bank;
let ask: ReturnType<typeof disputesIn>;
beforeAll(async () => {
  bank = await openBank();
  ask = disputesIn(bank);
});
afterAll(() => bank.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A finished upload of a person. */
async function uploaded({ userId }: TestPerson): Promise<string> {
  const headers = { authorization: `Bearer ${userId}:fresh:` };
  const begun = await fetch(`${bank.url}/api/v1/uploads`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ kind: 'payments.evidence', name: 'receipt.pdf', size_bytes: PDF.length }),
  });
  expect(begun.status).toBe(201);
  const { id } = JSON.parse(await begun.text());
  const put = await fetch(`${bank.url}/api/v1/uploads/${id}/pieces/0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: PDF,
  });
  expect(put.status).toBe(200);
  const done = await fetch(`${bank.url}/api/v1/uploads/${id}/complete`, { method: 'POST', headers });
  expect(done.status).toBe(200);
  return String(id);
}

it('a file of a dispute is opened by both sides, by an officer with a note, and by nobody else [SYS-02]', async () => {
  const shops = shopIn(bank);
  const { merchant, payer, link } = await shops.shop();
  const { body: paid } = await shops.buy(payer, link);
  const [own, others] = [await uploaded(payer), await uploaded(merchant)];
  const stolen = await ask.open(payer, paid.id, { upload_ids: [others] });
  expect([stolen.status, stolen.body.code]).toEqual([422, 'upload_not_ready']);
  const twice = await ask.open(payer, paid.id, { upload_ids: [own, own] });
  expect(twice.status).toBe(422);
  const { body: dispute } = await ask.open(payer, paid.id, { upload_ids: [own] });
  expect(dispute.files).toMatchObject([{ number: 1, by: 'payer', media_type: 'application/pdf' }]);
  await ask.answer(merchant, dispute.id, { upload_ids: [others] });

  const link1 = (as: TestPerson, path: string, role?: string) =>
    bank.call('POST', path, { as, ...(role !== undefined && { role }) });
  const open = (as: TestPerson, ticket: string) => bank.call('GET', `/api/v1/files/${ticket}`, { as });
  const path = `/api/v1/disputes/${dispute.id}/files/1/link`;
  const officer = await bank.person('Odile');
  const stranger = await bank.person('Sten');
  expect((await link1(stranger, path)).status).toBe(404);
  expect((await link1(payer, path.replace('/1/', '/9/'))).status).toBe(404);
  const desk = `/api/v1/admin/payment-disputes/${dispute.id}/files/1/link`;
  expect((await link1(officer, desk)).status).toBe(403);
  expect((await link1(payer, desk, 'super_admin')).body.code).toBe('dispute_own');
  for (const [as, at, role] of [
    [payer, path, undefined],
    [merchant, path, undefined],
    [officer, desk, 'super_admin'],
  ] as const) {
    const { status, body } = await link1(as, at, role);
    expect(status).toBe(200);
    expect((await open(stranger, body.ticket)).status).not.toBe(200);
  }
  expect(bank.staff.recorded.map(({ action }) => action)).toContain('payment_evidence_opened');
});

it('a purge of samples keeps the test payment in whose dispute a person handed in a file, and ends the rules that decided of it', async () => {
  const [merchant, payer] = [await bank.person('Sara'), await bank.person('Pim')];
  await bank.services.unit(async (work) => {
    await openSampleTests(partsIn(bank), work, { merchantId: merchant.userId, idOf: () => payer.userId });
    await openSampleRules(work, merchant.userId);
  });
  const { body: disputes } = await bank.call('GET', '/api/v1/disputes?state=warning_needs_response', {
    as: merchant,
  });
  const [{ id, payment_id: payment }] = disputes.items;
  expect((await ask.answer(merchant, id, { upload_ids: [await uploaded(merchant)] })).status).toBe(200);
  await bank.services.unit((work) => removeSamples(work, [{ domain: 'payments', part: paymentSamples }]));
  const { body: left } = await bank.call('GET', '/api/v1/payments', { as: merchant });
  expect(left.items.map((each: { readonly id: string }) => each.id)).toEqual([payment]);
  const { body: kept } = await ask.read(merchant, id);
  expect(kept.files).toMatchObject([{ number: 1, by: 'merchant', media_type: 'application/pdf' }]);
  const { body: rules } = await bank.call('GET', '/api/v1/routing/rules', { as: merchant });
  const states = rules.items.map(
    ({ versions }: { readonly versions: readonly { readonly state: string }[] }) => versions[0]?.state,
  );
  expect(states).toEqual(['retired', 'retired']);
});

it('a purge of samples takes the rules of a shop that nobody real has tried', async () => {
  const merchant = await bank.person('Sara');
  await bank.services.unit((work) => openSampleRules(work, merchant.userId));
  await bank.services.unit((work) => removeSamples(work, [{ domain: 'payments', part: paymentSamples }]));
  expect((await bank.call('GET', '/api/v1/routing/rules', { as: merchant })).body.items).toEqual([]);
});
