import { openLog } from '@egcr/server-kit/log';

import type { Config } from './config.ts';
import { DatabaseProcess } from './database-process.ts';
import { lockData, type DataLock } from './data-lock.ts';
import { productDatabase, runningDatabase } from './running-database.ts';

/** A database that a command beside the product works on. */
export interface OpenedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The database of the configuration: external, of the running product, or started for this command. */
export async function openedDatabase(config: Config): Promise<OpenedDatabase> {
  const lock = config.databaseUrl === undefined ? lockIfFree(config.dataDirectory) : undefined;
  if (!lock) return { url: productDatabase(config), close: async () => undefined };
  runningDatabase(config.dataDirectory);
  const database = new DatabaseProcess(config.dataDirectory, openLog({ role: 'database', level: 'error' }));
  const url = await database.start();
  return {
    url,
    close: async () => {
      await database.stop();
      lock.release();
    },
  };
}

function lockIfFree(dataDirectory: string): DataLock | undefined {
  try {
    return lockData(dataDirectory);
  } catch {
    return undefined;
  }
}
