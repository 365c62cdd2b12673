import type { HealthSign } from '@egcr/server-kit/health-signs';
import type { Services } from '@egcr/server-kit/services';

import type { Reconciliation } from './books/findings.ts';
import type { Ledger } from './books/ledger.ts';

/** What is new is compared every five minutes, everything each night: so late, and nobody has looked. */
const OVERDUE_MS: Readonly<Record<Reconciliation['kind'], number>> = {
  new: 20 * 60_000,
  all: 26 * 3_600_000,
};

/** The signs of the books and of the log that they are sealed in. */
export async function ledgerHealth(
  services: Services,
  {
    ledger,
    sealing,
  }: {
    readonly ledger: Pick<Ledger, 'lastReconciliations'>;
    readonly sealing: (db: Services['db']) => Promise<HealthSign>;
  },
): Promise<readonly HealthSign[]> {
  return [...(await reconciliationHealth(ledger, services)), await sealing(services.db)];
}

/** Whether the books were compared with themselves lately, and agreed: a sign for each kind of comparison that has been made. */
export async function reconciliationHealth(
  ledger: Pick<Ledger, 'lastReconciliations'>,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<readonly HealthSign[]> {
  const runs = await ledger.lastReconciliations(db);
  if (runs.length === 0) return [{ name: 'ledger.reconciliation_new', state: 'well', reason: 'not_yet_run' }];
  return runs.map((run) => ({
    name: `ledger.reconciliation_${run.kind}`,
    at: run.startedAt,
    ...verdictOn(run, clock.now()),
  }));
}

function verdictOn(
  { kind, broken, openItems, startedAt }: Reconciliation,
  now: Date,
): Pick<HealthSign, 'state' | 'reason'> {
  if (broken.length > 0) return { state: 'failing', reason: 'books_disagree' };
  if (now.getTime() - startedAt.getTime() > OVERDUE_MS[kind]) return { state: 'warning', reason: 'overdue' };
  return openItems.length > 0 ? { state: 'warning', reason: 'clearing_open' } : { state: 'well' };
}
