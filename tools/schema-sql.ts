/** A connection, as far as this needs one. */
interface Connection {
  query(sql: string): Promise<{ readonly rows: readonly Piece[] }>;
}

/** A piece of a schema: `of` names the table it belongs to, or the schema. */
interface Piece {
  readonly of: string;
  readonly text: string;
  readonly comment: string | null;
}

const OURS = `n.nspname !~ '^(pg_|information_schema|graphile_worker|public)'`;

const SCHEMAS = `
select n.nspname as of, '' as text, obj_description(n.oid) as comment
from pg_namespace n
where ${OURS}
order by n.nspname`;

const DOMAINS = `
select n.nspname as of,
       format('create domain %s.%s as %s%s;', n.nspname, t.typname, format_type(t.typbasetype, t.typtypmod),
         (select string_agg(format(E'\\n  constraint %s %s', k.conname, pg_get_constraintdef(k.oid, true)), '' order by k.conname)
          from pg_constraint k
          where k.contypid = t.oid and k.contype = 'c')) as text,
       obj_description(t.oid, 'pg_type') as comment
from pg_type t
join pg_namespace n on n.oid = t.typnamespace
where ${OURS} and t.typtype = 'd'
order by n.nspname, t.typname`;

const TABLES = `
select n.nspname as of,
       format('%s.%s|%s|%s', n.nspname, c.relname, case when c.relpersistence = 'u' then 'unlogged ' else '' end,
         array_to_string(c.reloptions, ', ')) as text,
       obj_description(c.oid, 'pg_class') as comment
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where ${OURS} and c.relkind in ('r', 'p')
order by n.nspname, c.relname`;

const COLUMNS = `
select format('%s.%s', n.nspname, c.relname) as of,
       concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
         case when a.attstorage <> t.typstorage then
           'storage ' || case a.attstorage when 'p' then 'plain' when 'e' then 'external' when 'm' then 'main' else 'extended' end
         end,
         case when a.attnotnull then 'not null' end,
         'default ' || pg_get_expr(d.adbin, d.adrelid, true)) as text,
       col_description(c.oid, a.attnum) as comment
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_namespace n on n.oid = c.relnamespace
join pg_type t on t.oid = a.atttypid
left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
where ${OURS} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
order by n.nspname, c.relname, a.attnum`;

/** PostgreSQL 18 keeps each "not null" as a constraint too: the columns say it already. */
const CONSTRAINTS = `
select format('%s.%s', n.nspname, c.relname) as of,
       format('constraint %s %s', k.conname, pg_get_constraintdef(k.oid, true)) as text,
       obj_description(k.oid) as comment
from pg_constraint k
join pg_class c on c.oid = k.conrelid
join pg_namespace n on n.oid = c.relnamespace
where ${OURS} and k.contype in ('p', 'u', 'f', 'c', 'x')
order by n.nspname, c.relname, array_position(array['p', 'u', 'f', 'c', 'x'], k.contype::text), k.conname`;

const INDEXES = `
select format('%s.%s', n.nspname, c.relname) as of,
       pg_get_indexdef(i.indexrelid, 0, true) as text,
       obj_description(i.indexrelid, 'pg_class') as comment
from pg_index i
join pg_class c on c.oid = i.indrelid
join pg_class own on own.oid = i.indexrelid
join pg_namespace n on n.oid = c.relnamespace
where ${OURS} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
order by n.nspname, c.relname, own.relname`;

const TRIGGERS = `
select format('%s.%s', n.nspname, c.relname) as of, pg_get_triggerdef(t.oid, true) as text, obj_description(t.oid) as comment
from pg_trigger t
join pg_class c on c.oid = t.tgrelid
join pg_namespace n on n.oid = c.relnamespace
where ${OURS} and not t.tgisinternal
order by n.nspname, c.relname, t.tgname`;

const VIEWS = `
select n.nspname as of,
       format(E'create view %s.%s as\\n%s', n.nspname, c.relname, pg_get_viewdef(c.oid, true)) as text,
       obj_description(c.oid, 'pg_class') as comment
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where ${OURS} and c.relkind in ('v', 'm')
order by n.nspname, c.relname`;

const FUNCTIONS = `
select n.nspname as of,
       format('-- %s.%s(%s)%s%s', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid),
         ' returns ' || pg_get_function_result(p.oid), case when p.prosecdef then ', as its owner' end) as text,
       obj_description(p.oid, 'pg_proc') as comment
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where ${OURS} and p.prorettype <> 'trigger'::regtype
order by n.nspname, p.proname, 2`;

const HEAD = `-- The database after all schema files, written by \`npm run generate\` from the catalogue: for reading and for review, never run.
-- Tables stand here as they are after every file of \`schema/tables/\`. Of functions only the calls are listed: each stands whole, as it
-- is now, in one file of \`schema/functions/\`.
`;

/** The tables, with everything that hangs on them, and the functions of the migrated database, by schema and name. */
export async function schemaSql(client: Connection): Promise<string> {
  const read = async (sql: string) => Map.groupBy((await client.query(sql)).rows, ({ of }) => of);
  // One after the other: it is one connection.
  const schemas = await client.query(SCHEMAS);
  const domains = await read(DOMAINS);
  const tables = await read(TABLES);
  const parts = {
    columns: await read(COLUMNS),
    constraints: await read(CONSTRAINTS),
    indexes: await read(INDEXES),
    triggers: await read(TRIGGERS),
  };
  const views = await read(VIEWS);
  const functions = await read(FUNCTIONS);
  const texts = schemas.rows.flatMap(({ of, comment }) => [
    `-- ${'-'.repeat(20)} ${of} ${'-'.repeat(20)}\n${asComment(comment)}`,
    ...(domains.get(of) ?? []).map(plain),
    ...(tables.get(of) ?? []).map((table) => tableText(table, parts)),
    ...(views.get(of) ?? []).map(plain),
    ...(functions.get(of) ?? []).map(({ text, comment: why }) => `${text}\n${asComment(why, '--   ')}`),
  ]);
  return `${HEAD}\n${texts.join('\n')}`;
}

type Parts = Readonly<
  Record<'columns' | 'constraints' | 'indexes' | 'triggers', ReadonlyMap<string, readonly Piece[]>>
>;

function tableText(table: Piece, { columns, constraints, indexes, triggers }: Parts): string {
  const [name = '', kind = '', options = ''] = table.text.split('|');
  const members = [...(columns.get(name) ?? []), ...(constraints.get(name) ?? [])];
  const lines = members.map(
    ({ text, comment }, at) =>
      `${asComment(comment, '  -- ')}  ${text}${at === members.length - 1 ? '' : ','}\n`,
  );
  const around = [...(indexes.get(name) ?? []), ...(triggers.get(name) ?? [])];
  return [
    asComment(table.comment),
    `create ${kind}table ${name} (\n${lines.join('')})${options === '' ? '' : ` with (${options})`};\n`,
    ...around.map(({ text, comment }) => `${asComment(comment)}${text};\n`),
  ].join('');
}

function plain({ text, comment }: Piece): string {
  return `${asComment(comment)}${text}\n`;
}

const WIDTH = 130;

/** Lines of a comment in SQL, broken at words. */
function asComment(text: string | null, sign = '-- '): string {
  if (text === null) return '';
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || `${sign}${last} ${word}`.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => `${sign}${line}\n`).join('');
}
