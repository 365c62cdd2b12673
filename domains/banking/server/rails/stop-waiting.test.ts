import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from '../testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const post = (path: string, as: TestPerson, body: object) =>
  bank.call('POST', `/api/v1/wallet/${path}`, {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, ...body },
  });

/** A person with 10.00 euros, of which these amounts wait for the bank. */
async function withWaiting(...amounts: readonly string[]): Promise<TestPerson> {
  const person = await bank.person('Amina', '1000', 'EUR');
  const details = { scheme: 'iban', holder: 'Amina', account: 'DE89370400440532013000', bank: '' };
  const account = await post('payout-accounts', person, details);
  for (const value of amounts) {
    const asked = await post('withdrawals', person, { payout_account: account.body.id, amount: eur(value) });
    expect(asked.status).toBe(201);
  }
  return person;
}

const states = async (as: TestPerson): Promise<readonly string[]> => {
  const { body } = await bank.call('GET', '/api/v1/wallet/withdrawals', { as });
  return body.items.map(({ state }: { state: string }) => state);
};

async function keepBack({ userId: person }: TestPerson, amountMinor: bigint): Promise<bigint> {
  const until = new Date(bank.clock.now().getTime() + 3_600_000);
  const kept = await bank.services.unit((work) =>
    bank.door.keepBack(work, { person, money: { amountMinor, asset: 'EUR' }, until }),
  );
  return kept.reduce((sum, part) => sum + part.amountMinor, 0n);
}

it('what waits for the bank comes back where the house keeps money back, the newest first and no more than needed', async () => {
  const person = await withWaiting('300', '400', '200');
  expect(await keepBack(person, 500n)).toBe(500n);
  expect(await states(person)).toEqual(['cancelled', 'cancelled', 'waiting']);
});

it('a withdrawal stays in line where enough can be spent', async () => {
  const person = await withWaiting('300');
  expect(await keepBack(person, 700n)).toBe(700n);
  expect(await states(person)).toEqual(['waiting']);
});

it('nobody is made to owe: at most everything is kept back', async () => {
  const person = await withWaiting('1000');
  expect(await keepBack(person, 5000n)).toBe(1000n);
  expect(await states(person)).toEqual(['cancelled']);
});
