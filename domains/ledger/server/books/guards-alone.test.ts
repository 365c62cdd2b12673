import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { byHand, type HandWritten } from '../testing/by-hand.ts';
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

const GUARDS = [
  ['transfer', 'transfer_zero_sum'],
  ['entry', 'entry_consistent'],
  ['account', 'account_proved'],
] as const;

/** What one guard alone refuses: the test writes the rows by hand and switches the other guards off, because they would refuse the same rows. */
const refusedBy = (guard: (typeof GUARDS)[number][1], written: HandWritten) =>
  hand.refusedBy(async (client) => {
    for (const [table, other] of GUARDS)
      if (other !== guard) await client.query(`alter table ledger.${table} disable trigger ${other}`);
    await hand.write(client, written);
  });

describe('the guard of transfers alone', () => {
  it('looks for both entries with their account, version, transfer and amount', async () => {
    const { legs } = await hand.pair();
    const [debit, credit] = legs;
    const withEntries = (...entries: HandWritten['legs']) =>
      refusedBy('transfer_zero_sum', { legs, entries });
    expect(await withEntries(debit, credit)).toBeUndefined();
    for (const wrong of [
      [{ ...debit, version: 3 }, credit],
      [{ ...debit, amount: -9 }, credit],
      [{ ...debit, amount: 10 }, credit],
      [debit, { ...credit, version: 2 }],
      [debit, { ...credit, amount: 9 }],
      [debit, { ...credit, amount: -10 }],
    ])
      expect(await withEntries(...wrong)).toBe('transfer_zero_sum');
  });

  it('takes no entry of another transfer for its own', async () => {
    const { payer, payee, legs } = await hand.pair();
    const [debit, credit] = legs;
    await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 10n }));
    expect(await refusedBy('transfer_zero_sum', { legs, entries: [{ ...credit, version: 2 }] })).toBe(
      'transfer_zero_sum',
    );
    // Either side has an entry of that version and amount already, of the payment before; the other side has its own.
    expect(
      await refusedBy('transfer_zero_sum', {
        legs: [debit, { ...credit, version: 2 }],
        entries: [{ ...credit, version: 2 }],
      }),
    ).toBe('transfer_zero_sum');
    expect(
      await refusedBy('transfer_zero_sum', {
        legs: [{ ...debit, version: 3 }, credit],
        entries: [{ ...debit, version: 3 }],
      }),
    ).toBe('transfer_zero_sum');
  });
});

describe('the guard of entries alone', () => {
  it('knows an entry by the version and the amount of its side', async () => {
    const { legs } = await hand.pair();
    const [debit, credit] = legs;
    const withEntries = (...entries: HandWritten['legs']) =>
      refusedBy('entry_consistent', { legs, entries, updates: entries });
    expect(await withEntries(debit, credit)).toBeUndefined();
    for (const wrong of [
      [{ ...debit, version: 3 }, credit],
      [{ ...debit, amount: -9, balance: 91 }, credit],
      [debit, { ...credit, version: 2 }],
      [debit, { ...credit, amount: 9, balance: 9 }],
    ])
      expect(await withEntries(...wrong)).toBe('entry_of_transfer');
  });
});

describe('what a row is', () => {
  const changed = (statement: string, values: unknown[] = []) =>
    hand.refusedBy((client) => client.query(statement, values));

  it('may be written anew for an account as it stands, and never as another', async () => {
    const { payer } = await hand.pair();
    const set = (fields: string) => changed(`update ledger.account set ${fields} where id = $1`, [payer]);
    expect(
      await set(
        'id = id, asset = asset, owner_kind = owner_kind, owner_id = owner_id, purpose = purpose, class = class, opened_at = opened_at',
      ),
    ).toBeUndefined();
    expect(await set('version = version, last_at = last_at')).toBeUndefined();
    expect(await set("last_at = last_at + interval '1 second'")).toBeUndefined();
    for (const fields of [
      'id = gen_random_uuid()',
      "owner_kind = 'business'",
      "class = 'asset'",
      'version = version - 1',
      "last_at = last_at - interval '1 second'",
    ])
      expect(await set(fields)).toBe('account_identity_kept');
  });

  it('of an asset are its code and its decimals, each of them', async () => {
    const set = (fields: string) => changed(`update ledger.asset set ${fields} where code = 'JVD'`);
    expect(await set('code = code, exponent = exponent')).toBeUndefined();
    expect(await set("code = 'JVX'")).toBe('asset_exponent_kept');
    expect(await set('exponent = exponent - 1')).toBe('asset_exponent_kept');
  });

  it('of a tile of the log is its place and what it holds: it may be written again, or longer', async () => {
    const bytes = (...values: readonly string[]) =>
      `decode('${values.map((value) => value.repeat(32)).join('')}', 'hex')`;
    const set = (fields: string) =>
      hand.refusedBy(async (client) => {
        await client.query(
          `insert into ledger.log_tile (level, index, hashes) values (1, 7, ${bytes('01', '02')})`,
        );
        await client.query(`update ledger.log_tile set ${fields} where level = 1 and index = 7`);
      });
    expect(await set('level = level, index = index, hashes = hashes')).toBeUndefined();
    expect(await set(`hashes = ${bytes('01', '02', '03')}`)).toBeUndefined();
    for (const fields of [
      'level = 2',
      'index = 8',
      `hashes = ${bytes('01')}`,
      `hashes = ${bytes('01', '03')}`,
      `hashes = ${bytes('02', '02', '03')}`,
    ])
      expect(await set(fields)).toBe('log_tile_grows');
  });
});
