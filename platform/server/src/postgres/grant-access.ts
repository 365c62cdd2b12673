import { type Client, escapeIdentifier } from 'pg';

import { type ApplicationLogin, makeApplicationRole, renewApplicationRole } from './application-role.ts';
import { gatherSchemas, type OwnedSchema } from './schema-files.ts';

export interface AccessPlan {
  /** The role the application connects as; made where it is missing. */
  readonly login: ApplicationLogin;
  /** We made the role ourselves, so that its password and settings are ours to put right. */
  readonly isOurs: boolean;
  /** The domains' schema folders. An `access.sql` in one says what differs from the rule. */
  readonly folders: readonly URL[];
}

/** Any number will do, as long as it is always this one. */
const LOCK = 7_142_013_003;
/** graphile-worker makes its schema itself. */
const JOBS_SCHEMA = 'graphile_worker';
/** In an `access.sql` this stands for the application's role. */
const PLACEHOLDER = /\bthe_application\b/g;

/**
 * A statement trigger that refuses update and delete makes a table append-only (bits of pg_trigger.tgtype: 1 for each row, 2 before,
 * 8 delete, 16 update). Everything else is an ordinary table.
 */
const TABLES = `
select n.nspname as schema, c.relname as name,
       exists (
         select from pg_trigger t
         where t.tgrelid = c.oid and not t.tgisinternal and t.tgtype & 1 = 0 and t.tgtype & 26 = 26
       ) as is_append_only
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname = any($1)
order by 1, 2`;

interface TableRow {
  readonly schema: string;
  readonly name: string;
  readonly is_append_only: boolean;
}

/**
 * Gives the application's role what it needs in our schemas, and takes everything else from it and from everybody:
 * rows of ordinary tables may be read and written, those of append-only tables read and added, functions called. Then each
 * `access.sql` says what differs. Runs as the owner after `migrate`, at each start: whatever someone granted by hand, or a
 * restored dump forgot, is right again. All in one transaction.
 */
export async function grantAccess(client: Client, { login, isOurs, folders }: AccessPlan): Promise<void> {
  const gathered = await gatherSchemas(folders);
  const schemas = await ourSchemas(client, gathered);
  const app = escapeIdentifier(login.role);
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const isNew = await makeApplicationRole(client, login);
    if (isOurs && !isNew) await renewApplicationRole(client, login);
    await closeDatabase(client, app);
    for (const schema of schemas) await client.query(schemaGrants(escapeIdentifier(schema), app));
    const { rows } = await client.query<TableRow>(TABLES, [schemas]);
    const grants = rows.map(
      ({ schema, name, is_append_only }) =>
        `grant select, insert${is_append_only ? '' : ', update, delete'} on ${escapeIdentifier(schema)}.${escapeIdentifier(name)} to ${app};`,
    );
    await client.query(grants.join('\n'));
    await openGuardedTables(client, schemas, login.role);
    for (const { access } of gathered) await client.query(access.replaceAll(PLACEHOLDER, app));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The schemas that our tables files make, as far as this database has them. */
async function ourSchemas(client: Client, gathered: readonly OwnedSchema[]): Promise<readonly string[]> {
  const files = gathered.flatMap(({ tables }) => tables);
  const named = files.flatMap(({ sql }) =>
    [...sql.matchAll(/^create schema (?:if not exists )?(\w+)/gim)].map(([, name = '']) => name),
  );
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1) order by nspname',
    [[...named, JOBS_SCHEMA]],
  );
  return rows.map(({ name }) => name);
}

/**
 * Nobody makes temporary tables, on which one may put triggers of one's own, nor anything in `public`; only the application and the
 * owner connect. Where the owner of the tables does not own the database, its owner decides: `excessOf` looks at the result.
 */
async function closeDatabase(client: Client, app: string): Promise<void> {
  const { rows } = await client.query<{ name: string; owns: boolean; owns_public: boolean }>(`
    select d.datname as name, pg_has_role(d.datdba, 'USAGE') as owns,
           exists (select from pg_namespace where nspname = 'public' and pg_has_role(nspowner, 'USAGE')) as owns_public
    from pg_database d
    where d.datname = current_database()`);
  const [database] = rows;
  if (database?.owns_public) await client.query(`revoke create on schema public from public, ${app}`);
  if (!database?.owns) return;
  const name = escapeIdentifier(database.name);
  await client.query(`
    revoke all on database ${name} from public, ${app};
    grant connect on database ${name} to ${app}, current_user;`);
}

/**
 * graphile-worker guards its tables by row security without a rule, for databases that are open to browsers: the application needs a
 * rule to get in. Made once, since it locks the table.
 */
async function openGuardedTables(client: Client, schemas: readonly string[], role: string): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relrowsecurity and n.nspname = any($1)
       and not exists (
         select from pg_policy p join pg_roles r on r.oid = any (p.polroles) where p.polrelid = c.oid and r.rolname = $2)
     order by 1, 2`,
    [schemas, role],
  );
  const app = escapeIdentifier(role);
  for (const { schema, name } of rows) {
    const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    await client.query(`create policy ${app} on ${table} to ${app} using (true) with check (true)`);
  }
}

function schemaGrants(schema: string, app: string): string {
  return `
    revoke all on schema ${schema} from public, ${app};
    grant usage on schema ${schema} to ${app};
    revoke all on all tables in schema ${schema} from public, ${app};
    revoke all on all sequences in schema ${schema} from public, ${app};
    grant usage on all sequences in schema ${schema} to ${app};
    revoke all on all routines in schema ${schema} from public, ${app};
    grant execute on all routines in schema ${schema} to ${app};`;
}
