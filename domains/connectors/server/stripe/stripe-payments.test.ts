import { addSeconds } from '@egcr/contract/time';
import { TEST_PIN, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openByCard, type ByCard } from '../testing/payers-by-card.ts';
import { usd } from '../testing/payers-elsewhere.ts';

let card: ByCard;
beforeAll(async () => {
  card = await openByCard();
});
afterAll(() => card.close());

const PAYMENTS = '/api/v1/payments';

it('a card is paid on the page of Stripe, and the merchant has the money pending [SYS-02]', async () => {
  const { merchant, payer, id, started, sent, reference } = await card.onPage();
  expect([started.body.state, sent.body.state]).toEqual(['requires_confirmation', 'processing']);
  const waiting = await card.read(payer, id);
  expect([waiting.state, waiting.next_action.kind]).toEqual(['requires_action', 'redirect']);
  expect(waiting.next_action.url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_test_/);
  expect((await card.read(merchant, id)).next_action).toBeNull();
  card.fake.books.pay(reference);
  const back = await card.bank.call('POST', `${PAYMENTS}/${id}/action`, {
    as: payer,
    body: { answer: 'done' },
  });
  expect([back.status, back.body.state]).toEqual([200, 'processing']);
  await card.run(id);
  expect(await card.read(merchant, id)).toMatchObject({ state: 'succeeded', fee: usd('25') });
  expect(await card.balanceIn(merchant)).toMatchObject({ asset: 'USD', pending: usd('2475') });
  expect((await card.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('fifty confirmations at once open one page, and fifty answers take the money once', async () => {
  const sold = await card.shop.shop({ amount: usd('900') }, '0');
  const id = String((await card.shop.start(sold.payer, sold.link)).body.id);
  const all = await Promise.all(Array.from({ length: 50 }, () => card.byCard(sold.payer, id)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.every(({ status }) => status < 500)).toBe(true);
  await Promise.all(Array.from({ length: 5 }, () => card.run(id)));
  expect(card.fake.books.sessions.filter((each) => each.client_reference_id === `${id}:1`)).toHaveLength(1);
  card.fake.books.pay(`${id}:1`);
  card.bank.clock.advance(301);
  await Promise.all(Array.from({ length: 10 }, () => card.run(id)));
  expect(await card.balanceIn(sold.merchant)).toMatchObject({ pending: usd('891') });
});

it('an answer that is lost is asked about, and no second page is opened', async () => {
  const sold = await card.shop.shop({ amount: usd('700') }, '0');
  const id = String((await card.shop.start(sold.payer, sold.link)).body.id);
  card.fake.books.trouble.set(`${id}:1`, 'answer_lost');
  await card.byCard(sold.payer, id);
  await card.run(id);
  expect((await card.read(sold.payer, id)).state).toBe('processing');
  card.bank.clock.advance(6);
  await card.run(id);
  expect((await card.read(sold.payer, id)).state).toBe('requires_action');
  expect(card.fake.books.sessions.filter((each) => each.client_reference_id === `${id}:1`)).toHaveLength(1);
});

it('a payer who goes no further can pay in another way, and the page takes nothing any more', async () => {
  const { payer, id, reference } = await card.onPage();
  await card.bank.call('POST', `${PAYMENTS}/${id}/action`, { as: payer, body: { answer: 'give_up' } });
  await card.run(id, { give_up: true });
  const open = await card.read(payer, id);
  expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'abandoned']);
  expect(card.fake.books.of(reference).status).toBe('expired');
  expect((await card.byCard(payer, id)).body.state).toBe('processing');
  const { rows } = await card.bank.database.pool.query(
    'select route from payments.attempt where payment_id = $1 order by number',
    [id],
  );
  expect(rows.map(({ route }) => route.question.instrument_attempts)).toEqual([0, 1]);
});

it('takes a message only with a signature that is right and new, and learns from Stripe itself what happened', async () => {
  const { merchant, id, reference } = await card.onPage();
  const object = { object: 'checkout.session', client_reference_id: reference };
  expect((await card.hook(object, undefined, 'whsec_wrong')).status).toBe(400);
  for (const off_s of [-301, -86_400, 302, 86_400, 31_536_000]) {
    const at = addSeconds(card.bank.clock.now(), off_s);
    expect([off_s, (await card.hook(object, undefined, undefined, at)).status]).toEqual([off_s, 400]);
  }
  // Signed, and yet nobody has paid: it has us ask, and nothing else.
  expect((await card.hook(object)).status).toBe(200);
  await card.run(id);
  expect((await card.read(merchant, id)).state).toBe('requires_action');
  card.fake.books.pay(reference);
  for (const _ of [1, 2]) expect((await card.hook(object)).status).toBe(200);
  await card.run(id);
  expect((await card.read(merchant, id)).state).toBe('succeeded');
});

it('a page that another has opened, and that names our reference, pays nothing', async () => {
  const sold = await card.shop.shop({ amount: usd('700') }, '0');
  const id = String((await card.shop.start(sold.payer, sold.link)).body.id);
  const reference = `${id}:1`;
  card.fake.books.trouble.set(reference, 'answer_lost');
  await card.byCard(sold.payer, id);
  await card.run(id);
  // Its reference stands in the payer's address bar: they can have a payment link of Stripe name it.
  const { id: session } = card.fake.books.foreign(reference);
  for (const more of [
    { mark: reference },
    { mark: reference, amount_total: 700, currency: 'jpy' },
    { mark: `${id}:2`, amount_total: 700 },
  ])
    card.fake.books.foreign(reference, more);
  card.bank.clock.advance(6);
  const object = { object: 'checkout.session', id: session, client_reference_id: reference };
  expect((await card.hook(object)).status).toBe(200);
  await card.run(id);
  const { state, next_action: next } = await card.read(sold.payer, id);
  const own = card.fake.books.of(reference);
  expect([state, next?.url]).toEqual(['requires_action', `https://checkout.stripe.test/${own.id}`]);
  // And where Stripe says of our own page that it took something else, nobody is told that it is card.paid.
  Object.assign(own, { status: 'complete', payment_status: 'paid', currency: 'jpy' });
  await card.hook(object);
  await card.run(id);
  expect((await card.read(sold.payer, id)).state).toBe('requires_action');
  Object.assign(own, { currency: 'usd' });
  await card.hook(object);
  await card.run(id);
  expect((await card.read(sold.payer, id)).state).toBe('succeeded');
});

it('nobody but the payer can answer for them', async () => {
  const { merchant, id } = await card.onPage();
  const stranger = await card.bank.person('Sly');
  for (const as of [merchant, stranger]) {
    const { status } = await card.bank.call('POST', `${PAYMENTS}/${id}/action`, {
      as,
      body: { answer: 'done' },
    });
    expect(status).toBe(404);
  }
});

const refund = (as: TestPerson, id: string, value: string) =>
  card.bank.call('POST', `${PAYMENTS}/${id}/refunds`, {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: usd(value) },
  });

it('a refund goes back over Stripe, once, and is the merchant’s again where Stripe can’t give it', async () => {
  const { merchant, id } = await card.paid();
  const given = await refund(merchant, id, '500');
  expect([given.status, given.body.refunds[0].state]).toEqual([201, 'pending']);
  const send = (refundId: string) => card.errands.sendRefund(refundId);
  for (const _ of [1, 2]) await send(given.body.refunds[0].id);
  expect((await card.read(merchant, id)).refunds[0].state).toBe('succeeded');
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('1975') });
  card.fake.books.refundsEnd = 'failed';
  const other = await refund(merchant, id, '300');
  const refundId = String(other.body.refunds[1].id);
  await send(refundId);
  card.fake.books.refundsEnd = 'succeeded';
  const after = await card.read(merchant, id);
  expect([after.refunds[1].state, after.refunded]).toEqual(['failed', usd('500')]);
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('1975') });
  expect((await card.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('a refund that Stripe had made, and the bank of the payer sends back, is the merchant’s again', async () => {
  const { merchant, id } = await card.paid();
  const refundId = String((await refund(merchant, id, '500')).body.refunds[0].id);
  await card.errands.sendRefund(refundId);
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('1975') });
  Object.assign(card.fake.books.refunds.at(-1) ?? {}, { status: 'failed' });
  const { body: early } = await card.bank.call('GET', `${PAYMENTS}/${id}`, { as: merchant });
  expect(early.refunds[0].state).toBe('succeeded');
  const object = { object: 'refund', id: 're_1', metadata: { reference: refundId } };
  expect((await card.hook(object, 'refund.failed')).status).toBe(200);
  const { rows } = await card.bank.database.owner.query(
    'select payload from graphile_worker.remove_job($1)',
    [`payments.send_refund ${refundId}`],
  );
  expect(rows[0].payload).toEqual({ refund: refundId });
  for (const _ of [1, 2]) await card.errands.sendRefund(refundId);
  const after = await card.read(merchant, id);
  expect([after.refunds[0].state, after.refunded]).toEqual(['failed', usd('0')]);
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('2475') });
  // It can be given back in another way, or once more.
  expect((await refund(merchant, id, '500')).status).toBe(201);
  expect((await card.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('a refund that Stripe has not made yet is asked about, less and less often, and never made again', async () => {
  const { merchant, id } = await card.paid();
  card.fake.books.refundsEnd = 'pending';
  const given = await refund(merchant, id, '500');
  const refundId = String(given.body.refunds[0].id);
  const made = () => card.fake.books.refunds.filter(({ reference }) => reference === refundId);
  const waits: number[] = [];
  for (let asked = 0; asked < 6; asked += 1) {
    await card.errands.sendRefund(refundId);
    const { rows } = await card.bank.database.owner.query(
      'select extract(epoch from run_at - now())::float as wait from graphile_worker.jobs where key = $1',
      [`payments.send_refund ${refundId}`],
    );
    waits.push(Math.round(rows[0].wait + 0.4));
  }
  card.fake.books.refundsEnd = 'succeeded';
  expect(waits).toEqual([5, 15, 40, 120, 300, 300]);
  expect([made().length, (await card.read(merchant, id)).refunds[0].state]).toEqual([1, 'pending']);
  Object.assign(made()[0] ?? {}, { status: 'succeeded' });
  await card.errands.sendRefund(refundId);
  expect((await card.read(merchant, id)).refunds[0].state).toBe('succeeded');
});

it('a refund of which Stripe knows nothing is made again after a minute, when it can’t be on its way any more', async () => {
  const { merchant, id } = await card.paid();
  const given = await refund(merchant, id, '500');
  const refundId = String(given.body.refunds[0].id);
  const made = () => card.fake.books.refunds.filter(({ reference }) => reference === refundId).length;
  const sentAgo = async (seconds: number) => {
    await card.bank.database.owner.query('update payments.refund set sent_at = $2 where id = $1', [
      refundId,
      addSeconds(card.bank.clock.now(), -seconds),
    ]);
    await card.errands.sendRefund(refundId);
    return [made(), (await card.read(merchant, id)).refunds[0].state];
  };
  expect(await sentAgo(50)).toEqual([0, 'pending']);
  expect(await sentAgo(60)).toEqual([1, 'succeeded']);
});

it('what Stripe can’t give back of a sale that is available is available again', async () => {
  const { merchant, id } = await card.paid();
  card.bank.clock.advance(24 * 3600 + 1);
  await card.bank.runJob('payments.follow_up');
  card.fake.books.refundsEnd = 'failed';
  const { body } = await refund(merchant, id, '500');
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('0'), available: usd('1975') });
  await card.errands.sendRefund(String(body.refunds[0].id));
  card.fake.books.refundsEnd = 'succeeded';
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('0'), available: usd('2475') });
  expect((await card.read(merchant, id)).refunded).toEqual(usd('0'));
});

it('a link is paid by card where Stripe takes its currency, and not where its money is held or it is a test', async () => {
  const merchant = await card.bank.person('Mara');
  const methods = async (more: object) => {
    const { body } = await card.shop.makeLink(merchant, { amount: usd('2500'), ...more });
    return (await card.bank.call('GET', `/api/v1/pay/${body.id}`)).body.methods;
  };
  expect([
    await methods({}),
    await methods({ amount: { value: '2500', assetCode: 'JVD', assetScale: 2 } }),
    await methods({ capture: 'manual' }),
    await methods({ is_test: true }),
  ]).toEqual([['wallet', 'card'], ['wallet'], ['wallet'], ['wallet']]);
});

it('a message without a signature, or without a body, is none', async () => {
  const send = (headers: Record<string, string>, body?: string) =>
    fetch(`${card.bank.url}/api/v1/rails/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
    });
  expect((await send({}, '{}')).status).toBe(400);
  expect((await send({ 'stripe-signature': 't=1,v1=00' })).status).toBe(400);
});

it('no card is asked for on our side: Stripe gets what is sold, and the database no number', async () => {
  const { id } = await card.paid();
  const { rows } = await card.bank.database.pool.query(
    'select provider_ref, instrument, action_url from payments.attempt where payment_id = $1',
    [id],
  );
  expect(rows[0].provider_ref).toMatch(/^pi_/);
  expect([rows[0].instrument, rows[0].action_url]).toEqual([null, null]);
});
