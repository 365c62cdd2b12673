import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { AlertPace } from '../../contract/index.ts';
import { AT_ONCE_S, TOLD_DAYS, TOLD_REST_S } from '../../contract/limits.ts';

const DAY_S = 86_400;
type At = Pick<Work, 'db' | 'now'>;

export interface AlertRow {
  readonly id: string;
  readonly user_id: string;
  readonly search: string;
  readonly language: string;
  readonly pace: AlertPace;
  readonly is_on: boolean;
  readonly created_at: Date;
  readonly from_at: Date;
  readonly looked_at: Date;
  readonly due_at: Date;
  readonly told_at: Date | null;
}

const columns = sql.raw(
  'id, user_id, search, language, pace, is_on, created_at, from_at, looked_at, due_at, told_at',
);

/** When an alert looks next. */
const firstDue = (now: Date, pace: AlertPace): Date => addSeconds(now, pace === 'daily' ? DAY_S : 0);

/** The alerts of a person, the latest first. No other transaction adds one until this one ends, where it is asked so. */
export async function alertsOf(
  db: Database,
  { userId, isToAdd = false }: { readonly userId: string; readonly isToAdd?: boolean },
): Promise<readonly AlertRow[]> {
  if (isToAdd)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`careers alerts ${userId}`}, 0))`.execute(db);
  const { rows } = await sql<AlertRow>`
    select ${columns} from careers.job_alert where user_id = ${userId} order by id desc`.execute(db);
  return rows;
}

export async function insertAlert(
  { db, now }: At,
  row: Pick<AlertRow, 'id' | 'user_id' | 'search' | 'language' | 'pace'>,
): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`
    insert into careers.job_alert (id, user_id, search, language, pace, created_at, from_at, looked_at, due_at)
    values (${row.id}, ${row.user_id}, ${row.search}, ${row.language}, ${row.pace}, ${now}, ${now}, ${now}, ${firstDue(now, row.pace)})
    returning ${columns}`.execute(db);
  return rows[0];
}

/** One alert, locked: of a person, or the one of a link. */
export async function lockAlert(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId?: string },
): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`
    select ${columns}
    from careers.job_alert
    where id = ${id} and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
    for no key update`.execute(db);
  return rows[0];
}

/** Changes an alert. What was published while it was off is not told of. */
export async function changeAlertRow(
  { db, now }: At,
  { row, pace, isOn }: { readonly row: AlertRow; readonly pace: AlertPace; readonly isOn: boolean },
): Promise<AlertRow> {
  const begins = isOn && !row.is_on;
  const changed = {
    ...row,
    pace,
    is_on: isOn,
    from_at: begins ? now : row.from_at,
    due_at: begins || pace !== row.pace ? firstDue(now, pace) : row.due_at,
  };
  await sql`
    update careers.job_alert
    set pace = ${pace}, is_on = ${isOn}, from_at = ${changed.from_at}, due_at = ${changed.due_at}
    where id = ${row.id}`.execute(db);
  return changed;
}

export async function deleteAlert(db: Database, id: string): Promise<void> {
  await sql`delete from careers.job_alert where id = ${id}`.execute(db);
}

/** What goes with an account. */
export async function deleteAlertsOf(db: Database, userId: string): Promise<void> {
  await sql`delete from careers.job_alert where user_id = ${userId}`.execute(db);
  await sql`delete from careers.told_job where user_id = ${userId}`.execute(db);
}

/** Alerts that have to look now, those that have waited longest first. None where another transaction does this already. */
export async function dueAlerts({ db, now }: At, limit: number): Promise<readonly AlertRow[]> {
  const { rows: locks } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('careers tell alerts', 0)) as is_mine`.execute(db);
  if (locks[0]?.is_mine !== true) return [];
  const { rows } = await sql<AlertRow>`
    select ${columns}
    from careers.job_alert
    where is_on and due_at <= ${now}
    order by due_at, id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

/** An alert has looked: when it looks next. A day that was missed is not made up for. */
export async function keepLook(
  { db, now }: At,
  { row, hasTold }: { readonly row: AlertRow; readonly hasTold: boolean },
): Promise<void> {
  const late_s = Math.max(0, (now.getTime() - row.due_at.getTime()) / 1000);
  const next =
    row.pace === 'daily'
      ? addSeconds(row.due_at, (Math.floor(late_s / DAY_S) + 1) * DAY_S)
      : addSeconds(now, hasTold ? TOLD_REST_S : AT_ONCE_S);
  await sql`
    update careers.job_alert
    set looked_at = ${now}, due_at = ${next}, told_at = ${hasTold ? now : row.told_at}
    where id = ${row.id}`.execute(db);
}

/** Keeps that a person is told of jobs; answers those of which they were not told before. */
export async function keepTold(
  { db, now }: At,
  { userId, jobIds }: { readonly userId: string; readonly jobIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set();
  const { rows } = await sql<{ job_id: string }>`
    insert into careers.told_job (user_id, job_id, told_at)
    select ${userId}, job_id, ${now}
    from unnest(${[...jobIds]}::uuid[]) as job_id
    on conflict on constraint told_job_once do nothing
    returning job_id`.execute(db);
  return new Set(rows.map(({ job_id: id }) => id));
}

/** Forgets what was told so long ago that the jobs are over. */
export async function forgetTold({ db, now }: At): Promise<void> {
  await sql`delete from careers.told_job where told_at < ${addSeconds(now, -TOLD_DAYS * DAY_S)}`.execute(db);
}
