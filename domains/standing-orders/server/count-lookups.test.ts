import { LOOKUPS_BY_PERSON_MAX } from '@egcr/wallet/contract';
import { jvd, TEST_PIN, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

it('whether an e-mail address is a member’s is not to be had by scheduling either, beyond the day’s look-ups (attack M6)', async () => {
  const [eve, bao] = [await bank.person('Eve', '10000'), await bank.person('Bao')];
  const first_on = new Date(bank.clock.now().getTime() + 24 * 3600_000).toISOString().slice(0, 10);
  const schedule = async (email: string): Promise<string> => {
    const body = { pin: TEST_PIN, to: { email }, amount: jvd('1'), first_on, rule: { every: 'once' } };
    const key = crypto.randomUUID();
    const answer = await bank.call('POST', '/api/v1/wallet/standing-orders', { as: eve, key, body });
    return answer.body.code;
  };
  for (let at = 0; at < LOOKUPS_BY_PERSON_MAX; at += 1)
    expect(await schedule(`stranger${at}@example.org`)).toBe('recipient_unknown');
  expect(await schedule(bao.email)).toBe('too_many_lookups');
  expect(await schedule('nobody@example.org')).toBe('too_many_lookups');
});
