/** A connection, as far as this needs one. */
interface Connection {
  query(sql: string, values: unknown[]): Promise<{ readonly rows: readonly Row[] }>;
}

interface Row {
  readonly name: string;
  readonly rights: string;
}

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

const TABLES = `
select format('%s.%s', n.nspname, c.relname) as name,
       concat_ws(', ', variadic array(
         select verb
         from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) with ordinality as v (verb, at)
         where has_table_privilege($1, c.oid, verb)
         order by at)) as rights
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${OURS}`;

const COLUMNS = `
select format('%s.%s.%s', n.nspname, c.relname, a.attname) as name, 'column alone' as rights
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${OURS} and a.attacl is not null`;

const FUNCTIONS = `
select format('%s.%s(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
       concat_ws(', ',
         case when has_function_privilege($1, p.oid, 'execute') then 'execute' end,
         case when p.prosecdef then 'as its owner' end) as rights
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where ${OURS} and p.prorettype <> 'trigger'::regtype`;

const SEQUENCES = `
select format('%s.%s', n.nspname, c.relname) as name,
       concat_ws(', ', variadic array(
         select verb
         from unnest(array['usage', 'select', 'update']) with ordinality as v (verb, at)
         where has_sequence_privilege($1, c.oid, verb)
         order by at)) as rights
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind = 'S' and ${OURS}`;

const AROUND = `
select format('schema %s', n.nspname) as name,
       concat_ws(', ',
         case when has_schema_privilege($1, n.oid, 'usage') then 'usage' end,
         case when has_schema_privilege($1, n.oid, 'create') then 'create' end) as rights
from pg_namespace n
where ${OURS}
union all
select 'the database',
       concat_ws(', ', variadic array(
         select verb
         from unnest(array['connect', 'create', 'temporary']) with ordinality as v (verb, at)
         where has_database_privilege($1, current_database(), verb)
         order by at))`;

const PARTS: readonly (readonly [title: string, sql: string])[] = [
  ['The database and its schemas', AROUND],
  ['Tables', TABLES],
  ['Sequences', SEQUENCES],
  ['Functions', FUNCTIONS],
];

/**
 * The table of what the application's role may do with each table, sequence and function of the migrated database, for people to
 * review: a new line, or a new word on one, is a new right.
 */
export async function databaseAccess(client: Connection, role: string): Promise<string> {
  const parts: string[] = [];
  for (const [title, sql] of PARTS) {
    const { rows } = await client.query(sql, [role]);
    const inOrder = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const lines = inOrder.map(({ name, rights }) => `| ${name} | ${rights === '' ? '–' : rights} |`);
    parts.push([`## ${title}`, '', '| name | may |', '|---|---|', ...lines].join('\n'));
  }
  const { rows: columns } = await client.query(COLUMNS, []);
  if (columns.length > 0)
    throw new Error(`rights on columns are not in this table: ${columns[0]?.name ?? ''}`);
  return `${HEAD}\n${parts.join('\n\n')}\n`;
}

const HEAD = `# What the application may do in the database

The role the servers connect as owns nothing. Written by \`npm run generate\` from the migrated database; the rule is in
\`platform/server/src/postgres/grant-access.ts\`, what differs from it in the \`access.sql\` of the schema folders.
`;
