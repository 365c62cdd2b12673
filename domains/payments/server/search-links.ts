import { readSearch, searchWords } from '@egcr/server-kit/search/words';
import { sql, type RawBuilder } from 'kysely';

/** Titles say in no word which language they are in; Chinese, Japanese and Thai words are known in each. */
const LANGUAGE = 'en';

/** What is kept of a link, to find it by: its title, and of an order what its shop calls it. */
export function linkWords(link: {
  readonly title: string;
  readonly is_checkout?: boolean;
  readonly metadata: Readonly<Record<string, string>>;
}): string {
  const names = link.is_checkout === true ? Object.values(link.metadata) : [];
  return searchWords([
    { text: link.title, language: LANGUAGE, weight: 'A' },
    ...names.map((text) => ({ text, language: LANGUAGE, weight: 'B' as const })),
  ]);
}

/** Which links have what was typed in these words, each word or its beginning; undefined where no word was typed. */
export function titledLike(typed: string | undefined): RawBuilder<boolean> | undefined {
  const query = readSearch(typed ?? '', LANGUAGE);
  return query && sql<boolean>`link.search_words @@ ${query.tsquery}::tsquery`;
}
