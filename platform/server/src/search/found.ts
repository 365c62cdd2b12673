/** Searches in a table of a domain: SQL names the domain's own table alone, and the table keeps its own words. */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';

import type { Cursor, PageAsked } from '../data/page.ts';
import type { Database } from '../postgres/database.ts';
import { namePrepared } from '../postgres/prepared.ts';
import { hasRareWord } from './frequent-words.ts';
import type { SearchQuery } from './words.ts';

/**
 * As many rows are ranked and counted, the latest: a word that is everywhere costs no more than one that is in a thousand texts. Of words that the
 * database knows to be rare all rows are ranked.
 */
export const CANDIDATES_MAX = 1000;

/**
 * As many rows the database plans to find before it stops at the candidates. It thinks that comparing the words of a row costs a twelfth of what it
 * does, and would walk through the latest rows for words that only one in a hundred has. Planned for twelve times as many it walks for words that are
 * in more than about 5 % of the rows. The rows are found in a `materialized` part, or the smaller limit around it would be planned for after all; that part
 * is read as far as it is asked, in its own order (decision 74).
 */
const PLANNED_PER_CANDIDATE = 12;
const PLANNED_MAX = PLANNED_PER_CANDIDATE * CANDIDATES_MAX;

/** Where a search stands: the last row shown. */
export interface FoundPlace {
  readonly rank: number;
  readonly id: string;
}

export interface FoundRow extends FoundPlace {}

/** A table with `id` (UUIDv7) and `search_words tsvector not null`, which has a GIN index. */
export interface SearchedTable {
  /** With its schema. */
  readonly table: string;
  /** Undefined where the person typed no word: then all rows are found, the latest first. */
  readonly query: SearchQuery | undefined;
  /** A column of the table: 1 for most rows, 0 for those that come after them. Among words it makes a row count a quarter. */
  readonly standing?: string;
  /** As many of the latest rows with the words are ranked; absent: `CANDIDATES_MAX`. */
  readonly candidatesMax?: number;
  /** Filters by name; every one must hold. They may name columns of the table. */
  readonly filters?: Readonly<Record<string, RawBuilder<boolean> | undefined>>;
}

const PLACE = /^(\d(?:\.\d{1,20})?(?:e-\d{1,3})?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** For `readPage`, with `placeOf: (row) => row`. */
export const foundCursor: Cursor<FoundPlace> = {
  write: ({ rank, id }) => `${rank}_${id}`,
  read: (text) => {
    const [, rank, id] = PLACE.exec(text) ?? [];
    return rank === undefined || id === undefined ? undefined : { rank: Number(rank), id };
  },
};

/** The ids of what was found, best first and among equals the latest; the domain reads its rows by them. */
export async function searchTable(
  db: Database,
  { table, query, standing, candidatesMax = CANDIDATES_MAX, filters = {} }: SearchedTable,
  { after, limit }: PageAsked<FoundPlace>,
): Promise<readonly FoundRow[]> {
  if (query === undefined) {
    const where = all(Object.values(filters));
    if (standing !== undefined) return latestByStanding(db, { table, standing, where }, { after, limit });
    const { rows } = await sql<FoundRow>`
      select id, 0::float8 as rank from ${sql.table(table)}
      where ${where} and ${after === undefined ? ALL : isBeyond(sql`0::float8`, after)}
      order by id desc limit ${limit}`.execute(db);
    return rows;
  }
  const rank = rankOf(query, standing);
  const beyond = after === undefined ? ALL : isBeyond(sql`rank`, after);
  // The limits stand in the text, so that a plan knows them even where it is made once for all.
  const best = sql`where ${beyond} order by rank desc, id desc limit ${sql.lit(limit)}`;
  const named = sql.table(table);
  if (await hasRareWord(db, table, query)) {
    // A word from a part of its own is unknown to each plan, so one made for all words costs no more, and the connection keeps it.
    const hasWords = sql<boolean>`search_words @@ (select ${query.tsquery}::tsquery)`;
    const wanted = all([hasWords, ...Object.values(filters)]);
    return askPrepared(
      db,
      sql<FoundRow>`
        select id, rank from (select id, ${rank} as rank from ${named} as held where ${wanted}) as ranked ${best}`,
    );
  }
  const where = all([matches(query), ...Object.values(filters)]);
  // What ranks a row is read where the row lies: to carry it through the sorting of all rows took twice as long.
  const { rows } = await sql<FoundRow>`
    with latest as materialized (
      select ctid as place from ${named} where ${where} order by id desc limit ${sql.lit(PLANNED_PER_CANDIDATE * candidatesMax)}
    ), ranked as (
      select held.id, ${rank} as rank
      from (select place from latest limit ${sql.lit(candidatesMax)}) as found join ${named} as held on held.ctid = found.place
    )
    select id, rank from ranked ${best}`.execute(db);
  return rows;
}

/** Connections keep so many questions: each combination of filters is one. */
const QUESTIONS_MAX = 50;
/** Their texts, and the names under which connections keep them. */
const questions = new Map<string, string>();

/** Asks what the connection keeps, parsed and, where PostgreSQL finds that one plan serves all, planned. */
async function askPrepared<T>(db: Database, question: RawBuilder<T>): Promise<readonly T[]> {
  const { sql: text, parameters } = question.compile(db);
  if (!questions.has(text) && questions.size < QUESTIONS_MAX)
    questions.set(text, namePrepared(`search_${questions.size}`));
  const { rows } = await db.executeQuery<T>(
    CompiledQuery.raw(`${questions.get(text) ?? ''} ${text}`, [...parameters]),
  );
  return rows;
}

interface Standing {
  readonly table: string;
  readonly standing: string;
  readonly where: RawBuilder<boolean>;
}

/** Where no word was typed: the latest first, and after all of them the latest of the others. An index has both, in this order. */
async function latestByStanding(
  db: Database,
  { table, standing, where }: Standing,
  { after, limit }: PageAsked<FoundPlace>,
): Promise<readonly FoundRow[]> {
  const column = sql.ref(standing);
  const beyond =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(${column}, id) < (${Math.round(after.rank)}::smallint, ${after.id}::uuid)`;
  const { rows } = await sql<FoundRow>`
    select id, ${column}::float8 as rank from ${sql.table(table)}
    where ${where} and ${beyond}
    order by ${column} desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export interface Facet {
  /** The value of a row, or its values where it has several, as `text[]`. */
  readonly values: RawBuilder<readonly string[]>;
}

export interface FacetCount {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
}

/**
 * How many of what was found have which value. A facet is counted without the filter of its own name, so that a person sees what
 * another choice would find. Counts the latest `CANDIDATES_MAX` rows: show a higher count as "1,000 or more".
 */
export async function countFacets(
  db: Database,
  {
    table,
    query,
    filters = {},
    facets,
    isCounted = sql`true`,
  }: SearchedTable & {
    readonly facets: Readonly<Record<string, Facet>>;
    /** Which rows count: no sample is part of a figure. A value that only others have is there with 0. */
    readonly isCounted?: RawBuilder<boolean>;
  },
): Promise<readonly FacetCount[]> {
  const counts = Object.entries(facets).map(([facet, { values }]) => {
    const others = Object.entries(filters).flatMap(([name, filter]) => (name === facet ? [] : [filter]));
    return sql`(
      select ${facet}::text as facet, value, (count(*) filter (where is_counted))::integer as count
      from (
        with latest as materialized (
          select ${values} as held, ${isCounted} as is_counted from ${sql.table(table)}
          where ${all([matches(query), ...others])} order by id desc limit ${sql.lit(PLANNED_MAX)}
        )
        select held, is_counted from latest limit ${sql.lit(CANDIDATES_MAX)}
      ) as candidate, unnest(held) as value
      group by value)`;
  });
  if (counts.length === 0) return [];
  const { rows } = await sql<FacetCount>`
    ${sql.join(counts, sql` union all `)} order by facet, count desc, value`.execute(db);
  return rows;
}

function matches(query: SearchQuery | undefined): RawBuilder<boolean> | undefined {
  return query && sql<boolean>`search_words @@ ${query.tsquery}::tsquery`;
}

function rankOf({ tsquery }: SearchQuery, standing: string | undefined): RawBuilder<number> {
  const rank = sql<number>`ts_rank(held.search_words, ${tsquery}::tsquery, 1)::float8`;
  return standing === undefined
    ? rank
    : sql<number>`${rank} * (0.25 + 0.75 * ${sql.ref(`held.${standing}`)})::float8`;
}

function isBeyond(rank: RawBuilder<unknown>, after: FoundPlace): RawBuilder<boolean> {
  return sql<boolean>`(${rank}, id) < (${after.rank}::float8, ${after.id}::uuid)`;
}

const ALL = sql<boolean>`true`;
const AND = sql`) and (`;

function all(conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> {
  const held = conditions.filter((each) => each !== undefined);
  return held.length === 0 ? ALL : sql<boolean>`(${sql.join(held, AND)})`;
}
