import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { DisputeReason, DisputeState } from '../../contract/index.ts';
import type { StepMaker } from '../../contract/disputes/dispute-shapes.ts';

const TABLE = 'payments.dispute';

const sealedTexts = [
  'sealed_statement',
  'sealed_evidence',
  'sealed_earlier_answer',
  'sealed_decision',
] as const;
type SealedText = (typeof sealedTexts)[number];

/** What people say of a dispute. */
export const disputeTexts: readonly SealedColumn[] = sealedTexts.map((column) => ({
  table: TABLE,
  column,
  key: ['id'],
}));

export function sealIn(
  { cipher }: Pick<Work, 'cipher'>,
  column: SealedText,
  id: string,
  text: string,
): string {
  return cipher.seal({ table: TABLE, column, row: id }, text);
}

/** A text of a dispute, opened; null where there is none. */
export function openOf(
  { cipher }: Pick<Work, 'cipher'>,
  column: SealedText,
  row: Pick<DisputeRow, 'id' | SealedText>,
): string | null {
  const sealed = row[column];
  return sealed === null ? null : cipher.open({ table: TABLE, column, row: row.id }, sealed);
}

export interface NewDispute {
  readonly id: string;
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly payer_id: string;
  readonly title: string;
  readonly rail: string;
  readonly reason: DisputeReason;
  readonly asset: string;
  readonly amount: bigint;
  /** How a simulated rail decides; null where staff do. */
  readonly script: 'won' | 'lost' | 'warning_closed' | null;
  readonly sealed_statement: string | null;
  readonly is_test: boolean;
  readonly is_sample: boolean;
  readonly opened_at: Date;
  readonly due_at: Date;
  /** How a rail of another company calls it. */
  readonly provider_ref: string | null;
}

export interface DisputeRow extends NewDispute {
  /** What of it lies in the reserve now. */
  readonly reserved: bigint;
  readonly state: DisputeState;
  readonly sealed_evidence: string | null;
  readonly sealed_earlier_answer: string | null;
  readonly sealed_decision: string | null;
  readonly answered_at: Date | null;
  readonly earlier_answered_at: Date | null;
  readonly decide_at: Date | null;
  readonly ended_at: Date | null;
  /** The sales of the merchant lack more of it than the fee. */
  readonly is_short: boolean;
}

/** Of a dispute, as `DisputeRow` has them. */
export const disputeColumns = sql.raw(
  'id, payment_id, merchant_id, payer_id, title, rail, reason, asset, amount, reserved, state, script, sealed_statement, sealed_evidence, sealed_earlier_answer, sealed_decision, is_test, is_sample, opened_at, due_at, answered_at, earlier_answered_at, decide_at, ended_at, is_short, provider_ref',
);

/** Writes a new dispute, which is a warning first; undefined where the payment was disputed before. */
export async function insertDispute(db: Database, row: NewDispute): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`
    insert into payments.dispute
      (id, payment_id, merchant_id, payer_id, title, rail, reason, asset, amount, state, script, sealed_statement, is_test,
        is_sample, opened_at, due_at, provider_ref)
    values (
      ${row.id}::uuid, ${row.payment_id}::uuid, ${row.merchant_id}::uuid, ${row.payer_id}::uuid, ${row.title}, ${row.rail},
      ${row.reason}, ${row.asset}, ${row.amount.toString()}::bigint, 'warning_needs_response', ${row.script}::text,
      ${row.sealed_statement}::text, ${row.is_test}, ${row.is_sample}, ${row.opened_at}, ${row.due_at}, ${row.provider_ref}::text)
    on conflict on constraint dispute_once do nothing
    returning ${disputeColumns}`.execute(db);
  return rows[0];
}

/** The dispute of a payment, if there is one. */
export async function disputeOfPayment(db: Database, paymentId: string): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`
    select ${disputeColumns} from payments.dispute where payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0];
}

export async function findDispute(db: Database, id: string): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`
    select ${disputeColumns} from payments.dispute where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. The caller holds the lock of its payment, so that all who change it wait in one line. */
export async function lockDispute(db: Database, id: string): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`
    select ${disputeColumns} from payments.dispute where id = ${id}::uuid for no key update`.execute(db);
  return rows[0];
}

/** The dispute of each of some payments. */
export async function disputesOf(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<DisputeRow, 'id' | 'state' | 'due_at' | 'is_short'>>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<Pick<DisputeRow, 'id' | 'payment_id' | 'state' | 'due_at' | 'is_short'>>`
    select id, payment_id, state, due_at, is_short
    from payments.dispute
    where payment_id = any (${[...paymentIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.payment_id, row]));
}

interface Changed {
  readonly id: string;
  readonly state: DisputeState;
  readonly by: StepMaker;
  readonly now: Date;
  /** What of the amount lies in the reserve from now on. */
  readonly reserved?: bigint;
  readonly isShort?: boolean;
  readonly isEnd?: boolean;
  readonly dueAt?: Date;
  /** What went back to the payer. */
  readonly transferId?: string | null;
  /** Null: the rail was answered elsewhere, or decided without an answer. */
  readonly answer?: { readonly sealed: string | null; readonly decideAt: Date | null };
  readonly decision?: { readonly sealed: string; readonly by: string };
}

/** Writes what became of a dispute, of which the caller holds the lock, and who brought it there. */
export async function changeDispute(db: Database, changed: Changed): Promise<DisputeRow> {
  const {
    id,
    state,
    now,
    reserved,
    isEnd = false,
    dueAt,
    answer,
    decision,
    transferId = null,
    isShort,
  } = changed;
  const { rows } = await sql<DisputeRow>`
    update payments.dispute
    set state = ${state},
      reserved = ${reserved === undefined ? sql`reserved` : sql`${reserved.toString()}::bigint`},
      ended_at = ${isEnd ? now : null}::timestamptz,
      is_short = ${isShort === undefined ? sql`is_short` : sql`${isShort}`},
      transfer_id = coalesce(${transferId}::uuid, transfer_id),
      due_at = ${dueAt === undefined ? sql`due_at` : sql`${dueAt}`},
      answered_at = ${answer === undefined ? sql`answered_at` : sql`${now}`},
      decide_at = ${answer === undefined ? sql`decide_at` : sql`${answer.decideAt}::timestamptz`},
      sealed_evidence = ${answer === undefined ? sql`sealed_evidence` : sql`${answer.sealed}::text`},
      decided_by = ${decision === undefined ? sql`decided_by` : sql`${decision.by}::uuid`},
      sealed_decision = ${decision === undefined ? sql`sealed_decision` : sql`${decision.sealed}`}
    where id = ${id}::uuid
    returning ${disputeColumns}`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'the dispute that was locked is gone');
  await insertStep(db, { id, state, by: changed.by, at: now });
  return row;
}

/** Puts what a merchant answered to the question of a rail aside: the dispute that came of it waits for an answer of its own. The caller holds its lock. */
export async function keepEarlierAnswer(
  work: Pick<Work, 'db' | 'cipher'>,
  row: DisputeRow,
): Promise<DisputeRow> {
  const answer = openOf(work, 'sealed_evidence', row);
  if (answer === null) return row;
  const { rows } = await sql<DisputeRow>`
    update payments.dispute
    set sealed_earlier_answer = ${sealIn(work, 'sealed_earlier_answer', row.id, answer)},
      earlier_answered_at = answered_at, sealed_evidence = null, answered_at = null
    where id = ${row.id}::uuid
    returning ${disputeColumns}`.execute(work.db);
  return rows[0] ?? row;
}

/** How a rail names a dispute from now on, and for how much it is. The caller holds its lock. */
export async function renameDispute(
  db: Database,
  { id, ref, amount }: { readonly id: string; readonly ref: string; readonly amount: bigint },
): Promise<void> {
  await sql`
    update payments.dispute set provider_ref = ${ref}, amount = ${amount.toString()}::bigint
    where id = ${id}::uuid`.execute(db);
}

/** How much of a payment is in dispute from now on. What was kept back of what was pending of it is pending no more, whatever follows. The caller holds its lock. */
export async function setDisputed(
  db: Database,
  {
    id,
    disputed,
    fromPending = 0n,
  }: { readonly id: string; readonly disputed: bigint; readonly fromPending?: bigint },
): Promise<void> {
  await sql`
    update payments.payment
    set disputed = ${disputed.toString()}::bigint, disputed_pending = disputed_pending + ${fromPending.toString()}::bigint
    where id = ${id}::uuid`.execute(db);
}

export async function insertStep(
  db: Database,
  {
    id,
    state,
    by,
    at,
  }: { readonly id: string; readonly state: DisputeState; readonly by: StepMaker; readonly at: Date },
): Promise<void> {
  await sql`
    insert into payments.dispute_step (dispute_id, number, state, by, at)
    select ${id}::uuid, count(*) + 1, ${state}, ${by}, ${at} from payments.dispute_step
    where dispute_id = ${id}::uuid`.execute(db);
}

export interface StepRow {
  readonly dispute_id: string;
  readonly state: DisputeState;
  readonly by: StepMaker;
  readonly at: Date;
}

export async function stepsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StepRow[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StepRow>`
    select dispute_id, state, by, at
    from payments.dispute_step
    where dispute_id = any (${[...ids]}::uuid[])
    order by dispute_id, number`.execute(db);
  return Map.groupBy(rows, (row) => row.dispute_id);
}
