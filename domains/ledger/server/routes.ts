import type { ServerDomain } from '@egcr/server-kit/domain';

import type { Ledger } from './books/ledger.ts';

/** `/dev/ledger/snapshot` and `/dev/ledger/proof`: in test mode only, for checks from outside. */
export function registerLedgerRoutes(
  [app, { settings, db }]: Parameters<NonNullable<ServerDomain['routes']>>,
  ledger: Ledger,
): void {
  if (!settings.isTestMode) return;
  app.get('/dev/ledger/snapshot', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return ledger.snapshot(db);
  });
  app.get('/dev/ledger/proof', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return ledger.proof(db);
  });
}
