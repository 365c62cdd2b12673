import { randomBytes } from 'node:crypto';

import type pg from 'pg';

import { type Database, openDatabase, openPool } from '../src/database.ts';
import { databaseAddress, withClient } from './test-server.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/**
 * A migrated database of one's own, cloned from the run's template in some 40 ms. Make one for each test file, in `beforeAll`; each
 * test makes its own people in it, so nothing is ever emptied.
 */
export async function testDatabase(
  options: { readonly connectionsMax?: number } = {},
): Promise<TestDatabase> {
  const server = process.env['EGCR_TEST_SERVER'];
  const template = process.env['EGCR_TEST_TEMPLATE'];
  if (server === undefined || template === undefined) {
    throw new Error('There is no test server: run this under vitest, whose global setup starts one.');
  }
  const name = `egcr_test_${template.split('_').at(-1) ?? ''}_${randomBytes(5).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = databaseAddress(server, name);
  const pool = openPool({ url, applicationName: 'egcr-test', ...options });
  return {
    url,
    pool,
    db: openDatabase(pool),
    close: async () => {
      await pool.end();
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
