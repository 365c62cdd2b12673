import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

/** Who brought money into a budget; nobody, where a demonstration did. */
export interface FilledBy {
  readonly proposedBy: string;
  readonly approvedBy: string;
}

export interface FillingRow {
  readonly id: string;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly proposed_by: string | null;
  readonly approved_by: string | null;
  readonly filled_at: Date;
}

interface NewFilling {
  readonly fund: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly by: FilledBy | undefined;
}

export async function insertFilling(
  work: Pick<Work, 'db' | 'now' | 'newId'>,
  { fund, asset, amountMinor, by }: NewFilling,
): Promise<void> {
  await sql`
    insert into disbursements.filling (id, fund_id, asset, amount_minor, proposed_by, approved_by, filled_at)
    values (
      ${work.newId()}, ${fund}, ${asset}, ${amountMinor}, ${by?.proposedBy ?? null}, ${by?.approvedBy ?? null},
      ${work.now})`.execute(work.db);
}

/** Those of a demonstration, all at once: nobody brought the money in. */
export async function insertSampleFillings(
  { db, now, newId }: Pick<Work, 'db' | 'now' | 'newId'>,
  made: readonly { readonly fund: string; readonly asset: string; readonly minor: string }[],
): Promise<void> {
  const rows = made.map((each) => ({ ...each, id: newId() }));
  await sql`
    insert into disbursements.filling (id, fund_id, asset, amount_minor, filled_at)
    select id, fund, asset, minor, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, fund uuid, asset text, minor bigint)`.execute(
    db,
  );
}

/** What was brought into the budget of a fund, the latest first. */
export async function listFillings(
  db: Database,
  { fund, after, limit }: PageAsked<string> & { readonly fund: string },
): Promise<readonly FillingRow[]> {
  const { rows } = await sql<FillingRow>`
    select id, asset, amount_minor, proposed_by, approved_by, filled_at
    from disbursements.filling
    where fund_id = ${fund} and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}
