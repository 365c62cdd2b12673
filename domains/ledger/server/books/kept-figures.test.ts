import type { Database } from '@egcr/server-kit/database';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ledgerDesk } from '../testing/ledger-desk.ts';
import { askedAfter } from '../testing/tampered.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
});
afterAll(() => database.close());

const DAY_S = 24 * 3600;
/** The first instant of the month after. */
const monthAfter = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
const keepMonth = () => desk.inUnit((work) => postgresLedger.takeSnapshots(work, { limit: 1000 }));

/** An account with entries in two months and in the one that runs, and its balances at both ends of a month, kept. */
async function twoMonthsKept() {
  const [account, shop] = [await desk.openFunded(100n), await desk.openAccount()];
  const pay = (debit: string, credit: string, amountMinor: bigint) =>
    desk.post(desk.posting({ debit, credit, amountMinor }));
  await pay(account, shop, 10n);
  const first = monthAfter(desk.clock.now());
  desk.clock.advance(32 * DAY_S);
  await keepMonth();
  await pay(account, shop, 20n);
  await pay(shop, account, 5n);
  await pay(account, shop, 5n);
  const second = monthAfter(desk.clock.now());
  desk.clock.advance(32 * DAY_S);
  await keepMonth();
  await pay(account, shop, 30n);
  return { account, first, second, now: desk.clock.now() };
}

/** What is answered after a statement of an administrator. */
const after = (
  statement: { execute(db: Database): Promise<unknown> },
  ask: (db: Database) => Promise<unknown>,
) => askedAfter(database, (db) => statement.execute(db), ask);

describe('a statement', () => {
  it('of a month between two that are kept, of one of them alone or of neither, agrees with what is kept', async () => {
    const { account, first, second, now } = await twoMonthsKept();
    const of = (from: Date, to: Date) => postgresLedger.statementOf(database.db, account, { from, to });
    const figures = { openingMinor: 90n, closingMinor: 70n, inMinor: 5n, outMinor: -25n, count: 3n };
    expect(await of(first, second)).toEqual(figures);
    expect(await of(first, new Date(second.getTime() + 1))).toEqual(figures);
    expect(await of(second, new Date(now.getTime() + 1000))).toMatchObject({
      openingMinor: 70n,
      closingMinor: 40n,
    });
    const inside = new Date(first.getTime() + 1);
    expect(await of(inside, new Date(second.getTime() - 1))).toEqual(figures);
  });

  it('is never shown where sum, number or a kept balance does not fit, each alone', async () => {
    const { account, first, second, now } = await twoMonthsKept();
    const until = (to: Date) => (db: Database) =>
      postgresLedger.statementOf(db, account, { from: first, to });
    const broken = `the entries of account ${account} do not lead from its opening to its closing balance`;
    const entry = sql`update ledger.entry set amount = amount - 1 where account_id = ${account} and version = 3`;
    const pair = sql`delete from ledger.entry where account_id = ${account} and version in (4, 5)`;
    await expect(after(entry, until(second))).rejects.toThrow(broken);
    // Two entries that came to nothing together: the sum still fits.
    await expect(after(pair, until(new Date(now.getTime() + 1000)))).rejects.toThrow(broken);
    for (const before of [first, second]) {
      for (const change of [
        sql`balance = balance + 1`,
        sql`version = version + 1`,
        sql`version = version - 1`,
      ]) {
        const kept = sql`update ledger.account_snapshot set ${change} where account_id = ${account} and before = ${before}`;
        await expect(after(kept, until(second))).rejects.toThrow(broken);
      }
    }
  });
});

describe('the month’s end', () => {
  it('is kept step by step from where the last step ended, and of no account without a movement before it', async () => {
    const accounts = [await desk.openFunded(1n), await desk.openFunded(2n), await desk.openFunded(3n)];
    const last = accounts.at(-1) ?? '';
    const idle = await desk.openAccount();
    const end = monthAfter(desk.clock.now());
    const now = new Date(end.getTime() + 1000);
    const late = await desk.inUnit((work) =>
      postgresLedger.openAccounts({ ...work, now: end }, [
        {
          owner: { kind: 'person', id: desk.newId() },
          asset: 'JVD',
          purpose: 'main',
          class: 'liability',
          floorMinor: 0n,
        },
      ]),
    );
    const lateId = late[0] ?? '';
    desk.clock.advance((end.getTime() - desk.clock.now().getTime()) / 1000 + 1);
    await desk.post(desk.posting({ debit: last, credit: lateId, amountMinor: 1n }));
    const step = (query: { readonly after?: string }) =>
      desk.inUnit((work) => postgresLedger.takeSnapshots({ ...work, now }, { limit: 1, ...query }));

    const seen: (string | undefined)[] = [];
    for (let tries = 0; tries < 100; tries += 1) {
      const one = await step({});
      if (one === undefined) break;
      seen.push(one);
    }
    expect(seen).toEqual([...new Set(seen)]);
    expect(seen.slice(-5).filter((id) => accounts.includes(id ?? ''))).toEqual(accounts);
    expect(seen).not.toContain(idle);
    expect(seen).not.toContain(lateId);
    expect(await step({ after: last })).toBeUndefined();
  });
});

describe('a comparison of what is new', () => {
  it('finds nothing where an account is empty, where holds were released, captured, expired or still run', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const shop = await desk.openAccount();
    await desk.inUnit((work) => postgresLedger.releaseHold(work, holdId));
    const place = async (amountMinor: bigint) => {
      const hold = desk.hold({ accountId: account, amountMinor });
      await desk.placeHolds(hold);
      return hold.id;
    };
    const [captured] = [await place(30n), await place(20n)];
    await desk.post(
      desk.posting({ debit: account, credit: shop, amountMinor: 10n, holdId: captured, endsHold: true }),
    );
    desk.clock.advance(3600);
    await desk.inUnit((work) => postgresLedger.expireHolds(work, 100));
    await place(7n);
    await desk.openHeld(10n, 10n);
    const before = await desk.inUnit((work) => postgresLedger.reconcile(work, 'new'));
    desk.clock.advance(60);
    const after = await desk.inUnit((work) => postgresLedger.reconcile(work, 'new'));
    expect([before.broken, after.broken]).toEqual([[], []]);
    const shown = await postgresLedger.lastReconciliations(database.db);
    expect(shown.map(({ id }) => id)).toEqual([after.id]);
    expect((await postgresLedger.proof(database.db)).broken).toEqual([]);
  });
});
