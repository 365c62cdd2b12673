import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { reconciliationHealth } from './health.ts';
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
