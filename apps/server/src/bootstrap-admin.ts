import { openLog } from '@egcr/server-kit/log';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { productDatabase } from './running-database.ts';

/*
 * `npm run admin:bootstrap`: prints the token that makes somebody the first or second super admin: what takes two people needs two. Runs beside the running product, on the host
 * that has its keys; nobody who only reaches the product over the network can do it.
 */
try {
  process.stdout.write(`${await printToken(loadConfig())}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function printToken(config: Config): Promise<string> {
  const databaseUrl = productDatabase(config);
  const log = openLog({ role: 'bootstrap', level: config.logLevel });
  const { dataDirectory } = config;
  const keys = await keysInUse({ dataDirectory, databaseUrl });
  if (keys === undefined) throw new Error('The database is empty. Start the product first: npm start.');
  const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
  try {
    const { doors } = composeDomains(config, keys);
    const token = await services.unit((work) => doors.identity.makeBootstrapToken(work));
    if (token === undefined)
      throw new Error('There are two super admins already. Together they can give the role to others.');
    return [
      `Sign in with a verified account, open ${config.kit.publicUrl}/super-admin and type this token within half an hour.`,
      'It works once; a new one ends it.',
      '',
      token,
    ].join('\n');
  } finally {
    await services.pool.end();
  }
}
