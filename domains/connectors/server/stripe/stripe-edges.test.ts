import { uuidv7 } from '@egcr/contract/ids';
import { requestWith } from '@egcr/payments/testing';
import type { Connector } from '@egcr/payments/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startFakeStripe, type FakeStripe } from '../testing/fake-stripe.ts';
import { openByCard } from '../testing/payers-by-card.ts';
import { isDisputeName } from './stripe-disputes.ts';
import { stripeApi, stripeConnector, stripeRail } from './stripe-rail.ts';

let fake: FakeStripe;
let connector: Connector;
beforeAll(async () => {
  fake = await startFakeStripe();
  connector = stripeConnector(stripeApi(fake.settings));
});
afterAll(() => fake.close());

it('the rail costs thirty cents and 2.9 percent, takes three seconds, and carries eight currencies', () => {
  expect(stripeRail(stripeApi(fake.settings))).toMatchObject({
    rail: 'stripe',
    method: 'card',
    assets: ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'INR', 'CAD', 'AUD'],
    max: '99999999',
    cost: { fixed: '30', variable_bps: '290', p95_ms: 3000 },
  });
});

it('a page is open for forty minutes, and opening it takes as long as it takes', async () => {
  const began = performance.now();
  const now = new Date('2026-11-27T12:00:00.999Z');
  const { took_ms: took, ...page } = await connector.pay(requestWith('accepted', { now }));
  expect(took).toBeGreaterThanOrEqual(0);
  expect(took).toBeLessThanOrEqual(performance.now() - began + 1);
  expect(page).toMatchObject({ state: 'action', until: new Date('2026-11-27T12:40:00.000Z') });
});

describe('a page whose answer was lost', () => {
  const DAY_S = 24 * 3600;
  let year = 2030;
  /** An hour far from that of all other pages, and what is asked then. */
  const hour = () => {
    const now = new Date(`${(year += 1)}-01-01T12:00:00.000Z`);
    return { now, created: now.getTime() / 1000 };
  };
  const wanted = (reference: string) => ({
    mark: reference,
    amount_total: 2500,
    status: 'open' as const,
    payment_status: 'unpaid' as const,
  });

  it('is looked for among those of the last twenty-five hours', async () => {
    const { now, created } = hour();
    const [found, old] = [requestWith('accepted', { now }), requestWith('accepted', { now })];
    fake.books.foreign(found.reference, { ...wanted(found.reference), created: created - DAY_S - 3600 });
    fake.books.foreign(old.reference, { ...wanted(old.reference), created: created - DAY_S - 3601 });
    expect((await connector.ask(found)).state).toBe('action');
    expect((await connector.ask(old)).state).toBe('absent');
  });

  it('is looked for among the newest thousand; of what is older it is not known whether it is there', async () => {
    const { now, created } = hour();
    const asked = requestWith('accepted', { now });
    const others = (many: number) => {
      for (let count = 0; count < many; count += 1) fake.books.foreign('another', { created });
    };
    fake.books.foreign(asked.reference, { ...wanted(asked.reference), created });
    others(999);
    expect((await connector.ask(asked)).state).toBe('action');
    others(1);
    await expect(connector.ask(asked)).rejects.toThrow('more open pages');
  });

  it('is absent where fewer than a thousand others are all that there are', async () => {
    const { now, created } = hour();
    for (let count = 0; count < 999; count += 1) fake.books.foreign('another', { created });
    expect(await connector.ask(requestWith('accepted', { now }))).toEqual({ state: 'absent' });
    fake.books.foreign('another', { created });
    await expect(connector.ask(requestWith('accepted', { now }))).rejects.toThrow('more open pages');
  });

  it.each([
    ['that is ours', {}, 'action'],
    ['for another amount', { amount_total: 2501 }, 'unknown'],
    ['in another currency', { currency: 'eur' }, 'unknown'],
    ['that was completed and not paid', { status: 'complete' }, 'unknown'],
    ['that was paid', { status: 'complete', payment_status: 'paid' }, 'succeeded'],
    ['that has expired', { status: 'expired' }, 'failed'],
    ['that another has opened', { mark: null }, 'absent'],
    ['that another request has opened', { mark: 'another' }, 'absent'],
  ] as const)('%s says this', async (_what, more, state) => {
    const { now, created } = hour();
    const asked = requestWith('accepted', { now });
    fake.books.foreign(asked.reference, { ...wanted(asked.reference), created, ...more });
    expect((await connector.ask(asked)).state).toBe(state);
  });

  const paid = { status: 'complete', payment_status: 'paid' } as const;
  it.each([
    ['that has begun none', { intent_says: null }, 'action'],
    ['that was paid without one', { ...paid, intent_says: null }, 'unknown'],
    ['that is of another request', { intent_says: { metadata: { reference: 'another' } } }, 'unknown'],
    ['that is for another amount', { intent_says: { amount: 2501 } }, 'unknown'],
    ['that is in another currency', { intent_says: { currency: 'eur' } }, 'unknown'],
    ['that has brought less', { ...paid, intent_says: { amount_received: 2499 } }, 'unknown'],
    ['that expired before it had one', { status: 'expired', intent_says: null }, 'failed'],
  ] as const)('with a payment %s says this', async (_what, more, state) => {
    const { now, created } = hour();
    const asked = requestWith('accepted', { now });
    fake.books.foreign(asked.reference, { ...wanted(asked.reference), created, ...more });
    expect((await connector.ask(asked)).state).toBe(state);
  });

  it('is told by the page that is right, also where others in its name say something else', async () => {
    const { now, created } = hour();
    const asked = requestWith('accepted', { now });
    const page = (more: object) =>
      fake.books.foreign(asked.reference, { ...wanted(asked.reference), created, ...more });
    page({ amount_total: 1 });
    const right = page({});
    page({ currency: 'eur' });
    expect(await connector.ask(asked)).toMatchObject({ state: 'action', provider_ref: right.id });
  });

  it('is asked for by its own name where it has been told, however long ago', async () => {
    const { now, created } = hour();
    const asked = requestWith('accepted', { now });
    const page = fake.books.foreign(asked.reference, {
      ...wanted(asked.reference),
      created: created - 30 * DAY_S,
    });
    const state = async (ref: string) => (await connector.ask({ ...asked, provider_ref: ref })).state;
    expect([await state(page.id), await state('pi_1')]).toEqual(['action', 'absent']);
  });

  it('is closed once its payer gives up, while it is open and ours', async () => {
    const give = async (more: object) => {
      const { now, created } = hour();
      const asked = requestWith('accepted', { now });
      const page = fake.books.foreign(asked.reference, { ...wanted(asked.reference), created, ...more });
      const heard = fake.books.heard.length;
      await connector.giveUp?.(asked);
      return [page.status, fake.books.heard.slice(heard).some((call) => call.endsWith('/expire'))];
    };
    expect(await give({})).toEqual(['expired', true]);
    expect(await give({ mark: null })).toEqual(['open', false]);
    expect(await give({ status: 'complete', payment_status: 'paid' })).toEqual(['complete', false]);
    expect(await give({ status: 'expired' })).toEqual(['expired', false]);
  });
});

describe('a refund', () => {
  const refund = (reference: string = crypto.randomUUID()) => ({
    reference,
    provider_ref: 'pi_of_a_sale',
    amount: { value: '2500', assetCode: 'USD', assetScale: 2 },
    now: new Date(),
  });

  it.each([
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['pending', 'unknown'],
    ['requires_action', 'unknown'],
  ] as const)('that Stripe calls %s has %s', async (said, state) => {
    const asked = refund();
    expect(await connector.askRefund?.(asked)).toEqual({ state: 'absent' });
    await connector.refund?.(asked);
    Object.assign(fake.books.refunds.at(-1) ?? {}, { status: said });
    expect(await connector.askRefund?.(asked)).toEqual({ state });
  });

  it('that Stripe refuses has failed; one that no answer comes to may have been made', async () => {
    const wrong = stripeConnector(stripeApi({ ...fake.settings, secretKey: 'sk_test_wrong' }));
    expect(await wrong.refund?.(refund())).toEqual({ state: 'failed' });
    const gone = await startFakeStripe();
    await gone.close();
    const silent = stripeConnector(stripeApi(gone.settings));
    expect(await silent.refund?.(refund())).toEqual({ state: 'unknown' });
    expect(await silent.pay(requestWith('accepted'))).toMatchObject({ state: 'unknown' });
  });
});

it.each([
  [400, 'invalid_request_error', 'failed'],
  [429, 'rate_limit_error', 'unknown'],
  [503, 'api_error', 'unknown'],
])('a refund that Stripe answers with %s (%s) is %s', async (status, type, state) => {
  const asked = {
    reference: crypto.randomUUID(),
    provider_ref: 'pi_of_a_sale',
    amount: { value: '2500', assetCode: 'USD', assetScale: 2 },
    now: new Date(),
  };
  fake.books.refusal = { status, type };
  expect(await connector.refund?.(asked)).toEqual({ state });
  fake.books.refusal = undefined;
  expect(await connector.refund?.(asked)).toEqual({ state: 'succeeded' });
});

it.each([
  ['du_1', true],
  ['dp_1', true],
  [`du_${'a'.repeat(200)}`, true],
  [`du_${'a'.repeat(201)}`, false],
  ['du_', false],
  ['re_1', false],
  ['du_1/close', false],
])('%s is the name of a dispute: %s', (name, isOne) => {
  expect(isDisputeName(name)).toBe(isOne);
});

describe('a message of Stripe', () => {
  it('is taken five minutes early or late, and no second more; of 256 KiB, and no byte more', async () => {
    const card = await openByCard();
    const now = new Date('2027-01-01T12:00:00.000Z');
    vi.spyOn(card.bank.clock, 'now').mockReturnValue(now);
    const off = async (seconds: number) => {
      const { status } = await card.hook(
        { object: 'event' },
        'any',
        undefined,
        new Date(+now + seconds * 1000),
      );
      return status;
    };
    expect([await off(-301), await off(-300), await off(300), await off(301)]).toEqual([400, 200, 200, 400]);
    const empty = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'any',
      data: { object: { pad: '' } },
    });
    const most = 256 * 1024 - empty.length;
    expect((await card.hook({ pad: 'x'.repeat(most) }, 'any')).status).toBe(200);
    expect((await card.hook({ pad: 'x'.repeat(most + 1) }, 'any')).status).toBe(413);
    vi.restoreAllMocks();
    await card.close();
  });

  it('has us ask about a page where it is of a page, and about a dispute or a refund of ours where it names one', async () => {
    const card = await openByCard();
    const { id, reference } = await card.onPage();
    const askedAt = async () => {
      const { rows } = await card.bank.database.pool.query(
        'select ask_at from payments.attempt where payment_id = $1',
        [id],
      );
      return rows[0].ask_at.getTime();
    };
    const before = await askedAt();
    for (const [object, type] of [
      [{ client_reference_id: reference }, 'payment_intent.succeeded'],
      [{ client_reference_id: null }, 'checkout.session.completed'],
      [{}, 'checkout.session.completed'],
      [{ id: 'du_none', client_reference_id: reference }, 'charge.dispute.created'],
      [{ id: 'cs_1', client_reference_id: reference }, 'charge.dispute.created'],
      [{ client_reference_id: reference }, 'charge.dispute.created'],
    ] as const)
      expect((await card.hook(object, type)).status).toBe(200);
    expect(await askedAt()).toBe(before);
    const { rows } = await card.bank.database.owner.query(
      "select key from graphile_worker.jobs where key like 'connectors.ask_stripe_dispute %'",
    );
    expect(rows).toEqual([{ key: 'connectors.ask_stripe_dispute du_none' }]);
    await card.hook({ client_reference_id: reference }, 'checkout.session.expired');
    expect(await askedAt()).toBeLessThan(before);
    const refund = uuidv7(Date.now());
    const isAsked = async (object: object, type: string) => {
      await card.hook(object, type);
      const { rows: removed } = await card.bank.database.owner.query(
        'select (graphile_worker.remove_job($1)).id is not null as is_there',
        [`payments.send_refund ${refund}`],
      );
      return removed[0]?.is_there === true;
    };
    for (const [object, type, isOne] of [
      [{ metadata: { reference: refund } }, 'refund.failed', true],
      [{ metadata: { reference: refund } }, 'refund.updated', true],
      [{ metadata: { reference: refund } }, 'charge.refund.updated', true],
      [{ metadata: { reference: refund } }, 'charge.refunded', false],
      [{ metadata: { reference: refund } }, 'checkout.session.completed', false],
      [{ client_reference_id: refund }, 'refund.failed', false],
      [{ metadata: {} }, 'refund.failed', false],
      [{ metadata: null }, 'refund.failed', false],
      [{}, 'refund.failed', false],
    ] as const)
      expect([type, await isAsked(object, type)]).toEqual([type, isOne]);
    await card.close();
  });
});
