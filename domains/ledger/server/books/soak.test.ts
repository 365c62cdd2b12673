import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { postgresLedger } from './postgres-ledger.ts';
import { soakLedger } from './soak.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 20 });
});
afterAll(() => database.close());

it('20,000 transfers of all kinds through the lane break no rule, and add up to what was answered', async () => {
  const services = testServices(database);
  const report = await soakLedger(postgresLedger, {
    services,
    transfers: 20_000,
    seed: 20261121,
    accounts: 300,
  });

  expect(report.broken).toEqual([]);
  expect(report.posted).toBeGreaterThanOrEqual(20_000);
  for (const answer of [
    'transfer posted',
    'transfer insufficient_funds',
    'conversion posted',
    'conversion group_refused',
    'hold posted',
    'capture posted',
    'capture hold_ended',
    'capture over_hold',
    'release released',
    'release already_ended',
    'reversal posted',
    'reversal over_reversed',
    'repeat replayed',
    'repeat id_reused',
    'mistake same_account',
    'mistake account_unknown',
    'mistake asset_mismatch',
    'mistake hold_unknown',
    'mistake reversal_mismatch',
  ]) {
    expect(report.answers).toHaveProperty([answer]);
  }
  const run = await services.unit((work) => postgresLedger.reconcile(work, 'all'));
  expect(run).toMatchObject({ broken: [], frozen: 0 });
});
