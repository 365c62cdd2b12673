import { invariant } from '@egcr/server-kit/refusal';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import { leftOf } from './ledger.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
});
afterAll(() => database.close());

/** An account whose balance after each step is known, a minute apart; two entries share each instant. */
async function history(steps: number) {
  const source = await desk.openAccount({ purpose: 'source', class: 'asset', floorMinor: null });
  const account = await desk.openAccount();
  const instants: { readonly at: Date; readonly balance: bigint }[] = [];
  let balance = 0n;
  for (let step = 1; step <= steps; step += 1) {
    desk.clock.advance(60);
    const amountMinor = BigInt(step * 10);
    const [verdict] = await desk.post(
      desk.posting({ debit: source, credit: account, amountMinor }),
      desk.posting({ debit: account, credit: source, amountMinor: 3n }),
    );
    balance += amountMinor - 3n;
    invariant(verdict?.outcome === 'posted', 'the account can be funded');
    instants.push({ at: verdict.postedAt, balance });
  }
  return { account, instants };
}

const before = (at: Date, ms = 1) => new Date(at.getTime() - ms);

describe('as of an instant', () => {
  it('a balance is that of the last entry at or before it', async () => {
    const { account, instants } = await history(9);
    for (const [index, { at, balance }] of instants.entries()) {
      expect(await postgresLedger.balanceAt(database.db, account, at)).toBe(balance);
      expect(await postgresLedger.balanceAt(database.db, account, before(at))).toBe(
        instants[index - 1]?.balance ?? 0n,
      );
    }
    expect(await postgresLedger.balanceAt(database.db, account, new Date(0))).toBe(0n);
    expect(await postgresLedger.balanceAt(database.db, desk.newId(), desk.clock.now())).toBe(0n);
  });

  it('a statement leads from opening to closing balance, and pages through all between, oldest first', async () => {
    const { account, instants } = await history(6);
    const [from, to] = [instants[1]?.at ?? new Date(0), instants[4]?.at ?? new Date(0)];

    expect(await postgresLedger.statementOf(database.db, account, { from, to })).toEqual({
      openingMinor: instants[0]?.balance,
      closingMinor: instants[3]?.balance,
      inMinor: 20n + 30n + 40n,
      outMinor: -9n,
      count: 6n,
    });
    const seen = [];
    let after: bigint | undefined;
    for (;;) {
      const query = { from, to, limit: 4, ...(after === undefined ? {} : { after }) };
      const page = await postgresLedger.entriesBetween(database.db, account, query);
      seen.push(...page);
      after = page.at(-1)?.version;
      if (page.length < 4) break;
    }
    expect(seen.map((entry) => entry.version)).toEqual([3n, 4n, 5n, 6n, 7n, 8n]);
    expect(seen.reduce((sum, entry) => sum + entry.amountMinor, 0n)).toBe(90n - 9n);
  });

  it('a statement of a time before the account, or of no time, is empty, and there is none of no account', async () => {
    const { account, instants } = await history(1);
    const at = instants[0]?.at ?? new Date(0);
    const empty = { openingMinor: 0n, closingMinor: 0n, inMinor: 0n, outMinor: 0n, count: 0n };
    const statementOf = (id: string, from: Date, to: Date) =>
      postgresLedger.statementOf(database.db, id, { from, to });
    expect(await statementOf(account, new Date(0), at)).toEqual(empty);
    expect(await statementOf(account, at, at)).toEqual(empty);
    expect(await statementOf(desk.newId(), new Date(0), at)).toBeUndefined();
  });
});

it('history is narrowed by direction, amount and time', async () => {
  const { account, instants } = await history(5);
  const found = async (filter: object) => {
    const query = { from: [{ accountId: account, below: 1000n }], limit: 100, ...filter };
    return (await postgresLedger.entries(database.db, query)).map((entry) => entry.amountMinor);
  };
  expect(await found({ direction: 'in' })).toEqual([50n, 40n, 30n, 20n, 10n]);
  expect(await found({ direction: 'out' })).toEqual([-3n, -3n, -3n, -3n, -3n]);
  expect(await found({ amountMinor: { min: 20n, max: 40n } })).toEqual([40n, 30n, 20n]);
  expect(await found({ amountMinor: { max: 3n }, posted: { from: instants[3]?.at } })).toEqual([-3n, -3n]);
  expect(await found({ posted: { from: instants[1]?.at, to: instants[2]?.at } })).toEqual([-3n, 20n]);
});

describe('limits', () => {
  it('may be set below what has left: then nothing more leaves, and money still comes in', async () => {
    const [account, other] = [await desk.openFunded(100n), await desk.openFunded(100n)];
    const pay = (debit: string, credit: string) =>
      desk.post(desk.posting({ debit, credit, amountMinor: 10n }));
    await pay(account, other);
    const limits = { limitDayMinor: 5n, limitMonthMinor: 100n };
    expect(await desk.inUnit((work) => postgresLedger.setLimits(work, account, limits))).toBe(true);

    expect(inShort([...(await pay(account, other)), ...(await pay(other, account))])).toEqual([
      'over_limit_day',
      'posted',
    ]);
    const found = await postgresLedger.account(database.db, account);
    expect(found).toMatchObject(limits);
    expect(found && leftOf(found, desk.clock.now())).toEqual({ dayMinor: 10n, monthMinor: 10n });
    expect(found && leftOf(found, new Date(desk.clock.now().getTime() + 86_400_000)).dayMinor).toBe(0n);
  });

  it('may be taken away, and are of one account only', async () => {
    const account = await desk.openFunded(100n, { limitDayMinor: 5n });
    const none = { limitDayMinor: null, limitMonthMinor: null };
    const setOn = (id: string) => desk.inUnit((work) => postgresLedger.setLimits(work, id, none));
    expect([await setOn(account), await setOn(desk.newId())]).toEqual([true, false]);
    const other = await desk.openAccount();
    expect(
      inShort(await desk.post(desk.posting({ debit: account, credit: other, amountMinor: 100n }))),
    ).toEqual(['posted']);
  });
});
