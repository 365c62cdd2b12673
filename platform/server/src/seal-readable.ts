/** Seals what older releases have left readable in the database. SQL has no keys, so a start does what a migration cannot. */
import { sql } from 'kysely';

import type { Database } from './database.ts';
import type { ServerDomain } from './domain.ts';
import type { FieldCipher } from './field-encryption.ts';
import { readableAnswers } from './http/idempotency.ts';
import type { SealedColumn } from './reseal.ts';
import { sealWaitingMessages } from './sealed-messages.ts';
import type { Services } from './services.ts';

/** Columns that were readable, and the column that holds them sealed. */
export interface ReadableColumns {
  readonly to: SealedColumn;
  /** They become null. The first is null in a row only where the row is sealed. */
  readonly readable: readonly string[];
  /** Columns that are read with them and stay as they are. */
  readonly besides?: readonly string[];
  /** What is sealed, from the readable values and those besides, as text. */
  readonly textOf: (values: readonly (string | null)[]) => string;
  /** A column of a keyed hash, of bytes or hexadecimal text, that is written anew; of the readable values and, in `before`, of itself as hexadecimal digits. */
  readonly hash?: {
    readonly column: string;
    readonly isText?: true;
    readonly of: (
      cipher: FieldCipher,
      row: {
        readonly values: readonly (string | null)[];
        readonly key: readonly string[];
        readonly before: string;
      },
    ) => Buffer;
  };
}

const ROWS_AT_ONCE = 500;

/** Everything of the platform and of the domains; after the migrations, before anybody is served. */
export async function sealLeftovers(
  services: Pick<Services, 'unit' | 'cipher'>,
  domains: readonly ServerDomain[],
): Promise<void> {
  await sealWaitingMessages(services);
  const ofDomains = domains.flatMap(({ leftReadable = [] }) => leftReadable);
  await sealReadable(services, [readableAnswers, ...ofDomains]);
}

/** Safe to repeat, and to end in the middle: what is sealed is passed over. Servers that start together wait for each other's rows. */
export async function sealReadable(
  { unit, cipher }: Pick<Services, 'unit' | 'cipher'>,
  all: readonly ReadableColumns[],
): Promise<void> {
  for (const columns of all) {
    let after: readonly string[] | undefined;
    do {
      const from = after;
      after = await unit(({ db }) => sealSome(db, cipher, { columns, after: from }));
    } while (after !== undefined);
  }
}

interface Turn {
  readonly columns: ReadableColumns;
  /** The key of the last row of the turn before. */
  readonly after: readonly string[] | undefined;
}

interface ReadableRow {
  readonly key: readonly string[];
  readonly values: readonly (string | null)[];
  readonly before: string | null;
  readonly at: string;
}

/** Answers the key of the last row; undefined where none was left. */
async function sealSome(
  db: Database,
  cipher: FieldCipher,
  { columns, after }: Turn,
): Promise<readonly string[] | undefined> {
  const { to, readable, textOf, hash } = columns;
  const rows = await readableRows(db, columns, after);
  const sealed = rows.map(({ key, values }) =>
    cipher.seal({ table: to.table, column: to.column, row: key.join('|') }, textOf(values)),
  );
  const hashes = rows.map(({ key, values, before }) =>
    hash?.of(cipher, { key, values, before: before ?? '' }),
  );
  const emptied = readable.map((name) => sql`${sql.ref(name)} = null`);
  const hashed =
    hash === undefined
      ? []
      : [sql`${sql.ref(hash.column)} = ${hash.isText ? sql`encode(given.hash, 'hex')` : sql`given.hash`}`];
  // The rows are locked, so each stands where it was found.
  await sql`
    update ${sql.table(to.table)} as old
    set ${sql.join([sql`${sql.ref(to.column)} = given.sealed`, ...emptied, ...hashed])}
    from unnest(${rows.map(({ at }) => at)}::tid[], ${sealed}::text[], ${hashes.map((each) => each ?? null)}::bytea[])
      as given (at, sealed, hash)
    where old.ctid = given.at`.execute(db);
  return rows.at(-1)?.key;
}

async function readableRows(
  db: Database,
  { to, readable, besides = [], hash }: ReadableColumns,
  after: readonly string[] | undefined,
): Promise<readonly ReadableRow[]> {
  const keyColumns = sql.join(to.key.map((name) => sql.ref(name)));
  const isLater = after === undefined ? sql`true` : sql`(${keyColumns}) > (${sql.join(after)})`;
  const texts = (names: readonly string[]) => sql.join(names.map((name) => sql`${sql.ref(name)}::text`));
  const before = hash === undefined || hash.isText ? sql`null` : sql`encode(${sql.ref(hash.column)}, 'hex')`;
  const { rows } = await sql<ReadableRow>`
    select array[${texts(to.key)}] as key, array[${texts([...readable, ...besides])}] as values, ${before} as before, ctid::text as at
    from ${sql.table(to.table)}
    where ${sql.ref(readable[0] ?? to.column)} is not null and ${isLater}
    order by ${keyColumns}
    limit ${ROWS_AT_ONCE}
    for no key update`.execute(db);
  return rows;
}
