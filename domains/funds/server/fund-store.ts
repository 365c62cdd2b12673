import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { wealthFunds, type WealthFund } from '../contract/index.ts';

export interface FundRow {
  readonly id: string;
  readonly slug: WealthFund;
  readonly asset: string;
  readonly is_sample: boolean;
  readonly opened_at: Date;
}

export interface ValuationRow {
  readonly id: string;
  readonly fund_id: string;
  readonly cut_off: Date;
  readonly assets_minor: bigint;
  readonly liabilities_minor: bigint;
  readonly units_micro: bigint;
  readonly price_micro: bigint;
  readonly is_sample: boolean;
}

const valuationColumns = sql`id, fund_id, cut_off, assets_minor, liabilities_minor, units_micro, price_micro, is_sample`;

export async function keepFund(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Pick<FundRow, 'id' | 'slug' | 'asset'>,
): Promise<void> {
  await sql`
    insert into funds.fund (id, slug, asset, opened_at)
    values (${row.id}, ${row.slug}, ${row.asset}, ${now})
    on conflict (slug) do nothing`.execute(db);
}

/** All funds, in the order in which they are shown. */
export async function listFunds(db: Database): Promise<readonly FundRow[]> {
  const { rows } = await sql<FundRow>`
    select id, slug, asset, is_sample, opened_at
    from funds.fund`.execute(db);
  const placeOf = ({ slug }: FundRow) => wealthFunds.indexOf(slug);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface Asked {
  readonly slug?: string;
  readonly id?: string;
}

/** Locked, nobody else values or settles it meanwhile. */
export async function findFund(
  db: Database,
  { slug, id }: Asked,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<FundRow | undefined> {
  const { rows } = await sql<FundRow>`
    select id, slug, asset, is_sample, opened_at
    from funds.fund
    where ${slug === undefined ? sql`id = ${id}` : sql`slug = ${slug}`}
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** The last valuation of each of some funds. */
export async function lastValuations(
  db: Database,
  funds: readonly string[],
): Promise<ReadonlyMap<string, ValuationRow>> {
  const { rows } = await sql<ValuationRow>`
    select distinct on (fund_id) ${valuationColumns}
    from funds.valuation
    where fund_id = any (${[...funds]}::uuid[])
    order by fund_id, cut_off desc`.execute(db);
  return new Map(rows.map((row) => [row.fund_id, row]));
}

/** The latest valuations of a fund, the oldest first. */
export async function listValuations(
  db: Database,
  { fund, limit }: { readonly fund: string; readonly limit: number },
): Promise<readonly ValuationRow[]> {
  const { rows } = await sql<ValuationRow>`
    select ${valuationColumns}
    from funds.valuation
    where fund_id = ${fund}
    order by cut_off desc
    limit ${limit}`.execute(db);
  return rows.toReversed();
}

/** The last valuation of each year before one, the oldest first. */
export async function yearEnds(
  db: Database,
  { fund, before, limit }: { readonly fund: string; readonly before: number; readonly limit: number },
): Promise<readonly { readonly year: number; readonly net_minor: bigint }[]> {
  const { rows } = await sql<{ year: number; net_minor: bigint }>`
    select distinct on (year) year, net_minor
    from (
      select extract(year from cut_off at time zone 'utc')::integer as year, cut_off,
        assets_minor - liabilities_minor as net_minor
      from funds.valuation
      where fund_id = ${fund}) ended
    where year < ${before}
    order by year desc, cut_off desc
    limit ${limit}`.execute(db);
  return rows.toReversed();
}

export interface NewValuation extends ValuationRow {
  readonly proposedBy: string | null;
  readonly approvedBy: string | null;
}

export async function insertValuation(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: NewValuation,
): Promise<void> {
  await sql`
    insert into funds.valuation
      (id, fund_id, cut_off, assets_minor, liabilities_minor, units_micro, price_micro, proposed_by, approved_by, is_sample, published_at)
    values
      (${row.id}, ${row.fund_id}, ${row.cut_off}, ${row.assets_minor}, ${row.liabilities_minor}, ${row.units_micro},
       ${row.price_micro}, ${row.proposedBy}, ${row.approvedBy}, ${row.is_sample}, ${now})`.execute(db);
}
