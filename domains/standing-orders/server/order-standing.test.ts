import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addDays } from '../contract/order-rules.ts';
import { RUN_ORDER } from './run-orders.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/standing-orders';

const tomorrow = () => addDays(bank.clock.now().toISOString().slice(0, 10), 1);
const hours = (count: number) => new Date(bank.clock.now().getTime() + count * 3600_000);
const read = async (as: TestPerson, id: string) => (await bank.call('GET', `${PATH}/${id}`, { as })).body;

/** An order of 1.00 JVD from tomorrow on. */
async function ordered(every: 'once' | 'daily') {
  const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
  const made = await bank.call('POST', PATH, {
    as: amina,
    key: crypto.randomUUID(),
    body: {
      pin: TEST_PIN,
      to: { username: bao.username },
      amount: jvd('100'),
      first_on: tomorrow(),
      rule: { every },
    },
  });
  expect(made.status).toBe(201);
  return { amina, bao, id: String(made.body.id) };
}

function toElevenTomorrow(): void {
  const at = new Date(`${tomorrow()}T11:00:00.000Z`);
  bank.clock.advance(Math.ceil((at.getTime() - bank.clock.now().getTime()) / 1000));
}

/** Runs one order in two workers at once, and again. */
async function run(id: string): Promise<void> {
  const once = () => bank.runJob(RUN_ORDER, { order_id: id });
  for (const _ of [1, 2]) await Promise.all([once(), once()]);
}

async function noticesFor(person: TestPerson): Promise<string[]> {
  const { rows } = await bank.database.pool.query(
    "select payload from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1 order by id",
    [person.userId],
  );
  return rows.map((row) => row.payload.kind);
}

describe('an order of a person whose account may not pay', () => {
  it('pays nothing while the person is banned: it is paused at once, and they are told (attack M2)', async () => {
    const { amina, bao, id } = await ordered('daily');
    toElevenTomorrow();
    bank.people.setStanding(amina.userId, { bannedUntil: hours(1000) });
    await run(id);
    expect(await read(amina, id)).toMatchObject({ state: 'paused', pause_reason: 'account_banned' });
    expect(await noticesFor(amina)).toEqual(['wallet.order_blocked']);
    expect(await bank.balance(bao)).toBe('0');
  });

  it('waits until a hold after a reset of credentials ends, and pays then (attack M2)', async () => {
    const { amina, bao, id } = await ordered('once');
    toElevenTomorrow();
    bank.people.setStanding(amina.userId, { heldUntil: hours(24) });
    await run(id);
    expect(await read(amina, id)).toMatchObject({ state: 'active', attempts: 0, paid_count: 0 });
    expect(await noticesFor(amina)).toEqual(['wallet.order_held']);
    bank.clock.advance(24 * 3600 + 1);
    await run(id);
    expect(await read(amina, id)).toMatchObject({ state: 'ended', paid_count: 1 });
    expect(await bank.balance(bao)).toBe('100');
  });

  it('pays nothing while the person has frozen their wallet', async () => {
    const { amina, bao, id } = await ordered('once');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen: true } });
    toElevenTomorrow();
    await run(id);
    expect(await read(amina, id)).toMatchObject({ state: 'active', attempts: 1 });
    expect(await bank.balance(bao)).toBe('0');
  });
});

describe('a frozen wallet', () => {
  it('takes no new order, no larger one and no paused one back, and takes them again when it is open', async () => {
    const { amina, bao, id } = await ordered('daily');
    await bank.call('POST', `${PATH}/${id}/pause`, { as: amina });
    const freeze = (frozen: boolean) =>
      bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen, pin: TEST_PIN } });
    await freeze(true);
    const make = () =>
      bank.call('POST', PATH, {
        as: amina,
        key: crypto.randomUUID(),
        body: {
          pin: TEST_PIN,
          to: { username: bao.username },
          amount: jvd('900'),
          first_on: tomorrow(),
          rule: { every: 'daily' },
        },
      });
    const change = () =>
      bank.call('PATCH', `${PATH}/${id}`, { as: amina, body: { amount: jvd('900'), pin: TEST_PIN } });
    const resume = () => bank.call('POST', `${PATH}/${id}/resume`, { as: amina });
    for (const attempt of [make, change, resume])
      expect(await attempt()).toMatchObject({ status: 423, body: { code: 'wallet_frozen' } });
    await freeze(false);
    for (const attempt of [make, change, resume]) expect((await attempt()).status).toBeLessThan(300);
  });
});

describe('instructions while money is held after a reset of credentials', () => {
  it('are not taken: nothing is left behind that pays once the owner has ended the hold (attack X1)', async () => {
    const { amina, bao, id } = await ordered('daily');
    await bank.call('POST', `${PATH}/${id}/pause`, { as: amina });
    bank.people.setStanding(amina.userId, { heldUntil: hours(24) });
    const to = { username: bao.username };
    const asked = [
      bank.call('POST', PATH, {
        as: amina,
        key: crypto.randomUUID(),
        body: { pin: TEST_PIN, to, amount: jvd('900'), first_on: tomorrow(), rule: { every: 'daily' } },
      }),
      bank.call('PATCH', `${PATH}/${id}`, { as: amina, body: { amount: jvd('900') } }),
      bank.call('POST', `${PATH}/${id}/resume`, { as: amina }),
    ];
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({
        status: 423,
        body: { code: 'money_held', held_until: expect.any(String) },
      });
    bank.people.setStanding(amina.userId, {});
    toElevenTomorrow();
    await run(id);
    expect(await bank.balance(bao)).toBe('0');
    expect((await bank.call('GET', PATH, { as: amina })).body.items).toHaveLength(1);
  });

  it('may still be taken back: an order is paused or ended at any time (attack X1)', async () => {
    const { amina, id } = await ordered('daily');
    bank.people.setStanding(amina.userId, { heldUntil: hours(24) });
    expect((await bank.call('POST', `${PATH}/${id}/pause`, { as: amina })).status).toBe(200);
    expect((await bank.call('DELETE', `${PATH}/${id}`, { as: amina })).status).toBe(200);
  });
});
