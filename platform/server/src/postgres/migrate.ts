import { Client, DatabaseError } from 'pg';

import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { gatherSchemas, type OwnedSchema, type SchemaFile } from './schema-files.ts';

export interface MigrateOptions {
  readonly url: string;
  /** The domains' schema folders, as file addresses. */
  readonly folders: readonly URL[];
  readonly clock: Clock;
  readonly log: Logger;
}

/** Any number will do, as long as it is always this one. */
const LOCK = 7_142_013_001;

const REGISTER = `
create schema if not exists platform;
create table if not exists platform.schema_file (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null
);
comment on table platform.schema_file is 'Which files of the schema folders this database has seen, with the checksum of what was run.';`;

/**
 * Brings the database up to date, all of it in one transaction under a lock, so that any number of servers may start at once and nothing
 * is left halfway: each schema after those it needs, its new tables files first, then its functions. Answers the names of the files it
 * ran. Refuses a tables file that was changed after it ran or that sorts before one already run, a database that has seen more than this
 * program knows, and one of an earlier form; then nothing in the database has changed.
 */
export async function migrate({ url, folders, clock, log }: MigrateOptions): Promise<readonly string[]> {
  const schemas = await gatherSchemas(folders);
  const client = new Client({ connectionString: url, application_name: 'egcr-migrate' });
  await client.connect();
  try {
    await client.query('begin');
    // Lasts as long as the transaction, so this works behind a transaction pooler too.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await refuseEarlierForm(client);
    await client.query(REGISTER);
    const plan = planMigration(schemas, await readApplied(client));
    for (const file of plan.run) await runFile(client, file, clock);
    await client.query('delete from platform.schema_file where name = any($1)', [plan.forget]);
    await client.query('commit');
    for (const { name } of plan.run) log.info({ migration: name }, 'migrated');
    return plan.run.map(({ name }) => name);
  } finally {
    // Ends an open transaction too.
    await client.end();
  }
}

async function runFile(client: Client, { name, sql, sha256 }: SchemaFile, clock: Clock): Promise<void> {
  await client.query(sql).catch((error: unknown) => {
    throw new Error(`Schema file ${name} failed: ${describe(error)}`, { cause: error });
  });
  await client.query(
    `insert into platform.schema_file (name, sha256, applied_at) values ($1, $2, $3)
     on conflict (name) do update set sha256 = excluded.sha256, applied_at = excluded.applied_at`,
    [name, sha256, clock.now()],
  );
}

/**
 * For a server that may not migrate: refuses a database that has not seen every schema file of this program as it is now, and what
 * `migrate` refuses.
 */
export async function checkMigrated(
  pool: Reader,
  { folders }: Pick<MigrateOptions, 'folders'>,
): Promise<void> {
  const schemas = await gatherSchemas(folders);
  await refuseEarlierForm(pool);
  const isKept = await hasTable(pool, 'schema_file');
  const [next] = planMigration(schemas, isKept ? await readApplied(pool) : new Map()).run;
  if (next !== undefined) {
    throw new Error(
      `The database has not seen schema file ${next.name}, and the role of DATABASE_URL may not migrate. Start once with DATABASE_OWNER_URL, the role that owns the tables.`,
    );
  }
}

/** As much of a connection or pool as reading takes. */
interface Reader {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ readonly rows: readonly { name: string; sha256: string }[] }>;
}

/** Versions before decision 42 kept a register of dated migrations, and tables that differ from these. */
async function refuseEarlierForm(reader: Reader): Promise<void> {
  if (!(await hasTable(reader, 'migration'))) return;
  throw new Error(
    'This database was made by an earlier version of the program, and this version cannot take over its data. Nothing in it was changed. To begin anew, start with an empty DATA_DIR, or with a DATABASE_URL of an empty database; to keep using the data, start the version that made it.',
  );
}

/** From the catalogue, which every role may read. */
async function hasTable(reader: Reader, name: string): Promise<boolean> {
  const { rows } = await reader.query(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'platform' and c.relname = $1`,
    [name],
  );
  return rows.length > 0;
}

async function readApplied(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const { rows } = await reader.query('select name, sha256 from platform.schema_file');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

interface MigrationPlan {
  readonly run: readonly SchemaFile[];
  /** Names of functions files that this program no longer has: whichever program has them again runs them again. */
  readonly forget: readonly string[];
}

/**
 * The checks and the choice, without the database. All functions of a schema run again after a change of its tables, or of those it
 * needs: a tables file may drop a view that is in its way.
 */
export function planMigration(
  schemas: readonly OwnedSchema[],
  applied: ReadonlyMap<string, string>,
): MigrationPlan {
  const known = new Set(schemas.flatMap(({ tables, functions }) => [...tables, ...functions].map(nameOf)));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  const others = unknown.filter((name) => !isFunctions(name));
  if (others.length > 0) {
    throw new Error(
      `The database was made by another version of the program: it has seen ${others.toSorted().join(', ')}, which this version does not have. Nothing in it was changed. Start the version that made it. To begin anew, start with an empty DATA_DIR, or with a DATABASE_URL of an empty database.`,
    );
  }
  const touched = new Set<string>();
  const run = schemas.flatMap(({ owner, needs, tables, functions }) => {
    const pending = pendingTables(tables, applied);
    if (pending.length > 0 || needs.some((need) => touched.has(need))) touched.add(owner);
    const again = touched.has(owner)
      ? functions
      : functions.filter(({ name, sha256 }) => applied.get(name) !== sha256);
    return [...pending, ...again];
  });
  return { run, forget: unknown };
}

function pendingTables(
  tables: readonly SchemaFile[],
  applied: ReadonlyMap<string, string>,
): readonly SchemaFile[] {
  const changed = tables.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed !== undefined) {
    throw new Error(
      `Schema file ${changed.name} was changed after it had run. Undo the change and write a new tables file instead.`,
    );
  }
  const pending = tables.filter(({ name }) => !applied.has(name));
  const last = tables.map(nameOf).findLast((name) => applied.has(name));
  const [next] = pending;
  if (next !== undefined && last !== undefined && next.name < last) {
    throw new Error(
      `Schema file ${next.name} comes before ${last}, which has already run. Give it a higher number.`,
    );
  }
  return pending;
}

function nameOf({ name }: SchemaFile): string {
  return name;
}

function isFunctions(name: string): boolean {
  return name.split('/')[1] === 'functions';
}

function describe(error: unknown): string {
  if (!(error instanceof DatabaseError)) return String(error);
  return [error.message, error.detail, error.hint, error.where].filter(Boolean).join('; ');
}
