import { uuidv7 } from '@egcr/contract/ids';
import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addDays } from '../contract/order-rules.ts';
import { queueDueOrders, RUN_ORDER } from './run-orders.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/standing-orders';
const today = () => bank.clock.now().toISOString().slice(0, 10);

/** Moves the clock to an hour of a day, so many days on. */
function to(time: string, days = 0): void {
  const until = new Date(`${addDays(today(), days)}T${time}Z`).getTime();
  bank.clock.advance((until - bank.clock.now().getTime()) / 1000);
}

async function asked(change: object, funds = '1000') {
  const [amina, bao] = [await bank.person('Amina', funds), await bank.person('Bao')];
  const body = {
    pin: TEST_PIN,
    to: { username: bao.username },
    amount: jvd('100'),
    first_on: addDays(today(), 1),
    rule: { every: 'daily' },
    ...change,
  };
  const answer = await bank.call('POST', PATH, { as: amina, key: crypto.randomUUID(), body });
  return { amina, bao, id: String(answer.body.id), answer };
}
const read = async (as: TestPerson, id: string) => (await bank.call('GET', `${PATH}/${id}`, { as })).body;
const settle = (id: string) => bank.runJob(RUN_ORDER, { order_id: id });

describe('the first day of an order', () => {
  it.each([
    ['11:59:00.000', 1, 'date_past'],
    ['12:00:00.000', 0, 'date_past'],
  ])('is one that is somewhere on the earth still today: at %s', async (time, days, code) => {
    to(time, 1);
    const earliest = addDays(today(), -days);
    expect((await asked({ first_on: earliest })).answer.status).toBe(201);
    const { body } = (await asked({ first_on: addDays(earliest, -1) })).answer;
    expect(body.errors).toMatchObject([{ field: 'first_on', code }]);
  });

  it('lies ten years ahead at most', async () => {
    to('12:00:00.000', 1);
    expect((await asked({ first_on: addDays(today(), 3660) })).answer.status).toBe(201);
    const { body } = (await asked({ first_on: addDays(today(), 3661) })).answer;
    expect(body.errors).toMatchObject([{ field: 'first_on', code: 'date_too_far' }]);
  });
});

describe('an order that runs', () => {
  it('waits for its hour', async () => {
    to('12:00:00.000', 1);
    const { amina, id } = await asked({ note: '  Rent ' });
    to('09:59:00.000', 1);
    await settle(id);
    expect(await read(amina, id)).toMatchObject({ paid_count: 0, note: 'Rent' });
    to('10:00:00.000');
    await settle(id);
    expect(await read(amina, id)).toMatchObject({ paid_count: 1, next_on: addDays(today(), 1), attempts: 0 });
    await settle(uuidv7(bank.clock.now().getTime()));
  });

  it('makes up for what was missed a week ago, and skips the day before', async () => {
    to('12:00:00.000', 1);
    const { amina, id } = await asked({ rule: { every: 'once' } });
    const missed = await asked({ rule: { every: 'once' } });
    to('11:00:00.000', 8);
    await settle(id);
    expect(await read(amina, id)).toMatchObject({ state: 'ended', paid_count: 1 });
    to('11:00:00.000', 1);
    await settle(missed.id);
    const after = await read(missed.amina, missed.id);
    expect(after).toMatchObject({ state: 'ended', paid_count: 0, next_on: null });
    expect(after.runs).toMatchObject([
      { occurrence: 0, outcome: 'skipped', transfer_id: null, refusal: null },
    ]);
  });

  it('tries again eight hours later, three times, and is paused then', async () => {
    to('12:00:00.000', 1);
    const { amina, id } = await asked({}, '0');
    to('10:00:00.000', 1);
    for (const attempts of [1, 2, 3]) {
      await settle(id);
      const order = await read(amina, id);
      expect(order).toMatchObject({ state: 'active', attempts, runs: [] });
      const wait_ms = Date.parse(order.due_at) - bank.clock.now().getTime();
      expect(Math.ceil(wait_ms / 60_000)).toBe(8 * 60);
      bank.clock.advance(8 * 3600);
    }
    await settle(id);
    expect(await read(amina, id)).toMatchObject({
      state: 'paused',
      pause_reason: 'insufficient_funds',
      attempts: 0,
      due_at: null,
      runs: [{ occurrence: 0, outcome: 'failed', refusal: 'insufficient_funds' }],
    });
  });

  it('ends rather than pauses after a last payment in vain', async () => {
    to('12:00:00.000', 1);
    const { amina, id } = await asked({ rule: { every: 'once' } }, '0');
    to('10:00:00.000', 1);
    for (const _ of [1, 2, 3, 4]) {
      await settle(id);
      bank.clock.advance(8 * 3600);
    }
    expect(await read(amina, id)).toMatchObject({ state: 'ended', pause_reason: null, paid_count: 0 });
  });

  it('is queued under a name of its own, and again while something of it is due', async () => {
    to('12:00:00.000', 1);
    const { id } = await asked({});
    to('11:00:00.000', 2);
    const key = `standing_orders.order ${id}`;
    const jobs = async () => {
      const { rows } = await bank.database.owner.query(
        'select task_identifier as job from graphile_worker.jobs where key = $1',
        [key],
      );
      return rows.map(({ job }) => job);
    };
    const forget = () => bank.database.owner.query('select graphile_worker.remove_job($1)', [key]);
    expect(await jobs()).toEqual([]);
    await settle(id);
    expect(await jobs()).toEqual([RUN_ORDER]);
    await forget();
    await settle(id);
    expect(await jobs()).toEqual([]);
    to('10:00:00.000', 1);
    await bank.services.unit((work) => queueDueOrders(work, {}));
    expect(await jobs()).toEqual([RUN_ORDER]);
  });
});

describe('the owner of an order', () => {
  it('pays less without the PIN, more with it only, in the same currency', async () => {
    const { amina, id } = await asked({ note: 'Rent' });
    const change = (body: object) => bank.call('PATCH', `${PATH}/${id}`, { as: amina, body });
    expect((await change({})).body).toMatchObject({ amount: jvd('100'), note: 'Rent' });
    expect((await change({ amount: jvd('100') })).status).toBe(200);
    expect((await change({ amount: jvd('101') })).body.code).toBe('pin_required');
    expect((await change({ amount: jvd('101'), pin: TEST_PIN })).body.amount).toEqual(jvd('101'));
    expect((await change({ amount: { ...jvd('1'), assetCode: 'USD' } })).body).toMatchObject({
      code: 'unknown_currency',
      errors: [{ field: 'amount.assetCode' }],
    });
    expect((await change({ note: '  ' })).body.note).toBeNull();
    expect((await change({ note: ' Gift ' })).body.note).toBe('Gift');
    expect((await change({ note: null })).body.note).toBeNull();
  });

  it('pauses and resumes without a second change, and ends what has no day left', async () => {
    const { amina, id } = await asked({ count: 1 });
    const post = async (action: string) =>
      (await bank.call('POST', `${PATH}/${id}/${action}`, { as: amina })).body;
    const told = async () => {
      const { rows } = await bank.database.owner.query(
        `select payload ->> 'state' as state from platform.event where topic = 'wallet.order_changed' and payload ->> 'id' = $1 order by id`,
        [id],
      );
      return rows.map(({ state }) => state);
    };
    await post('resume');
    await post('pause');
    await post('pause');
    expect(await told()).toEqual(['active', 'paused']);
    to('11:00:00.000', 2);
    expect(await post('resume')).toMatchObject({
      state: 'ended',
      next_on: null,
      due_at: null,
      next_runs: [],
    });
    expect(await told()).toEqual(['active', 'paused', 'ended']);
  });
});
