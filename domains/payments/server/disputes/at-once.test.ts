import { TEST_PIN, jvd, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank, shopIn } from '../testing/bank.ts';

let bank: Bank;
let shop: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = shopIn(bank);
});
afterAll(() => bank.close());

/** A merchant with so many sales, all of them available. */
async function sold(count: number) {
  const { merchant, payer, link } = await shop.shop();
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(String((await shop.buy(payer, link)).body.id));
  await shop.makeAvailable();
  return { merchant, payer, ids };
}

const figures = async (as: Awaited<ReturnType<typeof sold>>['merchant']) => {
  const { body } = await bank.call('GET', '/api/v1/payment-balance', { as });
  const { available, reserved, owed } = body.items[0];
  return [available.value, reserved.value, owed.value].map(Number);
};

it('disputes, refunds and payouts of one merchant at once take what is there, and refuse nothing that could be done', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const { merchant, payer, ids } = await sold(3);
    const dispute = (id: string) =>
      bank.call('POST', `/api/v1/payments/${id}/disputes`, {
        as: payer,
        key: crypto.randomUUID(),
        body: { reason: 'not_received', statement: 'It never came to me.' },
      });
    const payOut = () =>
      bank.call('POST', '/api/v1/payment-balance/payouts', {
        as: merchant,
        key: crypto.randomUUID(),
        body: { amount: jvd('4000'), pin: TEST_PIN },
      });
    const [first, paid, second, again, third] = await Promise.all([
      dispute(ids[0] ?? ''),
      payOut(),
      dispute(ids[1] ?? ''),
      payOut(),
      dispute(ids[2] ?? ''),
    ]);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    for (const { status } of [paid, again]) expect([201, 402]).toContain(status);
    const taken = [paid, again].filter(({ status }) => status === 201).length * 4000;
    const [available = 0, reserved = 0] = await figures(merchant);
    expect(available + reserved + taken).toBe(3 * 2475);
    expect(available).toBeGreaterThanOrEqual(0);
  }
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('what a merchant owes is paid once, however many of their sales become theirs at once', async () => {
  const { merchant, payer, ids } = await sold(3);
  await bank.call('POST', '/api/v1/payment-balance/payouts', {
    as: merchant,
    key: crypto.randomUUID(),
    body: { amount: jvd('7425'), pin: TEST_PIN },
  });
  const opened = await Promise.all(
    ids.map((id) =>
      bank.call('POST', `/api/v1/payments/${id}/disputes`, {
        as: payer,
        key: crypto.randomUUID(),
        body: { reason: 'not_received', statement: 'It never came to me.' },
      }),
    ),
  );
  expect(opened.map(({ status }) => status)).toEqual([201, 201, 201]);
  // The merchant owes nothing until an officer decides; withdrawn at once, nothing is missing anywhere.
  const withdrawn = await Promise.all(
    opened.map(({ body }) => bank.call('POST', `/api/v1/disputes/${body.id}/withdrawal`, { as: payer })),
  );
  expect(withdrawn.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await figures(merchant)).toEqual([0, 0, 0]);
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it.each([
  ['all of it', undefined],
  ['all of it, said', jvd('2500')],
  ['a part', jvd('2000')],
])('a payment disputed by many presses at once is disputed once: %s', async (_what, amount) => {
  const { merchant, payer, ids } = await sold(2);
  const press = () =>
    bank.call('POST', `/api/v1/payments/${ids[0]}/disputes`, {
      as: payer,
      key: crypto.randomUUID(),
      body: { reason: 'not_received', statement: 'It never came to me.', ...(amount && { amount }) },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, press));
  const said = answers.map(({ status, body }) => (status === 201 ? 'opened' : `${status} ${body.code}`));
  expect(said.toSorted()).toEqual([...Array.from({ length: 9 }, () => '409 dispute_twice'), 'opened']);
  const [available, reserved] = await figures(merchant);
  expect([available, reserved]).toEqual(amount?.value === '2000' ? [2950, 2000] : [2450, 2500]);
});
