import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { OverpaymentReason, OverpaymentState } from '../contract/overpayment-machine.ts';

const TABLE = 'support.overpayment';
const overpaymentTexts = [
  'sealed_finding',
  'sealed_answer',
  'sealed_decision',
  'sealed_appeal',
  'sealed_appeal_decision',
] as const;
type TextColumn = (typeof overpaymentTexts)[number];
export const overpaymentColumns: readonly SealedColumn[] = overpaymentTexts.map((column) => ({
  table: TABLE,
  column,
  key: ['id'],
}));
const placeOf = (column: TextColumn, row: string) => ({ table: TABLE, column, row });

export interface OverpaymentRow {
  readonly id: string;
  readonly case_id: string;
  readonly reference: string;
  readonly is_sample: boolean;
  readonly user_id: string;
  readonly state: OverpaymentState;
  readonly amount_minor: bigint;
  readonly reason: OverpaymentReason;
  readonly sealed_finding: string;
  readonly recorded_by: string;
  readonly recorded_at: Date;
  readonly answer_by: Date;
  readonly sealed_answer: string | null;
  readonly decided_by: string | null;
  readonly sealed_decision: string | null;
  readonly decided_at: Date | null;
  readonly appeal_by: Date | null;
  readonly sealed_appeal: string | null;
  readonly appealed_at: Date | null;
  readonly sealed_appeal_decision: string | null;
}

const columns = sql`
  o.id, o.case_id, c.reference, c.is_sample, o.user_id, o.state, o.amount_minor, o.reason, o.sealed_finding, o.recorded_by,
  o.recorded_at, o.answer_by, o.sealed_answer, o.decided_by, o.sealed_decision, o.decided_at, o.appeal_by, o.sealed_appeal,
  o.appealed_at, o.sealed_appeal_decision`;

/** Reads what is sealed of an overpayment; null where nothing was written, or it was forgotten. */
export function readText(cipher: Work['cipher'], row: OverpaymentRow, column: TextColumn): string | null {
  const sealed = row[column];
  return sealed === null ? null : cipher.open(placeOf(column, row.id), sealed);
}

export interface NewOverpayment extends Pick<
  OverpaymentRow,
  'id' | 'case_id' | 'user_id' | 'amount_minor' | 'reason' | 'recorded_by' | 'answer_by'
> {
  readonly finding: string;
}

export async function insertOverpayment(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: NewOverpayment,
): Promise<void> {
  await sql`
    insert into support.overpayment
      (id, case_id, user_id, state, amount_minor, reason, sealed_finding, recorded_by, recorded_at, answer_by)
    values
      (${row.id}, ${row.case_id}, ${row.user_id}, 'proposed', ${row.amount_minor}, ${row.reason},
       ${cipher.seal(placeOf('sealed_finding', row.id), row.finding)}, ${row.recorded_by}, ${now}, ${row.answer_by})`.execute(
    db,
  );
}

export interface OverpaidWeekRow {
  readonly overpayment_id: string;
  readonly week_id: string;
  readonly week: string;
  readonly stated_minor: bigint;
  readonly is_due: boolean;
  readonly earned_minor: bigint;
  readonly paid_minor: bigint;
  readonly due_minor: bigint;
  /** Who decided the week, where an officer did. */
  readonly decided_by: string | null;
}

/** Adds a week; false where it stands in another overpayment. */
export async function insertOverpaidWeek(
  db: Database,
  row: Pick<
    OverpaidWeekRow,
    'overpayment_id' | 'week_id' | 'is_due' | 'earned_minor' | 'paid_minor' | 'due_minor'
  >,
): Promise<boolean> {
  const { rows } = await sql<{ week_id: string }>`
    insert into support.overpaid_week (overpayment_id, week_id, is_due, earned_minor, paid_minor, due_minor)
    values (
      ${row.overpayment_id}, ${row.week_id}, ${row.is_due}, ${row.earned_minor}, ${row.paid_minor}, ${row.due_minor})
    on conflict (week_id) where is_standing do nothing
    returning week_id`.execute(db);
  return rows.length > 0;
}

export async function overpaidWeeks(
  db: Database,
  ids: readonly string[],
): Promise<readonly OverpaidWeekRow[]> {
  const { rows } = await sql<OverpaidWeekRow>`
    select o.overpayment_id, o.week_id, w.week, w.earned_minor as stated_minor, o.is_due, o.earned_minor, o.paid_minor,
      o.due_minor, w.decided_by
    from support.overpaid_week o
    join support.week w on w.id = o.week_id
    where o.overpayment_id = any(${ids}::uuid[])
    order by w.week`.execute(db);
  return rows;
}

/** The weeks are free for another overpayment. */
export async function releaseWeeks(db: Database, id: string): Promise<void> {
  await sql`update support.overpaid_week set is_standing = false where overpayment_id = ${id}`.execute(db);
}

/** An overpayment, locked until the transaction ends. */
export async function lockOverpayment(db: Database, id: string): Promise<OverpaymentRow | undefined> {
  const { rows } = await sql<OverpaymentRow>`
    select ${columns}
    from support.overpayment o
    join support.claim c on c.case_id = o.case_id
    where o.id = ${id}
    for no key update of o`.execute(db);
  return rows[0];
}

export async function overpaymentsOf(db: Database, userId: string): Promise<readonly OverpaymentRow[]> {
  const { rows } = await sql<OverpaymentRow>`
    select ${columns}
    from support.overpayment o
    join support.claim c on c.case_id = o.case_id
    where o.user_id = ${userId}
    order by o.id desc`.execute(db);
  return rows;
}

/** Overpayments of other people, the latest first. */
export async function pageOfOverpayments(
  db: Database,
  { after, limit, userId }: PageAsked<string> & { readonly userId: string },
): Promise<readonly OverpaymentRow[]> {
  const { rows } = await sql<OverpaymentRow>`
    select ${columns}
    from support.overpayment o
    join support.claim c on c.case_id = o.case_id
    where o.user_id <> ${userId} and ${after === undefined ? sql`true` : sql`o.id < ${after}`}
    order by o.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Owed overpayments of people, the oldest first, locked until the transaction ends where that is asked. */
export async function owedOverpayments(
  db: Database,
  { userIds, isLocked }: { readonly userIds: readonly string[]; readonly isLocked: boolean },
): Promise<readonly OverpaymentRow[]> {
  const { rows } = await sql<OverpaymentRow>`
    select ${columns}
    from support.overpayment o
    join support.claim c on c.case_id = o.case_id
    where o.user_id = any(${userIds}::uuid[]) and o.state = 'owed'
    order by o.id
    ${isLocked ? sql`for no key update of o` : sql``}`.execute(db);
  return rows;
}

/** The person says something: an answer before the decision, or an appeal after it. */
export async function keepSaid(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  {
    id,
    said,
    text,
    state,
  }: {
    readonly id: string;
    readonly said: 'answer' | 'appeal';
    readonly text: string;
    readonly state: OverpaymentState;
  },
): Promise<void> {
  const sealed = cipher.seal(placeOf(`sealed_${said}`, id), text);
  await sql`
    update support.overpayment
    set state = ${state}, ${
      said === 'answer'
        ? sql`sealed_answer = ${sealed}, answered_at = ${now}`
        : sql`sealed_appeal = ${sealed}, appealed_at = ${now}`
    }
    where id = ${id}`.execute(db);
}

export interface DecidedOverpayment {
  readonly id: string;
  readonly state: OverpaymentState;
  readonly reason: string;
  readonly by: string;
  /** Until when an appeal is possible; undefined where the decision is about one, or nothing is owed. */
  readonly appealBy: Date | undefined;
  readonly isOfAppeal: boolean;
}

export async function keepDecided(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  { id, state, reason, by, appealBy, isOfAppeal }: DecidedOverpayment,
): Promise<void> {
  const sealed = cipher.seal(placeOf(isOfAppeal ? 'sealed_appeal_decision' : 'sealed_decision', id), reason);
  await sql`
    update support.overpayment
    set state = ${state}, ${
      isOfAppeal
        ? sql`sealed_appeal_decision = ${sealed}, appeal_decided_by = ${by}, appeal_decided_at = ${now}`
        : sql`sealed_decision = ${sealed}, decided_by = ${by}, decided_at = ${now}, appeal_by = ${appealBy ?? null}`
    }
    where id = ${id}`.execute(db);
}

export async function setOverpaymentState(
  db: Database,
  { id, state }: Pick<OverpaymentRow, 'id' | 'state'>,
): Promise<void> {
  await sql`update support.overpayment set state = ${state} where id = ${id}`.execute(db);
}

/** What a person wrote leaves with the account. */
export async function forgetSaid(db: Database, userId: string): Promise<void> {
  await sql`
    update support.overpayment
    set sealed_answer = null, sealed_appeal = null
    where user_id = ${userId}`.execute(db);
}
