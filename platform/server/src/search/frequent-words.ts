import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';
import type { SearchQuery } from './words.ts';

/** The most frequent words are read anew after so many searches: which ones they are changes slowly, and to read them takes as long as 20 searches. */
const READ_ANEW_AFTER = 20_000;

interface Frequent {
  readonly words: Promise<readonly string[]>;
  searches: number;
}

const known = new Map<string, Frequent>();

/**
 * Whether few rows have all of the words: one of them begins none of the about thousand that PostgreSQL counts as the table's most frequent.
 * `table` with its schema. False where the table was never analysed.
 */
export async function hasRareWord(db: Database, table: string, { terms }: SearchQuery): Promise<boolean> {
  const words = await frequentWords(db, table);
  if (words.length === 0) return false;
  return terms.some((forms) => !forms.some((form) => beginsOne(words, form)));
}

/** Whether one of the words, which are in order, begins so. */
function beginsOne(words: readonly string[], beginning: string): boolean {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  return words[from]?.startsWith(beginning) === true;
}

function frequentWords(db: Database, table: string): Promise<readonly string[]> {
  const before = known.get(table);
  if (before !== undefined && before.searches < READ_ANEW_AFTER) {
    before.searches += 1;
    return before.words;
  }
  const words = readFrequent(db, table);
  known.set(table, { words, searches: 0 });
  words.catch(() => known.delete(table));
  return words;
}

async function readFrequent(db: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ words: readonly string[] | null }>`
    select most_common_elems::text::text[] as words from pg_stats
    where schemaname || '.' || tablename = ${table} and attname = 'search_words' and not inherited`.execute(
    db,
  );
  return (rows[0]?.words ?? []).toSorted();
}
