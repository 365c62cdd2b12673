import type { Cursor, PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { countFacets, searchTable, type FacetCount, type FoundPlace } from '@egcr/server-kit/search/found';
import { readSearch, type SearchQuery } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';
import { type RawBuilder, sql } from 'kysely';

import {
  DEADLINE_DAYS,
  type Deadline,
  type GrantAlertSearch,
  type ProgrammeSearch,
} from '../contract/index.ts';
import type { ProgrammeRow } from './programme-store.ts';

const table = 'grants.programme';

type Filters = Readonly<Record<string, RawBuilder<boolean> | undefined>>;

const statusAt = (now: Date) => sql<string>`
  case when opens_at > ${now}::timestamptz then 'forecasted' when closes_at < ${now}::timestamptz then 'closed' else 'open' end`;

const closesWithin = (now: Date, days: number) =>
  sql<boolean>`closes_at between ${now}::timestamptz and ${now}::timestamptz + make_interval(days => ${days})`;

const hasDeadline = (now: Date, deadline: Deadline) =>
  deadline === 'none' ? sql<boolean>`closes_at is null` : closesWithin(now, DEADLINE_DAYS[deadline]);

/** What must hold, by the names of the filters. */
function filtersOf(search: ProgrammeSearch, now: Date): Filters {
  const { kind, status, applicant, sector, amount, country, deadline, sample } = search;
  return {
    kind: kind && sql<boolean>`kind = ${kind}`,
    status: status && sql<boolean>`${statusAt(now)} = ${status}`,
    applicant: applicant && sql<boolean>`${applicant} = any(applicants)`,
    sector: sector && sql<boolean>`sector = ${sector}`,
    amount:
      amount === undefined
        ? undefined
        : sql<boolean>`${amount}::bigint between minimum_minor and maximum_minor`,
    country:
      country === undefined ? undefined : sql<boolean>`countries = '{}' or ${country} = any(countries)`,
    deadline: deadline && hasDeadline(now, deadline),
    sample: sample && sql<boolean>`not is_sample`,
  };
}

export interface ProgrammesAsked {
  readonly search: ProgrammeSearch;
  readonly now: Date;
}

/** Programmes with some words, the best first. */
export function findProgrammes(
  db: Database,
  { query, search, now }: ProgrammesAsked & { readonly query: SearchQuery },
  asked: PageAsked<FoundPlace>,
): ReturnType<typeof searchTable> {
  return searchTable(db, { table, query, filters: filtersOf(search, now) }, asked);
}

/** How many programmes have which value, without the filter of its own name. */
export function countProgrammes(
  db: Database,
  { query, search, now }: ProgrammesAsked & { readonly query: SearchQuery | undefined },
): Promise<readonly FacetCount[]> {
  const soon = (deadline: Deadline) =>
    sql`case when ${hasDeadline(now, deadline)} then ${deadline}::text end`;
  return countFacets(db, {
    table,
    query,
    filters: filtersOf(search, now),
    isCounted: sql`not is_sample`,
    facets: {
      kind: { values: sql`array[kind]` },
      status: { values: sql`array[${statusAt(now)}]` },
      applicant: { values: sql`applicants` },
      sector: { values: sql`array_remove(array[sector], null)` },
      deadline: {
        values: sql`array_remove(array[${soon('week')}, ${soon('month')}, ${soon('quarter')}, ${soon('none')}], null)`,
      },
    },
  });
}

/** Where a list stands that shows what is open first, the next to close before others. */
export interface SoonPlace {
  readonly id: string;
  readonly status_place: number;
  /** Microseconds; without a deadline later than any. */
  readonly closes_us: bigint;
}

const PLACE = /^([012])_(\d{1,18})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const soonCursor: Cursor<SoonPlace> = {
  write: ({ status_place: place, closes_us: closes, id }) => `${place}_${closes}_${id}`,
  read: (text) => {
    const [, place, closes, id] = PLACE.exec(text) ?? [];
    return place === undefined || closes === undefined || id === undefined
      ? undefined
      : { status_place: Number(place), closes_us: BigInt(closes), id };
  },
};

/** Programmes that pass the filters: open ones first, then those to come and those that are over; within each by their deadlines. */
export async function listSoonest(
  db: Database,
  { search, now }: ProgrammesAsked,
  { after, limit }: PageAsked<SoonPlace>,
): Promise<readonly SoonPlace[]> {
  const filters = Object.values(filtersOf(search, now)).filter((each) => each !== undefined);
  const { rows } = await sql<SoonPlace>`
    with placed as (
      select id,
        case ${statusAt(now)} when 'open' then 0 when 'forecasted' then 1 else 2 end as status_place,
        coalesce((extract(epoch from closes_at) * 1000000)::bigint, 999999999999999999) as closes_us
      from grants.programme
      where ${
        filters.length === 0
          ? sql`true`
          : sql.join(
              filters.map((each) => sql`(${each})`),
              sql` and `,
            )
      }
    )
    select id, status_place, closes_us
    from placed
    where ${
      after === undefined
        ? sql`true`
        : sql`(status_place, closes_us, id) > (${after.status_place}::integer, ${after.closes_us}::bigint, ${after.id}::uuid)`
    }
    order by status_place, closes_us, id
    limit ${limit}`.execute(db);
  return rows;
}

interface OpenedAsked {
  readonly search: GrantAlertSearch;
  readonly language: string;
  readonly since: Date;
  readonly limit: number;
}

/** Programmes that pass a search and opened since an instant, or came into the list open; the latest first. */
export async function openedSince(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { search, language, since, limit }: OpenedAsked,
): Promise<readonly ProgrammeRow[]> {
  const query = readSearch(search.words ?? '', language);
  const filters = Object.values(filtersOf(search, now)).filter((each) => each !== undefined);
  const words = query && sql<boolean>`search_words @@ ${query.tsquery}::tsquery`;
  const { rows } = await sql<ProgrammeRow>`
    select id, slug, made, opens_at, closes_at, is_sample
    from grants.programme
    where greatest(opens_at, added_at) > ${since} and ${statusAt(now)} = 'open'
      and ${sql.join(
        [...filters, words ?? sql<boolean>`true`].map((each) => sql`(${each})`),
        sql` and `,
      )}
    order by greatest(opens_at, added_at) desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}
