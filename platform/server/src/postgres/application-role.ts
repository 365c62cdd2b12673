import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

import { type Client, escapeIdentifier, escapeLiteral } from 'pg';

export interface ApplicationLogin {
  readonly role: string;
  readonly password: string;
}

/** As much of a connection or pool as looking takes. */
interface Reader {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly { readonly excess: string }[] }>;
}

/** Roles of PostgreSQL's own that open every table, the machine's files, or programs on it. */
const POWERFUL = [
  'pg_read_all_data',
  'pg_write_all_data',
  'pg_maintain',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_execute_server_program',
  'pg_create_subscription',
  'pg_signal_backend',
];
const SYSTEM = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/**
 * What a role that answers strangers must not be able to do, a line each; $1 are the powerful roles, $2 the schemas whose rows only
 * functions write. Asked by the role about itself.
 */
const EXCESS = `
select excess from (
  select 1 as place, unnest(array_remove(array[
    case when r.rolsuper then 'is superuser' end,
    case when r.rolcreaterole then 'may make roles' end,
    case when r.rolcreatedb then 'may make databases' end,
    case when r.rolreplication then 'may replicate' end,
    case when r.rolbypassrls then 'may pass by row security' end], null)) as excess
  from pg_roles r where r.rolname = current_user
  union all
  select 2, 'is a member of ' || r.rolname
  from pg_roles r
  where r.rolname <> current_user and pg_has_role(current_user, r.oid, 'MEMBER')
    and (r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls or r.rolname = any ($1)
      or exists (select from pg_database d where d.datdba = r.oid)
      or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relowner = r.oid and ${SYSTEM}))
  union all
  select 3, 'owns the database ' || d.datname
  from pg_database d where d.datname = current_database() and d.datdba = current_user::regrole
  union all
  select 4, 'owns ' || string_agg(kind, ' and ')
  from (
    select 'schemas' as kind where exists (select from pg_namespace n where n.nspowner = current_user::regrole and ${SYSTEM})
    union all
    select 'tables' where exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relowner = current_user::regrole and ${SYSTEM})
    union all
    select 'functions' where exists (
      select from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.proowner = current_user::regrole and ${SYSTEM})
  ) owned
  having count(*) > 0
  union all
  select 5, 'may make schemas in the database' where has_database_privilege(current_database(), 'create')
  union all
  select 6, 'may make objects in the schema ' || n.nspname
  from pg_namespace n where ${SYSTEM} and has_schema_privilege(n.oid, 'create')
  union all
  select 7, 'may empty, watch or refer to ' || n.nspname || '.' || c.relname
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and ${SYSTEM} and has_table_privilege(c.oid, 'truncate, trigger, references')
  union all
  select 8, 'may write ' || n.nspname || '.' || c.relname
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname = any ($2)
    and (has_table_privilege(c.oid, 'delete') or has_any_column_privilege(c.oid, 'insert, update'))
  union all
  select 9, 'may switch triggers off (session_replication_role)'
  where has_parameter_privilege('session_replication_role', 'set')
) found
order by place, excess
limit 20`;

/** What the role of this connection may do beyond what the application needs; nothing where all is well. */
export async function excessOf(
  reader: Reader,
  { closedSchemas }: { readonly closedSchemas: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await reader.query(EXCESS, [POWERFUL, closedSchemas]);
  return rows.map(({ excess }) => excess);
}

/** Makes the role where it is missing: it may sign in, and nothing else. Answers whether it is new. */
export async function makeApplicationRole(
  client: Client,
  { role, password }: ApplicationLogin,
): Promise<boolean> {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rows.length > 0) return false;
  await client.query(
    `create role ${escapeIdentifier(role)} login password ${escapeLiteral(scramVerifier(password))}`,
  );
  return true;
}

/** Puts right what the role can change of itself: its password and its settings. */
export async function renewApplicationRole(
  client: Client,
  { role, password }: ApplicationLogin,
): Promise<void> {
  const name = escapeIdentifier(role);
  await client.query(`alter role ${name} login password ${escapeLiteral(scramVerifier(password))}`);
  await client.query(`alter role ${name} reset all`);
}

const ITERATIONS = 4096;

/** What PostgreSQL keeps of a password (RFC 5803), worked out here, so that no log of statements ever holds the password. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(key('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`;
}

/** The same database's address for another role. */
export function addressOf(url: string, { role, password }: ApplicationLogin): string {
  const address = new URL(url);
  address.username = encodeURIComponent(role);
  address.password = encodeURIComponent(password);
  // Either could also stand among the parameters, where node-postgres prefers it.
  for (const name of ['user', 'password']) address.searchParams.delete(name);
  return address.href;
}
