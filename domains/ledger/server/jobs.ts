import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { Reconciliation } from './books/findings.ts';
import type { Ledger } from './books/ledger.ts';

/** How many accounts one step of the month's end takes, and how many steps one run has. */
const SNAPSHOT_STEP = 5000;
const SNAPSHOT_STEPS_MAX = 200;

/** What the ledger does unasked: it compares its books, what is new often and all at night, and keeps each month's end. */
export function ledgerJobs(ledger: Ledger): Required<Pick<ServerDomain, 'jobs' | 'schedules'>> {
  return {
    jobs: {
      'ledger.reconcile': (work) => reconcile(ledger, work, 'new'),
      'ledger.reconcile_all': (work) => reconcile(ledger, work, 'all'),
      'ledger.take_snapshots': (work) => takeSnapshots(ledger, work),
    },
    schedules: [
      { cron: '*/5 * * * *', job: 'ledger.reconcile' },
      { cron: '20 3 * * *', job: 'ledger.reconcile_all' },
      // Every night, not only the first of the month: what a night without a server left out is made up for.
      { cron: '40 1 * * *', job: 'ledger.take_snapshots' },
    ],
  };
}

/** The log's line is the operator's alarm: level error, code `ledger_broken` or, where money waits too long, warn `ledger_open_items`. */
async function reconcile(ledger: Ledger, work: Work, kind: Reconciliation['kind']): Promise<void> {
  const { broken, openItems } = await ledger.reconcile(work, kind);
  if (broken.length > 0) {
    work.log.error(
      { code: 'ledger_broken', count: broken.length },
      `the ledger does not agree with itself: ${inWords(broken)}; the accounts concerned are frozen`,
    );
  }
  if (openItems.length > 0) {
    work.log.warn(
      { code: 'ledger_open_items', count: openItems.length },
      `money waits on accounts for passing it on: ${inWords(openItems)}`,
    );
  }
}

const NAMED_MAX = 20;

function inWords(findings: Reconciliation['broken']): string {
  return findings
    .slice(0, NAMED_MAX)
    .map(({ kind, id }) => `${kind} ${id}`)
    .join(', ');
}

async function takeSnapshots(ledger: Ledger, work: Work): Promise<void> {
  let after: string | undefined;
  for (let step = 0; step < SNAPSHOT_STEPS_MAX; step += 1) {
    const query = { limit: SNAPSHOT_STEP, ...(after === undefined ? {} : { after }) };
    after = await ledger.takeSnapshots(work, query);
    if (after === undefined) return;
  }
}
