import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** What is counted by the day (UTC). */
export type Counted = 'message' | 'code_guess' | 'password_guess' | 'factor_guess';

interface DayCount {
  /** An account in one of its pools, or an address: see `budgets.ts`. */
  readonly subject: string;
  readonly what: Counted;
  readonly now: Date;
}

/** Counts one more. False, and nothing counted, where the day already has `max`. Race-free: of two at the last one, one is counted. */
export async function countOfDay(
  db: Database,
  { subject, what, now, max }: DayCount & { readonly max: number },
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    insert into identity.day_count as counted (subject, what, day, count)
    values (${subject}, ${what}, (${now}::timestamptz at time zone 'UTC')::date, 1)
    on conflict (subject, what, day) do update set count = counted.count + 1
    where counted.count < ${max}
    returning count`.execute(db);
  return rows.length > 0;
}

/** How many the day has already. */
export async function countedOfDay(db: Database, { subject, what, now }: DayCount): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count from identity.day_count
    where subject = ${subject} and what = ${what} and day = (${now}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The same for several subjects in one read; those without any are left out. */
export async function countedOfDayEach(
  db: Database,
  { subjects, what, now }: Omit<DayCount, 'subject'> & { readonly subjects: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ subject: string; count: number }>`
    select subject, count from identity.day_count
    where subject = any (${subjects}) and what = ${what}
      and day = (${now}::timestamptz at time zone 'UTC')::date`.execute(db);
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

export async function deleteDayCountsBefore(db: Database, before: Date): Promise<void> {
  await sql`
    delete from identity.day_count where day < (${before}::timestamptz at time zone 'UTC')::date`.execute(db);
}
