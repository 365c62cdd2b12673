import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { sealRemittance } from '../rails/sealed-entries.ts';
import { withdrawalColumns, type WithdrawalRow } from '../rails/store.ts';
import type { BalancePoint, KnownSendBack, KnownStatement, KnownWithdrawal } from './known.ts';

/** Files of the bank are judged and booked one after the other, until the end of the transaction: none misses what another has just taken. */
export async function waitForOtherFiles(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wallet.bank_file', 0))`.execute(db);
}

/** Texts of one look-up: writing down more of them at once would hold everybody else up. */
const LOOKED_UP_AT_ONCE = 1000;

/** Looks texts up, some at a time. */
async function lookUp<Row>(
  texts: readonly string[],
  ask: (some: readonly string[]) => Promise<{ readonly rows: readonly Row[] }>,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let at = 0; at < texts.length; at += LOOKED_UP_AT_ONCE) {
    const { rows } = await ask(texts.slice(at, at + LOOKED_UP_AT_ONCE));
    found.push(...rows);
  }
  return found;
}

/** How many entries of each content are taken. */
export async function countTaken(
  db: Database,
  account: string,
  contents: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await lookUp(contents, (some) =>
    sql<{ content: string; count: number }>`
      select content, max(ordinal) as count
      from banking.bank_entry
      where account = ${account} and content = any (${[...some]}::text[])
      group by content`.execute(db),
  );
  return new Map(rows.map(({ content, count }) => [content, count]));
}

type Sealing = Pick<Work, 'db' | 'cipher'>;

/** The newest statement of the account in each currency. */
export async function lastStatements(
  db: Database,
  account: string,
): Promise<ReadonlyMap<string, KnownStatement>> {
  const { rows } = await sql<{ asset: string; place: number; closing: bigint }>`
    select distinct on (asset) asset, place, closing
    from banking.bank_statement
    where account = ${account}
    order by asset, place desc`.execute(db);
  return new Map(rows.map(({ asset, place, closing }) => [asset, { closingMinor: closing, place }]));
}

/** Where in the row of statements the account has stood at one of these balances: place 0 is before the first. */
export async function pointsAt(
  db: Database,
  account: string,
  balances: readonly bigint[],
): Promise<readonly BalancePoint[]> {
  const { rows } = await sql<{ asset: string; place: number; minor: bigint }>`
    select asset, place, closing as minor
    from banking.bank_statement
    where account = ${account} and closing = any (${balances.map(String)}::bigint[])
    union all
    select asset, 0, opening
    from banking.bank_statement
    where account = ${account} and place = 1`.execute(db);
  return rows;
}

/** Withdrawals by their references, and all of the batches named, locked in one order: none changes until the transaction ends. */
export async function lockNamedWithdrawals(
  db: Database,
  { references, batches }: { readonly references: readonly string[]; readonly batches: readonly string[] },
): Promise<readonly KnownWithdrawal[]> {
  const { rows } = await sql<WithdrawalRow & { batch_id: string | null; is_ahead: boolean }>`
    select ${withdrawalColumns}, w.batch_id,
      w.state = 'returned' and w.transfer_id is null
        and exists (select 1 from banking.bank_entry e where e.withdrawal_id = w.id and e.reason = 'return_before_debit')
        and not exists (select 1 from banking.bank_entry e where e.withdrawal_id = w.id and e.outcome = 'paid') as is_ahead
    from banking.withdrawal w
    join banking.payout_account p on p.id = w.payout_account_id
    where w.reference = any (${[...references]}::text[]) or w.batch_id = any (${[...batches]}::uuid[])
    order by w.id
    for no key update of w`.execute(db);
  return rows.map(({ batch_id, is_ahead, ...row }) => ({
    row,
    batchName: batch_id?.replaceAll('-', ''),
    state: is_ahead ? 'ahead' : row.state,
  }));
}

/** Who has given out which reference. */
export async function depositorsBy(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await lookUp(references, (some) =>
    sql<{ reference: string; user_id: string }>`
      select reference, user_id
      from banking.deposit_reference
      where reference = any (${[...some]}::text[])`.execute(db),
  );
  return new Map(rows.map(({ reference, user_id }) => [reference, user_id]));
}

/** Decisions to send money back that the bank has not carried out yet, by their references. */
export async function openSendBacks(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, KnownSendBack>> {
  const { rows } = await sql<{ id: string; reference: string; asset: string; amount: bigint }>`
    select d.id, d.reference, d.asset, d.amount
    from banking.suspense_decision d
    where d.reference = any (${[...references]}::text[]) and d.outcome = 'sent_back'
      and not exists (select 1 from banking.bank_entry e where e.decision_id = d.id)`.execute(db);
  return new Map(
    rows.map(({ id, reference, asset, amount }) => [reference, { id, asset, amountMinor: amount }]),
  );
}

/** What was decided to go back in a currency and has not gone yet: the books have it no more, the bank still has. */
export async function sumOfOpenSendBacks(db: Database, asset: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(d.amount), 0)::bigint as sum
    from banking.suspense_decision d
    where d.outcome = 'sent_back' and d.asset = ${asset}
      and not exists (select 1 from banking.bank_entry e where e.decision_id = d.id)`.execute(db);
  return rows[0]?.sum ?? 0n;
}

export interface StatementRow {
  readonly id: string;
  readonly account: string;
  readonly asset: string;
  readonly place: number;
  readonly name: string;
  readonly sequence: string;
  readonly opening: bigint;
  readonly closing: bigint;
  /** What the account holds beyond what the books say it does. */
  readonly beyond: bigint;
  readonly taken_by: string;
  readonly taken_at: Date;
}

/** What the account held beyond the books after the statement before; undefined where there is none. */
export async function beyondBefore(
  db: Database,
  { account, asset, place }: Pick<StatementRow, 'account' | 'asset' | 'place'>,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ beyond: bigint }>`
    select beyond
    from banking.bank_statement
    where account = ${account} and asset = ${asset} and place = ${place - 1}`.execute(db);
  return rows[0]?.beyond;
}

export async function keepStatement(db: Database, row: StatementRow): Promise<void> {
  await sql`
    insert into banking.bank_statement
      (id, account, asset, place, name, sequence, opening, closing, beyond, taken_by, taken_at)
    values (
      ${row.id}::uuid, ${row.account}, ${row.asset}, ${row.place}, ${row.name}, ${row.sequence},
      ${row.opening.toString()}::bigint, ${row.closing.toString()}::bigint, ${row.beyond.toString()}::bigint,
      ${row.taken_by}::uuid, ${row.taken_at})`.execute(db);
}

export interface TakenEntry {
  readonly id: string;
  readonly account: string;
  readonly content: string;
  readonly ordinal: number;
  readonly part: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly outcome: 'paid' | 'returned' | 'credited' | 'suspense' | 'unknown';
  readonly reason: string | null;
  readonly withdrawalId: string | null;
  readonly userId: string | null;
  readonly decisionId: string | null;
  readonly remittance: string;
  readonly takenBy: string;
  readonly approvedBy: string;
  readonly at: Date;
}

export async function keepEntry({ db, cipher }: Sealing, taken: TakenEntry): Promise<void> {
  await sql`
    insert into banking.bank_entry
      (id, account, entry, content, ordinal, part, asset, amount, outcome, reason, withdrawal_id, user_id, decision_id,
       sealed_remittance, taken_by, approved_by, taken_at)
    values (
      ${taken.id}::uuid, ${taken.account}, ${entryName(taken)}, ${taken.content}, ${taken.ordinal}, ${taken.part},
      ${taken.asset}, ${taken.amount.toString()}::bigint, ${taken.outcome}, ${taken.reason}, ${taken.withdrawalId}::uuid,
      ${taken.userId}::uuid, ${taken.decisionId}::uuid, ${sealRemittance(cipher, taken.id, taken.remittance)},
      ${taken.takenBy}::uuid, ${taken.approvedBy}::uuid, ${taken.at})`.execute(db);
}

/** One name for one payment of one entry: no two can be kept under it. */
export function entryName({
  content,
  ordinal,
  part,
}: Pick<TakenEntry, 'content' | 'ordinal' | 'part'>): string {
  return `${content}#${ordinal}/${part}`;
}
