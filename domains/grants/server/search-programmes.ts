import type { ReplyOf } from '@egcr/contract/endpoint';
import { readPage } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { foundCursor, type FacetCount, type FoundRow } from '@egcr/server-kit/search/found';
import { readSearch, type SearchQuery } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';

import {
  programmeFacets,
  sectors,
  type listProgrammesCall,
  type ProgrammeFacetCount,
} from '../contract/index.ts';
import type { GrantParts } from './parts.ts';
import { programmesOf } from './programme-store.ts';
import { programmeTexts } from './programmes/texts.ts';
import { countProgrammes, findProgrammes, listSoonest, soonCursor, type SoonPlace } from './search-store.ts';
import { shownProgrammes } from './show-programmes.ts';

type Asked = CallInput<typeof listProgrammesCall>['query'];

/** Finds programmes by words and filters. Refuses a cursor that is none of this search. */
export async function searchProgrammes(
  parts: Pick<GrantParts, 'money'>,
  work: Work,
  { query: asked }: CallInput<typeof listProgrammesCall>,
): Promise<ReplyOf<typeof listProgrammesCall>> {
  const query = readSearch(asked.words ?? '', work.request.language);
  const { ids, next } = await pageOfIds(work, asked, query);
  const rows = await programmesOf(work.db, ids);
  const counts =
    asked.after === undefined ? await countProgrammes(work.db, { query, search: asked, now: work.now }) : [];
  return {
    items: await shownProgrammes(parts, work, rows),
    next,
    facets: asked.after === undefined ? choicesOf(counts, work.request.language) : [],
  };
}

/** Every sector can be chosen, by its name; of the other filters what was found. */
function choicesOf(counts: readonly FacetCount[], language: string): ProgrammeFacetCount[] {
  const others = programmeFacets.filter((facet) => facet !== 'sector');
  const names = programmeTexts(language).sector;
  return [
    ...others.flatMap((facet) =>
      counts.flatMap(({ value, count, ...of }) =>
        of.facet === facet ? [{ facet, value, label: null, count }] : [],
      ),
    ),
    ...sectors.map((value) => ({
      facet: 'sector' as const,
      value,
      label: names[value],
      count: counts.find((each) => each.facet === 'sector' && each.value === value)?.count ?? 0,
    })),
  ];
}

async function pageOfIds(
  { db, now }: Pick<Work, 'db' | 'now'>,
  asked: Asked,
  query: SearchQuery | undefined,
): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> {
  const search = { search: asked, now };
  if (query === undefined) {
    const { rows, next } = await readPage(asked, {
      cursor: soonCursor,
      placeOf: (row: SoonPlace) => row,
      list: (page) => listSoonest(db, search, page),
    });
    return { ids: rows.map(({ id }) => id), next };
  }
  const { rows, next } = await readPage(asked, {
    cursor: foundCursor,
    placeOf: (row: FoundRow) => row,
    list: (page) => findProgrammes(db, { ...search, query }, page),
  });
  return { ids: rows.map(({ id }) => id), next };
}
