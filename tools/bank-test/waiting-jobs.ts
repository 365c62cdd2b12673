/** What waits in the product's queue when a run ends with work undone: the report says why. */
import { openPool } from '@egcr/server-kit/database';

import type { Bank } from './bank.ts';

const SHOWN_MAX = 20;

/** A line for each job, those tried most first; nothing where the bank has no queue. */
export async function waitingJobs(bank: Bank): Promise<readonly string[]> {
  if (bank.dataDirectory === undefined) return [];
  const pool = openPool({ url: bank.databaseUrl(), applicationName: 'bank-test', connectionsMax: 1 });
  try {
    const { rows } = await pool.query<{ readonly line: string }>(
      `select format('%s: tried %s times, due in %s s, %s, %s', task_identifier, attempts, round(extract(epoch from run_at - now())),
                coalesce('held for ' || round(extract(epoch from now() - locked_at)) || ' s', 'held by nobody'), coalesce(last_error, 'no error')) as line
       from graphile_worker.jobs
       order by attempts desc, run_at
       limit $1`,
      [SHOWN_MAX],
    );
    return rows.map(({ line }) => line);
  } finally {
    await pool.end();
  }
}
