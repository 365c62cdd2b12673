import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeEach, expect, it } from 'vitest';

import { OPEN_RAIL_ATTEMPTS_MIN, RAIL_DAYS } from '../../contract/limits.ts';
import type { OpenRail } from '../../contract/index.ts';
import { openSampleTests } from '../demo-tests.ts';
import { paymentSamples } from '../payment-samples.ts';
import { openBank, partsIn } from '../testing/bank.ts';
import { numberOf, testPaymentsIn } from '../testing/test-payments.ts';
import { COUNT_RAILS } from './count-rails.ts';

const DAY_S = 24 * 3600;

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
beforeEach(async () => {
  await bank?.close();
  bank = await openBank();
  shop = testPaymentsIn(bank);
});
afterAll(() => bank.close());

const readAll = async () => (await bank.call('GET', '/api/v1/rails')).body;
const read = async (name: string): Promise<OpenRail> => {
  const { items } = await readAll();
  return items.find(({ rail }: OpenRail) => rail === name);
};
const count = () => bank.runJob(COUNT_RAILS);
const put = (as: TestPerson, name: string, body: object, role = 'super_admin') =>
  bank.call('PUT', `/api/v1/admin/rails/${name}`, { as, role, body: { pin: TEST_PIN, ...body } });

it('everyone reads how the rails do, without an account, and no merchant or sum is in it [SYS-02]', async () => {
  const { payer, link } = await shop.testShop();
  await shop.run(await shop.sent(payer, link, 'accepted'), 1);
  await count();
  const answer = await bank.call('GET', '/api/v1/rails');
  expect([answer.status, answer.body.has_samples]).toEqual([200, false]);
  const today = bank.clock.now().toISOString().slice(0, 10);
  expect(answer.body.today).toBe(today);
  expect(await read('sandbox-card-b')).toEqual({
    rail: 'sandbox-card-b',
    is_simulation: true,
    is_paused: false,
    success_rate: 1,
    took_ms: 540,
    days: [{ day: today, success_rate: 1, took_ms: 540 }],
    pauses: [],
  });
  expect(await read('sandbox-card-c')).toMatchObject({ success_rate: null, took_ms: null, days: [] });
});

it('a merchant counts once: many bad tests of one do not colour the day', async () => {
  const [one, other] = [await shop.testShop(), await shop.testShop()];
  await shop.run(await shop.sent(one.payer, one.link, 'mobile_accepted'), 1);
  for (const _ of [1, 2, 3]) await shop.run(await shop.sent(other.payer, other.link, 'mobile_declined'), 1);
  // One that has no answer yet counts nowhere.
  await shop.sent(other.payer, other.link, 'mobile_accepted');
  await count();
  expect((await read('sandbox-mobile')).days).toMatchObject([{ success_rate: 0.5 }]);
});

it('an expired card says nothing of the rail', async () => {
  const { payer, link } = await shop.testShop();
  await shop.run(await shop.sent(payer, link, 'expired'), 1);
  await count();
  expect(await read('sandbox-card-b')).toMatchObject({
    success_rate: null,
    days: [{ success_rate: null, took_ms: 540 }],
  });
});

it('a day with few payments over a rail that carries money stays hidden', async () => {
  const { payer, link } = await shop.shop();
  for (let bought = 1; bought < OPEN_RAIL_ATTEMPTS_MIN; bought += 1) {
    await bank.fund(payer, { value: '2500', assetCode: 'JVD', assetScale: 2 });
    expect((await shop.buy(payer, link)).status).toBe(200);
  }
  await count();
  expect((await read('internal')).days).toEqual([]);
  await shop.buy(payer, link);
  await count();
  expect((await read('internal')).days).toMatchObject([{ success_rate: 1, took_ms: null }]);
});

it('counting again changes nothing, and a day that is past keeps what it was', async () => {
  const { payer, link } = await shop.testShop();
  await shop.run(await shop.sent(payer, link, 'accepted'), 1);
  await count();
  await count();
  const before = await read('sandbox-card-b');
  bank.clock.advance(9 * 24 * 3600);
  await shop.run(await shop.sent(payer, link, 'mobile_accepted'), 1);
  await count();
  expect((await read('sandbox-card-b')).days).toEqual(before.days);
  expect((await read('sandbox-mobile')).days).toHaveLength(1);
});

it('a day is counted again while it is at most two days older than the last counted one', async () => {
  const { payer, link } = await shop.testShop();
  bank.clock.advance(DAY_S - (Math.floor(bank.clock.now().getTime() / 1000) % DAY_S) + 12 * 3600);
  const dayOf = () => bank.clock.now().toISOString().slice(0, 10);
  const late = await shop.sent(payer, link, 'mobile_accepted');
  const { body: begun } = await shop.start(payer, link);
  // Begun on one day, and sent on the next.
  bank.clock.advance(20 * 3600);
  await shop.confirmWith(payer, begun.id, numberOf('mobile_accepted'));
  const days = [dayOf()];
  bank.clock.advance(2 * DAY_S);
  days.push(dayOf());
  await shop.run(await shop.sent(payer, link, 'mobile_accepted'), 1);
  await count();
  for (const id of [late, String(begun.id)]) await shop.run(id, 1);
  await count();
  expect((await read('sandbox-mobile')).days.map(({ day }) => day)).toEqual(days);
});

it('shows the ninety days up to today with their pauses, and weighs a day by its payments', async () => {
  const day = (ago: number) => new Date(bank.clock.now().getTime() - ago * DAY_S * 1000);
  const dayOf = (ago: number) => day(ago).toISOString().slice(0, 10);
  const counted = (row: readonly unknown[]) =>
    bank.database.pool.query(
      `insert into payments.rail_day (rail, day, attempts, share_bps, took_ms, has_samples)
       values ($1, $2, $3, $4, $5, false)`,
      [...row],
    );
  await counted(['sandbox-card-c', dayOf(90), 10, 0, 9000]);
  await counted(['sandbox-card-c', dayOf(89), 10, 10_000, 100]);
  await counted(['sandbox-card-c', dayOf(1), 30, 5000, 200]);
  await counted(['sandbox-card-c', dayOf(0), 500, null, null]);
  await counted(['stripe', dayOf(0), 5, 10_000, null]);
  await counted(['stripe', dayOf(1), 4, 5000, null]);
  const first = new Date(`${dayOf(89)}T00:00:00.000Z`);
  const pause = (from: Date, until: Date, reason: string) =>
    bank.database.pool.query(
      `insert into payments.rail_pause (id, rail, reason, from_at, until_at) values (${uuidNow}, 'sandbox-card-c', $1, $2, $3)`,
      [reason, from, until],
    );
  await pause(day(40), day(39), 'fault');
  await pause(day(30), day(29), 'safety');
  await pause(day(95), first, 'maintenance');
  await pause(day(96), new Date(first.getTime() - 1), 'fault');
  expect(await read('sandbox-card-c')).toMatchObject({
    is_paused: false,
    success_rate: 0.625,
    took_ms: 175,
    days: [{ day: dayOf(89) }, { day: dayOf(1) }, { day: dayOf(0), success_rate: null, took_ms: null }],
    pauses: [{ reason: 'safety' }, { reason: 'fault' }, { reason: 'maintenance' }],
  });
  // A rail of another company that is not set up any more is shown while it has days.
  expect((await read('stripe')).days).toEqual([{ day: dayOf(0), success_rate: 1, took_ms: null }]);
  const { items } = await readAll();
  expect(items.map(({ rail }: OpenRail) => rail)).toEqual([
    'internal',
    'stripe',
    'sandbox-card-a',
    'sandbox-card-b',
    'sandbox-card-c',
    'sandbox-mobile',
  ]);
});

it('ninety days of samples are counted at once, and marked', async () => {
  const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim')];
  await bank.services.unit((work) =>
    openSampleTests(partsIn(bank), work, { merchantId: merchant.userId, idOf: () => payer.userId }),
  );
  await count();
  const { has_samples: hasSamples } = await readAll();
  const rail = await read('sandbox-card-b');
  expect(hasSamples).toBe(true);
  expect(rail.days.length).toBeGreaterThan(RAIL_DAYS - 6);
  expect(rail.days.length).toBeLessThanOrEqual(RAIL_DAYS);
  expect(rail.pauses).toMatchObject([{ reason: 'fault' }]);
});

it('once samples are purged the days are counted again from what real merchants tested', async () => {
  const { payer, link } = await shop.testShop();
  await shop.run(await shop.sent(payer, link, 'mobile_accepted'), 1);
  await shop.run(await shop.sent(payer, link, 'accepted'), 1);
  await count();
  const real = await readAll();
  const sara = await bank.person('Sara');
  await bank.services.unit((work) =>
    openSampleTests(partsIn(bank), work, { merchantId: sara.userId, idOf: () => payer.userId }),
  );
  await count();
  expect((await read('sandbox-card-b')).days.length).toBeGreaterThan(1);
  await bank.services.unit((work) => paymentSamples.remove(work, []));
  const meanwhile = await readAll();
  expect(meanwhile.items.flatMap(({ days }: OpenRail) => days)).toEqual([]);
  await count();
  expect(await readAll()).toEqual({ ...real, has_samples: false });
});

it('an officer pauses a rail with their PIN: new payments take another, and everyone reads why [SYS-02]', async () => {
  const officer = await bank.person('Olga');
  const paused = await put(officer, 'sandbox-card-b', { paused: 'fault' });
  expect([paused.status, paused.body.is_paused]).toEqual([200, true]);
  expect((await put(officer, 'sandbox-card-b', { paused: 'fault' })).status).toBe(200);
  const { payer, link } = await shop.testShop();
  const id = await shop.sent(payer, link, 'accepted');
  expect((await shop.read(payer, id)).attempts).toMatchObject([
    { rail: 'sandbox-card-a', decision: { chosen: 'sandbox-card-a' } },
  ]);
  bank.clock.advance(60);
  expect((await put(officer, 'sandbox-card-b', { paused: null })).body).toMatchObject({
    is_paused: false,
    pauses: [{ reason: 'fault' }],
  });
  expect((await put(officer, 'sandbox-card-b', { paused: null })).status).toBe(200);
  expect(bank.staff.recorded.map(({ action, subject }) => [action, subject])).toEqual([
    ['rail_paused', 'sandbox-card-b'],
    ['rail_resumed', 'sandbox-card-b'],
  ]);
});

it('while the wallet is paused a payment has no way, says which, takes nothing and stays open', async () => {
  const officer = await bank.person('Olga');
  await put(officer, 'internal', { paused: 'safety' });
  const { payer, link } = await shop.shop();
  const held = await shop.makeLink(await bank.person('Mia'), { capture: 'manual' });
  for (const each of [link, held.body.id]) {
    const { body } = await shop.start(payer, each);
    const refused = await shop.confirm(payer, body.id);
    expect([refused.status, refused.body.code, refused.body.reasons]).toEqual([
      409,
      'no_route',
      'internal: disabled',
    ]);
    expect((await shop.read(payer, body.id)).state).toBe('requires_payment_method');
  }
  expect(await bank.balance(payer)).toBe('10000');
});

it('when every rail of a method is paused a test says so, and what is on its way is asked on', async () => {
  const officer = await bank.person('Olga');
  const { payer, link } = await shop.testShop();
  const sent = await shop.sent(payer, link, 'mobile_accepted');
  await put(officer, 'sandbox-mobile', { paused: 'maintenance' });
  await shop.run(sent, 1);
  expect((await shop.read(payer, sent)).state).toBe('succeeded');
  const { body } = await shop.start(payer, link);
  const refused = await shop.confirmWith(payer, body.id, numberOf('mobile_accepted'));
  expect([refused.status, refused.body.code]).toEqual([409, 'no_route']);
});

it('nobody else switches rails: not a merchant, not without the PIN, and no rail that is none', async () => {
  const officer = await bank.person('Olga');
  expect((await put(officer, 'internal', { paused: 'fault' }, '')).status).toBe(403);
  expect((await put(officer, 'internal', { paused: 'fault', pin: '112233' })).status).toBe(403);
  const stale = await bank.call('PUT', '/api/v1/admin/rails/internal', {
    as: officer,
    role: 'super_admin',
    pin: 'stale',
    body: { paused: 'fault' },
  });
  expect([stale.status, stale.body.code]).toEqual([401, 'pin_required']);
  for (const name of ['test', 'stripe', '%00', '..', 'constructor'])
    expect((await put(officer, encodeURIComponent(name), { paused: 'fault' })).status).toBe(404);
  for (const paused of ['because', 1, undefined])
    expect((await put(officer, 'internal', { paused })).status).toBe(422);
  expect((await read('internal')).is_paused).toBe(false);
});

it('twenty pauses at the same time are one', async () => {
  const officer = await bank.person('Olga');
  await Promise.all(Array.from({ length: 20 }, () => put(officer, 'internal', { paused: 'fault' })));
  expect((await read('internal')).pauses).toHaveLength(1);
  expect(bank.staff.recorded).toHaveLength(1);
});
