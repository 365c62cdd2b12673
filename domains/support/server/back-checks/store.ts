import type { PageAsked } from '@egcr/server-kit/data/page';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { BackCheckState } from '../../contract/back-check-machine.ts';

const TABLE = 'support.back_check';
const texts = ['sealed_question', 'sealed_answer', 'sealed_finding'] as const;
type Text = (typeof texts)[number];
export const backCheckColumns: readonly SealedColumn[] = texts.map((column) => ({
  table: TABLE,
  column,
  key: ['id'],
}));

export interface BackCheckRow {
  readonly id: string;
  readonly week_id: string;
  readonly state: BackCheckState;
  readonly asked_by: string | null;
  readonly sealed_question: string | null;
  readonly answer_by: Date | null;
  readonly sealed_answer: string | null;
  readonly user_id: string;
  readonly week: string;
}

export interface DrawnWeek extends BackCheckRow {
  readonly case_id: string;
  readonly reference: string;
  readonly earned_minor: bigint;
  readonly paid_minor: bigint;
  readonly is_sample: boolean;
}

const columns = sql`
  b.id, b.week_id, b.state, b.asked_by, b.sealed_question, b.answer_by, b.sealed_answer, w.user_id, w.week`;

/** What was asked, or answered; null where nothing was. */
export function openBackCheck(
  cipher: Work['cipher'],
  row: Pick<BackCheckRow, 'id' | 'sealed_question' | 'sealed_answer'>,
  column: 'sealed_question' | 'sealed_answer',
): string | null {
  const sealed = row[column];
  return sealed === null ? null : cipher.open({ table: TABLE, column, row: row.id }, sealed);
}

/** Puts a week into the queue of back-checks. */
export async function insertBackCheck(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, weekId }: { readonly id: string; readonly weekId: string },
): Promise<void> {
  await sql`
    insert into support.back_check (id, week_id, state, drawn_at)
    values (${id}, ${weekId}, 'open', ${now})`.execute(db);
}

/** A back-check, locked until the transaction ends. */
export async function lockBackCheck(db: Database, id: string): Promise<BackCheckRow | undefined> {
  const { rows } = await sql<BackCheckRow>`
    select ${columns}
    from support.back_check b
    join support.week w on w.id = b.week_id
    where b.id = ${id}
    for no key update of b`.execute(db);
  return rows[0];
}

/** Drawn weeks that nobody has closed, the oldest first. */
export async function listBackCheckRows(
  db: Database,
  { after, limit }: PageAsked<string>,
): Promise<readonly DrawnWeek[]> {
  const { rows } = await sql<DrawnWeek>`
    select ${columns}, w.case_id, c.reference, w.earned_minor, w.paid_minor, c.is_sample
    from support.back_check b
    join support.week w on w.id = b.week_id
    join support.claim c on c.case_id = w.case_id
    where b.closed_at is null and ${after === undefined ? sql`true` : sql`b.id > ${after}`}
    order by b.id
    limit ${limit}`.execute(db);
  return rows;
}

/** What persons are asked about weeks of a claim, by the id of the week. */
export async function backChecksOf(db: Database, caseId: string): Promise<ReadonlyMap<string, BackCheckRow>> {
  const { rows } = await sql<BackCheckRow>`
    select ${columns}
    from support.back_check b
    join support.week w on w.id = b.week_id
    where w.case_id = ${caseId} and b.answer_by is not null`.execute(db);
  return new Map(rows.map((row) => [row.week_id, row]));
}

interface Written {
  readonly id: string;
  readonly state: BackCheckState;
  readonly by: string;
  readonly text: string;
}

const sealedAs = ({ cipher }: Pick<Work, 'cipher'>, column: Text, { id, text }: Written) =>
  cipher.seal({ table: TABLE, column, row: id }, text);

/** The officer asks, and the person can answer until then. */
export async function keepQuestion(
  work: Pick<Work, 'db' | 'cipher'>,
  { answerBy, ...written }: Written & { readonly answerBy: Date },
): Promise<void> {
  await sql`
    update support.back_check
    set state = ${written.state}, asked_by = ${written.by}, answer_by = ${answerBy},
      sealed_question = ${sealedAs(work, 'sealed_question', written)}
    where id = ${written.id}`.execute(work.db);
}

export async function keepAnswer(work: Pick<Work, 'db' | 'cipher'>, written: Written): Promise<void> {
  await sql`
    update support.back_check
    set state = ${written.state}, sealed_answer = ${sealedAs(work, 'sealed_answer', written)}
    where id = ${written.id}`.execute(work.db);
}

export async function closeBackCheck(
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  written: Written,
): Promise<void> {
  await sql`
    update support.back_check
    set state = ${written.state}, closed_by = ${written.by}, closed_at = ${work.now},
      sealed_finding = ${sealedAs(work, 'sealed_finding', written)}
    where id = ${written.id}`.execute(work.db);
}

/** The account is gone: what was asked and answered is deleted. */
export async function forgetBackChecks(db: Database, userId: string): Promise<void> {
  await sql`
    update support.back_check b
    set sealed_question = null, sealed_answer = null, sealed_finding = null
    from support.week w
    where w.id = b.week_id and w.user_id = ${userId}`.execute(db);
}
