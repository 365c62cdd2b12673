/** Moves sealed columns to the key that seals now, while the product runs. */
import { sql } from 'kysely';

import { capturedColumn } from '../mail/captured-messages.ts';
import type { Database } from '../postgres/database.ts';
import type { ServerDomain } from '../domain.ts';
import type { FieldCipher } from './field-encryption.ts';
import { answerColumn } from '../http/idempotency.ts';
import { messageColumn } from '../mail/messages.ts';
import type { Services } from '../services.ts';

/** A column of sealed texts. */
export interface SealedColumn {
  /** With its schema. */
  readonly table: string;
  readonly column: string;
  /** The primary key; its values, joined by `|`, are the row of the sealed text's place. */
  readonly key: readonly string[];
}

/** Those of the platform and of the domains. */
export function sealedColumns(domains: readonly ServerDomain[]): readonly SealedColumn[] {
  return [capturedColumn, answerColumn, messageColumn, ...domains.flatMap(({ sealed = [] }) => sealed)];
}

export interface Resealing {
  readonly services: Pick<Services, 'unit' | 'db' | 'cipher'>;
  readonly columns: readonly SealedColumn[];
  /** Told how many rows have moved so far. */
  readonly onProgress?: (rows: number) => void;
}

const ROWS_AT_ONCE = 200;

/**
 * Seals everything anew that is not sealed with the current key, some rows in each transaction. Whatever ends it, the next run goes on
 * with what is left. Rows that people write meanwhile keep what they have written. Answers how many rows have moved.
 */
export async function reseal({ services, columns, onProgress }: Resealing): Promise<number> {
  const { unit, cipher } = services;
  let moved = 0;
  for (const column of columns) {
    let after: readonly string[] | undefined;
    do {
      const from = after;
      const some = await unit(({ db }) => resealSome(db, cipher, { column, after: from }));
      moved += some.rows;
      if (some.rows > 0) onProgress?.(moved);
      after = some.last;
    } while (after !== undefined);
  }
  return moved;
}

/** How many rows earlier keys have sealed. */
export async function countUnderEarlierKeys({
  services: { db, cipher },
  columns,
}: Pick<Resealing, 'services' | 'columns'>): Promise<number> {
  let count = 0;
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count
      from ${sql.table(table)}
      where not starts_with(${sql.ref(column)}, ${cipher.currentPrefix})`.execute(db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}

interface Turn {
  readonly column: SealedColumn;
  /** The key of the last row of the turn before. */
  readonly after: readonly string[] | undefined;
}

async function resealSome(
  db: Database,
  cipher: FieldCipher,
  { column: { table, column, key }, after }: Turn,
): Promise<{ readonly rows: number; readonly last: readonly string[] | undefined }> {
  const keyColumns = sql.join(key.map((name) => sql.ref(name)));
  const isLater = after === undefined ? sql`true` : sql`(${keyColumns}) > (${sql.join(after)})`;
  const { rows } = await sql<{ key: string[]; sealed: string; at: string }>`
    select array[${sql.join(key.map((name) => sql`${sql.ref(name)}::text`))}] as key,
      ${sql.ref(column)} as sealed,
      ctid::text as at
    from ${sql.table(table)}
    where not starts_with(${sql.ref(column)}, ${cipher.currentPrefix}) and ${isLater}
    order by ${keyColumns}
    limit ${ROWS_AT_ONCE}
    for no key update`.execute(db);
  const anew = rows.map(({ key: values, sealed }) => {
    const place = { table, column, row: values.join('|') };
    return cipher.seal(place, cipher.open(place, sealed));
  });
  // The rows are locked, so each stands where it was found.
  await sql`
    update ${sql.table(table)} as old
    set ${sql.ref(column)} = given.sealed
    from unnest(${rows.map(({ at }) => at)}::tid[], ${anew}::text[]) as given (at, sealed)
    where old.ctid = given.at`.execute(db);
  return { rows: rows.length, last: rows.at(-1)?.key };
}
