import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assets, FUND_UNITS } from '../../contract/assets.ts';
import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 20 });
  desk = ledgerDesk(database);
});
afterAll(() => database.close());

describe('posting', () => {
  it('moves money and leaves both balances and both entries behind', async () => {
    const payer = await desk.openFunded(1000n);
    const payee = await desk.openAccount();
    const asked = desk.posting({ debit: payer, credit: payee, amountMinor: 250n, meta: { note: 'lunch' } });

    expect(await desk.post(asked)).toMatchObject([{ id: asked.id, outcome: 'posted' }]);

    expect([await desk.balanceOf(payer), await desk.balanceOf(payee)]).toEqual([750n, 250n]);
    const [entry] = await postgresLedger.entries(database.db, {
      from: [{ accountId: payer, below: 100n }],
      limit: 1,
    });
    expect(entry).toMatchObject({ version: 2n, amountMinor: -250n, balanceMinor: 750n });
    expect(entry?.transfer).toMatchObject({ id: asked.id, meta: { note: 'lunch' } });
  });

  it('answers a repeat without moving money again, and refuses the id for anything else', async () => {
    const payer = await desk.openFunded(1000n);
    const payee = await desk.openAccount();
    const asked = desk.posting({
      debit: payer,
      credit: payee,
      amountMinor: 400n,
      meta: { note: 'a', place: 'b' },
    });
    await desk.post(asked);

    expect(inShort(await desk.post({ ...asked, meta: { place: 'b', note: 'a' } }))).toEqual(['replayed']);
    for (const other of [
      { amountMinor: 401n },
      { kind: 'gift' },
      { meta: { note: 'c' } },
      { groupId: desk.newId() },
      { debit: payee, credit: payer },
    ]) {
      expect(inShort(await desk.post({ ...asked, ...other }))).toEqual(['id_reused']);
    }
    expect(await desk.balanceOf(payee)).toBe(400n);
  });

  it('still answers a repeat after the money is gone and the account is frozen', async () => {
    const payer = await desk.openFunded(100n);
    const payee = await desk.openAccount();
    const asked = desk.posting({ debit: payer, credit: payee, amountMinor: 100n });
    await desk.post(asked);
    await desk.inUnit((work) => postgresLedger.setStatus(work, payer, 'frozen'));

    expect(inShort(await desk.post(asked))).toEqual(['replayed']);
  });

  it('posts the same id once when it comes twice in one batch', async () => {
    const payer = await desk.openFunded(1000n);
    const payee = await desk.openAccount();
    const good = desk.posting({ debit: payer, credit: payee, amountMinor: 10n });
    const bad = desk.posting({ debit: payer, credit: payee, amountMinor: 10_000n });

    expect(inShort(await desk.post(good, bad, good, { ...good, amountMinor: 11n }, bad))).toEqual([
      'posted',
      'insufficient_funds',
      'replayed',
      'id_reused',
      'insufficient_funds',
    ]);
    expect(await desk.balanceOf(payee)).toBe(10n);
  });

  it('refuses each item for its own reason and leaves its neighbours alone', async () => {
    const payer = await desk.openFunded(1000n);
    const payee = await desk.openAccount();
    const dollars = await desk.openFunded(1000n, { asset: 'USD' });
    const frozen = await desk.openFunded(1000n);
    await desk.inUnit((work) => postgresLedger.setStatus(work, frozen, 'frozen'));
    const inOnly = await desk.openFunded(1000n);
    await desk.inUnit((work) => postgresLedger.setStatus(work, inOnly, 'no_debit'));
    const full = await desk.openAccount({ ceilingMinor: 5n });
    const between = (debit: string, credit: string, amountMinor: bigint) =>
      desk.posting({ debit, credit, amountMinor });
    const tomorrow = new Date(desk.clock.now().getTime() + 25 * 3600 * 1000);

    const verdicts = await desk.post(
      between(payer, payee, 1n),
      between(payer, payee, 0n),
      between(payer, payee, -5n),
      between(payer, payee, 4_000_000_000_000_000_001n),
      { ...between(payer, payee, 1n), id: idAt(tomorrow) },
      between(payer, payer, 1n),
      between(payer, desk.newId(), 1n),
      between(desk.newId(), payee, 1n),
      between(dollars, payee, 1n),
      { ...between(payer, payee, 1n), asset: 'USD' },
      between(frozen, payee, 1n),
      between(inOnly, payee, 1n),
      between(payer, frozen, 1n),
      between(payer, inOnly, 1n),
      between(payer, payee, 1000n),
      between(payer, full, 6n),
      between(payer, payee, 998n),
    );

    expect(inShort(verdicts)).toEqual([
      'posted',
      'amount_invalid',
      'amount_invalid',
      'amount_invalid',
      'id_out_of_time',
      'same_account',
      'account_unknown',
      'account_unknown',
      'asset_mismatch',
      'asset_mismatch',
      'debit_frozen',
      'debit_frozen',
      'credit_frozen',
      'posted',
      'insufficient_funds',
      'over_ceiling',
      'posted',
    ]);
    expect([await desk.balanceOf(payer), await desk.balanceOf(payee)]).toEqual([0n, 999n]);
  });

  it('lets money that arrives in a batch be spent later in the same batch', async () => {
    const first = await desk.openFunded(100n);
    const [second, third] = [await desk.openAccount(), await desk.openAccount()];

    const verdicts = await desk.post(
      desk.posting({ debit: second, credit: third, amountMinor: 100n }),
      desk.posting({ debit: first, credit: second, amountMinor: 100n }),
      desk.posting({ debit: second, credit: third, amountMinor: 100n }),
    );

    expect(inShort(verdicts)).toEqual(['insufficient_funds', 'posted', 'posted']);
    expect(await desk.balanceOf(third)).toBe(100n);
  });

  it('keeps to what may leave on one day and in one month', async () => {
    const payer = await desk.openFunded(1000n, { limitDayMinor: 100n, limitMonthMinor: 150n });
    const payee = await desk.openAccount();
    const pay = (amountMinor: bigint) =>
      desk.post(desk.posting({ debit: payer, credit: payee, amountMinor }));
    desk.clock.advance(secondsToFirstOfMonth(desk.clock.now()));

    expect(inShort([...(await pay(60n)), ...(await pay(41n)), ...(await pay(40n))])).toEqual([
      'posted',
      'over_limit_day',
      'posted',
    ]);
    desk.clock.advance(24 * 3600);
    expect(inShort([...(await pay(51n)), ...(await pay(50n))])).toEqual(['over_limit_month', 'posted']);
  });

  it('stamps an entry no earlier than the one before it, even when a clock lags behind', async () => {
    const payer = await desk.openFunded(1000n);
    const payee = await desk.openAccount();
    const pay = (now: Date) =>
      desk.inUnit(async ({ db }) => {
        await postgresLedger.post({ db, now }, [
          desk.posting({ debit: payer, credit: payee, amountMinor: 1n }),
        ]);
      });
    const late = new Date(desk.clock.now().getTime() + 60_000);
    await pay(late);
    await pay(desk.clock.now());

    const entries = await postgresLedger.entries(database.db, {
      from: [{ accountId: payee, below: 100n }],
      limit: 5,
    });
    expect(entries.map((entry) => [entry.version, entry.transfer.postedAt])).toEqual([
      [2n, late],
      [1n, late],
    ]);
  });
});

describe('groups', () => {
  it('posts all of a group or nothing of it', async () => {
    const [jvd, usd] = [await desk.openFunded(100n), await desk.openAccount({ asset: 'USD' })];
    const poolJvd = await desk.openAccount();
    const poolUsd = await desk.openFunded(50n, { asset: 'USD' });
    const exchange = (paid: bigint, bought: bigint, groupId = desk.newId()) => [
      desk.posting({ groupId, debit: jvd, credit: poolJvd, amountMinor: paid, kind: 'exchange' }),
      desk.posting({
        groupId,
        debit: poolUsd,
        credit: usd,
        amountMinor: bought,
        asset: 'USD',
        kind: 'exchange',
      }),
    ];
    const good = exchange(40n, 50n);

    const verdicts = await desk.post(
      ...exchange(40n, 60n),
      ...good,
      ...exchange(10n, 1n),
      desk.posting({ debit: jvd, credit: poolJvd, amountMinor: 60n }),
    );

    expect(inShort(verdicts)).toEqual([
      'group_refused',
      'insufficient_funds',
      'posted',
      'posted',
      'group_refused',
      'insufficient_funds',
      'posted',
    ]);
    expect([await desk.balanceOf(jvd), await desk.balanceOf(usd)]).toEqual([0n, 50n]);
    expect(inShort(await desk.post(...good))).toEqual(['replayed', 'replayed']);
  });

  it('refuses a group of which a part was posted before, and a group that does not stand together', async () => {
    const payer = await desk.openFunded(100n);
    const payee = await desk.openAccount();
    const groupId = desk.newId();
    const leg = () => desk.posting({ groupId, debit: payer, credit: payee, amountMinor: 1n });
    const first = leg();
    await desk.post(first);

    expect(inShort(await desk.post(leg(), first))).toEqual(['group_mismatch', 'replayed']);
    const alone = desk.posting({ debit: payer, credit: payee, amountMinor: 1n });
    await expect(desk.post(leg(), alone, leg())).rejects.toThrow('do not stand together');
    expect(await desk.balanceOf(payee)).toBe(1n);
  });

  it('takes a repeat inside a refused group back with it', async () => {
    const payer = await desk.openFunded(100n);
    const payee = await desk.openAccount();
    const groupId = desk.newId();
    const first = desk.posting({ groupId, debit: payer, credit: payee, amountMinor: 1n });
    const tooMuch = desk.posting({ groupId, debit: payer, credit: payee, amountMinor: 100n });

    expect(inShort(await desk.post(first, first, tooMuch))).toEqual([
      'group_refused',
      'group_refused',
      'insufficient_funds',
    ]);
    expect(await desk.balanceOf(payer)).toBe(100n);
  });
});

describe('at the same time', () => {
  it('lets exactly one of 100 parallel withdrawals of a whole balance through', async () => {
    const payer = await desk.openFunded(5000n);
    const payee = await desk.openAccount();

    const verdicts = await Promise.all(
      Array.from({ length: 100 }, () =>
        desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 5000n })),
      ),
    );

    const short = inShort(verdicts.flat());
    expect(short.filter((one) => one === 'posted')).toHaveLength(1);
    expect(short.filter((one) => one === 'insufficient_funds')).toHaveLength(99);
    expect([await desk.balanceOf(payer), await desk.balanceOf(payee)]).toEqual([0n, 5000n]);
  });

  it('posts one id once when 50 ask for it at once', async () => {
    const payer = await desk.openFunded(5000n);
    const payee = await desk.openAccount();
    const asked = desk.posting({ debit: payer, credit: payee, amountMinor: 7n });

    const verdicts = await Promise.all(Array.from({ length: 50 }, () => desk.post(asked)));

    const short = inShort(verdicts.flat());
    expect(short.filter((one) => one === 'posted')).toHaveLength(1);
    expect(short.filter((one) => one === 'replayed')).toHaveLength(49);
    expect(await desk.balanceOf(payee)).toBe(7n);
  });

  it('comes through crossing payments without a deadlock', async () => {
    const ring = await Promise.all(Array.from({ length: 6 }, () => desk.openFunded(100n)));
    const at = (index: number) => ring[index % ring.length] ?? '';

    const verdicts = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        desk.post(
          desk.posting({ debit: at(index), credit: at(index + 1), amountMinor: 1n }),
          desk.posting({ debit: at(index + 3), credit: at(index + 2), amountMinor: 1n }),
        ),
      ),
    );

    expect(verdicts).toHaveLength(120);
    expect(await postgresLedger.proof(database.db)).toMatchObject({ broken: [] });
  });

  it('opens an account once when many need it at once', async () => {
    const owner = { kind: 'person', id: desk.newId() } as const;
    const ids = await Promise.all(Array.from({ length: 20 }, () => desk.openAccount({ owner })));
    expect(new Set(ids).size).toBe(1);
  });
});

it('keeps the same assets as the contract, in the same order', async () => {
  const { rows } = await database.pool.query<{ code: string; scale: number; symbol: string }>(
    'select code, exponent as scale, symbol from ledger.asset order by position',
  );
  expect(rows).toEqual([...assets, FUND_UNITS].map(({ code, scale, symbol }) => ({ code, scale, symbol })));
});

function idAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${hex}`;
}

function secondsToFirstOfMonth(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.ceil((next - now.getTime()) / 1000) + 60;
}
