import { uuidv7 } from '@egcr/contract/ids';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { DisbursementsDoor } from './index.ts';
import { noBusinesses } from './testing/no-businesses.ts';
import { openFunds } from './testing/open-fund.ts';

let bank: Bank;
let door: DisbursementsDoor;
/** Who has left the team of which business lately. */
const former = new Map<string, string>();
beforeAll(async () => {
  ({ bank, door } = await openFunds({
    ...noBusinesses,
    leftLately: async (_work, organisationId) =>
      [...former].flatMap(([userId, left]) => (left === organisationId ? [userId] : [])),
  }));
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());

/** An envelope that pays a business, for which a member of its team has signed. */
async function envelopeFor(organisationId: string): Promise<string> {
  const [id, fund, member] = [newId(), newId(), await bank.person('Member')];
  await bank.services.unit(async (work) => {
    await door.fill(work, { fund, amount: { value: '500', assetCode: 'USD', assetScale: 2 }, key: fund });
    await door.envelope(work, {
      id,
      fund,
      purpose: 'grant',
      title: 'School gardens',
      asset: 'USD',
      payments: [{ subject: newId(), userId: member.userId, organisationId, amountMinor: 500n }],
      control: { count: 1, totalMinor: 500n },
      requestedBy: null,
      decidedBy: [],
    });
  });
  return id;
}

const propose = (id: string, as: TestPerson) =>
  bank.call('POST', `/api/v1/admin/disbursements/${id}/proposal`, {
    as,
    role: 'super_admin',
    key: crypto.randomUUID(),
  });

it('a payment for a business is neither proposed nor approved by a person who has left its team lately', async () => {
  const [business, manager, officer] = [newId(), await bank.person('Manager'), await bank.person('Officer')];
  former.set(manager.userId, business).set(bank.checker.userId, business);
  const id = await envelopeFor(business);
  expect((await propose(id, manager)).body.code).toBe('interested_party');
  const proposed = (await propose(id, officer)).body;
  expect((await bank.approve(proposed)).body.code).toBe('interested_party');
  expect((await bank.approve(proposed, await bank.person('Other'))).status).toBe(201);
});
