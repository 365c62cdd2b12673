import { errandsIn, shopIn } from '@egcr/payments/testing';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { STRIPE_WEBHOOK } from '../stripe/stripe-webhook.ts';
import { openRailBank } from './bank.ts';
import { signed, startFakeStripe } from './fake-stripe.ts';
import { usd } from './payers-elsewhere.ts';

const PAYMENTS = '/api/v1/payments';

const balanceIn =
  (bank: Bank) =>
  async (as: TestPerson): Promise<unknown> =>
    (await bank.call('GET', '/api/v1/payment-balance', { as })).body.items[0];

/** What a merchant answers to a dispute, and how it leaves for the rail. */
function answersIn(bank: Bank, errands: ReturnType<typeof errandsIn>) {
  return {
    /** The errand with which the answer leaves, and when it was given. */
    answered: async (as: TestPerson, payment: string, evidence: string) => {
      const { dispute } = (await bank.call('GET', `${PAYMENTS}/${payment}`, { as })).body;
      const { status, body } = await bank.call('POST', `/api/v1/disputes/${dispute.id}/evidence`, {
        as,
        key: crypto.randomUUID(),
        body: { evidence },
      });
      if (status !== 200) throw new Error(`the answer was refused with ${status}`);
      const { rows } = await bank.database.pool.query('select payload from graphile_worker.remove_job($1)', [
        `payments.answer_rail ${dispute.id}`,
      ]);
      return { errand: rows[0].payload, at: String(body.steps.at(-1).at) };
    },
    handOver: ({ errand }: { readonly errand: Readonly<Record<string, unknown>> }) =>
      errands.answerRail(errand),
  };
}

/** A bank whose customers pay by card at Stripe, and what they and Stripe do. */
export async function openByCard() {
  const fake = await startFakeStripe();
  const { bank, rails, errand } = await openRailBank({ stripe: fake.settings });
  const errands = errandsIn(bank, rails);
  const shop = shopIn(bank);
  const run = (payment: string, more: object = {}) => errands.run(payment, more);
  const read = async (as: TestPerson, id: string) =>
    (await bank.call('GET', `${PAYMENTS}/${id}`, { as })).body;
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
  const onPage = async (link: object = {}) => {
    const sold = await shop.shop({ amount: usd('2500'), ...link }, '0');
    const started = await shop.start(sold.payer, sold.link, { method: 'card' });
    const id = String(started.body.id);
    const sent = await byCard(sold.payer, id);
    await run(id);
    return { ...sold, id, started, sent, reference: `${id}:1` };
  };
  /** A payment that Stripe has taken. */
  const paid = async () => {
    const sold = await onPage();
    fake.books.pay(sold.reference);
    await hook({ object: 'checkout.session', client_reference_id: sold.reference });
    await run(sold.id);
    return sold;
  };
  const askDispute = (id: string) => errand('connectors.ask_stripe_dispute', { id });
  /** What Stripe now has of a dispute, heard and followed. */
  const heardOf = async ({ id }: { readonly id: string }) => {
    await hook({ object: 'dispute', id }, 'charge.dispute.updated');
    await askDispute(id);
  };
  const close = async () => {
    await bank.close();
    await fake.close();
  };
  return {
    fake,
    bank,
    errands,
    shop,
    run,
    read,
    byCard,
    hook,
    onPage,
    paid,
    balanceIn: balanceIn(bank),
    askDispute,
    heardOf,
    ...answersIn(bank, errands),
    close,
  };
}

export type ByCard = Awaited<ReturnType<typeof openByCard>>;
