import { openLog } from '@egcr/server-kit/log';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { productDatabase } from './running-database.ts';

/*
 * `npm run admin:invite -- name@example.com`: prints the invitation with which a person with a staff role adds their first second factor.
 * Runs beside the running product, on the host that has its keys; nobody who only reaches the product over the network can do it.
 */
try {
  process.stdout.write(`${await printToken(loadConfig())}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function printToken(config: Config): Promise<string> {
  const databaseUrl = productDatabase(config);
  const log = openLog({ role: 'invitation', level: config.logLevel });
  const { dataDirectory } = config;
  const keys = await keysInUse({ dataDirectory, databaseUrl });
  if (keys === undefined) throw new Error('The database is empty. Start the product first: npm start.');
  const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
  try {
    const { doors } = composeDomains(config, keys);
    const { identity } = doors;
    const email = process.argv[2] ?? '';
    const userId = await identity.findUserIdBy(services.db, { email });
    const token = userId && (await services.unit((work) => identity.makeStaffInvitation(work, userId)));
    if (!token) {
      throw new Error('Name the e-mail address of a person with a staff role and no second factor yet.');
    }
    return [
      `They add a second factor at ${config.kit.publicUrl}/settings?section=security and type this invitation within half an hour.`,
      'It works once; a new one ends it.',
      '',
      token,
    ].join('\n');
  } finally {
    await services.pool.end();
  }
}
