import { uuidv7 } from '@egcr/contract/ids';
import type { Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DisbursementsDoor } from './index.ts';
import { openFunds } from './testing/open-fund.ts';

let bank: Bank;
let door: DisbursementsDoor;
beforeAll(async () => {
  ({ bank, door } = await openFunds());
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());

async function fill(fund: string, ...cents: readonly string[]): Promise<void> {
  for (const value of cents)
    await bank.services.unit((work) =>
      door.fill(work, { fund, amount: { value, assetCode: 'USD', assetScale: 2 }, key: newId() }),
    );
}

describe('what was brought into a budget', () => {
  it('is told page by page, the latest first, each once, and of this fund alone', async () => {
    const [fund, other] = [newId(), newId()];
    await fill(fund, '100', '200', '300');
    await fill(other, '400');

    const page = (after?: string) => door.fillings(bank.database.db, { fund, after, limit: 2 });
    const first = await page();
    const rest = await page(first.at(-1)?.id);

    expect([first, rest].map((items) => items.map(({ amount }) => amount.value))).toEqual([
      ['300', '200'],
      ['100'],
    ]);
  });

  it('names the two people, and is brought in once, after the second has approved', async () => {
    const [fund, maker] = [newId(), await bank.person('Maker')];
    bank.staff.meet(maker.userId);
    const amount = { value: '2500', assetCode: 'USD', assetScale: 2 };
    const proposed = await bank.services.unit(
      (work) => door.proposeBudget(work, { fund, title: 'Gardens', amount, reason: 'Decision 3.' }),
      {
        actor: {
          kind: 'person',
          userId: maker.userId,
          sessionId: maker.userId,
          roles: ['super_admin'],
          isVerified: true,
          pin: { isSet: true, expiresAt: null, verifiedAt: null },
        },
      },
    );
    expect(proposed).toMatchObject({ kind: 'disbursements.budget', reason: 'Decision 3.' });
    expect(proposed.facts).toMatchObject([
      { name: 'source', text: 'Gardens' },
      { name: 'amount', amount },
    ]);
    expect(await door.fillings(bank.database.db, { fund, after: undefined, limit: 2 })).toEqual([]);
    expect((await bank.approve(proposed)).status).toBe(201);
    expect((await bank.approve(proposed)).status).toBe(409);
    const told = await door.fillings(bank.database.db, { fund, after: undefined, limit: 2 });
    const nameOf = ({ userId }: { readonly userId: string }) => `Staff ${userId.slice(-4)}`;
    expect(told).toMatchObject([{ amount, proposedBy: nameOf(maker), approvedBy: nameOf(bank.checker) }]);
    await fill(fund, '1');
    const [sample] = await door.fillings(bank.database.db, { fund, after: undefined, limit: 1 });
    expect([sample?.proposedBy, sample?.approvedBy]).toEqual([null, null]);
  });
});
