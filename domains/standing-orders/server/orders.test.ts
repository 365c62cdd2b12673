import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ORDER_RETRIES, ORDER_RETRY_S } from '../contract/limits.ts';
import { addDays } from '../contract/order-rules.ts';
import { queueDueOrders, RUN_ORDER } from './run-orders.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/standing-orders';
const DAY_S = 24 * 3600;

const today = () => bank.clock.now().toISOString().slice(0, 10);
const create = (as: TestPerson, body: object, key: string = crypto.randomUUID()) =>
  bank.call('POST', PATH, { as, key, body: { pin: TEST_PIN, ...body } });
const read = async (as: TestPerson, id: string) => (await bank.call('GET', `${PATH}/${id}`, { as })).body;

/** Moves the clock to eleven in the morning, so many days on: after the hour at which orders run. */
function toElevenIn(days: number): void {
  const at = new Date(`${addDays(today(), days)}T11:00:00.000Z`);
  bank.clock.advance(Math.ceil((at.getTime() - bank.clock.now().getTime()) / 1000));
}

/** Runs one order until nothing of it is due, in two workers at once. */
async function run(id: string, rounds = 1): Promise<void> {
  const once = () => bank.runJob(RUN_ORDER, { order_id: id });
  for (let at = 0; at < rounds; at += 1) await Promise.all([once(), once()]);
}

async function noticesFor(person: TestPerson): Promise<string[]> {
  const { rows } = await bank.database.pool.query(
    "select payload from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1 order by id",
    [person.userId],
  );
  return rows.map((row) => row.payload.kind);
}

async function ordered(value: string, body: object) {
  const [amina, bao] = [await bank.person('Amina', value), await bank.person('Bao')];
  const made = await create(amina, { to: { username: bao.username }, amount: jvd('100'), ...body });
  expect(made.status).toBe(201);
  const id: string = made.body.id;
  return { amina, bao, id, made: made.body };
}

describe('a standing order', () => {
  it('pays on its days, once each, the person who runs it, and tells the payer', async () => {
    const first = addDays(today(), 1);
    const { amina, bao, id, made } = await ordered('1000', {
      first_on: first,
      rule: { every: 'weekly' },
      note: 'Pocket money',
    });
    expect(made).toMatchObject({
      state: 'active',
      next_on: first,
      next_runs: [0, 7, 14, 21, 28].map((days) => addDays(first, days)),
      due_at: `${first}T10:00:00.000Z`,
      paid_count: 0,
    });
    await run(id);
    expect(await bank.balance(bao)).toBe('0');

    toElevenIn(1);
    await run(id, 3);

    expect([await bank.balance(amina), await bank.balance(bao)]).toEqual(['900', '100']);
    const after = await read(amina, id);
    expect(after).toMatchObject({ paid_count: 1, next_on: addDays(first, 7) });
    expect(after.runs).toEqual([
      {
        occurrence: 0,
        due_on: first,
        outcome: 'paid',
        transfer_id: expect.any(String),
        refusal: null,
        ran_at: expect.any(String),
      },
    ]);
    const history = await bank.call('GET', `/api/v1/wallet/transfers/${after.runs[0].transfer_id}`, {
      as: bao,
    });
    expect(history.body).toMatchObject({ note: 'Pocket money', amount: jvd('100'), direction: 'in' });
    expect(await noticesFor(amina)).toEqual(['wallet.order_paid']);
  });

  it('for one day ends after it', async () => {
    const { amina, bao, id } = await ordered('1000', { first_on: today(), rule: { every: 'once' } });
    toElevenIn(0);
    toElevenIn(1);
    await run(id, 2);
    expect(await read(amina, id)).toMatchObject({
      state: 'ended',
      next_on: null,
      next_runs: [],
      paid_count: 1,
    });
    expect(await bank.balance(bao)).toBe('100');
  });

  it('ends after its count', async () => {
    const { amina, bao, id } = await ordered('1000', {
      first_on: addDays(today(), 1),
      rule: { every: 'daily' },
      count: 2,
    });
    toElevenIn(2);
    await run(id, 4);
    expect(await read(amina, id)).toMatchObject({ state: 'ended', paid_count: 2 });
    expect(await bank.balance(bao)).toBe('200');
  });

  it('is found by the schedule and queued', async () => {
    const { id } = await ordered('1000', { first_on: addDays(today(), 1), rule: { every: 'once' } });
    toElevenIn(1);
    const queued: unknown[] = [];
    await bank.services.unit(async (work) => {
      const watched = {
        ...work,
        enqueue: async (...job: unknown[]) => {
          queued.push(job.slice(0, 2));
        },
      };
      await queueDueOrders(watched, {});
    });
    expect(queued).toContainEqual([RUN_ORDER, { order_id: id }]);
  });
});

describe('a clock that jumps', () => {
  it('makes up for the missed payments of the last days, one at a time, and skips what is older', async () => {
    const first = addDays(today(), 1);
    const { amina, bao, id } = await ordered('100000', { first_on: first, rule: { every: 'daily' } });
    toElevenIn(20);
    await run(id, 30);
    const after = await read(amina, id);
    const outcomes: string[] = after.runs.map((each: { outcome: string }) => each.outcome);
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(8);
    expect(outcomes.filter((outcome) => outcome === 'skipped')).toHaveLength(12);
    expect(await bank.balance(bao)).toBe('800');
    expect(after).toMatchObject({ state: 'active', next_on: addDays(today(), 1) });
    // Notices of one instant have no order among them.
    expect((await noticesFor(amina)).toSorted()).toEqual([
      ...Array.from({ length: 8 }, () => 'wallet.order_paid'),
      'wallet.order_skipped',
    ]);
  });
});

describe('a payment that cannot be made', () => {
  it('is tried again over a day, then the order is paused and its owner told; it can go on', async () => {
    const { amina, bao, id } = await ordered('50', {
      first_on: addDays(today(), 1),
      rule: { every: 'monthly', day: 'last' },
    });
    const on: string = (await read(amina, id)).next_on;
    toElevenIn(Math.round((Date.parse(on) - Date.parse(today())) / (DAY_S * 1000)));
    await run(id);
    expect(await read(amina, id)).toMatchObject({ state: 'active', attempts: 1, next_on: on, runs: [] });
    for (let at = 0; at < ORDER_RETRIES; at += 1) {
      await run(id);
      bank.clock.advance(ORDER_RETRY_S + 1);
      await run(id);
    }
    const paused = await read(amina, id);
    expect(paused).toMatchObject({ state: 'paused', pause_reason: 'insufficient_funds', due_at: null });
    expect(paused.runs).toMatchObject([{ outcome: 'failed', refusal: 'insufficient_funds', due_on: on }]);
    expect(await noticesFor(amina)).toEqual(['wallet.order_failed', 'wallet.order_paused']);
    expect(await bank.balance(bao)).toBe('0');

    const resumed = await bank.call('POST', `${PATH}/${id}/resume`, { as: amina });
    expect(resumed.body).toMatchObject({ state: 'active', pause_reason: null, attempts: 0 });
    expect(resumed.body.next_on > on).toBe(true);
  });

  it('is made by a later attempt once the money is there', async () => {
    const { amina, bao, id } = await ordered('50', {
      first_on: addDays(today(), 1),
      rule: { every: 'once' },
    });
    toElevenIn(1);
    await run(id);
    await bank.fund(amina, jvd('100'));
    bank.clock.advance(ORDER_RETRY_S + 1);
    await run(id);
    expect(await bank.balance(bao)).toBe('100');
    expect(await read(amina, id)).toMatchObject({ state: 'ended', paid_count: 1 });
  });
});

describe('an order', () => {
  it('is paused, goes on, pays another amount and ends, as its owner wants', async () => {
    const { amina, bao, id } = await ordered('1000', {
      first_on: addDays(today(), 1),
      rule: { every: 'daily' },
    });
    const post = (action: string) => bank.call('POST', `${PATH}/${id}/${action}`, { as: amina });
    expect((await post('pause')).body).toMatchObject({ state: 'paused', pause_reason: 'person' });
    toElevenIn(3);
    await run(id);
    expect(await bank.balance(bao)).toBe('0');
    expect((await post('resume')).body).toMatchObject({ state: 'active', next_on: today() });
    const changed = await bank.call('PATCH', `${PATH}/${id}`, {
      as: amina,
      body: { amount: jvd('7'), note: 'x' },
    });
    expect(changed.body).toMatchObject({ amount: jvd('7'), note: 'x' });
    await run(id);
    expect(await bank.balance(bao)).toBe('7');
    expect((await bank.call('DELETE', `${PATH}/${id}`, { as: amina })).body.state).toBe('ended');
    expect((await bank.call('DELETE', `${PATH}/${id}`, { as: amina })).body.state).toBe('ended');
    expect((await post('resume')).body.code).toBe('order_ended');
    expect((await bank.call('GET', PATH, { as: amina })).body.items).toMatchObject([{ id, state: 'ended' }]);
  });

  it("is nobody else's", async () => {
    const { bao, id } = await ordered('1000', { first_on: addDays(today(), 1), rule: { every: 'daily' } });
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/pause'],
      ['POST', '/resume'],
    ] as const) {
      const answer = await bank.call(method, `${PATH}/${id}${path}`, {
        as: bao,
        ...(method === 'PATCH' && { body: {} }),
      });
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    expect((await bank.call('GET', PATH, { as: bao })).body.items).toEqual([]);
    expect((await bank.call('GET', PATH)).status).toBe(401);
  });

  it('needs a fresh PIN and a key', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const body = {
      to: { username: bao.username },
      amount: jvd('1'),
      first_on: today(),
      rule: { every: 'once' },
    };
    expect((await bank.call('POST', PATH, { as: amina, pin: 'stale', key: 'k', body })).body.code).toBe(
      'pin_required',
    );
    expect((await bank.call('POST', PATH, { as: amina, body })).body.code).toBe('idempotency_key_required');
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(amina, body, 'same')));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await bank.call('GET', PATH, { as: amina })).body.items).toHaveLength(1);
  });

  it('is refused with every reason', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const good = {
      to: { username: bao.username },
      amount: jvd('1'),
      first_on: addDays(today(), 1),
      rule: { every: 'monthly' },
    };
    for (const [change, code] of [
      [{ first_on: addDays(today(), -3) }, 'date_past'],
      [{ first_on: '2026-02-30' }, 'date_format'],
      [{ first_on: addDays(today(), 4000) }, 'date_too_far'],
      [{ until_on: addDays(today(), -1) }, 'until_before_first'],
      [{ until_on: addDays(today(), 90), count: 2 }, 'one_end'],
      [{ count: 0 }, 'count_range'],
      [{ rule: { every: 'weekly', day: 3 } }, 'day_monthly_only'],
      [{ rule: { every: 'hourly' } }, 'not_offered'],
      [{ to: { username: 'nobody' } }, 'recipient_unknown'],
      [{ to: { username: amina.username } }, 'recipient_self'],
      [{ amount: jvd('0') }, 'invalid_amount'],
    ] as const) {
      const { status, body } = await create(amina, { ...good, ...change });
      const codes = [body.code, ...(body.errors ?? []).map((error: { code: string }) => error.code)];
      expect([change, status >= 400 && status < 500, codes]).toEqual([
        change,
        true,
        expect.arrayContaining([code]),
      ]);
    }
  });
});

it('the ledger stays whole', async () => {
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});
