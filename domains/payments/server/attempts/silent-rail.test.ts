import type { Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SILENT_AFTER_S } from '../../contract/limits.ts';
import { FOLLOW_UP } from '../balance.ts';
import { paymentHealth } from '../health.ts';
import { openBank } from '../testing/bank.ts';
import { PAYMENTS, testPaymentsIn, tries } from '../testing/test-payments.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
});
afterAll(() => bank.close());

/** After how many seconds a payment’s rail is asked again, by the attempt; the queue says the same. */
async function waitOf(id: string): Promise<number> {
  const { rows } = await bank.database.owner.query(
    `select extract(epoch from run_at - now())::float as queued,
       extract(epoch from attempt.ask_at - $2::timestamptz)::float as kept
     from graphile_worker.jobs, payments.attempt
     where key = $1 and attempt.payment_id = $3 and attempt.state = 'pending'`,
    [`payments.run_attempt ${id} 1`, bank.clock.now(), id],
  );
  const [{ queued, kept }] = rows;
  expect(Math.abs(queued - kept)).toBeLessThan(2);
  return Math.round(kept + 0.4);
}

describe('a rail that gives no answer', () => {
  it('is asked what became of the request, which is never sent again', async () => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'answer_lost');
    await shop.run(id, 1);
    const silent = await shop.read(payer, id);
    expect([silent.state, tries(silent)]).toEqual(['processing', [['sandbox-card-b', 'pending', 'timeout']]]);
    const cancel = await bank.call('POST', `${PAYMENTS}/${id}/cancel`, { as: payer });
    expect([cancel.status, cancel.body.code, cancel.body.state]).toEqual([
      409,
      'payment_closed',
      'processing',
    ]);
    // Too early: it waits.
    await shop.run(id, 1);
    expect((await shop.read(payer, id)).state).toBe('processing');
    bank.clock.advance(60);
    await shop.run(id, 1);
    const paid = await shop.read(payer, id);
    expect([paid.state, tries(paid)]).toEqual(['succeeded', [['sandbox-card-b', 'succeeded', null]]]);
    expect(await shop.charges(id)).toEqual([['1', 'answer_lost']]);
  });

  it('and says that it never got the request leaves the payment to the next rail', async () => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'request_lost');
    await shop.run(id, 1);
    bank.clock.advance(60);
    await shop.run(id, 1);
    await shop.run(id, 2);
    const paid = await shop.read(payer, id);
    expect([paid.state, tries(paid)]).toEqual([
      'succeeded',
      [
        ['sandbox-card-b', 'failed', 'timeout'],
        ['sandbox-card-a', 'succeeded', null],
      ],
    ]);
    expect(await shop.charges(id)).toEqual([['2', 'accepted']]);
  });

  it('and was spoken to by a server that died meanwhile is asked, not paid again', async () => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'accepted');
    await bank.database.pool.query('update payments.attempt set sent_at = $2 where payment_id = $1', [
      id,
      bank.clock.now(),
    ]);
    await shop.run(id, 1);
    // It may still be on its way.
    expect(tries(await shop.read(payer, id))).toEqual([['sandbox-card-b', 'pending', 'timeout']]);
    bank.clock.advance(60);
    await shop.run(id, 1);
    // It never left: the rail knows nothing of it, so the next one takes it.
    expect(tries(await shop.read(payer, id))[0]).toEqual(['sandbox-card-b', 'failed', 'timeout']);
    expect(await shop.charges(id)).toEqual([]);
  });

  it('is asked again after five seconds, and then less and less often, up to every five minutes', async () => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'late');
    await shop.run(id, 1);
    await bank.database.owner.query(
      "update payments.sandbox_charge set known_at = known_at + interval '1 day' where reference = $1",
      [`${id}:1`],
    );
    const waits = [await waitOf(id)];
    for (let asked = 1; asked < 6; asked += 1) {
      bank.clock.advance(waits.at(-1) ?? 0);
      await shop.run(id, 1);
      waits.push(await waitOf(id));
    }
    expect(waits).toEqual([5, 15, 40, 120, 300, 300]);
    // Asked too early it waits on, and its place in the queue is the same.
    await shop.run(id, 1);
    expect(await waitOf(id)).toBe(300);
  });

  it('for a quarter of an hour is reported to the operator', async () => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'late');
    await shop.run(id, 1);
    expect(await paymentHealth(bank.services)).toEqual([{ name: 'payments.rails', state: 'well' }]);
    bank.clock.advance(SILENT_AFTER_S);
    // One that began just now is none of those.
    const other = await shop.sent(payer, link, 'late');
    await shop.run(other, 1);
    const waits_s = await waitOf(other);
    expect(await paymentHealth(bank.services)).toEqual([
      { name: 'payments.rails', state: 'warning', reason: 'rail_silent' },
    ]);
    // The queue has given up: the job that runs every five minutes puts it there again.
    await bank.runJob(FOLLOW_UP);
    const { rows } = await bank.database.pool.query(
      "select count(*)::integer as count from graphile_worker.jobs where key like 'payments.run_attempt ' || $1 || '%' and run_at <= $2",
      [id, bank.clock.now()],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect([waits_s, await waitOf(other)]).toEqual([5, 5]);
    await shop.run(id, 1);
    expect((await shop.read(payer, id)).state).toBe('succeeded');
  });
});
