import { addSeconds } from '@egcr/contract/time';
import { errandsIn, shopIn } from '@egcr/payments/testing';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openRailBank } from '../testing/bank.ts';
import { signed, startFakeStripe, type FakeStripe } from '../testing/fake-stripe.ts';
import { STRIPE_WEBHOOK } from './stripe-webhook.ts';

let fake: FakeStripe;
let bank: Bank;
let errands: ReturnType<typeof errandsIn>;
let askDispute: (id: string) => Promise<void>;
let shop: ReturnType<typeof shopIn>;
beforeAll(async () => {
  fake = await startFakeStripe();
  const opened = await openRailBank({ stripe: fake.settings });
  bank = opened.bank;
  errands = errandsIn(bank, opened.rails);
  askDispute = (id) => opened.errand('connectors.ask_stripe_dispute', { id });
  shop = shopIn(bank);
});
afterAll(async () => {
  await bank.close();
  await fake.close();
});

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const PAYMENTS = '/api/v1/payments';

const run = (payment: string, more: object = {}) => errands.run(payment, more);
const read = async (as: TestPerson, id: string) => (await bank.call('GET', `${PAYMENTS}/${id}`, { as })).body;
const byCard = (as: TestPerson, id: string) =>
  bank.call('POST', `${PAYMENTS}/${id}/confirm`, {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, method: 'card' },
  });
const hook = (
  object: object,
  type = 'checkout.session.completed',
  secret?: string,
  at = bank.clock.now(),
) => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  return fetch(`${bank.url}${STRIPE_WEBHOOK}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signed(body, at, secret) },
    body,
  });
};

/** A payer on Stripe's page. */
async function onPage(link: object = {}) {
  const sold = await shop.shop({ amount: usd('2500'), ...link }, '0');
  const started = await shop.start(sold.payer, sold.link, { method: 'card' });
  const id = String(started.body.id);
  const sent = await byCard(sold.payer, id);
  await run(id);
  return { ...sold, id, started, sent, reference: `${id}:1` };
}

const balanceIn = async (as: TestPerson) => {
  const { body } = await bank.call('GET', '/api/v1/payment-balance', { as });
  return body.items[0];
};

it('a card is paid on the page of Stripe, and the merchant has the money pending [SYS-02]', async () => {
  const { merchant, payer, id, started, sent, reference } = await onPage();
  expect([started.body.state, sent.body.state]).toEqual(['requires_confirmation', 'processing']);
  const waiting = await read(payer, id);
  expect([waiting.state, waiting.next_action.kind]).toEqual(['requires_action', 'redirect']);
  expect(waiting.next_action.url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_test_/);
  expect((await read(merchant, id)).next_action).toBeNull();
  fake.books.pay(reference);
  const back = await bank.call('POST', `${PAYMENTS}/${id}/action`, { as: payer, body: { answer: 'done' } });
  expect([back.status, back.body.state]).toEqual([200, 'processing']);
  await run(id);
  expect(await read(merchant, id)).toMatchObject({ state: 'succeeded', fee: usd('25') });
  expect(await balanceIn(merchant)).toMatchObject({ asset: 'USD', pending: usd('2475') });
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('fifty confirmations at once open one page, and fifty answers take the money once', async () => {
  const sold = await shop.shop({ amount: usd('900') }, '0');
  const id = String((await shop.start(sold.payer, sold.link)).body.id);
  const all = await Promise.all(Array.from({ length: 50 }, () => byCard(sold.payer, id)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.every(({ status }) => status < 500)).toBe(true);
  await Promise.all(Array.from({ length: 5 }, () => run(id)));
  expect(fake.books.sessions.filter((each) => each.client_reference_id === `${id}:1`)).toHaveLength(1);
  fake.books.pay(`${id}:1`);
  bank.clock.advance(301);
  await Promise.all(Array.from({ length: 10 }, () => run(id)));
  expect(await balanceIn(sold.merchant)).toMatchObject({ pending: usd('891') });
});

it('an answer that is lost is asked about, and no second page is opened', async () => {
  const sold = await shop.shop({ amount: usd('700') }, '0');
  const id = String((await shop.start(sold.payer, sold.link)).body.id);
  fake.books.trouble.set(`${id}:1`, 'answer_lost');
  await byCard(sold.payer, id);
  await run(id);
  expect((await read(sold.payer, id)).state).toBe('processing');
  bank.clock.advance(6);
  await run(id);
  expect((await read(sold.payer, id)).state).toBe('requires_action');
  expect(fake.books.sessions.filter((each) => each.client_reference_id === `${id}:1`)).toHaveLength(1);
});

it('a payer who goes no further can pay in another way, and the page takes nothing any more', async () => {
  const { payer, id, reference } = await onPage();
  await bank.call('POST', `${PAYMENTS}/${id}/action`, { as: payer, body: { answer: 'give_up' } });
  await run(id, { give_up: true });
  const open = await read(payer, id);
  expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'abandoned']);
  expect(fake.books.of(reference).status).toBe('expired');
  expect((await byCard(payer, id)).body.state).toBe('processing');
  const { rows } = await bank.database.pool.query(
    'select route from payments.attempt where payment_id = $1 order by number',
    [id],
  );
  expect(rows.map(({ route }) => route.question.instrument_attempts)).toEqual([0, 1]);
});

it('takes a message only with a signature that is right and new, and learns from Stripe itself what happened', async () => {
  const { merchant, id, reference } = await onPage();
  const object = { object: 'checkout.session', client_reference_id: reference };
  expect((await hook(object, undefined, 'whsec_wrong')).status).toBe(400);
  for (const off_s of [-301, -86_400, 302, 86_400, 31_536_000]) {
    const at = addSeconds(bank.clock.now(), off_s);
    expect([off_s, (await hook(object, undefined, undefined, at)).status]).toEqual([off_s, 400]);
  }
  // Signed, and yet nobody has paid: it has us ask, and nothing else.
  expect((await hook(object)).status).toBe(200);
  await run(id);
  expect((await read(merchant, id)).state).toBe('requires_action');
  fake.books.pay(reference);
  for (const _ of [1, 2]) expect((await hook(object)).status).toBe(200);
  await run(id);
  expect((await read(merchant, id)).state).toBe('succeeded');
});

it('nobody but the payer can answer for them', async () => {
  const { merchant, id } = await onPage();
  const stranger = await bank.person('Sly');
  for (const as of [merchant, stranger]) {
    const { status } = await bank.call('POST', `${PAYMENTS}/${id}/action`, { as, body: { answer: 'done' } });
    expect(status).toBe(404);
  }
});

/** A payment that Stripe has taken. */
async function paid() {
  const sold = await onPage();
  fake.books.pay(sold.reference);
  await hook({ object: 'checkout.session', client_reference_id: sold.reference });
  await run(sold.id);
  return sold;
}

const refund = (as: TestPerson, id: string, value: string) =>
  bank.call('POST', `${PAYMENTS}/${id}/refunds`, {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: usd(value) },
  });

it('a refund goes back over Stripe, once, and is the merchant’s again where Stripe can’t give it', async () => {
  const { merchant, id } = await paid();
  const given = await refund(merchant, id, '500');
  expect([given.status, given.body.refunds[0].state]).toEqual([201, 'pending']);
  const send = (refundId: string) => errands.sendRefund(refundId);
  for (const _ of [1, 2]) await send(given.body.refunds[0].id);
  expect((await read(merchant, id)).refunds[0].state).toBe('succeeded');
  expect(await balanceIn(merchant)).toMatchObject({ pending: usd('1975') });
  fake.books.refundsEnd = 'failed';
  const other = await refund(merchant, id, '300');
  const refundId = String(other.body.refunds[1].id);
  await send(refundId);
  fake.books.refundsEnd = 'succeeded';
  const after = await read(merchant, id);
  expect([after.refunds[1].state, after.refunded]).toEqual(['failed', usd('500')]);
  expect(await balanceIn(merchant)).toMatchObject({ pending: usd('1975') });
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('a dispute at Stripe keeps the money back, and Stripe alone decides it', async () => {
  const { merchant, payer, id, reference } = await paid();
  const own = await bank.call('POST', `${PAYMENTS}/${id}/disputes`, {
    as: payer,
    key: crypto.randomUUID(),
    body: { reason: 'not_received', statement: 'It never came to me.' },
  });
  expect([own.status, own.body.code]).toEqual([409, 'dispute_elsewhere']);
  const made = fake.books.dispute(reference);
  expect((await hook({ object: 'dispute', id: made.id }, 'charge.dispute.created')).status).toBe(200);
  const follow = () => askDispute(made.id);
  for (const _ of [1, 2]) await follow();
  const disputed = await read(merchant, id);
  expect(disputed.dispute.state).toBe('needs_response');
  expect(await balanceIn(merchant)).toMatchObject({ pending: usd('0'), reserved: usd('2475') });
  made.status = 'lost';
  for (const _ of [1, 2]) await follow();
  expect((await read(merchant, id)).dispute.state).toBe('lost');
  expect(await balanceIn(merchant)).toMatchObject({ reserved: usd('0'), owed: usd('25') });
  expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('no card is asked for on our side: Stripe gets what is sold, and the database no number', async () => {
  const { id } = await paid();
  const { rows } = await bank.database.pool.query(
    'select provider_ref, instrument, action_url from payments.attempt where payment_id = $1',
    [id],
  );
  expect(rows[0].provider_ref).toMatch(/^pi_/);
  expect([rows[0].instrument, rows[0].action_url]).toEqual([null, null]);
});
