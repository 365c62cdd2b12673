import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import type { Period, StatementFigures } from './ledger.ts';

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
}

/** Opening and closing from the running balances, and beside them the sum of the entries between: both ways must agree. */
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
      moved.count
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
  const isWhole = row.opening + row.came + row.went === row.closing && row.count === row.last - row.first;
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
