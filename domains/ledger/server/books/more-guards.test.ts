import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { byHand } from '../testing/by-hand.ts';
import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let hand: ReturnType<typeof byHand>;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  hand = byHand(database, desk);
});
afterAll(() => database.close());

describe('the database itself refuses', () => {
  it.each([
    'amount = amount + 1',
    "reason = 'other'",
    "expires_at = expires_at + interval '1 day'",
    'captured = captured - 1',
  ])('to change what a hold is: %s', async (change) => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const shop = await desk.openAccount();
    await desk.post(desk.posting({ debit: account, credit: shop, amountMinor: 10n, holdId }));
    expect(
      await hand.refusedBy((client) =>
        client.query(`update ledger.hold set ${change} where id = $1`, [holdId]),
      ),
    ).toBe('hold_goes_forward');
  });

  it('to open a hold again that has ended', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const shop = await desk.openAccount();
    await desk.post(desk.posting({ debit: account, credit: shop, amountMinor: 60n, holdId }));
    const reopen = "update ledger.hold set state = 'open', ended_at = null where id = $1";
    expect(await hand.refusedBy((client) => client.query(reopen, [holdId]))).toBe('hold_goes_forward');
  });

  it.each(['day', 'month'])('that more leaves than the limit of the %s allows', async (span) => {
    const account = await desk.openFunded(100n, { limitDayMinor: 50n, limitMonthMinor: 50n });
    const leave = (amount: number) =>
      hand.refusedBy((client) =>
        client.query(
          `update ledger.account set out_${span} = $2, out_${span}_on = '2026-11-01' where id = $1`,
          [account, amount],
        ),
      );
    expect([await leave(50), await leave(51)]).toEqual([undefined, 'account_limit_kept']);
  });

  it('to change a month-end balance', async () => {
    const statements = ['delete from ledger.account_snapshot', 'truncate ledger.account_snapshot'];
    for (const statement of statements) {
      expect(await hand.refusedBy((client) => client.query(statement))).toBe('account_snapshot_append_only');
    }
  });
});

it('the doors of the posting function stay empty', async () => {
  const [payer, payee] = [await desk.openFunded(100n), await desk.openAccount()];
  const one = () => desk.posting({ debit: payer, credit: payee, amountMinor: 1n });
  expect(inShort([...(await desk.post(one())), ...(await desk.post(one(), one()))])).toEqual([
    'posted',
    'posted',
    'posted',
  ]);
  const { rows } = await database.owner.query(
    'select from ledger.posting union all select from ledger.posting_of_one',
  );
  expect(rows).toEqual([]);
});

it('one plain transfer is refused for the same reasons alone as among others', async () => {
  const payer = await desk.openFunded(1000n, { limitDayMinor: 500n, limitMonthMinor: 600n });
  const payee = await desk.openAccount({ ceilingMinor: 450n });
  const frozen = await desk.openAccount();
  await database.pool.query("select ledger.set_account_status($1, 'frozen')", [frozen]);
  const dollars = await desk.openAccount({ asset: 'USD' });
  const elsewhere = await desk.openAccount();
  const pay = (credit: string, amountMinor: bigint, more: object = {}) => ({
    ...desk.posting({ debit: payer, credit, amountMinor }),
    ...more,
  });
  const wishes = [
    pay(payee, 0n),
    pay(payee, 4_000_000_000_000_000_001n),
    pay(payer, 1n),
    pay(desk.newId(), 1n),
    pay(dollars, 1n),
    pay(frozen, 1n),
    pay(payee, 1n, { debit: frozen }),
    pay(elsewhere, 1001n),
    pay(elsewhere, 501n),
    pay(payee, 451n),
    pay(payee, 1n, { id: '00000000-0000-7000-8000-000000000000' }),
  ];
  const together = inShort(await desk.post(...wishes));
  const alone = [];
  for (const wish of wishes) alone.push(...inShort(await desk.post(wish)));

  expect(alone).toEqual(together);
  expect(new Set(together)).toEqual(
    new Set([
      'amount_invalid',
      'same_account',
      'account_unknown',
      'asset_mismatch',
      'credit_frozen',
      'debit_frozen',
      'insufficient_funds',
      'over_limit_day',
      'over_ceiling',
      'id_out_of_time',
    ]),
  );
});
