import { openLog } from '@egcr/server-kit/log';
import type { Services } from '@egcr/server-kit/services';

import { openServices } from '../compose.ts';
import type { Config } from '../config.ts';
import { composeDomains, type Domains } from '../domains.ts';
import { keysInUse } from '../installation-keys.ts';
import { openedDatabase } from '../opened-database.ts';
import { runningDatabase } from '../running-database.ts';

interface Beside {
  readonly services: Services;
  readonly domains: Domains;
}

interface Opening {
  /** The name in its log. */
  readonly role: string;
  readonly logLevel?: string;
  /** Works as the owner of the tables, instead of as the application. */
  readonly isOwner?: boolean;
  /** What a database in which nothing is yet is refused with. */
  readonly whenEmpty: string;
}

/**
 * Opens what a command of the operator works on, beside the running product or while it stands still: the database with this
 * installation's keys. Closes it again, however the command ends. Refuses a database that was never used.
 */
export async function besideProduct<Answer>(
  config: Config,
  { role, logLevel = config.logLevel, isOwner = false, whenEmpty }: Opening,
  body: (beside: Beside) => Promise<Answer>,
): Promise<Answer> {
  const { dataDirectory } = config;
  const database = await openedDatabase(config);
  try {
    const databaseUrl = isOwner ? ownersAddress(config) : database.url;
    const keys = await keysInUse({ dataDirectory, databaseUrl });
    if (keys === undefined) throw new Error(whenEmpty);
    const log = openLog({ role, level: logLevel });
    const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
    try {
      return await body({ services, domains: composeDomains(config, keys) });
    } finally {
      await services.pool.end();
    }
  } finally {
    await database.close();
  }
}

function ownersAddress({ databaseOwnerUrl, databaseUrl, dataDirectory }: Config): string {
  return databaseOwnerUrl ?? databaseUrl ?? runningDatabase(dataDirectory);
}
