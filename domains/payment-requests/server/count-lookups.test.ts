import { LOOKUPS_BY_PERSON_MAX } from '@egcr/wallet/contract';
import { jvd, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

it('whether an e-mail address is a member’s is not to be had by asking for money either, beyond the day’s look-ups (attack M6)', async () => {
  const [eve, bao] = [await bank.person('Eve', '10000'), await bank.person('Bao')];
  const ask = async (email: string): Promise<string> => {
    const body = { payer: { email }, amount: jvd('1') };
    const key = crypto.randomUUID();
    const answer = await bank.call('POST', '/api/v1/wallet/requests', { as: eve, key, body });
    return answer.body.code;
  };
  for (let at = 0; at < LOOKUPS_BY_PERSON_MAX; at += 1)
    expect(await ask(`stranger${at}@example.org`)).toBe('recipient_unknown');
  expect(await ask(bao.email)).toBe('too_many_lookups');
  expect(await ask('nobody@example.org')).toBe('too_many_lookups');
});
