import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Client, DatabaseError } from 'pg';

import type { Clock } from './clock.ts';
import type { Logger } from './log.ts';

export interface Migration {
  /** `YYYYMMDD_nn_subject.sql`; the order of all names is the order of all migrations. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

export interface MigrateOptions {
  readonly url: string;
  /** Folders of `.sql` files, as file addresses; missing ones count as empty. */
  readonly folders: readonly URL[];
  readonly clock: Clock;
  readonly log: Logger;
}

/** The platform's own migrations. */
export const platformMigrations = new URL('../migrations/', import.meta.url);

/** Beside the migrations, and none itself: what the application's role may do (grant-access.ts). */
export const ACCESS_FILE = 'access.sql';

const NAME = /^\d{8}_\d{2}_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as it is always this one. */
const LOCK = 7_142_013_001;

const REGISTER = `
create schema if not exists platform;
create table if not exists platform.migration (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null
);
comment on table platform.migration is 'Which migrations this database has seen, with the checksum of what was run.';`;

/**
 * Brings the database up to date: each pending migration in a transaction of its own, all in one order by name, under a lock, so that
 * any number of servers may start at once. Answers the names it ran. Refuses a migration that was changed after it ran, one that
 * sorts before one already run, and a database that has seen more than this program knows.
 */
export async function migrate({ url, folders, clock, log }: MigrateOptions): Promise<readonly string[]> {
  const migrations = await gatherMigrations([platformMigrations, ...folders]);
  const client = new Client({ connectionString: url, application_name: 'egcr-migrate' });
  await client.connect();
  const ran: string[] = [];
  try {
    for (;;) {
      const name = await runNext(client, { migrations, clock });
      if (name === undefined) return ran;
      log.info({ migration: name }, 'migrated');
      ran.push(name);
    }
  } finally {
    await client.end();
  }
}

/**
 * For a server that may not migrate: refuses a database that has not seen every migration of this program, as `migrate` refuses what it
 * cannot bring up to date.
 */
export async function checkMigrated(
  pool: Reader,
  { folders }: Pick<MigrateOptions, 'folders'>,
): Promise<void> {
  const migrations = await gatherMigrations([platformMigrations, ...folders]);
  const next = firstPending(migrations, await readApplied(pool));
  if (next !== undefined) {
    throw new Error(
      `The database has not seen migration ${next.name}, and the role of DATABASE_URL may not migrate. Start once with DATABASE_OWNER_URL, the role that owns the tables.`,
    );
  }
}

/** All migrations of the folders in their order. Refuses names of another form and names used twice. */
export async function gatherMigrations(folders: readonly URL[]): Promise<readonly Migration[]> {
  const found = (await Promise.all(folders.map(migrationsIn))).flat();
  const inOrder = found.toSorted((left, right) => (left.name < right.name ? -1 : 1));
  for (const [at, migration] of inOrder.entries()) {
    if (!NAME.test(migration.name))
      throw new Error(`Migration ${migration.name}: the name must be YYYYMMDD_nn_subject.sql.`);
    if (inOrder[at + 1]?.name === migration.name)
      throw new Error(`Two migrations are called ${migration.name}.`);
  }
  return inOrder;
}

async function migrationsIn(folder: URL): Promise<Migration[]> {
  const names = await readdir(fileURLToPath(folder)).catch(whenMissing);
  const directory = folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`);
  const files = names.filter((name) => name.endsWith('.sql') && name !== ACCESS_FILE);
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(new URL(name, directory), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function whenMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

interface Plan {
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
}

/** The lock lasts as long as the transaction, so this works behind a transaction pooler too. */
async function runNext(client: Client, { migrations, clock }: Plan): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(REGISTER);
    const next = firstPending(migrations, await readApplied(client));
    if (next !== undefined) {
      await client.query(next.sql).catch((error: unknown) => {
        throw new Error(`Migration ${next.name} failed: ${describe(error)}`, { cause: error });
      });
      await client.query('insert into platform.migration (name, sha256, applied_at) values ($1, $2, $3)', [
        next.name,
        next.sha256,
        clock.now(),
      ]);
    }
    await client.query('commit');
    return next?.name;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** As much of a connection or pool as reading takes. */
interface Reader {
  query(text: string): Promise<{ readonly rows: readonly { name: string; sha256: string }[] }>;
}

async function readApplied(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const { rows } = await reader.query('select name, sha256 from platform.migration');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/** The checks and the choice, without the database. */
export function firstPending(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Migration | undefined {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this program: it has seen ${unknown.sort().join(', ')}. Start the newer version of the program.`,
    );
  }
  const changed = migrations.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed !== undefined) {
    throw new Error(
      `Migration ${changed.name} was changed after it had run. Undo the change and write a new migration instead.`,
    );
  }
  const next = migrations.find(({ name }) => !applied.has(name));
  const last = [...applied.keys()].sort().at(-1);
  if (next !== undefined && last !== undefined && next.name < last) {
    throw new Error(
      `Migration ${next.name} comes before ${last}, which has already run. Give it a later name.`,
    );
  }
  return next;
}

function describe(error: unknown): string {
  if (!(error instanceof DatabaseError)) return String(error);
  return [error.message, error.detail, error.hint, error.where].filter(Boolean).join('; ');
}
