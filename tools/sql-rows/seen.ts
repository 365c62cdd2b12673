/** A statement as the tests have run it. */
export interface SeenStatement {
  readonly text: string;
  /** Files of the repository that led to it, the nearest first. */
  readonly files: readonly string[];
  readonly columns: Record<string, SeenColumn>;
}

export interface SeenColumn {
  /** By its type in PostgreSQL, where that says it. */
  readonly oid: string;
  /** Of the values that came. */
  readonly kinds: string[];
}

/** As node-postgres reads them with the kit's parsers: int8 as bigint, numeric and date as text (platform/server, `openPool`). */
const BY_OID: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  19: 'string',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1043: 'string',
  1082: 'string',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
};

export function kindOfOid(oid: number): string {
  return BY_OID[oid] ?? 'unknown';
}

/** `array of string`, where all elements are; an array without any is `array`. */
export function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (!Array.isArray(value)) return typeof value;
  const kinds = [...new Set(value.map(kindOfValue))];
  return kinds.length === 1 ? `array of ${kinds[0]}` : 'array';
}
