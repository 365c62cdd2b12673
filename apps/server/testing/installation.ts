import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bindInstallation } from '@egcr/server-kit/installation';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';

import { type Config, readConfig } from '../src/config.ts';
import { openKeys } from '../src/keys.ts';

export interface Installation {
  readonly config: Config;
  readonly dataDirectory: string;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

/** A data directory with keys, and a database of its own that is bound to them, as a first start leaves both; for commands beside the product. */
export async function usedInstallation(
  settings: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'egcr-installation-'));
  const database = await testDatabase();
  const now = new Date();
  const { installation } = openKeys({ dataDirectory, bound: undefined, now });
  await bindInstallation(database.db, { id: installation, now });
  const config = readConfig({
    DATA_DIR: dataDirectory,
    DATABASE_URL: database.url,
    TEST_MODE: '1',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  return {
    config,
    dataDirectory,
    database,
    close: async () => {
      await database.close();
      rmSync(dataDirectory, { recursive: true });
    },
  };
}
