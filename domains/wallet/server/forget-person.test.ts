import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank, type Bank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

it('others forget a person once their account is deleted', async () => {
  const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
  const body = { label: 'Amina', to: { username: amina.username } };
  await bank.call('POST', '/api/v1/wallet/payees', { as: bao, key: crypto.randomUUID(), body });
  const payees = async () => (await bank.call('GET', '/api/v1/wallet/payees', { as: bao })).body.items;
  expect(await payees()).toHaveLength(1);
  bank.people.remove(amina.userId);
  for (let times = 0; times < 2; times += 1) await bank.forget(amina);
  expect(await payees()).toEqual([]);
});
