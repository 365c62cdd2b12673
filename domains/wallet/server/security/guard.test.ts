import { randomUUID } from 'node:crypto';
import type { Account } from '@egcr/ledger/server';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { explainLimit } from './guard.ts';
import { writeFreeze } from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-29T12:00:00Z');
const account: Account = {
  id: 'main',
  owner: { kind: 'person', id: 'amina' },
  asset: 'JVD',
  purpose: 'main',
  status: 'open',
  balanceMinor: 1_000n,
  heldMinor: 0n,
  version: 1n,
  openedAt: now,
  limitDayMinor: 100n,
  limitMonthMinor: 500n,
  outDayMinor: 60n,
  outDayOn: '2026-11-29',
  outMonthMinor: 410n,
  outMonthOn: '2026-11-01',
};

/** What the person is told where the ledger let nothing leave an account of this person. */
async function told(
  code: Parameters<typeof explainLimit>[3],
  accounts: readonly Account[] = [],
  owner: Account['owner'] = account.owner,
) {
  const { kind, extras } = await explainLimit(
    { balances: async () => accounts },
    { db: database.db, now },
    {
      debit: { owner, asset: 'JVD', purpose: 'main', class: 'liability', floorMinor: 0n },
      money: { amountMinor: 1n, asset: 'JVD' },
    },
    code,
  );
  return [kind.code, extras.members?.['remaining']];
}

describe('the person whose money the ledger let not leave', () => {
  it.each<[string, Partial<Account>, string, string]>([
    ['what is left of the day and the month', {}, '40', '90'],
    ['all of a day that has just begun', { outDayOn: '2026-11-28' }, '100', '90'],
    ['all of a month that has just begun', { outMonthOn: '2026-10-01' }, '40', '500'],
    ['nothing where all has left', { outDayMinor: 100n, outMonthMinor: 500n }, '0', '0'],
    ['nothing where more has left', { outDayMinor: 101n, outMonthMinor: 501n }, '0', '0'],
    ['a last unit', { outDayMinor: 99n, outMonthMinor: 499n }, '1', '1'],
    ['nothing of a limit that is gone', { limitDayMinor: null, limitMonthMinor: null }, '0', '0'],
  ])('is told %s', async (_, change, day, month) => {
    const others = [
      { ...account, asset: 'USD', outDayMinor: 0n, outMonthMinor: 0n },
      { ...account, purpose: 'pot', outDayMinor: 0n, outMonthMinor: 0n },
    ];
    const accounts = [...others, { ...account, ...change }];
    expect(await told('over_limit_day', accounts)).toEqual(['over_limit_day', day]);
    expect(await told('over_limit_month', accounts)).toEqual(['over_limit_month', month]);
    expect(await told('over_limit_day', others)).toEqual(['over_limit_day', '0']);
  });

  it('is told whether they froze it or the house did', async () => {
    const [frozen, free] = [randomUUID(), randomUUID()];
    await writeFreeze(database.db, frozen, now);
    const why = async (kind: Account['owner']['kind'], id: string) =>
      (await told('debit_frozen', [], { kind, id }))[0];
    expect(await why('person', frozen)).toBe('wallet_frozen');
    expect(await why('person', free)).toBe('account_frozen');
    expect(await why('business', frozen)).toBe('account_frozen');
  });
});
