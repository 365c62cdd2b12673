import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { AlertRule } from '../contract/alert-rules.ts';
import { alertFacts, type AlertFacts } from '../contract/shapes.ts';
import { paymentColumns, type PaymentRow } from './payment-store.ts';

export interface NewAlert {
  readonly caseId: string;
  readonly facts: AlertFacts;
  /** Whose payments they are. */
  readonly userId: string;
  readonly isSample: boolean;
  readonly raisedAt: Date;
}

/** False where the rule has raised an alert about the person on that day. */
export async function insertAlert(
  db: Database,
  { caseId, facts, userId, isSample, raisedAt }: NewAlert,
): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    insert into fraud.alert (case_id, rule, user_id, day, facts, is_sample, raised_at)
    values (
      ${caseId}, ${facts.rule}, ${userId}, (${raisedAt}::timestamptz at time zone 'UTC')::date, ${JSON.stringify(facts)}::jsonb,
      ${isSample}, ${raisedAt})
    on conflict (rule, user_id, day) do nothing
    returning case_id`.execute(db);
  return rows.length > 0;
}

/** Adds payments to the alert of a rule about a person on a day. */
export async function addAlertPayments(
  db: Database,
  { rule, userId, day }: { readonly rule: AlertRule; readonly userId: string; readonly day: Date },
  transferIds: readonly string[],
): Promise<void> {
  await sql`
    insert into fraud.alert_payment (case_id, ${paymentColumns})
    select alert.case_id, ${paymentColumns}
    from fraud.alert as alert
    join fraud.payment as payment on payment.transfer_id = any (${[...transferIds]}::uuid[])
    where alert.rule = ${rule} and alert.user_id = ${userId}
      and alert.day = (${day}::timestamptz at time zone 'UTC')::date
    on conflict do nothing`.execute(db);
}

export interface AlertRow {
  readonly case_id: string;
  readonly user_id: string;
  readonly facts: AlertFacts;
}

export async function findAlert(db: Database, caseId: string): Promise<AlertRow | undefined> {
  const { rows } = await sql<{ case_id: string; user_id: string; facts: unknown }>`
    select case_id, user_id, facts
    from fraud.alert
    where case_id = ${caseId}`.execute(db);
  const [row] = rows;
  return row && { ...row, facts: z.parse(alertFacts, row.facts) };
}

export async function alertPayments(db: Database, caseId: string): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns}
    from fraud.alert_payment
    where case_id = ${caseId}
    order by paid_at, transfer_id`.execute(db);
  return rows;
}

/** Alerts about a person, and those whose payments went from or to them. */
export async function alertsAbout(db: Database, userIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from fraud.alert where user_id = any(${[...userIds]}::uuid[])
    union
    select case_id from fraud.alert_payment where payer_id = any(${[...userIds]}::uuid[])
    union
    select case_id from fraud.alert_payment where payee_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows.map((row) => row.case_id);
}

export async function setAlertOutcome(
  db: Database,
  caseId: string,
  outcome: 'confirmed' | 'dismissed',
): Promise<void> {
  await sql`update fraud.alert set outcome = ${outcome} where case_id = ${caseId}`.execute(db);
}

export interface CountedRule {
  readonly rule: AlertRule;
  readonly open: number;
  readonly confirmed: number;
  readonly dismissed: number;
}

/** What officers made of each rule's alerts. Invented alerts do not count; a rule without any is missing. */
export async function countAlerts(db: Database): Promise<readonly CountedRule[]> {
  const { rows } = await sql<{ rule: AlertRule; open: bigint; confirmed: bigint; dismissed: bigint }>`
    select rule,
      count(*) filter (where outcome is null) as open,
      count(*) filter (where outcome = 'confirmed') as confirmed,
      count(*) filter (where outcome = 'dismissed') as dismissed
    from fraud.alert
    where not is_sample
    group by rule`.execute(db);
  return rows.map(({ rule, open, confirmed, dismissed }) => ({
    rule,
    open: Number(open),
    confirmed: Number(confirmed),
    dismissed: Number(dismissed),
  }));
}
