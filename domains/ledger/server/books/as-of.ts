import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import type { InstantWork, Period, StatementFigures } from './ledger.ts';

/** The balance right after everything posted at or before an instant; zero where the account did not exist. */
export async function balanceAt(db: Database, accountId: string, at: Date): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce((
      select balance
      from ledger.entry
      where account_id = ${accountId}::uuid
        and version = ledger.version_before(${accountId}::uuid, ${at}::timestamptz + interval '1 microsecond')
    ), 0) as balance`.execute(db);
  return rows[0]?.balance ?? 0n;
}

interface FiguresRow {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly came: bigint;
  readonly went: bigint;
  readonly count: bigint;
  readonly first: bigint;
  readonly last: bigint;
  readonly is_as_kept: boolean;
}

/**
 * Opening and closing from the running balances, and beside them the sum of the entries between: both ways must agree, and with what
 * was kept at a month's end.
 */
export async function statementOf(
  db: Database,
  accountId: string,
  { from, to }: Period,
): Promise<StatementFigures | undefined> {
  const { rows } = await sql<FiguresRow>`
    with period as (
      select
        id,
        ledger.version_before(id, ${from}) as first,
        ledger.version_before(id, ${to}) as last
      from ledger.account
      where id = ${accountId}::uuid
    )
    select
      period.first,
      period.last,
      coalesce((select e.balance from ledger.entry e where e.account_id = period.id and e.version = period.first), 0) as opening,
      coalesce((select e.balance from ledger.entry e where e.account_id = period.id and e.version = period.last), 0) as closing,
      moved.came,
      moved.went,
      moved.count,
      not exists (
        select from ledger.account_snapshot kept
        join ledger.entry e on e.account_id = kept.account_id and e.version = kept.version
        where kept.account_id = period.id
          and kept.before in (${from}, ${to})
          and (kept.version, kept.balance)
            is distinct from (case when kept.before = ${from} then period.first else period.last end, e.balance)
      ) as is_as_kept
    from period
    cross join lateral (
      select
        coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as came,
        coalesce(sum(e.amount) filter (where e.amount < 0), 0)::bigint as went,
        count(*) as count
      from ledger.entry e
      where e.account_id = period.id and e.version > period.first and e.version <= period.last
    ) moved`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const isWhole =
    row.opening + row.came + row.went === row.closing && row.count === row.last - row.first && row.is_as_kept;
  invariant(
    isWhole,
    `the entries of account ${accountId} do not lead from its opening to its closing balance`,
  );
  return {
    openingMinor: row.opening,
    closingMinor: row.closing,
    inMinor: row.came,
    outMinor: row.went,
    count: row.count,
  };
}

/** Keeps balances right before the first instant of the month of `now`. */
export async function takeSnapshots(
  { db, now }: InstantWork,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<string | undefined> {
  const monthEnd = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const { rows } = await sql<{ last: string | null }>`
    select ledger.take_snapshots(${monthEnd}, ${now}, ${after ?? null}::uuid, ${limit}) as last`.execute(db);
  return rows[0]?.last ?? undefined;
}
