import type { SettledKind } from '@egcr/payments/server';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { DifferenceKind, DifferenceState } from '../contract/index.ts';
import type { SettledLine } from './settled-lines.ts';

export interface FileRow {
  readonly id: string;
  readonly rail: string;
  readonly reference: string;
  readonly asset: string;
  readonly lines: number;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly is_test: boolean;
  readonly is_sample: boolean;
  readonly taken_at: Date;
}

export interface TakenBy {
  readonly proposedBy: string | null;
  readonly approvedBy: string | null;
}

/** Writes a file down, once: false where it was taken in before. */
export async function insertFile(db: Database, row: FileRow, by: TakenBy): Promise<boolean> {
  const { rows } = await sql<{ readonly id: string }>`
    insert into settlements.file
      (id, rail, reference, asset, lines, gross, fee, is_test, is_sample, taken_at, proposed_by, approved_by)
    values (
      ${row.id}::uuid, ${row.rail}, ${row.reference}, ${row.asset}, ${row.lines}, ${row.gross.toString()}::bigint,
      ${row.fee.toString()}::bigint, ${row.is_test}, ${row.is_sample}, ${row.taken_at}, ${by.proposedBy}::uuid,
      ${by.approvedBy}::uuid)
    on conflict (rail, reference, asset) do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

export async function isTaken(
  db: Database,
  { rail, reference, asset }: Pick<FileRow, 'rail' | 'reference' | 'asset'>,
): Promise<boolean> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from settlements.file
    where rail = ${rail} and reference = ${reference} and asset = ${asset}`.execute(db);
  return rows.length > 0;
}

/** The files of one rail follow each other until the transaction ends: what one has settled the next one knows. */
export async function lockRail(db: Database, rail: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settlements ${rail}`}, 0))`.execute(db);
}

export async function insertLines(
  db: Database,
  { id, rail }: Pick<FileRow, 'id' | 'rail'>,
  lines: readonly SettledLine[],
): Promise<void> {
  const rows = lines.map(({ gross, fee, ...line }, index) => ({
    ...line,
    number: index + 1,
    gross: gross.toString(),
    fee: fee.toString(),
  }));
  await sql`
    insert into settlements.line (file_id, number, rail, kind, reference, gross, fee)
    select ${id}::uuid, number, ${rail}, kind, reference, gross, fee
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line (number integer, kind text, reference text, gross bigint, fee bigint)`.execute(db);
}

/** A thing of a rail, as files and books name it. */
export interface Named {
  readonly kind: SettledKind;
  readonly reference: string;
}

/** Which of these a rail has settled before. */
export async function settledBefore(
  db: Database,
  { rail, references }: { readonly rail: string; readonly references: readonly string[] },
): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select distinct kind, reference from settlements.line
    where rail = ${rail} and reference = any (${[...references]}::text[])`.execute(db);
  return rows;
}

export interface DifferenceRow {
  readonly id: string;
  readonly file_id: string | null;
  readonly rail: string;
  readonly asset: string;
  readonly kind: DifferenceKind;
  readonly line_kind: SettledKind;
  readonly reference: string;
  readonly payment_id: string | null;
  readonly title: string | null;
  readonly expected: bigint | null;
  readonly settled: bigint | null;
  readonly amount: bigint;
  readonly state: DifferenceState;
  readonly is_test: boolean;
  readonly is_sample: boolean;
  readonly opened_at: Date;
  readonly proposal_id: string | null;
  readonly reason: string | null;
  readonly other_id: string | null;
  readonly ended_at: Date | null;
}

export const differenceColumns = sql.raw(
  'id, file_id, rail, asset, kind, line_kind, reference, payment_id, title, expected, settled, amount, state, is_test, is_sample, opened_at, proposal_id, reason, other_id, ended_at',
);

export type NewDifference = Omit<DifferenceRow, 'state' | 'proposal_id' | 'reason' | 'other_id' | 'ended_at'>;

/** Opens differences; one of a missing payment is opened once. */
export async function insertDifferences(db: Database, differences: readonly NewDifference[]): Promise<void> {
  if (differences.length === 0) return;
  const rows = differences.map(({ expected, settled, amount, ...row }) => ({
    ...row,
    expected: expected?.toString() ?? null,
    settled: settled?.toString() ?? null,
    amount: amount.toString(),
  }));
  await sql`
    insert into settlements.difference
      (id, file_id, rail, asset, kind, line_kind, reference, payment_id, title, expected, settled, amount, is_test, is_sample,
        opened_at)
    select id, file_id, rail, asset, kind, line_kind, reference, payment_id, title, expected, settled, amount, is_test, is_sample,
      opened_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, file_id uuid, rail text, asset text, kind text, line_kind text, reference text, payment_id uuid, title text,
      expected bigint, settled bigint, amount bigint, is_test boolean, is_sample boolean, opened_at timestamptz)
    on conflict do nothing`.execute(db);
}

/** What was missing of a rail with these references, locked. */
export async function lockMissing(
  db: Database,
  { rail, references }: { readonly rail: string; readonly references: readonly string[] },
): Promise<readonly DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    select ${differenceColumns}
    from settlements.difference
    where rail = ${rail} and kind = 'missing' and reference = any (${[...references]}::text[])
    order by id
    for no key update`.execute(db);
  return rows;
}

/** Open differences of a rail that our books did not know, locked; not those of a name of which one has arrived. */
export async function lockUnknown(
  db: Database,
  { rail, limit }: { readonly rail: string; readonly limit: number },
): Promise<readonly DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    select ${differenceColumns}
    from settlements.difference as unknown
    where rail = ${rail} and kind = 'unknown' and state = 'open' and not is_sample and not exists (
      select from settlements.difference as arrived
      where arrived.rail = unknown.rail and arrived.kind = 'unknown' and arrived.state = 'arrived'
        and arrived.line_kind = unknown.line_kind and arrived.reference = unknown.reference)
    order by id
    limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function markArrived(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update settlements.difference set state = 'arrived', ended_at = ${now}, proposal_id = null
    where id = any (${[...ids]}::uuid[]) and state = 'open'`.execute(db);
}

/** Differences by their ids, locked in the order of these. */
export async function lockDifferences(
  db: Database,
  ids: readonly string[],
): Promise<readonly DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    select ${differenceColumns}
    from settlements.difference
    where id = any (${[...ids]}::uuid[])
    order by id
    for no key update`.execute(db);
  return rows;
}

/** Which proposal waits to end some differences; null: none does any more. */
export async function setProposal(
  db: Database,
  ids: readonly string[],
  proposalId: string | null,
): Promise<void> {
  await sql`
    update settlements.difference set proposal_id = ${proposalId}::uuid
    where id = any (${[...ids]}::uuid[])`.execute(db);
}

export async function clearProposal(db: Database, proposalId: string): Promise<void> {
  await sql`
    update settlements.difference set proposal_id = null where proposal_id = ${proposalId}::uuid`.execute(db);
}

interface Ended {
  readonly id: string;
  readonly state: 'written_off' | 'offset';
  readonly otherId: string | null;
  readonly reason: string;
  readonly now: Date;
  readonly proposedBy: string;
  readonly approvedBy: string;
}

/** Ends a difference of which the caller holds the lock. */
export async function endDifferenceRow(db: Database, ended: Ended): Promise<void> {
  await sql`
    update settlements.difference
    set state = ${ended.state}, other_id = ${ended.otherId}::uuid, reason = ${ended.reason}, ended_at = ${ended.now},
      proposed_by = ${ended.proposedBy}::uuid, approved_by = ${ended.approvedBy}::uuid, proposal_id = null
    where id = ${ended.id}::uuid`.execute(db);
}

/** The rails of which files were taken in, samples apart, and since when. */
export async function settlingRails(
  db: Database,
): Promise<readonly { readonly rail: string; readonly since: Date }[]> {
  const { rows } = await sql<{ readonly rail: string; readonly since: Date }>`
    select rail, min(taken_at) as since from settlements.file where not is_sample group by rail order by rail`.execute(
    db,
  );
  return rows;
}
