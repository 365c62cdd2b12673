import type { PageAsked } from '@egcr/server-kit/data/page';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { WeekState } from '../contract/cycle-machines.ts';
import type { WeekQuestion } from '../contract/index.ts';

const WEEK = 'support.week';
export const causeColumn: SealedColumn = { table: WEEK, column: 'sealed_cause', key: ['id'] };
export const reasonColumn: SealedColumn = { table: WEEK, column: 'sealed_reason', key: ['id'] };
const placeOf = (column: 'sealed_cause' | 'sealed_reason', row: string) => ({ table: WEEK, column, row });

export interface WeekRow {
  readonly id: string;
  readonly case_id: string;
  readonly user_id: string;
  readonly week: string;
  readonly state: WeekState;
  readonly questions: readonly WeekQuestion[];
  readonly sealed_cause: string | null;
  readonly benefit_minor: bigint;
  readonly earned_minor: bigint;
  readonly recovered_minor: bigint;
  readonly paid_minor: bigint;
  readonly cycle_id: string | null;
  readonly payment_id: string | null;
  readonly held_up_at: Date | null;
  readonly reminders: number;
  readonly certified_at: Date | null;
  readonly decided_by: string | null;
  /** Null also for decisions from before it was kept. */
  readonly decided_at: Date | null;
  readonly sealed_reason: string | null;
  readonly is_appeal: boolean;
  readonly is_search_waived: boolean;
}

const columns = sql`
  w.id, w.case_id, w.user_id, w.week, w.state, w.questions, w.sealed_cause, w.benefit_minor, w.earned_minor,
  w.recovered_minor, w.paid_minor, w.cycle_id, w.payment_id, w.held_up_at, w.reminders, w.certified_at, w.decided_by,
  w.decided_at, w.sealed_reason, w.is_appeal, w.is_search_waived`;

/** Reads what is sealed of a week; nothing where nothing was written. */
export function openText(
  cipher: Work['cipher'],
  row: Pick<WeekRow, 'id' | 'sealed_cause' | 'sealed_reason'>,
  column: 'sealed_cause' | 'sealed_reason',
): string | null {
  const sealed = row[column];
  return sealed === null ? null : cipher.open(placeOf(column, row.id), sealed);
}

/** A week that is over: it can be confirmed. False where it is there already. */
export async function insertOpenWeek(
  db: Database,
  row: Pick<WeekRow, 'id' | 'case_id' | 'user_id' | 'week' | 'benefit_minor'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into support.week (id, case_id, user_id, week, state, benefit_minor, reminders)
    values (${row.id}, ${row.case_id}, ${row.user_id}, ${row.week}, 'open', ${row.benefit_minor}, 1)
    on conflict (user_id, week) do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

export interface CertifiedWeek extends Pick<
  WeekRow,
  | 'id'
  | 'case_id'
  | 'user_id'
  | 'week'
  | 'state'
  | 'questions'
  | 'benefit_minor'
  | 'earned_minor'
  | 'paid_minor'
> {
  readonly wasAble: boolean;
  readonly refusedOffer: boolean;
  readonly isWaived?: boolean;
  readonly cause: string;
}

/** Keeps what a person confirms of a week; undefined where they confirmed it before: the row itself says no. */
export async function certify(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: CertifiedWeek,
): Promise<WeekRow | undefined> {
  const { rows: found } = await sql<{ id: string }>`
    insert into support.week (id, case_id, user_id, week, state, benefit_minor)
    values (${row.id}, ${row.case_id}, ${row.user_id}, ${row.week}, 'open', ${row.benefit_minor})
    on conflict (user_id, week) do update set reminders = week.reminders
    returning id`.execute(db);
  const id = found[0]?.id ?? row.id;
  const sealed = row.cause === '' ? null : cipher.seal(placeOf('sealed_cause', id), row.cause);
  const { rows } = await sql<WeekRow>`
    update support.week w
    set state = ${row.state}, case_id = ${row.case_id}, questions = ${row.questions}::text[], was_able = ${row.wasAble},
      refused_offer = ${row.refusedOffer}, sealed_cause = ${sealed}, benefit_minor = ${row.benefit_minor},
      earned_minor = ${row.earned_minor}, paid_minor = ${row.paid_minor}, certified_at = ${now},
      is_search_waived = ${row.isWaived ?? false}
    where id = ${id} and state in ('open', 'missed')
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function weekOfPerson(
  db: Database,
  { userId, week }: { readonly userId: string; readonly week: string },
): Promise<WeekRow | undefined> {
  const { rows } = await sql<WeekRow>`
    select ${columns}
    from support.week w
    where w.user_id = ${userId} and w.week = ${week}
    for no key update`.execute(db);
  return rows[0];
}

/** A week, locked until the transaction ends. */
export async function lockWeek(db: Database, id: string): Promise<WeekRow | undefined> {
  const { rows } = await sql<WeekRow>`
    select ${columns}
    from support.week w
    where w.id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

export async function weeksOfClaim(db: Database, caseId: string): Promise<readonly WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    select ${columns}
    from support.week w
    where w.case_id = ${caseId}
    order by w.week desc`.execute(db);
  return rows;
}

/** The weeks in some states that other claims of a person have. */
export async function weeksOfOthers(
  db: Database,
  {
    userId,
    caseId,
    states,
  }: { readonly userId: string; readonly caseId: string | undefined; readonly states: readonly WeekState[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ week: string }>`
    select w.week
    from support.week w
    where w.user_id = ${userId} and w.case_id is distinct from ${caseId ?? null}::uuid and w.state = any(${states}::text[])`.execute(
    db,
  );
  return rows.map(({ week }) => week);
}

/** A week that was paid. */
export interface PaidWeekRow {
  readonly id: string;
  readonly week: string;
  readonly benefit_minor: bigint;
  readonly earned_minor: bigint;
  /** What was paid, with what the payment held back. */
  readonly support_minor: bigint;
  /** It stands in an overpayment already. */
  readonly is_overpaid: boolean;
}

/** The paid weeks of a claim, the latest first. */
export async function paidWeeksOf(db: Database, caseId: string): Promise<readonly PaidWeekRow[]> {
  const { rows } = await sql<PaidWeekRow>`
    select w.id, w.week, w.benefit_minor, w.earned_minor, w.paid_minor + w.recovered_minor as support_minor,
      exists (select from support.overpaid_week o where o.week_id = w.id and o.is_standing) as is_overpaid
    from support.week w
    where w.case_id = ${caseId} and w.state = 'paid'
    order by w.week desc`.execute(db);
  return rows;
}

/** An officer has decided, or the person appeals. */
export async function decide(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: {
    readonly id: string;
    readonly state: WeekState;
    readonly paidMinor: bigint;
    readonly decidedBy: string | null;
    readonly reason: string;
    readonly isAppeal: boolean;
  },
): Promise<void> {
  const sealed = cipher.seal(placeOf('sealed_reason', row.id), row.reason);
  await sql`
    update support.week
    set state = ${row.state}, paid_minor = ${row.paidMinor}, decided_by = ${row.decidedBy}, sealed_reason = ${sealed},
      is_appeal = ${row.isAppeal},
      decided_at = case when ${row.state}::text = 'query' then decided_at else ${now}::timestamptz end
    where id = ${row.id}`.execute(db);
}

export async function setWeekState(
  db: Database,
  { id, state, reminders }: Pick<WeekRow, 'id' | 'state' | 'reminders'>,
): Promise<void> {
  await sql`
    update support.week
    set state = ${state}, reminders = ${reminders}
    where id = ${id}`.execute(db);
}

export interface QueriedWeek extends WeekRow {
  readonly reference: string;
  readonly is_sample: boolean;
}

/** Weeks that an officer has to look at, the oldest first. */
export async function weeksToDecide(
  db: Database,
  { after, limit }: PageAsked<string>,
): Promise<readonly QueriedWeek[]> {
  const { rows } = await sql<QueriedWeek>`
    select ${columns}, c.reference, c.is_sample
    from support.week w
    join support.claim c on c.case_id = w.case_id
    where w.state = 'query' and ${after === undefined ? sql`true` : sql`w.id > ${after}`}
    order by w.id
    limit ${limit}`.execute(db);
  return rows;
}
