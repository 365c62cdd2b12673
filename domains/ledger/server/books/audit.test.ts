import type { Database } from '@egcr/server-kit/database';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ledgerDesk } from '../testing/ledger-desk.ts';
import { askedAfter } from '../testing/tampered.ts';
import type { BrokenRule } from './findings.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let payer: string;
let payee: string;
let transfer: string;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  payer = await desk.openFunded(100n);
  payee = await desk.openAccount();
  const [verdict] = await desk.post(desk.posting({ debit: payer, credit: payee, amountMinor: 30n }));
  transfer = verdict?.id ?? '';
});
afterAll(() => database.close());

/** What the proof finds after it. */
const foundAfter = (tamper: (db: Database) => Promise<unknown>): Promise<readonly BrokenRule[]> =>
  askedAfter(database, tamper, async (db) => (await postgresLedger.proof(db)).broken);

describe('the proof', () => {
  it('derives every balance from the entries and finds nothing broken', async () => {
    const proof = await postgresLedger.proof(database.db);
    expect(proof.broken).toEqual([]);
    expect(proof.accounts.find((account) => account.id === payer)).toEqual({
      id: payer,
      balance: '70',
      derived: '70',
    });
  });

  it('finds a balance that was changed', async () => {
    const found = await foundAfter((db) =>
      sql`update ledger.account set balance = balance + 1 where id = ${payee}`.execute(db),
    );
    expect(found).toEqual([
      { kind: 'account_balance', id: payee },
      { kind: 'asset_sum', id: 'JVD' },
    ]);
  });

  it('finds an entry that was changed, also where the balance was made to fit', async () => {
    const found = await foundAfter(async (db) => {
      await sql`update ledger.entry set amount = 31, balance = 31 where account_id = ${payee}`.execute(db);
      await sql`update ledger.account set balance = 31 where id = ${payee}`.execute(db);
    });
    expect(found).toEqual([
      { kind: 'asset_sum', id: 'JVD' },
      { kind: 'transfer_entries', id: transfer },
    ]);
  });

  it('finds a running balance that does not follow', async () => {
    const found = await foundAfter((db) =>
      sql`update ledger.entry set balance = 71 where account_id = ${payer} and version = 2`.execute(db),
    );
    expect(found).toEqual([{ kind: 'entry_chain', id: payer }]);
  });

  it('finds a transfer that was taken out with both its entries', async () => {
    const found = await foundAfter(async (db) => {
      await sql`delete from ledger.entry where transfer_id = ${transfer}`.execute(db);
      await sql`delete from ledger.transfer where id = ${transfer}`.execute(db);
    });
    expect(new Set(found.map((rule) => rule.kind))).toEqual(new Set(['account_balance', 'account_version']));
  });

  it('finds a transfer without entries, and entries without a transfer', async () => {
    const lost = await foundAfter((db) =>
      sql`delete from ledger.entry where account_id = ${payee}`.execute(db),
    );
    expect(lost).toContainEqual({ kind: 'transfer_entries', id: transfer });
    const orphaned = await foundAfter((db) =>
      sql`delete from ledger.transfer where id = ${transfer}`.execute(db),
    );
    expect(orphaned).toEqual([{ kind: 'entry_count', id: 'all' }]);
  });

  it('finds a gap in the versions', async () => {
    const found = await foundAfter((db) =>
      sql`update ledger.entry set version = 3 where account_id = ${payer} and version = 2`.execute(db),
    );
    expect(found).toContainEqual({ kind: 'entry_gap', id: payer });
  });

  it('finds a transfer between accounts of other assets', async () => {
    const found = await foundAfter((db) =>
      sql`update ledger.transfer set asset = 'USD' where id = ${transfer}`.execute(db),
    );
    expect(found).toEqual([{ kind: 'transfer_asset', id: transfer }]);
  });

  it('finds money that is held without a hold', async () => {
    const found = await foundAfter((db) =>
      sql`update ledger.account set held = 5 where id = ${payer}`.execute(db),
    );
    expect(found).toEqual([{ kind: 'hold_sum', id: payer }]);
  });

  it('finds entries of an account that is not there', async () => {
    const found = await foundAfter((db) => sql`delete from ledger.account where id = ${payee}`.execute(db));
    expect(found).toContainEqual({ kind: 'entry_without_account', id: payee });
  });
});

it('the snapshot shows every account of one instant, as text that loses no digit', async () => {
  const source = await desk.openFunded(4_000_000_000_000_000_000n, { asset: 'INR' });
  const { accounts } = await postgresLedger.snapshot(database.db);
  expect(accounts.find((account) => account.id === source)).toEqual({
    id: source,
    owner_id: expect.any(String),
    asset: 'INR',
    purpose: expect.any(String),
    balance: '4000000000000000000',
    held: '0',
  });
});
