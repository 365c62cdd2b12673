import { TEST_PIN } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openByCard, type ByCard } from '../testing/payers-by-card.ts';
import { usd } from '../testing/payers-elsewhere.ts';

let card: ByCard;
beforeAll(async () => {
  card = await openByCard();
});
afterAll(() => card.close());

const PAYMENTS = '/api/v1/payments';

it('a dispute at Stripe keeps the money back, and Stripe alone decides it', async () => {
  const { merchant, payer, id, reference } = await card.paid();
  const own = await card.bank.call('POST', `${PAYMENTS}/${id}/disputes`, {
    as: payer,
    key: crypto.randomUUID(),
    body: { reason: 'not_received', statement: 'It never came to me.' },
  });
  expect([own.status, own.body.code]).toEqual([409, 'dispute_elsewhere']);
  const made = card.fake.books.dispute(reference);
  expect((await card.hook({ object: 'dispute', id: made.id }, 'charge.dispute.created')).status).toBe(200);
  const follow = () => card.askDispute(made.id);
  for (const _ of [1, 2]) await follow();
  const disputed = await card.read(merchant, id);
  expect(disputed.dispute.state).toBe('needs_response');
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('0'), reserved: usd('2475') });
  made.status = 'lost';
  for (const _ of [1, 2]) await follow();
  expect((await card.read(merchant, id)).dispute.state).toBe('lost');
  // Its history says that Stripe judged it, though its merchant never answered.
  const dispute = `/api/v1/disputes/${disputed.dispute.id}`;
  const { body } = await card.bank.call('GET', dispute, { as: merchant });
  expect(body.steps.map(({ state, by }: { state: string; by: string }) => [state, by])).toEqual([
    ['needs_response', 'rail'],
    ['under_review', 'rail'],
    ['lost', 'rail'],
  ]);
  expect(await card.balanceIn(merchant)).toMatchObject({ reserved: usd('0'), owed: usd('25') });
  expect((await card.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
});

it('believes only a dispute about the payment that Stripe took for it, in the currency of it', async () => {
  const [{ merchant, id, reference }, other] = [await card.paid(), await card.paid()];
  const foreign = card.fake.books.foreign(reference, { mark: reference, amount_total: 2500 });
  for (const wrong of [
    { intent: foreign.intent },
    { intent: card.fake.books.of(other.reference).intent, currency: 'jpy' },
    { currency: 'jpy' },
    { amount: 0 },
  ])
    await card.heardOf(card.fake.books.dispute(reference, wrong));
  expect((await card.read(merchant, id)).dispute).toBeNull();
  expect((await card.read(other.merchant, other.id)).dispute).toBeNull();
  const heard = card.fake.books.heard.length;
  for (const unknown of ['du_none', 'nothing of the kind', '../refunds', '', 'x'.repeat(5000)]) {
    expect((await card.hook({ object: 'dispute', id: unknown }, 'charge.dispute.created')).status).toBe(200);
    await card.askDispute(unknown);
  }
  expect(card.fake.books.heard.slice(heard)).toEqual(['GET /v1/disputes/du_none']);
  await card.heardOf(card.fake.books.dispute(reference, { amount: 1000 }));
  expect((await card.read(merchant, id)).dispute.state).toBe('needs_response');
  expect(await card.balanceIn(merchant)).toMatchObject({ reserved: usd('1000') });
});

it('a dispute that Stripe tells twice under different names counts once, for no more than was taken', async () => {
  const { merchant, id, reference } = await card.paid();
  const [one, other] = [
    card.fake.books.dispute(reference, { amount: 9900 }),
    card.fake.books.dispute(reference),
  ];
  await Promise.all([one, other, one, other].map(card.heardOf));
  const { dispute } = await card.read(merchant, id);
  expect([dispute.state, await card.balanceIn(merchant)]).toMatchObject([
    'needs_response',
    { pending: usd('0'), reserved: usd('2475') },
  ]);
  const [{ amount }] = (await card.bank.call('GET', '/api/v1/disputes', { as: merchant })).body.items;
  expect(amount).toEqual(usd('2500'));
});

it.each(['the same name', 'another name'])(
  'a chargeback that follows a closed question under %s is a dispute that counts, and each is answered for itself',
  async (name) => {
    const { merchant, payer, id, reference } = await card.paid();
    const asked = card.fake.books.dispute(reference, { status: 'warning_needs_response', amount: 1000 });
    await card.heardOf(asked);
    const first = await card.answered(merchant, id, 'They were handed over on Monday.');
    await card.handOver(first);
    expect(asked).toMatchObject({
      status: 'warning_under_review',
      evidence: 'They were handed over on Monday.',
    });
    asked.status = 'warning_closed';
    await card.heardOf(asked);
    expect((await card.read(merchant, id)).dispute.state).toBe('warning_closed');
    const raised =
      name === 'the same name'
        ? Object.assign(asked, { status: 'needs_response' })
        : card.fake.books.dispute(reference);
    for (const _ of [1, 2]) await card.heardOf(raised);
    const { dispute } = await card.read(merchant, id);
    const kept = usd(String(raised.amount === 1000 ? 1000 : 2475));
    expect([dispute.state, await card.balanceIn(merchant)]).toMatchObject([
      'needs_response',
      { reserved: kept },
    ]);
    const shown = (await card.bank.call('GET', `/api/v1/disputes/${dispute.id}`, { as: merchant })).body;
    expect(shown).toMatchObject({ ended_at: null, amount: usd(String(raised.amount)) });
    const earlier = { evidence: 'They were handed over on Monday.', at: first.at };
    expect(shown).toMatchObject({ evidence: null, answered_at: null, earlier_answer: earlier });
    // The question is over: what was said to it is not handed over for the dispute.
    await card.handOver(first);
    expect(raised.status).toBe('needs_response');
    card.bank.clock.advance(600);
    const second = await card.answered(merchant, id, 'Here is the receipt of the carrier.');
    await card.handOver(second);
    expect(raised).toMatchObject({
      status: 'under_review',
      evidence: 'Here is the receipt of the carrier.',
    });
    expect(asked.evidence).toBe(asked === raised ? 'Here is the receipt of the carrier.' : earlier.evidence);
    raised.status = 'lost';
    await card.heardOf(raised);
    expect((await card.read(payer, id)).dispute.state).toBe('lost');
    const { body: ended } = await card.bank.call('GET', `/api/v1/disputes/${dispute.id}`, { as: merchant });
    expect(ended).toMatchObject({
      evidence: 'Here is the receipt of the carrier.',
      answered_at: second.at,
      earlier_answer: earlier,
    });
    expect((await card.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  },
);

it('time decides nothing of a dispute at Stripe: a question that is closed, or won, late keeps the merchant’s money', async () => {
  const [asked, raised, late] = [await card.paid(), await card.paid(), await card.paid()];
  const question = card.fake.books.dispute(asked.reference, { status: 'warning_needs_response' });
  const dispute = card.fake.books.dispute(raised.reference);
  for (const made of [question, dispute]) await card.heardOf(made);
  card.bank.clock.advance(40 * 24 * 3600);
  await card.bank.runJob('payments.follow_up');
  Object.assign(question, { status: 'warning_closed' });
  Object.assign(dispute, { status: 'won' });
  // Of this one the first thing that reaches us is that it is closed.
  const closed = card.fake.books.dispute(late.reference, { status: 'warning_closed' });
  for (const made of [question, dispute, closed]) await card.heardOf(made);
  for (const [{ merchant, id }, state] of [
    [asked, 'warning_closed'],
    [raised, 'won'],
    [late, 'warning_closed'],
  ] as const) {
    expect((await card.read(merchant, id)).dispute.state).toBe(state);
    expect(await card.balanceIn(merchant)).toMatchObject({ available: usd('2475'), reserved: usd('0') });
  }
});

it.each([
  ['duplicate', 'duplicate'],
  ['fraudulent', 'fraudulent'],
  ['unrecognized', 'fraudulent'],
  ['product_not_received', 'not_received'],
  ['product_unacceptable', 'not_as_described'],
  ['credit_not_processed', 'refund_missing'],
  ['general', 'other'],
])(
  'a dispute that Stripe calls %s is one for the reason %s, until the day that Stripe says',
  async (said, reason) => {
    const { merchant, id, reference } = await card.paid();
    const due_s = Math.floor(card.bank.clock.now().getTime() / 1000) + 9 * 24 * 3600;
    await card.heardOf(card.fake.books.dispute(reference, { reason: said, due_s }));
    const { dispute } = await card.read(merchant, id);
    const { body } = await card.bank.call('GET', `/api/v1/disputes/${dispute.id}`, { as: merchant });
    expect([body.reason, body.due_at]).toEqual([reason, new Date(due_s * 1000).toISOString()]);
  },
);

it('a dispute whose day is over, or of which Stripe names none, can be answered for an hour', async () => {
  for (const due_s of [null, 1000]) {
    const { merchant, id, reference } = await card.paid();
    await card.heardOf(card.fake.books.dispute(reference, { due_s }));
    const { dispute } = await card.read(merchant, id);
    const { body } = await card.bank.call('GET', `/api/v1/disputes/${dispute.id}`, { as: merchant });
    expect(Date.parse(body.due_at) - Date.parse(body.opened_at)).toBe(3_600_000);
  }
});

it('a merchant who accepts a dispute gives it up at Stripe, too', async () => {
  const { merchant, id, reference } = await card.paid();
  const made = card.fake.books.dispute(reference, { amount: 1000 });
  await card.heardOf(made);
  const { dispute } = await card.read(merchant, id);
  const accepted = await card.bank.call('POST', `/api/v1/disputes/${dispute.id}/accept`, {
    as: merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN },
  });
  expect([accepted.status, accepted.body.state]).toEqual([200, 'lost']);
  await card.handOver({ errand: { dispute: dispute.id, state: 'lost' } });
  expect([made.status, card.fake.books.heard.at(-1)]).toEqual(['lost', `POST /v1/disputes/${made.id}/close`]);
});

it('a dispute that overtakes the word that its payment was taken waits for it', async () => {
  const { merchant, id, reference } = await card.onPage();
  card.fake.books.pay(reference);
  const made = card.fake.books.dispute(reference);
  // The queue goes by the database's own time.
  const inAMinute = () => Date.now() + 60_000;
  const earliest = inAMinute();
  await card.heardOf(made);
  expect((await card.read(merchant, id)).state).toBe('requires_action');
  const key = `connectors.ask_stripe_dispute ${made.id}`;
  const { rows } = await card.bank.database.pool.query(
    'select run_at from graphile_worker.jobs where key = $1',
    [key],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].run_at.getTime()).toBeGreaterThanOrEqual(earliest);
  expect(rows[0].run_at.getTime()).toBeLessThanOrEqual(inAMinute());
  await card.run(id);
  await card.askDispute(made.id);
  const { state, dispute } = await card.read(merchant, id);
  expect([state, dispute.state]).toEqual(['succeeded', 'needs_response']);
  expect(await card.balanceIn(merchant)).toMatchObject({ pending: usd('0'), reserved: usd('2475') });
});
