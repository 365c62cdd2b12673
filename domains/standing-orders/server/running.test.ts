import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ORDER_RETRIES, ORDER_RETRY_S } from '../contract/limits.ts';
import { addDays, dueAt } from '../contract/order-rules.ts';
import { RUN_ORDER } from './run-orders.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/standing-orders';
const inDays = (days: number) => addDays(bank.clock.now().toISOString().slice(0, 10), days);
const read = async (as: TestPerson, id: string) => (await bank.call('GET', `${PATH}/${id}`, { as })).body;

/** A daily order of 1.00 JVD from tomorrow on. */
async function ordered(funds: string, change: object = {}) {
  const [amina, bao] = [await bank.person('Amina', funds), await bank.person('Bao')];
  const { body } = await bank.call('POST', PATH, {
    as: amina,
    key: crypto.randomUUID(),
    body: {
      pin: TEST_PIN,
      to: { username: bao.username },
      amount: jvd('100'),
      first_on: inDays(1),
      rule: { every: 'daily' },
      ...change,
    },
  });
  const id = String(body.id);
  return { amina, bao, id, first: inDays(1) };
}

/** Runs one order at an instant, so many milliseconds off; the clock follows. */
async function runAt(id: string, due: Date, ms = 0): Promise<void> {
  const now = new Date(due.getTime() + ms);
  const ahead_ms = now.getTime() - bank.clock.now().getTime();
  if (ahead_ms > 0) bank.clock.advance(ahead_ms / 1000);
  const job = bank.domains.find(({ name }) => name === 'standing_orders')?.jobs?.[RUN_ORDER];
  await bank.services.unit(async (work) => job?.({ ...work, now }, { order_id: id }));
}
const events = async (topic: string, field: string, value: string) =>
  (
    await bank.database.pool.query(
      'select payload from platform.event where topic = $1 and payload ->> $2 = $3 order by id',
      [topic, field, value],
    )
  ).rows.map(({ payload }) => payload);
const noticesFor = (person: TestPerson) => events('notification.asked', 'user_id', person.userId);
const queued = async (id: string) =>
  (
    await bank.database.owner.query(
      'select count(*)::int as count from graphile_worker.jobs where key = $1',
      [`standing_orders.order ${id}`],
    )
  ).rows[0].count;
const money = jvd('100');

describe('an order', () => {
  it('pays from the instant on which it falls due, and tells its owner to whom, how much and by which payment', async () => {
    const { amina, bao, id, first } = await ordered('1000');
    await runAt(id, dueAt(first), -1);
    expect(await read(amina, id)).toMatchObject({ paid_count: 0, attempts: 0 });
    await runAt(id, dueAt(first));
    const { paid_count: paid, runs } = await read(amina, id);
    expect([paid, await bank.balance(bao)]).toEqual([1, '100']);
    expect(await noticesFor(amina)).toEqual([
      {
        user_id: amina.userId,
        kind: 'wallet.order_paid',
        params: { name: 'Bao Test', ...money },
        link: `/wallet/transfers/${runs[0].transfer_id}`,
      },
    ]);
    // Its open pages hear that it was made, and that it ran; not that nothing was due.
    expect(await events('wallet.order_changed', 'id', id)).toEqual([
      { id, state: 'active' },
      { id, state: 'active' },
    ]);
  });

  it('is queued again where the next of its payments falls due at this very instant, and not a moment sooner', async () => {
    const [one, other] = [await ordered('1000'), await ordered('1000')];
    const next = dueAt(addDays(one.first, 1));
    await runAt(one.id, next, -1);
    await runAt(other.id, next);
    expect([await queued(one.id), await queued(other.id)]).toEqual([0, 1]);
  });

  it('to an account that is gone fails with a name left out, is tried again, and is paused with its reason', async () => {
    const { amina, bao, id, first } = await ordered('1000');
    bank.people.remove(bao.userId);
    for (let at = 0; at <= ORDER_RETRIES; at += 1) await runAt(id, dueAt(first), at * ORDER_RETRY_S * 1000);
    const [failed, paused, ...more] = await noticesFor(amina);
    const { pause_reason: code } = await bank.database.pool
      .query('select pause_reason from standing_orders.standing_order where id = $1', [id])
      .then(({ rows }) => rows[0]);
    expect(code).toMatch(/^recipient_/);
    const params = { name: '', ...money, code };
    const link = `/wallet/scheduled/${id}`;
    expect([failed, paused, more]).toEqual([
      { user_id: amina.userId, kind: 'wallet.order_failed', params, link },
      { user_id: amina.userId, kind: 'wallet.order_paused', params, link },
      [],
    ]);
  });

  it('that is held up, blocked or skipped says so with its reason where there is one', async () => {
    const [held, blocked, skipped] = [await ordered('1000'), await ordered('1000'), await ordered('1000')];
    const due = dueAt(held.first);
    const heldUntil = new Date(due.getTime() + 3_600_000);
    bank.people.setStanding(held.amina.userId, { heldUntil });
    await runAt(held.id, due);
    expect((await read(held.amina, held.id)).due_at).toBe(heldUntil.toISOString());
    bank.people.setStanding(blocked.amina.userId, { bannedUntil: heldUntil });
    await runAt(blocked.id, due);
    await runAt(skipped.id, due, 8 * 24 * 3_600_000);
    const told = await Promise.all([held, blocked, skipped].map(({ amina }) => noticesFor(amina)));
    const params = { name: 'Bao Test', ...money };
    expect(told.flat().map(({ kind, params: said }) => [kind, said])).toEqual([
      ['wallet.order_held', { ...params, code: 'money_held' }],
      ['wallet.order_blocked', { ...params, code: 'account_banned' }],
      ['wallet.order_skipped', params],
    ]);
    const { rows } = await bank.database.pool.query(
      'select occurrence, due_on, outcome, refusal from standing_orders.standing_order_run where order_id = any ($1) order by order_id, occurrence',
      [[held.id, blocked.id, skipped.id]],
    );
    expect(rows).toEqual([
      { occurrence: 0, due_on: blocked.first, outcome: 'failed', refusal: 'account_banned' },
      { occurrence: 0, due_on: skipped.first, outcome: 'skipped', refusal: null },
    ]);
  });

  it('forgets earlier attempts when it is paused by its owner, and after a payment', async () => {
    const { amina, id, first } = await ordered('0');
    await runAt(id, dueAt(first));
    expect((await read(amina, id)).attempts).toBe(1);
    await bank.call('POST', `${PATH}/${id}/pause`, { as: amina });
    expect(await read(amina, id)).toMatchObject({ state: 'paused', attempts: 0, due_at: null });

    const other = await ordered('0');
    await runAt(other.id, dueAt(other.first));
    await bank.fund(other.amina, jvd('100'));
    await runAt(other.id, dueAt(other.first), ORDER_RETRY_S * 1000);
    expect(await read(other.amina, other.id)).toMatchObject({ paid_count: 1, attempts: 0 });
  });

  it('ends once, and says so once', async () => {
    const { amina, id } = await ordered('1000');
    const end = () => bank.call('DELETE', `${PATH}/${id}`, { as: amina });
    expect([(await end()).body.state, (await end()).body.state]).toEqual(['ended', 'ended']);
    expect(await events('wallet.order_changed', 'id', id)).toEqual([
      { id, state: 'active' },
      { id, state: 'ended' },
    ]);
    expect(await read(amina, id)).toMatchObject({ next_on: null, due_at: null, attempts: 0, next_runs: [] });
  });

  it('that ends with its last payment in vain tells its owner of the failure, and is not paused', async () => {
    const { amina, id, first } = await ordered('0', { rule: { every: 'once' } });
    for (let at = 0; at <= ORDER_RETRIES; at += 1) await runAt(id, dueAt(first), at * ORDER_RETRY_S * 1000);
    expect((await noticesFor(amina)).map(({ kind, params }) => [kind, params.code])).toEqual([
      ['wallet.order_failed', 'insufficient_funds'],
      ['wallet.order_paused', 'insufficient_funds'],
    ]);
    expect(await read(amina, id)).toMatchObject({ state: 'ended', pause_reason: null });
  });
});
