import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import { leftOf } from './ledger.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let shop: string;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 20 });
  desk = ledgerDesk(database);
  shop = await desk.openAccount();
});
afterAll(() => database.close());

const order = (accountId: string, amountMinor: bigint) => ({
  ...desk.hold({ accountId, amountMinor }),
  isOrdered: true,
});
const spend = async (debit: string, amountMinor: bigint) =>
  inShort(await desk.post(desk.posting({ debit, credit: shop, amountMinor })));

describe('a hold that the house orders', () => {
  it('takes what is there, at most what is asked, and is refused where nothing is', async () => {
    const account = await desk.openFunded(100n);
    const first = order(account, 60n);
    const second = order(account, 60n);
    expect(inShort(await desk.placeHolds(first, first, second, order(account, 1n)))).toEqual([
      'posted',
      'replayed',
      'posted',
      'insufficient_funds',
    ]);
    expect(await postgresLedger.readHold(database.db, second.id)).toMatchObject({ amountMinor: 40n });
    expect(await desk.standing(account)).toEqual([100n, 100n]);
    expect(await spend(account, 1n)).toEqual(['insufficient_funds']);
    expect(inShort(await desk.placeHolds(order(account, 0n)))).toEqual(['amount_invalid']);
  });

  it('is placed on an account that lets nothing out, and within no limit', async () => {
    const limited = await desk.openFunded(100n, { limitDayMinor: 10n });
    const held = order(limited, 50n);
    await desk.placeHolds(held);
    const account = await postgresLedger.account(database.db, limited);
    expect(account && leftOf(account, new Date())).toMatchObject({ dayMinor: 0n });
    expect(await spend(limited, 10n)).toEqual(['posted']);
    await desk.inUnit((work) => postgresLedger.releaseHold(work, held.id));
    expect(await spend(limited, 1n)).toEqual(['over_limit_day']);
    const frozen = await desk.openFunded(100n);
    await desk.inUnit((work) => postgresLedger.setStatus(work, frozen, 'no_debit'));
    expect(inShort(await desk.placeHolds(order(frozen, 50n)))).toEqual(['posted']);
  });

  it('and payments at the same moment never take more than there is', async () => {
    for (let round = 0; round < 10; round += 1) {
      const account = await desk.openFunded(100n);
      const held = order(account, 100n);
      const [, ...spent] = await Promise.all([
        desk.placeHolds(held),
        ...Array.from({ length: 8 }, () => spend(account, 20n)),
      ]);
      const left = spent.flat().filter((verdict) => verdict === 'posted').length;
      const hold = await postgresLedger.readHold(database.db, held.id);
      expect(20n * BigInt(left) + (hold?.amountMinor ?? 0n)).toBe(100n);
    }
  });
});
