import { jvd, TEST_PIN, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { RUN_ORDER } from './run-orders.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/standing-orders';
const today = () => bank.clock.now().toISOString().slice(0, 10);

/** An order that pays someone every day, whose account is gone. */
async function arranged() {
  const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao', '1000')];
  const made = await bank.call('POST', PATH, {
    as: bao,
    key: crypto.randomUUID(),
    body: {
      pin: TEST_PIN,
      to: { username: amina.username },
      amount: jvd('5'),
      first_on: today(),
      rule: { every: 'daily' },
    },
  });
  expect(made.status).toBe(201);
  bank.people.remove(amina.userId);
  return { amina, bao, at: `${PATH}/${made.body.id}`, orderId: String(made.body.id) };
}

it('nobody is paid automatically once their account is deleted', async () => {
  const { amina, bao, at } = await arranged();
  for (let times = 0; times < 2; times += 1) await bank.forget(amina);
  const order = await bank.call('GET', at, { as: bao });
  expect(order.body).toMatchObject({ state: 'ended', to: { name: '' } });
});

it('a payment to someone who is gone is refused, not a failure, even before that is heard of', async () => {
  const { bao, at, orderId } = await arranged();
  bank.clock.advance(24 * 3600);
  await bank.runJob(RUN_ORDER, { order_id: orderId });
  const order = await bank.call('GET', at, { as: bao });
  expect(order.body).toMatchObject({ state: 'active', attempts: 1, runs: [] });
});
