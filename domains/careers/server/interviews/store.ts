import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { endOf } from '../../contract/interviews/interview-rules.ts';
import type { InterviewKind } from '../../contract/interviews/shape.ts';
import type { InterviewState } from '../../contract/index.ts';

export interface InterviewRow {
  readonly id: string;
  readonly application_id: string;
  readonly state: InterviewState;
  readonly version: number;
  readonly kind: InterviewKind;
  readonly minutes: number;
  readonly time_zone: string;
  readonly sealed_place: string;
  readonly offered_by: string;
  readonly offered_at: Date;
  readonly starts_at: Date | null;
  readonly reminded_count: number;
}

const columns = sql`
  id, application_id, state, version, kind, minutes, time_zone, sealed_place, offered_by, offered_at, starts_at, reminded_count`;

const PLACE = { table: 'careers.interview', column: 'sealed_place' } as const;
export const interviewPlaceColumn: SealedColumn = { ...PLACE, key: ['id'] };

/** Where the interview takes place. */
export function openPlace(
  cipher: Work['cipher'],
  { id, sealed_place: sealed }: Pick<InterviewRow, 'id' | 'sealed_place'>,
): string {
  return cipher.open({ ...PLACE, row: id }, sealed);
}

export interface InterviewToKeep extends Pick<
  InterviewRow,
  'id' | 'application_id' | 'kind' | 'minutes' | 'time_zone' | 'offered_by'
> {
  readonly place: string;
}

/** Keeps what an employer offers: a new interview, or other times of one that is open, whose calendar entry then changes. */
export async function keepOffer(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  offer: InterviewToKeep,
): Promise<void> {
  await sql`
    insert into careers.interview
      (id, application_id, state, kind, minutes, time_zone, sealed_place, offered_by, offered_at)
    values (
      ${offer.id}, ${offer.application_id}, 'offered', ${offer.kind}, ${offer.minutes}, ${offer.time_zone},
      ${cipher.seal({ ...PLACE, row: offer.id }, offer.place)}, ${offer.offered_by}, ${now})
    on conflict (id) do update set
      state = 'offered', version = careers.interview.version + 1, kind = excluded.kind, minutes = excluded.minutes,
      time_zone = excluded.time_zone, sealed_place = excluded.sealed_place, offered_by = excluded.offered_by,
      offered_at = excluded.offered_at, starts_at = null, reminded_count = 0`.execute(db);
}

/** Offers of one person are made one after the other, and so are the choices among them. */
export async function lockOfferer(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`careers interviews ${userId}`}, 0))`.execute(db);
}

interface Times {
  readonly interviewId: string;
  readonly offeredBy: string;
  readonly minutes: number;
  readonly starts: readonly Date[];
}

/** Puts times in the place of those that were offered before; they are kept free. */
export async function keepTimes(
  db: Database,
  { interviewId, offeredBy, minutes, starts }: Times,
): Promise<void> {
  await sql`delete from careers.interview_time where interview_id = ${interviewId}`.execute(db);
  for (const start of starts)
    await sql`
      insert into careers.interview_time (interview_id, starts_at, ends_at, offered_by, is_held)
      values (${interviewId}, ${start}, ${endOf(start, minutes)}, ${offeredBy}, true)`.execute(db);
}

/** The first of some times at which the person who offers them is not free; undefined where they are. */
export async function takenTime(
  db: Database,
  { interviewId, offeredBy, minutes, starts }: Times,
): Promise<Date | undefined> {
  for (const start of starts) {
    const { rows } = await sql<{ starts_at: Date }>`
      select starts_at
      from careers.interview_time
      where offered_by = ${offeredBy} and is_held and interview_id <> ${interviewId}
        and starts_at < ${endOf(start, minutes)} and ends_at > ${start}
      limit 1`.execute(db);
    if (rows[0] !== undefined) return start;
  }
  return undefined;
}

/** Keeps one of the times free, or none. */
export async function holdOnly(
  db: Database,
  { interviewId, startsAt }: { readonly interviewId: string; readonly startsAt: Date | null },
): Promise<void> {
  await sql`
    update careers.interview_time
    set is_held = starts_at is not distinct from ${startsAt}::timestamptz
    where interview_id = ${interviewId}`.execute(db);
}

/** The times of some interviews, the earliest first. */
export async function timesOf(
  db: Database,
  interviewIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Date[]>> {
  if (interviewIds.length === 0) return new Map();
  const { rows } = await sql<{ interview_id: string; starts_at: Date }>`
    select interview_id, starts_at
    from careers.interview_time
    where interview_id = any(${[...interviewIds]}::uuid[])
    order by starts_at`.execute(db);
  const times = new Map<string, Date[]>();
  for (const { interview_id: id, starts_at: at } of rows) times.set(id, [...(times.get(id) ?? []), at]);
  return times;
}

export async function findInterview(db: Database, id: string): Promise<InterviewRow | undefined> {
  const { rows } = await sql<InterviewRow>`
    select ${columns}
    from careers.interview
    where id = ${id}`.execute(db);
  return rows[0];
}

/** The latest interview of each of some applications. */
export async function latestInterviews(
  db: Database,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, InterviewRow>> {
  if (applicationIds.length === 0) return new Map();
  const { rows } = await sql<InterviewRow>`
    select distinct on (application_id) ${columns}
    from careers.interview
    where application_id = any(${[...applicationIds]}::uuid[])
    order by application_id, offered_at desc, id desc`.execute(db);
  return new Map(rows.map((row) => [row.application_id, row]));
}

export async function setInterviewState(
  db: Database,
  { id, state, startsAt }: { readonly id: string; readonly state: InterviewState; readonly startsAt?: Date },
): Promise<void> {
  await sql`
    update careers.interview
    set
      state = ${state}, version = version + 1, starts_at = coalesce(${startsAt ?? null}::timestamptz, starts_at),
      reminded_count = case when ${state} = 'booked' then 0 else reminded_count end
    where id = ${id}`.execute(db);
}

/** Booked interviews that begin before an instant, and of which fewer reminders were told than now are due. */
export async function interviewsToRemind(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { before, count, limit }: { readonly before: Date; readonly count: number; readonly limit: number },
): Promise<readonly InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select ${columns}
    from careers.interview
    where state = 'booked' and starts_at > ${now} and starts_at <= ${before} and reminded_count < ${count}
    order by starts_at, id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

export async function setReminded(
  db: Database,
  { id, count }: { readonly id: string; readonly count: number },
): Promise<void> {
  await sql`update careers.interview set reminded_count = ${count} where id = ${id}`.execute(db);
}

/** The account of the applicant is gone: open interviews end, and their times are free. */
export async function endInterviewsOf(db: Database, userId: string): Promise<void> {
  await sql`
    with gone as (
      update careers.interview i
      set state = 'cancelled', version = i.version + 1
      from careers.application a
      where a.id = i.application_id and a.user_id = ${userId} and i.state in ('offered', 'booked', 'other_times')
      returning i.id)
    update careers.interview_time
    set is_held = false
    where interview_id in (select id from gone)`.execute(db);
}
