import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

export interface CommitmentRow {
  readonly id: string;
  readonly fund_id: string;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly released_minor: bigint;
}

/** Adds a commitment; false where its id is taken. */
export async function insertCommitment(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, fund_id: fundId, asset, amount_minor: minor }: Omit<CommitmentRow, 'released_minor'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into disbursements.commitment (id, fund_id, asset, amount_minor, made_at)
    values (${id}, ${fundId}, ${asset}, ${minor}, ${now})
    on conflict (id) do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

/** A commitment, locked until the transaction ends. */
export async function lockCommitment(db: Database, id: string): Promise<CommitmentRow | undefined> {
  const { rows } = await sql<CommitmentRow>`
    select id, fund_id, asset, amount_minor, released_minor
    from disbursements.commitment
    where id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

export async function addReleased(db: Database, id: string, amountMinor: bigint): Promise<void> {
  await sql`
    update disbursements.commitment
    set released_minor = released_minor + ${amountMinor}
    where id = ${id}`.execute(db);
}

/** What funds have promised, had back, paid and been given back, by fund and asset. */
export interface FundTotals {
  readonly fund_id: string;
  readonly asset: string;
  readonly promised_minor: bigint;
  readonly paid_minor: bigint;
  readonly returned_minor: bigint;
  /** What came back of it by recoveries. */
  readonly recovered_minor: bigint;
}

export async function totalsOfFunds(
  db: Database,
  fundIds: readonly string[],
): Promise<readonly FundTotals[]> {
  const { rows } = await sql<FundTotals>`
    with promised as (
      select fund_id, asset, sum(minor)::bigint as minor
      from (
        select fund_id, asset, amount_minor - released_minor as minor
        from disbursements.commitment
        where fund_id = any(${fundIds}::uuid[])
        union all
        -- An envelope that the budget pays is a promise of its own: of a closed one, what was paid.
        select e.fund_id, e.asset, case e.state when 'closed' then (
            select coalesce(sum(d.amount_minor), 0) from disbursements.disbursement d
            where d.envelope_id = e.id and d.state = 'paid') else e.control_minor end
        from disbursements.envelope e
        where e.fund_id = any(${fundIds}::uuid[]) and e.commitment_id is null
          and e.state in ('blocked', 'shipping', 'shipped', 'closed')
      ) as given
      group by fund_id, asset
    ), paid as (
      select e.fund_id, e.asset,
        coalesce(sum(d.amount_minor) filter (where d.state = 'paid'), 0)::bigint as minor,
        coalesce(sum(d.amount_minor) filter (where d.state = 'returned'), 0)::bigint as returned
      from disbursements.envelope e
      join disbursements.disbursement d on d.envelope_id = e.id
      where e.fund_id = any(${fundIds}::uuid[])
      group by e.fund_id, e.asset
    ), recovered as (
      select fund_id, asset, sum(returned_minor)::bigint as minor
      from disbursements.recovery
      where fund_id = any(${fundIds}::uuid[])
      group by fund_id, asset
    )
    select coalesce(promised.fund_id, paid.fund_id) as fund_id, coalesce(promised.asset, paid.asset) as asset,
      coalesce(promised.minor, 0)::bigint as promised_minor,
      coalesce(paid.minor, 0)::bigint as paid_minor,
      coalesce(paid.returned, 0)::bigint as returned_minor,
      coalesce(recovered.minor, 0)::bigint as recovered_minor
    from promised
    full join paid on paid.fund_id = promised.fund_id and paid.asset = promised.asset
    left join recovered on recovered.fund_id = paid.fund_id and recovered.asset = paid.asset`.execute(db);
  return rows;
}

/** Commitments, envelopes and debts of all funds, for the proof of the books. */
export async function expectedBalances(
  db: Database,
): Promise<readonly { readonly owner_id: string; readonly asset: string; readonly minor: bigint }[]> {
  const { rows } = await sql<{ owner_id: string; asset: string; minor: bigint }>`
    select c.id as owner_id, c.asset,
      (c.amount_minor - c.released_minor - coalesce((
        select sum(case e.state when 'closed' then coalesce((
            select sum(d.amount_minor) from disbursements.disbursement d
            where d.envelope_id = e.id and d.state = 'paid'), 0) else e.control_minor end)
        from disbursements.envelope e
        where e.commitment_id = c.id and e.state in ('blocked', 'shipping', 'shipped', 'closed')), 0))::bigint as minor
    from disbursements.commitment c
    union all
    select e.id, e.asset,
      case when e.state in ('blocked', 'shipping', 'shipped')
        then (e.control_minor - coalesce((
          select sum(d.amount_minor) from disbursements.disbursement d
          where d.envelope_id = e.id and d.state = 'paid'), 0))::bigint
        else 0::bigint end
    from disbursements.envelope e
    union all
    select r.id, r.asset, r.amount_minor - r.returned_minor - r.held_back_minor - r.given_up_minor
    from disbursements.recovery r`.execute(db);
  return rows;
}
