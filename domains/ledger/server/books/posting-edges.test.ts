import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import type { Posting } from './ledger.ts';
import { postgresLedger } from './postgres-ledger.ts';

const MOST = 4_000_000_000_000_000_000n;

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let shop: string;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  shop = await desk.openAccount();
});
afterAll(() => database.close());

const payment = (debit: string, amountMinor: bigint, more: Partial<Posting> = {}) =>
  desk.posting({ debit, credit: shop, amountMinor, ...more });
const setStatus = (id: string, status: 'open' | 'no_debit' | 'frozen') =>
  desk.inUnit((work) => postgresLedger.setStatus(work, id, status));

describe('a limit', () => {
  it('may be used up by a group, and the next minor unit is refused', async () => {
    const account = await desk.openFunded(100n, { limitDayMinor: 30n });
    const inGroup = async (amountMinor: bigint) =>
      inShort(await desk.post(payment(account, amountMinor, { groupId: desk.newId() })));
    expect(await inGroup(31n)).toEqual(['over_limit_day']);
    expect(await inGroup(30n)).toEqual(['posted']);
    expect(await inGroup(1n)).toEqual(['over_limit_day']);
  });

  it('is the month’s where the day would still allow the payment, also after others of the same batch', async () => {
    const account = await desk.openFunded(100n, { limitDayMinor: 40n, limitMonthMinor: 35n });
    const verdicts = await desk.post(
      payment(account, 40n),
      payment(account, 41n),
      payment(account, 10n),
      payment(account, 30n),
      payment(account, 31n),
      payment(account, 25n),
    );
    expect(inShort(verdicts)).toEqual([
      'over_limit_month',
      'over_limit_day',
      'posted',
      'over_limit_month',
      'over_limit_day',
      'posted',
    ]);
  });

  it('of a month is used up by a hold of all of it, and passed by one more', async () => {
    const account = await desk.openFunded(100n, { limitMonthMinor: 30n });
    const hold = (amountMinor: bigint) => desk.hold({ accountId: account, amountMinor });
    expect(inShort(await desk.placeHolds(hold(31n), hold(30n), hold(1n)))).toEqual([
      'over_limit_month',
      'posted',
      'over_limit_month',
    ]);
  });

  it('is not counted for an account without a floor, whichever of the two ids is lower', async () => {
    const [early, late] = [
      await desk.openAccount({ class: 'asset', floorMinor: null }),
      await desk.openAccount({ class: 'asset', floorMinor: null }),
    ];
    const between = await desk.openFunded(5n);
    expect(inShort(await desk.post(desk.posting({ debit: early, credit: late, amountMinor: 7n })))).toEqual([
      'posted',
    ]);
    expect(inShort(await desk.post(desk.posting({ debit: late, credit: early, amountMinor: 9n })))).toEqual([
      'posted',
    ]);
    expect(inShort(await desk.post(payment(between, 5n)))).toEqual(['posted']);
    const out = async (id: string) => {
      const found = await postgresLedger.account(database.db, id);
      return [found?.outDayMinor, found?.outMonthMinor];
    };
    expect([await out(early), await out(late), await out(between)]).toEqual([
      [0n, 0n],
      [0n, 0n],
      [5n, 5n],
    ]);
  });

  it('neither counts nor stops what stays with its owner, alone or in a batch, whichever of the two ids is lower', async () => {
    const limits = { limitDayMinor: 30n, limitMonthMinor: 30n };
    const early = { owner: { kind: 'person', id: desk.newId() }, purpose: 'pot_early' } as const;
    const jar = await desk.openAccount(early);
    desk.clock.advance(1);
    const account = await desk.openFunded(500n, { owner: early.owner, ...limits });
    desk.clock.advance(1);
    const late = await desk.openAccount({ owner: early.owner, purpose: 'pot_late' });
    expect(jar < account && account < late).toBe(true);
    const out = async () => {
      const found = await postgresLedger.account(database.db, account);
      return [found?.outDayMinor, found?.outMonthMinor];
    };
    const aside = (credit: string, amountMinor: bigint) => payment(account, amountMinor, { credit });
    const inGroup = { groupId: desk.newId() };
    expect(inShort(await desk.post(aside(jar, 31n)))).toEqual(['posted']);
    expect(inShort(await desk.post(aside(late, 31n)))).toEqual(['posted']);
    expect(inShort(await desk.post(aside(jar, 2n), aside(late, 31n), payment(account, 31n)))).toEqual([
      'posted',
      'posted',
      'over_limit_day',
    ]);
    expect(await out()).toEqual([0n, 0n]);
    const together = [payment(account, 30n, inGroup), payment(account, 31n, { credit: jar, ...inGroup })];
    expect(inShort(await desk.post(...together))).toEqual(['posted', 'posted']);
    expect(await out()).toEqual([30n, 30n]);
    expect(inShort(await desk.post(aside(jar, 1n)))).toEqual(['posted']);
    expect(inShort(await desk.post(aside(jar, 1n), aside(late, 1n)))).toEqual(['posted', 'posted']);
    expect(inShort(await desk.post(payment(account, 1n)))).toEqual(['over_limit_day']);
    expect(await out()).toEqual([30n, 30n]);
  });

  it('counts what goes to an owner of another kind, although both have one id', async () => {
    const id = desk.newId();
    const account = await desk.openFunded(500n, { owner: { kind: 'person', id }, limitDayMinor: 30n });
    const shopOwn = await desk.openAccount({ owner: { kind: 'fund', id } });
    const sell = (amountMinor: bigint) => payment(account, amountMinor, { credit: shopOwn });
    expect(inShort(await desk.post(sell(31n)))).toEqual(['over_limit_day']);
    expect(inShort(await desk.post(sell(10n)))).toEqual(['posted']);
    expect(inShort(await desk.post(sell(5n), sell(16n), sell(5n)))).toEqual([
      'posted',
      'over_limit_day',
      'posted',
    ]);
    expect(inShort(await desk.post(sell(11n), sell(10n)))).toEqual(['over_limit_day', 'posted']);
    expect(await postgresLedger.account(database.db, account)).toMatchObject({ outDayMinor: 30n });
  });

  it('of day and month is left as it is where a hold that the house ordered ends', async () => {
    const account = await desk.openFunded(100n);
    const ordered = { ...desk.hold({ accountId: account, amountMinor: 50n }), isOrdered: true };
    await desk.placeHolds(ordered);
    await desk.post(payment(account, 10n));
    await desk.inUnit((work) => postgresLedger.releaseHold(work, ordered.id));
    expect(await postgresLedger.account(database.db, account)).toMatchObject({
      heldMinor: 0n,
      outDayMinor: 10n,
      outMonthMinor: 10n,
    });
  });
});

describe('a ceiling', () => {
  it('may be reached by a group, and not passed', async () => {
    const [payer, jar] = [await desk.openFunded(100n), await desk.openAccount({ ceilingMinor: 30n })];
    const fill = async (amountMinor: bigint) =>
      inShort(await desk.post(payment(payer, amountMinor, { credit: jar, groupId: desk.newId() })));
    expect([await fill(31n), await fill(30n), await fill(1n)]).toEqual([
      ['over_ceiling'],
      ['posted'],
      ['over_ceiling'],
    ]);
  });
});

describe('a frozen account', () => {
  it('stops one plain payment on either side, whichever of the two ids is lower', async () => {
    const early = await desk.openFunded(100n);
    const late = await desk.openFunded(100n);
    const pays = async (debit: string, credit: string) =>
      inShort(await desk.post(desk.posting({ debit, credit, amountMinor: 1n })));
    const seen = [];
    for (const frozen of [early, late]) {
      await setStatus(frozen, 'frozen');
      seen.push(...(await pays(early, late)), ...(await pays(late, early)));
      await setStatus(frozen, 'open');
    }
    expect(seen).toEqual(['debit_frozen', 'credit_frozen', 'credit_frozen', 'debit_frozen']);
    expect([await pays(early, late), await pays(late, early)]).toEqual([['posted'], ['posted']]);
  });
});

describe('a hold', () => {
  it('may be of the most that one may be of, and an account without a floor holds no more than that', async () => {
    const rich = await desk.openFunded(MOST, { asset: 'INR' });
    const open = await desk.openAccount({ class: 'asset', floorMinor: null });
    const full = await desk.openAccount({ asset: 'EUR', class: 'asset', floorMinor: null });
    const source = await desk.openAccount({
      asset: 'EUR',
      purpose: 'source',
      class: 'asset',
      floorMinor: null,
    });
    await desk.post(desk.posting({ debit: source, credit: full, amountMinor: MOST, asset: 'EUR' }));
    const place = async (accountId: string, amountMinor: bigint) =>
      inShort(await desk.placeHolds(desk.hold({ accountId, amountMinor })));
    expect([await place(rich, MOST), await place(rich, 1n)]).toEqual([['posted'], ['insufficient_funds']]);
    expect([await place(open, MOST), await place(open, 1n)]).toEqual([['posted'], ['insufficient_funds']]);
    expect([await place(full, MOST), await place(full, 1n)]).toEqual([['posted'], ['insufficient_funds']]);
  });

  it('that the house orders takes the last minor unit', async () => {
    const account = await desk.openFunded(1n);
    const order = (amountMinor: bigint) => ({
      ...desk.hold({ accountId: account, amountMinor }),
      isOrdered: true,
    });
    expect(inShort(await desk.placeHolds(order(1n), order(1n)))).toEqual(['posted', 'insufficient_funds']);
  });

  it('is captured until the millisecond before its time is over', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const expiresAt = (await postgresLedger.readHold(database.db, holdId))?.expiresAt ?? new Date(0);
    const captureAt = (ms: number) =>
      desk.inUnit(({ db }) =>
        postgresLedger.post({ db, now: new Date(expiresAt.getTime() + ms) }, [
          payment(account, 1n, { holdId }),
        ]),
      );
    expect([inShort(await captureAt(0)), inShort(await captureAt(-1))]).toEqual([['hold_ended'], ['posted']]);
  });

  it('that has ended or whose time is over stays as it is where the rest of its batch is posted', async () => {
    const released = await desk.openHeld(100n, 60n);
    await desk.inUnit((work) => postgresLedger.releaseHold(work, released.holdId));
    const over = await desk.openHeld(100n, 60n);
    desk.clock.advance(3600);
    const verdicts = await desk.post(
      payment(released.account, 5n, { holdId: released.holdId }),
      payment(over.account, 5n, { holdId: over.holdId }),
      payment(released.account, 3n),
    );
    expect(inShort(verdicts)).toEqual(['hold_ended', 'hold_ended', 'posted']);
    const stateOf = async (id: string) => (await postgresLedger.readHold(database.db, id))?.state;
    expect([await stateOf(released.holdId), await stateOf(over.holdId)]).toEqual(['released', 'open']);
    await desk.inUnit((work) => postgresLedger.expireHolds(work, 1000));
    expect(await stateOf(over.holdId)).toBe('expired');
  });
});

describe('the same id twice', () => {
  it('in a group that is posted counts once, and has the time of the first', async () => {
    const account = await desk.openFunded(100n);
    const groupId = desk.newId();
    const [first, second] = [payment(account, 10n, { groupId }), payment(account, 20n, { groupId })];
    const verdicts = await desk.post(first, first, second);
    expect(inShort(verdicts)).toEqual(['posted', 'replayed', 'posted']);
    const times = verdicts.map((one) => (one.outcome === 'refused' ? undefined : one.postedAt));
    expect(times[0]).toBeDefined();
    expect(times).toEqual([times[0], times[0], times[0]]);
    expect(await desk.balanceOf(account)).toBe(70n);
    expect(inShort(await desk.post(first, first))).toEqual(['replayed', 'replayed']);
  });

  it('for another amount in a group is the one at fault, and takes the rest of the group with it', async () => {
    const account = await desk.openFunded(100n);
    const groupId = desk.newId();
    const first = payment(account, 10n, { groupId });
    const verdicts = await desk.post(
      first,
      { ...first, amountMinor: 11n },
      payment(account, 20n, { groupId }),
    );
    expect(inShort(verdicts)).toEqual(['group_refused', 'id_reused', 'group_refused']);
    expect(await desk.balanceOf(account)).toBe(100n);
  });
});

it('all of this leaves every rule of the ledger kept', async () => {
  expect((await postgresLedger.proof(database.db)).broken).toEqual([]);
});
