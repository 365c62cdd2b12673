import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** What the payment of one week holds back of one overpayment. */
export interface Deduction {
  readonly weekId: string;
  readonly overpaymentId: string;
  readonly minor: bigint;
}

/** Keeps what payments of a cycle hold back. */
export async function insertDeductions(db: Database, deductions: readonly Deduction[]): Promise<void> {
  if (deductions.length === 0) return;
  await sql`
    insert into support.deduction (week_id, overpayment_id, amount_minor)
    select week_id, overpayment_id, amount_minor
    from unnest(
      ${deductions.map(({ weekId }) => weekId)}::uuid[],
      ${deductions.map(({ overpaymentId }) => overpaymentId)}::uuid[],
      ${deductions.map(({ minor }) => minor.toString())}::bigint[])
      as held (week_id, overpayment_id, amount_minor)`.execute(db);
}

/** What payments on their way hold back of overpayments, by their ids. */
export async function plannedOf(
  db: Database,
  overpaymentIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ overpayment_id: string; minor: bigint }>`
    select d.overpayment_id, sum(d.amount_minor)::bigint as minor
    from support.deduction d
    join support.week w on w.id = d.week_id
    where d.overpayment_id = any(${overpaymentIds}::uuid[]) and w.state = 'in_cycle'
    group by d.overpayment_id`.execute(db);
  return new Map(rows.map(({ overpayment_id: id, minor }) => [id, minor]));
}

/** What the payments of weeks held back, by overpayment in the order in which overpayments are locked. */
export async function deductionsOf(
  db: Database,
  weekIds: readonly string[],
): Promise<readonly (Deduction & { readonly paymentId: string })[]> {
  const { rows } = await sql<{
    week_id: string;
    overpayment_id: string;
    amount_minor: bigint;
    payment_id: string;
  }>`
    select d.week_id, d.overpayment_id, d.amount_minor, w.payment_id
    from support.deduction d
    join support.week w on w.id = d.week_id
    where d.week_id = any(${weekIds}::uuid[])
    order by d.overpayment_id, d.week_id`.execute(db);
  return rows.map((row) => ({
    weekId: row.week_id,
    overpaymentId: row.overpayment_id,
    minor: row.amount_minor,
    paymentId: row.payment_id,
  }));
}

/** Payments of a cycle that are not made hold nothing back. */
export async function removeDeductions(db: Database, cycleId: string): Promise<void> {
  await sql`
    delete from support.deduction d
    using support.week w
    where w.id = d.week_id and w.cycle_id = ${cycleId} and w.state = 'in_cycle'`.execute(db);
}
