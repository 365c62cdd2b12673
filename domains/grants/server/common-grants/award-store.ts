import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import type { ApplicantKind, MadeProgramme } from '../../contract/index.ts';
import type { Range } from './asked.ts';
import type { AwardFilters, AwardSort, OneOf } from './asked-others.ts';
import { centsOf } from '../cents-of.ts';
import type { NumberedPage } from './wire.ts';

export interface AwardShownRow {
  readonly id: string;
  readonly programme_id: string;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly applicant_kind: ApplicantKind;
  readonly country: string | null;
  readonly amount_minor: bigint;
  readonly paid_minor: bigint;
  readonly status: 'awarded' | 'completed' | 'cancelled';
  readonly is_sample: boolean;
  readonly awarded_at: Date;
  /** When it was awarded, paid a part or ended: the last of these. */
  readonly changed_at: Date;
}

/** The awards that the public list shows: of those that ended early, the ones that paid. */
const shown = sql`
  select a.award_id as id, a.programme_id, p.slug, p.made, a.applicant_kind, a.country, a.amount_minor, a.is_sample, a.awarded_at,
    coalesce(part.paid_minor, 0)::bigint as paid_minor, ${centsOf(sql`a.amount_minor`)} as cents,
    case w.state when 'completed' then 'completed' when 'ended' then 'cancelled' else 'awarded' end as status,
    greatest(a.awarded_at, part.paid_at, w.ended_at) as changed_at
  from grants.award w
  join grants.application a on a.case_id = w.case_id
  join grants.programme p on p.id = a.programme_id
  cross join lateral (
    select sum(m.amount_minor) filter (where m.state = 'paid') as paid_minor, max(m.paid_at) as paid_at
    from grants.milestone m
    where m.award_id = w.id) as part
  where w.state <> 'ended' or part.paid_minor > 0`;

const orders = {
  lastModifiedAt: sql`changed_at`,
  'keyDates.awardDate': sql`awarded_at`,
  'status.value': sql`status`,
  'funding.awardedAmount': sql`cents`,
} as const;

function matching({ status, opportunity, awarded, amount }: AwardFilters): RawBuilder<unknown> {
  const one = (column: RawBuilder<unknown>, { isIn, values }: OneOf) =>
    isIn ? sql`${column} = any (${[...values]}::text[])` : sql`${column} <> all (${[...values]}::text[])`;
  const within = (column: RawBuilder<unknown>, { isInside, min, max }: Range, type: RawBuilder<unknown>) =>
    isInside
      ? sql`${column} between ${min}::${type} and ${max}::${type}`
      : sql`${column} not between ${min}::${type} and ${max}::${type}`;
  const all = [
    status && one(sql`status`, status),
    opportunity && one(sql`programme_id::text`, opportunity),
    awarded && within(sql`awarded_at`, awarded, sql`timestamptz`),
    amount && within(sql`cents`, amount, sql`numeric`),
  ].filter((each) => each !== undefined);
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** A page of awards by its number, and how many there are. */
export async function pageOfAwards(
  db: Database,
  { filters, sort }: { readonly filters: AwardFilters; readonly sort: AwardSort },
  { page, pageSize }: NumberedPage,
): Promise<{ readonly rows: readonly AwardShownRow[]; readonly total: number }> {
  const column = orders[sort.by];
  const order = sort.order === 'asc' ? sql`${column} asc, id asc` : sql`${column} desc, id desc`;
  const { rows } = await sql<AwardShownRow>`
    select id, programme_id, slug, made, applicant_kind, country, amount_minor, paid_minor, status, is_sample, awarded_at, changed_at
    from (${shown}) shown
    where ${matching(filters)}
    order by ${order}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const { rows: counted } = await sql<{ found: number }>`
    select count(*)::integer as found
    from (${shown}) shown
    where ${matching(filters)}`.execute(db);
  return { rows, total: counted[0]?.found ?? 0 };
}

export async function findAward(db: Database, id: string): Promise<AwardShownRow | undefined> {
  const { rows } = await sql<AwardShownRow>`
    select id, programme_id, slug, made, applicant_kind, country, amount_minor, paid_minor, status, is_sample, awarded_at, changed_at
    from (${shown}) shown
    where id = ${id}`.execute(db);
  return rows[0];
}
