import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import { readPage } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import {
  countFacets,
  foundCursor,
  searchTable,
  type FoundRow,
  type SearchedTable,
} from '@egcr/server-kit/search/found';
import { readSearch } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';
import { sql, type RawBuilder } from 'kysely';

import type { readFilters } from '../contract/endpoints.ts';
import type { searchJobsCall } from '../contract/index.ts';
import type { JobParts } from './parts.ts';
import { cardsOf } from './shown.ts';
import { postingsByIds } from './store.ts';

const DAY_S = 86_400;
type Asked = ReturnType<typeof readFilters>;

/** What counts the choices that are offered beside a search. */
const facets = {
  remote: { values: sql<readonly string[]>`case when is_remote then array['yes'] else '{}'::text[] end` },
  support: {
    values: sql<readonly string[]>`case when is_support_friendly then array['yes'] else '{}'::text[] end`,
  },
  contract: { values: sql<readonly string[]>`array[contract]` },
  hours: { values: sql<readonly string[]>`array[hours]` },
  sector: { values: sql<readonly string[]>`array[sector]` },
  occupation: { values: sql<readonly string[]>`array[occupation]` },
  language: { values: sql<readonly string[]>`array[language]` },
  country: { values: sql<readonly string[]>`array[country]` },
} as const;

/** Finds jobs. Refuses a cursor that the list has not written. */
export async function searchJobs(
  parts: Pick<JobParts, 'levelsOf'>,
  work: Work,
  { query }: CallInput<typeof searchJobsCall>,
): Promise<ReplyOf<typeof searchJobsCall>> {
  const { language } = work.request;
  const searched: SearchedTable = {
    table: 'jobs.posting',
    standing: 'standing',
    query: readSearch(query.words ?? '', language),
    filters: filtersOf(query, work.now, language),
  };
  const { rows, next } = await readPage(query, {
    cursor: foundCursor,
    placeOf: (row: FoundRow) => row,
    list: (asked) => searchTable(work.db, searched, asked),
  });
  const found = await postingsByIds(
    work.db,
    rows.map(({ id }) => id),
  );
  const counted =
    query.after === undefined
      ? await countFacets(work.db, { ...searched, facets, isCounted: sql`not is_sample` })
      : [];
  const shown = rows.flatMap(({ id }) => found.get(id) ?? []);
  return {
    next,
    items: [...(await cardsOf(parts, work, shown))],
    facets: [...counted],
  };
}

/** The conditions of a search, its words among them, where they narrow and do not order. */
export function everyConditionOf(
  filters: Asked,
  { now, language }: { readonly now: Date; readonly language: string },
): Record<string, RawBuilder<boolean> | undefined> {
  const words = readSearch(filters.words ?? '', language);
  return {
    ...filtersOf(filters, now, language),
    words: words && sql<boolean>`search_words @@ ${words.tsquery}::tsquery`,
  };
}

/** The conditions of a search by the names of its filters. */
export function filtersOf(
  { place, pay, currency, posted, remote, support, ...query }: Asked,
  now: Date,
  language: string,
): Record<string, RawBuilder<boolean> | undefined> {
  const wherever = readSearch(place ?? '', language);
  const since = posted === undefined ? undefined : addSeconds(now, -Number(posted) * DAY_S);
  const is = (column: string, value: string | undefined) =>
    value === undefined ? undefined : sql<boolean>`${sql.ref(column)} = ${value}`;
  return {
    state: sql<boolean>`state = 'published'`,
    open: sql<boolean>`closes_at > ${now}`,
    place: wherever && sql<boolean>`place_words @@ ${wherever.tsquery}::tsquery`,
    remote: remote && sql<boolean>`is_remote`,
    support: support && sql<boolean>`is_support_friendly`,
    country: is('country', query.country),
    contract: is('contract', query.contract),
    hours: is('hours', query.hours),
    sector: is('sector', query.sector),
    occupation: is('occupation', query.occupation),
    language: is('language', query.language),
    currency: is('asset', currency),
    // Amounts of different currencies are not compared.
    pay:
      pay === undefined || currency === undefined
        ? undefined
        : sql<boolean>`pay_year_minor >= ${pay}::numeric`,
    posted: since && sql<boolean>`posted_at > ${since}`,
    sample: query.sample && sql<boolean>`not is_sample`,
  };
}
