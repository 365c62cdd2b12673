import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';
import type { SearchQuery } from './words.ts';

/** The most frequent words are read anew after so many searches: which ones they are changes slowly. */
const READ_ANEW_AFTER = 1000;

interface Frequent {
  readonly words: readonly string[];
  searches: number;
}

const known = new Map<string, Frequent>();

/**
 * Whether few rows have all of the words: one of them begins none of the about thousand that PostgreSQL counts as the table's most frequent.
 * `table` with its schema. False where the table was never analysed.
 */
export async function hasRareWord(db: Database, table: string, { terms }: SearchQuery): Promise<boolean> {
  const { words } = await frequentWords(db, table);
  if (words.length === 0) return false;
  return terms.some((forms) => !words.some((word) => forms.some((form) => word.startsWith(form))));
}

async function frequentWords(db: Database, table: string): Promise<Frequent> {
  const before = known.get(table);
  if (before !== undefined && before.searches < READ_ANEW_AFTER) {
    before.searches += 1;
    return before;
  }
  const { rows } = await sql<{ words: readonly string[] | null }>`
    select most_common_elems::text::text[] as words from pg_stats
    where schemaname || '.' || tablename = ${table} and attname = 'search_words' and not inherited`.execute(
    db,
  );
  const read = { words: rows[0]?.words ?? [], searches: 0 };
  known.set(table, read);
  return read;
}
