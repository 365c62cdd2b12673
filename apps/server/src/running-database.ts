import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CLUSTER_USER, clusterPlace } from '@egcr/server-kit/postgres-cluster';

import { applicationAddress } from './application-login.ts';
import type { Config } from './config.ts';
import { postgresPassword } from './key-files.ts';

/** The database of the configuration as the product uses it, for tools beside the running product. */
export function productDatabase({
  dataDirectory,
  databaseUrl,
  databaseOwnerUrl,
}: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'databaseOwnerUrl'>): string {
  if (databaseUrl === undefined)
    return applicationAddress(dataDirectory, 'embedded', runningDatabase(dataDirectory));
  return databaseOwnerUrl === undefined
    ? applicationAddress(dataDirectory, 'external', databaseUrl)
    : databaseUrl;
}

/** The address of the embedded database of a product that runs on this data directory, as its superuser. */
export function runningDatabase(dataDirectory: string): string {
  const portFile = join(dataDirectory, 'postgres.port');
  if (!existsSync(portFile)) {
    throw new Error(`There is no database in ${dataDirectory}. Start the product first: npm start.`);
  }
  const hasCluster = existsSync(join(clusterPlace(dataDirectory), 'PG_VERSION'));
  const password = encodeURIComponent(postgresPassword(dataDirectory, hasCluster));
  return `postgresql://${CLUSTER_USER}:${password}@127.0.0.1:${readFileSync(portFile, 'utf8').trim()}/egcr`;
}
