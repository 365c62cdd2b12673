import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import { grantAward, grantsPurse } from '../testing/test-kinds.ts';

let demonstration: Bank;
let real: Bank;
beforeAll(async () => {
  demonstration = await openBank({ hasSandbox: true });
  real = await openBank({ hasSandbox: false });
});
afterAll(async () => {
  await demonstration.close();
  await real.close();
});

async function pays(bank: Bank) {
  const person = await bank.person('Ada');
  const shift = {
    kind: grantAward,
    key: crypto.randomUUID(),
    from: grantsPurse,
    to: { person: person.userId },
    amount: jvd('500'),
  };
  const outcome = await bank.services
    .unit((work) => bank.door.moveSamples(work, [shift]))
    .then(
      (ids) => ids.length,
      (error: unknown) => String(error),
    );
  return { outcome, balance: await bank.balance(person) };
}

describe('invented transfers', () => {
  it('are posted in a demonstration', async () => {
    expect(await pays(demonstration)).toEqual({ outcome: 1, balance: '500' });
  });

  it('are refused anywhere else, and no money moves', async () => {
    expect(await pays(real)).toEqual({
      outcome: expect.stringContaining('samples move money in a demonstration only'),
      balance: '0',
    });
  });
});
