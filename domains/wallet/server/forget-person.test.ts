import { afterAll, beforeAll, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from './testing/bank.ts';
import type { TestPerson } from './testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const post = (as: TestPerson, path: string, body: unknown) =>
  bank.call('POST', `/api/v1/wallet/${path}`, { as, key: crypto.randomUUID(), body });
const today = () => bank.clock.now().toISOString().slice(0, 10);

async function arranged() {
  const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao', '1000')];
  const request = await post(amina, 'requests', { payer: { username: bao.username }, amount: jvd('5') });
  const order = await post(bao, 'standing-orders', {
    to: { username: amina.username },
    amount: jvd('5'),
    first_on: today(),
    rule: { every: 'daily' },
  });
  await post(bao, 'payees', { label: 'Amina', to: { username: amina.username } });
  bank.people.remove(amina.userId);
  return { amina, bao, requestId: String(request.body.id), orderId: String(order.body.id) };
}

it('nobody is paid by itself or asked any more once their account is deleted, and others forget them', async () => {
  const { amina, bao, requestId, orderId } = await arranged();
  const event = { id: amina.userId, topic: 'identity.user_deleted', payload: { user_id: amina.userId } };
  for (let times = 0; times < 2; times += 1) {
    await bank.services.unit(async (work) => bank.domain.listeners?.['identity.user_deleted']?.(work, event));
  }
  const request = await bank.call('GET', `/api/v1/wallet/requests/${requestId}`, { as: bao });
  expect(request.body.state).toBe('cancelled');
  const order = await bank.call('GET', `/api/v1/wallet/standing-orders/${orderId}`, { as: bao });
  expect(order.body).toMatchObject({ state: 'ended', to: { name: '' } });
  expect((await bank.call('GET', '/api/v1/wallet/payees', { as: bao })).body.items).toEqual([]);
});

it('a payment to somebody who is gone is refused, not a failure, even before that is heard of', async () => {
  const { bao, requestId, orderId } = await arranged();
  const paid = await post(bao, `requests/${requestId}/pay`, {});
  expect([paid.status, paid.body.code]).toEqual([423, 'recipient_unavailable']);
  bank.clock.advance(24 * 3600);
  await bank.services.unit(async (work) =>
    bank.domain.jobs?.['wallet.run_standing_order']?.(work, { order_id: orderId }),
  );
  const order = await bank.call('GET', `/api/v1/wallet/standing-orders/${orderId}`, { as: bao });
  expect(order.body).toMatchObject({ state: 'active', attempts: 1, runs: [] });
});
