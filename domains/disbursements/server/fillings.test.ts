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
});
