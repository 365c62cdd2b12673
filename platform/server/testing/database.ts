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
  /** Another database with all that this one holds, whose connections end before: from then on it serves to be copied. */
  copy(): Promise<TestDatabase>;
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
  return cloneOf(template, { server, template, login: readLogin(login), options });
}

interface Place {
  readonly server: string;
  /** Of the run: databases are known by it. */
  readonly template: string;
  readonly login: ApplicationLogin;
  readonly options: { readonly connectionsMax?: number };
}

async function cloneOf(source: string, place: Place): Promise<TestDatabase> {
  const { server, template, login, options } = place;
  const name = `egcr_test_${template.split('_').at(-1) ?? ''}_${randomBytes(5).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${source} strategy file_copy`),
  );
  const ownerUrl = databaseAddress(server, name);
  const { role, password } = login;
  const url = addressOf(ownerUrl, { role, password });
  const owner = openPool({ url: ownerUrl, applicationName: 'egcr-test-owner', connectionsMax: 4 });
  // Rights on a database itself are not cloned.
  await owner.query(
    `revoke all on database ${name} from public; grant connect on database ${name} to ${role}`,
  );
  const pool = openPool({ url, applicationName: 'egcr-test', ...options });
  const pools = [pool, owner];
  const disconnect = () => Promise.all(pools.splice(0).map((each) => each.end()));
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
    copy: async () => {
      await disconnect();
      return cloneOf(name, place);
    },
    close: async () => {
      await disconnect();
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

function readLogin(text: string): ApplicationLogin {
  const login: ApplicationLogin = JSON.parse(text);
  return login;
}
