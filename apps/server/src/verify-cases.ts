import { openLog } from '@egcr/server-kit/log';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { openedDatabase } from './opened-database.ts';

/*
 * `npm run cases:verify`: reads the history of every case, hashes each step anew, and names every case whose history was edited, reordered
 * or shortened. Beside the running product or while it stands still. Ends with 1 where something is not as it was.
 */
try {
  process.exitCode = await verify(loadConfig());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function verify(config: Config): Promise<number> {
  const database = await openedDatabase(config);
  try {
    const { url: databaseUrl } = database;
    const keys = await keysInUse({ dataDirectory: config.dataDirectory, databaseUrl });
    if (keys === undefined) throw new Error('The database is empty: there is nothing to verify yet.');
    const log = openLog({ role: 'verify', level: 'error' });
    const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
    try {
      const { cases, findings } = await composeDomains(config, keys).doors.cases.verify(services);
      const wrong = findings.map(({ reference, fault }) => `WRONG ${reference}: ${fault}`);
      const end =
        findings.length === 0 ? 'Every history is as it was written.' : `${findings.length} findings.`;
      process.stdout.write(`${[`${cases} cases read.`, ...wrong, end].join('\n')}\n`);
      return findings.length === 0 ? 0 : 1;
    } finally {
      await services.pool.end();
    }
  } finally {
    await database.close();
  }
}
