import type { TestDatabase } from '@egcr/server-kit/testing/database';

export interface DumpedColumn {
  /** Schema, table and column. */
  readonly column: string;
  readonly values: readonly string[];
}

interface Found {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
}

/** Everything in a database that can hold a text: all columns of texts, bytes, JSON and their arrays, of every table of every schema. */
export async function dumpOf(owner: TestDatabase['owner']): Promise<readonly DumpedColumn[]> {
  const client = await owner.connect();
  try {
    const { rows } = await client.query<Found>(`
      select n.nspname as schema, c.relname as table, a.attname as column
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
        and n.nspname not in ('pg_catalog', 'information_schema')
        and t.typcategory in ('S', 'U', 'A') and t.typname <> 'uuid'`);
    const dumped: DumpedColumn[] = [];
    for (const { schema, table, column } of rows) {
      const { rows: values } = await client.query<{ value: string }>(
        `select ${client.escapeIdentifier(column)}::text as value
         from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}
         where ${client.escapeIdentifier(column)} is not null`,
      );
      dumped.push({ column: `${schema}.${table}.${column}`, values: values.map(({ value }) => value) });
    }
    return dumped;
  } finally {
    client.release();
  }
}

/** The columns in which a secret can be found: as it is, or in hexadecimal digits, base 64 or the form of an address. */
export function findsIn(dump: readonly DumpedColumn[], secret: string): readonly string[] {
  const isFound = /^\d{1,8}$/.test(secret) ? standsAlone(secret) : hidesIn(secret);
  return dump.filter(({ values }) => values.some(isFound)).map(({ column }) => column);
}

/** Few digits stand in many longer numbers: those are not meant. */
function standsAlone(digits: string): (value: string) => boolean {
  const alone = new RegExp(`(?<![0-9A-Za-z_-])${digits}(?![0-9A-Za-z_-])`);
  const hidden = Buffer.from(`"${digits}"`).toString('hex');
  return (value) => alone.test(value) || value.includes(hidden);
}

function hidesIn(secret: string): (value: string) => boolean {
  const base64 = [0, 1, 2].flatMap((before) => {
    const text = coreOfBase64(secret, before);
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const hex = [secret, ...base64].map((text) => Buffer.from(text).toString('hex'));
  const exact = [...base64, ...hex, encodeURIComponent(secret), secret.replaceAll(' ', '+')];
  const folded = secret.toLowerCase();
  return (value) => exact.some((form) => value.includes(form)) || value.toLowerCase().includes(folded);
}

/** The signs of base 64 that are the same whatever stands around the text, where so many bytes stand before it in its group. */
function coreOfBase64(text: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
  const first = [0, 2, 3][before] ?? 0;
  return bytes.toString('base64').slice(first, Math.floor(bytes.length / 3) * 4);
}
