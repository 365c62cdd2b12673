import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ledgerHealth, reconciliationHealth } from './health.ts';
import type { Reconciliation } from './books/findings.ts';
import { postgresLedger } from './books/postgres-ledger.ts';
import { ledgerDesk } from './testing/ledger-desk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('tells the operator whether the books agree, and when nobody has looked for too long', async () => {
  const desk = ledgerDesk(database);
  const services = { ...testServices(database), clock: desk.clock };
  const signs = () => reconciliationHealth(postgresLedger, services);
  expect(await signs()).toEqual([
    { name: 'ledger.reconciliation_new', state: 'well', reason: 'not_yet_run' },
  ]);

  const payer = await desk.openFunded(100n);
  await desk.inUnit((work) => postgresLedger.reconcile(work, 'new'));
  expect(await signs()).toMatchObject([{ name: 'ledger.reconciliation_new', state: 'well' }]);
  desk.clock.advance(21 * 60);
  expect(await signs()).toMatchObject([{ state: 'warning', reason: 'overdue' }]);

  await database.ownerDb.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update ledger.account set balance = balance + 1 where id = ${payer}`.execute(db);
  });
  await desk.inUnit((work) => postgresLedger.reconcile(work, 'all'));
  expect(await signs()).toContainEqual(
    expect.objectContaining({
      name: 'ledger.reconciliation_all',
      state: 'failing',
      reason: 'books_disagree',
    }),
  );
});

it('a comparison is overdue after twenty minutes, or after 26 hours where it is of all; what is broken comes first', async () => {
  const services = testServices(database);
  const now = new Date('2026-11-29T12:00:00Z');
  const signs = async (...runs: readonly Partial<Reconciliation>[]) =>
    (
      await reconciliationHealth(
        {
          lastReconciliations: async () =>
            runs.map(
              (run) => ({ kind: 'new', broken: [], openItems: [], startedAt: now, ...run }) as Reconciliation,
            ),
        },
        { db: services.db, clock: { now: () => now } },
      )
    ).map(({ name, state, reason }) => [name.replace('ledger.reconciliation_', ''), state, reason]);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const item = [{ kind: 'account_floor', id: 'a' }] as const;
  expect(
    await signs(
      { startedAt: ago(20 * 60_000) },
      { startedAt: ago(20 * 60_000 + 1) },
      { kind: 'all', startedAt: ago(26 * 3_600_000) },
      { kind: 'all', startedAt: ago(26 * 3_600_000 + 1) },
      { openItems: item },
      { openItems: item, startedAt: ago(3_600_000) },
      { broken: item, openItems: item, startedAt: ago(3_600_000) },
    ),
  ).toEqual([
    ['new', 'well', undefined],
    ['new', 'warning', 'overdue'],
    ['all', 'well', undefined],
    ['all', 'warning', 'overdue'],
    ['new', 'warning', 'clearing_open'],
    ['new', 'warning', 'overdue'],
    ['new', 'failing', 'books_disagree'],
  ]);
});

it('beside the books stands the sign of the log', async () => {
  const sealing = { name: 'ledger.sealing', state: 'well' } as const;
  const signs = await ledgerHealth(testServices(database), {
    ledger: { lastReconciliations: async () => [] },
    sealing: async () => sealing,
  });
  expect(signs.map(({ name }) => name)).toEqual(['ledger.reconciliation_new', 'ledger.sealing']);
});
