import { openLog } from '@egcr/server-kit/log';
import type { Services } from '@egcr/server-kit/services';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains, type Doors } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { productDatabase } from './running-database.ts';

interface Host {
  readonly config: Config;
  readonly services: Services;
  readonly doors: Doors;
}

/**
 * Prints a token that the host alone can make, with what to do with it. Runs beside the running product, on the machine that has its
 * keys; nobody who only reaches the product over the network can do it. Ends with 1 and a sentence where there is none to make.
 */
export async function printToken(
  role: string,
  make: (host: Host) => Promise<{ readonly token: string; readonly use: string }>,
): Promise<void> {
  try {
    const { token, use } = await onHost(role, make);
    const lines = [use, 'It works once; a new one ends it.', '', token, ''];
    process.stdout.write(lines.join('\n'));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function onHost<Made>(role: string, make: (host: Host) => Promise<Made>): Promise<Made> {
  const config = loadConfig();
  const databaseUrl = productDatabase(config);
  const { dataDirectory } = config;
  const keys = await keysInUse({ dataDirectory, databaseUrl });
  if (keys === undefined) throw new Error('The database is empty. Start the product first: npm start.');
  const log = openLog({ role, level: config.logLevel });
  const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
  try {
    return await make({ config, services, doors: composeDomains(config, keys).doors });
  } finally {
    await services.pool.end();
  }
}
