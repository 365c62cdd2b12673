interface ColumnRow {
  readonly relation: string;
  readonly is_view: boolean;
  readonly name: string;
  /** The base type's name, of the elements where it is a list. */
  readonly type: string;
  readonly is_list: boolean;
  readonly labels: readonly string[] | null;
  readonly checks: readonly string[] | null;
  readonly is_required: boolean;
  readonly has_default: boolean;
  readonly is_computed: boolean;
}

/** A connection, as far as this needs one. */
interface Connection {
  query(sql: string): Promise<{ readonly rows: readonly ColumnRow[] }>;
}

const COLUMNS = `
select format('%s.%s', n.nspname, c.relname) as relation,
       c.relkind in ('v', 'm') as is_view,
       a.attname as name,
       coalesce(e.typname, b.typname, t.typname) as type,
       e.oid is not null as is_list,
       (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = coalesce(e.oid, b.oid, t.oid)) as labels,
       (select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks,
       a.attnotnull or coalesce(t.typnotnull, false) as is_required,
       a.atthasdef or a.attidentity <> '' as has_default,
       a.attgenerated <> '' or a.attidentity = 'a' as is_computed
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type b on b.oid = t.typbasetype
  left join pg_type e on e.oid = nullif(coalesce(b.typelem, t.typelem), 0) and coalesce(b.typcategory, t.typcategory) = 'A'
 where c.relkind in ('r', 'p', 'v', 'm')
   and not c.relispartition
   and n.nspname !~ '^(pg_|information_schema|graphile_worker|public)'
   -- A table that is only a way into others has no rows to read.
   and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'Always empty.%'
 order by n.nspname, c.relname, a.attnum`;

/** What the pool of @egcr/server-kit/database hands out for each type; one that is missing here has no safe reading yet. */
const SCALARS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  int8: 'bigint',
  numeric: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  citext: 'string',
  name: 'string',
  uuid: 'string',
  inet: 'string',
  cidr: 'string',
  tsvector: 'string',
  xid8: 'string',
  pg_lsn: 'string',
  jsonb: 'Json',
  json: 'Json',
};
/** The driver reads lists of int8 and numeric into text and floats, so they are left out. */
const LISTABLE = new Set(['bool', 'int2', 'int4', 'text', 'varchar', 'uuid', 'timestamptz']);

const HEAD = `// Row types, written by \`npm run generate\` from the migrated database.

/** What a column gives when read, and takes when inserted and updated; Kysely knows it by this shape. */
interface Column<Read, Insert, Update> {
  readonly __select__: Read;
  readonly __insert__: Insert;
  readonly __update__: Update;
}
export type Generated<Read> = [Read] extends [Column<infer R, infer I, infer U>] ? Column<R, I | undefined, U> : Column<Read, Read | undefined, Read>;
export type Computed<Read> = Column<Read, never, never>;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
/** Lists and bare values must be given as JSON text: the driver would take a list for a PostgreSQL array. */
export type Json = Column<JsonValue, string | Readonly<Record<string, unknown>>, string | Readonly<Record<string, unknown>>>;
export type NullableJson = Column<JsonValue, string | Readonly<Record<string, unknown>> | null | undefined, string | Readonly<Record<string, unknown>> | null>;
`;

/**
 * The TypeScript of every table and view: keys `schema.table`, int8 as bigint, numeric and date as text, timestamptz as Date. A check
 * that lists words (`state in ('open', 'closed')`) becomes a union of them.
 */
export async function rowTypes(client: Connection): Promise<string> {
  const { rows } = await client.query(COLUMNS);
  const relations = Map.groupBy(rows, (row) => row.relation);
  const interfaces = [...relations].map(([relation, columns]) => {
    const members = columns.map((column) => `  readonly ${column.name}: ${typeOf(column)};\n`).join('');
    return `\ninterface ${interfaceName(relation)} {\n${members}}\n`;
  });
  const members = [...relations.keys()]
    .map((relation) => `  readonly '${relation}': ${interfaceName(relation)};\n`)
    .join('');
  return `${HEAD}${interfaces.join('')}\nexport interface DB {\n${members}}\n`;
}

function typeOf(column: ColumnRow): string {
  const value = valueType(column);
  const isNullable = !column.is_required;
  if (value === 'Json') return jsonType(column, isNullable);
  const read = isNullable ? `${value} | null` : value;
  if (column.is_computed || column.is_view) return `Computed<${read}>`;
  return column.has_default ? `Generated<${read}>` : read;
}

function jsonType(column: ColumnRow, isNullable: boolean): string {
  if (column.is_computed || column.is_view) return `Computed<JsonValue${isNullable ? ' | null' : ''}>`;
  if (isNullable) return 'NullableJson';
  return column.has_default ? 'Generated<Json>' : 'Json';
}

function valueType(column: ColumnRow): string {
  const words = column.labels ?? wordsOfCheck(column);
  const single = words === undefined ? SCALARS[column.type] : words.map((word) => `'${word}'`).join(' | ');
  if (single === undefined || (column.is_list && !LISTABLE.has(column.type))) {
    const type = `${column.type}${column.is_list ? '[]' : ''}`;
    throw new Error(
      `${column.relation}.${column.name}: no safe reading of ${type} is known; add it to tools/generate-rows.ts.`,
    );
  }
  if (!column.is_list) return single;
  return words === undefined ? `readonly ${single}[]` : `readonly (${single})[]`;
}

/** PostgreSQL prints `state in ('a', 'b')` as `CHECK ((state = ANY (ARRAY['a'::text, 'b'::text])))`. */
function wordsOfCheck(column: ColumnRow): readonly string[] | undefined {
  if (column.is_list || SCALARS[column.type] !== 'string') return undefined;
  const list = new RegExp(`^CHECK \\(\\(${column.name} = ANY \\(ARRAY\\[([^\\]]+)\\]\\)\\)\\)$`);
  for (const check of column.checks ?? []) {
    const words = list
      .exec(check)?.[1]
      ?.split(', ')
      .map((word) => /^'([^']*)'::text$/.exec(word)?.[1]);
    if (words !== undefined && words.every((word) => word !== undefined)) return words;
  }
  return undefined;
}

function interfaceName(relation: string): string {
  return relation.replace(/(?:^|[._])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
