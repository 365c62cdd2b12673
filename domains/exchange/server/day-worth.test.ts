import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bank, TestPerson } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';

/* The installation of these tests lets two people move five million dollars a day. */
let bank: Bank;
let clerk: TestPerson;
beforeAll(async () => {
  bank = await openBank();
  clerk = await bank.person('Clerk');
});
afterAll(() => bank.close());

it('liquidity moves no more in a day than the host allows; a single step above it is not even proposed (attack X5)', async () => {
  const refused = await bank.byTwo('POST', '/api/v1/admin/wallet/liquidity', {
    as: clerk,
    role: 'super_admin',
    key: crypto.randomUUID(),
    body: {
      direction: 'in',
      amount: { value: '600000000', assetCode: 'EUR', assetScale: 2 },
      reason: 'More',
    },
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'day_worth_reached', left: '500000000' } });
});
