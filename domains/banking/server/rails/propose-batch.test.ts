import { uuidv7 } from '@egcr/contract/ids';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBank } from '../testing/bank.ts';
import { insertPayoutAccount, insertWithdrawal } from './store.ts';

let bank: Bank;
let clerk: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  clerk = await bank.person('Clerk');
});
afterAll(() => bank.close());

const propose = (asset: string) =>
  bank.call('POST', '/api/v1/admin/wallet/bank-batches', {
    as: clerk,
    role: 'super_admin',
    key: crypto.randomUUID(),
    body: { asset },
  });

/** Withdrawals of these amounts wait; their references say which is the first. */
async function waiting(amounts: readonly bigint[], asset: string): Promise<TestPerson> {
  const person = await bank.person('Amina');
  const payout_account_id = uuidv7(bank.clock.now().getTime());
  const [user_id, created_at] = [person.userId, bank.clock.now()];
  const named = { scheme: 'other', holder: 'Amina', account: '12345678', bank: 'COBADEFF' } as const;
  await insertPayoutAccount(bank.services, { id: payout_account_id, user_id, created_at, ...named });
  for (const [at, amount] of amounts.entries())
    await insertWithdrawal(bank.database.db, {
      id: uuidv7(bank.clock.now().getTime()),
      reference: `${asset} ${at}`,
      user_id,
      payout_account_id,
      asset,
      amount,
      created_at,
    });
  return person;
}

it('two of the staff are shown how many payments leave, what they come to, and the ten greatest', async () => {
  await waiting([1n, 12n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n, 11n, 2n], 'EUR');
  const { status, body } = await propose('EUR');
  expect(status).toBe(202);
  const eur = (value: number) => ({ value: String(value), assetCode: 'EUR', assetScale: 2 });
  expect(body.facts).toEqual([
    { name: 'count', text: '12', amount: null },
    { name: 'total_out', text: null, amount: eur(78) },
    { name: 'payment', text: 'EUR 1', amount: eur(12) },
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((value) => ({
      name: 'payment',
      text: `EUR ${value - 1}`,
      amount: eur(value),
    })),
    { name: 'more', text: '2', amount: null },
  ]);
});

it('ten payments are shown, and no more than there are', async () => {
  await waiting(
    Array.from({ length: 10 }, (_, at) => BigInt(at + 1)),
    'JPY',
  );
  const { body } = await propose('JPY');
  expect(body.facts).toHaveLength(12);
});

it('nothing is proposed where nothing waits, or only of people whose money may not leave', async () => {
  expect((await propose('USDC')).body.code).toBe('batch_empty');
  const amina = await waiting([5n], 'USDC');
  bank.people.setStanding(amina.userId, { bannedUntil: new Date(bank.clock.now().getTime() + 60_000) });
  expect((await propose('USDC')).body.code).toBe('batch_empty');
  bank.people.setStanding(amina.userId, {});
  const { body } = await propose('USDC');
  await bank.database.owner.query("update banking.withdrawal set state = 'cancelled' where asset = 'USDC'");
  expect((await bank.approve(body)).body.code).toBe('batch_empty');
});
