import { createRisk } from '@egcr/risk/server';
import { removeSamples } from '@egcr/server-kit/samples';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSampleTests } from '../demo-tests.ts';
import { paymentSamples } from '../payment-samples.ts';
import { openSampleReviews } from '../risk/demo-reviews.ts';
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

it('who has handed in two hundred files, or 200 MB, hands in no more', async () => {
  const room = async (sizes: readonly number[]) => {
    const person = await bank.person('Una');
    await bank.database.owner.query(
      `insert into payments.evidence_file (dispute_id, number, by, owner_id, file_id, media_type, size_bytes, at)
       select ${uuidNow}, 1, 'payer', $1, ${uuidNow}, 'application/pdf', size, now() from unnest($2::bigint[]) as size`,
      [person.userId, [...sizes]],
    );
    const begun = await bank.call('POST', '/api/v1/uploads', {
      as: person,
      key: crypto.randomUUID(),
      body: { kind: 'payments.evidence', name: 'receipt.pdf', size_bytes: 100 },
    });
    return begun.body.code ?? begun.status;
  };
  const ones = (many: number) => Array.from({ length: many }, () => 1);
  expect([await room(ones(199)), await room([199_999_900])]).toEqual([201, 201]);
  expect([await room(ones(200)), await room([199_999_901])]).toEqual(['upload_no_room', 'upload_no_room']);
});

it('the sample shop shows a test dispute in each state that its tests can bring, as it came there', async () => {
  const [merchant, payer] = [await bank.person('Sara'), await bank.person('Pim')];
  await bank.services.unit((work) =>
    openSampleTests(partsIn(bank), work, { merchantId: merchant.userId, idOf: () => payer.userId }),
  );
  const { body } = await bank.call('GET', '/api/v1/disputes?limit=50', { as: merchant });
  interface Shown {
    readonly state: string;
    readonly steps: readonly { readonly state: string; readonly by: string }[];
  }
  const stepsOf = ({ steps }: Shown) => steps.map(({ state, by }) => `${state} by ${by}`);
  const shown = Object.fromEntries(body.items.map((each: Shown) => [each.state, stepsOf(each)]));
  expect(shown).toEqual({
    warning_needs_response: ['warning_needs_response by rail'],
    warning_under_review: ['warning_under_review by merchant'],
    warning_closed: ['warning_under_review by merchant', 'warning_closed by rail'],
    prevented: ['prevented by merchant'],
    won: ['needs_response by rail', 'under_review by merchant', 'won by rail'],
    lost: ['needs_response by rail', 'under_review by merchant', 'lost by rail'],
  });
  for (const { state, reason, statement, evidence, ended_at, amount, payment_id } of body.items) {
    const { body: payment } = await bank.call('GET', `/api/v1/payments/${payment_id}`, { as: merchant });
    const isBack = state === 'lost' || state === 'prevented';
    expect([state, payment.disputed.value]).toEqual([state, isBack ? amount.value : '0']);
    const isAnswered = !['warning_needs_response', 'prevented'].includes(state);
    expect([reason, statement, evidence !== null]).toEqual(['fraudulent', null, isAnswered]);
    const isOver = ['won', 'lost', 'prevented', 'warning_closed'].includes(state);
    expect([state, ended_at !== null]).toEqual([state, isOver]);
  }
});

it('the sample shop has a rule that has decided for a week, the draft of another, and payments to look at', async () => {
  const [merchant, payer] = [await bank.person('Sara'), await bank.person('Pim')];
  const risk = createRisk().door;
  await bank.services.unit(async (work) => {
    await openSampleRules(work, merchant.userId);
    const parts = { ...partsIn(bank), risk };
    await openSampleReviews(parts, work, { merchantId: merchant.userId, idOf: () => payer.userId });
  });
  const hoursAgo = (at: string) => Math.round((bank.clock.now().getTime() - Date.parse(at)) / 3_600_000);
  const { body: rules } = await bank.call('GET', '/api/v1/routing/rules', { as: merchant });
  const [active, draft] = rules.items.map(
    ({ versions }: { readonly versions: readonly unknown[] }) => versions[0],
  );
  expect(active).toMatchObject({
    version: 1,
    state: 'active',
    priority: 10,
    when: { methods: ['card'], payer_countries: ['DE'] },
    is_enforced: false,
  });
  expect([active.created_at, active.activated_at].map(hoursAgo)).toEqual([168, 168]);
  expect(draft).toMatchObject({ version: 1, state: 'draft', priority: 20, is_enforced: false });
  expect(draft.rails.map(({ share }: { readonly share: number }) => share)).toEqual([30, 70]);
  const { body: reviews } = await bank.call('GET', '/api/v1/risk/reviews', { as: merchant });
  interface Review {
    readonly state: string;
    readonly amount: { readonly value: string };
    readonly opened_at: string;
    readonly ended_at: string | null;
    readonly decision: { readonly score: number; readonly signals: readonly string[] };
  }
  expect(
    reviews.items.map(({ state, amount, opened_at: opened, ended_at: ended, decision }: Review) => [
      state,
      amount.value,
      hoursAgo(opened),
      ended === null ? null : hoursAgo(ended),
      decision.score,
      decision.signals,
    ]),
  ).toEqual([
    ['open', '24000', 3, null, 60, ['unusual_amount', 'failed_attempts']],
    ['open', '24000', 9, null, 30, ['unusual_amount']],
    ['approved', '24000', 20, 19, 30, ['unusual_amount']],
  ]);
  // Nothing of them is available before it is a day old.
  const { body: sold } = await bank.call('GET', '/api/v1/payments?limit=1', { as: merchant });
  const [newest] = sold.items;
  expect([hoursAgo(newest.available_at), newest.is_available, newest.fee.value]).toEqual([-21, false, '240']);
});

it('a purge of samples takes the rules of a shop that nobody real has tried', async () => {
  const merchant = await bank.person('Sara');
  await bank.services.unit((work) => openSampleRules(work, merchant.userId));
  await bank.services.unit((work) => removeSamples(work, [{ domain: 'payments', part: paymentSamples }]));
  expect((await bank.call('GET', '/api/v1/routing/rules', { as: merchant })).body.items).toEqual([]);
});
