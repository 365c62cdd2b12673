import type { Database } from '@egcr/server-kit/database';
import type { SearchQuery } from '@egcr/server-kit/search/words';
import { sql, type RawBuilder } from 'kysely';

import type { ApplicantKind, ProgrammeState } from '../../contract/index.ts';
import type { ProgrammeRow } from '../programme-store.ts';
import type { OpportunityFilters, OpportunitySort } from './asked.ts';

export interface OpportunityRow extends ProgrammeRow {
  readonly status: ProgrammeState;
  readonly applicants: readonly ApplicantKind[];
  readonly created_at: Date;
  /** When it was made, opened or closed: the last of these. */
  readonly changed_at: Date;
}

interface Asked {
  readonly now: Date;
  readonly query?: SearchQuery | undefined;
  readonly filters?: OpportunityFilters | undefined;
}

/** Programmes with the times that the protocol asks for. The id of a programme holds when it was made. */
const dated = (now: Date) => sql`
  select id, slug, made, opens_at, closes_at, is_sample, applicants, minimum_minor, maximum_minor, search_words, status, created_at,
    greatest(created_at, case when opens_at <= ${now}::timestamptz then opens_at end,
      case when closes_at < ${now}::timestamptz then closes_at end) as changed_at
  from (
    select *,
      case when opens_at > ${now}::timestamptz then 'forecasted' when closes_at < ${now}::timestamptz then 'closed' else 'open' end
        as status,
      to_timestamp(('x' || lpad(translate(left(id::text, 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0) as created_at
    from grants.programme) timed`;

const orders = {
  lastModifiedAt: sql`changed_at`,
  createdAt: sql`created_at`,
  'status.value': sql`status`,
  'keyDates.closeDate': sql`closes_at`,
  'funding.maxAwardAmount': sql`maximum_minor`,
  'funding.minAwardAmount': sql`minimum_minor`,
} as const;

function orderOf({ by, order }: OpportunitySort): RawBuilder<unknown> {
  const column = orders[by];
  return order === 'asc' ? sql`${column} asc nulls last, id asc` : sql`${column} desc nulls last, id desc`;
}

function matching({ query, filters = {} }: Asked): RawBuilder<unknown> {
  const { status, closes, minimum, maximum } = filters;
  const within = (column: RawBuilder<unknown>, { isInside, min, max }: Range, type: RawBuilder<unknown>) =>
    isInside
      ? sql`${column} between ${min}::${type} and ${max}::${type}`
      : sql`${column} not between ${min}::${type} and ${max}::${type}`;
  const all = [
    query && sql`search_words @@ ${query.tsquery}::tsquery`,
    status &&
      (status.isIn
        ? sql`status = any (${[...status.values]}::text[])`
        : sql`status <> all (${[...status.values]}::text[])`),
    closes && within(sql`closes_at`, closes, sql`timestamptz`),
    minimum && within(sql`minimum_minor`, minimum, sql`numeric`),
    maximum && within(sql`maximum_minor`, maximum, sql`numeric`),
  ].filter((each) => each !== undefined);
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

interface Range {
  readonly isInside: boolean;
  readonly min: string;
  readonly max: string;
}

export interface OpportunityPage {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of programmes by its number. */
export async function listOpportunities(
  db: Database,
  asked: Asked & { readonly sort: OpportunitySort },
  { page, pageSize }: OpportunityPage,
): Promise<readonly OpportunityRow[]> {
  const { rows } = await sql<OpportunityRow>`
    select id, slug, made, opens_at, closes_at, is_sample, applicants, status, created_at, changed_at
    from (${dated(asked.now)}) dated
    where ${matching(asked)}
    order by ${orderOf(asked.sort)}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

export async function countOpportunities(db: Database, asked: Asked): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found
    from (${dated(asked.now)}) dated
    where ${matching(asked)}`.execute(db);
  return rows[0]?.found ?? 0;
}

export async function findOpportunity(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<OpportunityRow | undefined> {
  const { rows } = await sql<OpportunityRow>`
    select id, slug, made, opens_at, closes_at, is_sample, applicants, status, created_at, changed_at
    from (${dated(now)}) dated
    where id = ${id}`.execute(db);
  return rows[0];
}
