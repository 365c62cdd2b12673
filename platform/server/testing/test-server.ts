import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { mkdtemp, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import type { ApplicationLogin } from '../src/postgres/application-role.ts';
import { systemClock } from '../src/clock.ts';
import { openPool } from '../src/postgres/database.ts';
import { startEmbeddedPostgres } from '../src/postgres/embedded-postgres.ts';
import { grantAccess } from '../src/postgres/grant-access.ts';
import { prepareJobs } from '../src/jobs/jobs.ts';
import { silentLog } from '../src/log.ts';
import { migrate } from '../src/postgres/migrate.ts';
import { schemaFoldersIn } from '../src/postgres/schema-files.ts';

export interface TestServer {
  /** Address of a database from which others can be made. */
  readonly url: string;
  /** The name of the migrated template. */
  readonly template: string;
  /** The role that the application uses in it: this run's own. */
  readonly login: ApplicationLogin;
  close(): Promise<void>;
}

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');
const MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 2_000_000_000;
const PREFIX = 'egcr-test-';
/** Longer than any run takes. */
const FORGOTTEN_MS = 6 * 3600 * 1000;

/**
 * A PostgreSQL for tests: the embedded one in memory with fsync off, or the one `TEST_DATABASE_URL` names (its user must be allowed
 * to make databases); with one migrated template database. `run` tells the databases of this run from those of others.
 */
export async function prepareServer(run: string): Promise<TestServer> {
  const external = process.env['TEST_DATABASE_URL'];
  const server = external === undefined ? await embedded() : { url: external, close: async () => undefined };
  const template = `egcr_template_${run}`;
  const login = { role: `egcr_test_app_${run}`, password: randomBytes(12).toString('hex') };
  try {
    await withClient(server.url, async (client) => {
      await client.query(`create database ${template}`);
    });
    await migrateTemplate(databaseAddress(server.url, template), login);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    url: server.url,
    template,
    login,
    close: async () => {
      if (external !== undefined) await dropDatabases(server.url, { run, role: login.role });
      await server.close();
    },
  };
}

/** The schema folder of every domain in the house, found by looking: the kit may not import domains. */
export function domainSchemas(): URL[] {
  return schemaFoldersIn(join(REPOSITORY, 'domains'));
}

/** The same server's address with another database in it. */
export function databaseAddress(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

export async function withClient<Answer>(
  url: string,
  body: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await body(client);
  } finally {
    await client.end();
  }
}

async function embedded(): Promise<{ url: string; close: () => Promise<void> }> {
  const base = hasMemory() ? MEMORY : tmpdir();
  sweepForgotten(base);
  const place = await mkdtemp(join(base, PREFIX));
  // Under root the database runs as another account, which has to get in.
  await chmod(place, 0o755);
  const password = randomBytes(12).toString('hex');
  const postgres = await startEmbeddedPostgres({
    directory: join(place, 'postgres'),
    password,
    durable: false,
  });
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Runs that were killed could not clear away their clusters; PostgreSQL itself ended with them. */
function sweepForgotten(base: string): void {
  for (const name of readdirSync(base).filter((each) => each.startsWith(PREFIX))) {
    const path = join(base, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - made > FORGOTTEN_MS) rmSync(path, { recursive: true, force: true });
  }
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MEMORY_NEEDED_BYTES;
}

async function migrateTemplate(url: string, login: ApplicationLogin): Promise<void> {
  const folders = domainSchemas();
  await migrate({ url, folders, clock: systemClock, log: silentLog });
  const pool = openPool({ url, applicationName: 'egcr-template' });
  await prepareJobs(pool);
  await pool.end();
  await withClient(url, (client) => grantAccess(client, { login, isOurs: true, folders }));
}

async function dropDatabases(
  url: string,
  { run, role }: { readonly run: string; readonly role: string },
): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
      [`egcr_template_${run}`, `egcr_test_${run}_`],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    await client.query(`drop role if exists ${role}`);
  });
}
