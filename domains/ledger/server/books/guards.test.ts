import { randomUUID } from 'node:crypto';

import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { byHand, HASH } from '../testing/by-hand.ts';
import { ledgerDesk } from '../testing/ledger-desk.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let hand: ReturnType<typeof byHand>;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  hand = byHand(database, desk);
});
afterAll(() => database.close());

describe('the database lets a right transfer by hand through', () => {
  it('so that what follows shows each single fault', async () => {
    const { legs } = await hand.pair();
    expect(await hand.refusedBy((client) => hand.write(client, { legs }))).toBeUndefined();
  });
});

describe('the database itself refuses', () => {
  it.each([
    ['transfer', "update ledger.transfer set kind = 'other'"],
    ['transfer', 'delete from ledger.transfer'],
    ['transfer', 'truncate ledger.transfer'],
    ['entry', 'update ledger.entry set amount = 1'],
    ['entry', 'delete from ledger.entry'],
    ['entry', 'truncate ledger.entry'],
    ['account', 'delete from ledger.account'],
    ['account', 'truncate ledger.account'],
    ['hold', 'delete from ledger.hold'],
    ['hold', 'truncate ledger.hold'],
    ['asset', "delete from ledger.asset where code = 'JVD'"],
    ['asset', 'truncate ledger.asset cascade'],
  ])('to change what has happened in %s: %s', async (table, statement) => {
    expect(await hand.refusedBy((client) => client.query(statement))).toBe(`${table}_append_only`);
  });

  it('to change the decimals of an asset', async () => {
    expect(
      await hand.refusedBy((client) =>
        client.query("update ledger.asset set exponent = 3 where code = 'JVD'"),
      ),
    ).toBe('asset_exponent_kept');
  });

  it('a supply that would not fit', async () => {
    expect(
      await hand.refusedBy((client) =>
        client.query("update ledger.asset set max_supply = 40000000000000001 where code = 'JVD'"),
      ),
    ).toBe('asset_supply_fits');
  });

  it('a transfer without entries', async () => {
    const { payer, payee } = await hand.pair();
    const insert = `insert into ledger.transfer
        (id, debit, credit, debit_version, credit_version, asset, amount, kind, posted_at, request_hash)
      values ($1, $2, $3, 2, 1, 'JVD', 10, 'by_hand', now(), $4)`;
    expect(await hand.refusedBy((client) => client.query(insert, [desk.newId(), payer, payee, HASH]))).toBe(
      'transfer_zero_sum',
    );
  });

  it('a transfer whose entries do not sum to zero, or of which one is missing', async () => {
    const { legs } = await hand.pair();
    const [debit, credit] = legs;
    const more = [debit, { ...credit, amount: 11, balance: 11 }];
    expect(await hand.refusedBy((client) => hand.write(client, { legs: more }))).toBe('entry_of_transfer');
    expect(await hand.refusedBy((client) => hand.write(client, { legs, amount: 11 }))).toBe(
      'entry_of_transfer',
    );
    expect(await hand.refusedBy((client) => hand.write(client, { legs, entries: [debit] }))).toBe(
      'transfer_zero_sum',
    );
    expect(await hand.refusedBy((client) => hand.write(client, { legs, entries: [credit] }))).toBe(
      'transfer_zero_sum',
    );
  });

  it('an entry that belongs to no transfer, or is a third side of one', async () => {
    const { payer, payee, legs } = await hand.pair();
    const insert = `insert into ledger.entry (account_id, version, transfer_id, amount, balance, posted_at)
      values ($1, 2, $2, 5, 105, now())`;
    expect(await hand.refusedBy((client) => client.query(insert, [payer, desk.newId()]))).toBe(
      'entry_of_transfer',
    );
    const third = { account: payee, version: 2, amount: 10, balance: 20 };
    const updates = [legs[0], third];
    expect(await hand.refusedBy((client) => hand.write(client, { legs: [...legs, third], updates }))).toBe(
      'entry_of_transfer',
    );
  });

  it('an entry in an account of another asset', async () => {
    const { legs } = await hand.pair();
    const dollars = await desk.openAccount({ asset: 'USD' });
    const wrong = [legs[0], { ...legs[1], account: dollars }];
    expect(await hand.refusedBy((client) => hand.write(client, { legs: wrong }))).toBe('entry_asset');
    expect(await hand.refusedBy((client) => hand.write(client, { legs, asset: 'USD' }))).toBe('entry_asset');
  });

  it('a gap between the versions of an account, and the same version twice', async () => {
    const { legs } = await hand.pair();
    const [debit, credit] = legs;
    expect(
      await hand.refusedBy((client) => hand.write(client, { legs: [{ ...debit, version: 3 }, credit] })),
    ).toBe('entry_chain');
    expect(
      await hand.refusedBy((client) => hand.write(client, { legs: [{ ...debit, version: 1 }, credit] })),
    ).toBe('entry_pkey');
  });

  it('a running balance that does not follow from the one before', async () => {
    const { legs } = await hand.pair();
    const [debit, credit] = legs;
    const wrong = [{ ...debit, balance: 91 }, credit];
    expect(await hand.refusedBy((client) => hand.write(client, { legs: wrong }))).toBe('entry_chain');
  });

  it('an entry that is earlier than the one before it', async () => {
    const { legs } = await hand.pair();
    const at = new Date(0);
    expect(await hand.refusedBy((client) => hand.write(client, { legs, at }))).toBe('entry_chain');
  });

  it('an entry of which its account does not know', async () => {
    const { legs } = await hand.pair();
    expect(await hand.refusedBy((client) => hand.write(client, { legs, updates: [legs[0]] }))).toBe(
      'entry_account_version',
    );
  });

  it('a balance that is changed without an entry', async () => {
    const { payer } = await hand.pair();
    for (const change of ['balance = balance + 1', 'balance = balance + 1, version = version + 1']) {
      expect(
        await hand.refusedBy((client) =>
          client.query(`update ledger.account set ${change} where id = $1`, [payer]),
        ),
      ).toBe('account_balance_proved');
    }
  });

  it('an account that begins with money in it', async () => {
    const insert = `insert into ledger.account
        (id, owner_kind, owner_id, asset, purpose, class, balance, version, opened_at, last_at)
      values ($1, 'person', $2, 'JVD', 'main', 'liability', 5, $3, now(), now())`;
    const withVersion = (version: number) =>
      hand.refusedBy((client) => client.query(insert, [randomUUID(), randomUUID(), version]));
    expect(await withVersion(0)).toBe('account_starts_empty');
    expect(await withVersion(1)).toBe('account_starts_empty');
  });

  it.each([
    "asset = 'USD'",
    `owner_id = '${randomUUID()}'`,
    "purpose = 'other'",
    "last_at = 'epoch'",
    "opened_at = 'epoch'",
  ])('to give an account another identity or an earlier time: %s', async (change) => {
    const account = await desk.openAccount();
    const refused = await hand.refusedBy((client) =>
      client.query(`update ledger.account set ${change} where id = $1`, [account]),
    );
    expect(['account_identity_kept', 'account_time_forward']).toContain(refused);
  });

  it('a balance below its floor, above its ceiling or outside the range of all balances', async () => {
    const { legs } = await hand.pair();
    const [debit, credit] = legs;
    const tooMuch = [
      { ...debit, amount: -101, balance: -1 },
      { ...credit, amount: 101, balance: 101 },
    ];
    expect(await hand.refusedBy((client) => hand.write(client, { legs: tooMuch, amount: 101 }))).toBe(
      'account_floor_kept',
    );
    const narrow = await desk.openAccount({ ceilingMinor: 9n });
    expect(
      await hand.refusedBy((client) => hand.write(client, { legs: [debit, { ...credit, account: narrow }] })),
    ).toBe('account_ceiling_kept');
  });

  it('to hold more than there is', async () => {
    const { payer } = await hand.pair();
    const hold = (held: number) =>
      hand.refusedBy((client) =>
        client.query('update ledger.account set held = $2 where id = $1', [payer, held]),
      );
    expect([await hold(100), await hold(101), await hold(-1)]).toEqual([
      undefined,
      'account_floor_kept',
      'account_held_range',
    ]);
  });

  it('a transfer of nothing, within one account, or with an id that is no UUID of version 7', async () => {
    const { legs } = await hand.pair();
    const [debit, credit] = legs;
    expect(await hand.refusedBy((client) => hand.write(client, { legs, amount: 0 }))).toBe(
      'transfer_amount_range',
    );
    expect(
      await hand.refusedBy((client) =>
        hand.write(client, { legs: [debit, { ...credit, account: debit.account, version: 3 }] }),
      ),
    ).toBe('transfer_two_accounts');
    expect(await hand.refusedBy((client) => hand.write(client, { legs, id: randomUUID() }))).toBe(
      'transfer_id_version',
    );
  });

  it('a hold that is captured beyond its amount', async () => {
    const { payer } = await hand.pair();
    const insert = `insert into ledger.hold (id, account_id, amount, captured, reason, request_hash, created_at, expires_at)
      values ($1, $2, 10, 11, 'card', $3, now(), now() + interval '1 day')`;
    expect(await hand.refusedBy((client) => client.query(insert, [desk.newId(), payer, HASH]))).toBe(
      'hold_captured_range',
    );
  });
});
