import { searchWords } from '@egcr/server-kit/search/words';

import type { PostingRow } from './store.ts';

/** The words by which a posting is found: its title and skills first, its text last. */
export function wordsOf({
  title,
  skills,
  employer,
  body,
  language,
}: Pick<PostingRow, 'title' | 'skills' | 'employer' | 'body' | 'language'>): string {
  return searchWords([
    { text: title, language, weight: 'A' },
    ...skills.map((text) => ({ text, language, weight: 'A' }) as const),
    { text: employer, language, weight: 'B' },
    { text: body, language, weight: 'C' },
  ]);
}
