import type { Connector } from '@egcr/payments/server';
import { conformsAsRail, requestWith } from '@egcr/payments/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startFakeStripe, type FakeStripe } from '../testing/fake-stripe.ts';
import { stripeApi, stripeConnector } from './stripe-rail.ts';

let fake: FakeStripe;
let connector: Connector;
beforeAll(async () => {
  fake = await startFakeStripe();
  connector = stripeConnector(stripeApi(fake.settings));
});
afterAll(() => fake.close());

conformsAsRail('stripe', {
  open: async () => ({
    connector,
    taken: async (reference) =>
      fake.books.sessions.filter((each) => each.client_reference_id === reference).length,
    onPage: (reference, what) =>
      what === 'pay' ? fake.books.pay(reference) : fake.books.decline(reference, 'do_not_honor'),
    lose: (reference, what) => {
      fake.books.trouble.set(reference, what === 'answer' ? 'answer_lost' : 'request_lost');
    },
  }),
  accepted: 'accepted',
  declined: 'declined',
  answerLost: 'answer_lost',
  requestLost: 'request_lost',
});

it('says why a card was declined, and that a payer went no further, in the words of the router', async () => {
  const [stolen, left] = [requestWith('accepted'), requestWith('accepted')];
  for (const request of [stolen, left]) await connector.pay(request);
  fake.books.decline(stolen.reference, 'stolen_card');
  await connector.giveUp?.(left);
  expect(await connector.ask(stolen)).toEqual({
    state: 'failed',
    failure: 'stolen_card',
  });
  expect(await connector.ask(left)).toEqual({
    state: 'failed',
    failure: 'abandoned',
  });
});

it('gives a payment back once, however often it is asked to, and finds the refund by our name', async () => {
  const request = requestWith('accepted');
  await connector.pay(request);
  fake.books.pay(request.reference);
  const { now, amount } = request;
  const paid = await connector.ask(request);
  const refund = {
    reference: crypto.randomUUID(),
    provider_ref: paid.state === 'succeeded' ? (paid.provider_ref ?? '') : '',
    amount,
    now,
  };
  expect(await connector.askRefund?.(refund)).toEqual({ state: 'absent' });
  for (const _ of [1, 2]) expect(await connector.refund?.(refund)).toEqual({ state: 'succeeded' });
  expect(await connector.askRefund?.(refund)).toEqual({ state: 'succeeded' });
  expect(fake.books.refunds.filter(({ reference }) => reference === refund.reference)).toHaveLength(1);
});

it('a wrong key is a failure of ours, and nothing is called sent', async () => {
  const wrong = stripeConnector(stripeApi({ ...fake.settings, secretKey: 'sk_test_wrong' }));
  const answer = await wrong.pay(requestWith('accepted'));
  expect(answer).toMatchObject({ state: 'failed', failure: 'processing_error' });
});
