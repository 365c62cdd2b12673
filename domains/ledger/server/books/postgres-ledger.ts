import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import { balanceAt, statementOf, takeSnapshots } from './as-of.ts';
import { proof, snapshot } from './audit.ts';
import { holds } from './holds.ts';
import type {
  Account,
  InstantWork,
  Ledger,
  LedgerWork,
  Limits,
  PostOptions,
  Posting,
  Verdict,
  WantedAccount,
} from './ledger.ts';
import {
  account,
  accountIds,
  balances,
  balancesOf,
  entries,
  entriesBetween,
  reversalsOf,
  transfer,
  transfersOfGroup,
  transfersOfGroups,
} from './reads.ts';
import { isPlain, postingArguments, singleArguments } from './posting-wire.ts';
import { lastReconciliations, reconcile } from './reconcile.ts';
import { verdictsOf, type BatchRow } from './verdicts.ts';

/** How many postings one call may carry. */
const BATCH_MAX = 10_000;

/** The ledger in PostgreSQL's schema `ledger`, posting in the caller's transaction. */
export const postgresLedger: Ledger = {
  openAccounts,
  post,
  setStatus,
  setLimits,
  ...holds,
  balances,
  balancesOf,
  account,
  accountIds,
  balanceAt,
  transfer,
  transfersOfGroup,
  transfersOfGroups,
  reversalsOf,
  entries,
  entriesBetween,
  statementOf,
  reconcile,
  lastReconciliations,
  takeSnapshots,
  snapshot,
  proof,
};

async function openAccounts(work: LedgerWork, wanted: readonly WantedAccount[]): Promise<readonly string[]> {
  const items = wanted.map((one) => ({
    id: work.newId(),
    owner_kind: one.owner.kind,
    owner_id: one.owner.id,
    asset: one.asset,
    purpose: one.purpose,
    class: one.class,
    floor: one.floorMinor?.toString() ?? null,
    ceiling: one.ceilingMinor?.toString() ?? null,
    limit_day: one.limitDayMinor?.toString() ?? null,
    limit_month: one.limitMonthMinor?.toString() ?? null,
  }));
  const { rows } = await sql<OpenedRow>`
    select account_id, owner_kind, owner_id, asset, purpose
    from ledger.open_accounts(${JSON.stringify(items)}::jsonb, ${work.now})`.execute(work.db);
  const idOf = new Map(rows.map((row) => [accountKey(row), row.account_id]));
  return items.map((item) => {
    const id = idOf.get(accountKey(item));
    invariant(id !== undefined, `the account ${accountKey(item)} was neither found nor opened`);
    return id;
  });
}

interface OpenedRow {
  readonly account_id: string;
  readonly owner_kind: string;
  readonly owner_id: string;
  readonly asset: string;
  readonly purpose: string;
}

function accountKey(row: Omit<OpenedRow, 'account_id'>): string {
  return `${row.owner_kind} ${row.owner_id} ${row.asset} ${row.purpose}`;
}

async function post(
  { db, now }: InstantWork,
  batch: readonly Posting[],
  { locks = 'first' }: PostOptions = {},
): Promise<readonly Verdict[]> {
  invariant(batch.length <= BATCH_MAX, `a batch carries at most ${BATCH_MAX} postings`);
  const [first] = batch;
  if (!first) return [];
  if (batch.length === 1 && isPlain(first)) return [await postOne(db, first, now)];
  const { rows } = await sql<BatchRow>`
    select first_id, posted_at, codes, times
    from ledger.post(${postingArguments(batch, { isLocking: locks === 'first', now })})`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'the posting function gave no answer');
  return verdictsOf(
    batch.map(({ id }) => id),
    row,
  );
}

/** A third of the database's time that a batch of one would take. */
async function postOne(db: Database, posting: Posting, now: Date): Promise<Verdict> {
  const { id } = posting;
  const { rows } = await sql<OneRow>`
    select first_id, posted_at, code from ledger.post_one(${singleArguments(posting, now)})`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'the posting function gave no answer');
  const codes = row.code === null ? null : [row.code];
  const [verdict] = verdictsOf([id], { ...row, codes, times: [row.posted_at] });
  invariant(verdict !== undefined, 'one posting has one verdict');
  return verdict;
}

interface OneRow {
  readonly first_id: string;
  readonly posted_at: Date;
  readonly code: string | null;
}

async function setStatus(
  work: Pick<LedgerWork, 'db'>,
  accountId: string,
  status: Account['status'],
): Promise<void> {
  await sql`select ledger.set_account_status(${accountId}::uuid, ${status})`.execute(work.db);
}

async function setLimits(
  work: InstantWork,
  accountId: string,
  { limitDayMinor, limitMonthMinor }: Limits,
): Promise<boolean> {
  const [day, month] = [limitDayMinor?.toString() ?? null, limitMonthMinor?.toString() ?? null];
  const { rows } = await sql<{ found: boolean }>`
    select ledger.set_account_limits(${accountId}::uuid, ${day}::bigint, ${month}::bigint) as found`.execute(
    work.db,
  );
  return rows[0]?.found ?? false;
}
