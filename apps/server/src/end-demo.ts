import { openLog } from '@egcr/server-kit/log';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { endDemo } from './demo.ts';
import { composeDomains } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { openedDatabase } from './opened-database.ts';

/*
 * `npm run demo:end`: makes a database with demo people fit for production. Beside the running product or while it stands still.
 */
try {
  process.stdout.write(`${await end(loadConfig())}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function end(config: Config): Promise<string> {
  const { dataDirectory } = config;
  const database = await openedDatabase(config);
  try {
    const keys = await keysInUse({ dataDirectory, databaseUrl: database.url });
    if (keys === undefined) throw new Error('The database is empty: there is no demonstration to end.');
    const log = openLog({ role: 'demo-end', level: config.logLevel });
    const services = openServices({ config, databaseUrl: database.url, dataKeys: keys.data, log });
    try {
      const count = await endDemo(services, composeDomains(config, keys).doors);
      return [
        `${count} accounts that were made for the demonstration are empty and banned.`,
        'Every session has ended, every link and code that was sent is void, and nobody has a staff role.',
        'Play money that they sent to others stays where it is: look for it before you open to the public.',
        'Start with NODE_ENV=production and PUBLIC_URL; npm run admin:bootstrap makes the first super admin.',
      ].join('\n');
    } finally {
      await services.pool.end();
    }
  } finally {
    await database.close();
  }
}
