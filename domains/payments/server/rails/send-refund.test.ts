import { jvd, TEST_PIN } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { uuidv7 } from '@egcr/contract/ids';
import { FOLLOW_UP } from '../balance.ts';
import { SETTLE_AFTER_S } from '../../contract/limits.ts';
import { partsIn, shopIn } from '../testing/bank.ts';
import { openScripted, servicesAt, usd, type Scripted } from '../testing/scripted-rail.ts';
import { sendRefund } from './send-refund.ts';

let at: Scripted;
beforeAll(async () => {
  at = await openScripted();
});
afterAll(() => at.bank.close());

const NOW = new Date();
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const LOST = new Error('the connection broke off');

const give = async (sold: Awaited<ReturnType<Scripted['paid']>>, value: string): Promise<string> => {
  const { status, body } = await at.bank.call('POST', `/api/v1/payments/${sold.id}/refunds`, {
    as: sold.merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: usd(value) },
  });
  expect(status).toBe(201);
  return String(body.refunds.at(-1).id);
};
/** The errand that the queue would run, at an instant. */
const send = (refund: string, now = NOW) =>
  sendRefund(partsIn(at.bank, at.rails))(servicesAt(at.bank, now), { refund });
const rowOf = async (refund: string) => {
  const { rows } = await at.bank.database.pool.query(
    'select state, sent_at, failed_at, asked from payments.refund where id = $1',
    [refund],
  );
  return rows[0];
};
const asked = () => at.heard.map(([what]) => what);
const waitOf = (refund: string) => at.waitOf(`payments.send_refund ${refund}`);

describe('a refund over a rail of another company', () => {
  it('is given back once, by the rail’s own name of the payment that was taken, also after a try that failed', async () => {
    const sold = await at.sent();
    at.script.pay = { state: 'failed', failure: 'generic_decline', took_ms: 1 };
    await at.errands.run(sold.id);
    await at.confirm(sold.payer, sold.id);
    at.script.pay = { state: 'succeeded', provider_ref: 'sale 2', took_ms: 1 };
    await at.errands.run(sold.id, { number: 2 });
    const refund = await give(sold, '500');
    at.heard.length = 0;
    at.script.refund = { state: 'succeeded' };
    await send(refund);
    expect(at.heard).toEqual([
      ['refund', { reference: refund, provider_ref: 'sale 2', amount: usd('500'), now: NOW }],
    ]);
    expect(await rowOf(refund)).toEqual({ state: 'succeeded', sent_at: NOW, asked: 0, failed_at: null });
    at.script.askRefund = { state: 'succeeded' };
    await send(refund, after(600));
    await send(uuidv7(Date.now()));
    expect(asked()).toEqual(['refund', 'askRefund']);
    expect(await rowOf(refund)).toEqual({ state: 'succeeded', sent_at: NOW, asked: 0, failed_at: null });
  });

  it('whose rail breaks off may have been made: it is asked about, less and less often', async () => {
    const sold = await at.paid('sale');
    const refund = await give(sold, '500');
    at.script.refund = LOST;
    at.script.askRefund = LOST;
    const waits: unknown[] = [];
    let [now, wait] = [0, 0];
    for (let tries = 0; tries < 7; tries += 1) {
      await send(refund, after(now));
      wait = (await waitOf(refund)) ?? 0;
      waits.push(wait);
      now += wait;
    }
    expect(waits).toEqual([5, 15, 40, 120, 300, 300, 300]);
    expect(asked()).toEqual(['refund', ...Array.from({ length: 6 }, () => 'askRefund')]);
    expect(await rowOf(refund)).toEqual({ state: 'pending', sent_at: NOW, asked: 7, failed_at: null });
    at.script.askRefund = { state: 'succeeded' };
    await send(refund, after(now));
    expect(await rowOf(refund)).toMatchObject({ state: 'succeeded' });
    expect(await at.read(sold.merchant, sold.id)).toMatchObject({ refunded: usd('500') });
  });

  it('of which the rail knows nothing is given again after a minute, when it cannot be on its way any more', async () => {
    const sold = await at.paid('sale');
    const refund = await give(sold, '500');
    await send(refund);
    at.script.askRefund = { state: 'absent' };
    at.script.refund = { state: 'succeeded' };
    await send(refund, after(59.999));
    expect([asked(), (await rowOf(refund)).state]).toEqual([['refund', 'askRefund'], 'pending']);
    at.script.askRefund = { state: 'unknown' };
    await send(refund, after(60));
    expect(asked()).toEqual(['refund', 'askRefund', 'askRefund']);
    at.script.askRefund = { state: 'absent' };
    await send(refund, after(60));
    expect(asked().at(-1)).toBe('refund');
    expect(await rowOf(refund)).toMatchObject({ state: 'succeeded' });
  });
});

describe('a refund that the rail has given', () => {
  const given = async () => {
    const sold = await at.paid('sale');
    const refund = await give(sold, '500');
    at.script.refund = { state: 'succeeded' };
    await send(refund);
    at.heard.length = 0;
    return { sold, refund };
  };
  const hear = async (refund: string) => {
    await at.bank.services.unit((work) => at.door.hearOf(work, refund));
    const { rows } = await at.bank.database.owner.query(
      'select payload from graphile_worker.remove_job($1)',
      [`payments.send_refund ${refund}`],
    );
    return rows[0].payload;
  };

  it('and that the bank of the payer sends back is the merchant’s again, once', async () => {
    const { sold, refund } = await given();
    expect(await hear(refund)).toEqual({ refund });
    at.script.askRefund = { state: 'failed' };
    for (const _ of [1, 2]) await send(refund, after(86_400));
    expect(asked()).toEqual(['askRefund']);
    expect(await rowOf(refund)).toMatchObject({ state: 'failed', failed_at: after(86_400) });
    const { refunded, refunds } = await at.read(sold.merchant, sold.id);
    expect([refunded, refunds[0].state]).toEqual([usd('0'), 'failed']);
    expect(await at.balanceOf(sold.merchant)).toMatchObject({ pending: usd('2475'), available: usd('0') });
    expect((await at.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it.each([
    ['has given it', 'succeeded', 60, undefined],
    ['does not know yet', 'unknown', 60, 5],
    ['does not find it a moment later', 'absent', 59.999, 5],
    ['does not find it', 'absent', 60, undefined],
  ] as const)('and says of, when it is asked, that it %s, is never given again', async (...told) => {
    const [, state, seconds, wait] = told;
    const { sold, refund } = await given();
    at.script.askRefund = { state };
    await send(refund, after(seconds));
    expect([asked(), await waitOf(refund)]).toEqual([['askRefund'], wait]);
    expect(await rowOf(refund)).toMatchObject({ state: 'succeeded' });
    expect(await at.balanceOf(sold.merchant)).toMatchObject({ pending: usd('1975') });
  });

  it('is no refund into a wallet here: that one no rail is asked about', async () => {
    const shop = shopIn(at.bank);
    const sale = await shop.shop();
    const { body } = await shop.buy(sale.payer, sale.link);
    const { body: back } = await at.bank.call('POST', `/api/v1/payments/${body.id}/refunds`, {
      as: sale.merchant,
      key: crypto.randomUUID(),
      body: { pin: TEST_PIN, amount: jvd('500') },
    });
    at.heard.length = 0;
    const refund = String(back.refunds[0].id);
    expect(await hear(refund)).toEqual({ refund });
    await send(refund);
    expect([asked(), await rowOf(refund)]).toEqual([
      [],
      { state: 'succeeded', sent_at: null, asked: 0, failed_at: null },
    ]);
  });
});

describe('a refund that the rail cannot give is the merchant’s again', () => {
  const fail = async (refund: string) => {
    at.script.refund = { state: 'failed' };
    await send(refund);
    expect(await rowOf(refund)).toMatchObject({ state: 'failed' });
  };
  const shown = async (sold: Awaited<ReturnType<Scripted['paid']>>) => {
    const { pending, available } = await at.balanceOf(sold.merchant);
    const { rows } = await at.bank.database.pool.query(
      'select refunded::int, refunded_pending::int from payments.payment where id = $1',
      [sold.id],
    );
    expect((await at.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
    return [pending.value, available.value, rows[0].refunded, rows[0].refunded_pending];
  };
  const settle = async () => {
    at.bank.clock.advance(SETTLE_AFTER_S + 1);
    await at.bank.runJob(FOLLOW_UP);
  };

  it('pending, while the payment is', async () => {
    const sold = await at.paid('sale');
    const [first, second] = [await give(sold, '500'), await give(sold, '300')];
    expect(await shown(sold)).toEqual(['1675', '0', 800, 800]);
    await fail(first);
    expect(await shown(sold)).toEqual(['2175', '0', 300, 300]);
    await send(second);
    expect(await shown(sold)).toEqual(['2475', '0', 0, 0]);
  });

  it('in part pending and in part available, as it was taken', async () => {
    const earlier = await at.paid('earlier');
    await settle();
    const started = await at.bank.call('POST', `/api/v1/pay/${earlier.link}/payments`, {
      as: earlier.payer,
      key: crypto.randomUUID(),
      body: { method: 'card' },
    });
    const id = String(started.body.id);
    await at.confirm(earlier.payer, id);
    at.script.pay = { state: 'succeeded', provider_ref: 'later', took_ms: 1 };
    await at.errands.run(id);
    const sold = { ...earlier, id };
    expect(await shown(sold)).toEqual(['2475', '2475', 0, 0]);
    const refund = await give(sold, '2500');
    expect(await shown(sold)).toEqual(['0', '2450', 2500, 2475]);
    await fail(refund);
    expect(await shown(sold)).toEqual(['2475', '2475', 0, 0]);
  });

  it('available, once the payment is', async () => {
    const sold = await at.paid('sale');
    const refund = await give(sold, '500');
    await settle();
    expect(await shown(sold)).toEqual(['0', '1975', 500, 500]);
    at.script.refund = { state: 'failed' };
    await sendRefund(partsIn(at.bank, at.rails))(at.bank.services, { refund });
    expect(await shown(sold)).toEqual(['0', '2475', 0, 0]);
  });

  it('and pays first what they owe', async () => {
    const sold = await at.paid('sale');
    const refund = await give(sold, '500');
    await settle();
    const paidOut = await at.bank.call('POST', '/api/v1/payment-balance/payouts', {
      as: sold.merchant,
      key: crypto.randomUUID(),
      body: { amount: usd('1975'), pin: TEST_PIN },
    });
    expect(paidOut.status).toBe(201);
    const { body: again } = await at.bank.call('POST', `/api/v1/pay/${sold.link}/payments`, {
      as: sold.payer,
      key: crypto.randomUUID(),
      body: { method: 'card' },
    });
    await at.confirm(sold.payer, String(again.id));
    at.script.pay = { state: 'succeeded', provider_ref: 'disputed', took_ms: 1 };
    await at.errands.run(String(again.id));
    await at.bank.services.unit((work) =>
      at.door.followDispute(work, {
        rail: 'stripe',
        ref: `du of ${again.id}`,
        paymentId: String(again.id),
        saleRef: 'disputed',
        reason: 'fraudulent',
        amountMinor: 2500n,
        asset: 'USD',
        state: 'lost',
        dueAt: null,
      }),
    );
    expect(await at.balanceOf(sold.merchant)).toMatchObject({ available: usd('0'), owed: usd('25') });
    at.script.refund = { state: 'failed' };
    await sendRefund(partsIn(at.bank, at.rails))(at.bank.services, { refund });
    expect(await at.balanceOf(sold.merchant)).toMatchObject({ available: usd('475'), owed: usd('0') });
    expect((await at.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });
});

it('payments, their refunds and their disputes say which payment they belong to', async () => {
  const [first, other] = [await at.paid('sale of tea', { title: 'Tea' }), await at.paid('sale of cups')];
  const refund = await give(other, '500');
  await at.bank.services.unit((work) =>
    at.door.followDispute(work, {
      rail: 'stripe',
      ref: 'du_1',
      paymentId: first.id,
      saleRef: 'sale of tea',
      reason: 'other',
      amountMinor: 100n,
      asset: 'USD',
      state: 'question',
      dueAt: null,
    }),
  );
  const dispute = String((await at.read(first.merchant, first.id)).dispute.id);
  const { db } = at.bank.services;
  const found = await at.door.titlesOf(db, [refund, dispute, other.id, uuidv7(Date.now())]);
  const ofCause = Object.fromEntries(found.map(({ cause, id, title }) => [cause, [id, title]]));
  expect(ofCause).toEqual({
    [refund]: [other.id, 'Coffee beans'],
    [dispute]: [first.id, 'Tea'],
    [other.id]: [other.id, 'Coffee beans'],
  });
});
