import { languages } from '@egcr/server-kit/http/request-facts';
import { searchWords } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';

import { termsFor } from '../contract/index.ts';
import { grantTypes, sectors } from '../contract/programmes.ts';
import { keepProgramme, listProgrammeRows } from './programme-store.ts';
import { programmeWords } from './programme-words.ts';

/** Keeps the programmes that stand for good: four grants and the funds of sixteen sectors, without an end. */
export async function seedStanding(work: Work): Promise<void> {
  for (const slug of [...grantTypes, ...sectors])
    await keep(work, { slug, opensAt: work.now, closesAt: null, isSample: false });
  // Those of a demonstration that are there take their words and terms anew too.
  for (const row of await listProgrammeRows(work.db))
    if (row.is_sample && row.made === null)
      await keep(work, { slug: row.slug, opensAt: row.opens_at, closesAt: row.closes_at, isSample: true });
}

interface Kept {
  readonly slug: string;
  readonly opensAt: Date;
  readonly closesAt: Date | null;
  readonly isSample: boolean;
}

/** Keeps a programme, found by its words in every language. */
export async function keep(work: Work, { slug, opensAt, closesAt, isSample }: Kept): Promise<void> {
  const parts = languages.flatMap((language) => {
    const { title, summary } = programmeWords({ slug, made: null }, language);
    return [
      { text: title, language, weight: 'A' },
      { text: summary, language, weight: 'B' },
    ] as const;
  });
  await keepProgramme(work, {
    id: work.newId(),
    slug,
    made: null,
    opens_at: opensAt,
    closes_at: closesAt,
    is_sample: isSample,
    searchWords: searchWords(parts),
    proposedBy: null,
    terms: termsFor({ slug, made: null }),
  });
}
