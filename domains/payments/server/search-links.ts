import { readSearch, searchWords } from '@egcr/server-kit/search/words';
import { sql, type RawBuilder } from 'kysely';

/** Titles say in no word which language they are in; Chinese, Japanese and Thai words are known in each. */
const LANGUAGE = 'en';

/** What is kept of a title, to find it by. */
export function titleWords(title: string): string {
  return searchWords([{ text: title, language: LANGUAGE, weight: 'A' }]);
}

/** Which links have what was typed in their titles, each word or its beginning; undefined where no word was typed. */
export function titledLike(typed: string | undefined): RawBuilder<boolean> | undefined {
  const query = readSearch(typed ?? '', LANGUAGE);
  return query && sql<boolean>`link.search_words @@ ${query.tsquery}::tsquery`;
}
