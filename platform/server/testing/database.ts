import { randomBytes } from 'node:crypto';

import type pg from 'pg';

import { addressOf, type ApplicationLogin } from '../src/postgres/application-role.ts';
import { type Database, openDatabase, openPool } from '../src/postgres/database.ts';
import { databaseAddress, withClient } from './test-server.ts';

export interface TestDatabase {
  /** The address as the application's role, which `pool` and `db` use too: tests may do what the product may. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  /** As the superuser, who owns the tables: for tests that make tables, or write behind the product's back. */
  readonly ownerUrl: string;
  readonly owner: pg.Pool;
  readonly ownerDb: Database;
  /** Makes a table in `public` for this test alone, which the application's role may use as its own. */
  makeTable(sql: string): Promise<void>;
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
  const login = process.env['EGCR_TEST_LOGIN'];
  if (server === undefined || template === undefined || login === undefined) {
    throw new Error('There is no test server: run this under vitest, whose global setup starts one.');
  }
  const name = `egcr_test_${template.split('_').at(-1) ?? ''}_${randomBytes(5).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const ownerUrl = databaseAddress(server, name);
  const { role, password } = readLogin(login);
  const url = addressOf(ownerUrl, { role, password });
  const owner = openPool({ url: ownerUrl, applicationName: 'egcr-test-owner', connectionsMax: 4 });
  // Rights on a database itself are not cloned.
  await owner.query(
    `revoke all on database ${name} from public; grant connect on database ${name} to ${role}`,
  );
  const pool = openPool({ url, applicationName: 'egcr-test', ...options });
  return {
    url,
    pool,
    db: openDatabase(pool),
    ownerUrl,
    owner,
    ownerDb: openDatabase(owner),
    makeTable: async (sql) => {
      await owner.query(
        `${sql}; grant select, insert, update, delete on all tables in schema public to ${role}`,
      );
    },
    close: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

function readLogin(text: string): ApplicationLogin {
  const login: ApplicationLogin = JSON.parse(text);
  return login;
}
