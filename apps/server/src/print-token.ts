import { openLog } from '@egcr/server-kit/log';
import type { Services } from '@egcr/server-kit/services';

import { runCommand } from './commands/run-command.ts';
import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains, type Doors } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { productDatabase } from './running-database.ts';

export interface Host {
  readonly config: Config;
  readonly services: Services;
  readonly doors: Doors;
}

export interface HostToken {
  readonly token: string;
  /** What to do with it. */
  readonly use: string;
}

/**
 * Prints a token that the host alone can make, with what to do with it. Runs beside the running product, on the machine that has its
 * keys; nobody who only reaches the product over the network can do it. Ends with 1 and a sentence where there is none to make.
 */
export async function printToken(role: string, make: (host: Host) => Promise<HostToken>): Promise<void> {
  process.exitCode = await runCommand(async () => {
    const { token, use } = await onHost(loadConfig(), role, make);
    return { status: 0, lines: [use, 'It works once; a new one ends it.', '', token] };
  });
}

/** What is made beside the running product, with its keys. Refuses a database that was never used. */
export async function onHost<Made>(
  config: Config,
  role: string,
  make: (host: Host) => Promise<Made>,
): Promise<Made> {
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
