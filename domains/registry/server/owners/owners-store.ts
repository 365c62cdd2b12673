import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** The ids of businesses by their numbers; those that are not in the register are missing. */
export async function idsOfNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from registry.business where number = any(${[...numbers]}::text[])`.execute(db);
  return new Map(rows.map(({ number, id }) => [number, id]));
}

export interface OwnedRow {
  readonly id: string;
  readonly number: string;
  readonly slug: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly registered_at: Date;
  readonly is_sample: boolean;
}

export async function businessByNumber(db: Database, number: string): Promise<OwnedRow | undefined> {
  const { rows } = await sql<OwnedRow>`
    select id, number, slug, name, jurisdiction, registered_at, is_sample
    from registry.business
    where number = ${number}`.execute(db);
  return rows[0];
}

export async function businessesByIds(db: Database, ids: readonly string[]): Promise<readonly OwnedRow[]> {
  const { rows } = await sql<OwnedRow>`
    select id, number, slug, name, jurisdiction, registered_at, is_sample
    from registry.business
    where id = any(${[...ids]}::uuid[])
    order by id`.execute(db);
  return rows;
}

export interface ClassRow {
  readonly business_id: string;
  readonly name: string;
  readonly issued: bigint;
  readonly nominal_minor: bigint;
  readonly votes_per_share: number;
}

export async function classesOf(db: Database, businessIds: readonly string[]): Promise<readonly ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select business_id, name, issued, nominal_minor, votes_per_share
    from registry.share_class
    where business_id = any(${[...businessIds]}::uuid[])
    order by business_id, name`.execute(db);
  return rows;
}

export interface HoldingRow {
  readonly id: string;
  readonly business_id: string;
  readonly class_name: string;
  readonly user_id: string | null;
  readonly holder_business_id: string | null;
  readonly holder_kind: 'person' | 'business';
  readonly name: string;
  readonly born_month: string | null;
  readonly shares: bigint;
}

export async function holdingsOf(
  db: Database,
  businessIds: readonly string[],
): Promise<readonly HoldingRow[]> {
  const { rows } = await sql<HoldingRow>`
    select id, business_id, class_name, user_id, holder_business_id, holder_kind, name, born_month, shares
    from registry.holding
    where business_id = any(${[...businessIds]}::uuid[])
    order by id`.execute(db);
  return rows;
}
