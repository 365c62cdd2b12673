import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { moneyOutcomesOf, silentAttempts, testOutcomesOf } from './attempts/attempt-store.ts';
import { lockHeldOf, lockToRelease } from './capture/hold-store.ts';
import { countOpenCheckouts } from './checkout/checkout-store.ts';
import { closeLinksOf, countActiveLinks, expireLinks, listLinks } from './link-store.ts';
import { cancelPaymentsOf, expirePayments, lockToSettle } from './payment-store.ts';
import { takeUpRefunds } from './rails/send-refund.ts';
import { refundedByKey, transferOf } from './refund-store.ts';
import { soldSince } from './sold-store.ts';
import { NOW, openRows, seconds, someone, type Rows } from './testing/rows.ts';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows.database.close());

const db = () => rows.services.db;
const [past, soon] = [seconds(NOW, -0.001), seconds(NOW, 0.001)];
const paid = { state: 'succeeded', ended_at: past, available_at: NOW };
const held = { state: 'requires_capture', capture: 'manual', authorized: 2500, hold_id: someone() };

describe('what is due at an instant', () => {
  it('becomes available then, the earliest first, unless it waits for a look, is available, or its merchant is stuck', async () => {
    const stuck = [someone(), someone()];
    const [second, first] = [
      await rows.payment(paid),
      await rows.payment({ ...paid, available_at: past }),
      await rows.payment({ ...paid, available_at: soon }),
      await rows.payment({ ...paid, in_review: true }),
      await rows.payment({ ...paid, is_available: true }),
      await rows.payment({ ...paid, merchant_id: stuck[0] }),
      await rows.payment({ ...paid, available_at: past, merchant_id: stuck[1] }),
    ];
    const due = async (limit: number) =>
      (await lockToSettle(db(), { now: NOW, limit, stuck })).map(({ id }) => id);
    expect([await due(200), await due(1)]).toEqual([[first, second], [first]]);
  });

  it('ends where nobody paid it, and not while it is on its way', async () => {
    const over = { expires_at: NOW };
    const ids = [
      await rows.payment(over),
      await rows.payment({ ...over, state: 'requires_confirmation', method: 'card' }),
      await rows.payment({ expires_at: soon }),
      await rows.payment({ ...over, state: 'processing' }),
      await rows.payment({ ...paid, ...over }),
    ];
    await expirePayments(db(), NOW, 200);
    expect(await Promise.all(ids.map((id) => rows.stateOf('payment', id)))).toEqual([
      'canceled',
      'canceled',
      'requires_payment_method',
      'processing',
      'succeeded',
    ]);
  });

  it('is let go where nobody captured it', async () => {
    const [late, earlier] = [
      await rows.payment({ ...held, link_id: '00000000-0000-7000-8000-000000000002', capture_until: NOW }),
      await rows.payment({ ...held, link_id: '00000000-0000-7000-8000-000000000001', capture_until: past }),
      await rows.payment({ ...held, capture_until: soon }),
      await rows.payment({ ...paid, ...held, state: 'succeeded', capture_until: past }),
    ];
    expect((await lockToRelease(db(), NOW, 200)).map(({ id }) => id)).toEqual([earlier, late]);
  });

  it('is no link any more, switched off or not, but one that is sold out stays so', async () => {
    const ids = [
      await rows.link({ expires_at: NOW }),
      await rows.link({ expires_at: past, state: 'inactive' }),
      await rows.link({ expires_at: past, state: 'exhausted', stock: 1, sold: 1 }),
      await rows.link({ expires_at: soon }),
      await rows.link(),
    ];
    await expireLinks(db(), NOW, 200);
    expect(await Promise.all(ids.map((id) => rows.stateOf('link', id)))).toEqual([
      'expired',
      'expired',
      'exhausted',
      'active',
      'active',
    ]);
  });
});

describe('a person who leaves', () => {
  it('pays and is paid nothing more; what is on its way or was paid stays, and so does what others pay', async () => {
    const person = someone();
    const open = { state: 'requires_confirmation', method: 'wallet' };
    const ids = [
      await rows.payment({ payer_id: person }),
      await rows.payment({ ...open, merchant_id: person }),
      await rows.payment({ payer_id: person, state: 'processing' }),
      await rows.payment({ ...paid, payer_id: person }),
      await rows.payment(),
    ];
    await cancelPaymentsOf(db(), person, NOW);
    expect(await Promise.all(ids.map((id) => rows.stateOf('payment', id)))).toEqual([
      'canceled',
      'canceled',
      'processing',
      'succeeded',
      'requires_payment_method',
    ]);
  });

  it('has what is held let go on both sides, and sells by no link', async () => {
    const person = someone();
    const until = { ...held, capture_until: soon };
    const [own, sold] = [
      await rows.payment({ ...until, payer_id: person, link_id: '00000000-0000-7000-8000-000000000001' }),
      await rows.payment({ ...until, merchant_id: person, link_id: '00000000-0000-7000-8000-000000000002' }),
      await rows.payment(until),
      await rows.payment({ payer_id: person }),
    ];
    expect((await lockHeldOf(db(), person)).map(({ id }) => id)).toEqual([own, sold]);
    const links = [
      await rows.link({ merchant_id: person }),
      await rows.link({ merchant_id: person, state: 'exhausted', stock: 1, sold: 1 }),
      await rows.link(),
    ];
    await closeLinksOf(db(), person);
    expect(await Promise.all(links.map((id) => rows.stateOf('link', id)))).toEqual([
      'inactive',
      'exhausted',
      'active',
    ]);
  });
});

it('a merchant’s links are counted that can be paid now, orders apart, and the other way round', async () => {
  const merchant = { merchant_id: someone() };
  await rows.link(merchant);
  await rows.link({ ...merchant, expires_at: soon });
  await rows.link({ ...merchant, expires_at: NOW });
  await rows.link({ ...merchant, state: 'inactive' });
  await rows.link();
  expect(await countActiveLinks(db(), merchant.merchant_id, NOW)).toBe(2);
  expect(await countOpenCheckouts(db(), merchant.merchant_id, NOW)).toBe(0);
  const order = { ...merchant, is_checkout: true, stock: 1, expires_at: soon };
  await rows.link(order);
  await rows.link({ ...order, expires_at: NOW });
  await rows.link({ ...order, state: 'inactive' });
  await rows.link({ ...order, state: 'exhausted', sold: 1 });
  await rows.link({ ...order, merchant_id: someone() });
  expect(await countActiveLinks(db(), merchant.merchant_id, NOW)).toBe(2);
  expect(await countOpenCheckouts(db(), merchant.merchant_id, NOW)).toBe(1);
});

it('links are listed the newest first, orders apart, by what they are at the instant', async () => {
  const merchantId = someone();
  const own = { merchant_id: merchantId };
  const ids = [
    await rows.link(own),
    await rows.link({ ...own, expires_at: NOW }),
    await rows.link({ ...own, expires_at: soon, state: 'inactive', is_test: true }),
    await rows.link({ ...own, expires_at: past, state: 'inactive' }),
    await rows.link({ ...own, is_checkout: true }),
    await rows.link(),
  ];
  const found = async (more: object = {}) =>
    (await listLinks(db(), { merchantId, now: NOW, limit: 10, ...more })).map(({ id }) => ids.indexOf(id));
  expect(await found()).toEqual([3, 2, 1, 0]);
  expect(await found({ limit: 2 })).toEqual([3, 2]);
  expect(await found({ after: ids[2] })).toEqual([1, 0]);
  expect(await found({ isTest: true })).toEqual([2]);
  expect(await found({ state: 'expired' })).toEqual([3, 1]);
  expect(await found({ state: 'inactive' })).toEqual([2]);
  expect(await found({ state: 'active' })).toEqual([0]);
});

describe('refunds', () => {
  it('of a key are counted from the beginning of the day, without those that failed', async () => {
    const key = someone();
    const payment = await rows.payment(paid);
    for (const [amount, more] of [
      [1, {}],
      [10, { at: soon, state: 'pending' }],
      [100, { at: past }],
      [1000, { state: 'failed' }],
      [10_000, { key_id: someone() }],
      [100_000, { key_id: null }],
    ] as const)
      await rows.refund(payment, { amount, key_id: key, ...more });
    expect(await refundedByKey(db(), { keyId: key, since: NOW })).toBe(11n);
  });

  it('are proved by the payment that they are of, as its sale is by the attempt that paid it', async () => {
    const [first, other] = [await rows.payment(paid), await rows.payment(paid)];
    const [sale, back] = [someone(), someone()];
    await rows.attempt(first, { rail: 'internal', state: 'failed', failure: 'timeout' });
    await rows.attempt(first, { number: 2, rail: 'internal', transfer_id: sale });
    const refund = await rows.refund(first, { transfer_id: back });
    expect(await transferOf(db(), { paymentId: first, of: 'sale' })).toBe(sale);
    expect(await transferOf(db(), { paymentId: first, of: refund })).toBe(back);
    expect(await transferOf(db(), { paymentId: first, of: 'dispute' })).toBeUndefined();
    expect(await transferOf(db(), { paymentId: other, of: refund })).toBeUndefined();
    expect(await transferOf(db(), { paymentId: other, of: 'sale' })).toBeUndefined();
  });

  it('that have waited since an instant are taken up again, no others', async () => {
    const payment = await rows.payment(paid);
    const waiting = { state: 'pending' };
    const ids = [
      await rows.refund(payment, { ...waiting, at: NOW }),
      await rows.refund(payment, { ...waiting, at: soon }),
      await rows.refund(payment, { at: past }),
      await rows.refund(payment, { at: past, state: 'failed' }),
    ];
    await rows.services.unit((work) => takeUpRefunds(work, NOW, 200));
    const { rows: jobs } = await rows.database.owner.query(
      "select key from graphile_worker.jobs where key like 'payments.send_refund %'",
    );
    const queued = jobs.map(({ key }) => String(key).split(' ')[1]);
    expect(ids.filter((id) => queued.includes(id))).toEqual([ids[0]]);
  });
});

describe('attempts', () => {
  it('have been silent since they began, since their payer’s time was over, or since the rail did not say', async () => {
    const on = async (more: object) =>
      rows.attempt(await rows.payment({ state: 'processing' }), { state: 'pending', ...more });
    const action = { action_until: NOW, at: seconds(NOW, -3600) };
    const [second, third, first] = [
      await on({ at: NOW }),
      await on({ at: soon, silent_since: NOW }),
      await on(action),
      await on({ at: soon }),
      await on({ ...action, action_until: soon }),
      await on({ at: past, silent_since: soon }),
    ];
    await rows.attempt(await rows.payment(paid), { at: past });
    const found = await silentAttempts(db(), { since: NOW, limit: 10 });
    expect(found.map(({ id }) => id)).toEqual([first, second, third]);
  });

  it('tell the router of the newest two hundred outcomes of this merchant and mode, the oldest first', async () => {
    const merchant_id = someone();
    const test = { merchant_id, is_test: true };
    const ended = (after: number) => ({ at: NOW, ended_at: seconds(NOW, after), instrument: 'accepted' });
    const first = await rows.payment(test);
    await rows.attempt(first, { ...ended(1), state: 'failed', failure: 'timeout' });
    await rows.attempt(first, { ...ended(2), number: 2, took_ms: 9 });
    await rows.attempt(await rows.payment(test), { ...ended(3), rail: 'sandbox-card-b' });
    await rows.attempt(await rows.payment(test), { state: 'pending', at: NOW, instrument: 'accepted' });
    await rows.attempt(await rows.payment(test), { rail: 'test' });
    await rows.attempt(await rows.payment({ is_test: true }), ended(4));
    await rows.attempt(await rows.payment({ merchant_id }), { ...ended(5), rail: 'stripe' });
    await rows.attempt(await rows.payment({ merchant_id }), { rail: 'internal' });
    const asked = { merchantId: merchant_id, now: seconds(NOW, 60), limit: 2 };
    const shown = async (read: typeof testOutcomesOf, more: object = {}) =>
      (await read(db(), { ...asked, ...more })).map(({ rail, failure, age_s: age }) => [rail, failure, age]);
    expect(await shown(testOutcomesOf)).toEqual([
      ['sandbox-card-a', null, 58],
      ['sandbox-card-b', null, 57],
    ]);
    expect(await shown(testOutcomesOf, { limit: 200 })).toHaveLength(3);
    expect(await shown(moneyOutcomesOf)).toEqual([['stripe', null, 55]]);
  });
});

it('sales since an instant are summed by currency, the largest first, of one merchant and mode', async () => {
  const merchant_id = someone();
  const sold = { ...paid, merchant_id };
  await rows.payment({ ...sold, asset: 'USD', amount: 100, fee: 1 });
  await rows.payment({ ...sold, refunded: 300 });
  await rows.payment({ ...sold, is_sample: true });
  await rows.attempt(await rows.payment({ merchant_id }), { state: 'failed', failure: 'timeout' });
  await rows.payment({ merchant_id });
  const late = await rows.payment({ merchant_id, state: 'processing' });
  await rows.attempt(late, { state: 'failed', failure: 'timeout' });
  await rows.payment({ ...sold, is_test: true });
  await rows.payment(paid);
  const asked = { merchantId: merchant_id, isTest: false, from: new Date(0), limit: 100 };
  const counts = { failed: 0n, refunded: 0n, samples: 0n };
  expect(await soldSince(db(), asked)).toEqual([
    {
      asset: 'JVD',
      seen: 5n,
      paid: 2n,
      volume: 5000n,
      fees: 50n,
      ...counts,
      failed: 1n,
      refunded: 300n,
      samples: 1n,
    },
    { asset: 'USD', seen: 1n, paid: 1n, volume: 100n, fees: 1n, ...counts },
  ]);
  // The newest alone where there are more.
  expect(await soldSince(db(), { ...asked, limit: 3 })).toMatchObject([{ asset: 'JVD', seen: 3n, paid: 0n }]);
  expect(await soldSince(db(), { ...asked, from: seconds(new Date(), 60) })).toEqual([]);
});
