import type { AddressInfo } from 'node:net';

import { keyIn } from '@egcr/developers/testing';
import { openBank, shopIn } from '@egcr/payments/testing';
import { TEST_PIN, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createShop } from './shop.ts';

const WEBHOOKS = '/api/v1/developers/webhooks';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

/** A shop of a merchant's, with a live key and a webhook of its own. */
async function openShop() {
  const merchant = await bank.person('Mara');
  const key = await keyIn(bank)(merchant);
  const settings = { apiUrl: bank.url, apiKey: String(key.body.secret), shopUrl: '', webhookSecret: '' };
  const { server, orders } = createShop(settings);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  settings.shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hook = await bank.call('POST', WEBHOOKS, {
    as: merchant,
    body: { url: `${settings.shopUrl}/hooks`, mode: 'live', pin: TEST_PIN },
  });
  settings.webhookSecret = String(hook.body.secret);
  return { merchant, hookId: String(hook.body.webhook.id), settings, orders, server };
}

/** What the queue does in the product: the listener hears each event, and each delivery is sent. */
async function deliver(ownerId: string): Promise<void> {
  const { rows } = await bank.database.pool.query(
    "select id, topic, payload from platform.event where topic = 'developers.event_asked' and payload ->> 'owner_id' = $1 order by id",
    [ownerId],
  );
  const [listener] = bank.domains.flatMap(({ listeners }) => listeners?.['developers.event_asked'] ?? []);
  for (const { id, topic, payload } of rows)
    await bank.services.unit(async (work) => listener?.(work, { id: String(id), topic, payload }));
  const waiting = await bank.database.pool.query(
    'select id from developers.delivery where owner_id = $1 and next_at is not null order by id',
    [ownerId],
  );
  for (const { id } of waiting.rows) await sendAgain(String(id));
}

async function sendAgain(id: string): Promise<void> {
  const [errand] = bank.domains.flatMap(({ outings }) => outings?.['developers.deliver'] ?? []);
  await errand?.(bank.services, { id });
}

it('takes an order to the checkout, hears that it is paid, and sends it once, however often it is told [SYS-02]', async () => {
  const { merchant, hookId, settings, orders, server } = await openShop();
  const { start, confirm } = shopIn(bank);
  const payer = await bank.person('Pim', '10000');
  const ordered = await fetch(`${settings.shopUrl}/orders`, {
    method: 'POST',
    body: new URLSearchParams({ product: '0' }),
    redirect: 'manual',
  });
  const checkout = new URL(ordered.headers.get('location') ?? '');
  expect([ordered.status, checkout.pathname.split('/')[1]]).toEqual([303, 'checkout']);
  const page = await bank.call('GET', `/api/v1${checkout.pathname}`, {});
  expect(page.body).toMatchObject({ title: 'Coffee beans, 500 g', amount: { value: '1250' }, left: 1 });

  const started = await start(payer, page.body.id);
  const paid = await confirm(payer, started.body.id);
  const back = String(paid.body.return_url);
  expect(back.startsWith(`${settings.shopUrl}/orders/`)).toBe(true);
  expect(await (await fetch(back)).text()).toContain('Not paid yet');
  await deliver(merchant.userId);
  expect(await (await fetch(back)).text()).toContain('Paid.');

  const [delivery] = (await bank.call('GET', `${WEBHOOKS}/${hookId}/deliveries`, { as: merchant })).body
    .items;
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 1 });
  const again = await bank.call('POST', `${WEBHOOKS}/${hookId}/deliveries/${delivery.id}/redeliver`, {
    as: merchant,
    key: crypto.randomUUID(),
  });
  expect(again.status).toBeLessThan(300);
  await sendAgain(delivery.id);
  const [after] = (await bank.call('GET', `${WEBHOOKS}/${hookId}/deliveries`, { as: merchant })).body.items;
  expect(after).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(orders.find(new URL(back).pathname.slice(8))).toMatchObject({ isPaid: true, timesSent: 1 });
  server.close();
});

it('believes nobody who does not sign, and sends nothing for less money than it asked', async () => {
  const { settings, orders, server } = await openShop();
  const forged = await fetch(`${settings.shopUrl}/hooks`, {
    method: 'POST',
    headers: { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    body: '{}',
  });
  expect(forged.status).toBe(400);
  const order = orders.add({ name: 'Tea, 100 g', cents: 800 });
  const told = (value: string, { assetCode = 'JVD', inReview = false } = {}) => ({
    state: 'succeeded',
    in_review: inReview,
    amount: { value, assetCode },
    refunded: { value: '0' },
    metadata: { order: order.id },
  });
  orders.hear('1', 'payment.succeeded', told('799'));
  orders.hear('2', 'payment.succeeded', told('800', { assetCode: 'EUR' }));
  orders.hear('3', 'payment.canceled', told('800'));
  orders.hear('3b', 'payment.succeeded', told('800', { inReview: true }));
  expect(order.timesSent).toBe(0);
  orders.hear('4', 'payment.reviewed', told('800'));
  orders.hear('4', 'payment.reviewed', told('800'));
  orders.hear('5', 'payment.succeeded', told('800'));
  expect(order.timesSent).toBe(1);
  server.close();
});
