import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { invariant } from '@egcr/server-kit/refusal';
import { sql } from 'kysely';

import { account, balances, entries, transfer } from './reads.ts';
import { proof, snapshot } from './audit.ts';
import {
  refusalCodes,
  type Account,
  type Ledger,
  type LedgerWork,
  type Posting,
  type Verdict,
  type WantedAccount,
} from './ledger.ts';

/** How many postings one call may carry. */
const BATCH_MAX = 10_000;

/** The ledger in PostgreSQL's schema `ledger`, posting in the caller's transaction. */
export const postgresLedger: Ledger = {
  openAccounts,
  post,
  setStatus,
  balances,
  account,
  transfer,
  entries,
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
  work: Pick<LedgerWork, 'db' | 'now'>,
  batch: readonly Posting[],
): Promise<readonly Verdict[]> {
  invariant(batch.length <= BATCH_MAX, `a batch carries at most ${BATCH_MAX} postings`);
  const { rows } = await sql<VerdictRow>`
    select transfer_id, verdict, code, posted_at
    from ledger.post_in_tx(${JSON.stringify(batch.map(toItem))}::jsonb, ${work.now})`.execute(work.db);
  return rows.map(toVerdict);
}

/** A posting as the posting function reads it. What does not fit a bigint is sent as zero, which is refused. */
function toItem(posting: Posting): Readonly<Record<string, unknown>> {
  const { id, groupId, debit, credit, asset, amountMinor, kind, meta } = posting;
  const amount = amountMinor > AMOUNT_MINOR_MAX ? 0n : amountMinor;
  return { id, group_id: groupId, debit, credit, asset, amount: amount.toString(), kind, meta };
}

interface VerdictRow {
  readonly transfer_id: string;
  readonly verdict: string;
  readonly code: string | null;
  readonly posted_at: Date | null;
}

function toVerdict({ transfer_id: id, verdict, code: written, posted_at: postedAt }: VerdictRow): Verdict {
  if ((verdict === 'posted' || verdict === 'replayed') && postedAt) return { id, outcome: verdict, postedAt };
  const code = refusalCodes.find((known) => known === written);
  invariant(code !== undefined, `the posting function answered ${verdict}:${written}`);
  return { id, outcome: 'refused', code };
}

async function setStatus(
  work: Pick<LedgerWork, 'db'>,
  accountId: string,
  status: Account['status'],
): Promise<void> {
  await sql`select ledger.set_account_status(${accountId}::uuid, ${status})`.execute(work.db);
}
