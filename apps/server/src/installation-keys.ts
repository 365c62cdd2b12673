import { systemClock } from '@egcr/server-kit/clock';
import { openPool } from '@egcr/server-kit/database';
import { boundInstallation } from '@egcr/server-kit/installation';

import { openKeys, type ProductKeys } from './keys.ts';

interface Installation {
  readonly dataDirectory: string;
  readonly databaseUrl: string;
}

/** The keys of a database: made where it is new. Refuses to make keys for one in use, and keys that belong to another. */
export async function installationKeys({ dataDirectory, databaseUrl }: Installation): Promise<ProductKeys> {
  const bound = await installationOf(databaseUrl);
  return openKeys({ dataDirectory, bound, now: systemClock.now() });
}

/** The keys of a database in use; `undefined` where it is new. */
export async function keysInUse({
  dataDirectory,
  databaseUrl,
}: Installation): Promise<ProductKeys | undefined> {
  const bound = await installationOf(databaseUrl);
  return bound === undefined ? undefined : openKeys({ dataDirectory, bound, now: systemClock.now() });
}

/** On a connection of its own: the others wait for the keys. */
async function installationOf(databaseUrl: string): Promise<string | undefined> {
  const pool = openPool({ url: databaseUrl, applicationName: 'egcr-keys', connectionsMax: 1 });
  try {
    return await boundInstallation(pool);
  } finally {
    await pool.end();
  }
}
