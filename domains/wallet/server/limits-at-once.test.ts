import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank, type Bank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

it('one payee for one person, also where they are added ten times at the same time', async () => {
  const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      bank.call('POST', '/api/v1/wallet/payees', {
        as: amina,
        key: crypto.randomUUID(),
        body: { label: `Bao ${at}`, to: { username: bao.username } },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
});
