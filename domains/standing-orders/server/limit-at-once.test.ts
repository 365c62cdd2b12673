import { jvd, TEST_PIN, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ORDERS_MAX } from '../contract/limits.ts';
import { addDays } from '../contract/order-rules.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/standing-orders';

it('the limit of scheduled payments holds when all are made at the same time', async () => {
  const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
  const first = addDays(bank.clock.now().toISOString().slice(0, 10), 3);
  const to = { username: bao.username };
  const body = { pin: TEST_PIN, to, amount: jvd('1'), first_on: first, rule: { every: 'monthly' } };
  const answers = await Promise.all(
    Array.from({ length: ORDERS_MAX + 10 }, () =>
      bank.call('POST', PATH, { as: amina, key: crypto.randomUUID(), body }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(ORDERS_MAX);
  expect(answers.filter((answer) => answer.body.code === 'order_limit_reached')).toHaveLength(10);
});
