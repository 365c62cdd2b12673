import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/requests';
const post = (as: TestPerson, path: string, body: unknown) =>
  bank.call('POST', path, { as, key: crypto.randomUUID(), body });

/** A request of someone whose account is gone. */
async function arranged() {
  const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao', '1000')];
  const asked = await post(amina, PATH, { payer: { username: bao.username }, amount: jvd('5') });
  bank.people.remove(amina.userId);
  return { amina, bao, at: `${PATH}/${asked.body.id}` };
}

it('nobody is asked any more once the account of the one who asked is deleted', async () => {
  const { amina, bao, at } = await arranged();
  for (let times = 0; times < 2; times += 1) await bank.forget(amina);
  expect((await bank.call('GET', at, { as: bao })).body.state).toBe('cancelled');
});

it('a payment to someone who is gone is refused, not a failure, even before that is heard of', async () => {
  const { bao, at } = await arranged();
  const paid = await post(bao, `${at}/pay`, { pin: TEST_PIN });
  expect([paid.status, paid.body.code]).toEqual([423, 'recipient_unavailable']);
});
