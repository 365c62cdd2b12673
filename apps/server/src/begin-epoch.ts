import { openLog } from '@egcr/server-kit/log';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { openedDatabase } from './opened-database.ts';
import { runningDatabase } from './running-database.ts';

/** Sealing waits for older transactions; the running product goes on with what is left. */
const SEALINGS_MAX = 20;

/*
 * `npm run ledger:epoch`: after a dump was loaded into another cluster of PostgreSQL, proves that everything sealed so far is there and
 * unchanged, and lets the log of the ledger go on in a new epoch, which its roots name. On the host that has the keys, as the owner of the
 * tables, beside the running product or while it stands still. Ends with 1 where something is not as it was signed: then nothing was changed.
 */
try {
  process.exitCode = await begin(loadConfig());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function begin(config: Config): Promise<number> {
  const { dataDirectory } = config;
  const database = await openedDatabase(config);
  try {
    const databaseUrl = config.databaseOwnerUrl ?? config.databaseUrl ?? runningDatabase(dataDirectory);
    const keys = await keysInUse({ dataDirectory, databaseUrl });
    if (keys === undefined) throw new Error('The database is empty: there is no log yet.');
    const log = openLog({ role: 'epoch', level: config.logLevel });
    const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
    const { log: sealed } = composeDomains(config, keys).doors.ledger;
    try {
      const found = await services.unit(async ({ db, now }) =>
        sealed.beginEpoch(db, { published: sealed.publishTo, now }),
      );
      if (found.outcome === 'refused') {
        say(found.findings.map(({ fault, seq, detail }) => `WRONG ${fault} in root ${seq}: ${detail}`));
        say(['Nothing was changed. Load a dump that holds everything, or ask who changed this one.']);
        return 1;
      }
      if (found.outcome === 'not_needed') {
        say(['This database is in the cluster it was sealed in: nothing to do.']);
        return 0;
      }
      for (let sealings = 0; sealings < SEALINGS_MAX; sealings += 1)
        if (!(await services.unit((work) => sealed.seal(work)))) break;
      const waiting = await services.unit(({ db }) => sealed.waiting(db));
      say([
        `All ${found.sealed} sealed transfers are there and unchanged. Epoch ${found.epoch} has begun, with ${found.moved} transfers that were posted here before it.`,
        `${waiting} transfers wait for the next root.`,
      ]);
      return 0;
    } finally {
      await services.pool.end();
    }
  } finally {
    await database.close();
  }
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
