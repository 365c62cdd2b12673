import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface LogRow {
  readonly id: string;
  readonly created_at: Date;
  readonly user_id: string;
  readonly session_id: string | null;
  readonly ip_address: string | null;
  readonly country: string | null;
  readonly country_code: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: string | null;
  readonly currency_detected: string | null;
  readonly currency_selected: string | null;
  readonly language_detected: string | null;
  readonly language_selected: string | null;
  readonly user_agent: string | null;
  readonly page_url: string | null;
  readonly activity_type: string;
  readonly activity_details: Readonly<Record<string, unknown>>;
}

/** Adds an entry; one that is there already stays as it is. */
export async function addLog(db: Database, row: LogRow, keepUntil: Date): Promise<void> {
  await sql`
    insert into activity.user_geolocation_logs (
      id, created_at, keep_until, user_id, session_id, ip_address, country, country_code, city, region,
      latitude, longitude, timezone, currency_detected, currency_selected, language_detected,
      language_selected, user_agent, page_url, activity_type, activity_details
    )
    values (
      ${row.id}, ${row.created_at}, ${keepUntil}, ${row.user_id}, ${row.session_id}, ${row.ip_address},
      ${row.country}, ${row.country_code}, ${row.city}, ${row.region}, ${row.latitude}, ${row.longitude},
      ${row.timezone}, ${row.currency_detected}, ${row.currency_selected}, ${row.language_detected},
      ${row.language_selected}, ${row.user_agent}, ${row.page_url}, ${row.activity_type},
      ${JSON.stringify(row.activity_details)}
    )
    on conflict (id) do nothing`.execute(db);
}

/** A person's entries, newest first. */
export async function listLogs(
  db: Database,
  page: PageAsked<string> & { readonly userId: string },
): Promise<readonly LogRow[]> {
  const { rows } = await sql<LogRow>`
    select
      id, created_at, user_id, session_id, ip_address, country, country_code, city, region,
      latitude::float8 as latitude, longitude::float8 as longitude, timezone, currency_detected,
      currency_selected, language_detected, language_selected, user_agent, page_url, activity_type,
      activity_details
    from activity.user_geolocation_logs
    where user_id = ${page.userId} and (${page.after ?? null}::uuid is null or id < ${page.after ?? null}::uuid)
    order by id desc
    limit ${page.limit}`.execute(db);
  return rows;
}

interface Visit {
  readonly userId: string;
  readonly sessionId: string;
  readonly since: Date;
}

/** How many entries a visit has added since; those who ask at the same time wait for each other until their work ends. */
export async function countOfVisit(db: Database, { userId, sessionId, since }: Visit): Promise<number> {
  const lock = `activity.visit ${userId} ${sessionId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from activity.user_geolocation_logs
    where user_id = ${userId} and session_id = ${sessionId} and created_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes a person's entries for good; answers how many there were. */
export async function deleteLogs(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from activity.user_geolocation_logs where user_id = ${userId} returning 1
    )
    select count(*)::integer as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function forgetLogs(db: Database, now: Date): Promise<void> {
  await sql`delete from activity.user_geolocation_logs where keep_until <= ${now}`.execute(db);
}

/** Everything about a person, when their account is deleted. */
export async function forgetPerson(db: Database, userId: string): Promise<void> {
  await deleteLogs(db, userId);
  await sql`delete from activity.consent_receipt where user_id = ${userId}`.execute(db);
}
