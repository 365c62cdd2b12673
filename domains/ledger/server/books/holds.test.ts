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

const release = (id: string) => desk.inUnit((work) => postgresLedger.releaseHold(work, id));
const capture = (account: string, holdId: string, amountMinor: bigint, endsHold = false) =>
  desk.post(desk.posting({ debit: account, credit: shop, amountMinor, holdId, endsHold, kind: 'capture' }));

describe('a hold', () => {
  it('is listed while it is open, the oldest first, of the accounts asked for alone', async () => {
    const { account, holdId: first } = await desk.openHeld(100n, 10n);
    const [released, captured, last] = [1n, 2n, 3n].map((amountMinor) =>
      desk.hold({ accountId: account, amountMinor }),
    );
    if (!released || !captured || !last) throw new Error('three holds are wanted');
    await desk.placeHolds(released, captured, last);
    await release(released.id);
    await capture(account, captured.id, 2n, true);
    const other = await desk.openHeld(100n, 10n);
    const listed = async (...accounts: readonly string[]) =>
      (await postgresLedger.openHolds(database.db, accounts)).map(({ id }) => id);
    expect(await listed(account)).toEqual([first, last.id]);
    expect(await listed(account, other.account)).toEqual([first, last.id, other.holdId]);
    expect(await listed()).toEqual([]);
  });

  it('sets money aside: it is still there, and cannot be spent', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);

    expect(await desk.standing(account)).toEqual([100n, 60n]);
    const spend = (amountMinor: bigint) =>
      desk.post(desk.posting({ debit: account, credit: shop, amountMinor }));
    expect(inShort([...(await spend(41n)), ...(await spend(40n))])).toEqual(['insufficient_funds', 'posted']);
    expect(await postgresLedger.readHold(database.db, holdId)).toMatchObject({
      accountId: account,
      amountMinor: 60n,
      capturedMinor: 0n,
      remainingMinor: 60n,
      state: 'open',
      reason: 'withdrawal',
      endedAt: null,
    });
    expect(await postgresLedger.openHolds(database.db, [account])).toHaveLength(1);
  });

  it('is placed once, however often it is asked for, and its id serves nothing else', async () => {
    const account = await desk.openFunded(100n);
    const wanted = desk.hold({ accountId: account, amountMinor: 60n });
    await desk.placeHolds(wanted);

    const later = { ...wanted, expiresAt: new Date(wanted.expiresAt.getTime() + 1000) };
    expect(inShort(await desk.placeHolds(wanted, later, { ...wanted, amountMinor: 59n }))).toEqual([
      'replayed',
      'replayed',
      'id_reused',
    ]);
    expect(await desk.standing(account)).toEqual([100n, 60n]);
  });

  it('is refused for the reasons for which a transfer is', async () => {
    const account = await desk.openFunded(100n);
    const limited = await desk.openFunded(100n, { limitDayMinor: 10n });
    const monthly = await desk.openFunded(100n, { limitMonthMinor: 10n });
    const frozen = await desk.openFunded(100n);
    await desk.inUnit((work) => postgresLedger.setStatus(work, frozen, 'no_debit'));
    const on = (accountId: string, amountMinor: bigint) => desk.hold({ accountId, amountMinor });

    const verdicts = await desk.placeHolds(
      on(account, 60n),
      on(account, 41n),
      on(account, 0n),
      on(account, 4_000_000_000_000_000_001n),
      on(desk.newId(), 1n),
      on(frozen, 1n),
      on(limited, 11n),
      on(monthly, 11n),
      on(account, 40n),
    );

    expect(inShort(verdicts)).toEqual([
      'posted',
      'insufficient_funds',
      'amount_invalid',
      'amount_invalid',
      'account_unknown',
      'debit_frozen',
      'over_limit_day',
      'over_limit_month',
      'posted',
    ]);
  });

  it('counts towards the limits when it is placed, not again when captured, and gives back what was not taken', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n, { limitDayMinor: 60n });
    const leftToday = async () => {
      const found = await postgresLedger.account(database.db, account);
      return found && leftOf(found, desk.clock.now());
    };
    expect(await leftToday()).toEqual({ dayMinor: 60n, monthMinor: 60n });

    expect(inShort(await capture(account, holdId, 20n))).toEqual(['posted']);
    expect(await leftToday()).toEqual({ dayMinor: 60n, monthMinor: 60n });
    expect(await release(holdId)).toBe('released');
    expect(await leftToday()).toEqual({ dayMinor: 20n, monthMinor: 20n });
  });

  it('is released once', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    expect([await release(holdId), await release(holdId), await release(desk.newId())]).toEqual([
      'released',
      'already_ended',
      'unknown',
    ]);
    expect(await desk.standing(account)).toEqual([100n, 0n]);
    expect(inShort(await capture(account, holdId, 1n))).toEqual(['hold_ended']);
  });

  it('ends when its time is over, the earliest first, so many at a time', async () => {
    const { account, holdId } = await desk.openHeld(100n, 30n);
    const later = desk.hold({ accountId: account, amountMinor: 10n, expiresAt: hoursFromNow(2) });
    await desk.placeHolds(later);
    desk.clock.advance(3700);

    expect(inShort(await capture(account, holdId, 1n))).toEqual(['hold_ended']);
    const expired = [];
    for (let round = 0; round < 10; round += 1) {
      expired.push(...(await desk.inUnit((work) => postgresLedger.expireHolds(work, 1))));
    }
    expect(expired.filter((hold) => hold.accountId === account)).toMatchObject([
      { id: holdId, state: 'expired', remainingMinor: 0n },
    ]);
    expect(await desk.standing(account)).toEqual([100n, 10n]);
  });
});

describe('a capture', () => {
  it('takes from the hold in several parts, and the last ends it', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);

    const parts = [20n, 41n, 40n, 1n];
    const verdicts = [];
    for (const part of parts) verdicts.push(...(await capture(account, holdId, part)));

    expect(inShort(verdicts)).toEqual(['posted', 'over_hold', 'posted', 'hold_ended']);
    expect(await desk.standing(account)).toEqual([40n, 0n]);
    expect(await postgresLedger.readHold(database.db, holdId)).toMatchObject({
      state: 'captured',
      capturedMinor: 60n,
      remainingMinor: 0n,
    });
  });

  it('may end the hold with less than was set aside', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    expect(inShort(await capture(account, holdId, 25n, true))).toEqual(['posted']);
    expect(await desk.standing(account)).toEqual([75n, 0n]);
    expect(await release(holdId)).toBe('already_ended');
  });

  it('works in one batch with others of the same hold', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const part = (amountMinor: bigint) =>
      desk.posting({ debit: account, credit: shop, amountMinor, holdId, kind: 'capture' });

    expect(inShort(await desk.post(part(50n), part(11n), part(10n), part(1n)))).toEqual([
      'posted',
      'over_hold',
      'posted',
      'hold_ended',
    ]);
    expect(await desk.standing(account)).toEqual([40n, 0n]);
  });

  it('is answered as a repeat although the hold has ended, and its id serves nothing else', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const asked = desk.posting({ debit: account, credit: shop, amountMinor: 60n, holdId });
    await desk.post(asked);

    const { holdId: _, ...without } = asked;
    expect(inShort(await desk.post(asked, { ...asked, endsHold: true }, without))).toEqual([
      'replayed',
      'id_reused',
      'id_reused',
    ]);
  });

  it('needs a hold of the account it takes from', async () => {
    const { holdId } = await desk.openHeld(100n, 60n);
    const other = await desk.openFunded(100n);
    const unknown = await capture(other, desk.newId(), 1n);
    expect(inShort([...(await capture(other, holdId, 1n)), ...unknown])).toEqual([
      'hold_unknown',
      'hold_unknown',
    ]);
  });

  it('goes through an account that may give no more, and not through a frozen one', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const setStatus = (status: 'no_debit' | 'frozen') =>
      desk.inUnit((work) => postgresLedger.setStatus(work, account, status));
    await setStatus('no_debit');
    expect(inShort(await capture(account, holdId, 10n))).toEqual(['posted']);
    await setStatus('frozen');
    expect(inShort(await capture(account, holdId, 10n))).toEqual(['debit_frozen']);
  });

  it('is taken back with its group', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n, { limitDayMinor: 80n });
    const groupId = desk.newId();
    const leg = (amountMinor: bigint, more: object) =>
      desk.posting({ groupId, debit: account, credit: shop, amountMinor, ...more });

    const verdicts = await desk.post(
      leg(20n, { holdId }),
      leg(10n, { holdId, endsHold: true }),
      leg(71n, {}),
    );

    expect(inShort(verdicts)).toEqual(['group_refused', 'group_refused', 'insufficient_funds']);
    expect(await desk.standing(account)).toEqual([100n, 60n]);
    expect(await postgresLedger.readHold(database.db, holdId)).toMatchObject({
      state: 'open',
      capturedMinor: 0n,
    });
    const found = await postgresLedger.account(database.db, account);
    expect(found?.outDayMinor).toBe(60n);
    expect(inShort(await capture(account, holdId, 60n))).toEqual(['posted']);
  });
});

it('of 40 captures and releases of one hold at once, what is taken and what is given back is what was held', async () => {
  const { account, holdId } = await desk.openHeld(100n, 60n);
  const verdicts = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index === 20 ? release(holdId) : capture(account, holdId, 10n),
    ),
  );
  const posted = verdicts.flatMap((one) => (typeof one === 'string' ? [] : inShort(one)));
  const taken = 10n * BigInt(posted.filter((one) => one === 'posted').length);
  expect(await desk.standing(account)).toEqual([100n - taken, 0n]);
  expect(taken).toBeLessThanOrEqual(60n);
});

it('all of this leaves every rule of the ledger kept', async () => {
  expect((await postgresLedger.proof(database.db)).broken).toEqual([]);
});

function hoursFromNow(hours: number): Date {
  return new Date(desk.clock.now().getTime() + hours * 3_600_000);
}
