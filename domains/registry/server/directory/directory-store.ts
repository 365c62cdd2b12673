import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { Activity, BusinessStatus, BusinessType, ChangeKind, FilingKind } from '../../contract/index.ts';

export interface BusinessRow {
  readonly id: string;
  readonly slug: string;
  readonly number: string;
  readonly organisation_id: string | null;
  readonly name: string;
  readonly type: BusinessType;
  readonly jurisdiction: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly activities: Activity[];
  readonly status: BusinessStatus;
  readonly registered_at: Date;
  readonly is_sample: boolean;
}

const shown = sql.raw(
  `b.id, b.slug, b.number, b.organisation_id, b.name, b.type, b.jurisdiction, b.street, b.town, b.postcode, b.activities, b.status,
   b.registered_at, b.is_sample`,
);

export interface DirectoryFilter {
  /** A `tsquery`. */
  readonly tsquery: string | undefined;
  readonly activity: Activity | undefined;
  readonly jurisdiction: string | undefined;
  readonly hidesSamples: boolean;
  /** Verified at least so far. */
  readonly level: number;
  /** YYYY-MM-DD, on which a level counts. */
  readonly today: string;
}

interface DirectoryRow extends BusinessRow {
  readonly level: number;
}

/** Businesses of the directory, the latest first. */
export async function listBusinessRows(
  db: Database,
  {
    after,
    limit,
    tsquery,
    activity,
    jurisdiction,
    hidesSamples,
    level,
    today,
  }: PageAsked<string> & DirectoryFilter,
): Promise<readonly DirectoryRow[]> {
  const { rows } = await sql<DirectoryRow>`
    select ${shown}, coalesce(s.verified_level, 0)::integer as level
    from registry.business b
    left join registry.standing s on s.business_id = b.id and s.verified_until >= ${today}::date
    where ${after === undefined ? sql`true` : sql`b.id < ${after}`}
      and ${tsquery === undefined ? sql`true` : sql`b.search_words @@ ${tsquery}::tsquery`}
      and ${activity === undefined ? sql`true` : sql`${activity} = any(b.activities)`}
      and ${jurisdiction === undefined ? sql`true` : sql`b.jurisdiction = ${jurisdiction}`}
      and ${hidesSamples ? sql`not b.is_sample` : sql`true`}
      and ${level === 0 ? sql`true` : sql`s.verified_level >= ${level}`}
    order by b.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findBusiness(
  db: Database,
  by: { readonly slug: string } | { readonly id: string },
): Promise<BusinessRow | undefined> {
  const { rows } = await sql<BusinessRow>`
    select ${shown}
    from registry.business b
    where ${'slug' in by ? sql`b.slug = ${by.slug}` : sql`b.id = ${by.id}`}`.execute(db);
  return rows[0];
}

/** The businesses of these organisations, by name. */
export async function businessesOf(
  db: Database,
  organisationIds: readonly string[],
): Promise<readonly BusinessRow[]> {
  const { rows } = await sql<BusinessRow>`
    select ${shown}
    from registry.business b
    where b.organisation_id = any(${[...organisationIds]}::uuid[])
    order by b.name, b.id`.execute(db);
  return rows;
}

export interface OfficerRow {
  readonly name: string;
  readonly role: 'director' | 'secretary';
  readonly born_month: string;
  readonly appointed_at: Date;
  /** They said so by an account of their own. */
  readonly is_confirmed: boolean;
}

export async function officersOf(db: Database, businessId: string): Promise<readonly OfficerRow[]> {
  const { rows } = await sql<OfficerRow>`
    select name, role, born_month, appointed_at, confirmed_at is not null as is_confirmed from registry.officer
    where business_id = ${businessId} and resigned_at is null
    order by appointed_at, id`.execute(db);
  return rows;
}

/** Paid-up capital: issued shares times their nominal value. */
export async function capitalOf(
  db: Database,
  businessId: string,
): Promise<{ readonly value: string; readonly asset: string; readonly holders: number } | undefined> {
  const { rows } = await sql<{ value: string; asset: string; holders: number }>`
    select sum(c.issued * c.nominal_minor)::text as value, min(c.asset) as asset,
      (select count(distinct coalesce(h.user_id::text, h.holder_business_id::text, h.name))::integer
       from registry.holding h where h.business_id = ${businessId}) as holders
    from registry.share_class c
    where c.business_id = ${businessId}
    having count(*) > 0`.execute(db);
  return rows[0];
}

export interface FormerOfficerRow extends Omit<OfficerRow, 'is_confirmed'> {
  readonly resigned_at: Date;
}

/** Who left, the latest first. */
export async function formerOfficersOf(
  db: Database,
  businessId: string,
): Promise<readonly FormerOfficerRow[]> {
  const { rows } = await sql<FormerOfficerRow>`
    select name, role, born_month, appointed_at, resigned_at from registry.officer
    where business_id = ${businessId} and resigned_at is not null
    order by resigned_at desc, id
    limit 50`.execute(db);
  return rows;
}

export interface FilingRow {
  readonly kind: FilingKind;
  readonly change_kind: ChangeKind | null;
  readonly made_at: Date;
}

export async function filingsOf(db: Database, businessId: string): Promise<readonly FilingRow[]> {
  const { rows } = await sql<FilingRow>`
    select kind, change_kind, made_at from registry.filing
    where business_id = ${businessId}
    order by id desc
    limit 50`.execute(db);
  return rows;
}

/** A page of all businesses by its place, for programs that ask by page numbers; and how many there are. */
export async function pageOfBusinesses(
  db: Database,
  {
    number,
    limit,
    offset,
  }: { readonly number?: string | undefined; readonly limit: number; readonly offset: number },
): Promise<{ readonly items: readonly BusinessRow[]; readonly total: number }> {
  const matching = number === undefined ? sql`true` : sql`b.number = ${number}`;
  const { rows } = await sql<BusinessRow>`
    select ${shown}
    from registry.business b
    where ${matching}
    order by b.id desc
    limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ found: number }>`
    select count(*)::integer as found
    from registry.business b
    where ${matching}`.execute(db);
  return { items: rows, total: counted[0]?.found ?? 0 };
}
